// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/search.h"

#include "engine/detect/fit/axis_sampling.h"
#include "engine/detect/identify/prediction.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace tessera {

namespace {

// What choosing a line of an axis costs: one whose slope and offset are short numbers, and any other.
constexpr double kBitsOfShort = 16, kBitsOfLine = 44;
constexpr double kBitsOfIndices = 16;
constexpr float kLargestSlope = 1 << 20;

struct AxisLine {
    AxisSampling sampling;
    Message what;
    MeasuredAxis measured; // the line, and the one that is meant
    bool isScale = false; // its offsets are the meant ones
};

double shortSlope(double slope, uint32_t inputs, uint32_t outputs, double near)
{
    for (const auto& [each, formula] : namedSlopes(inputs, outputs))
        if (std::isfinite(each) && std::abs(each - slope) <= near)
            return each;
    const double own = shortNear(slope, near);
    return own != slope ? own : 1 / shortNear(1 / slope, near / (slope * slope));
}

double shortOffset(double offset, double slope, double inputs, double near)
{
    for (const double each : {0.0, 0.5 * slope - 0.5, -0.5, 0.5, 0.5 * slope, -0.5 * slope, slope, -slope,
                              0.5 - 0.5 * slope, (1 - slope) * (inputs - 1) / 2}) // the last keeps the middle
        if (std::abs(each - offset) <= near)
            return each;
    return shortNear(offset, near);
}

struct Maps {
    const Hypothesis& meant;
    const Evidence& evidence;
    const std::stop_token& stop;
    const Resampling& resampling = *meant.resampling();
    const bool copies = resampling.isNearest();
    std::vector<MeasuredMap> maps = {};

    std::vector<MeasuredMap> list()
    {
        std::vector<size_t> resized;
        for (size_t axis = 0; axis < 4; ++axis)
            if (!isIdentity(resampling.axes[axis]) && resampling.axes[axis].map.inputs > 1)
                resized.push_back(axis);
        std::vector<std::vector<size_t>> tried;
        for (std::vector<size_t> open : {resized, {2}, {3}, {2, 3}}) {
            std::erase_if(open, [&](size_t axis) { return resampling.axes[axis].map.inputs == 1; });
            if (open.empty() || open.size() > 2 || std::ranges::find(tried, open) != tried.end())
                continue;
            tried.push_back(open);
            if (const auto lines = measuredLines(evidence.input, evidence.output, resampling.axes, open, stop))
                addMaps(*lines);
            if (!maps.empty())
                break;
        }
        return std::move(maps);
    }

    // How far a coordinate may be off. Values of few places tell less.
    double widest() const { return evidence.input.desc.dataType == DataType::Float32 ? 2e-4 : 2e-2; }

    bool isExpected(size_t axis, const MeasuredLine& measured) const
    {
        const AxisSampling& own = resampling.axes[axis];
        const AxisTaps taps = tapsOf(own);
        if (copies)
            return std::ranges::equal(taps.first, measured.indices);
        const AxisFit right = lineOf(own.map);
        return measured.low == 0 && measured.high == 0
            && std::abs(measured.fit.slope - right.slope) * own.map.outputs <= widest()
            && std::abs(measured.fit.offset - right.offset) <= widest();
    }

    // The line in an operator's fields: x = (o − 0) / Scale − InputPixelOffset.
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
        return say("identify", "%1 on %2")(what, kAxisNames[axis]);
    }

    // Another scale with the meant offsets.
    AxisLine scaled(size_t axis, double slope, const Message& scale) const
    {
        AxisLine line{.sampling = resampling.axes[axis], .what = {}, .measured = {}, .isScale = true};
        line.what =
            onAxis(say("identify", "a scale of %1 for %2")(scale, numberText(double{line.sampling.map.scale})), axis);
        line.sampling.map.scale = static_cast<float>(1 / slope);
        line.measured = {.axis = axis, .line = lineOf(line.sampling.map), .meant = lineOf(resampling.axes[axis].map)};
        return line;
    }

    // `near`: how far a short number may be from what was measured; 0: it is taken as it is.
    AxisLine blended(size_t axis, const MeasuredLine& measured, double near) const
    {
        const AxisSampling& own = resampling.axes[axis];
        const uint32_t inputs = own.map.inputs - measured.low - measured.high;
        double slope = measured.fit.slope, offset = measured.fit.offset;
        if (near > 0) {
            slope = shortSlope(slope, inputs, own.map.outputs, near / own.map.outputs);
            offset = measured.low + shortOffset(offset - measured.low, slope, inputs, near);
        }
        const double ofScale = -double{own.map.outputPixelOffset} * slope - double{own.map.inputPixelOffset};
        if (std::abs(offset - ofScale) <= widest())
            return scaled(axis, slope, numberText(1 / slope));
        AxisLine line{onLine(own, slope, offset), {}, {axis, {.slope = slope, .offset = offset}, lineOf(own.map)}};
        const std::string formula = slopeFormula(slope, own.map.inputs, own.map.outputs);
        const std::string text = lineText(line.measured.line);
        //: A line, and a formula of its slope.
        line.what =
            onAxis(formula.empty() ? Message(text) : say("identify", "%1 (the slope is %2)")(text, formula), axis);
        return line;
    }

    // The offset of the line whose floor is what the axis reads by its own rule.
    static double offsetOfFloor(const AxisSampling& own)
    {
        const double below = own.rule == NearestRule::Floor ? 0 : own.rule == NearestRule::Ceil ? 1 : 0.5;
        return -double{own.map.outputPixelOffset} / double{own.map.scale} - double{own.map.inputPixelOffset} + below;
    }

    AxisLine copied(size_t axis, const MeasuredLine& measured) const
    {
        const AxisSampling& own = resampling.axes[axis];
        const double below = offsetOfFloor(own) + double{own.map.outputPixelOffset} / double{own.map.scale};
        const auto [least, most] = slopesOfIndices(measured.indices, own.map.inputs, NearestRule::Floor, below,
                                                   double{own.map.outputPixelOffset});
        if (least < most) {
            const double low = 1 / most, high = least > 0 ? 1 / least : 2 * low;
            const Message scale = high - low <= 1e-3 * low
                ? Message(numberText(shortNear((low + high) / 2, (high - low) / 2)))
                : say("identify", "between %1 and %2")(numberText(low), numberText(high));
            return scaled(axis, (std::max(least, most / 2) + most) / 2, scale);
        }
        AxisFit fit = measured.fit;
        if (fit.slope == std::round(fit.slope)) { // nothing is rounded: a crop, or every second element
            fit = {.slope = fit.slope, .offset = std::floor(fit.offset)};
            return {onLine(own, fit.slope, fit.offset), onAxis(lineText(fit), axis), {axis, fit, lineOf(own.map)}};
        }
        for (const double offset : {0.0, 0.5, 0.5 * fit.slope})
            if (fit.slack > 0 && std::abs(offset - fit.offset) < 0.999 * fit.slack)
                fit = {.slope = fit.slope, .offset = offset}; // the shortest of all that give these indices
        AxisFit right = lineOf(own.map);
        right.offset = offsetOfFloor(own);
        fit.isFloor = right.isFloor = true;
        AxisLine line{onLine(own, fit.slope, fit.offset), onAxis(lineText(fit) + ",", axis), {axis, fit, right}};
        line.sampling.rule = NearestRule::Floor;
        line.sampling.precision = Precision::Float64;
        return line;
    }

    void addMaps(const MeasuredLines& measured)
    {
        if (copies)
            return addMap(measured, 0);
        for (double near = widest(); near > widest() / 100; near /= 2)
            addMap(measured, near);
        addMap(measured, 0);
    }

    void addMap(const MeasuredLines& lines, double near)
    {
        MeasuredMap map{.hypothesis = meant, .bits = 0};
        Hypothesis& own = map.hypothesis;
        auto& other = std::get<Resampling>(own.map);
        Message all;
        bool isScale = true;
        for (size_t axis = 0; axis < 4; ++axis) {
            if (!lines[axis] || isExpected(axis, *lines[axis]))
                continue;
            if (!isSensible(lines[axis]->fit))
                return;
            AxisLine line = copies ? copied(axis, *lines[axis]) : blended(axis, *lines[axis], near);
            line.sampling.low = lines[axis]->low;
            line.sampling.high = lines[axis]->high;
            if (const uint32_t last = line.sampling.map.inputs - 1; line.sampling.low + line.sampling.high > 0)
                //: Coordinates, and between which elements they are kept.
                line.what =
                    say("identify", "%1, clamped to %2 … %3,")(line.what, line.sampling.low, last - line.sampling.high);
            other.axes[axis] = line.sampling;
            own.axes.push_back(line.measured);
            all = all.isEmpty() ? line.what : say("identify", "%1 and %2")(all, line.what);
            isScale = isScale && line.isScale;
            map.bits += copies ? kBitsOfIndices : near > 0 ? kBitsOfShort : kBitsOfLine;
        }
        if (own.axes.empty())
            return;
        const bool isOne = own.axes.size() == 1;
        own.mistake = isScale ? MistakeClass::Scale : MistakeClass::Coordinates;
        own.changes = 1;
        own.extent = isOne ? Extent::OneAxis : Extent::Whole;
        own.what = isScale ? Named(all, isOne ? Number::Singular : Number::Plural)
                           : Named(say("identify", "the coordinates %1")(all), Number::Plural);
        maps.push_back(std::move(map));
    }
};

} // namespace

std::vector<MeasuredMap> measuredMaps(const Hypothesis& meant, const Evidence& evidence, const std::stop_token& stop)
{
    const auto* resampling = meant.resampling();
    const bool isPlain = resampling != nullptr && !resampling->isTransposed
        && std::ranges::none_of(resampling->axes,
                                [](const AxisSampling& axis) { return filterOf(axis.map).has_value(); });
    return isPlain ? Maps{meant, evidence, stop}.list() : std::vector<MeasuredMap>();
}

} // namespace tessera
