// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/measured/pair_lines.h"

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

namespace tessera {

namespace {

constexpr size_t kMostLines = 48; // along one axis, at other coordinates
constexpr size_t kMostOutputs = 384; // so many of an axis are held against a line
constexpr uint32_t kMostIndices = 4096; // outputs of an axis whose indices are read off
constexpr size_t kFewIndices = 3; // outputs of an axis that no line need go through
constexpr double kEnough = 0.75; // the share of the outputs that must lie on a line
// Pixels by which a coordinate of two candidates may be off: where the other axes are known, and where one is supposed.
constexpr double kNearby = 0.02, kRoughly = 0.2;
constexpr uint64_t kMostChecks = 4'000'000; // checks of one output against one line, in all that is tried
constexpr uint32_t kShort = 24; // inputs of an axis that may begin anywhere

struct Tap {
    uint32_t input;
    double weight;
};
using Taps = std::vector<Tap>; // one output's

// One line of the input and what became of it, at fixed coordinates of the other axes.
struct Line {
    std::vector<double> from, to;
};

struct Lines {
    std::vector<Line> list;
    std::vector<uint32_t> outputs; // which those of `to` are, ascending
    double tolerance; // for a value
    double off; // pixels by which a coordinate may be off that two candidates gave
};

std::vector<uint32_t> spread(uint32_t size, size_t most)
{
    std::vector<uint32_t> rows(std::min<size_t>(size, most));
    for (size_t i = 0; i < rows.size(); ++i)
        rows[i] = rows.size() == 1 ? 0 : static_cast<uint32_t>(uint64_t{i} * (size - 1) / (rows.size() - 1));
    return rows;
}

// A value between two elements.
double valueAt(const std::vector<double>& from, double x)
{
    const auto i = std::min(static_cast<size_t>(x), from.size() - 2);
    return from[i] + (x - static_cast<double>(i)) * (from[i + 1] - from[i]);
}

double slopeAt(const std::vector<double>& from, double x)
{
    const auto i = std::min(static_cast<size_t>(x), from.size() - 2);
    return from[i + 1] - from[i];
}

// One axis, from lines along it.
class AxisSearch {
public:
    AxisSearch(const Lines& lines, uint32_t inputs, bool copies, uint64_t& checks)
        : m_lines(lines)
        , m_inputs(inputs)
        , m_copies(copies)
        , m_checks(checks)
    {
        for (size_t i = 0, step = 7; i < lines.outputs.size(); ++i) // any order that does not go along the axis
            m_order.push_back(i * (std::gcd(step, lines.outputs.size()) == 1 ? step : 1) % lines.outputs.size());
    }

    std::optional<MeasuredLine> find()
    {
        if (m_inputs < 2 || m_lines.list.empty() || m_lines.outputs.size() < 2)
            return {};
        return m_copies ? ofIndices() : ofBlends();
    }

private:
    // Where along the input the output's values may lie, all lines taken together.
    std::vector<double> candidatesAt(size_t output) const
    {
        std::vector<double> found;
        for (uint32_t i = 0; i + 1 < m_inputs; ++i) {
            double square = 0, product = 0;
            for (const Line& line : m_lines.list) {
                const double slope = line.from[i + 1] - line.from[i];
                square += slope * slope;
                product += slope * (line.to[output] - line.from[i]);
            }
            const double t = square > 0 ? std::clamp(product / square, 0.0, 1.0) : 0.5;
            const bool fits = std::ranges::all_of(m_lines.list, [&](const Line& line) {
                return std::abs(line.to[output] - line.from[i] - t * (line.from[i + 1] - line.from[i]))
                    <= m_lines.tolerance;
            });
            if (fits && (found.empty() || found.back() < i + t))
                found.push_back(i + t);
        }
        return found;
    }

    bool lies(const AxisFit& fit, size_t output, double off)
    {
        ++m_checks;
        const double x = clampedAt(fit, m_lines.outputs[output], m_inputs);
        return std::ranges::all_of(m_lines.list, [&](const Line& line) {
            return std::abs(line.to[output] - valueAt(line.from, x))
                <= m_lines.tolerance + off * std::abs(slopeAt(line.from, x));
        });
    }

    // How many outputs lie on it; 0 as soon as they are too few.
    size_t countOn(const AxisFit& fit, double off)
    {
        const auto most = static_cast<size_t>((1 - kEnough) * static_cast<double>(m_order.size()));
        size_t missed = 0;
        for (const size_t output : m_order)
            if (!lies(fit, output, off) && ++missed > most)
                return 0;
        return m_order.size() - missed;
    }

    // Least squares of the values, from a line that is nearly right.
    AxisFit refined(AxisFit fit) const
    {
        for (int round = 0; round < 6; ++round) {
            double oo = 0, o1 = 0, n1 = 0, ro = 0, r1 = 0;
            for (size_t output = 0; output < m_lines.outputs.size(); ++output) {
                const double o = m_lines.outputs[output], x = fit.slope * o + fit.offset;
                if (!isInside(x, m_inputs))
                    continue;
                for (const Line& line : m_lines.list) {
                    const double slope = slopeAt(line.from, x), rest = line.to[output] - valueAt(line.from, x);
                    if (std::abs(rest) > 8 * m_lines.tolerance + 2 * m_lines.off * std::abs(slope))
                        continue; // it lies elsewhere
                    oo += slope * slope * o * o;
                    o1 += slope * slope * o;
                    n1 += slope * slope;
                    ro += slope * rest * o;
                    r1 += slope * rest;
                }
            }
            const double determinant = oo * n1 - o1 * o1;
            if (!(determinant > 1e-12 * oo * n1))
                return fit;
            fit.slope += (ro * n1 - r1 * o1) / determinant;
            fit.offset += (r1 * oo - ro * o1) / determinant;
        }
        return fit;
    }

    std::optional<MeasuredLine> ofBlends()
    {
        std::optional<MeasuredLine> best;
        size_t most = 0;
        // Outputs at the ends may be clamped, many of them where a crop is.
        static constexpr std::pair<double, double> kPivots[] = {
            {0.15, 0.85}, {0.3, 0.7}, {0.1, 0.5}, {0.5, 0.9}, {0.05, 0.3}, {0.7, 0.95}, {0, 0.5}, {0.5, 1}, {0, 1}};
        const auto last = static_cast<double>(m_lines.outputs.size() - 1);
        for (const auto& [left, right] : kPivots) {
            const auto a = static_cast<size_t>(std::lround(left * last)),
                       b = static_cast<size_t>(std::lround(right * last));
            if (a == b || m_checks > kMostChecks)
                continue;
            const std::vector<double> first = candidatesAt(a), second = candidatesAt(b);
            const double apart = m_lines.outputs[b] - m_lines.outputs[a];
            for (const double one : first)
                for (const double other : second) {
                    if (other <= one || m_checks > kMostChecks)
                        continue;
                    AxisFit fit{.slope = (other - one) / apart};
                    fit.offset = one - fit.slope * m_lines.outputs[a];
                    if (countOn(fit, m_lines.off) <= most)
                        continue;
                    const AxisFit better = refined(fit);
                    if (const size_t count = countOn(better, m_lines.off / 8); count > most) {
                        most = count;
                        best = MeasuredLine{better, {}};
                    }
                }
            if (most == m_order.size())
                break;
        }
        return best;
    }

    std::vector<double> equalAt(size_t output)
    {
        std::vector<double> found;
        for (uint32_t i = 0; i < m_inputs; ++i)
            if (std::ranges::all_of(m_lines.list, [&](const Line& line) {
                    ++m_checks;
                    return line.to[output] == line.from[i];
                }))
                found.push_back(i);
        return found;
    }

    // `outputs` are all.
    std::optional<MeasuredLine> ofIndices()
    {
        std::vector<std::vector<double>> all;
        for (size_t output = 0; output < m_lines.outputs.size(); ++output)
            if (all.push_back(equalAt(output)); all.back().empty())
                return {};
        const size_t last = all.size() - 1;
        for (const auto& [a, b] : {std::pair<size_t, size_t>{0, last}, {last / 8, last - last / 8}})
            for (const double one : all[a])
                for (const double other : all[b]) {
                    if (other < one || m_checks > kMostChecks)
                        continue;
                    AxisFit near{.slope = a == b ? 0 : (other - one) / static_cast<double>(b - a)};
                    near.offset = one - near.slope * static_cast<double>(a);
                    if (auto found = indicesNear(near, all))
                        return found;
                }
        return {};
    }

    std::optional<MeasuredLine> indicesNear(const AxisFit& near, const std::vector<std::vector<double>>& all)
    {
        MeasuredLine line;
        for (size_t output = 0; output < all.size(); ++output) {
            const double x = clampedAt(near, static_cast<double>(output), m_inputs);
            const double best =
                *std::ranges::min_element(all[output], {}, [x](double each) { return std::abs(each - x); });
            m_checks += all[output].size();
            if (std::abs(best - x) > 1.5)
                return {};
            line.indices.push_back(best);
        }
        const auto fit = lineOfIndices(line.indices, m_inputs, Rounding::Floor, near.slope);
        if (!fit && line.indices.size() > kFewIndices)
            return {};
        line.fit = fit.value_or(near);
        return line;
    }

    const Lines& m_lines;
    uint32_t m_inputs;
    bool m_copies;
    uint64_t& m_checks;
    std::vector<size_t> m_order; // the order of m_lines.outputs
};

class PairSearch {
public:
    PairSearch(const Tensor& input, const Tensor& output, const std::array<PairAxis, 4>& axes, bool copies,
               const std::stop_token& stop)
        : m_input(input)
        , m_output(output)
        , m_axes(axes)
        , m_copies(copies)
        , m_stop(stop)
    {
        for (size_t axis = 0; axis < 4; ++axis) {
            setExpected(axis);
            if (axes[axis].isOpen)
                m_open.push_back(axis);
        }
        setTolerance();
    }

    std::optional<MeasuredLines> find()
    {
        if (m_open.size() == 1)
            return measure(m_open.front()) ? std::optional(m_found) : std::nullopt;
        if (m_open.size() != 2)
            return {};
        for (const bool isExact : {true, false})
            for (const auto& [anchor, other] : {std::pair{m_open[0], m_open[1]}, std::pair{m_open[1], m_open[0]}})
                if (tryAnchors(anchor, other, isExact))
                    return m_found;
        return {};
    }

private:
    void setExpected(size_t axis)
    {
        const AxisTaps& taps = m_axes[axis].expected;
        m_taps[axis].resize(taps.outputs);
        for (uint32_t o = 0; o < taps.outputs; ++o) {
            m_taps[axis][o].clear();
            for (uint32_t i = 0; i < taps.taps(o); ++i)
                m_taps[axis][o].push_back({taps.first[o] + i, double{taps.weights[taps.rowStart[o] + i]}});
        }
        m_found[axis].reset();
    }

    Taps tapsAt(double x, size_t axis) const
    {
        const double inside = std::clamp(x, 0.0, m_axes[axis].expected.inputs - 1.0), first = std::floor(inside);
        const auto i = static_cast<uint32_t>(first);
        return inside == first ? Taps{{i, 1}} : Taps{{i, 1 - (inside - first)}, {i + 1, inside - first}};
    }

    void setFound(size_t axis, MeasuredLine line)
    {
        for (uint32_t o = 0; o < m_taps[axis].size(); ++o)
            m_taps[axis][o] = m_copies ? Taps{{static_cast<uint32_t>(line.indices[o]), 1}}
                                       : tapsAt(line.fit.slope * o + line.fit.offset, axis);
        m_found[axis] = std::move(line);
    }

    void setTolerance()
    {
        double largest = 0;
        const uint64_t count = elementCount(m_input.desc);
        for (uint64_t i = 0; i < std::min<uint64_t>(count, 4096); ++i)
            if (const double value = valueOf(m_input, i * count / std::min<uint64_t>(count, 4096));
                std::isfinite(value))
                largest = std::max(largest, std::abs(value));
        const DataType type = m_input.desc.dataType;
        m_tolerance = !isFloat(type) ? 1.01 : largest * (type == DataType::Float16 ? 0x1p-9 : 0x1p-19);
    }

    static double valueOf(const Tensor& tensor, uint64_t element)
    {
        return toDouble(tensor.desc.dataType, tensor.bits(element));
    }

    // The input along an axis at one output coordinate of each other.
    void addInput(const std::array<uint32_t, 4>& at, size_t axis, size_t other, double weight, uint64_t offset,
                  std::vector<double>& line) const
    {
        if (other == 4) {
            const uint64_t stride = strideOf(axis);
            for (size_t i = 0; i < line.size(); ++i)
                line[i] += weight * valueOf(m_input, offset + i * stride);
            return;
        }
        if (other == axis)
            return addInput(at, axis, other + 1, weight, offset, line);
        for (const Tap& tap : m_taps[other][at[other]])
            addInput(at, axis, other + 1, weight * tap.weight, offset + tap.input * strideOf(other), line);
    }

    uint64_t strideOf(size_t axis) const
    {
        uint64_t stride = 1;
        for (size_t behind = axis + 1; behind < 4; ++behind)
            stride *= m_axes[behind].expected.inputs;
        return stride;
    }

    // Along an axis; of `only` no other coordinate than this.
    Lines linesAlong(size_t axis, std::optional<std::pair<size_t, uint32_t>> only, double more) const
    {
        Lines lines{.list = {}, .outputs = {}, .tolerance = m_tolerance + more, .off = more > 0 ? kRoughly : kNearby};
        const uint32_t outputs = m_axes[axis].expected.outputs;
        lines.outputs = spread(outputs, m_copies ? kMostIndices : kMostOutputs);
        std::array<std::vector<uint32_t>, 4> rows;
        size_t most = kMostLines;
        for (size_t other = 0; other < 4; ++other) {
            if (other == axis)
                rows[other] = {0};
            else if (only && only->first == other)
                rows[other] = {only->second};
            else
                rows[other] = spread(m_axes[other].expected.outputs, other < 2 ? std::min<size_t>(most, 6) : most);
            most = std::max<size_t>(1, most / rows[other].size());
        }
        for (const uint32_t n : rows[0])
            for (const uint32_t c : rows[1])
                for (const uint32_t h : rows[2])
                    for (const uint32_t w : rows[3])
                        addLine({n, c, h, w}, axis, lines);
        return lines;
    }

    void addLine(std::array<uint32_t, 4> at, size_t axis, Lines& lines) const
    {
        Line line{std::vector<double>(m_axes[axis].expected.inputs), {}};
        addInput(at, axis, 0, 1, 0, line.from);
        for (const uint32_t o : lines.outputs) {
            at[axis] = o;
            uint64_t element = 0;
            for (size_t each = 0; each < 4; ++each)
                element = element * m_axes[each].expected.outputs + at[each];
            line.to.push_back(valueOf(m_output, element));
        }
        const auto isFinite = [](double each) { return std::isfinite(each); };
        if (std::ranges::all_of(line.from, isFinite) && std::ranges::all_of(line.to, isFinite))
            lines.list.push_back(std::move(line));
    }

    bool measure(size_t axis, std::optional<std::pair<size_t, uint32_t>> only = {}, double more = 0)
    {
        if (m_stop.stop_requested())
            throw Cancelled();
        const Lines lines = linesAlong(axis, only, more);
        if (m_copies && lines.outputs.size() < m_axes[axis].expected.outputs)
            return false;
        auto line = AxisSearch(lines, m_axes[axis].expected.inputs, m_copies, m_checks).find();
        if (!line)
            return false;
        setFound(axis, std::move(*line));
        return true;
    }

    // Where an output of the anchoring axis may lie.
    std::vector<double> anchorsAt(size_t axis, uint32_t output, bool isExact) const
    {
        const PairAxis& own = m_axes[axis];
        const uint32_t inputs = own.expected.inputs;
        std::vector<double> found;
        if (m_copies)
            for (uint32_t i = 0; isExact && i < std::min(inputs, kMostIndices); ++i)
                found.push_back(i);
        else if (isExact)
            for (const AxisFit& fit : own.likely)
                found.push_back(clampedAt(fit, output, inputs));
        else {
            constexpr double kStep = 0.25;
            const double expected = own.likely.empty() ? 0 : clampedAt(own.likely.front(), output, inputs);
            const double low = inputs <= kShort ? 0 : std::max(0.0, std::floor(expected) - 3),
                         high = inputs <= kShort ? inputs - 1.0 : std::min(inputs - 1.0, expected + 3);
            for (double x = low; x <= high; x += kStep)
                found.push_back(x);
        }
        std::ranges::sort(found);
        found.erase(std::unique(found.begin(), found.end()), found.end());
        return found;
    }

    // How much values change along an axis, on average.
    double stepAlong(size_t axis) const
    {
        const Lines lines = linesAlong(axis, {}, 0);
        double sum = 0, count = 0;
        for (const Line& line : lines.list)
            for (size_t i = 1; i < line.from.size(); ++i, ++count)
                sum += std::abs(line.from[i] - line.from[i - 1]);
        return count == 0 ? 0 : sum / count;
    }

    // One output of the anchor is taken to lie at a coordinate; then the other axis, and then the anchor's own.
    bool tryAnchors(size_t anchor, size_t other, bool isExact)
    {
        const uint32_t outputs = m_axes[anchor].expected.outputs;
        const double more = isExact ? 0 : stepAlong(anchor) / 8;
        for (const uint32_t output : {0u, outputs - 1, outputs / 2})
            for (const double x : anchorsAt(anchor, output, isExact)) {
                if (m_checks > kMostChecks)
                    return false;
                setExpected(other);
                setExpected(anchor);
                m_taps[anchor][output] = tapsAt(x, anchor);
                if (!measure(other, std::pair{anchor, output}, more))
                    continue;
                if (measure(anchor, {}, more) && measure(other, {}, more / 2)
                    && (more == 0 || (measure(anchor) && measure(other))))
                    return true;
            }
        return false;
    }

    const Tensor &m_input, &m_output;
    const std::array<PairAxis, 4>& m_axes;
    bool m_copies;
    std::stop_token m_stop;
    std::array<std::vector<Taps>, 4> m_taps; // by axis and output, as far as they are known
    std::vector<size_t> m_open;
    MeasuredLines m_found;
    double m_tolerance = 0;
    uint64_t m_checks = 0;
};

} // namespace

std::optional<MeasuredLines> measuredLines(const Tensor& input, const Tensor& output,
                                           const std::array<PairAxis, 4>& axes, bool copies,
                                           const std::stop_token& stop)
{
    return PairSearch(input, output, axes, copies, stop).find();
}

} // namespace tessera
