// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/dialect_row.h"

namespace tessera::dialects {

namespace {

// Its tensors are NHWC.
std::string asNhwc(const std::string& call)
{
    return "import tensorflow as tf\n\nx = tf.transpose(x, [0, 2, 3, 1])  # NHWC\ny = " + call
        + "\ny = tf.transpose(y, [0, 3, 1, 2])\n";
}

std::string nameOf(const BlockOrder& block)
{
    return block.toSpace ? "tf.nn.depth_to_space" : "tf.nn.space_to_depth";
}

std::optional<std::string> tensorFlowBlocks(const Operator&, const BlockOrder& block, const Plan&)
{
    if (block.order != DepthSpaceOrder::DepthColumnRow || block.blockSize < 2)
        return {}; // TensorFlow wants a block of 2 or more
    return asNhwc(nameOf(block) + "(x, " + std::to_string(block.blockSize) + ")");
}

std::string movedByTensorFlow(const Operator& op, const Plan& plan)
{
    const auto block = blockOrder(op);
    const auto [parts, axes, sizes] = movesOf(plan);
    const std::string why = !block
        ? ""
        : "# " + nameOf(*block) + (block->blockSize < 2 ? " wants a block of 2 or more.\n" : " is DEPTH_COLUMN_ROW.\n");
    return "import tensorflow as tf\n\n" + why + "y = tf.reshape(x, " + listText(parts) + ")\ny = tf.transpose(y, "
        + listText(axes) + ")\ny = tf.reshape(y, " + listText(sizes) + ")\n";
}

std::string resizedByTensorFlow(const Resize& r)
{
    if (r.convention.framework == "TensorFlow 2")
        return asNhwc("tf.image.resize(x, " + r.lastSizes() + ", method=\"" + (r.linear ? "bilinear" : "nearest")
                      + "\")");
    return asNhwc("tf.compat.v1.image.resize_" + std::string(r.linear ? "bilinear" : "nearest_neighbor") + "(x, "
                  + r.lastSizes() + (r.convention.mode.ends_with("align_corners") ? ", align_corners=True)" : ")"));
}

PythonCall calledByTensorFlow(const Program&, PythonCall snippet)
{
    snippet.body = "x = tf.constant(x)\n" + snippet.body + "y = y.numpy()\n";
    return snippet;
}

constexpr std::string_view kTensorFlowEngines[] = {"tensorflow"};
constexpr DataType kTensorFlowBlends[] = {DataType::Float32};

} // namespace

const DialectRow kTensorFlow{
    .engines = kTensorFlowEngines,
    .blocks = tensorFlowBlocks,
    .moved = movedByTensorFlow,
    .resized = resizedByTensorFlow,
    .isAskedByAdapters = true,
    .called = calledByTensorFlow,
    .types = {.linear = kTensorFlowBlends, .whyNotLinear = say("scripts", "gives FLOAT32, whatever it is given")},
    .readsWithoutWeight = true,
};

} // namespace tessera::dialects
