// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/proof.h"

#include "engine/core/case/case.h"
#include "engine/core/compare/compare_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/operators.h"
#include "engine/core/plan/plan.h"
#include "engine/core/plan/plan_tables.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/identify.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>

namespace tessera {

namespace {

constexpr uint64_t kMostElements = 64;
constexpr uint64_t kMostTaps = 1 << 20; // 5 ms in an optimised build

// How many inputs an output element reads.
uint64_t tapsOf(const Plan& plan, uint64_t element)
{
    const auto* work = std::get_if<SeparableTaps>(&plan.work);
    const PaddedSizes output = paddedCoordinates(paddedSizes(plan.output), element);
    uint64_t taps = 1;
    for (size_t axis = 0; work && axis < 4; ++axis)
        taps *= work->axes[axis].taps(output[axis]);
    return taps;
}

// An output's sum over the bands of the axes [0, axes). `offset` is where the other axes are read in memory.
float sumOver(const SeparableTaps& work, const Tensor& input, const PaddedSizes& output, size_t axes, uint64_t offset)
{
    const DataType type = input.desc.dataType;
    if (axes == 0) {
        uint64_t bits = 0;
        std::memcpy(&bits, input.bytes().data() + offset * elementBytes(type), elementBytes(type));
        return static_cast<float>(toDouble(type, bits));
    }
    const AxisTaps& band = work.axes[axes - 1];
    const uint64_t stride = work.inStrides[axes - 1];
    const uint32_t at = output[axes - 1], taps = band.taps(at);
    const float* const weights = band.weights.data() + band.rowStart[at];
    offset += taps > 0 ? band.first[at] * stride : 0;
    float sum = 0;
    for (uint32_t tap = 0; tap < taps; ++tap, offset += stride) {
        const float value = sumOver(work, input, output, axes - 1, offset);
        if (taps == 1 && weights[0] == 1)
            return value;
        const float product = weights[tap] * value;
        sum = tap == 0 ? product : sum + product;
    }
    return sum;
}

uint64_t expectedBits(const Plan& plan, const Tensor& input, uint64_t element)
{
    const auto* work = std::get_if<SeparableTaps>(&plan.work);
    if (work == nullptr || work->copies())
        return input.bits(sources(plan, element, 1).list.front().element);
    const float value = sumOver(*work, input, paddedCoordinates(paddedSizes(plan.output), element), 4, 0);
    return fromSum(plan.output.dataType, static_cast<double>(value));
}

// The element, if it is wrong; a NaN equals any NaN.
std::optional<WrongElement> differing(const Plan& plan, const Tensor& input, const Tensor& output, uint64_t element)
{
    const DataType type = plan.output.dataType;
    const uint64_t bits = output.bits(element), expected = expectedBits(plan, input, element);
    if (bits == expected || (isNan(type, bits) && isNan(type, expected)))
        return {};
    return WrongElement{element, bits, expected};
}

bool isWithinFlushing(const Plan& plan, const WrongElement& wrong)
{
    const DataType type = plan.output.dataType;
    return std::holds_alternative<SeparableTaps>(plan.work)
        && std::abs(toDouble(type, wrong.bits) - toDouble(type, wrong.expected))
        <= static_cast<double>(tapsOf(plan, wrong.element)) * 0x1p-126;
}

} // namespace

std::optional<WrongElement> firstWrongOfSample(const Plan& plan, const Tensor& input, const Tensor& output,
                                               bool flushesDenormals)
{
    const uint64_t count = elementCount(plan.output), elements = std::min(count, kMostElements);
    uint64_t taps = 0;
    for (uint64_t i = 0; i < elements; ++i) {
        const uint64_t place = i == 1 ? elements - 1 : i - std::min<uint64_t>(i, 1); // 0, the last, 1, 2 …
        const uint64_t element = place * (count - 1) / std::max<uint64_t>(elements - 1, 1);
        taps += tapsOf(plan, element);
        if (i > 1 && taps > kMostTaps)
            break;
        const auto wrong = differing(plan, input, output, element);
        if (wrong && !(flushesDenormals && isWithinFlushing(plan, *wrong)))
            return wrong;
    }
    return std::nullopt;
}

std::optional<WrongElement> wrongElement(const Plan& plan, const Tensor& input, const Tensor& output, uint64_t element)
{
    const auto wrong = differing(plan, input, output, element);
    if (wrong && computes(plan)
        && TapsOfElements(std::get<SeparableTaps>(plan.work), input)
               .withinBound(element, wrong->bits, wrong->expected, false))
        return std::nullopt;
    return wrong;
}

Timings runChecked(const OutputSource& engine, const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                   const RunControl& control)
{
    Timings timings = engine.run(c, plan, input, output, control);
    const bool isDevice = timings.dispatches > 0;
    if (!isDevice)
        return timings;
    if (const auto wrong = firstWrongOfSample(plan, input, output, timings.flushesDenormals)) {
        const DataType type = plan.output.dataType;
        throw EngineError(
            say("measure",
                "%1 gave a wrong result: element %2 is %3 where the case has %4. Its driver or the device is at "
                "fault; `check --against cpu` shows every element. Use the cpu engine")(
                engine.name(), text(coordinates(plan.output.sizes, wrong->element)), toText(type, wrong->bits),
                toText(type, wrong->expected))
            + ".");
    }
    return timings;
}

namespace {

// A digit of every element's number, as the bits of its type. Hosts are little-endian.
Tensor digits(const TensorDesc& desc, unsigned digit)
{
    Tensor packed(withoutLayout(desc));
    const size_t size = elementBytes(desc.dataType);
    std::byte* out = packed.writableBytes().data();
    const uint64_t count = elementCount(desc);
    for (uint64_t i = 0; i < count; ++i) {
        const uint64_t bits = i >> (8 * size * digit);
        std::memcpy(out + i * size, &bits, size);
    }
    return withLayout(packed, desc);
}

// The numbers in the last operator's output when the first one's input holds 0, 1, 2 … A tensor has fewer than 2^32
// elements, so that larger numbers are all kBeyond.
std::vector<uint32_t> numbersThrough(const Engine& engine, const std::vector<Operator>& chain,
                                     const RunControl& control)
{
    const TensorDesc& desc = chain.front().input;
    const uint64_t count = elementCount(desc);
    const unsigned bitsOfDigit = 8 * elementBytes(desc.dataType);
    const auto bits = static_cast<unsigned>(std::bit_width(count - 1));
    constexpr uint64_t kBeyond = std::numeric_limits<uint32_t>::max();
    std::vector<uint32_t> numbers(elementCount(chain.back().output));
    for (unsigned digit = 0; digit == 0 || digit * bitsOfDigit < bits; ++digit) {
        Tensor tensor = digits(desc, digit);
        for (const Operator& op : chain) {
            Tensor output(op.output);
            engine.run(Case{.title = {}, .op = op}, makePlan(op), tensor, output, control);
            tensor = std::move(output);
        }
        const Tensor packed = withLayout(tensor, withoutLayout(tensor.desc));
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
    return inversesOf(op).has_value();
}

Message whyNotProvable(const Operator& op)
{
    const TensorDesc& input = op.input;
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
    const auto [same, other] = inversesOf(op).value();
    const bool coincide = partnerShift(makePlan(same), makePlan(other), Side::Input).countNonZero() == 0;
    return coincide ? say("measure", "both orders are the same here, so that none is proved") : Text();
}

PermutationProof provePermutation(const Engine& engine, const Operator& op, const RunControl& control)
{
    assert(isPermutation(op) && whyNotProvable(op).isEmpty());
    PermutationProof proof{.count = elementCount(op.input), .first = {}};
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
    const auto [same, other] = inversesOf(op).value();
    RoundTrip trip{.back = same, .mixed = other, .count = elementCount(op.input), .stray = {}, .strayMixed = {}};
    trip.returned = countReturned(numbersThrough(engine, {op, same}, control), trip.stray);
    trip.returnedMixed = countReturned(numbersThrough(engine, {op, other}, control), trip.strayMixed);
    return trip;
}

Xray namedProbe(const OutputSource& engine, const Operator& op, const RunControl& control)
{
    Xray xray = probe(engine, op, control);
    if (xray.isSame)
        return xray;
    const Case c{.title = {}, .op = xray.op, .data = Generator{.pattern = Pattern::Random, .seed = 1}};
    const Tensor input = generate(std::get<Generator>(c.data), c.op.input);
    Tensor output(c.op.output);
    engine.run(c, makePlan(c.op), input, output, control);
    const Diagnosis diagnosis =
        identify(input, output, c.op, {.wantsProbe = false, .side = "OUTPUT", .stop = control.stop});
    if (diagnosis.isNamed())
        xray.findings.insert(xray.findings.begin() + 1, briefly(diagnosis, "OUTPUT") + ".");
    return xray;
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
    Repetition result;
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
