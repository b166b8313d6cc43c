// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/measured_maps.h"

#include "engine/detect/identify/values.h"
#include "engine/detect/measured/pair_lines.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

namespace tessera {

namespace {

constexpr double kBitsOfShort = 16; // what choosing a line of an axis is worth: its slope and its offset have reasons
constexpr double kBitsOfLine = 44; // any slope and offset
constexpr double kBitsOfIndices = 16;
constexpr float kLargestSlope = 1 << 20;

struct AxisLine {
    AxisSampling sampling;
    Message what;
    MeasuredAxis measured; // the line, and the one that is meant
    bool isScale = false; // the offsets are the meant ones
};

// The value, or a shorter one that lies this near: a fraction or a decimal.
double shortened(double value, double near)
{
    for (const double whole :
         {1.0,  2.0,  3.0,   4.0,   5.0,   6.0,   7.0,    8.0,    9.0,    10.0,   12.0,    16.0,   20.0,
          32.0, 64.0, 100.0, 128.0, 256.0, 512.0, 1000.0, 1024.0, 2048.0, 4096.0, 10000.0, 65536.0})
        if (const double rounded = std::round(value * whole) / whole; std::abs(rounded - value) <= near && rounded > 0)
            return rounded;
    return value;
}

double shortSlope(double slope, uint32_t inputs, uint32_t outputs, double near)
{
    for (const auto& [each, formula] : namedSlopes(inputs, outputs))
        if (std::isfinite(each) && std::abs(each - slope) <= near)
            return each;
    const double scale = shortened(1 / slope, near / (slope * slope)), own = shortened(slope, near);
    return own != slope ? own : 1 / scale;
}

double shortOffset(double offset, double slope, double inputs, double near)
{
    for (const double each : {0.0, 0.5 * slope - 0.5, -0.5, 0.5, 0.5 * slope, -0.5 * slope, slope, -slope,
                              0.5 - 0.5 * slope, (1 - slope) * (inputs - 1) / 2}) // the last: around the middle
        if (std::abs(each - offset) <= near)
            return each;
    const double sign = offset < 0 ? -1 : 1;
    return sign * shortened(sign * offset, near);
}

class Maps {
public:
    Maps(const Hypothesis& meant, const Evidence& evidence, const std::stop_token& stop)
        : m_meant(meant)
        , m_resampling(std::get<Resampling>(meant.map))
        , m_evidence(evidence)
        , m_stop(stop)
        , m_copies(m_resampling.axes[3].map.mode == InterpolationMode::NearestNeighbor)
    {
    }

    std::vector<MeasuredMap> list()
    {
        std::vector<std::vector<size_t>> tried;
        std::vector<size_t> resized, last;
        for (size_t axis = 0; axis < 4; ++axis)
            if (!isIdle(m_resampling.axes[axis]) && m_resampling.axes[axis].map.inputs > 1)
                resized.push_back(axis);
        for (const size_t axis : {size_t{2}, size_t{3}})
            if (m_resampling.axes[axis].map.inputs > 1)
                last.push_back(axis);
        for (const std::vector<size_t>& open : {resized, {2}, {3}, last}) {
            const bool isPossible = !open.empty() && open.size() <= 2
                && std::ranges::all_of(open, [&](size_t axis) { return m_resampling.axes[axis].map.inputs > 1; });
            if (!isPossible || std::ranges::find(tried, open) != tried.end())
                continue;
            tried.push_back(open);
            if (const auto lines = measure(open))
                addMaps(*lines);
            if (!m_list.empty())
                break;
        }
        return std::move(m_list);
    }

private:
    std::optional<MeasuredLines> measure(const std::vector<size_t>& open) const
    {
        std::array<PairAxis, 4> axes;
        for (size_t axis = 0; axis < 4; ++axis) {
            const AxisSampling& own = m_resampling.axes[axis];
            axes[axis].expected = tapsOf(own);
            axes[axis].isOpen = std::ranges::find(open, axis) != open.end();
            axes[axis].likely.push_back(lineOf(own.map));
            for (const Change& change : axisChanges(own, false))
                if (const AxisSampling other = change.of(own); other != own)
                    axes[axis].likely.push_back(lineOf(other.map));
        }
        return measuredLines(m_evidence.input, m_evidence.output, axes, m_copies, m_stop);
    }

    // How far a coordinate may be off: values of few places tell less.
    double widest() const { return m_evidence.input.desc.dataType == DataType::Float32 ? 2e-4 : 2e-2; }

    bool isExpected(const AxisFit& fit, const AxisMap& map) const
    {
        const AxisFit own = lineOf(map);
        return std::abs(fit.slope - own.slope) * map.outputs <= widest()
            && std::abs(fit.offset - own.offset) <= widest();
    }

    // In the fields of an operator: x = (o − 0) / Scale − InputPixelOffset.
    static AxisSampling onLine(const AxisSampling& own, double slope, double offset)
    {
        AxisSampling axis = own;
        axis.map.scale = static_cast<float>(1 / slope);
        axis.map.inputPixelOffset = static_cast<float>(0 - offset); // never −0
        axis.map.outputPixelOffset = 0;
        return axis;
    }

    static bool isSensible(const AxisFit& fit)
    {
        return fit.slope > 1.0f / kLargestSlope && fit.slope < kLargestSlope && std::abs(fit.offset) < kLargestSlope;
    }

    Message onAxis(const Message& what, size_t axis) const
    {
        //: What is done, and an axis.
        return say("identify", "%1 on %2")(what, std::string(1, kAxes[axis]));
    }

    // Another scale with the meant offsets.
    AxisLine scaled(size_t axis, double slope, const Message& scale) const
    {
        const AxisFit meant = lineOf(m_resampling.axes[axis].map);
        AxisLine line{.sampling = m_resampling.axes[axis], .what = {}, .measured = {}, .isScale = true};
        line.what =
            onAxis(say("identify", "a scale of %1 for %2")(scale, numberText(double{line.sampling.map.scale})), axis);
        line.sampling.map.scale = static_cast<float>(1 / slope);
        line.measured = {.axis = axis, .line = lineOf(line.sampling.map), .meant = meant};
        return line;
    }

    // `near`: how far a short number may be from what was measured; 0: it is taken as it is.
    AxisLine blended(size_t axis, const AxisFit& fit, double near) const
    {
        const AxisSampling& own = m_resampling.axes[axis];
        const double slope =
            near > 0 ? shortSlope(fit.slope, own.map.inputs, own.map.outputs, near / own.map.outputs) : fit.slope;
        const double offset = near > 0 ? shortOffset(fit.offset, slope, own.map.inputs, near) : fit.offset;
        const double ofScale = -double{own.map.outputPixelOffset} * slope - double{own.map.inputPixelOffset};
        if (std::abs(offset - ofScale) <= widest())
            return scaled(axis, slope, numberText(1 / slope));
        AxisLine line{onLine(own, slope, offset), {}, {axis, {.slope = slope, .offset = offset}, lineOf(own.map)}};
        const std::string formula = slopeFormula(slope, own.map.inputs, own.map.outputs);
        const std::string text = lineText(line.measured);
        //: A line, and a formula of its slope.
        line.what =
            onAxis(formula.empty() ? Message(text) : say("identify", "%1 (the slope is %2)")(text, formula), axis);
        return line;
    }

    // Nearest in floor's terms: x of another rule is half an element or a whole one away.
    static double offsetOfFloor(const AxisSampling& own)
    {
        const double below = own.rule == NearestRule::Floor ? 0 : own.rule == NearestRule::Ceil ? 1 : 0.5;
        return -double{own.map.outputPixelOffset} / double{own.map.scale} - double{own.map.inputPixelOffset} + below;
    }

    AxisLine copied(size_t axis, const MeasuredLine& measured) const
    {
        const AxisSampling& own = m_resampling.axes[axis];
        const double below = offsetOfFloor(own) + double{own.map.outputPixelOffset} / double{own.map.scale};
        const auto [least, most] = slopesOfIndices(measured.indices, own.map.inputs, Rounding::Floor, below,
                                                   double{own.map.outputPixelOffset});
        if (least < most) {
            const double low = 1 / most, high = least > 0 ? 1 / least : 2 * low;
            const Message scale = high - low <= 1e-3 * low
                ? Message(numberText(shortened((low + high) / 2, (high - low) / 2)))
                : say("identify", "between %1 and %2")(numberText(low), numberText(high));
            return scaled(axis, (std::max(least, most / 2) + most) / 2, scale);
        }
        AxisFit fit = measured.fit;
        for (const double offset : {0.0, 0.5, 0.5 * fit.slope})
            if (fit.slack > 0 && std::abs(offset - fit.offset) < 0.999 * fit.slack)
                fit = {.slope = fit.slope, .offset = offset}; // the shortest of all that give these indices
        AxisFit meant = lineOf(own.map);
        meant.offset = offsetOfFloor(own);
        AxisLine line{onLine(own, fit.slope, fit.offset),
                      onAxis(say("identify", "floor(x), %1,")(lineText(fit)), axis),
                      {axis, fit, meant, true}};
        line.sampling.rule = NearestRule::Floor;
        line.sampling.precision = Precision::Float64;
        return line;
    }

    void addMaps(const MeasuredLines& measured)
    {
        if (m_copies)
            return addMap(measured, 0);
        const MeasuredLines lines =
            m_evidence.output.desc.dataType == DataType::Float32 ? measured : polished(measured);
        for (const double near : {widest(), widest() / 8, widest() / 64, 0.0})
            addMap(lines, near);
    }

    // How many elements of a sample these lines give.
    uint64_t given(const MeasuredLines& lines, const Grid& grid) const
    {
        Hypothesis hypothesis = m_meant;
        hypothesis.changes = 1;
        auto& resampling = std::get<Resampling>(hypothesis.map);
        for (size_t axis = 0; axis < 4; ++axis)
            if (lines[axis]) {
                if (!isSensible(lines[axis]->fit))
                    return 0;
                resampling.axes[axis] =
                    onLine(m_resampling.axes[axis], lines[axis]->fit.slope, lines[axis]->fit.offset);
            }
        return countExplained(*forecastOf(hypothesis, grid, m_evidence, true), grid);
    }

    // Of values with few places: from lines that are nearly right to lines that give the most elements.
    MeasuredLines polished(MeasuredLines lines) const
    {
        constexpr uint64_t kMostAsked = 1024; // elements
        constexpr double kFirst = 0.02, kLast = 1e-5; // steps, in input pixels
        const Grid grid = Grid::sample(m_evidence.output, kMostAsked);
        uint64_t most = given(lines, grid);
        for (double step = kFirst; step > kLast && most < grid.count(); step /= 2)
            for (size_t axis = 0; axis < 4; ++axis) {
                if (!lines[axis])
                    continue;
                const double middle = (m_resampling.axes[axis].map.outputs - 1) / 2.0;
                const double tilt = step / std::max(1.0, middle);
                for (const auto& [slope, offset] : {std::pair{0.0, step},
                                                    {0.0, -step},
                                                    {tilt, -tilt * middle},
                                                    {-tilt, tilt * middle},
                                                    {tilt, 0.0},
                                                    {-tilt, 0.0}}) {
                    if (m_stop.stop_requested())
                        throw Cancelled();
                    MeasuredLines other = lines;
                    other[axis]->fit.slope += slope;
                    other[axis]->fit.offset += offset;
                    if (const uint64_t count = given(other, grid); count > most) {
                        most = count;
                        lines = other;
                    }
                }
            }
        return lines;
    }

    void addMap(const MeasuredLines& lines, double near)
    {
        MeasuredMap map{.hypothesis = m_meant, .bits = 0};
        auto& resampling = std::get<Resampling>(map.hypothesis.map);
        std::vector<AxisLine> changed;
        std::vector<Message> whats;
        for (size_t axis = 0; axis < 4; ++axis) {
            if (!lines[axis] || (!m_copies && isExpected(lines[axis]->fit, m_resampling.axes[axis].map)))
                continue;
            if (m_copies && keepsIndices(axis, lines[axis]->indices))
                continue;
            if (!isSensible(lines[axis]->fit))
                return;
            changed.push_back(m_copies ? copied(axis, *lines[axis]) : blended(axis, lines[axis]->fit, near));
            resampling.axes[axis] = changed.back().sampling;
            whats.push_back(changed.back().what);
            map.hypothesis.axes.push_back(changed.back().measured);
            map.bits += m_copies ? kBitsOfIndices : near > 0 ? kBitsOfShort : kBitsOfLine;
        }
        if (changed.empty())
            return;
        Hypothesis& own = map.hypothesis;
        const bool isScale = std::ranges::all_of(changed, &AxisLine::isScale);
        own.mistake = isScale ? MistakeClass::Scale : MistakeClass::Coordinates;
        own.changes = 1;
        own.op.reset();
        own.extent = changed.size() == 1 ? Extent::OneAxis : Extent::Whole;
        const Message all = whats.size() == 1 ? whats.front() : say("identify", "%1 and %2")(whats[0], whats[1]);
        own.what = isScale ? Named(all, changed.size() == 1 ? Number::Singular : Number::Plural)
                           : Named(say("identify", "the coordinates %1")(all), Number::Coordinates);
        m_list.push_back(std::move(map));
    }

    bool keepsIndices(size_t axis, const std::vector<double>& indices) const
    {
        const AxisTaps taps = tapsOf(m_resampling.axes[axis]);
        return std::equal(taps.first.begin(), taps.first.end(), indices.begin(), indices.end());
    }

    const Hypothesis& m_meant;
    const Resampling& m_resampling;
    const Evidence& m_evidence;
    std::stop_token m_stop;
    bool m_copies;
    std::vector<MeasuredMap> m_list;
};

} // namespace

std::vector<MeasuredMap> measuredMaps(const Hypothesis& meant, const Evidence& evidence, const std::stop_token& stop)
{
    const auto* resampling = std::get_if<Resampling>(&meant.map);
    const bool isPlain = resampling != nullptr && !resampling->isTransposed
        && std::ranges::none_of(resampling->axes,
                                [](const AxisSampling& axis) { return filterOf(axis.map).has_value(); });
    return isPlain ? Maps(meant, evidence, stop).list() : std::vector<MeasuredMap>();
}

} // namespace tessera
