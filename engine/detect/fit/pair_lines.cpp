// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/fit/axis_sampling.h"

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr size_t kMostLines = 48; // along one axis, at other coordinates
constexpr size_t kMostOutputs = 384; // of an axis that are tried on a line
constexpr uint32_t kMostIndices = 4096; // outputs of an axis whose indices are read off
constexpr size_t kFewIndices = 3; // outputs of an axis that need no line
// Pixels by which a coordinate may be off where the other axes are known, and where one is guessed.
constexpr double kNearby = 0.02, kRoughly = 0.2;
constexpr uint64_t kMostChecks = 4'000'000; // of one output on one line
constexpr uint32_t kShort = 24; // inputs of an axis of which every start is tried

// A line of the input and of the output at fixed coordinates of the other axes.
struct Line {
    std::vector<double> from, to;
};

struct Lines {
    std::vector<Line> list;
    std::vector<uint32_t> outputs; // of `to`, ascending
    double tolerance; // for a value
    double off; // pixels by which a coordinate may be off
};

// Of an axis without so many rows at both ends.
std::vector<uint32_t> spread(uint32_t size, size_t most, uint32_t left = 0)
{
    std::vector<uint32_t> rows(std::min<size_t>(size - 2 * left, most), left);
    for (size_t i = 1; i < rows.size(); ++i)
        rows[i] += static_cast<uint32_t>(uint64_t{i} * (size - 2 * left - 1) / (rows.size() - 1));
    return rows;
}

// A value between two elements.
struct Blend {
    double value, slope;
};
Blend blendAt(const std::vector<double>& from, double x)
{
    const auto i = std::min(static_cast<size_t>(x), from.size() - 2);
    const double slope = from[i + 1] - from[i];
    return {from[i] + (x - static_cast<double>(i)) * slope, slope};
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
        if (inputs < 2 || lines.list.empty() || count() < 2)
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

    // Where between two inputs the output lies best, by all lines.
    struct Place {
        double x, square; // of the slope there
    };
    Place placeNear(size_t output, double x, double reach) const
    {
        double square = 0, product = 0;
        for (const Line& line : lines.list) {
            const auto [value, slope] = blendAt(line.from, x);
            const double rest = line.to[output] - value;
            if (std::abs(rest) > 8 * lines.tolerance + reach * std::abs(slope))
                continue; // it lies elsewhere
            square += slope * slope;
            product += slope * rest;
        }
        return {square > 0 ? x + product / square : x, square};
    }

    bool liesAt(size_t output, double x, double off) const
    {
        return std::ranges::all_of(lines.list, [&](const Line& line) {
            const auto [value, slope] = blendAt(line.from, x);
            return std::abs(line.to[output] - value) <= lines.tolerance + off * std::abs(slope);
        });
    }

    std::vector<double> candidatesAt(size_t output)
    {
        std::vector<double> found;
        for (uint32_t i = 0; i + (copies ? 0 : 1) < inputs; ++i) {
            const double middle = i + 0.5,
                         x = copies ? i : std::clamp(placeNear(output, middle, 1e9).x, middle - 0.5, middle + 0.5);
            if ((found.empty() || found.back() < x) && (copies ? isEqual(output, i) : liesAt(output, x, 0)))
                found.push_back(x);
        }
        return found;
    }

    bool isEqual(size_t output, uint32_t input)
    {
        return std::ranges::all_of(lines.list, [&](const Line& line) {
            ++checks;
            return line.to[output] == line.from[input];
        });
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
                const double o = lines.outputs[output], x = fit.slope * o + fit.offset;
                if (!isInside(x, inputs))
                    continue;
                if (const Place place = placeNear(output, x, 2 * lines.off); place.square > 0)
                    points.push_back({o, place.x, place.square});
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
        const uint64_t count = elementCount(input.desc), seen = std::min<uint64_t>(count, 4096);
        for (uint64_t i = 0; i < seen; ++i)
            if (const double value = toDouble(input, i * count / seen); std::isfinite(value))
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

    // Along an axis. `only`: one coordinate of another axis.
    Lines linesAlong(size_t axis, std::optional<std::pair<size_t, uint32_t>> only, double more) const
    {
        Lines lines{.list = {}, .outputs = {}, .tolerance = tolerance + more, .off = more > 0 ? kRoughly : kNearby};
        lines.outputs = spread(axes[axis].map.outputs, copies ? kMostIndices : kMostOutputs);
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
        std::vector<std::pair<uint64_t, double>> starts{{0, 1}}; // of input lines, with weights
        for (size_t other = 0; other < 4; ++other) {
            if (other == axis)
                continue;
            std::vector<std::pair<uint64_t, double>> all;
            for (const auto& [start, weight] : starts)
                for (const auto& [input, own] : known[other][at[other]])
                    all.emplace_back(start + input * strides[other], weight * own);
            starts = std::move(all);
        }
        Line line{std::vector<double>(axes[axis].map.inputs), {}};
        for (const auto& [start, weight] : starts)
            for (size_t i = 0; i < line.from.size(); ++i)
                line.from[i] += weight * toDouble(source, start + i * strides[axis]);
        for (const uint32_t o : lines.outputs) {
            at[axis] = o;
            uint64_t element = 0;
            for (size_t each = 0; each < 4; ++each)
                element = element * axes[each].map.outputs + at[each];
            line.to.push_back(toDouble(result, element) + cutOff);
        }
        const auto isFinite = [](double each) { return std::isfinite(each); };
        if (std::ranges::all_of(line.from, isFinite) && std::ranges::all_of(line.to, isFinite))
            lines.list.push_back(std::move(line));
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

    // The mean difference of neighbours on an axis.
    double stepAlong(size_t axis) const
    {
        double sum = 0, count = 0;
        for (const Line& line : linesAlong(axis, {}, 0).list)
            for (size_t i = 1; i < line.from.size(); ++i, ++count)
                sum += std::abs(line.from[i] - line.from[i - 1]);
        return count == 0 ? 0 : sum / count;
    }

    // Guesses the coordinate of one output of the anchor, measures the other axis, then the anchor.
    bool tryAnchors(size_t anchor, size_t other)
    {
        const uint32_t outputs = axes[anchor].map.outputs;
        const double more = copies ? 0 : stepAlong(anchor) / 8;
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
