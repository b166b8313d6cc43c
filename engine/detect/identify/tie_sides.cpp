// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/tie_sides.h"

#include "engine/detect/identify/values.h"

namespace tessera {

namespace {

constexpr uint64_t kElementsPerChoice = 4; // at least, that a choice must account for

bool isTie(const AxisTaps& taps, uint32_t output)
{
    return (taps.flags[output] & AxisTaps::Tie) != 0 && taps.otherNeighbour[output] != taps.first[output];
}

// By axis, output and side: whether every element that was seen can be of this side.
class Sides {
public:
    Sides(const SeparableTaps& taps, const Tensor& input)
        : m_taps(taps)
        , m_input(input)
    {
        for (size_t axis = 0; axis < 4; ++axis)
            m_arePossible[axis].assign(taps.axes[axis].outputs, {true, true});
    }

    bool see(const Place& at, uint64_t bits) // false: no side explains it
    {
        std::array<std::array<bool, 2>, 4> isSeen{};
        for (unsigned sides = 0; sides < 16; ++sides) // bit `axis`: the other one there
            if (isOf(sides, at, bits))
                for (size_t axis = 0; axis < 4; ++axis)
                    isSeen[axis][sides >> axis & 1] = true;
        for (size_t axis = 0; axis < 4; ++axis)
            for (size_t side = 0; side < 2; ++side)
                m_arePossible[axis][at[axis]][side] = m_arePossible[axis][at[axis]][side] && isSeen[axis][side];
        return isSeen[0][0] || isSeen[0][1];
    }

    const std::array<bool, 2>& arePossible(size_t axis, uint32_t output) const { return m_arePossible[axis][output]; }

private:
    bool isOf(unsigned sides, const Place& at, uint64_t bits) const
    {
        uint64_t element = 0;
        for (size_t axis = 0; axis < 4; ++axis) {
            const AxisTaps& taps = m_taps.axes[axis];
            const bool isOther = (sides >> axis & 1) != 0;
            if (isOther && !isTie(taps, at[axis]))
                return false;
            element += m_taps.inStrides[axis] * (isOther ? taps.otherNeighbour : taps.first)[at[axis]];
        }
        return m_input.bits(element) == bits;
    }

    const SeparableTaps& m_taps;
    const Tensor& m_input;
    std::array<std::vector<std::array<bool, 2>>, 4> m_arePossible;
};

bool canHaveTies(const Hypothesis& base)
{
    const auto* resampling = std::get_if<Resampling>(&base.map);
    return resampling != nullptr && !resampling->isTransposed && resampling->summing.isRight()
        && resampling->axes[3].map.mode == InterpolationMode::NearestNeighbor && base.isPlain();
}

} // namespace

std::optional<TieSides> tieSidesOf(const Hypothesis& base, const Grid& grid, const Evidence& evidence)
{
    if (!canHaveTies(base))
        return {};
    TieSides result{.hypothesis = base};
    auto& resampling = std::get<Resampling>(result.hypothesis.map);
    const SeparableTaps taps = tapsOn(resampling, grid, evidence.input.desc);
    Sides sides(taps, evidence.input);
    bool isExplained = true;
    grid.forEach([&](uint64_t, const Place& at) { return isExplained = sides.see(at, grid.bits(at)); });
    if (!isExplained)
        return {};
    for (size_t axis = 0; axis < 4; ++axis)
        for (uint32_t output = 0; output < taps.axes[axis].outputs; ++output) {
            const auto& [isOurs, isOther] = sides.arePossible(axis, output);
            if (!isOurs && !isOther)
                return {};
            result.coordinates += static_cast<uint64_t>(isTie(taps.axes[axis], output));
            if (!isOurs)
                resampling.axes[axis].others.push_back(output);
        }
    for (const AxisSampling& axis : resampling.axes)
        result.others += axis.others.size();
    if (result.others == 0 || grid.count() < kElementsPerChoice * result.coordinates)
        return {};
    const auto forecast = forecastOf(result.hypothesis, grid, evidence, false);
    return explainsAll(*forecast, grid) ? std::optional(result) : std::nullopt;
}

} // namespace tessera
