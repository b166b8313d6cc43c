// SPDX-License-Identifier: Apache-2.0
// Nothing is named of pairs that have nothing to do with each other, with a case meant and without.
#include "engine/detect/identify/identify.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/engine/detect/identify/textbook.h"
#include "tests/support/engines.h"
#include "tests/support/environment.h"
#include "tests/support/random_case.h"
#include "tests/support/tensors.h"
#include "tests/support/todays_part.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

enum class Unrelated { Values, FewValues, DrawnFromInput, Smooth, Shuffled };
constexpr unsigned kUnrelated = 5;

// As many values as the right output has, in rows of this width.
std::vector<double> unrelated(Unrelated kind, const std::vector<double>& input, std::vector<double> right,
                              uint64_t width, bool isReal, Random& random)
{
    const double a = random.within(1), b = random.within(1), c = random.within(3);
    for (size_t i = right.size(); kind == Unrelated::Shuffled && i > 1; --i)
        std::swap(right[i - 1], right[random.below(i)]);
    for (size_t i = 0; i < right.size(); ++i) {
        const double wave = std::sin(a * static_cast<double>(i / width) + b * static_cast<double>(i % width) + c);
        if (kind == Unrelated::Values)
            right[i] = isReal ? double{random.within(1)} : static_cast<double>(random.below(120));
        else if (kind == Unrelated::FewValues)
            right[i] = static_cast<double>(random.below(3));
        else if (kind == Unrelated::DrawnFromInput)
            right[i] = input[random.below(input.size())];
        else if (kind == Unrelated::Smooth)
            right[i] = isReal ? wave : std::floor(60 + 50 * wave);
    }
    return right;
}

Tensor withValues(const TensorDesc& desc, const std::vector<double>& values)
{
    Tensor tensor(desc);
    for (uint64_t i = 0; i < values.size(); ++i)
        tensor.setBits(i, fromDouble(desc.dataType, values[i]));
    return tensor;
}

bool isConstant(const Tensor& tensor) // which agrees with much
{
    const std::vector<double> values = valuesOf(tensor);
    return std::ranges::all_of(values, [&](double each) { return each == values.front(); });
}

bool mostlyOneValue(const Tensor& tensor) // but for fewer than four elements
{
    const std::vector<double> values = valuesOf(tensor);
    return std::ranges::any_of(
        values, [&](double each) { return values.size() - static_cast<size_t>(std::ranges::count(values, each)) < 4; });
}

void expectUnknown(const Tensor& input, const Tensor& output, const Operator& op, Unrelated kind)
{
    for (const auto& meant : {std::optional(op), std::optional<Operator>()}) {
        const Diagnosis found = identify(input, output, meant);
        EXPECT_TRUE(found.mistake == MistakeClass::Unknown
                    || (isConstant(output) && found.mistake == MistakeClass::Unwritten))
            << static_cast<int>(kind) << (meant ? " meant " : " any ") << words(found);
    }
}

TEST(IdentifyHonest, NamesNothingOfUnrelatedTensors)
{
    for (const uint64_t seed : todaysPart(testSeeds(fromEnvironment("PAIRS", 250)))) {
        const Case c = randomCase(seed);
        const Tensor input = loadInput(c), right = runOn(engineNamed("cpu"), c, input);
        if (elementCount(right.desc) < 16 || isConstant(right) || isConstant(input))
            continue;
        Random random(seed);
        const auto kind = std::array{Unrelated::Values, Unrelated::Shuffled, Unrelated::DrawnFromInput,
                                     Unrelated::FewValues}[seed % 4];
        const Tensor output = withValues(
            right.desc, unrelated(kind, valuesOf(input), valuesOf(right), 1, isFloat(right.desc.dataType), random));
        if (equalElements(output, right) || (kind == Unrelated::Shuffled && mostlyOneValue(right)))
            continue; // few values, shuffled: another rule may well put them there
        SCOPED_TRACE(trace(seed, c));
        expectUnknown(input, output, c.op, kind);
    }
}

TEST(IdentifyHonest, NamesNothingOfSmallUnrelatedPairs)
{
    for (uint64_t seed = 1; seed <= fromEnvironment("PAIRS", 100); ++seed) {
        Random random(seed);
        const Sizes from{1, random.between(1, 2), random.between(2, 7), random.between(2, 7)},
            to{1, from[1], random.between(2, 9), random.between(2, 9)};
        const DataType type = random.pick({DataType::Float32, DataType::Float16, DataType::UInt8, DataType::Int8});
        const auto kind = static_cast<Unrelated>(seed % kUnrelated);
        // A shuffle of so few elements may be a mirror or a turn, and so few zeros, ones and twos are what much gives:
        // such are rightly named, with a doubt.
        if ((kind == Unrelated::Shuffled || kind == Unrelated::FewValues) && to[1] * to[2] * to[3] < 16)
            continue;
        const Case c = caseFromText("RESAMPLE --Sizes " + listText(from, ",") + " --DataType " + std::string(name(type))
                                    + " --OutputTensor.Sizes " + listText(to, ",") + " --InterpolationMode "
                                    + (seed % 3 == 0 ? "NEAREST_NEIGHBOR" : "LINEAR") + " --Scales 1,1,"
                                    + std::to_string(float(to[2]) / float(from[2])) + ","
                                    + std::to_string(float(to[3]) / float(from[3])));
        const bool isLike = kind == Unrelated::Smooth || kind == Unrelated::FewValues;
        const TensorDesc desc{.dataType = type, .sizes = {from.begin(), from.end()}};
        const Tensor input =
            withValues(desc,
                       unrelated(isLike ? kind : Unrelated::Values, {}, std::vector<double>(elementCount(desc)),
                                 from[3], isFloat(type), random));
        const Tensor right = runOn(engineNamed("cpu"), c, input);
        SCOPED_TRACE(toText(c) + " " + std::to_string(seed));
        expectUnknown(
            input,
            withValues(right.desc, unrelated(kind, valuesOf(input), valuesOf(right), to[3], isFloat(type), random)),
            c.op, kind);
    }
}

} // namespace
} // namespace tessera
