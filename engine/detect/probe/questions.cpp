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
    TensorDesc& desc = op.input;
    if (desc.strides && std::ranges::find(*desc.strides, 0u) != desc.strides->end()) {
        desc.strides.reset();
        desc.totalTensorSizeInBytes = 0;
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

EngineQuestions::EngineQuestions(const OutputSource& engine, const Operator& op, const RunControl& control)
    : asked{.title = {}, .op = withoutRepeats(op)}
    , plan(makePlan(asked.op))
    , type(plan.input.dataType)
    , inputs(probedElements(plan.input, inputField(op)))
    , outputs(probedElements(plan.output, outputField(op)))
    , inputSizes(paddedSizes(plan.input))
    , outputSizes(paddedSizes(plan.output))
    , stop(control.stop)
    , m_engine(engine)
    , m_control(control)
{
}

std::vector<uint64_t> EngineQuestions::bits(const std::function<uint64_t(uint64_t)>& input, std::byte untouched)
{
    Tensor packed({.dataType = type, .sizes = plan.input.sizes});
    for (uint64_t i = 0; i < inputs; ++i) {
        endWhereAsked(stop, i);
        packed.setBits(i, input(i));
    }
    Tensor output(plan.output);
    std::ranges::fill(output.writableBytes(), untouched);
    m_engine.run(asked, plan, withLayout(packed, plan.input), output, m_control);
    ++runs;
    const Tensor dense = withLayout(output, {.dataType = type, .sizes = plan.output.sizes});
    std::vector<uint64_t> result(outputs);
    for (uint64_t i = 0; i < outputs; ++i)
        result[i] = dense.bits(i);
    return result;
}

std::vector<double> EngineQuestions::values(const std::function<double(uint64_t)>& input)
{
    const std::vector<uint64_t> bitsOf = bits([&](uint64_t i) { return fromDouble(type, input(i)); });
    std::vector<double> result(bitsOf.size());
    std::ranges::transform(bitsOf, result.begin(), [&](uint64_t each) { return toDouble(type, each); });
    return result;
}

} // namespace tessera
