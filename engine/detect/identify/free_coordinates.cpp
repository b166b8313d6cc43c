// SPDX-License-Identifier: Apache-2.0
// The steps for coordinates of an axis without a name, which all of its elements share.
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/search.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera {

namespace {

// The values of the grid's elements, in its order.
std::vector<double> valuesOf(const SeparableTaps& taps, const Grid& grid, const Tensor& input)
{
    const TapsOfElements elements(taps, input);
    std::vector<double> values(grid.count());
    for (uint64_t number = 0; number < grid.count(); ++number)
        values[number] = elements.evaluated(number, false).value;
    return values;
}

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

// Improves the shifts of one axis by least squares. `rest`: what no shift explains yet.
void improve(const Grid& grid, size_t axis, const std::vector<double>& slope, std::vector<double>& shifts,
             std::vector<double>& rest)
{
    std::vector<double> step(shifts.size()), square(shifts.size());
    grid.forEach([&](const Element& e) {
        step[e.at[axis]] += slope[e.number] * rest[e.number];
        square[e.at[axis]] += slope[e.number] * slope[e.number];
    });
    for (size_t i = 0; i < step.size(); ++i) {
        step[i] = square[i] > 0 ? step[i] / square[i] : 0;
        shifts[i] += step[i];
    }
    grid.forEach([&](const Element& e) { rest[e.number] -= step[e.at[axis]] * slope[e.number]; });
}

// Whether the output is the linear interpolation that is meant with coordinates of another precision: one small shift
// of each coordinate of each axis accounts for every element of the grid. What deviates from element to element is
// something else. False where the grid is too small to tell.
bool isOfOtherPrecision(const Resampling& meant, const Grid& grid, const Evidence& evidence)
{
    constexpr int kRounds = 12; // in each, every axis has its turn
    constexpr uint64_t kEquations = 3; // at least, for each shift
    constexpr double kMostShift = 0x1p-19; // the largest shift of a coordinate of 1: some roundings of float32
    const uint64_t unknowns = std::accumulate(grid.counts().begin(), grid.counts().end(), uint64_t{0});
    if (meant.isTransposed || !meant.summing.isRight() || grid.type() != DataType::Float32 || meant.isNearest()
        || grid.count() < kEquations * unknowns)
        return false;
    const SeparableTaps taps = tapsOf(meant, grid);
    std::vector<double> rest = valuesOf(taps, grid, evidence.input);
    std::array<std::vector<double>, 4> slope, shifts; // by axis: by element, and by row of the grid
    const bool areFinite = grid.allOf([&](const Element& e) {
        rest[e.number] = toDouble(grid.type(), e.bits) - rest[e.number];
        return std::isfinite(rest[e.number]);
    });
    for (size_t axis = 0; axis < 4; ++axis) {
        const auto own = slopes(taps, axis);
        if (!own || !areFinite)
            return false;
        slope[axis] = valuesOf(*own, grid, evidence.input);
        shifts[axis].resize(grid.counts()[axis]);
    }
    for (int round = 0; round < kRounds; ++round)
        for (size_t axis = 0; axis < 4; ++axis)
            improve(grid, axis, slope[axis], shifts[axis], rest);
    for (size_t axis = 0; axis < 4; ++axis)
        for (size_t i = 0; i < shifts[axis].size(); ++i)
            if (std::abs(shifts[axis][i]) > kMostShift * std::max(1.0, std::abs(taps.axes[axis].x[i])))
                return false;
    const TapsOfElements elements(taps, evidence.input);
    for (uint64_t number = 0; number < rest.size(); ++number)
        if (std::abs(rest[number]) > 2 * elements.evaluated(number, false).error)
            return false;
    return true;
}

constexpr uint64_t kElementsPerChoice = 4; // at least, that a choice must account for

// A resampling by nearest in which some coordinates that are ties take the other neighbour.
struct TieSides {
    Hypothesis hypothesis;
    uint64_t coordinates = 0, others = 0; // how many are ties, on all axes; how many of these take the other neighbour
};

// Finds the side of each coordinate that is a tie: all elements that have this coordinate agree on it. None: they do
// not agree, as where every element chooses for itself, or too few elements tell. The grid has all elements.
std::optional<TieSides> tieSidesOf(const Hypothesis& base, const Grid& grid, const Evidence& evidence)
{
    constexpr size_t kRounds = 2; // in the second the other axes' sides are known
    constexpr uint32_t kMostRows = 12; // rows of each other axis on which a coordinate's side is tried
    const auto* nearest = base.resampling();
    if (nearest == nullptr || nearest->isTransposed || !nearest->summing.isRight() || !nearest->isNearest()
        || !base.isPlain())
        return {};
    TieSides result{.hypothesis = base};
    auto& resampling = std::get<Resampling>(result.hypothesis.map);
    const SeparableTaps taps = tapsOf(resampling, grid);
    std::array<std::vector<uint32_t>, 4> rows;
    for (size_t axis = 0; axis < 4; ++axis)
        for (uint32_t i = 0, count = std::min(kMostRows, grid.counts()[axis]); i < count; ++i)
            rows[axis].push_back(static_cast<uint32_t>(uint64_t{i} * grid.counts()[axis] / count));
    for (size_t turn = 0; turn < kRounds * 4; ++turn) {
        const size_t axis = turn % 4;
        for (uint32_t output = 0; output < taps.axes[axis].outputs; ++output) {
            const AxisTaps& axisTaps = taps.axes[axis];
            if ((axisTaps.flags[output] & AxisTaps::Tie) == 0
                || axisTaps.otherNeighbour[output] == axisTaps.first[output])
                continue;
            auto own = rows;
            own[axis] = {output};
            const Grid slice(evidence.output, own);
            const auto explained = [&] {
                return countExplained(*predictionOf(result.hypothesis, slice, evidence, false), slice);
            };
            std::vector<uint32_t>& others = resampling.axes[axis].others;
            result.coordinates += static_cast<uint64_t>(turn < 4);
            if (std::ranges::binary_search(others, output))
                continue;
            const uint64_t most = explained();
            const auto at = others.insert(std::ranges::lower_bound(others, output), output);
            if (explained() <= most)
                others.erase(at);
        }
    }
    for (const AxisSampling& axis : resampling.axes)
        result.others += axis.others.size();
    if (result.others == 0 || grid.count() < kElementsPerChoice * result.coordinates)
        return {};
    const bool holds = explainsAll(*predictionOf(result.hypothesis, grid, evidence, false), grid);
    return holds ? std::optional(result) : std::nullopt;
}

} // namespace

std::optional<Diagnosis> otherPrecision(Search& search)
{
    if (!search.isOfResampling()
        || !isOfOtherPrecision(std::get<Resampling>(search.meantOne()->map), search.sample, search.evidence))
        return {};
    Hypothesis loose = withOneMore(*search.meantOne(), MistakeClass::Tie,
                                   {say("identify", "coordinates computed in another precision"), Number::Plural});
    std::get<Resampling>(loose.map).summing.sums = Sums::AnyCoordinates;
    if (!search.explains(loose))
        return {};
    return conclude(search, {.group = {search.keep(loose)}});
}

std::optional<Diagnosis> otherTies(Search& search)
{
    std::vector<Partial> bases = search.nearest();
    for (const Hypothesis* each : search.operators()) // which may explain less than variants that err on one axis
        if (const auto* map = each->resampling();
            map && map->isNearest() && std::ranges::find(bases, each, &Partial::hypothesis) == bases.end())
            bases.push_back({each, residueOf(*search.prediction(*each), search.all)});
    for (const Partial& partial : bases) {
        const Hypothesis& base = *partial.hypothesis;
        auto sides = partial.residue.left() > 0 ? tieSidesOf(base, search.all, search.evidence) : std::nullopt;
        if (!sides)
            continue;
        const double bits = information(search.sample, *search.sampled(sides->hypothesis), numbersOf(search.sample))
            - static_cast<double>(sides->coordinates);
        if (!isEnough(bits, kBitsOfSecond, search.rankOf(base)))
            continue;
        const std::string others = groupedText(sides->others), ties = groupedText(sides->coordinates);
        if (&base == search.meantOne())
            return conclude(
                search,
                {.group = {search.keep(withOneMore(
                     std::move(sides->hypothesis), MistakeClass::Tie,
                     {say("identify", "the other neighbour at %1 of %2 coordinates that are ties")(others, ties)}))}});
        return conclude(
            search,
            {.group = {search.keep(std::move(sides->hypothesis))},
             .sentences = {say("identify",
                               "Of these %1 take the other neighbour on a tie, which --tolerance ties=either "
                               "accepts.")(groupedText(partial.residue.left()))}});
    }
    return {};
}

} // namespace tessera
