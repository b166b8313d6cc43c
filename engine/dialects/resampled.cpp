// SPDX-License-Identifier: Apache-2.0
#include "engine/dialects/code.h"
#include "engine/dialects/forms.h"
#include "engine/dialects/resize_convention.h"
#include "engine/tensor/error.h"
#include "engine/tensor/value.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tessera::dialects {

namespace {

// A resize with the framework's own name for where it samples.
struct Resize {
    const ResizeConvention& convention;
    std::optional<NearestRule> rule; // of nearest
    bool linear;
    bool hasRatios; // Scales are the ratios of the sizes, or follow from them
    std::vector<uint32_t> sizes;
    std::vector<float> scales;

    std::string lastSizes() const { return listText(std::vector(sizes.end() - 2, sizes.end())); }
};

std::string scalesText(const Resize& r)
{
    std::string text;
    for (const float scale : r.scales)
        text += (text.empty() ? "[" : ", ") + toText(DataType::Float32, std::bit_cast<uint32_t>(scale));
    return text + "]";
}

std::string onnx(const Resize& r)
{
    std::string text = "from onnx import helper\n\nnode = helper.make_node(\"Resize\", [\"x\", \"\", "
        + std::string(r.hasRatios ? "\"\", \"sizes\"" : "\"scales\"") + "], [\"y\"], mode=\""
        + (r.linear ? "linear" : "nearest") + "\",\n                        coordinate_transformation_mode=\""
        + std::string(r.convention.mode) + "\"";
    if (r.rule)
        text += ", nearest_mode=\"" + std::string(onnxName(*r.rule)) + "\"";
    return text + ")\n# " + (r.hasRatios ? "sizes = " + listText(r.sizes) : "scales = " + scalesText(r)) + "\n";
}

std::string pyTorch(const Resize& r)
{
    std::string text = "import torch.nn.functional as F\n\ny = F.interpolate(x, size=" + r.lastSizes() + ", mode=\"";
    return text + (r.linear ? "bilinear\", " + std::string(r.convention.mode) : std::string(r.convention.mode) + "\"")
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
    std::string text = "from openvino.runtime import opset11 as ov\n\ny = ov.interpolate(x, " + r.lastSizes() + ", \""
        + (r.linear ? "linear_onnx" : "nearest") + "\", \"sizes\", axes=[2, 3],\n                   "
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

bool isOf(const ConventionMatch& match, Dialect dialect)
{
    return match.convention->placement != Placement::CropAndResize && match.convention->dialect == dialect;
}

std::vector<float> scalesOf(const std::vector<AxisMap>& maps)
{
    std::vector<float> scales;
    scales.reserve(maps.size());
    for (const AxisMap& map : maps)
        scales.push_back(map.scale);
    return scales;
}

Resize resizeOf(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect)
{
    const std::string who(name(dialect));
    const std::vector<ConventionMatch> matches = conventionsOf(op).list;
    const auto match = std::ranges::find_if(matches, [&](const ConventionMatch& each) { return isOf(each, dialect); });
    if (match == matches.end())
        throw TextError("No mode of " + who + " samples at these places");
    const Placement placement = match->convention->placement;
    const bool hasRatios = std::ranges::all_of(maps, [&](const AxisMap& map) {
        const float ratio = numbersOf(placement, map.inputs, map.outputs).scale;
        return map.inputs == map.outputs || std::abs(map.scale - ratio) <= 1e-6f * ratio;
    });
    if (dialect == Dialect::Onnx)
        return {*match->convention, match->rule,          maps.front().mode == InterpolationMode::Linear,
                hasRatios,          outputDesc(op).sizes, scalesOf(maps)};
    if (!hasRatios)
        throw TextError(who + " is told sizes, and these scales are not their ratios");
    const bool inner = std::ranges::all_of(maps.begin(), maps.end() - std::min<std::ptrdiff_t>(2, std::ssize(maps)),
                                           [](const AxisMap& map) { return map.inputs == map.outputs; });
    if (maps.size() != 4 || !inner)
        throw TextError(who + " resizes the last two of four axes, and here others are resized");
    return {*match->convention,   match->rule,   maps.front().mode == InterpolationMode::Linear, true,
            outputDesc(op).sizes, scalesOf(maps)};
}

std::string code(const Resize& resize, Dialect dialect)
{
    switch (dialect) {
    case Dialect::Onnx:
        return onnx(resize);
    case Dialect::PyTorch:
        return pyTorch(resize);
    case Dialect::TensorFlow:
        return tensorFlow(resize);
    case Dialect::OpenVino:
        return openVino(resize);
    default:
        return webNn(resize);
    }
}

std::string numPy(const Operator& op, const std::vector<AxisMap>& maps)
{
    const TensorDesc &input = inputDesc(op), &output = outputDesc(op);
    const bool backwards = isTransposed(op);
    const bool nearest = maps.front().mode == InterpolationMode::NearestNeighbor;
    const auto f = [](float value) { return "f(" + toText(DataType::Float32, std::bit_cast<uint32_t>(value)) + ")"; };
    std::string code = "import numpy as np\n\nf = np.float32\n\n"
                       "def matrix(n, m, scale, in_offset, out_offset):\n"
                       "    \"\"\"Row o holds the weights of the n inputs in output o of m.\"\"\"\n"
                       "    a = np.zeros((m, n))\n"
                       "    for o in range(m):\n"
                       "        x = "
        + coordinateFormula("f(o)", "out_offset", "scale", "in_offset", " - ") + "\n";
    if (nearest) {
        const Rounding rounding = maps.front().rounding;
        code += std::string("        i = ")
            + (rounding == Rounding::HalfUp     ? "np.floor(np.clip(x, f(-1), f(n)) + f(0.5))"
                   : rounding == Rounding::Ceil ? "np.ceil(np.clip(x, f(-1), f(n)))"
                                                : "np.floor(np.clip(x, f(-1), f(n)))")
            + "\n        a[o, int(np.clip(i, 0, n - 1))] = 1\n";
    } else {
        if (maps.front().antialiased)
            code += "        if scale < 1:\n"
                    "            w = np.maximum(0, 1 - np.abs(np.arange(n) - float(x)) * float(scale))\n"
                    "            a[o] = w / w.sum() if w.sum() > 0 else np.eye(n)[0 if x < 0 else n - 1]\n"
                    "            continue\n";
        code += "        x = np.clip(x, f(0), f(n - 1))\n"
                "        i = int(x)\n"
                "        t = x - f(i)\n"
                "        a[o, i] = f(1) - t\n"
                "        if t > 0:\n"
                "            a[o, i + 1] = t\n";
    }
    code += "    return a\n\n# x: " + text(input.sizes) + (backwards ? ", the gradient of the forward output\n" : "\n")
        + "y = x.astype(np.float64)\n";
    for (size_t i = 0; i < maps.size(); ++i) {
        const AxisMap& map = maps[i];
        code += "y = np.moveaxis(np.tensordot(matrix(" + std::to_string(map.inputs) + ", " + std::to_string(map.outputs)
            + ", " + f(map.scale) + ", " + f(map.inputPixelOffset) + ", " + f(map.outputPixelOffset) + ")"
            + (backwards ? ".T" : "") + ", y, (1, " + std::to_string(i) + ")), 0, " + std::to_string(i) + ")\n";
    }
    const bool integer = !isFloat(output.dataType);
    return code + (integer ? "y = np.rint(y)" : "y = y")
        + (output.dataType == DataType::Int8          ? ".clip(-128, 127).astype(np.int8)"
               : output.dataType == DataType::UInt8   ? ".clip(0, 255).astype(np.uint8)"
               : output.dataType == DataType::Float16 ? ".astype(np.float16)"
                                                      : ".astype(np.float32)")
        + "  # " + text(output.sizes) + "\n";
}

} // namespace

std::string resampled(const Operator& op, Dialect dialect)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    if (dialect == Dialect::NumPy)
        return numPy(op, maps);
    if (dialect == Dialect::Einops)
        throw TextError("einops moves elements and does not blend or repeat them");
    if (isTransposed(op))
        throw TextError("A gradient is not written in " + std::string(name(dialect))
                        + ": it differentiates its own resize");
    if (std::ranges::any_of(maps, &AxisMap::antialiased))
        throw TextError("Every framework smooths in its own way; NumPy says how DirectML does");
    return code(resizeOf(op, maps, dialect), dialect);
}

} // namespace tessera::dialects
