// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/fit/axis_sampling.h"

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"

#include <Eigen/Core>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr size_t kMostLines = 48; // along one axis, at other coordinates
constexpr size_t kMostOutputs = 384; // outputs of an axis that are tried on a line
constexpr uint32_t kMostIndices = 4096; // outputs of an axis whose indices are read off
constexpr size_t kFewIndices = 3; // outputs of an axis that need no line
// Pixels by which a coordinate may be off where the other axes are known, and where one is guessed.
constexpr double kNearby = 0.02, kRoughly = 0.2;
constexpr uint64_t kMostChecks = 4'000'000; // a check is one output on one line
constexpr uint32_t kShort = 24; // inputs of an axis of which every start is tried

// Lines of the input and of the output, one a column, at fixed coordinates of the other axes.
struct Lines {
    using Values = Eigen::Array<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    Values from, to;
    std::vector<uint32_t> outputs; // the places of `to` on the axis, ascending
    double tolerance; // for a value
    double off; // pixels by which a coordinate may be off

    // Beside the inputs before and after x: how the values grow there.
    auto slopesAt(double x) const
    {
        const auto first = firstAt(x);
        return from.row(first + 1) - from.row(first);
    }
    // What is left of an output where it lies at x.
    auto restsAt(size_t output, double x) const
    {
        return to.row(static_cast<Eigen::Index>(output)) - from.row(firstAt(x))
            - (x - static_cast<double>(firstAt(x))) * slopesAt(x);
    }
    Eigen::Index firstAt(double x) const { return std::min(static_cast<Eigen::Index>(x), from.rows() - 2); }
};

// At most so many rows of an axis, evenly spread, without `left` rows at both ends.
std::vector<uint32_t> spread(uint32_t size, size_t most, uint32_t left = 0)
{
    std::vector<uint32_t> rows(std::min<size_t>(size - 2 * left, most), left);
    for (size_t i = 1; i < rows.size(); ++i)
        rows[i] += static_cast<uint32_t>(uint64_t{i} * (size - 2 * left - 1) / (rows.size() - 1));
    return rows;
}

// Finds the line of one axis from lines along it.
struct AxisSearch {
    const Lines& lines;
    uint32_t inputs;
    bool copies;
    uint64_t& checks;
    std::vector<std::vector<double>> equal = {}; // by output: the inputs that it may be a copy of
    std::optional<MeasuredLine> best = {};
    size_t most = 0; // outputs that lie on it

    std::optional<MeasuredLine> find()
    {
        // Outputs at the ends may be clamped, many of them in a crop.
        static constexpr std::pair<double, double> kPivots[] = {
            {0.15, 0.85}, {0, 1}, {0.3, 0.7}, {0.1, 0.5}, {0.5, 0.9}, {0.05, 0.3}, {0.7, 0.95}, {0, 0.5}, {0.5, 1}};
        if (inputs < 2 || lines.from.cols() == 0 || count() < 2)
            return {};
        for (size_t output = 0; copies && output < count(); ++output)
            if (equal.push_back(candidatesAt(output)); equal.back().empty())
                return {};
        for (const auto& [left, right] : kPivots) {
            const size_t a = outputAt(left), b = outputAt(right);
            if (a == b || most == count())
                continue;
            const double from = lines.outputs[a], to = lines.outputs[b];
            const auto first = copies ? equal[a] : candidatesAt(a), second = copies ? equal[b] : candidatesAt(b);
            for (const double one : first)
                for (const double other : second)
                    if (other + (copies ? 1 : 0) > one && checks <= kMostChecks && most < count())
                        tryLine(*lineThrough({{from, one}, {to, other}}));
        }
        if (best && !copies) {
            best->low = endAt(0, 1, 0);
            best->high = inputs - 1 - endAt(count() - 1, -1, inputs - 1);
            if (best->low + best->high >= inputs)
                best->low = best->high = 0; // they cross: no crop
        }
        return best;
    }

    // The element inside at which the line is clamped; otherwise the last one.
    uint32_t endAt(size_t output, double step, uint32_t last) const
    {
        constexpr int kMost = 3; // elements off the line
        const double x = clampedAt(best->fit, lines.outputs[output], inputs);
        double end = step > 0 ? std::ceil(x) : std::floor(x);
        for (int i = 0; i < kMost && end > 0 && end < inputs - 1 && !liesAt(output, x, lines.off); ++i, end += step)
            if (liesAt(output, end, 0))
                return static_cast<uint32_t>(end);
        return last;
    }

    size_t count() const { return lines.outputs.size(); }
    size_t outputAt(double part) const
    {
        return static_cast<size_t>(std::lround(part * static_cast<double>(count() - 1)));
    }

    // Where between two inputs the output lies best, by all lines; weighed by the squares of their slopes there.
    LinePoint placeNear(size_t output, double x, double reach) const
    {
        const Eigen::ArrayXd slopes = lines.slopesAt(x), rests = lines.restsAt(output, x);
        const auto isNear = rests.abs() <= 8 * lines.tolerance + reach * slopes.abs(); // else it lies elsewhere
        const double square = isNear.select(slopes.square(), 0).sum();
        return {static_cast<double>(lines.outputs[output]),
                square > 0 ? x + isNear.select(slopes * rests, 0).sum() / square : x, square};
    }

    bool liesAt(size_t output, double x, double off) const
    {
        return (lines.restsAt(output, x).abs() <= lines.tolerance + off * lines.slopesAt(x).abs()).all();
    }

    std::vector<double> candidatesAt(size_t output)
    {
        std::vector<double> found;
        for (uint32_t i = 0; i + (copies ? 0 : 1) < inputs; ++i, ++checks) {
            const double middle = i + 0.5,
                         x = copies ? i : std::clamp(placeNear(output, middle, 1e9).x, middle - 0.5, middle + 0.5);
            const bool isHere = copies ? (lines.to.row(static_cast<Eigen::Index>(output)) == lines.from.row(i)).all()
                                       : liesAt(output, x, 0);
            if (isHere && (found.empty() || found.back() < x))
                found.push_back(x);
        }
        return found;
    }

    void tryLine(const AxisFit& fit)
    {
        if (copies)
            return readIndices(fit);
        if (countOn(fit, lines.off) <= most)
            return;
        const AxisFit better = refined(fit);
        if (const size_t found = countOn(better, lines.off / 8); found > most) {
            most = found;
            best = MeasuredLine{.fit = better, .indices = {}};
        }
    }

    // How many outputs lie on it; 0 where over a quarter do not.
    size_t countOn(const AxisFit& fit, double off)
    {
        constexpr size_t kApart = 7; // most lines fail soon so
        size_t missed = 0;
        for (size_t start = 0; start < kApart; ++start)
            for (size_t output = start; output < count(); output += kApart) {
                ++checks;
                if (!liesAt(output, clampedAt(fit, lines.outputs[output], inputs), off) && 4 * ++missed > count())
                    return 0;
            }
        return count() - missed;
    }

    // Improves a nearly right line by least squares. Outputs at the ends may be clamped.
    AxisFit refined(AxisFit fit) const
    {
        for (int round = 0; round < 6; ++round) {
            std::vector<LinePoint> points;
            for (size_t output = count() / 8; output < count() - count() / 8; ++output) {
                const double x = fit.slope * lines.outputs[output] + fit.offset;
                if (isInside(x, inputs))
                    points.push_back(placeNear(output, x, 2 * lines.off));
            }
            const auto better = lineThrough(points);
            if (!better)
                break;
            fit = *better;
        }
        return fit;
    }

    // Reads the index of every output.
    void readIndices(const AxisFit& near)
    {
        MeasuredLine line;
        for (size_t output = 0; output < count(); ++output) {
            const double x = clampedAt(near, static_cast<double>(output), inputs);
            const auto distance = [x](double each) { return std::abs(each - x); };
            const double nearest = *std::ranges::min_element(equal[output], {}, distance);
            checks += equal[output].size();
            if (distance(nearest) > 1.5)
                return;
            line.indices.push_back(nearest);
        }
        const auto fit = lineOfIndices(line.indices, inputs, NearestRule::Floor, near.slope);
        if (!fit && count() > kFewIndices)
            return;
        line.fit = fit.value_or(near);
        most = count();
        best = line;
    }
};

struct PairSearch {
    using Taps = std::vector<std::pair<uint32_t, double>>; // one output's inputs and weights
    using At = std::array<uint32_t, 4>;

    const Tensor &source, &result;
    const std::array<AxisSampling, 4>& axes;
    std::vector<size_t> open;
    const std::stop_token& stop;
    bool copies = axes[3].map.mode == InterpolationMode::NearestNeighbor;
    double tolerance = toleranceOf(source); // for a value
    double cutOff = copies || isFloat(source.desc.dataType) ? 0 : 0.5; // that integers lose on average
    std::array<uint64_t, 4> strides = packedStridesOf(paddedSizes(source.desc));
    std::array<std::vector<Taps>, 4> known = {}; // by axis and output
    MeasuredLines measured = {};
    uint64_t checks = 0;

    std::optional<MeasuredLines> find()
    {
        for (size_t axis = 0; axis < 4; ++axis)
            setExpected(axis);
        if (open.size() == 1)
            return measure(open.front()) ? std::optional(measured) : std::nullopt;
        for (const auto& [anchor, other] : {std::pair{open[0], open[1]}, std::pair{open[1], open[0]}})
            if (tryAnchors(anchor, other))
                return measured;
        return {};
    }

    static double toleranceOf(const Tensor& input)
    {
        const DataType type = input.desc.dataType;
        double largest = 0;
        for (uint64_t i = 0; i < elementCount(input.desc); i += elementCount(input.desc) / 4096 + 1)
            if (const double value = toDouble(input, i); std::isfinite(value))
                largest = std::max(largest, std::abs(value));
        return !isFloat(type) ? 1.01 : largest * (type == DataType::Float16 ? 0x1p-9 : 0x1p-19);
    }

    void setExpected(size_t axis)
    {
        const AxisTaps taps = tapsOf(axes[axis]);
        known[axis].assign(taps.outputs, {});
        for (uint32_t o = 0; o < taps.outputs; ++o)
            for (uint32_t i = 0; i < taps.taps(o); ++i)
                known[axis][o].emplace_back(taps.first[o] + i, double{taps.weights[taps.rowStart[o] + i]});
        measured[axis].reset();
    }

    Taps tapsAt(double x, size_t axis) const
    {
        const double inside = std::clamp(x, 0.0, axes[axis].map.inputs - 1.0), first = std::floor(inside);
        const auto i = static_cast<uint32_t>(first);
        return inside == first ? Taps{{i, 1}} : Taps{{i, 1 - (inside - first)}, {i + 1, inside - first}};
    }

    void setFound(size_t axis, const MeasuredLine& line)
    {
        for (uint32_t o = 0; o < known[axis].size(); ++o)
            known[axis][o] =
                tapsAt(copies ? line.indices[o]
                              : std::clamp(line.fit.slope * o + line.fit.offset, static_cast<double>(line.low),
                                           axes[axis].map.inputs - 1.0 - line.high),
                       axis);
        measured[axis] = line;
    }

    // The lines along an axis. `only`: another axis, and its one coordinate. `more`: what widens the tolerance.
    Lines linesAlong(size_t axis, std::optional<std::pair<size_t, uint32_t>> only, double more) const
    {
        Lines lines{.from = {},
                    .to = {},
                    .outputs = spread(axes[axis].map.outputs, copies ? kMostIndices : kMostOutputs),
                    .tolerance = tolerance + more,
                    .off = more > 0 ? kRoughly : kNearby};
        std::array<std::vector<uint32_t>, 4> rows;
        size_t most = kMostLines;
        for (size_t other = 0; other < 4; ++other) {
            const size_t mostRows = other == axis ? 1 : other < 2 ? std::min<size_t>(most, 6) : most;
            const uint32_t outputs = axes[other].map.outputs;
            rows[other] = spread(outputs, mostRows, outputs / 8); // those at the ends may be clamped
            if (only && only->first == other)
                rows[other] = {only->second};
            most = std::max<size_t>(1, most / rows[other].size());
        }
        for (const uint32_t n : rows[0])
            for (const uint32_t c : rows[1])
                for (const uint32_t h : rows[2])
                    for (const uint32_t w : rows[3])
                        addLine({n, c, h, w}, axis, lines);
        return lines;
    }

    void addLine(At at, size_t axis, Lines& lines) const
    {
        std::vector<std::pair<uint64_t, double>> starts{{0, 1}}; // where input lines start, and their weights
        for (size_t other = 0; other < 4; ++other) {
            if (other == axis)
                continue;
            std::vector<std::pair<uint64_t, double>> all;
            for (const auto& [start, weight] : starts)
                for (const auto& [input, own] : known[other][at[other]])
                    all.emplace_back(start + input * strides[other], weight * own);
            starts = std::move(all);
        }
        Eigen::ArrayXd from = Eigen::ArrayXd::Zero(axes[axis].map.inputs), to(lines.outputs.size());
        for (const auto& [start, weight] : starts)
            for (Eigen::Index i = 0; i < from.size(); ++i)
                from[i] += weight * toDouble(source, start + static_cast<uint64_t>(i) * strides[axis]);
        for (Eigen::Index i = 0; i < to.size(); ++i) {
            at[axis] = lines.outputs[static_cast<size_t>(i)];
            uint64_t element = 0;
            for (size_t each = 0; each < 4; ++each)
                element = element * axes[each].map.outputs + at[each];
            to[i] = toDouble(result, element) + cutOff;
        }
        if (!from.allFinite() || !to.allFinite())
            return;
        lines.from.conservativeResize(from.size(), lines.from.cols() + 1);
        lines.from.rightCols<1>() = from;
        lines.to.conservativeResize(to.size(), lines.to.cols() + 1);
        lines.to.rightCols<1>() = to;
    }

    bool measure(size_t axis, std::optional<std::pair<size_t, uint32_t>> only = {}, double more = 0)
    {
        if (stop.stop_requested())
            throw Cancelled();
        const Lines lines = linesAlong(axis, only, more);
        if (copies && lines.outputs.size() < axes[axis].map.outputs)
            return false;
        const auto line = AxisSearch{lines, axes[axis].map.inputs, copies, checks}.find();
        if (line)
            setFound(axis, *line);
        return line.has_value();
    }

    // Where an output of the axis may lie.
    std::vector<double> anchorsAt(size_t axis, uint32_t output) const
    {
        constexpr double kAround = 3; // of a long axis
        const double last = axes[axis].map.inputs - 1.0, step = copies ? 1 : 1.0 / 16;
        const double expected = std::floor(clampedAt(lineOf(axes[axis].map), output, last + 1));
        const bool isAnywhere = copies || last < kShort;
        std::vector<double> found;
        for (double x = isAnywhere ? 0 : std::max(0.0, expected - kAround);
             x <= (isAnywhere ? std::min<double>(last, kMostIndices) : std::min(last, expected + kAround)); x += step)
            found.push_back(x);
        return found;
    }

    // Guesses the coordinate of one output of the anchor, measures the other axis, then the anchor.
    bool tryAnchors(size_t anchor, size_t other)
    {
        const uint32_t outputs = axes[anchor].map.outputs;
        const Lines::Values values = linesAlong(anchor, {}, 0).from;
        const Eigen::Index steps = values.rows() - 1; // -1: no line is finite
        const double more =
            copies || steps < 1 ? 0 : (values.bottomRows(steps) - values.topRows(steps)).abs().mean() / 8;
        for (const uint32_t output : {0u, outputs - 1, outputs / 2})
            for (const double x : anchorsAt(anchor, output)) {
                if (checks > kMostChecks)
                    return false;
                setExpected(other);
                setExpected(anchor);
                known[anchor][output] = tapsAt(x, anchor);
                if (measure(other, std::pair{anchor, output}, more) && measure(anchor, {}, more)
                    && measure(other, {}, more / 2) && (more == 0 || (measure(anchor) && measure(other))))
                    return true;
            }
        return false;
    }
};

} // namespace

std::optional<MeasuredLines> measuredLines(const Tensor& input, const Tensor& output,
                                           const std::array<AxisSampling, 4>& expected, std::vector<size_t> open,
                                           const std::stop_token& stop)
{
    return PairSearch{input, output, expected, std::move(open), stop}.find();
}

} // namespace tessera
