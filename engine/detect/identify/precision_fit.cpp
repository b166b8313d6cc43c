// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/precision_fit.h"

#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera {

namespace {

constexpr int kRounds = 12; // rounds of the fit: axes take turns
constexpr uint64_t kEquations = 3; // for each shift, at least
constexpr double kMostShift = 0x1p-19; // the largest shift of a coordinate of 1: some roundings of float32

using Shifts = std::array<std::vector<double>, 4>; // by axis and row of the grid

// What the value changes by where the axis' coordinate grows. None: a band that is no pair of neighbours.
std::optional<SeparableTaps> slopes(SeparableTaps taps, size_t axis)
{
    AxisTaps& own = taps.axes[axis];
    for (uint32_t o = 0; o < own.outputs; ++o) {
        float* weights = own.weights.data() + own.rowStart[o];
        if (own.taps(o) > 2)
            return {};
        weights[0] = own.taps(o) == 2 ? -1.0f : 0.0f;
        if (own.taps(o) == 2)
            weights[1] = 1;
    }
    return taps;
}

class Fit {
public:
    Fit(const SeparableTaps& taps, const Grid& grid, const Tensor& input)
        : m_grid(grid)
        , m_taps(taps)
        , m_elements(m_taps, input)
        , m_input(input)
    {
    }

    bool holds()
    {
        if (!measure())
            return false;
        for (int round = 0; round < kRounds; ++round)
            for (size_t axis = 0; axis < 4; ++axis)
                improve(axis);
        return isSmall() && isEnough();
    }

private:
    bool measure()
    {
        uint64_t unknowns = 0;
        for (size_t axis = 0; axis < 4; ++axis) {
            m_shifts[axis].assign(m_grid.counts()[axis], 0);
            unknowns += m_grid.counts()[axis];
        }
        if (m_grid.count() < kEquations * unknowns)
            return false;
        m_grid.forEach([&](uint64_t number, const Place& at) {
            const TapsOfElements::Evaluation own = m_elements.evaluated(number, false);
            m_rest.push_back(toDouble(m_grid.type(), m_grid.bits(at)) - own.value);
            m_errors.push_back(own.error);
            return true;
        });
        for (size_t axis = 0; axis < 4; ++axis) {
            const auto taps = slopes(m_taps, axis);
            if (!taps)
                return false;
            const TapsOfElements elements(*taps, m_input);
            for (uint64_t number = 0; number < m_grid.count(); ++number)
                m_slopes[axis].push_back(elements.evaluated(number, false).value);
        }
        return std::ranges::all_of(m_rest, [](double each) { return std::isfinite(each); });
    }

    // The least squares of one axis, the others as they are.
    void improve(size_t axis)
    {
        std::vector<double> product(m_shifts[axis].size()), square(product.size());
        m_grid.forEach([&](uint64_t number, const Place& at) {
            const double slope = m_slopes[axis][number];
            product[at[axis]] += slope * m_rest[number];
            square[at[axis]] += slope * slope;
            return true;
        });
        for (size_t i = 0; i < product.size(); ++i) {
            product[i] = square[i] > 0 ? product[i] / square[i] : 0;
            m_shifts[axis][i] += product[i];
        }
        m_grid.forEach([&](uint64_t number, const Place& at) {
            m_rest[number] -= product[at[axis]] * m_slopes[axis][number];
            return true;
        });
    }

    bool isSmall() const
    {
        for (size_t axis = 0; axis < 4; ++axis)
            for (size_t i = 0; i < m_shifts[axis].size(); ++i)
                if (std::abs(m_shifts[axis][i]) > kMostShift * std::max(1.0, std::abs(m_taps.axes[axis].x[i])))
                    return false;
        return true;
    }

    bool isEnough() const
    {
        for (uint64_t number = 0; number < m_rest.size(); ++number)
            if (std::abs(m_rest[number]) > 2 * m_errors[number])
                return false;
        return true;
    }

    const Grid& m_grid;
    const SeparableTaps& m_taps;
    TapsOfElements m_elements;
    const Tensor& m_input;
    Shifts m_shifts;
    std::array<std::vector<double>, 4> m_slopes; // by axis and element of the grid
    std::vector<double> m_rest, m_errors; // by element: what no shift explains yet; of float32
};

} // namespace

bool isOfOtherPrecision(const Resampling& meant, const Grid& grid, const Evidence& evidence)
{
    if (meant.isTransposed || !meant.summing.isRight() || grid.type() != DataType::Float32
        || meant.axes[3].map.mode != InterpolationMode::Linear)
        return false;
    return Fit(tapsOn(meant, grid, evidence.input.desc), grid, evidence.input).holds();
}

} // namespace tessera
