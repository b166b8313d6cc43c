// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/axis_fit.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

bool isInside(double x, uint32_t inputs)
{
    return x > 0 && x < inputs - 1.0;
}

double clampedAt(const AxisFit& line, double output, uint32_t inputs)
{
    return std::clamp(line.slope * output + line.offset, 0.0, inputs - 1.0);
}

// The operator's own formula.
AxisFit lineOf(const AxisMap& map)
{
    AxisFit line{.slope = 1 / double{map.scale}, .offset = coordinate(map, 0.0)};
    for (uint32_t o = 0; o < map.outputs; ++o)
        line.outputs += static_cast<uint32_t>(isInside(line.slope * o + line.offset, map.inputs));
    return line;
}

// Of a filter that hangs over an edge the centre is not the coordinate.
bool isCutOff(const MeasuredRow& row, const XrayAxis& axis)
{
    return axis.support > 2 && (row.first == 0 || row.first + row.weights.size() == axis.inputs);
}

// Least squares over the outputs that lie inside the input; none where an output lies elsewhere.
std::optional<AxisFit> lineOfCentres(const XrayAxis& axis, const std::vector<MeasuredRow>& rows, double tolerance)
{
    std::vector<std::pair<double, double>> points;
    for (size_t o = 0; o < axis.x.size(); ++o)
        if (isInside(axis.x[o], axis.inputs) && !isCutOff(rows[o], axis))
            points.emplace_back(static_cast<double>(o), axis.x[o]);
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
    for (size_t o = 0; o < axis.x.size(); ++o)
        if (!std::isnan(axis.x[o]) && !isCutOff(rows[o], axis))
            fit.worst = std::max(fit.worst, std::abs(clampedAt(fit, static_cast<double>(o), axis.inputs) - axis.x[o]));
    return fit.worst <= tolerance ? std::optional(fit) : std::nullopt;
}

// The lines that give the indices of an axis which copies, by the way that its operator rounds.
class LinesOfIndices {
public:
    LinesOfIndices(const XrayAxis& axis, Rounding rounding)
        : m_axis(axis)
        , m_below(rounding == Rounding::HalfUp     ? 0.5
                      : rounding == Rounding::Ceil ? 1
                                                   : 0)
    {
        for (const double x : axis.x)
            m_inside += static_cast<uint32_t>(isInside(x, axis.inputs));
    }

    // Of several slopes one that has a reason, else a short one. None: no line gives them all.
    std::optional<AxisFit> line(double rightSlope) const
    {
        if (m_inside < 2)
            return {};
        const double n = m_axis.inputs, m = m_axis.outputs;
        for (const double slope : {rightSlope, (n - 1) / (m - 1), n / m})
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
        for (size_t o = 0; o < m_axis.x.size(); ++o) {
            const double at = m_axis.x[o] - slope * static_cast<double>(o);
            if (m_axis.x[o] > 0)
                all.low = std::max(all.low, at - m_below);
            if (m_axis.x[o] < m_axis.inputs - 1.0)
                all.high = std::min(all.high, at + 1 - m_below);
        }
        return all;
    }

    // The slope with the widest choice of offsets, which is a concave function of the slope.
    double widest() const
    {
        double high = m_axis.inputs, low = -high;
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
        for (size_t o = 0; o < m_axis.x.size(); ++o)
            if (!std::isnan(m_axis.x[o]))
                fit.worst =
                    std::max(fit.worst, std::abs(clampedAt(fit, static_cast<double>(o), m_axis.inputs) - m_axis.x[o]));
        return fit;
    }

    const XrayAxis& m_axis;
    double m_below; // how far below its index an x may lie; above it is the rest of 1
    uint32_t m_inside = 0;
};

std::vector<double> centres(const AxisTaps& taps)
{
    std::vector<double> x;
    for (uint32_t o = 0; o < taps.outputs; ++o) {
        double sum = 0, moment = 0;
        for (uint32_t i = 0; i < taps.taps(o); ++i) {
            const double weight = taps.weights[taps.rowStart[o] + i];
            sum += weight;
            moment += weight * (taps.first[o] + i);
        }
        x.push_back(sum == 0 ? std::numeric_limits<double>::quiet_NaN() : moment / sum);
    }
    return x;
}

std::string shortText(double value)
{
    std::array<char, 32> buffer;
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, 6);
    return {buffer.data(), end.ptr};
}

} // namespace

XrayAxis axisOf(const std::vector<MeasuredRow>& rows, const AxisTaps& right, const AxisMap* map, double tolerance)
{
    XrayAxis axis{.inputs = right.inputs,
                  .outputs = static_cast<uint32_t>(rows.size()),
                  .x = {},
                  .astray = {},
                  .fit = {},
                  .rightFit = {}};
    for (const MeasuredRow& row : rows) {
        double sum = 0, moment = 0;
        uint32_t support = 0;
        for (size_t i = 0; i < row.weights.size(); ++i) {
            sum += row.weights[i];
            moment += row.weights[i] * (row.first + static_cast<double>(i));
            support += static_cast<uint32_t>(row.weights[i] != 0);
        }
        axis.support = std::max(axis.support, support);
        axis.x.push_back(sum == 0 ? std::numeric_limits<double>::quiet_NaN() : moment / sum);
    }
    const std::vector<double> rightX = centres(right);
    for (uint32_t o = 0; o < axis.outputs; ++o)
        if (!(std::abs(axis.x[o] - rightX[o]) <= tolerance) && !(std::isnan(axis.x[o]) && std::isnan(rightX[o])))
            axis.astray.push_back(o);
    if (map != nullptr)
        axis.rightFit = lineOf(*map);
    if (axis.rightFit && axis.astray.empty())
        axis.fit = axis.rightFit;
    else if (!right.copies() || axis.support != 1)
        axis.fit = lineOfCentres(axis, rows, tolerance);
    if (!axis.fit && axis.support == 1)
        axis.fit = LinesOfIndices(axis, map != nullptr && right.copies() ? map->rounding : Rounding::HalfUp)
                       .line(axis.rightFit ? axis.rightFit->slope : static_cast<double>(axis.inputs) / axis.outputs);
    return axis;
}

bool isLine(const AxisFit& fit, const AxisFit& right)
{
    return std::abs(fit.slope - right.slope) <= 1e-4 * std::abs(right.slope)
        && std::abs(fit.offset - right.offset) <= fit.slack + 5e-3;
}

std::string numberText(double value)
{
    for (int denominator = 1; denominator <= 64; ++denominator) {
        const double numerator = std::round(value * denominator);
        if (std::abs(value * denominator - numerator) > 2e-6 * denominator)
            continue;
        const std::string decimal = shortText(numerator / denominator);
        return denominator == 1 || decimal.size() <= 6 ? decimal
                                                       : shortText(numerator) + "/" + std::to_string(denominator);
    }
    return shortText(value);
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
