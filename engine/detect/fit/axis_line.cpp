// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/fit/axis_line.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

// Where an x must lie to be rounded to this index; clamped ones lie anywhere beyond the end.
struct Bounds {
    double low = -std::numeric_limits<double>::infinity(), high = std::numeric_limits<double>::infinity();

    void narrow(double least, double most)
    {
        low = std::max(low, least);
        high = std::min(high, most);
    }
    double width() const { return high - low; }
};
Bounds boundsOf(double index, double inputs, NearestRule rounding)
{
    const double below = rounding == NearestRule::HalfUp ? 0.5 : rounding == NearestRule::Ceil ? 1 : 0;
    Bounds bounds;
    if (index > 0)
        bounds.low = index - below;
    if (index < inputs - 1)
        bounds.high = index + 1 - below;
    return bounds;
}

// Where a concave function between the two is largest.
template <class Function> double greatest(double low, double high, const Function& function)
{
    for (int step = 0; step < 100; ++step) {
        const double third = (high - low) / 3;
        if (function(low + third) < function(high - third))
            low += third;
        else
            high -= third;
    }
    return (low + high) / 2;
}

} // namespace

double clampedAt(const AxisFit& line, double output, double inputs)
{
    return std::clamp(line.slope * output + line.offset, 0.0, inputs - 1);
}

AxisFit lineOf(const AxisMap& map)
{
    AxisFit line{.slope = 1 / double{map.scale}, .offset = coordinate(map, 0.0)};
    for (uint32_t o = 0; o < map.outputs; ++o)
        line.outputs += static_cast<uint32_t>(isInside(line.slope * o + line.offset, map.inputs));
    return line;
}

std::optional<AxisFit> lineThrough(const std::vector<LinePoint>& points)
{
    double all = 0, meanO = 0, meanX = 0, product = 0, square = 0;
    for (const auto& [o, x, weight] : points) {
        all += weight;
        meanO += weight * o;
        meanX += weight * x;
    }
    meanO /= all;
    meanX /= all;
    for (const auto& [o, x, weight] : points) {
        product += weight * (o - meanO) * (x - meanX);
        square += weight * (o - meanO) * (o - meanO);
    }
    if (!(square > 0))
        return {};
    const double slope = product / square;
    return AxisFit{.slope = slope, .offset = meanX - slope * meanO, .outputs = static_cast<uint32_t>(points.size())};
}

std::optional<AxisFit> lineOfIndices(const std::vector<double>& indices, uint32_t inputs, NearestRule rounding,
                                     double rightSlope)
{
    constexpr double kLeastWidth = 1e-9;
    constexpr int kMostParts = 16;
    const double n = inputs, m = static_cast<double>(indices.size());
    const auto offsets = [&](double slope) {
        Bounds all;
        for (size_t o = 0; o < indices.size(); ++o) {
            const auto [low, high] = boundsOf(indices[o], n, rounding);
            all.narrow(low - slope * static_cast<double>(o), high - slope * static_cast<double>(o));
        }
        return all;
    };
    const auto width = [&](double slope) { return offsets(slope).width(); };
    const auto inside = std::ranges::count_if(indices, [n](double x) { return isInside(x, n); });
    if (inside < 2)
        return {};
    std::vector<double> slopes;
    for (const double slope : {rightSlope, (n - 1) / (m - 1), n / m, (n - 1) / m})
        slopes.insert(slopes.end(), {slope, -slope});
    if (const double middle = greatest(-n, n, width); width(middle) > kLeastWidth) {
        for (int denominator = 1; denominator <= kMostParts; ++denominator)
            slopes.push_back(std::round(middle * denominator) / denominator);
        slopes.push_back(middle);
    }
    const auto slope = std::ranges::find_if(slopes, [&](double each) { return width(each) > kLeastWidth; });
    if (slope == slopes.end())
        return {};
    const Bounds found = offsets(*slope);
    AxisFit fit{.slope = *slope, .offset = (found.low + found.high) / 2, .slack = found.width() / 2};
    fit.outputs = static_cast<uint32_t>(inside);
    for (size_t o = 0; o < indices.size(); ++o)
        if (!std::isnan(indices[o]))
            fit.worst = std::max(fit.worst, std::abs(clampedAt(fit, static_cast<double>(o), n) - indices[o]));
    return fit;
}

std::pair<double, double> slopesOfIndices(const std::vector<double>& indices, uint32_t inputs, NearestRule rounding,
                                          double offset, double outputOffset)
{
    Bounds slopes{.low = 0, .high = static_cast<double>(inputs)};
    for (size_t o = 0; o < indices.size(); ++o) {
        const auto [low, high] = boundsOf(indices[o], inputs, rounding);
        const double output = static_cast<double>(o) - outputOffset;
        if (output != 0)
            slopes.narrow(std::min((low - offset) / output, (high - offset) / output),
                          std::max((low - offset) / output, (high - offset) / output));
        else if (low > offset || high <= offset)
            return {1, 0};
    }
    return {slopes.low, slopes.high};
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
    std::string text = "x = " + numberText(fit.slope) + "·o";
    const std::string offset = numberText(std::abs(fit.offset));
    if (offset != "0")
        text += (fit.offset < 0 ? " − " : " + ") + offset;
    return fit.slack > 0 ? text + " ± " + numberText(fit.slack) : text;
}

} // namespace tessera
