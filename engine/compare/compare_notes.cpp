// SPDX-License-Identifier: Apache-2.0
#include "engine/compare/compare.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace tessera {

namespace {

bool isConstant(const Tensor& tensor)
{
    TensorDesc distinct = tensor.desc; // without what a stride of 0 repeats
    distinct.strides = std::vector<uint32_t>();
    for (size_t i = 0; i < distinct.sizes.size(); ++i) {
        distinct.strides->push_back(static_cast<uint32_t>(effectiveStrides(tensor.desc)[i]));
        if (distinct.strides->back() == 0)
            distinct.sizes[i] = 1;
    }
    const size_t size = elementBytes(distinct.dataType);
    const uint64_t count = elementCount(distinct);
    const std::byte* memory = tensor.bytes().data();
    if (isPacked(distinct)) // each element is the one before it
        return std::memcmp(memory, memory + size, (count - 1) * size) == 0;
    for (uint64_t i = 1; i < count; ++i)
        if (std::memcmp(memory, memory + offsetOf(distinct, i) * size, size) != 0)
            return false;
    return true;
}

template <DepthSpaceOperator Op> std::string mistrustOf(const Op& op)
{
    constexpr bool toSpace = std::same_as<Op, DepthToSpace1>;
    if constexpr (requires { op.order; }) {
        if (op.blockSize == 1)
            return "BlockSize is 1: both orders leave everything where it is";
        if ((toSpace ? op.output : op.input).sizes[1] == 1)
            return "the space side has one channel: both orders are the same";
    }
    return {};
}

template <class Op> std::string mistrustOf(const Op&)
{
    return {};
}

template <DepthSpaceOperator Op> std::vector<std::string> notesOf(const Op& op, const Plan&)
{
    if (op.blockSize != 2)
        return {};
    return {"BlockSize is 2, where b + b is b·b; a larger block tells more mistakes apart"};
}

// Whether the scaled input is larger than the output, or an output that were longer at either end would still read
// inside the input.
template <class Op> bool crops(const Op& op, size_t axis, uint32_t inputs, uint32_t outputs)
{
    double inputOffset = 0.5, outputOffset = -0.5; // RESAMPLE's
    if constexpr (requires { op.inputPixelOffsets; }) {
        inputOffset = op.inputPixelOffsets[axis];
        outputOffset = op.outputPixelOffsets[axis];
    }
    const auto coordinate = [&](double output) {
        return (output - outputOffset) / static_cast<double>(op.scales[axis]) - inputOffset;
    };
    return std::floor(static_cast<float>(inputs) * op.scales[axis]) > static_cast<float>(outputs) || coordinate(-1) >= 0
        || coordinate(outputs) <= inputs - 1.0;
}

template <class Op> std::vector<std::string> notesOf(const Op& op, const Plan& plan)
{
    const auto& taps = std::get<SeparableTaps>(plan.work);
    const auto occurs = [&](AxisTaps::Flag flag) {
        return std::ranges::any_of(taps.axes, [&](const AxisTaps& axis) {
            return std::ranges::any_of(axis.flags, [&](uint8_t flags) { return (flags & flag) != 0; });
        });
    };
    const auto& forwardInput = (taps.transposed ? op.output : op.input).sizes;
    const auto& forwardOutput = (taps.transposed ? op.input : op.output).sizes;
    bool cropped = false;
    for (size_t axis = 0; axis < forwardInput.size(); ++axis)
        cropped = cropped || crops(op, axis, forwardInput[axis], forwardOutput[axis]);

    std::vector<std::string> notes;
    if (op.interpolationMode == InterpolationMode::NearestNeighbor && !occurs(AxisTaps::Tie))
        notes.push_back("no coordinate is a tie: how ties are rounded is not tested");
    if (!occurs(AxisTaps::Clamped))
        notes.push_back("no coordinate lies outside the input: the repeated edge is not tested");
    if (!cropped)
        notes.push_back("nothing is cropped: the scaled input is no larger than the output");
    return notes;
}

} // namespace

std::string mistrust(const Operator& op, const Tensor& input)
{
    if (isConstant(input))
        return "the input is constant: whatever is read, the output is the same";
    return std::visit([](const auto& each) { return mistrustOf(each); }, op);
}

std::vector<std::string> notes(const Operator& op, const Plan& plan)
{
    return std::visit([&](const auto& each) { return notesOf(each, plan); }, op);
}

} // namespace tessera
