// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/same_places.h"

#include "engine/frameworks/dialects/framework_habits.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera::dialects {

namespace {

// A rule of nearest as floor or ceil of x + shift.
struct Boundary {
    bool isCeil;
    double shift;
    bool operator==(const Boundary&) const = default;
};

Boundary boundaryOf(NearestRule rule)
{
    constexpr Boundary boundaries[] = {{false, 0.5}, {true, -0.5}, {false, 0}, {true, 0}};
    return boundaries[static_cast<size_t>(rule)];
}

double indexOf(const AxisMap& map, const Boundary& boundary, double x)
{
    const double shifted = x + boundary.shift;
    return std::clamp(boundary.isCeil ? std::ceil(shifted) : std::floor(shifted), 0.0, map.inputs - 1.0);
}

// 4 float32 ulps of what x is made of.
double closeness(const AxisMap& map, uint32_t output)
{
    constexpr double kMost = 1e30; // no infinity, which has no ulp
    const double scaled = std::abs(scaledBack(map, static_cast<double>(output)));
    const double x = std::abs(coordinate64(map, output)), offset = std::abs(double{map.inputPixelOffset});
    const auto made = static_cast<float>(std::min(std::max({scaled, offset, x, 1.0}), kMost));
    return 4 * (double{std::nextafter(made, std::numeric_limits<float>::infinity())} - double{made});
}

bool areClose(const AxisMap& ours, double x, double y, uint32_t output)
{
    constexpr double kMost = 1e-3; // of a pixel, however large the offsets are that cancel
    return std::abs(x - y) <= std::min(closeness(ours, output), kMost);
}

// Linear: the same inputs with the same weights. What lies outside is clamped, but by a widened filter, which an
// antialiased resize makes of every scale below 1.
bool blendsAlike(const AxisMap& ours, const AxisMap& theirs, uint32_t output)
{
    if (std::abs(filterRadius(ours) - filterRadius(theirs)) > 1e-6 * filterRadius(ours))
        return false;
    double x = coordinate64(ours, output), y = coordinate64(theirs, output);
    if (!filterOf(ours)) {
        const double last = ours.inputs - 1.0;
        x = std::clamp(x, 0.0, last);
        y = std::clamp(y, 0.0, last);
        return x == y || areClose(ours, x, y, output);
    }
    return areClose(ours, x, y, output);
}

// Nearest: the same number is rounded by the same rule. On a tie both neighbours are right.
bool roundsAlike(const AxisMap& ours, const AxisMap& theirs, NearestRule rule, uint32_t output)
{
    const Boundary their = boundaryOf(rule), our = boundaryOf(ruleOf(ours));
    const auto inside = [&](double x) { return std::clamp(x, -2.0, ours.inputs + 1.0); };
    return their.isCeil == our.isCeil
        && areClose(ours, inside(coordinate64(ours, output) + our.shift),
                    inside(coordinate64(theirs, output) + their.shift), output);
}

// Nearest: the same input, and their number is so far from a boundary that no arithmetic takes another.
bool takesAlike(const AxisMap& ours, const AxisMap& theirs, NearestRule rule, uint32_t output)
{
    const Boundary their = boundaryOf(rule);
    const double y = coordinate64(theirs, output), close = closeness(theirs, output);
    const uint32_t index = nearestUnder(ours, output, ruleOf(ours), Arithmetic::Division);
    return indexOf(ours, their, y - close) == index && indexOf(ours, their, y + close) == index;
}

} // namespace

bool readsAlike(const AxisMap& map, const ConventionMatch& way, std::optional<float> factor, bool tiesMatter)
{
    const AxisNumbers numbers = keptNumbers(*way.convention, map.inputs, map.outputs, factor);
    AxisMap theirs = map;
    theirs.scale = numbers.scale;
    theirs.inputPixelOffset = numbers.inputPixelOffset;
    theirs.outputPixelOffset = numbers.outputPixelOffset;
    const auto all = [&](const auto& is) {
        for (uint32_t output = 0; output < map.outputs; ++output)
            if (!is(output))
                return false;
        return true;
    };
    if (!way.rule)
        return all([&](uint32_t output) { return blendsAlike(map, theirs, output); });
    const bool isOneRule =
        !tiesMatter && all([&](uint32_t output) { return roundsAlike(map, theirs, *way.rule, output); });
    return isOneRule || all([&](uint32_t output) { return takesAlike(map, theirs, *way.rule, output); });
}

} // namespace tessera::dialects
