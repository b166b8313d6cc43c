// SPDX-License-Identifier: Apache-2.0
// Resamplings: what a program may do with the axes, all alike or one of them, and with the sums.
#include "engine/detect/identify/hypothesis.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/axes/axis_change.h"
#include "engine/detect/identify/second_changes.h"
#include "engine/detect/measured/axis_line.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr unsigned kMostAlone = 2; // a change that changes more is not tried on one axis

class Hypotheses {
public:
    Hypotheses(const Operator& op, Listing listing, std::vector<Hypothesis>& list)
        : m_op(op)
        , m_listing(listing)
        , m_list(list)
        , m_meant(list.front())
        , m_resampling(std::get<Resampling>(m_meant.map))
        , m_rank(inputDesc(op).sizes.size())
    {
    }

    void add()
    {
        const AxisSampling& last = m_resampling.axes[3];
        const bool isGradient = m_resampling.isTransposed;
        if (isGradient) {
            addForward();
            addChange(exchangedOffsets());
        }
        if (m_rank > 1)
            add(MistakeClass::SwappedAxes, {say("identify", "scales and offsets of H and W exchanged"), Number::Plural},
                exchange);
        if (isGradient && m_rank > 1) { // one of the last two axes with the scale of the other
            addScaleOn(2, last.map.scale);
            addScaleOn(3, m_resampling.axes[2].map.scale);
        }
        for (const AxisChange& change : axisChanges(last))
            addChange(change);
        addReadings(m_meant, m_op, m_listing, m_list);
        if (m_rank > 1)
            addExchangedBefore();
        if (last.map.mode == InterpolationMode::Linear)
            addSums();
        if (isFloat(outputDesc(m_op).dataType))
            addWholeAxes();
        if (isGradient)
            addFreeScales();
        for (const AxisChange& change : axisSlips(isGradient))
            addChange(change);
        for (const AxisChange& change : shiftedRules(last))
            addChange(change);
        for (const AxisChange& change : axisLines(last))
            addChange(change, true);
    }

private:
    Hypothesis changed(MistakeClass mistake, unsigned changes, Named what, const Resampling& resampling) const
    {
        Hypothesis other = m_meant;
        other.mistake = mistake;
        other.changes = changes;
        other.what = std::move(what);
        other.op.reset();
        other.map = resampling;
        return other;
    }

    Hypothesis changed(const AxisChange& change, const Resampling& resampling) const
    {
        Hypothesis other = changed(change.mistake, change.changes, nameOf(change), resampling);
        other.change = change.what.words;
        other.extent = change.extent;
        other.remedy = change.remedy;
        other.second = change.second;
        const AxisSampling& last = resampling.axes[3];
        if (resampling.isTransposed && last.map.mode == InterpolationMode::Linear
            && (last.precision == Precision::Float64 || last.precision == Precision::Exact))
            other.mistake = MistakeClass::None; // more precise, where nothing is a tie
        return other;
    }

    // Whether one of the list says as much of the same resampling.
    bool isKnown(const Hypothesis& other) const
    {
        return std::ranges::any_of(m_list, [&](const Hypothesis& each) {
            const bool isPlain = each.read.isPlain() && each.written.isPlain() && !each.readsMemory;
            if (!isPlain || each.changes > other.changes
                || !isSame(std::get<Resampling>(each.map), std::get<Resampling>(other.map)))
                return false;
            const bool isSameChange =
                each.change == other.change && (each.extent == Extent::Whole || each.what == other.what);
            return each.changes < other.changes
                || (other.remedy == Remedy::OfClass ? each.mistake == other.mistake : isSameChange)
                || (each.mistake == MistakeClass::Gradient
                    && each.remedy == other.remedy); // the exchange says the same
        });
    }

    void push(Hypothesis other)
    {
        if (m_listing == Listing::Named || !isKnown(other))
            m_list.push_back(std::move(other));
    }

    // A change of the whole.
    void add(MistakeClass mistake, Named what, const auto& change, unsigned changes = 1)
    {
        Resampling other = m_resampling;
        change(other);
        push(changed(mistake, changes, std::move(what), other));
    }
    void addSums(MistakeClass mistake, Sums sums, Named what)
    {
        add(mistake, std::move(what), [sums](Resampling& map) { map.summing.sums = sums; });
    }

    void addSums()
    {
        const DataType type = outputDesc(m_op).dataType;
        if (!isFloat(type))
            addRoundings();
        addSums(MistakeClass::HalfWeights, Sums::Half, {halfSumsText(type), Number::Plural});
        if (isFloat(type) && !m_resampling.isTransposed)
            addSums(MistakeClass::Edge, Sums::WithWeightZero,
                    {say("identify", "a neighbour of weight 0 that is added all the same")});
    }

    void addRoundings()
    {
        for (const auto& [rounding, what, needsSign] : roundingRows())
            if (rounding != IntegerRounding::Truncate && (!needsSign || outputDesc(m_op).dataType == DataType::Int8))
                add(MistakeClass::IntegerRounding, {what, Number::Plural},
                    [rounding = rounding](Resampling& map) { map.summing.rounding = rounding; });
        if (m_resampling.isTransposed)
            return;
        // As Pillow does, whose filter drops what is outside.
        const Summing byAxis{Sums::Right, IntegerRounding::HalfUp, RoundedAfter::EachFromW};
        add(MistakeClass::IntegerRounding,
            {say("identify", "sums that are rounded to integers after each axis"), Number::Plural},
            [&](Resampling& map) { map.summing = byAxis; });
        add(
            MistakeClass::Antialias,
            {say("identify",
                 "a filter whose taps outside are dropped, and sums that are rounded to integers after each axis")},
            [&](Resampling& map) {
                map.summing = byAxis;
                for (AxisSampling& axis : map.axes) {
                    axis.map.antialias = AntialiasFilter::Triangle;
                    axis.edges = Edges::Dropped;
                }
            },
            2);
    }

    // Scales and offsets of the last two axes.
    static void exchange(Resampling& map)
    {
        AxisMap &rows = map.axes[2].map, &columns = map.axes[3].map;
        std::swap(rows.scale, columns.scale);
        std::swap(rows.inputPixelOffset, columns.inputPixelOffset);
        std::swap(rows.outputPixelOffset, columns.outputPixelOffset);
    }

    void addScaleOn(size_t axis, float scale)
    {
        const AxisMap& own = m_resampling.axes[axis].map;
        if (own.inputs < 2 || scale == own.scale)
            return;
        const Message what =
            say("identify", "a scale of %1 for %2")(numberText(double{scale}), numberText(double{own.scale}));
        add(MistakeClass::Scale, {say("identify", "%1 on %2")(what, std::string(1, kAxes[axis]))},
            [=](Resampling& map) { map.axes[axis].map.scale = scale; });
    }

    // What a forward map's lines would measure.
    void addFreeScales()
    {
        constexpr int kParts = 20, kMost = 80; // 0.25 to 4 in steps of 0.05
        for (size_t axis = 4 - std::min<size_t>(m_rank, 2); axis < 4; ++axis) {
            AxisSampling other = m_resampling.axes[axis];
            std::vector<AxisTaps> known{tapsOf(other)};
            for (int part = 5; part <= kMost; ++part) {
                other.map.scale = static_cast<float>(part) / kParts;
                const AxisTaps taps = tapsOf(other);
                if (std::ranges::any_of(known, [&](const AxisTaps& each) {
                        return each.first == taps.first && each.weights == taps.weights;
                    }))
                    continue;
                known.push_back(taps);
                addScaleOn(axis, other.map.scale);
            }
        }
    }

    // A product with the whole matrix of weights, most of which are 0.
    void addWholeAxes()
    {
        addSums(MistakeClass::Edge, Sums::WholePlanes,
                {say("identify", "a product with all weights of an axis, 0 · NaN over the whole plane")});
        addSums(MistakeClass::Edge, Sums::WholeColumns,
                {say("identify", "a product with all weights of H, 0 · NaN over whole columns")});
        addSums(MistakeClass::Edge, Sums::WholeRows,
                {say("identify", "a product with all weights of W, 0 · NaN over whole rows")});
    }

    // The operator sees W × H, and so its output is written.
    void addExchangedBefore()
    {
        Resampling other = m_resampling;
        exchange(other);
        Hypothesis before = changed(
            MistakeClass::SwappedAxes, 1,
            {say("identify", "H and W exchanged before the operator, and not after it"), Number::Plural}, other);
        before.written = *std::ranges::find(outputReadings(), MistakeClass::SwappedAxes, &Reading::mistake);
        m_list.push_back(std::move(before));
    }

    // `saysLines`: the change is a line, which is told in numbers, too.
    void addChange(const AxisChange& change, bool saysLines = false)
    {
        Resampling all = m_resampling;
        std::vector<size_t> axes;
        for (size_t axis = 4 - m_rank; axis < 4; ++axis) {
            const AxisSampling& own = m_resampling.axes[axis];
            if (m_listing == Listing::Distinct && own.map.inputs == 1 && own.map.outputs == 1 && m_rank > 1)
                continue; // it shows nothing
            if (m_resampling.isTransposed && change.mistake == MistakeClass::Tie && isIdle(own))
                continue; // every x is a whole number, and no program looks for its neighbours
            change.change(all.axes[axis]);
            if (m_listing == Listing::Named || !isSame(all.axes[axis], own))
                axes.push_back(axis);
        }
        Hypothesis whole = changed(change, all);
        if (saysLines)
            whole.axes = linesOn(axes, all);
        push(std::move(whole));
        if (axes.size() < 2 || change.changes > kMostAlone || !change.isAlone)
            return;
        for (const size_t axis : axes) {
            Resampling one = m_resampling;
            one.axes[axis] = all.axes[axis];
            Hypothesis alone = changed(change, one);
            //: What is done, and an axis.
            alone.what.words = say("identify", "%1 on %2 alone")(alone.what.words, std::string(1, kAxes[axis]));
            alone.extent = Extent::OneAxis;
            if (saysLines)
                alone.axes = linesOn({axis}, one);
            push(std::move(alone));
        }
    }

    std::vector<MeasuredAxis> linesOn(const std::vector<size_t>& axes, const Resampling& other) const
    {
        std::vector<MeasuredAxis> lines;
        for (const size_t axis : axes)
            if (!isSame(other.axes[axis], m_resampling.axes[axis]))
                lines.push_back(
                    {.axis = axis, .line = lineOf(other.axes[axis].map), .meant = lineOf(m_resampling.axes[axis].map)});
        return lines;
    }

    // outX = (inX + InputPixelOffset)·Scale + OutputPixelOffset, as a resize of the gradient.
    void addForward()
    {
        Resampling other = m_resampling;
        other.isTransposed = false;
        for (AxisSampling& axis : other.axes) {
            AxisMap& map = axis.map;
            std::swap(map.inputs, map.outputs);
            const float offset = map.inputPixelOffset;
            map.inputPixelOffset = -map.outputPixelOffset;
            map.outputPixelOffset = -offset;
            map.scale = 1 / map.scale;
            if (!(map.scale > 0) || !std::isfinite(map.scale))
                return;
        }
        push(changed(MistakeClass::Gradient, 1,
                     {say("identify", "a resize of the gradient: its elements are not added to what they came from")},
                     other));
    }

    const Operator& m_op;
    Listing m_listing;
    std::vector<Hypothesis>& m_list;
    const Hypothesis m_meant;
    const Resampling m_resampling;
    size_t m_rank;
};

bool isAsOperatorsDo(const Resampling& resampling)
{
    return resampling.summing == Summing() && resampling.gradientScale == GradientScale::One
        && std::ranges::all_of(resampling.axes, [](const AxisSampling& axis) {
               return axis.precision == Precision::Division && axis.edges == Edges::Repeated
                   && axis.weights == Weights::Float32 && axis.kernel == Kernel::Own;
           });
}

} // namespace

void addResamplings(const Operator& op, Listing listing, std::vector<Hypothesis>& list)
{
    Hypotheses(op, listing, list).add();
}

std::optional<Operator> resamplingOperator(const Operator& meant, const Resampling& resampling)
{
    if (!isAsOperatorsDo(resampling) || resampling.isTransposed != isTransposed(meant))
        return {};
    Operator op = meant;
    const AxisSampling& last = resampling.axes[3];
    setField(op, "InterpolationMode", EnumValue{&enumType(last.map.mode), static_cast<uint32_t>(last.map.mode)});
    if (last.map.antialias && op.as<Resample3>() == nullptr) {
        op = converted(op, Resample3());
        setField(op, outputField(op), outputDesc(meant));
    }
    if (Resample3* filtered = op.as<Resample3>()) {
        filtered->antialiased = last.map.antialias.has_value();
        filtered->antialiasFilter = last.map.antialias.value_or(filtered->antialiasFilter);
    }
    std::vector<AxisNumbers> numbers;
    for (size_t axis = 4 - inputDesc(meant).sizes.size(); axis < 4; ++axis) {
        const AxisMap& map = resampling.axes[axis].map;
        numbers.push_back({map.scale, map.inputPixelOffset, map.outputPixelOffset});
    }
    const bool isNearest = last.map.mode == InterpolationMode::NearestNeighbor;
    const bool keepsRule =
        std::ranges::all_of(resampling.axes, [](const AxisSampling& axis) { return axis.rule == ruleOf(axis.map); });
    op = withNumbers(op, numbers, isNearest && !keepsRule ? std::optional(last.rule) : std::nullopt);
    if (!validate(op).empty())
        return {};
    Hypothesis said = asMeant(op), wanted = said;
    wanted.map = resampling;
    const PaddedSizes sizes{1, 1, 1, 1}; // no reading depends on these sizes
    return isSameMap(said, wanted, sizes, sizes) ? std::optional(op) : std::nullopt;
}

} // namespace tessera
