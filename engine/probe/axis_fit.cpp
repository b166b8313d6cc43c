// SPDX-License-Identifier: Apache-2.0
#include "engine/probe/axis_fit.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

// Least squares over the outputs that lie strictly inside the input; of an axis that is read at its ends alone, none.
std::optional<AxisFit> fitOf(std::span<const double> x, uint32_t inputs)
{
    std::vector<std::pair<double, double>> points;
    for (size_t o = 0; o < x.size(); ++o)
        if (x[o] > 0 && x[o] < inputs - 1.0)
            points.emplace_back(static_cast<double>(o), x[o]);
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
    AxisFit fit{.slope = product / square, .offset = 0, .worst = 0, .outputs = static_cast<uint32_t>(points.size())};
    fit.offset = meanX - fit.slope * meanO;
    for (const auto& [o, at] : points)
        fit.worst = std::max(fit.worst, std::abs(fit.slope * o + fit.offset - at));
    return fit;
}

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

XrayAxis axisOf(const std::vector<MeasuredRow>& rows, uint32_t inputs, const AxisTaps* right)
{
    XrayAxis axis{.inputs = inputs, .outputs = static_cast<uint32_t>(rows.size()), .x = {}, .fit = {}, .rightFit = {}};
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
    axis.fit = fitOf(axis.x, inputs);
    if (right != nullptr)
        axis.rightFit = fitOf(centres(*right), inputs);
    return axis;
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
    return offset == "0" ? text : text + (fit.offset < 0 ? " − " : " + ") + offset;
}

} // namespace tessera
