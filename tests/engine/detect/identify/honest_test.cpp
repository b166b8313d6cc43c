// SPDX-License-Identifier: Apache-2.0
// Nothing is named of small pairs that have nothing to do with each other.
#include "engine/detect/identify/identify.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/engine/detect/identify/textbook.h"
#include "tests/support/environment.h"

#include <gtest/gtest.h>

#include <iostream>
#include <map>

namespace tessera {
namespace {

enum class UnrelatedKind { Values, FewValues, DrawnFromInput, Smooth, Shuffled };
constexpr unsigned kUnrelatedKinds = 5;

Array unrelatedArray(UnrelatedKind kind, const Array& input, const Sizes& sizes, bool isReal, Random& random)
{
    const auto any = [&](uint64_t) {
        return isReal ? double{random.within(1)} : static_cast<double>(random.below(120));
    };
    const double a = random.within(1), b = random.within(1), c = random.within(3);
    switch (kind) {
    case UnrelatedKind::Values:
        break;
    case UnrelatedKind::FewValues:
        return filled(sizes, [&](uint64_t) { return static_cast<double>(random.below(3)); });
    case UnrelatedKind::DrawnFromInput:
        return filled(sizes, [&](uint64_t) { return input.values[random.below(input.values.size())]; });
    case UnrelatedKind::Smooth:
        return filled(sizes, [&](uint64_t i) {
            const auto y = static_cast<double>(i / sizes[3]), x = static_cast<double>(i % sizes[3]);
            const double value = std::sin(a * y + b * x + c);
            return isReal ? value : std::floor(60 + 50 * value);
        });
    case UnrelatedKind::Shuffled: {
        Array right =
            along(along(input, 2, sizes[2], halfPixel(static_cast<double>(sizes[2]) / input.sizes[2]), blended), 3,
                  sizes[3], halfPixel(static_cast<double>(sizes[3]) / input.sizes[3]), blended);
        for (size_t i = right.values.size(); i > 1; --i)
            std::swap(right.values[i - 1], right.values[random.below(i)]);
        return right;
    }
    }
    return filled(sizes, any);
}

// A shuffle of so few elements may be a mirror or a turn, and so few zeros, ones and twos are what much gives: such are
// rightly named, with a doubt.
bool mayBeNamed(UnrelatedKind kind, const Sizes& sizes)
{
    return (kind == UnrelatedKind::Shuffled || kind == UnrelatedKind::FewValues) && sizes[1] * sizes[2] * sizes[3] < 16;
}

TEST(IdentifyHonest, NamesNothingOfSmallUnrelatedPairs)
{
    const uint64_t pairs = fromEnvironment("PAIRS", 100);
    std::map<std::string, unsigned> wrong;
    for (uint64_t seed = 1; seed <= pairs; ++seed) {
        Random random(seed);
        const Sizes from{1, random.between(1, 2), random.between(2, 7), random.between(2, 7)},
            to{1, from[1], random.between(2, 9), random.between(2, 9)};
        const DataType type = random.pick({DataType::Float32, DataType::Float16, DataType::UInt8, DataType::Int8});
        const auto kind = static_cast<UnrelatedKind>(seed % kUnrelatedKinds);
        const bool isReal = isFloat(type);
        const UnrelatedKind ofInput =
            kind == UnrelatedKind::Smooth || kind == UnrelatedKind::FewValues ? kind : UnrelatedKind::Values;
        const Array input = unrelatedArray(ofInput, {}, from, isReal, random);
        if (mayBeNamed(kind, to))
            continue;
        const Tensor in = tensorOf(input, type), out = tensorOf(unrelatedArray(kind, input, to, isReal, random), type);
        const auto list = [](const Sizes& sizes) {
            return std::to_string(sizes[0]) + "," + std::to_string(sizes[1]) + "," + std::to_string(sizes[2]) + ","
                + std::to_string(sizes[3]);
        };
        const std::string line = "RESAMPLE --Sizes " + list(from) + " --DataType " + std::string(name(type))
            + " --OutputTensor.Sizes " + list(to) + " --InterpolationMode "
            + (seed % 3 == 0 ? "NEAREST_NEIGHBOR" : "LINEAR") + " --Scales 1,1,"
            + std::to_string(float(to[2]) / float(from[2])) + "," + std::to_string(float(to[3]) / float(from[3]));
        for (const bool isMeant : {true, false}) {
            const Diagnosis found = isMeant ? identify(in, out, caseFromText(line).op) : identify(in, out);
            const bool isFilled = found.mistake == MistakeClass::Unwritten; // one value everywhere
            if (found.mistake == MistakeClass::Unknown || isFilled)
                continue;
            ++wrong[std::to_string(int(kind)) + (isMeant ? " meant" : "")];
            ADD_FAILURE() << seed << " kind " << int(kind) << (isMeant ? " meant " : " any ") << line << " "
                          << name(found.mistake) << testing::PrintToString(said(found.sentences));
        }
    }
    for (const auto& [kind, count] : wrong)
        std::cout << kind << ": " << count << '\n';
}

} // namespace
} // namespace tessera
