// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/depth_space_words.h"

#include "engine/core/plan/rearrangement.h"

#include <algorithm>

namespace tessera::depth_space {

namespace {

std::string countText(uint64_t value)
{
    return std::to_string(value);
}

// The sizes of the plan's factors as NumPy computes them from x.shape.
std::string_view symbol(std::string_view factor, bool toSpace)
{
    if (factor.starts_with('b'))
        return "b";
    if (toSpace)
        return factor == "c" ? "c // (b * b)" : factor;
    return factor == "h" ? "h // b" : factor == "w" ? "w // b" : factor;
}

template <class List> std::string joined(const List& list, auto&& toText)
{
    std::string text;
    for (const auto& each : list)
        text += (text.empty() ? "" : ", ") + std::string(toText(each));
    return text;
}

std::string numPy(const Meaning& op, const Plan& plan)
{
    const auto& factors = std::get<StridedCopy>(plan.work).factors;
    const Rearrangement shapes = rearrangement(plan).value();
    const std::string parts =
        joined(shapes.split, [&](uint8_t factor) { return symbol(factors[factor].name, op.toSpace); });
    const std::string axes = joined(shapes.permutation, [](uint32_t axis) { return std::to_string(axis); });
    return "import numpy as np\n\nb = " + countText(op.block) + "\nn, c, h, w = x.shape  # " + text(plan.input.sizes)
        + "\ny = x.reshape(" + parts + ").transpose(" + axes + ")\ny = y.reshape("
        + (op.toSpace ? "n, c // (b * b), h * b, w * b" : "n, c * b * b, h // b, w // b") + ")  # "
        + text(plan.output.sizes) + "\n";
}

std::optional<std::string> onnx(const Meaning& op, bool depthFirst)
{
    const std::string import = "from onnx import helper\n\n", block = "blocksize=" + countText(op.block);
    if (op.toSpace)
        return import + "node = helper.make_node(\"DepthToSpace\", [\"x\"], [\"y\"], " + block + ", mode=\""
            + (depthFirst ? "DCR" : "CRD") + "\")  # opset 11 or later\n";
    if (depthFirst) // SpaceToDepth has no mode
        return import + "node = helper.make_node(\"SpaceToDepth\", [\"x\"], [\"y\"], " + block + ")\n";
    return {};
}

std::string coreMl(const Meaning& op, bool depthFirst)
{
    const std::string call = depthFirst
        ? (op.toSpace ? "depth_to_space(x=x, block_size=" : "space_to_depth(x=x, block_size=")
        : op.toSpace ? "pixel_shuffle(x=x, upscale_factor="
                     : "pixel_unshuffle(x=x, downscale_factor=";
    return "from coremltools.converters.mil import Builder as mb\n\ny = mb." + call + countText(op.block) + ")\n";
}

constexpr ConformanceLine kConformance[] = {
    // Blocks and orders
    {"D2S, b = 3, depth fastest",
     "DEPTH_TO_SPACE1 --Sizes 2,18,3,5 --DataType UINT32 --BlockSize 3 --Order DEPTH_COLUMN_ROW --data iota"},
    {"D2S, b = 3, depth slowest",
     "DEPTH_TO_SPACE1 --Sizes 2,18,3,5 --DataType UINT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data iota"},
    {"S2D, b = 3, depth fastest",
     "SPACE_TO_DEPTH1 --Sizes 2,3,9,6 --DataType UINT32 --BlockSize 3 --Order DEPTH_COLUMN_ROW --data iota"},
    {"S2D, b = 3, depth slowest",
     "SPACE_TO_DEPTH1 --Sizes 2,3,9,6 --DataType UINT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data iota"},
    {"D2S to one channel", "DEPTH_TO_SPACE --Sizes 1,9,4,5 --DataType INT16 --BlockSize 3 --data iota"},
    {"S2D from one channel", "SPACE_TO_DEPTH --Sizes 1,1,12,15 --DataType INT16 --BlockSize 3 --data iota"},
    {"D2S, the block is the whole picture",
     "DEPTH_TO_SPACE1 --Sizes 3,50,1,1 --DataType UINT16 --BlockSize 5 --Order COLUMN_ROW_DEPTH --data iota"},
    {"S2D, one block",
     "SPACE_TO_DEPTH1 --Sizes 3,2,5,5 --DataType UINT16 --BlockSize 5 --Order DEPTH_COLUMN_ROW --data iota"},
    {"D2S, a row wider than a vector",
     "DEPTH_TO_SPACE1 --Sizes 1,8,3,67 --DataType UINT8 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data random:3"},
    // NaN payloads, −0 and denormals pass unchanged
    {"D2S, special values in FLOAT16",
     "DEPTH_TO_SPACE1 --Sizes 1,12,4,8 --DataType FLOAT16 --Order DEPTH_COLUMN_ROW --data special:1"},
    {"S2D, special values in FLOAT32",
     "SPACE_TO_DEPTH1 --Sizes 1,3,8,16 --DataType FLOAT32 --Order COLUMN_ROW_DEPTH --data special:2"},
    {"D2S, special values in FLOAT64",
     "DEPTH_TO_SPACE1 --Sizes 1,12,4,8 --DataType FLOAT64 --Order COLUMN_ROW_DEPTH --data special:3"},
    // Layouts
    {"D2S from interleaved channels",
     "DEPTH_TO_SPACE1 --Sizes 1,18,3,5 --DataType FLOAT32 --BlockSize 3 --Order DEPTH_COLUMN_ROW "
     "--Strides 270,1,90,18 --data iota"},
    {"S2D into interleaved channels",
     "SPACE_TO_DEPTH1 --Sizes 1,2,6,9 --DataType UINT8 --BlockSize 3 --Order COLUMN_ROW_DEPTH "
     "--OutputTensor.Strides 108,1,54,18 --data iota"},
    {"S2D from padded rows",
     "SPACE_TO_DEPTH1 --Sizes 1,2,6,9 --DataType INT64 --BlockSize 3 --Order DEPTH_COLUMN_ROW "
     "--Strides 200,100,16,1 --data iota"},
    // Data that are only moved may be of any type
    {"D2S", "DEPTH_TO_SPACE1 --Sizes 1,18,5,7 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data random:1", kDataTypes},
};

} // namespace

std::string lettersOf(const StridedCopy& work, std::span<const uint8_t> axis)
{
    std::string letters, inner; // what the factors further in come to
    uint64_t blocks = 0;
    for (size_t i = axis.size(); i-- > 0;) {
        const std::string_view factor = work.factors[axis[i]].name;
        letters = std::string(factor) + inner + (letters.empty() ? "" : " + ") + letters;
        blocks += factor.starts_with('b') ? 1 : 0;
        const bool hasDepth = factor == "c" || inner.ends_with("C");
        inner = (blocks == 0 ? "" : blocks == 1 ? "·b" : "·b²") + std::string(hasDepth ? "·C" : "");
    }
    return letters;
}

std::optional<std::string> code(const Meaning& op, const Plan& plan, Dialect dialect)
{
    const bool depthFirst = op.order == DepthSpaceOrder::DepthColumnRow;
    const std::string name = op.toSpace ? "depth_to_space" : "space_to_depth";
    switch (dialect) {
    case Dialect::NumPy:
        return numPy(op, plan);
    case Dialect::Onnx:
        return onnx(op, depthFirst);
    case Dialect::OnnxRuntimeDirectMl: // either order is both where there is one channel or no block
        return onnx(op, depthFirst || (!op.toSpace && (op.block == 1 || plan.input.sizes[1] == 1)));
    case Dialect::PyTorch:
        if (depthFirst)
            return {};
        return "import torch.nn.functional as F\n\ny = F."
            + std::string(op.toSpace ? "pixel_shuffle" : "pixel_unshuffle") + "(x, " + countText(op.block) + ")\n";
    case Dialect::TensorFlow:
        if (!depthFirst || op.block < 2)
            return {}; // it wants a block of 2 or more
        return "import tensorflow as tf\n\nx = tf.transpose(x, [0, 2, 3, 1])  # NHWC\ny = tf.nn." + name + "(x, "
            + countText(op.block) + ")\ny = tf.transpose(y, [0, 3, 1, 2])\n";
    case Dialect::OpenVino:
        return "from openvino.runtime import opset8 as ov\n\ny = ov." + name + "(x, \""
            + (depthFirst ? "blocks_first" : "depth_first") + "\", " + countText(op.block) + ")\n";
    case Dialect::CoreMl:
        return coreMl(op, depthFirst);
    case Dialect::Ncnn:
        if (plan.input.sizes[0] != 1)
            return {}; // a tensor of ncnn has no N
        return std::string(op.toSpace ? "PixelShuffle" : "Reorg") + " y 1 1 x y 0=" + countText(op.block)
            + (depthFirst ? " 1=1\n" : "\n");
    case Dialect::DirectML:
    case Dialect::WebNn:
    case Dialect::Einops:
    case Dialect::OpenCv:
    case Dialect::Pillow:
        break;
    }
    return {};
}

std::span<const ConformanceLine> conformance()
{
    return kConformance;
}

} // namespace tessera::depth_space
