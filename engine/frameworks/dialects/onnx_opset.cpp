// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/onnx_opset.h"

#include "engine/core/tensor/error.h"

namespace tessera::dialects {

int onnxOpset(const Resize& resize)
{
    // Those that brought or took a word.
    constexpr int kAntialias = 18, kSymmetric = 19, kForNearest = 11;
    if (resize.convention.placement == Placement::HalfPixelForNearest) {
        if (resize.antialiased)
            throw TextError(say("dialects", "ONNX has antialias since opset 18, and tf_half_pixel_for_nn until 12"));
        return kForNearest;
    }
    if (resize.convention.placement == Placement::HalfPixelSymmetric)
        return kSymmetric;
    return resize.antialiased ? kAntialias : kBasicOpset;
}

int onnxIrVersion(int opset)
{
    return opset >= 19 ? 9 : opset >= 15 ? 8 : opset >= 13 ? 7 : 6;
}

} // namespace tessera::dialects
