// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/questions.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/probe/xray.h"

#include <algorithm>

namespace tessera {

namespace {

// Elements that lie at one address have no values of their own: such an input is probed packed.
Operator withoutRepeats(Operator op)
{
    TensorDesc desc = inputDesc(op);
    if (desc.strides && std::ranges::find(*desc.strides, 0u) != desc.strides->end()) {
        desc.strides.reset();
        desc.totalTensorSizeInBytes = 0;
        setField(op, inputField(op), desc);
    }
    return op;
}

uint64_t probedElements(const TensorDesc& desc, std::string_view field)
{
    const uint64_t count = elementCount(desc);
    if (count > kMostProbedElements)
        throw TextError(say("probe", "%1.Sizes %2 has %3 elements; at most %4 can be probed")(
            field, text(desc.sizes), count, kMostProbedElements));
    return count;
}

} // namespace

std::array<uint32_t, 4> paddedSizes(const TensorDesc& desc)
{
    std::array<uint32_t, 4> sizes{1, 1, 1, 1};
    std::ranges::copy_backward(desc.sizes, sizes.end());
    return sizes;
}

std::array<uint32_t, 4> paddedCoordinates(const std::array<uint32_t, 4>& sizes, uint64_t element)
{
    std::array<uint32_t, 4> at{};
    for (size_t axis = 4; axis-- > 0;) {
        at[axis] = static_cast<uint32_t>(element % sizes[axis]);
        element /= sizes[axis];
    }
    return at;
}

EngineQuestions::EngineQuestions(const OutputSource& engine, const Operator& op, const RunControl& control)
    : m_engine(engine)
    , m_control(control)
    , m_case{.title = {}, .op = withoutRepeats(op)}
    , m_plan(makePlan(m_case.op))
    , m_inputs(probedElements(m_plan.input, inputField(op)))
    , m_outputs(probedElements(m_plan.output, outputField(op)))
    , m_inputSizes(paddedSizes(m_plan.input))
    , m_outputSizes(paddedSizes(m_plan.output))
{
}

std::vector<uint64_t> EngineQuestions::bits(const std::function<uint64_t(uint64_t)>& input, std::byte untouched)
{
    Tensor packed({.dataType = type(), .sizes = m_plan.input.sizes});
    for (uint64_t i = 0; i < m_inputs; ++i) {
        endWhereAsked(stop(), i);
        packed.setBits(i, input(i));
    }
    Tensor output(m_plan.output);
    std::ranges::fill(output.writableBytes(), untouched);
    m_engine.run(m_case, m_plan, withLayout(packed, m_plan.input), output, m_control);
    ++m_runs;
    const Tensor dense = withLayout(output, {.dataType = type(), .sizes = m_plan.output.sizes});
    std::vector<uint64_t> result(m_outputs);
    for (uint64_t i = 0; i < m_outputs; ++i)
        result[i] = dense.bits(i);
    return result;
}

std::vector<double> EngineQuestions::values(const std::function<double(uint64_t)>& input)
{
    const std::vector<uint64_t> bitsOf = bits([&](uint64_t i) { return fromDouble(type(), input(i)); });
    std::vector<double> result(bitsOf.size());
    std::ranges::transform(bitsOf, result.begin(), [&](uint64_t each) { return toDouble(type(), each); });
    return result;
}

} // namespace tessera
