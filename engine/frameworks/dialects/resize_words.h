// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/dialects/code.h"
#include "engine/frameworks/dialects/forms.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <bit>

namespace tessera::dialects {

inline std::string factorText(float factor)
{
    return toText(DataType::Float32, std::bit_cast<uint32_t>(factor));
}

// A resize with the framework's own name for where it samples.
struct Resize {
    const ResizeConvention& convention;
    std::optional<NearestRule> rule; // of nearest
    bool linear;
    bool hasRatios; // Scales are the ratios of the sizes, or follow from them
    std::vector<uint32_t> inputs, sizes; // of both tensors
    std::vector<float> scales; // factors: the size is floor(n·scale); empty: hasRatios
    bool antialiased;
    size_t spatial; // how many of the last axes the framework resizes
    std::vector<float> roi = {}; // of ONNX, the starts and then the ends of all axes; empty: all of the input

    std::string lastSizes() const { return listText(std::vector(sizes.end() - std::ptrdiff_t(spatial), sizes.end())); }
    std::string lastScales() const { return scalesText(spatial); }
    std::string scalesText(size_t last) const
    {
        std::string text;
        for (size_t i = scales.size() - last; i < scales.size(); ++i)
            text += (text.empty() ? "[" : ", ") + scaleText(i);
        return text + "]";
    }
    std::string scaleText(size_t axis) const { return factorText(scales[axis]); }
};

// The mode of the dialect that is the operator's; `maps` are its axisMaps(), of which there are some. Throws TextError
// where there is none, with what the dialect lacks. What `code` writes and what the adapters of resources/adapters call
// is decided here alone.
Resize resizeOf(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect);

std::string onnxCall(const Resize& resize); // the node of ONNX in one line
std::string roiText(const Resize& resize); // "[0, 0, 1, 1]"

// Of a framework's own tensors, which are padded in front to four axes where it resizes the last two; of a gradient the
// forward resize that it differentiates.
Resize paddedResizeOf(const Operator& op, Dialect dialect);

// How many of the last axes are resized: two of four; PyTorch takes one of three too. Throws TextError where others
// are.
size_t spatialAxes(const std::vector<AxisMap>& maps, Dialect dialect);
Message gradientRefusal(Dialect dialect);

// The call of the dialect that does it.
std::string resizeWords(const Resize& resize, Dialect dialect);

} // namespace tessera::dialects
