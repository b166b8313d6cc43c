// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/assess.h"

#include "engine/detect/identify/blind_spots.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iterator>

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

} // namespace

Message mistrust(const Operator& op, const Tensor& input)
{
    const Message reason = mistrust(input);
    return reason.isEmpty() ? op->mistrust() : reason;
}

Message mistrust(const Tensor& input)
{
    return isConstant(input) ? say("measure", "the input is constant: whatever is read, the output is the same")
                             : Text();
}

Message mistrust(const Operator& op, const Tensor& input, const Comparison& comparison)
{
    const Message reason = mistrust(op, input);
    if (!reason.isEmpty() || comparison.shareOnTies <= 0.5)
        return reason;
    const auto elements =
        static_cast<uint64_t>(std::llround(comparison.shareOnTies * static_cast<double>(comparison.count)));
    return say("measure", "%1 of %2 elements lie on ties: with either neighbour accepted the case tells little")(
        elements, comparison.count);
}

std::vector<Message> notes(const Operator& op, const Plan& plan)
{
    return op->notes(plan);
}

Comparison assess(const Operator& op, const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b,
                  const Tolerance& tolerance, const std::stop_token& stop)
{
    Comparison result = compare(plan, input, a, b, tolerance, stop);
    result.notes = notes(op, plan);
    if (result.verdict == Verdict::Pass) // of what fails it is said what it shows
        std::ranges::copy(blindSpots(op), std::back_inserter(result.notes));
    if (result.verdict == Verdict::Pass)
        result.reason = mistrust(op, input, result);
    if (!result.reason.isEmpty())
        result.verdict = Verdict::Mistrusted;
    return result;
}

} // namespace tessera
