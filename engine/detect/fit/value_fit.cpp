// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/fit/value_fit.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tessera {

namespace {

constexpr uint64_t kLeastCut = 3; // elements that are cut off; fewer may be damaged
constexpr size_t kMostFitted = 4096; // pairs that a line is fitted to

// The shortest number within `reach` of the middle: 0, 2, 0.25, 1/255.
double shortNear(double middle, double reach)
{
    constexpr double kMostParts = 1e5;
    const auto isNear = [&](double value) { return std::abs(value - middle) <= reach; };
    for (double parts = 1; parts <= kMostParts; parts *= 10) {
        const double near = std::round(middle * parts) / parts;
        if (isNear(near) && (near != 0 || parts == 1))
            return near;
        const double inverse = 1 / (std::round(parts / middle) / parts);
        if (std::isfinite(inverse) && isNear(inverse))
            return inverse;
    }
    return middle;
}

struct Fit {
    const ValuePairs& pairs;
    double slack;
    const std::ranges::minmax_result<double> ends = std::ranges::minmax(pairs.is); // of what they are
    const double nearly = slack
        + (isFloat(pairs.type)
               ? std::max(std::abs(ends.min), std::abs(ends.max)) * (pairs.type == DataType::Float16 ? 0x1p-9 : 0x1p-17)
               : 0);
    const double step = isFloat(pairs.type) ? stepOfFloats() : 1;

    std::optional<ValueFit> plain() const
    {
        ValueFit fit{.step = step};
        const bool isOneValue = isFloat(pairs.type) && step > 0 && ends.min == ends.max && pairs.is.size() > 1;
        return !isOneValue && complete(fit) ? std::optional(fit) : std::nullopt;
    }

    // Least squares, then short numbers nearby.
    std::optional<ValueFit> line() const
    {
        if (ends.min == ends.max)
            return ValueFit{.factor = 0, .offset = ends.min};
        const std::vector<size_t> chosen = inside();
        if (chosen.size() < 4)
            return {};
        const auto count = static_cast<double>(chosen.size());
        double x = 0, y = 0, xx = 0, xy = 0;
        for (const size_t i : chosen) {
            x += pairs.right[i] / count;
            y += pairs.is[i] / count;
            xx += pairs.right[i] * pairs.right[i];
            xy += pairs.right[i] * pairs.is[i];
        }
        if (auto fit = slack > 0 ? near({.factor = xy / xx}, 0, 0, xx) : std::nullopt)
            return fit;
        xx = xy = 0;
        for (const size_t i : chosen) {
            xx += (pairs.right[i] - x) * (pairs.right[i] - x);
            xy += (pairs.right[i] - x) * (pairs.is[i] - y);
        }
        return near({.factor = xy / xx, .offset = y - xy / xx * x}, x, count, xx);
    }

    // Short numbers near a line through the mean x of `count` pairs with this sum of squares; the offset is 0 for 0
    // pairs.
    std::optional<ValueFit> near(const ValueFit& line, double x, double count, double squares) const
    {
        if (!(squares > 0))
            return {};
        const double unit = step + 2 * nearly;
        for (const double width : {4.0, 1.0, 0.25, 0.0}) {
            const double factor = shortNear(line.factor, width * unit / std::sqrt(squares));
            // Values that are cut off lie half a step below their line, rounded up ones above.
            for (const double shift : {step / 2, -step / 2, 0.0}) {
                const double offset = line.offset + (line.factor - factor) * x + shift;
                ValueFit fit{.factor = factor, .step = step};
                if (count > 0)
                    fit.offset = shortNear(offset, width * unit / std::sqrt(count));
                if (factor != 0 && (shift == 0 || fit.offset == std::round(fit.offset)) && complete(fit))
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
            if (areMultiples(pairs.is, size))
                return areMultiples(pairs.right, size) ? 0 : size;
        return 0;
    }

    // Pairs that are not at an end, where numbers may be cut off.
    std::vector<size_t> inside() const
    {
        std::vector<size_t> all;
        for (size_t i = 0; i < pairs.is.size(); ++i)
            if (pairs.is[i] > ends.min && pairs.is[i] < ends.max)
                all.push_back(i);
        for (size_t i = 0; all.size() > kMostFitted && i < kMostFitted; ++i)
            all[i] = all[i * all.size() / kMostFitted];
        all.resize(std::min(all.size(), kMostFitted));
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
        if ((above > 0 && above < kLeastCut) || (below > 0 && below < kLeastCut)
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
        const size_t count = std::min(pairs.is.size(), kMostFitted);
        std::map<double, double> times;
        for (size_t i = 0; i < count; ++i)
            ++times[pairs.is[i * pairs.is.size() / count]];
        const auto all = static_cast<double>(count);
        double orders = 0;
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

bool ValueFit::operator==(const ValueFit& other) const
{
    return factor == other.factor && offset == other.offset && step == other.step && least == other.least
        && most == other.most && (step == 0 || !sharedRoundings(*this, other).empty());
}

std::vector<IntegerRounding> sharedRoundings(const ValueFit& a, const ValueFit& b)
{
    std::vector<IntegerRounding> shared;
    std::ranges::set_intersection(a.roundings, b.roundings, std::back_inserter(shared));
    return shared;
}

std::optional<ValueFit> fittedValues(const ValuePairs& pairs, bool line, double slack)
{
    if (pairs.is.empty())
        return {};
    const Fit fit{pairs, slack};
    return line ? fit.line() : fit.plain();
}

} // namespace tessera
