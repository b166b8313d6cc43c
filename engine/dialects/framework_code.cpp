// SPDX-License-Identifier: Apache-2.0
#include "engine/dialects/framework_code.h"

#include "engine/dialects/resize_convention.h"
#include "engine/tensor/error.h"
#include "engine/tensor/value.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tessera {

namespace {

template <class List>
std::string listText(const List& values, std::string_view open = "[", std::string_view close = "]")
{
    std::string text;
    for (const auto& value : values)
        text += (text.empty() ? "" : ", ") + std::to_string(value);
    return std::string(open) + text + std::string(close);
}

const FieldValue* find(const std::vector<Field>& list, std::string_view name)
{
    const auto found = std::ranges::find(list, name, [](const Field& field) { return field.info.name; });
    return found == list.end() ? nullptr : &found->value;
}

// A depth or space operator as reshape, transpose, reshape; and what chooses its framework's own name.
struct Moved {
    bool toSpace, depthFirst;
    uint32_t block;
    std::vector<uint32_t> parts, result;
    std::vector<int> permutation;
};

std::optional<Moved> movedBy(const Operator& op)
{
    const std::vector<Field> list = fields(op);
    const FieldValue* block = find(list, "BlockSize");
    if (!block)
        return std::nullopt;
    const FieldValue* order = find(list, "Order");
    const std::vector<uint32_t>& in = inputDesc(op).sizes;
    Moved moved{.toSpace = tessera::name(op).starts_with("DEPTH"),
                .depthFirst = !order || std::get<EnumValue>(*order).name() == "DEPTH_COLUMN_ROW",
                .block = std::get<uint32_t>(*block),
                .parts = {},
                .result = outputDesc(op).sizes,
                .permutation = {}};
    const uint32_t b = moved.block, n = in[0], c = in[1], h = in[2], w = in[3], depth = moved.result[1];
    if (moved.toSpace) {
        moved.parts = moved.depthFirst ? std::vector{n, b, b, depth, h, w} : std::vector{n, depth, b, b, h, w};
        moved.permutation = moved.depthFirst ? std::vector{0, 3, 4, 1, 5, 2} : std::vector{0, 1, 4, 2, 5, 3};
    } else {
        moved.parts = {n, c, h / b, b, w / b, b};
        moved.permutation = moved.depthFirst ? std::vector{0, 3, 5, 1, 2, 4} : std::vector{0, 1, 3, 5, 2, 4};
    }
    return moved;
}

std::string onnx(const Moved& m)
{
    const std::string block = "blocksize=" + std::to_string(m.block);
    const std::string import = "from onnx import helper\n\n";
    if (m.toSpace)
        return import + "node = helper.make_node(\"DepthToSpace\", [\"x\"], [\"y\"], " + block + ", mode=\""
            + (m.depthFirst ? "DCR" : "CRD") + "\")  # opset 11 or later\n";
    if (m.depthFirst)
        return import + "node = helper.make_node(\"SpaceToDepth\", [\"x\"], [\"y\"], " + block + ")\n";
    return import + "# SpaceToDepth has no mode: it is DEPTH_COLUMN_ROW.\n" + "nodes = [\n"
        + "    helper.make_node(\"Reshape\", [\"x\", \"parts\"], [\"split\"]),  # parts = " + listText(m.parts) + "\n"
        + "    helper.make_node(\"Transpose\", [\"split\"], [\"moved\"], perm=" + listText(m.permutation) + "),\n"
        + "    helper.make_node(\"Reshape\", [\"moved\", \"sizes\"], [\"y\"]),  # sizes = " + listText(m.result) + "\n"
        + "]\n";
}

std::string pyTorch(const Moved& m)
{
    if (!m.depthFirst)
        return "import torch.nn.functional as F\n\ny = F."
            + std::string(m.toSpace ? "pixel_shuffle" : "pixel_unshuffle") + "(x, " + std::to_string(m.block) + ")\n";
    return "# " + std::string(m.toSpace ? "pixel_shuffle" : "pixel_unshuffle") + " is COLUMN_ROW_DEPTH.\n"
        + "y = x.reshape" + listText(m.parts, "(", ")") + ".permute" + listText(m.permutation, "(", ")") + ".reshape"
        + listText(m.result, "(", ")") + "\n";
}

std::string tensorFlow(const Moved& m)
{
    const std::string op = m.toSpace ? "depth_to_space" : "space_to_depth";
    if (m.depthFirst)
        return "import tensorflow as tf\n\nx = tf.transpose(x, [0, 2, 3, 1])  # NHWC\ny = tf.nn." + op + "(x, "
            + std::to_string(m.block) + ")\ny = tf.transpose(y, [0, 3, 1, 2])\n";
    return "import tensorflow as tf\n\n# tf.nn." + op + " is DEPTH_COLUMN_ROW.\ny = tf.reshape(x, " + listText(m.parts)
        + ")\ny = tf.transpose(y, " + listText(m.permutation) + ")\ny = tf.reshape(y, " + listText(m.result) + ")\n";
}

std::string openVino(const Moved& m)
{
    return "from openvino.runtime import opset8 as ov\n\ny = ov."
        + std::string(m.toSpace ? "depth_to_space" : "space_to_depth") + "(x, \""
        + (m.depthFirst ? "blocks_first" : "depth_first") + "\", " + std::to_string(m.block) + ")\n";
}

std::string webNn(const Moved& m)
{
    return "// WebNN has no operator for it.\nlet y = builder.reshape(x, " + listText(m.parts)
        + ");\ny = builder.transpose(y, {permutation: " + listText(m.permutation) + "});\ny = builder.reshape(y, "
        + listText(m.result) + ");\n";
}

std::string einops(const Moved& m)
{
    const std::string deep = m.depthFirst ? "n (bh bw c) h w" : "n (c bh bw) h w", wide = "n c (h bh) (w bw)";
    const std::string b = std::to_string(m.block);
    return "from einops import rearrange\n\ny = rearrange(x, \""
        + (m.toSpace ? deep + " -> " + wide : wide + " -> " + deep) + "\", bh=" + b + ", bw=" + b + ")\n";
}

std::string code(const Moved& moved, Framework framework)
{
    switch (framework) {
    case Framework::Onnx:
        return onnx(moved);
    case Framework::PyTorch:
        return pyTorch(moved);
    case Framework::TensorFlow:
        return tensorFlow(moved);
    case Framework::OpenVino:
        return openVino(moved);
    case Framework::WebNn:
        return webNn(moved);
    default:
        return einops(moved);
    }
}

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

bool isOf(const ConventionMatch& match, Framework framework)
{
    return match.convention->placement != Placement::CropAndResize
        && match.convention->framework.starts_with(name(framework));
}

std::vector<float> scalesOf(const std::vector<AxisMap>& maps)
{
    std::vector<float> scales;
    scales.reserve(maps.size());
    for (const AxisMap& map : maps)
        scales.push_back(map.scale);
    return scales;
}

Resize resizeOf(const Operator& op, const std::vector<AxisMap>& maps, Framework framework)
{
    const std::string who(name(framework));
    const std::vector<ConventionMatch> matches = conventionsOf(op).list;
    const auto match =
        std::ranges::find_if(matches, [&](const ConventionMatch& each) { return isOf(each, framework); });
    if (match == matches.end())
        throw TextError("No mode of " + who + " samples at these places");
    const Placement placement = match->convention->placement;
    const bool hasRatios = std::ranges::all_of(maps, [&](const AxisMap& map) {
        const float ratio = numbersOf(placement, map.inputs, map.outputs).scale;
        return map.inputs == map.outputs || std::abs(map.scale - ratio) <= 1e-6f * ratio;
    });
    if (framework == Framework::Onnx)
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

std::string code(const Resize& resize, Framework framework)
{
    switch (framework) {
    case Framework::Onnx:
        return onnx(resize);
    case Framework::PyTorch:
        return pyTorch(resize);
    case Framework::TensorFlow:
        return tensorFlow(resize);
    case Framework::OpenVino:
        return openVino(resize);
    default:
        return webNn(resize);
    }
}

} // namespace

std::string_view name(Framework framework)
{
    constexpr std::string_view names[] = {"ONNX", "PyTorch", "TensorFlow", "OpenVINO", "WebNN", "einops"};
    return names[static_cast<size_t>(framework)];
}

std::string frameworkCode(const Operator& op, Framework framework)
{
    if (const std::optional<Moved> moved = movedBy(op))
        return code(*moved, framework);
    if (framework == Framework::Einops)
        throw TextError("einops moves elements and does not blend or repeat them");
    if (isTransposed(op))
        throw TextError("A gradient is not written in " + std::string(name(framework))
                        + ": it differentiates its own resize");
    const std::vector<Field> list = fields(op);
    if (const FieldValue* antialiased = find(list, "Antialiased"); antialiased && std::get<bool>(*antialiased))
        throw TextError("Every framework smooths in its own way; NumPy says how DirectML does");
    return code(resizeOf(op, axisMaps(op), framework), framework);
}

} // namespace tessera
