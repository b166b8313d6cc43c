// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/nearest_rule.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace tessera {

namespace {

struct Ratio {
    double numerator, denominator;
};

// The ratio of sizes, or of sizes less one, that Scale is the nearest float32 of.
std::optional<Ratio> ratioOf(const AxisMap& map)
{
    const double n = map.inputs, m = map.outputs;
    for (const Ratio ratio : {Ratio{m, n}, Ratio{m - 1, n - 1}})
        if (ratio.denominator != 0 && ratio.numerator != 0
            && map.scale == static_cast<float>(ratio.numerator / ratio.denominator))
            return ratio;
    return {};
}

// floor of a/b for b > 0: the quotient may have been rounded across an integer.
long double flooredQuotient(long double a, long double b)
{
    long double quotient = std::floor(a / b);
    if (quotient * b > a)
        --quotient;
    else if ((quotient + 1) * b <= a)
        ++quotient;
    return quotient;
}

// The rule of x = numerator/denominator, without rounding on the way.
long double roundedRatio(long double numerator, long double denominator, NearestRule rule)
{
    const RuleForm form = formOf(rule);
    const long double shifted = numerator + form.shift * denominator; // exact
    return form.isCeil ? -flooredQuotient(-shifted, denominator) : flooredQuotient(shifted, denominator);
}

uint32_t inside(const AxisMap& map, long double index)
{
    if (std::isnan(index)) // 0 times the reciprocal of a denormal
        return 0;
    return static_cast<uint32_t>(std::clamp(index, 0.0L, static_cast<long double>(map.inputs) - 1));
}

float coordinateByReciprocal(const AxisMap& map, uint32_t output)
{
    const float reciprocal = 1 / map.scale;
    const float scaled = (static_cast<float>(output) - map.outputPixelOffset) * reciprocal;
    return scaled - map.inputPixelOffset;
}

} // namespace

std::string_view name(Arithmetic arithmetic)
{
    constexpr std::string_view texts[] = {"float32 ÷", "float32 × 1/s", "exact n/m"};
    static_assert(std::size(texts) == kArithmetics.size());
    return texts[static_cast<size_t>(arithmetic)];
}

bool roundsRatio(const AxisMap& map)
{
    const std::optional<Ratio> ratio = ratioOf(map);
    return ratio && double{map.scale} != ratio->numerator / ratio->denominator;
}

NearestRule ruleOf(const AxisMap& map)
{
    return map.rounding == Rounding::HalfUp ? NearestRule::HalfUp
        : map.rounding == Rounding::Ceil    ? NearestRule::Ceil
                                            : NearestRule::Floor;
}

double coordinate(const AxisMap& map, uint32_t output, Arithmetic arithmetic)
{
    if (arithmetic == Arithmetic::Division)
        return double{coordinate32(map, output)};
    if (arithmetic == Arithmetic::Reciprocal)
        return double{coordinateByReciprocal(map, output)};
    if (const std::optional<Ratio> ratio = ratioOf(map))
        return (output - double{map.outputPixelOffset}) * ratio->denominator / ratio->numerator
            - double{map.inputPixelOffset};
    return coordinate64(map, output);
}

uint32_t nearestUnder(const AxisMap& map, uint32_t output, NearestRule rule, Arithmetic arithmetic)
{
    if (arithmetic == Arithmetic::Exact) {
        if (const std::optional<Ratio> ratio = ratioOf(map)) {
            const long double length = ratio->numerator;
            const long double numerator =
                (static_cast<long double>(output) - static_cast<long double>(map.outputPixelOffset))
                    * ratio->denominator
                - static_cast<long double>(map.inputPixelOffset) * length;
            return inside(map, roundedRatio(numerator, length, rule));
        }
        return inside(map, static_cast<long double>(rounded(coordinate64(map, output), rule)));
    }
    const float x =
        arithmetic == Arithmetic::Division ? coordinate32(map, output) : coordinateByReciprocal(map, output);
    return inside(map, static_cast<long double>(rounded(std::clamp(x, -1.0f, static_cast<float>(map.inputs)), rule)));
}

AxisMap restated(const AxisMap& map, NearestRule rule)
{
    AxisMap result = map;
    if (map.rounding == Rounding::Ceil && rule == NearestRule::HalfDown)
        result.inputPixelOffset -= 0.5f;
    if (map.rounding == Rounding::Floor && rule == NearestRule::HalfUp)
        result.inputPixelOffset += 0.5f;
    if (map.rounding == Rounding::HalfUp && rule == NearestRule::Floor)
        result.inputPixelOffset -= 0.5f;
    return result;
}

Divergences divergences(const AxisMap& map, const AxisMap& other, NearestRule rule, Arithmetic arithmetic, uint32_t end,
                        size_t most)
{
    Divergences result;
    for (uint32_t output = 0; output < std::min(end, map.outputs); ++output) {
        const uint32_t ours = nearestUnder(map, output, ruleOf(map), Arithmetic::Division);
        const uint32_t theirs = nearestUnder(other, output, rule, arithmetic);
        if (ours == theirs)
            continue;
        if (result.list.size() < most)
            result.list.push_back({output, ours, theirs});
        ++result.count;
    }
    return result;
}

} // namespace tessera
