// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/known_map.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera {

namespace {

using Rows = std::vector<MeasuredRow>;

// Both ends of the bands never fall, as a plan's table needs it; empty rows stand where the next begins.
bool rises(Rows& rows)
{
    uint32_t first = 0, end = 0;
    for (MeasuredRow& row : rows) {
        if (row.weights.empty()) {
            row.first = first;
            continue;
        }
        const auto rowEnd = static_cast<uint32_t>(row.first + row.weights.size());
        if (row.first < first || rowEnd < end)
            return false;
        first = row.first;
        end = rowEnd;
    }
    return true;
}

AxisTaps tapsOf(const Rows& rows, uint32_t inputs, bool isTransposed)
{
    AxisTaps taps;
    taps.inputs = inputs;
    taps.outputs = static_cast<uint32_t>(rows.size());
    taps.rowStart.push_back(0);
    for (const MeasuredRow& row : rows) {
        taps.first.push_back(row.first);
        for (const double weight : row.weights)
            taps.weights.push_back(static_cast<float>(weight));
        taps.rowStart.push_back(static_cast<uint32_t>(taps.weights.size()));
        const double x = centreOf(row);
        taps.x.push_back(std::isnan(x) ? row.first : x);
    }
    if (isTransposed) // x and flags belong to the inputs
        taps.x.assign(inputs, 0);
    else if (rows.size() > 1)
        taps.step = (taps.x.back() - taps.x.front()) / static_cast<double>(rows.size() - 1);
    taps.flags.assign(taps.x.size(), 0);
    return taps;
}

} // namespace

std::optional<AxisRows> axisRows(const Copies& copies, const Plan& right)
{
    const std::array<uint32_t, 4> inputs = paddedSizes(right.input), outputs = paddedSizes(right.output);
    AxisRows rows;
    for (size_t axis = 0; axis < 4; ++axis)
        rows[axis].resize(outputs[axis]);
    for (uint64_t o = 0; o < copies.source.size(); ++o) {
        if (copies.source[o] < 0)
            continue;
        const auto at = paddedCoordinates(outputs, o);
        const auto from = paddedCoordinates(inputs, static_cast<uint64_t>(copies.source[o]));
        for (size_t axis = 0; axis < 4; ++axis) {
            MeasuredRow& row = rows[axis][at[axis]];
            if (row.weights.empty())
                row = {from[axis], {1.0}};
            if (row.first != from[axis])
                return {};
        }
    }
    for (uint64_t o = 0; o < copies.source.size(); ++o) {
        const auto at = paddedCoordinates(outputs, o);
        bool isEmpty = false;
        for (size_t axis = 0; axis < 4; ++axis)
            isEmpty = isEmpty || rows[axis][at[axis]].weights.empty();
        if (isEmpty != (copies.source[o] < 0))
            return {};
    }
    return rows;
}

// Sums of weights that are no 1 become factors of the axes' coordinates.
std::optional<AxisRows> axisRows(const Responses& responses, const Plan& right)
{
    AxisRows rows = responses.rows;
    const double tolerance = weightTolerance(right);
    const std::array<uint32_t, 4> sizes = paddedSizes(right.output);
    const auto largest = std::ranges::max_element(responses.total, {}, [](double total) { return std::abs(total); });
    const auto peak = static_cast<uint64_t>(largest - responses.total.begin());
    const std::array<uint32_t, 4> at = paddedCoordinates(sizes, peak);
    std::array<std::vector<double>, 4> gains;
    uint64_t stride = 1;
    for (size_t axis = 4; axis-- > 0; stride *= sizes[axis])
        for (uint32_t i = 0; i < sizes[axis]; ++i)
            gains[axis].push_back(responses.total[peak - at[axis] * stride + i * stride] / *largest);
    for (uint64_t o = 0; o < responses.total.size(); ++o) {
        const auto each = paddedCoordinates(sizes, o);
        double product = *largest;
        for (size_t axis = 0; axis < 4; ++axis)
            product *= gains[axis][each[axis]];
        if (std::abs(product - responses.total[o]) > 8 * tolerance * std::max(1.0, std::abs(*largest)))
            return {};
    }
    // How much of the peak is whose: the right plan's shares, where they make it.
    std::array<double, 4> shares{1, 1, 1, *largest};
    if (const auto* own = std::get_if<SeparableTaps>(&right.work)) {
        std::array<double, 4> theirs{};
        double product = 1;
        for (size_t axis = 0; axis < 4; ++axis) {
            const AxisTaps& taps = own->axes[axis];
            theirs[axis] = std::accumulate(taps.weights.begin() + taps.rowStart[at[axis]],
                                           taps.weights.begin() + taps.rowStart[at[axis] + 1], 0.0);
            product *= theirs[axis];
        }
        if (std::abs(product - *largest) <= 8 * tolerance * std::max(1.0, std::abs(*largest)))
            shares = theirs;
    }
    for (size_t axis = 0; axis < 4; ++axis)
        for (uint32_t i = 0; i < sizes[axis]; ++i)
            for (double& weight : rows[axis][i].weights)
                weight *= gains[axis][i] * shares[axis];
    return rows;
}

std::optional<Plan> planOf(AxisRows rows, const Plan& right, double tolerance)
{
    const auto* own = std::get_if<SeparableTaps>(&right.work);
    const std::array<uint32_t, 4> inputs = paddedSizes(right.input);
    SeparableTaps work{.axes = {},
                       .inStrides = paddedStrides(right.input),
                       .outStrides = paddedStrides(right.output),
                       .transposed = own != nullptr && own->transposed};
    for (size_t axis = 0; axis < 4; ++axis) {
        if (!rises(rows[axis]))
            return {};
        if (own != nullptr && areAlike(rows[axis], rowsOf(own->axes[axis]), tolerance)) {
            work.axes[axis] = own->axes[axis];
            continue;
        }
        AxisTaps& taps = work.axes[axis] = tapsOf(rows[axis], inputs[axis], work.transposed);
        if (taps.copies() && !work.transposed)
            taps.otherNeighbour = taps.first;
    }
    return Plan{right.input, right.output, work};
}

SourceTable tableOf(const Copies& copies)
{
    SourceTable table{{0}, {}};
    for (const int64_t source : copies.source) {
        if (source >= 0)
            table.partners.push_back({static_cast<uint64_t>(source), 1.0});
        table.rowStart.push_back(table.partners.size());
    }
    return table;
}

SourceTable tableOf(const AxisRows& rows, const std::array<uint64_t, 4>& strides)
{
    std::array<uint32_t, 4> outputs{};
    uint64_t count = 1;
    for (size_t axis = 0; axis < 4; ++axis)
        count *= outputs[axis] = static_cast<uint32_t>(rows[axis].size());
    SourceTable table{{0}, {}};
    for (uint64_t o = 0; o < count; ++o) {
        std::vector<Partner> partners = partnersOf(rows, paddedCoordinates(outputs, o), strides);
        std::ranges::sort(partners, {}, &Partner::element);
        table.partners.insert(table.partners.end(), partners.begin(), partners.end());
        table.rowStart.push_back(table.partners.size());
    }
    return table;
}

} // namespace tessera
