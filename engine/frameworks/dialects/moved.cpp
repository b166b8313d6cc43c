// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/block_order.h"
#include "engine/core/plan/rearrangement.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/code.h"
#include "engine/frameworks/dialects/forms.h"
#include "engine/frameworks/dialects/onnx_directml.h"

#include <algorithm>

namespace tessera::dialects {

namespace {

// einops' letters: those of the formulas, but h and w of a block are bh and bw.
std::string letter(const AxisFactor& factor)
{
    return factor.name == "by" ? "bh" : factor.name == "bx" ? "bw" : std::string(factor.name);
}

std::string pattern(const StridedCopy& work, const std::array<std::vector<uint8_t>, 4>& axes)
{
    std::string text;
    for (const std::vector<uint8_t>& axis : axes) {
        std::string letters;
        for (const uint8_t factor : axis)
            letters += (letters.empty() ? "" : " ") + letter(work.factors[factor]);
        text += (text.empty() ? "" : " ") + (axis.size() == 1 ? letters : "(" + letters + ")");
    }
    return text;
}

// Of every split axis of the input the lengths of all factors but one, which einops finds itself: the axis's own.
std::string lengthsOf(const StridedCopy& work, const Rearrangement& shapes)
{
    constexpr std::array<std::string_view, 4> own = {"n", "c", "h", "w"};
    std::string text;
    for (size_t axis = 0; axis < own.size(); ++axis) {
        const std::vector<uint8_t>& split = shapes.input[axis];
        const auto isOwn = [&](uint8_t factor) { return work.factors[factor].name == own[axis]; };
        const uint8_t found = std::ranges::any_of(split, isOwn) ? *std::ranges::find_if(split, isOwn) : split.back();
        for (const uint8_t factor : split)
            if (factor != found)
                text += ", " + letter(work.factors[factor]) + "=" + std::to_string(work.sizes[factor]);
    }
    return text;
}

// Which order the dialect's own operator is, where this one has another: a comment.
std::string otherOrder(const Operator& op, Dialect dialect)
{
    const auto is = blockOrder(op);
    if (!is)
        return dialect == Dialect::Onnx ? "# ONNX has no operator for it.\n" : "";
    switch (dialect) {
    case Dialect::Onnx:
        return "# SpaceToDepth has no mode: it is DEPTH_COLUMN_ROW.\n";
    case Dialect::PyTorch:
        return "# " + std::string(is->toSpace ? "pixel_shuffle" : "pixel_unshuffle") + " is COLUMN_ROW_DEPTH.\n";
    case Dialect::TensorFlow:
        return "# tf.nn." + std::string(is->toSpace ? "depth_to_space" : "space_to_depth")
            + (is->blockSize < 2 ? " wants a block of 2 or more.\n" : " is DEPTH_COLUMN_ROW.\n");
    case Dialect::DirectML:
    case Dialect::NumPy:
    case Dialect::OnnxRuntimeDirectMl:
    case Dialect::OpenVino:
    case Dialect::WebNn:
    case Dialect::Einops:
    case Dialect::CoreMl:
    case Dialect::Ncnn:
    case Dialect::OpenCv:
    case Dialect::Pillow:
        break;
    }
    return "";
}

} // namespace

std::string listText(const std::vector<uint32_t>& values, std::string_view open, std::string_view close)
{
    std::string text;
    for (const uint32_t value : values)
        text += (text.empty() ? "" : ", ") + std::to_string(value);
    return std::string(open) + text + std::string(close);
}

std::string moved(const Operator& op, const Plan& plan, Dialect dialect)
{
    const std::string hint = otherOrder(op, dialect);
    const auto& work = std::get<StridedCopy>(plan.work);
    const Rearrangement shapes = rearrangement(plan).value();
    std::vector<uint32_t> parts;
    for (const uint8_t factor : shapes.split)
        parts.push_back(static_cast<uint32_t>(work.sizes[factor]));
    const std::vector<uint32_t>&axes = shapes.permutation, &result = plan.output.sizes;
    switch (dialect) {
    case Dialect::Onnx:
        return "from onnx import helper\n\n" + hint
            + "nodes = [\n"
              "    helper.make_node(\"Reshape\", [\"x\", \"parts\"], [\"split\"]),  # parts = "
            + listText(parts) + "\n    helper.make_node(\"Transpose\", [\"split\"], [\"moved\"], perm=" + listText(axes)
            + "),\n    helper.make_node(\"Reshape\", [\"moved\", \"sizes\"], [\"y\"]),  # sizes = " + listText(result)
            + "\n]\n";
    case Dialect::PyTorch:
        return hint + "y = x.reshape" + listText(parts, "(", ")") + ".permute" + listText(axes, "(", ")") + ".reshape"
            + listText(result, "(", ")") + "\n";
    case Dialect::TensorFlow:
        return "import tensorflow as tf\n\n" + hint + "y = tf.reshape(x, " + listText(parts) + ")\ny = tf.transpose(y, "
            + listText(axes) + ")\ny = tf.reshape(y, " + listText(result) + ")\n";
    case Dialect::OpenVino:
        return "from openvino.runtime import opset8 as ov\n\ny = ov.reshape(x, " + listText(parts)
            + ", False)\ny = ov.transpose(y, " + listText(axes) + ")\ny = ov.reshape(y, " + listText(result)
            + ", False)\n";
    case Dialect::WebNn:
        return "// WebNN has no operator for it.\nlet y = builder.reshape(x, " + listText(parts)
            + ");\ny = builder.transpose(y, {permutation: " + listText(axes) + "});\ny = builder.reshape(y, "
            + listText(result) + ");\n";
    case Dialect::Einops:
        return "from einops import rearrange\n\ny = rearrange(x, \"" + pattern(work, shapes.input) + " -> "
            + pattern(work, shapes.output) + "\"" + lengthsOf(work, shapes) + ")\n";
    case Dialect::CoreMl:
        return "from coremltools.converters.mil import Builder as mb\n\ny = mb.reshape(x=x, shape=" + listText(parts)
            + ")\ny = mb.transpose(x=y, perm=" + listText(axes) + ")\ny = mb.reshape(x=y, shape=" + listText(result)
            + ")\n";
    case Dialect::OnnxRuntimeDirectMl:
        throw TextError(whyNoNode(op));
    case Dialect::Ncnn:
        throw TextError(
            say("dialects", "ncnn has PixelShuffle and Reorg, and tensors of three dimensions: no other permutation"));
    case Dialect::OpenCv:
    case Dialect::Pillow:
        throw TextError(say("dialects", "%1 moves no elements between channels and pixels")(name(dialect)));
    case Dialect::NumPy:
        return "import numpy as np\n\n# x: " + text(plan.input.sizes) + "\ny = x.reshape" + listText(parts, "(", ")")
            + ".transpose" + listText(axes, "(", ")") + ".reshape" + listText(result, "(", ")") + "\n";
    case Dialect::DirectML: // it has the operator
        break;
    }
    throw TextError(say("dialects", "%1 has no reshape")(name(dialect)));
}

} // namespace tessera::dialects
