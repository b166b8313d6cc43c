// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/fit/axis_line.h"

#include <Eigen/Core>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tessera {

namespace {

// Where x must lie for these indices; clamped ones lie anywhere beyond the end.
std::vector<Possible> possibleOf(const std::vector<double>& indices, double inputs, NearestRule rounding,
                                 double outputOffset)
{
    const double below = rounding == NearestRule::HalfUp ? 0.5 : rounding == NearestRule::Ceil ? 1 : 0;
    std::vector<Possible> all;
    for (const double index : indices) {
        Possible one{static_cast<double>(all.size()) - outputOffset, {}};
        if (index > 0)
            one.value.low = index - below;
        if (index < inputs - 1)
            one.value.high = index + 1 - below;
        all.push_back(one);
    }
    return all;
}

} // namespace

double clampedAt(const AxisFit& line, double output, double inputs)
{
    return std::clamp(line.slope * output + line.offset, 0.0, inputs - 1);
}

AxisFit lineOf(const AxisMap& map)
{
    return {.slope = 1 / double{map.scale}, .offset = coordinate(map, 0.0)};
}

std::optional<AxisFit> lineThrough(const std::vector<LinePoint>& points)
{
    Eigen::ArrayX3d rows(points.size(), 3);
    for (size_t i = 0; i < points.size(); ++i)
        rows.row(static_cast<Eigen::Index>(i)) << points[i].o, points[i].x, points[i].weight;
    const auto o = rows.col(0), x = rows.col(1), weight = rows.col(2);
    const double all = weight.sum(), meanO = (weight * o).sum() / all, meanX = (weight * x).sum() / all;
    const double square = (weight * (o - meanO).square()).sum();
    if (!(square > 0))
        return {};
    const double slope = (weight * (o - meanO) * (x - meanX)).sum() / square;
    return AxisFit{.slope = slope, .offset = meanX - slope * meanO};
}

std::optional<AxisFit> lineOfIndices(const std::vector<double>& indices, uint32_t inputs, NearestRule rounding,
                                     double rightSlope)
{
    constexpr double kLeastWidth = 1e-9;
    const double n = inputs, m = static_cast<double>(indices.size());
    const std::vector<Possible> all = possibleOf(indices, n, rounding, 0);
    if (std::ranges::count_if(indices, [n](double x) { return isInside(x, n); }) < 2)
        return {};
    std::vector<double> slopes;
    for (const double slope : {rightSlope, (n - 1) / (m - 1), n / m, (n - 1) / m})
        slopes.insert(slopes.end(), {slope, -slope});
    if (const Bounds range = slopesThrough(all, all); range.width() >= 0)
        slopes.insert(slopes.end(), {shortNear(range.middle(), 0.4999 * range.width()), range.middle()});
    const auto slope =
        std::ranges::find_if(slopes, [&](double each) { return offsetsOf(all, each).width() >= kLeastWidth; });
    if (slope == slopes.end())
        return {};
    const Bounds found = offsetsOf(all, *slope);
    return AxisFit{.slope = *slope, .offset = found.middle(), .slack = found.width() / 2};
}

Bounds slopesOfIndices(const std::vector<double>& indices, uint32_t inputs, NearestRule rounding, double offset,
                       double outputOffset)
{
    Bounds slopes = slopesThrough(possibleOf(indices, inputs, rounding, outputOffset), {{0, {offset, offset}}});
    slopes.narrow(0, inputs);
    return slopes;
}

Bounds offsetsOf(const std::vector<Possible>& all, double slope)
{
    Bounds offsets;
    for (const auto& [at, value] : all)
        offsets.narrow(value.low - slope * at, value.high - slope * at);
    return offsets;
}

Bounds slopesThrough(const std::vector<Possible>& all, const std::vector<Possible>& some)
{
    Bounds slopes;
    for (const auto& [at, value] : all)
        for (const auto& [origin, from] : some) {
            const double one = (value.low - from.high) / (at - origin), other = (value.high - from.low) / (at - origin);
            if (at != origin)
                slopes.narrow(std::min(one, other), std::max(one, other));
            if (slopes.width() < 0 || (at == origin && (value.low > from.high || value.high < from.low)))
                return {1, 0};
        }
    return slopes;
}

double shortNear(double middle, double reach)
{
    const auto isNear = [&](double value) { return std::abs(value - middle) <= reach; };
    for (const double parts :
         {1.0,  2.0,  3.0,   4.0,    5.0,   6.0,   7.0,   8.0, 9.0,    10.0,   12.0,   20.0,    100.0, 16.0,
          32.0, 64.0, 255.0, 1000.0, 128.0, 256.0, 512.0, 1e4, 1024.0, 2048.0, 4096.0, 65536.0, 1e5}) {
        const double near = std::round(middle * parts) / parts;
        if (isNear(near) && (near != 0 || parts == 1))
            return near;
        if (const double inverse = 1 / std::round(1 / middle); parts == 1 && isNear(inverse))
            return inverse;
    }
    return middle;
}

std::array<std::pair<double, const char*>, 8> namedSlopes(uint32_t inputs, uint32_t outputs)
{
    const double n = inputs, m = outputs;
    return {{{(n - 1) / (m - 1), "(n − 1)/(m − 1)"},
             {n / m, "n/m"},
             {(n - 1) / m, "(n − 1)/m"},
             {n / (m - 1), "n/(m − 1)"},
             {n / (m + 1), "n/(m + 1)"},
             {(n + 1) / (m + 1), "(n + 1)/(m + 1)"},
             {(n - 1) / (m + 1), "(n − 1)/(m + 1)"},
             {m / n, "m/n"}}};
}

std::string slopeFormula(double slope, uint32_t inputs, uint32_t outputs)
{
    for (const auto& [value, formula] : namedSlopes(inputs, outputs))
        if (std::isfinite(value) && value > 0 && std::abs(slope - value) <= 1e-5 * value)
            return formula;
    return {};
}

std::string digitsText(double value, int digits)
{
    std::array<char, 32> buffer;
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, digits);
    return {buffer.data(), end.ptr};
}

std::string numberText(double value)
{
    for (int denominator = 1; denominator <= 64; ++denominator) {
        const double numerator = std::round(value * denominator);
        if (std::abs(value * denominator - numerator) > 2e-6 * denominator)
            continue;
        const std::string decimal = digitsText(numerator / denominator);
        return denominator == 1 || decimal.size() <= 6 ? decimal
                                                       : digitsText(numerator) + "/" + std::to_string(denominator);
    }
    return digitsText(value);
}

std::string lineText(const AxisFit& fit)
{
    const std::string slope = numberText(fit.slope);
    std::string text = (fit.isFloor ? "floor(x), x = " : "x = ") + (slope == "1" ? "" : slope + "·") + "o";
    const std::string offset = numberText(std::abs(fit.offset));
    if (offset != "0")
        text += (fit.offset < 0 ? " − " : " + ") + offset;
    return fit.slack > 0 ? text + " ± " + numberText(fit.slack) : text;
}

} // namespace tessera
