// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/measured/axis_line.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

double belowOf(Rounding rounding) // how far below its index an x may lie; above it is the rest of 1
{
    return rounding == Rounding::HalfUp ? 0.5 : rounding == Rounding::Ceil ? 1 : 0;
}

// The lines that give the indices of an axis which copies, by the way that its operator rounds.
class LinesOfIndices {
public:
    LinesOfIndices(const std::vector<double>& x, uint32_t inputs, Rounding rounding)
        : m_x(x)
        , m_inputs(inputs)
        , m_below(belowOf(rounding))
    {
        for (const double each : x)
            m_inside += static_cast<uint32_t>(isInside(each, inputs));
    }

    // Among several slopes one that has a reason, else a short one. None: no line gives them all.
    std::optional<AxisFit> line(double rightSlope) const
    {
        if (m_inside < 2)
            return {};
        const double n = m_inputs, m = static_cast<double>(m_x.size());
        for (const double slope : {rightSlope, (n - 1) / (m - 1), n / m, (n - 1) / m})
            for (const double each : {slope, -slope})
                if (offsets(each).width() > kLeastWidth)
                    return lineWith(each);
        const double middle = widest();
        if (!(offsets(middle).width() > kLeastWidth))
            return {};
        for (int denominator = 1; denominator <= kMostParts; ++denominator)
            if (const double slope = std::round(middle * denominator) / denominator;
                offsets(slope).width() > kLeastWidth)
                return lineWith(slope);
        return lineWith(middle);
    }

private:
    static constexpr double kLeastWidth = 1e-9;
    static constexpr int kMostParts = 16;

    struct Offsets {
        double low, high;
        double width() const { return high - low; }
    };
    Offsets offsets(double slope) const
    {
        Offsets all{-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
        for (size_t o = 0; o < m_x.size(); ++o) {
            const double at = m_x[o] - slope * static_cast<double>(o);
            if (m_x[o] > 0)
                all.low = std::max(all.low, at - m_below);
            if (m_x[o] < m_inputs - 1.0)
                all.high = std::min(all.high, at + 1 - m_below);
        }
        return all;
    }

    // The slope with the widest choice of offsets, which is a concave function of the slope.
    double widest() const
    {
        double high = m_inputs, low = -high;
        for (int step = 0; step < 100; ++step) {
            const double third = (high - low) / 3;
            if (offsets(low + third).width() < offsets(high - third).width())
                low += third;
            else
                high -= third;
        }
        return (low + high) / 2;
    }

    AxisFit lineWith(double slope) const
    {
        const Offsets found = offsets(slope);
        AxisFit fit{.slope = slope, .offset = (found.low + found.high) / 2, .slack = found.width() / 2};
        fit.outputs = m_inside;
        for (size_t o = 0; o < m_x.size(); ++o)
            if (!std::isnan(m_x[o]))
                fit.worst = std::max(fit.worst, std::abs(clampedAt(fit, static_cast<double>(o), m_inputs) - m_x[o]));
        return fit;
    }

    const std::vector<double>& m_x;
    double m_inputs;
    double m_below; // how far below its index an x may lie; above it is the rest of 1
    uint32_t m_inside = 0;
};

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

std::optional<AxisFit> lineThrough(const std::vector<std::pair<double, double>>& points)
{
    if (points.size() < 2)
        return {};
    double meanO = 0, meanX = 0, product = 0, square = 0;
    for (const auto& [o, at] : points) {
        meanO += o / static_cast<double>(points.size());
        meanX += at / static_cast<double>(points.size());
    }
    for (const auto& [o, at] : points) {
        product += (o - meanO) * (at - meanX);
        square += (o - meanO) * (o - meanO);
    }
    AxisFit fit{.slope = product / square, .outputs = static_cast<uint32_t>(points.size())};
    fit.offset = meanX - fit.slope * meanO;
    return fit;
}

std::optional<AxisFit> lineOfIndices(const std::vector<double>& indices, uint32_t inputs, Rounding rounding,
                                     double rightSlope)
{
    return LinesOfIndices(indices, inputs, rounding).line(rightSlope);
}

std::pair<double, double> slopesOfIndices(const std::vector<double>& indices, uint32_t inputs, Rounding rounding,
                                          double offset, double outputOffset)
{
    std::pair<double, double> slopes{0, inputs};
    for (size_t o = 0; o < indices.size(); ++o) {
        const double from = indices[o] - belowOf(rounding) - offset, output = static_cast<double>(o) - outputOffset;
        const bool hasLeast = indices[o] > 0, hasMost = indices[o] < inputs - 1.0;
        if (output > 0 && hasLeast)
            slopes.first = std::max(slopes.first, from / output);
        if (output > 0 && hasMost)
            slopes.second = std::min(slopes.second, (from + 1) / output);
        if (output < 0 && hasLeast)
            slopes.second = std::min(slopes.second, from / output);
        if (output < 0 && hasMost)
            slopes.first = std::max(slopes.first, (from + 1) / output);
        if (output == 0 && ((hasLeast && from > 0) || (hasMost && from + 1 <= 0)))
            return {1, 0};
    }
    return slopes;
}

std::array<NamedSlope, 8> namedSlopes(uint32_t inputs, uint32_t outputs)
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
