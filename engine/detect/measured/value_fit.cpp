// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/measured/value_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace tessera {

namespace {

constexpr uint64_t kLeastCut = 3; // elements that are cut off at an end; fewer may be damaged
constexpr size_t kMostFitted = 4096; // pairs that a line is fitted to, before all are held against it

// From the least to the most.
struct Interval {
    double low, high;
    double middle() const { return (low + high) / 2; }
    bool isEmpty() const { return !(low <= high); }
    bool holds(double value) const { return value >= low && value <= high; }
};

// The shortest number in it: 0, 2, 0.25, 1/255.
double shortIn(const Interval& interval)
{
    constexpr double kMostParts = 1e5;
    for (double parts = 1; parts <= kMostParts; parts *= 10) {
        const double near = std::round(interval.middle() * parts) / parts;
        if (interval.holds(near) && (near != 0 || parts == 1))
            return near;
        const double inverse = 1 / (std::round(parts / interval.middle()) / parts);
        if (std::isfinite(inverse) && interval.holds(inverse))
            return inverse;
    }
    return interval.middle();
}

class Fit {
public:
    Fit(const ValuePairs& pairs, double slack)
        : m_pairs(pairs)
        , m_slack(slack)
    {
        const auto [least, most] = std::ranges::minmax(pairs.is);
        m_ends = {least, most};
        const double largest = std::max(std::abs(least), std::abs(most));
        m_nearly = slack + (isFloat(pairs.type) ? largest * (pairs.type == DataType::Float16 ? 0x1p-9 : 0x1p-17) : 0);
        m_step = isFloat(pairs.type) ? stepOfFloats() : 1;
    }

    std::optional<ValueFit> plain() const
    {
        ValueFit fit{.step = m_step};
        return complete(fit) ? std::optional(fit) : std::nullopt;
    }

    std::optional<ValueFit> line() const
    {
        const std::vector<size_t> chosen = inside();
        if (chosen.size() < 4)
            return {};
        if (auto fit = m_slack > 0 ? factorAlone(chosen) : std::nullopt)
            return fit;
        const Interval slopes = slopesOf(chosen);
        if (slopes.isEmpty())
            return {};
        for (const double factor : {shortIn(slopes), slopes.middle()}) {
            const Interval offsets = offsetsOf(chosen, factor);
            if (offsets.isEmpty() || factor == 0)
                continue;
            // A line of what is cut off lies half a step higher, one of what is rounded up lower.
            for (const double shift : {0.0, m_step / 2, -m_step / 2}) {
                const Interval own{offsets.low + shift, offsets.high + shift};
                ValueFit fit{.factor = factor, .offset = own.holds(0) ? 0 : shortIn(own), .step = m_step};
                if ((shift == 0 || fit.offset == std::round(fit.offset)) && complete(fit))
                    return fit;
                if (m_step == 0)
                    break;
            }
            ValueFit fit{.factor = factor, .offset = offsets.middle(), .step = m_step};
            if (complete(fit))
                return fit;
        }
        return {};
    }

private:
    // Without an offset.
    std::optional<ValueFit> factorAlone(const std::vector<size_t>& chosen) const
    {
        const double near = m_step / 2 + m_nearly;
        Interval factors{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
        for (const size_t i : chosen) {
            const auto [low, high] =
                std::minmax({(m_pairs.is[i] - near) / m_pairs.right[i], (m_pairs.is[i] + near) / m_pairs.right[i]});
            if (m_pairs.right[i] != 0)
                factors = {std::max(factors.low, low), std::min(factors.high, high)};
        }
        if (factors.isEmpty() || !std::isfinite(factors.middle()))
            return {};
        ValueFit fit{.factor = shortIn(factors), .step = m_step};
        return complete(fit) ? std::optional(fit) : std::nullopt;
    }

    // What all numbers are multiples of, where the right ones are not.
    double stepOfFloats() const
    {
        const auto areMultiples = [&](const std::vector<double>& list, double step) {
            return std::ranges::all_of(list, [&](double each) {
                return std::abs(each - step * std::round(each / step)) <= std::abs(each) * 0x1p-10 * step;
            });
        };
        for (const double step : {1.0, 1.0 / 255, 1.0 / 256, 1.0 / 65535})
            if (areMultiples(m_pairs.is, step))
                return areMultiples(m_pairs.right, step) ? 0 : step;
        return 0;
    }

    // Those that are not at an end, where numbers may be cut off.
    std::vector<size_t> inside() const
    {
        std::vector<size_t> all;
        for (size_t i = 0; i < m_pairs.is.size(); ++i)
            if (m_pairs.is[i] > m_ends.low && m_pairs.is[i] < m_ends.high)
                all.push_back(i);
        for (size_t i = 0; all.size() > kMostFitted && i < kMostFitted; ++i)
            all[i] = all[i * all.size() / kMostFitted];
        all.resize(std::min(all.size(), kMostFitted));
        return all;
    }

    // The offsets by which a line of this slope meets all of them.
    Interval offsetsOf(const std::vector<size_t>& chosen, double factor) const
    {
        const double near = m_step / 2 + m_nearly + 1e-3 * m_step;
        Interval offsets{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
        for (const size_t i : chosen) {
            const double rest = m_pairs.is[i] - factor * m_pairs.right[i];
            offsets.low = std::max(offsets.low, rest - near);
            offsets.high = std::min(offsets.high, rest + near);
        }
        return offsets;
    }

    // How wide the choice of offsets is, is a concave function of the slope.
    Interval slopesOf(const std::vector<size_t>& chosen) const
    {
        double x = 0, y = 0, xx = 0, xy = 0;
        for (const size_t i : chosen) {
            x += m_pairs.right[i] / static_cast<double>(chosen.size());
            y += m_pairs.is[i] / static_cast<double>(chosen.size());
        }
        for (const size_t i : chosen) {
            xx += (m_pairs.right[i] - x) * (m_pairs.right[i] - x);
            xy += (m_pairs.right[i] - x) * (m_pairs.is[i] - y);
        }
        if (!(xx > 0))
            return {1, 0};
        const double first = xy / xx,
                     reach = (m_step + 2 * m_nearly) * 2 * std::sqrt(static_cast<double>(chosen.size()) / xx)
            + std::abs(first) * 0x1p-12;
        const auto width = [&](double slope) {
            const Interval offsets = offsetsOf(chosen, slope);
            return offsets.high - offsets.low;
        };
        double low = first - reach, high = first + reach;
        for (int i = 0; i < 60; ++i) {
            const double third = (high - low) / 3;
            (width(low + third) < width(high - third) ? low : high) +=
                width(low + third) < width(high - third) ? third : -third;
        }
        const double best = (low + high) / 2;
        if (!(width(best) >= 0))
            return {1, 0};
        const auto bound = [&](double outside) {
            double inside = best;
            for (int i = 0; i < 40; ++i)
                (width((inside + outside) / 2) >= 0 ? inside : outside) = (inside + outside) / 2;
            return inside;
        };
        return {bound(first - 2 * reach), bound(first + 2 * reach)};
    }

    // The roundings and ends that hold of all of them; false: none do.
    bool complete(ValueFit& fit) const
    {
        std::vector<IntegerRounding> left;
        if (fit.step > 0)
            left.assign(kIntegerRoundings.begin(), kIntegerRoundings.end());
        uint64_t above = 0, below = 0;
        for (size_t i = 0; i < m_pairs.is.size(); ++i) {
            const double value = fit.factor * m_pairs.right[i] + fit.offset, is = m_pairs.is[i];
            const auto remaining = [&](IntegerRounding rule) { return isRounded(value, is, rule); };
            const bool isNear = fit.step > 0 ? std::ranges::any_of(left, remaining) : std::abs(value - is) <= m_nearly;
            if (!isNear && value > is && is == m_ends.high)
                ++above;
            else if (!isNear && value < is && is == m_ends.low)
                ++below;
            else if (!isNear)
                return false;
            else
                std::erase_if(left, [&](IntegerRounding rule) { return !remaining(rule); });
        }
        if ((above > 0 && above < kLeastCut) || (below > 0 && below < kLeastCut))
            return false;
        if (above > 0)
            fit.most = m_ends.high;
        if (below > 0)
            fit.least = m_ends.low;
        fit.roundings = left;
        fit.bits = bitsOf(fit, above + below);
        return true;
    }

    // A sum that is nearly a boundary of the rounding may go either way.
    bool isRounded(double value, double is, IntegerRounding rule) const
    {
        constexpr double kParts = 1 << 10;
        const double scaled = value / m_step, target = std::round(is / m_step);
        const double near = (scaled * kParts == std::round(scaled * kParts) ? 0 : 1e-3) + m_slack / m_step;
        return rounded(scaled - near, rule) <= target && rounded(scaled + near, rule) >= target;
    }

    // So many orders the values could have, and as finely as they are held against what is expected; what is cut off is
    // worth nothing, and a line is taken out of many.
    double bitsOf(const ValueFit& fit, uint64_t cut) const
    {
        constexpr double kBitsOfLine = 48;
        const size_t count = std::min(m_pairs.is.size(), kMostFitted);
        std::map<double, double> times;
        for (size_t i = 0; i < count; ++i)
            ++times[m_pairs.is[i * m_pairs.is.size() / count]];
        const auto all = static_cast<double>(count);
        double orders = 0;
        for (const auto& [value, each] : times)
            orders += each * std::log2(all / each);
        const double unit = fit.step + 2 * m_nearly, range = m_ends.high - m_ends.low;
        if (!(range >= unit))
            return 0;
        const double share = 1 - static_cast<double>(cut) / static_cast<double>(m_pairs.is.size());
        return std::min(orders, all * std::log2(range / unit + 1)) * share - (fit.isLine() ? kBitsOfLine : 0);
    }

    const ValuePairs& m_pairs;
    double m_slack;
    Interval m_ends{};
    double m_nearly = 0, m_step = 0;
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
    const Fit fit(pairs, slack);
    return line ? fit.line() : fit.plain();
}

} // namespace tessera
