// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/resize_words.h"

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"

#include <bit>
#include <cmath>

namespace tessera::dialects {

namespace {

std::string onnxAttributes(const Resize& r, std::string_view beforePlacement)
{
    std::string text = "mode=\"" + std::string(r.linear ? "linear" : "nearest") + "\"," + std::string(beforePlacement)
        + "coordinate_transformation_mode=\"" + std::string(r.convention.mode) + "\"";
    if (r.rule)
        text += ", nearest_mode=\"" + std::string(onnxName(*r.rule)) + "\"";
    if (r.antialiased)
        text += ", antialias=1";
    return text;
}

std::string onnxSizes(const Resize& r, std::string_view equals)
{
    return r.hasRatios ? "sizes" + std::string(equals) + listText(r.sizes)
                       : "scales" + std::string(equals) + r.scalesText(r.scales.size());
}

std::string onnx(const Resize& r)
{
    return "from onnx import helper\n\nnode = helper.make_node(\"Resize\", [\"x\", "
        + std::string(r.roi.empty() ? "\"\", " : "\"roi\", ") + (r.hasRatios ? "\"\", \"sizes\"" : "\"scales\"")
        + "], [\"y\"], " + onnxAttributes(r, "\n                        ") + ")\n# " + onnxSizes(r, " = ")
        + (r.roi.empty() ? "\n" : "\n# roi = " + roiText(r) + "\n");
}

std::string pyTorch(const Resize& r)
{
    const std::string linear = r.spatial == 1 ? "linear" : "bilinear", mode(r.convention.mode);
    return "import torch.nn.functional as F\n\ny = F.interpolate(x, "
        + (r.hasRatios ? "size=" + r.lastSizes() : "scale_factor=" + r.lastScales()) + ", mode=\""
        + (r.linear ? linear + "\", " + mode : mode + "\"") + (r.hasRatios ? "" : ", recompute_scale_factor=False")
        + ")\n";
}

std::string tensorFlow(const Resize& r)
{
    std::string resize;
    if (r.convention.framework == "TensorFlow 2")
        resize = "tf.image.resize(x, " + r.lastSizes() + ", method=\"" + (r.linear ? "bilinear" : "nearest") + "\")";
    else
        resize = "tf.compat.v1.image.resize_" + std::string(r.linear ? "bilinear" : "nearest_neighbor") + "(x, "
            + r.lastSizes() + (r.convention.mode.ends_with("align_corners") ? ", align_corners=True)" : ")");
    return "import tensorflow as tf\n\nx = tf.transpose(x, [0, 2, 3, 1])  # NHWC\ny = " + resize
        + "\ny = tf.transpose(y, [0, 3, 1, 2])\n";
}

std::string openVino(const Resize& r)
{
    std::string text = "from openvino.runtime import opset11 as ov\n\ny = ov.interpolate(x, "
        + (r.hasRatios ? r.lastSizes() : r.lastScales()) + ", \"" + (r.linear ? "linear_onnx" : "nearest") + "\", \""
        + (r.hasRatios ? "sizes" : "scales") + "\", axes=[2, 3],\n                   "
        + "coordinate_transformation_mode=\"" + std::string(r.convention.mode) + "\"";
    if (r.rule)
        text += ", nearest_mode=\"" + std::string(onnxName(*r.rule)) + "\"";
    return text + ")\n";
}

std::string webNn(const Resize& r)
{
    return "const y = builder.resample2d(x, {mode: \"" + std::string(r.convention.mode) + "\", sizes: " + r.lastSizes()
        + ", axes: [2, 3]});\n";
}

std::string coreMl(const Resize& r)
{
    const std::string h = std::to_string(r.sizes[r.sizes.size() - 2]), w = std::to_string(r.sizes.back());
    // ALIGN_CORNERS lays a single output on the middle.
    const std::string mode =
        r.convention.mode == "ALIGN_CORNERS" ? "STRICT_ALIGN_CORNERS" : std::string(r.convention.mode);
    return "from coremltools.converters.mil import Builder as mb\n\ny = mb.resize_bilinear(x=x, target_size_height=" + h
        + ", target_size_width=" + w + ", sampling_mode=\"" + mode + "\")\n";
}

std::string ncnn(const Resize& r)
{
    std::string text = "Interp y 1 1 x y 0=" + std::string(r.linear ? "2" : "1");
    if (r.hasRatios)
        text += " 3=" + std::to_string(r.sizes[r.sizes.size() - 2]) + " 4=" + std::to_string(r.sizes.back());
    else
        text += " 1=" + r.scaleText(r.scales.size() - 2) + " 2=" + r.scaleText(r.scales.size() - 1);
    return text + (r.convention.mode.ends_with("align_corner") ? " 6=1" : "") + "\n";
}

std::string openCv(const Resize& r)
{
    const std::string mode = ", interpolation=cv2." + std::string(r.convention.mode) + ")\n";
    if (r.hasRatios)
        return "import cv2\n\n# x: a plane, y: a plane\ny = cv2.resize(x, (" + std::to_string(r.sizes.back()) + ", "
            + std::to_string(r.sizes[r.sizes.size() - 2]) + ")" + mode;
    return "import cv2\n\n# x: a plane, y: a plane\ny = cv2.resize(x, None, fx=" + r.scaleText(r.scales.size() - 1)
        + ", fy=" + r.scaleText(r.scales.size() - 2) + mode;
}

std::string pillow(const Resize& r)
{
    return "from PIL import Image\n\n# x: a plane as an Image, y: another\ny = x.resize(("
        + std::to_string(r.sizes.back()) + ", " + std::to_string(r.sizes[r.sizes.size() - 2]) + "), Image.Resampling."
        + std::string(r.convention.mode) + ")\n";
}

} // namespace

std::string roiText(const Resize& r)
{
    std::string text;
    for (const float number : r.roi)
        text += (text.empty() ? "[" : ", ") + toText(DataType::Float32, std::bit_cast<uint32_t>(number));
    return text + "]";
}

std::string onnxCall(const Resize& r)
{
    return "Resize(x, " + (r.roi.empty() ? "" : "roi=" + roiText(r) + ", ") + onnxSizes(r, "=") + ", "
        + onnxAttributes(r, " ") + ")";
}

std::string resizeWords(const Resize& resize, Dialect dialect)
{
    switch (dialect) {
    case Dialect::Onnx:
    case Dialect::OnnxRuntimeDirectMl:
        return onnx(resize);
    case Dialect::PyTorch:
        return pyTorch(resize);
    case Dialect::TensorFlow:
        return tensorFlow(resize);
    case Dialect::OpenVino:
        return openVino(resize);
    case Dialect::WebNn:
        return webNn(resize);
    case Dialect::CoreMl:
        return coreMl(resize);
    case Dialect::Ncnn:
        return ncnn(resize);
    case Dialect::OpenCv:
        return openCv(resize);
    case Dialect::Pillow:
        return pillow(resize);
    case Dialect::DirectML:
    case Dialect::NumPy:
    case Dialect::Einops:
        break;
    }
    throw TextError(say("dialects", "%1 has no resize")(name(dialect)));
}

} // namespace tessera::dialects
