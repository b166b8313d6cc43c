// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/proof.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/depth_space.h"
#include "engine/core/plan/plan.h"
#include "engine/core/plan/plan_tables.h"
#include "engine/judge/measure/spot_check.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <limits>

namespace tessera {

namespace {

TensorDesc packedLike(const TensorDesc& desc)
{
    return {.dataType = desc.dataType, .sizes = desc.sizes};
}

// Digit `digit` of every element's number, as the bits of its type; our hosts are little-endian.
Tensor digits(const TensorDesc& desc, unsigned digit)
{
    Tensor packed(packedLike(desc));
    const size_t size = elementBytes(desc.dataType);
    std::byte* out = packed.writableBytes().data();
    const uint64_t count = elementCount(desc);
    for (uint64_t i = 0; i < count; ++i) {
        const uint64_t bits = i >> (8 * size * digit);
        std::memcpy(out + i * size, &bits, size);
    }
    return withLayout(packed, desc);
}

// The numbers that stand in the last operator's output when the first one's input holds 0, 1, 2 … An operator has fewer
// than 2^32 elements: a number beyond them all stays beyond.
std::vector<uint32_t> numbersThrough(const Engine& engine, const std::vector<Operator>& chain,
                                     const RunControl& control)
{
    const TensorDesc& desc = inputDesc(chain.front());
    const uint64_t count = elementCount(desc);
    const unsigned bitsOfDigit = 8 * elementBytes(desc.dataType);
    const auto bits = static_cast<unsigned>(std::bit_width(count - 1));
    constexpr uint64_t kBeyond = std::numeric_limits<uint32_t>::max();
    std::vector<uint32_t> numbers(elementCount(outputDesc(chain.back())));
    for (unsigned digit = 0; digit == 0 || digit * bitsOfDigit < bits; ++digit) {
        Tensor tensor = digits(desc, digit);
        for (const Operator& op : chain) {
            Tensor output(outputDesc(op));
            engine.run(Case{.title = {}, .op = op}, makePlan(op), tensor, output, control);
            tensor = std::move(output);
        }
        const Tensor packed = withLayout(tensor, packedLike(tensor.desc));
        for (uint64_t i = 0; i < numbers.size(); ++i)
            numbers[i] |= static_cast<uint32_t>(std::min<uint64_t>(packed.bits(i) << (digit * bitsOfDigit), kBeyond));
    }
    return numbers;
}

uint64_t countReturned(const std::vector<uint32_t>& numbers, std::optional<RoundTrip::Stray>& stray)
{
    uint64_t returned = 0;
    for (uint64_t i = 0; i < numbers.size(); ++i) {
        if (numbers[i] == i)
            ++returned;
        else if (!stray)
            stray = RoundTrip::Stray{i, numbers[i]};
    }
    return returned;
}

} // namespace

bool isPermutation(const Operator& op)
{
    return op->waysBack().has_value();
}

Message whyNotProvable(const Operator& op)
{
    const TensorDesc& input = inputDesc(op);
    const std::vector<uint64_t> strides = effectiveStrides(input);
    for (size_t i = 0; i < strides.size(); ++i)
        if (strides[i] == 0 && input.sizes[i] > 1)
            return say(
                "measure",
                "does not apply: stride 0 repeats the elements of dimension %1, so that they cannot be numbered")(i);
    return {};
}

Message whyProvesLittle(const Operator& op)
{
    const auto [same, other] = op->waysBack().value();
    const bool coincide = partnerShift(makePlan(same), makePlan(other), Side::Input).countNonZero() == 0;
    return coincide ? say("measure", "both orders are the same here, so that none is proved") : Text();
}

PermutationProof provePermutation(const Engine& engine, const Operator& op, const RunControl& control)
{
    assert(isPermutation(op) && whyNotProvable(op).isEmpty());
    PermutationProof proof{.count = elementCount(inputDesc(op)), .first = {}};
    std::vector<uint8_t> seen(proof.count); // 0, 1, or 2 for more
    for (const uint64_t number : numbersThrough(engine, {op}, control)) {
        if (number >= proof.count)
            ++proof.strange;
        else if (seen[number] < 2)
            ++seen[number];
    }
    for (uint64_t i = 0; i < proof.count; ++i) {
        proof.missing += static_cast<uint64_t>(seen[i] == 0);
        proof.once += static_cast<uint64_t>(seen[i] == 1);
        proof.repeated += static_cast<uint64_t>(seen[i] == 2);
        if (seen[i] != 1 && !proof.first)
            proof.first = i;
    }
    return proof;
}

RoundTrip roundTrip(const Engine& engine, const Operator& op, const RunControl& control)
{
    assert(isPermutation(op) && whyNotProvable(op).isEmpty());
    const auto [same, other] = op->waysBack().value();
    RoundTrip trip{.back = same, .mixed = other, .count = elementCount(inputDesc(op)), .stray = {}, .strayMixed = {}};
    trip.returned = countReturned(numbersThrough(engine, {op, same}, control), trip.stray);
    trip.returnedMixed = countReturned(numbersThrough(engine, {op, other}, control), trip.strayMixed);
    return trip;
}

Repetition repeatRuns(const Engine& engine, const Case& c, const Plan& plan, const Tensor& input, unsigned runs,
                      const RunControl& control)
{
    assert(runs >= 2);
    const auto run = [&] {
        Tensor output(plan.output);
        runChecked(engine, c, plan, input, output, control);
        return output;
    };
    Repetition result{.runs = runs, .element = {}};
    const Tensor first = run();
    for (unsigned i = 1; i < runs; ++i) {
        const Tensor again = run();
        if (std::ranges::equal(first.bytes(), again.bytes()))
            continue;
        ++result.different;
        for (uint64_t element = 0; !result.element && element < elementCount(plan.output); ++element)
            if (first.bits(element) != again.bits(element))
                result.element = element;
    }
    return result;
}

} // namespace tessera
