// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/fit/value_fit.h"

#include "engine/core/tensor/value.h"
#include "engine/detect/fit/axis_line.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tessera {

namespace {

constexpr uint64_t kLeastCut = 3; // elements that are cut off; fewer may be damaged
constexpr size_t kMostFitted = 2048; // pairs that a line is fitted to

struct Fit {
    const ValuePairs& pairs;
    double slack;
    const std::ranges::minmax_result<double> ends = std::ranges::minmax(pairs.is); // of what they are
    const double nearly = slack
        + (isFloat(pairs.type)
               ? std::max(std::abs(ends.min), std::abs(ends.max)) * (pairs.type == DataType::Float16 ? 0x1p-9 : 0x1p-17)
               : 0);
    const double step = isFloat(pairs.type) ? stepOfFloats() : 1;
    const size_t apart = pairs.is.size() / kMostFitted + 1; // of pairs that are fitted

    std::optional<ValueFit> plain() const
    {
        ValueFit fit{.step = step};
        const bool isOneValue = isFloat(pairs.type) && step > 0 && ends.min == ends.max && pairs.is.size() > 1;
        return !isOneValue && complete(fit) ? std::optional(fit) : std::nullopt;
    }

    // The shortest line that gives all numbers.
    std::optional<ValueFit> line() const
    {
        if (ends.min == ends.max) // any number could be another
            return ValueFit{.factor = 0, .offset = ends.min, .bits = static_cast<double>(pairs.is.size())};
        const std::vector<Possible> chosen = inside();
        if (chosen.size() < 4)
            return {};
        const Bounds one{1, 1}, any = slopesThrough(chosen, chosen);
        // Values that are cut off lie half a step below their line, rounded up ones above.
        for (const Bounds* given : std::initializer_list<const Bounds*>{&one, nullptr, &any}) // null: without an offset
            for (const double shift : {step / 2, -step / 2, 0.0}) {
                const Bounds factors = given ? *given : slopesThrough(chosen, {{0, {-shift, -shift}}});
                for (const double part : {1.0, 0.25, 0.0}) { // the shortest numbers first
                    ValueFit fit{.factor = shortNear(factors.middle(), part * factors.width() / 2), .step = step};
                    const Bounds offsets = offsetsOf(chosen, fit.factor);
                    if (given)
                        fit.offset = shortNear(offsets.middle() + shift, part * offsets.width() / 2);
                    const bool isAllowed = factors.width() >= 0 && std::isfinite(factors.width()) && fit.factor != 0
                        && (shift == 0 || fit.offset == std::round(fit.offset));
                    if (isAllowed && complete(fit))
                        return fit;
                }
            }
        return {};
    }

    // The step of which all numbers are multiples and the right ones are not.
    double stepOfFloats() const
    {
        const auto areMultiples = [&](const std::vector<double>& list, double size) {
            return std::ranges::all_of(list, [&](double each) {
                return std::abs(each - size * std::round(each / size)) <= std::abs(each) * 0x1p-10 * size;
            });
        };
        for (const double size : {1.0, 1.0 / 255, 1.0 / 256, 1.0 / 65535})
            if ((size == 1 || pairs.type != DataType::Float16) && areMultiples(pairs.is, size)) // halves have steps
                return areMultiples(pairs.right, size) ? 0 : size;
        return 0;
    }

    // What is not at an end, where numbers may be cut off.
    std::vector<Possible> inside() const
    {
        const double most = step * 0.5001 + nearly;
        std::vector<Possible> all;
        for (size_t i = 0; i < pairs.is.size(); i += apart)
            if (const double is = pairs.is[i]; is > ends.min && is < ends.max)
                all.push_back({pairs.right[i], {is - most, is + most}});
        return all;
    }

    // Sets the roundings and ends that all pairs allow; false: they allow none.
    bool complete(ValueFit& fit) const
    {
        std::vector<IntegerRounding> left;
        if (fit.step > 0)
            left.assign(kIntegerRoundings.begin(), kIntegerRoundings.end());
        uint64_t above = 0, below = 0;
        for (size_t i = 0; i < pairs.is.size(); ++i) {
            const double value = fit.factor * pairs.right[i] + fit.offset, is = pairs.is[i];
            const auto remaining = [&](IntegerRounding rule) { return isRounded(value, is, rule); };
            const bool isNear = fit.step > 0 ? std::ranges::any_of(left, remaining) : std::abs(value - is) <= nearly;
            if (isNear)
                std::erase_if(left, [&](IntegerRounding rule) { return !remaining(rule); });
            else if (value > is && is == ends.max)
                ++above;
            else if (value < is && is == ends.min)
                ++below;
            else
                return false;
        }
        const auto isFew = [&](uint64_t cut, double end, double far) { // the type itself ends elsewhere
            return cut > 0 && cut < kLeastCut && end != toDouble(pairs.type, fromDouble(pairs.type, far));
        };
        if (isFew(above, ends.max, 1e30) || isFew(below, ends.min, -1e30)
            || (above + below > 0 && ends.min == ends.max))
            return false;
        if (above > 0)
            fit.most = ends.max;
        if (below > 0)
            fit.least = ends.min;
        fit.roundings = left;
        fit.bits = bitsOf(fit, above + below);
        return true;
    }

    // A sum near a boundary of the rounding may go either way.
    bool isRounded(double value, double is, IntegerRounding rule) const
    {
        constexpr double kParts = 1 << 10;
        const double scaled = value / step, target = std::round(is / step);
        const double off = (scaled * kParts == std::round(scaled * kParts) ? 0 : 1e-3) + slack / step;
        return rounded(scaled - off, rule) <= target && rounded(scaled + off, rule) >= target;
    }

    // The orders that the values could have, as finely as they are compared. Cut off ones count nothing, and choosing a
    // line costs bits.
    double bitsOf(const ValueFit& fit, uint64_t cut) const
    {
        constexpr double kBitsOfLine = 48;
        std::map<double, double> times;
        double all = 0, orders = 0;
        for (size_t i = 0; i < pairs.is.size(); i += apart, ++all)
            ++times[pairs.is[i]];
        for (const auto& [value, each] : times)
            orders += each * std::log2(all / each);
        const double unit = fit.step + 2 * nearly, range = ends.max - ends.min;
        if (!(range >= unit))
            return 0;
        const double share = 1 - static_cast<double>(cut) / static_cast<double>(pairs.is.size());
        return std::min(orders, all * std::log2(range / unit + 1)) * share - (fit.isLine() ? kBitsOfLine : 0);
    }
};

} // namespace

bool ValueFit::isRight(DataType type) const
{
    return !isLine() && !least && !most
        && (step == 0
            || (!isFloat(type) && std::ranges::find(roundings, IntegerRounding::Truncate) != roundings.end()));
}

bool ValueFit::absorb(const ValueFit& other)
{
    std::vector<IntegerRounding> shared;
    std::ranges::set_intersection(roundings, other.roundings, std::back_inserter(shared));
    if (factor != other.factor || offset != other.offset || step != other.step || least != other.least
        || most != other.most || (step != 0 && shared.empty()))
        return false;
    roundings = shared;
    bits += other.bits;
    return true;
}

std::optional<ValueFit> fittedValues(const ValuePairs& pairs, bool line, double slack)
{
    if (pairs.is.empty())
        return {};
    const Fit fit{pairs, slack};
    const auto plain = fit.plain();
    return plain || !line ? plain : fit.line();
}

} // namespace tessera
