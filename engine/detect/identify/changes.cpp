// SPDX-License-Identifier: Apache-2.0
// The changes of a resampling: of its axes, all or one, and of its sums.
#include "engine/detect/identify/hypothesis.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/fit/axis_line.h"
#include "engine/detect/fit/axis_sampling.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tessera {

namespace {

constexpr unsigned kMostAlone = 2; // changes at once that are tried on one axis

// How sums become integers.
struct RoundingRow {
    IntegerRounding rounding;
    Text what;
    bool needsSign = false; // without negative numbers it equals another rounding
};
constexpr RoundingRow kRoundings[] = {
    {IntegerRounding::HalfEven, say("identify", "sums that are rounded half to even")},
    {IntegerRounding::HalfUp, say("identify", "sums that are rounded half up")},
    {IntegerRounding::HalfAwayFromZero, say("identify", "sums that are rounded half away from zero"), true},
    {IntegerRounding::Truncate, say("identify", "sums that are cut off toward zero")},
    {IntegerRounding::HalfDown, say("identify", "sums that are rounded half down")},
    {IntegerRounding::Floor, say("identify", "sums that are rounded down"), true},
    {IntegerRounding::Ceil, say("identify", "sums that are rounded up")},
};

// Sums to which neighbours of weight 0 are added, as in a product with a matrix of weights.
constexpr std::pair<Sums, Text> kSpreading[] = {
    {Sums::WithWeightZero, say("identify", "a neighbour of weight 0 that is added all the same")},
    {Sums::WholePlanes, say("identify", "a product with all weights of an axis, 0 · NaN over the whole plane")},
    {Sums::WholeColumns, say("identify", "a product with all weights of H, 0 · NaN over whole columns")},
    {Sums::WholeRows, say("identify", "a product with all weights of W, 0 · NaN over whole rows")},
};

Change ofMap(MistakeClass mistake, Named what, const std::function<void(Resampling& map)>& make)
{
    return {.mistake = mistake, .what = std::move(what), .make = [make](Hypothesis& base) {
                make(std::get<Resampling>(base.map));
            }};
}

Change ofSums(MistakeClass mistake, const Summing& summing, Named what)
{
    return ofMap(mistake, std::move(what), [summing](Resampling& map) { map.summing = summing; });
}

Change halfSums(DataType type)
{
    return ofSums(
        MistakeClass::HalfWeights, {.sums = Sums::Half},
        {isFloat(type) ? say("identify", "sums in FLOAT16") : say("identify", "sums in half precision or fixed point"),
         Number::Plural});
}

// Changes of how sums of integers are rounded: once, or after each axis.
Changes roundingRows(DataType type)
{
    Changes list;
    if (isFloat(type))
        return list;
    for (const RoundedAfter after : {RoundedAfter::AllAxes, RoundedAfter::EachFromW, RoundedAfter::EachFromH})
        for (const auto& [rounding, what, needsSign] : kRoundings) {
            //: How sums are rounded.
            const Message each = after == RoundedAfter::EachFromW ? say("identify", "%1 after each axis, W first")(what)
                : after == RoundedAfter::EachFromH                ? say("identify", "%1 after each axis, H first")(what)
                                                                  : Message(what);
            list.push_back(
                ofSums(MistakeClass::IntegerRounding, {Sums::Right, rounding, after}, {each, Number::Plural}));
            list.back().isSingle = after == RoundedAfter::AllAxes
                ? rounding != IntegerRounding::Truncate && (!needsSign || type == DataType::Int8)
                : after == RoundedAfter::EachFromW && rounding == IntegerRounding::HalfUp;
        }
    return list;
}

// Makes the change on these axes.
Change onAxes(Change change, std::vector<size_t> axes)
{
    if (change.extent == Extent::ResizedAxes)
        change.what.words = say("identify", "%1 on the axes that are resized")(change.what.words);
    change.make = [own = change.axis, axes = std::move(axes)](Hypothesis& base) {
        for (const size_t axis : axes)
            own(std::get<Resampling>(base.map).axes[axis]);
    };
    return change;
}

Change onOneAxis(const Change& change, size_t axis)
{
    Change alone = onAxes(change, {axis});
    //: What is done, and an axis.
    alone.what.words = say("identify", "%1 on %2 alone")(alone.what.words, kAxisNames[axis]);
    alone.extent = Extent::OneAxis;
    return alone;
}

} // namespace

Hypothesis changed(const Hypothesis& base, const Change& change)
{
    Hypothesis result = base;
    change.make(result);
    result.changes += change.changes;
    if (base.changes > 0) {
        result.second = change.mistake;
        result.what = {say("identify", "%1, and %2")(base.what.words, change.what.words), Number::Plural};
        return result;
    }
    result.mistake = change.mistake;
    result.second = change.second;
    result.what = change.what;
    result.extent = change.extent;
    result.remedy = change.remedy;
    const auto* map = result.resampling();
    if (map != nullptr && map->isTransposed && !map->isNearest()
        && (map->axes[3].precision == Precision::Float64 || map->axes[3].precision == Precision::Exact))
        result.mistake = MistakeClass::None; // only more precise: linear has no ties
    return result;
}

Change readAs(const Hypothesis& other)
{
    return {.mistake = other.mistake,
            .what = other.what,
            .isReading = true,
            .make = [read = other.read, written = other.written, readsMemory = other.readsMemory](Hypothesis& base) {
                base.read = read;
                base.written = written;
                base.readsMemory = readsMemory;
            }};
}

namespace {

struct ResamplingList {
    const Operator& op;
    Listing listing;
    std::vector<Hypothesis>& list;
    const Hypothesis meant = list.front();
    const Resampling own = *meant.resampling();
    const size_t rank = op.input.sizes.size();

    void add()
    {
        const bool isGradient = own.isTransposed;
        if (isGradient)
            addForward();
        if (rank > 1)
            push(ofMap(MistakeClass::SwappedAxes,
                       {say("identify", "scales and offsets of H and W exchanged"), Number::Plural},
                       [](Resampling& map) {
                           AxisMap &rows = map.axes[2].map, &columns = map.axes[3].map;
                           std::swap(rows.scale, columns.scale);
                           std::swap(rows.inputPixelOffset, columns.inputPixelOffset);
                           std::swap(rows.outputPixelOffset, columns.outputPixelOffset);
                       }));
        if (isGradient)
            addFreeScales();
        for (const Change& change : axisChanges(own.axes[3], isGradient))
            addChange(change);
        addReadings(meant, op, listing, list);
        addSums();
        for (const Change& change : formulaChanges(isGradient))
            addChange(change);
    }

    // Whether the list has the same resampling with the same class or words, or fewer changes.
    bool isKnown(const Hypothesis& other) const
    {
        return std::ranges::any_of(list, [&](const Hypothesis& each) {
            if (!each.isPlain() || each.changes > other.changes || *each.resampling() != *other.resampling())
                return false;
            const bool isSameChange = each.what == other.what
                || (each.extent == Extent::Whole && other.extent == Extent::ResizedAxes && each.remedy == other.remedy);
            return each.changes < other.changes
                || (other.remedy == Remedy::OfClass ? each.mistake == other.mistake : isSameChange)
                || (each.mistake == MistakeClass::Gradient
                    && each.remedy == other.remedy); // the exchange says the same
        });
    }

    void push(const Change& change)
    {
        if (Hypothesis other = changed(meant, change); listing == Listing::Named || !isKnown(other))
            list.push_back(std::move(other));
    }

    void addSums()
    {
        const DataType type = op.output.dataType;
        const bool isLinear = !own.isNearest();
        const bool isGradient = own.isTransposed;
        for (const Change& change : roundingRows(type))
            if (isLinear && change.isSingle)
                push(change);
        if (isLinear)
            push(halfSums(type));
        for (const auto& [sums, what] : kSpreading)
            if (isFloat(type) && (sums != Sums::WithWeightZero || (isLinear && !isGradient)))
                push(ofSums(MistakeClass::Edge, {.sums = sums}, {what}));
    }

    // Adds other scales of H or W to a gradient: that of the other axis, and 0.25 to 4 in steps of 0.05. Those of a
    // forward map are measured.
    void addFreeScales()
    {
        for (size_t axis = 4 - std::min<size_t>(rank, 2); axis < 4; ++axis) {
            AxisSampling other = own.axes[axis];
            const Message right = numberText(double{other.map.scale});
            std::vector<AxisTaps> known;
            for (int part = 4; part <= 80; ++part) {
                known.push_back(tapsOf(other));
                other.map.scale = part == 4 ? own.axes[axis == 2 ? 3 : 2].map.scale : static_cast<float>(part) / 20;
                const AxisTaps taps = tapsOf(other);
                if (std::ranges::any_of(known, [&](const AxisTaps& each) {
                        return each.first == taps.first && each.weights == taps.weights;
                    }))
                    continue;
                const Message what =
                    say("identify", "a scale of %1 for %2")(numberText(double{other.map.scale}), right);
                push(ofMap(MistakeClass::Scale, {say("identify", "%1 on %2")(what, kAxisNames[axis])},
                           [=](Resampling& map) { map.axes[axis].map.scale = other.map.scale; }));
            }
        }
    }

    void addChange(const Change& change)
    {
        std::vector<size_t> axes;
        for (size_t axis = 4 - rank; axis < 4; ++axis) {
            const AxisSampling& right = own.axes[axis];
            if (listing == Listing::Distinct && right.map.inputs == 1 && right.map.outputs == 1 && rank > 1)
                continue; // it shows nothing
            if (own.isTransposed && change.mistake == MistakeClass::Tie && isIdentity(right))
                continue; // every x is a whole number
            if (listing == Listing::Named || change.of(right) != right)
                axes.push_back(axis);
        }
        push(onAxes(change, axes));
        if (axes.size() >= 2 && change.changes <= kMostAlone && change.isAlone)
            for (const size_t axis : axes)
                if (axis >= 2 || !isIdentity(own.axes[axis])) // programs walk through N and C
                    push(onOneAxis(change, axis));
    }

    // Adds a resize of the gradient by outX = (inX + InputPixelOffset)·Scale + OutputPixelOffset.
    void addForward()
    {
        Resampling other = own;
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
        push(ofMap(MistakeClass::Gradient,
                   {say("identify", "a resize of the gradient: its elements are not added to what they came from")},
                   [&](Resampling& map) { map = other; }));
    }
};

bool isAsOperatorsDo(const Resampling& resampling)
{
    return resampling.summing == Summing() && resampling.gradientScale == GradientScale::One
        && std::ranges::all_of(resampling.axes, [](const AxisSampling& axis) {
               return axis == AxisSampling{.map = axis.map, .rule = axis.rule};
           });
}

Changes gradientScales()
{
    static constexpr std::pair<GradientScale, Text> kScales[] = {
        {GradientScale::Factor, say("identify", "a gradient that is divided by the scale, a mean for a sum")},
        {GradientScale::Mean, say("identify", "a gradient whose weights are made to sum to 1, a mean for a sum")},
        {GradientScale::LastOnly, say("identify", "a gradient whose terms overwrite each other: the last is left")},
        {GradientScale::FirstOnly, say("identify", "a gradient of which only the first term is kept")},
        {GradientScale::LowerOnly, say("identify", "a gradient that drops the second neighbour's terms")},
        {GradientScale::UpperOnly, say("identify", "a gradient that drops the first neighbour's terms")},
    };
    Changes list;
    for (const auto& [scale, what] : kScales)
        list.push_back(
            ofMap(MistakeClass::Gradient, {what}, [scale = scale](Resampling& map) { map.gradientScale = scale; }));
    return list;
}

} // namespace

void addResamplings(const Operator& op, Listing listing, std::vector<Hypothesis>& list)
{
    ResamplingList{op, listing, list}.add();
}

std::optional<Operator> resamplingOperator(const Operator& meant, const Resampling& resampling)
{
    if (!isAsOperatorsDo(resampling) || resampling.isTransposed != meant.row().isGradient)
        return {};
    Operator op = meant;
    const AxisSampling& last = resampling.axes[3];
    setField(op, "InterpolationMode", valueOf(last.map.mode));
    if (last.map.antialias && !op.row().hasFilter) {
        op = converted(op, {.kind = OperatorKind::Resample3});
        setField(op, outputField(op), meant.output);
    }
    if (op.row().hasFilter) {
        op.antialiased = last.map.antialias.has_value();
        op.antialiasFilter = last.map.antialias.value_or(op.antialiasFilter);
    }
    std::vector<AxisNumbers> numbers;
    for (size_t axis = 4 - meant.input.sizes.size(); axis < 4; ++axis) {
        const AxisMap& map = resampling.axes[axis].map;
        numbers.push_back({map.scale, map.inputPixelOffset, map.outputPixelOffset});
    }
    const bool isNearest = last.map.mode == InterpolationMode::NearestNeighbor;
    const bool keepsRule =
        std::ranges::all_of(resampling.axes, [](const AxisSampling& axis) { return axis.rule == axis.map.rounding; });
    op = withNumbers(op, numbers, isNearest && !keepsRule ? std::optional(last.rule) : std::nullopt);
    if (!validate(op).empty())
        return {};
    Hypothesis said = asMeant(op), wanted = said;
    wanted.map = resampling;
    const PaddedSizes sizes{1, 1, 1, 1}; // plain readings do not depend on sizes
    return isSameMap(said, wanted, sizes, sizes) ? std::optional(op) : std::nullopt;
}

Changes secondChanges(const Resampling& meant, DataType type)
{
    const bool isLinear = !meant.isNearest();
    std::vector<size_t> resized;
    for (size_t axis = 0; axis < 4; ++axis)
        if (!isIdentity(meant.axes[axis]))
            resized.push_back(axis);
    Changes list;
    if (meant.isTransposed)
        list = gradientScales();
    if (isLinear)
        std::ranges::move(roundingRows(type), std::back_inserter(list));
    for (const Change& row : edgeRows(meant.axes[3])) {
        list.push_back(onAxes(row, resized));
        if (resized.size() > 1)
            for (const size_t axis : resized)
                list.push_back(onOneAxis(row, axis));
    }
    for (const Changes& rows : {precisionRows(), isLinear ? weightRows() : Changes()})
        for (const Change& row : rows)
            list.push_back(onAxes(row, resized));
    if (isLinear)
        list.push_back(halfSums(type));
    for (const NamedKernel& kernel : namedKernels())
        list.push_back(onAxes(
            {MistakeClass::Mode, {kernel.name}, [kernel](AxisSampling& axis) { axis = withKernel(axis, kernel); }},
            resized));
    return list;
}

std::optional<Hypothesis> withChange(const Hypothesis& base, const Change& change)
{
    if (!change.make)
        return base;
    std::optional<Hypothesis> result;
    if (base.resampling() && (result = changed(base, change)) && *result->resampling() == *base.resampling()
        && result->isPlain() == base.isPlain())
        result.reset();
    return result;
}

} // namespace tessera
