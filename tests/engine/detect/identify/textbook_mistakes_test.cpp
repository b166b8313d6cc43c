// SPDX-License-Identifier: Apache-2.0
// Mistakes of programs that no bad engine makes, each from the textbook.
#include "engine/detect/identify/identify.h"

#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/engine/detect/identify/textbook.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <numbers>

namespace tessera {
namespace {

using testing::Contains;

void expectNamed(MistakeClass mistake, const Case& meant, const Tensor& input, const Tensor& output)
{
    const Diagnosis found = identify(input, output, meant.op);
    EXPECT_THAT(found.classes(), Contains(mistake)) << words(found);
}

// Two axes of a picture, each by its own element, at coordinates of float32.
using SampleOf = std::function<SampleAt(float scale)>;

Array resized(const Array& in, float scale, float scaleW, const SampleOf& of)
{
    const auto axis = [&](const Array& from, size_t which, float by) {
        const auto x = [=](double o) { return double{(static_cast<float>(o) + 0.5f) / by - 0.5f}; };
        return along(from, which, static_cast<uint32_t>(static_cast<float>(from.sizes[which]) * by), x, of(by));
    };
    return axis(axis(in, 2, scale), 3, scaleW);
}

// A filter of this radius, stretched by what the axis shrinks; what lies outside is left out.
SampleOf wide(const std::function<double(double)>& filter, double radius)
{
    return [=](float scale) -> SampleAt {
        return [=, stretch = std::max(1.0, 1 / double{scale})](const std::vector<double>& line, double x) {
            double sum = 0, weights = 0;
            for (int i = 0; i < static_cast<int>(line.size()); ++i)
                if (const double d = std::abs(i - x) / stretch; d < radius) {
                    weights += filter(d);
                    sum += filter(d) * line[static_cast<size_t>(i)];
                }
            return sum / weights;
        };
    };
}

double keys(double d)
{
    constexpr double a = -0.5;
    return d <= 1 ? (a + 2) * d * d * d - (a + 3) * d * d + 1 : a * (d * d * d - 5 * d * d + 8 * d - 4);
}

double lanczos(double d)
{
    const double x = std::numbers::pi * d;
    return d == 0 ? 1 : 3 * std::sin(x) * std::sin(x / 3) / (x * x);
}

TEST(TextbookMistakes, OtherFiltersAreNamed)
{
    const Array in = reals({1, 1, 17, 23}, 10);
    const std::string start = "RESAMPLE3 --Sizes 1,1,17,23 --InterpolationMode LINEAR --Scales 1,1,0.4,0.6";
    const Case plain = caseFromText(start),
               triangle = caseFromText(start + " --Antialiased true --AntialiasFilter TRIANGLE");
    const auto expect = [&](MistakeClass mistake, const Case& meant, const SampleOf& of) {
        expectNamed(mistake, meant, tensorOf(in), tensorOf(resized(in, 0.4f, 0.6f, of)));
    };
    expect(MistakeClass::Mode, plain, wide(keys, 2));
    expect(MistakeClass::Mode, plain, wide(lanczos, 3));
    expect(MistakeClass::Mode, plain, [](float scale) -> SampleAt { // the mean of what an output covers
        return [=, half = 0.5 / double{scale}](const std::vector<double>& line, double x) {
            double sum = 0, covered = 0;
            for (int i = 0; i < static_cast<int>(line.size()); ++i) {
                const double part = std::max(0.0, std::min(x + half, i + 0.5) - std::max(x - half, i - 0.5));
                covered += part;
                sum += part * line[static_cast<size_t>(i)];
            }
            return sum / covered;
        };
    });
    expect(MistakeClass::Antialias, triangle, wide([](double d) { return 1 - d; }, 1));
}

// Linear, with an element of its own for an index outside, or other weights.
SampleOf linear(const std::function<double(double weight)>& weight, bool isReflected = false)
{
    return [=](float) -> SampleAt {
        return [=](const std::vector<double>& line, double x) {
            const auto last = static_cast<int>(line.size()) - 1;
            const double inside = isReflected ? x : std::clamp(x, 0.0, static_cast<double>(last));
            const int first = static_cast<int>(std::floor(inside));
            const auto element = [&](int i) {
                const int within = isReflected ? (i < 0 ? -i : i > last ? 2 * last - i : i) : std::min(i, last);
                return line[static_cast<size_t>(within)];
            };
            const auto t = static_cast<float>(inside - first);
            return weight(double{1 - t}) * element(first) + weight(double{t}) * element(first + 1);
        };
    };
}

TEST(TextbookMistakes, OtherEdgesWeightsAndPlacesAreNamed)
{
    const Array in = reals({1, 2, 9, 11}, 12);
    const Case meant =
        caseFromText("RESAMPLE1 --Sizes 1,2,9,11 --InterpolationMode LINEAR --Scales 1,1,1.7,2.3 --data random");
    const auto expect = [&](MistakeClass mistake, const SampleOf& of) {
        expectNamed(mistake, meant, tensorOf(in), tensorOf(resized(in, 1.7f, 2.3f, of)));
    };
    const auto whole = [](double weight) { return weight; };
    expect(MistakeClass::None, linear(whole));
    expect(MistakeClass::Edge, linear(whole, true));
    expect(MistakeClass::HalfWeights, linear([](double weight) { return std::round(weight * 2048) / 2048; }));
    expect(MistakeClass::HalfWeights, linear([](double weight) { return std::floor(weight * 128) / 128; }));
    expect(MistakeClass::HalfWeights, linear([](double weight) { // bfloat16
               const auto bits = std::bit_cast<uint32_t>(static_cast<float>(weight));
               return double{std::bit_cast<float>((bits + 0x7fff + ((bits >> 16) & 1)) & 0xffff0000)};
           }));
    expect(MistakeClass::Coordinates, [](float) -> SampleAt {
        return [](const std::vector<double>& line, double x) { return blended(line, x + 0.5); };
    });
}

TEST(TextbookMistakes, SumsInHalfAreNamed)
{
    const auto half = [](float value) { return halfToFloat(floatToHalf(value)); };
    const Meant meant("RESAMPLE1 --Sizes 1,2,9,11 --InterpolationMode LINEAR --Scales 1,1,1.7,2.3 --data "
                      "random:6");
    const Plan plan = makePlan(meant.c.op);
    Tensor output(plan.output);
    for (uint64_t o = 0; o < elementCount(plan.output); ++o) {
        float sum = 0;
        for (const Partner& source : sources(plan, o).list) {
            const auto value = static_cast<float>(toDouble(DataType::Float32, meant.input.bits(source.element)));
            sum = half(sum + half(static_cast<float>(source.weight) * value));
        }
        output.setBits(o, fromDouble(DataType::Float32, double{sum}));
    }
    expectNamed(MistakeClass::HalfWeights, meant.c, meant.input, output);
}

// Zeros, ones and what a debugger fills memory with.
TEST(TextbookMistakes, AColumnThatIsNotWrittenIsNamed)
{
    const Meant meant("RESAMPLE1 --Sizes 2,3,7,9 --DataType FLOAT32 --Scales 1,1,2,2 --data random:5");
    for (const uint64_t bits : {uint64_t{0}, ~uint64_t{0}, uint64_t{0xcdcdcdcdcdcdcdcd}}) {
        Tensor output = meant.right;
        for (uint64_t i = 17; i < elementCount(output.desc); i += 18)
            output.setBits(i, bits);
        expectNamed(MistakeClass::Unwritten, meant.c, meant.input, output);
    }
}

} // namespace
} // namespace tessera
