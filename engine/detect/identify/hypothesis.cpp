// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/hypothesis.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <utility>

namespace tessera {

namespace {

Tensor packedOf(const Tensor& tensor)
{
    const TensorDesc packed = withoutLayout(tensor.desc);
    return isPacked(tensor.desc) ? Tensor(packed, tensor.buffer) : withLayout(tensor, packed);
}

// Gives one of two neighbours the weight 0.
void dropNeighbour(AxisTaps& taps, bool isUpper)
{
    for (uint32_t row = 0; row < taps.outputs; ++row)
        if (taps.taps(row) == 2)
            taps.weights[taps.rowStart[row] + (isUpper ? 1u : 0u)] = 0;
}

void rescale(AxisTaps& taps, GradientScale by, float scale)
{
    const auto isTerm = [](float weight) { return weight != 0; };
    for (uint32_t row = 0; row < taps.outputs; ++row) {
        const std::span own(taps.weights.begin() + taps.rowStart[row], taps.taps(row));
        const auto first = std::ranges::find_if(own, isTerm);
        if (first == own.end())
            continue;
        if (by == GradientScale::FirstOnly)
            std::fill(first + 1, own.end(), 0.0f);
        if (by == GradientScale::LastOnly)
            std::fill(std::find_if(own.rbegin(), own.rend(), isTerm) + 1, own.rend(), 0.0f);
        const double divisor = by == GradientScale::Mean ? std::accumulate(own.begin(), own.end(), 0.0)
            : by == GradientScale::Factor                ? double{scale}
                                                         : 1;
        for (float& weight : own)
            weight = divisor == 0 ? weight : static_cast<float>(weight / divisor);
    }
}

PaddedSizes sizesOf(const Resampling& resampling, bool ofOutput)
{
    PaddedSizes sizes{};
    for (size_t axis = 0; axis < 4; ++axis) {
        const AxisMap& map = resampling.axes[axis].map;
        sizes[axis] = resampling.isTransposed != ofOutput ? map.outputs : map.inputs;
    }
    return sizes;
}

} // namespace

SeparableTaps tapsOf(const Resampling& resampling, const Grid& grid)
{
    SeparableTaps taps{.axes = {},
                       .inStrides = packedStridesOf(sizesOf(resampling, false)),
                       .outStrides = {},
                       .transposed = resampling.isTransposed};
    for (size_t axis = 0; axis < 4; ++axis) {
        const AxisSampling& own = resampling.axes[axis];
        if (!resampling.isTransposed) {
            taps.axes[axis] = tapsOf(own, grid.rows(axis));
            continue;
        }
        AxisTaps forward = tapsOf(own);
        const GradientScale scale = resampling.gradientScale;
        if (scale == GradientScale::LowerOnly || scale == GradientScale::UpperOnly)
            dropNeighbour(forward, scale == GradientScale::LowerOnly);
        AxisTaps back = transposed(forward);
        rescale(back, scale, own.map.scale);
        taps.axes[axis] = rowsOf(back, grid.rows(axis));
    }
    return taps;
}

namespace {

// The moved input, which is made once.
const Evidence& movedBy(const Move& move, const Evidence& evidence)
{
    const auto [known, isNew] = evidence.moved->try_emplace(move);
    Evidence& moved = known->second;
    if (isNew) {
        const TensorDesc desc{.dataType = evidence.input.desc.dataType,
                              .sizes = {move->sizes.begin(), move->sizes.end()}};
        moved = {Tensor(desc), {}, evidence.output, true, move->source};
        for (uint64_t i = 0; i < elementCount(desc); ++i)
            if (const uint64_t from = move->source(i); from != kOutside)
                moved.input.setBits(i, evidence.input.bits(from));
    }
    return moved;
}

bool haveSameBands(const AxisSampling& a, const AxisSampling& b)
{
    if (a == b)
        return true;
    const AxisTaps left = tapsOf(a), right = tapsOf(b);
    return left.first == right.first && left.rowStart == right.rowStart && left.weights == right.weights;
}

} // namespace

Evidence evidenceOf(const Tensor& input, const Tensor& output)
{
    Evidence evidence{packedOf(input), {}, packedOf(output)};
    evidence.moved = std::make_shared<std::map<Move, Evidence>>();
    const uint64_t count = elementCount(input.desc);
    for (uint64_t i = 0; i < count && evidence.isFinite; ++i)
        evidence.isFinite = isFinite(input.desc.dataType, evidence.input.bits(i));
    if (!isPacked(input.desc) && input.bytes().size() >= totalBytes(evidence.input.desc))
        evidence.memory = Tensor(evidence.input.desc, input.buffer);
    return evidence;
}

Hypothesis withOneMore(Hypothesis base, MistakeClass mistake, Named what)
{
    base.mistake = mistake;
    base.what = std::move(what);
    base.op.reset();
    ++base.changes;
    return base;
}

std::unique_ptr<Prediction> predictionOf(const Hypothesis& hypothesis, const Grid& grid, const Evidence& evidence,
                                         bool allowsAnyPrecision)
{
    if (!hypothesis.resultSizes.empty() || hypothesis.after || !hypothesis.written.isPlain()) {
        const auto* map = hypothesis.resampling();
        const auto sizes = map ? sizesOf(*map, true) : paddedSizes(evidence.output.desc);
        auto source = hypothesis.after ? hypothesis.after->source : SourceOf();
        if (!hypothesis.written.isPlain())
            source = [=, written = hypothesis.written](uint64_t element) { return written.meant(element, sizes); };
        return reshapedPrediction(grid, evidence.output, sizes, source, [&](const Grid& inner) {
            Hypothesis own = hypothesis;
            own.resultSizes.clear();
            own.after.reset();
            own.written = {};
            return predictionOf(own, inner, evidence, allowsAnyPrecision);
        });
    }
    if (hypothesis.before) {
        Hypothesis own = hypothesis;
        own.before.reset();
        return predictionOf(own, grid, movedBy(hypothesis.before, evidence), allowsAnyPrecision);
    }
    const Tensor& input = hypothesis.readsMemory ? evidence.memory : evidence.input;
    if (input.desc.sizes.empty())
        return {};
    const PaddedSizes sizes = paddedSizes(input.desc);
    if (const auto* moved = std::get_if<SourceOf>(&hypothesis.map)) {
        if (hypothesis.read.isPlain())
            return movedPrediction(grid, input, *moved);
        return movedPrediction(grid, input, [&, source = *moved, read = hypothesis.read, sizes](uint64_t output) {
            return read.element(source(output), sizes);
        });
    }
    const auto& resampling = std::get<Resampling>(hypothesis.map);
    SeparableTaps taps = readThrough(tapsOf(resampling, grid), hypothesis.read, sizes);
    const bool isOfAnyPrecision =
        allowsAnyPrecision && resampling.summing.isRight() && hypothesis.mistake != MistakeClass::Tie;
    const bool showsNothing = evidence.isFinite && spreadsSpecials(resampling.summing.sums);
    Summing summing = resampling.summing;
    if (isOfAnyPrecision || showsNothing)
        summing.sums = isOfAnyPrecision ? Sums::AnyCoordinates : Sums::Right;
    return tapsPrediction(input, std::move(taps), summing, evidence.origin);
}

Tensor outputOf(const Hypothesis& hypothesis, const Tensor& input, const std::vector<uint32_t>& sizes)
{
    const TensorDesc desc{.dataType = input.desc.dataType, .sizes = sizes};
    const Evidence evidence = evidenceOf(input, Tensor(desc));
    const Grid grid(evidence.output);
    const auto prediction = predictionOf(hypothesis, grid, evidence, false);
    Tensor output(desc);
    grid.forEach([&](const Element& e) { output.setBits(e.number, prediction->expected(e)); });
    return output;
}

bool isSameMap(const Hypothesis& a, const Hypothesis& b, const PaddedSizes& inputSizes, const PaddedSizes& outputSizes)
{
    if (a.before != b.before || a.after != b.after || a.resultSizes != b.resultSizes)
        return false;
    if (a.map.index() != b.map.index() || a.readsMemory != b.readsMemory
        || !isSameReading(a.written, b.written, outputSizes))
        return false;
    if (const auto* left = std::get_if<SourceOf>(&a.map)) {
        const auto& right = std::get<SourceOf>(b.map);
        const uint64_t count = *elementCount(outputSizes);
        for (uint64_t o = 0; o < count; ++o)
            if (a.read.element((*left)(o), inputSizes) != b.read.element(right(o), inputSizes))
                return false;
        return true;
    }
    const auto &left = std::get<Resampling>(a.map), &right = std::get<Resampling>(b.map);
    return isSameReading(a.read, b.read, inputSizes) && left.summing == right.summing
        && left.gradientScale == right.gradientScale && left.isTransposed == right.isTransposed
        && sizesOf(left, false) == sizesOf(right, false) && std::ranges::equal(left.axes, right.axes, haveSameBands);
}

SourceOf copiedBy(const Operator& op)
{
    return [copy = std::get<StridedCopy>(makePlan(op).work)](uint64_t output) {
        uint64_t source = 0;
        for (size_t i = 0; i < copy.sizes.size(); ++i)
            if (copy.sizes[i] > 1)
                source += output / copy.outLogical[i] % copy.sizes[i] * copy.inLogical[i];
        return source;
    };
}

Hypothesis asMeant(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    if (maps.empty())
        return {.what = {name(op)}, .op = op, .map = copiedBy(op)};
    Hypothesis meant{.what = {name(op)}, .base = op};
    Resampling resampling{.axes = {}, .isTransposed = op.row().isGradient};
    for (AxisSampling& axis : resampling.axes)
        axis.map.mode = maps.front().mode;
    for (size_t i = 0; i < maps.size(); ++i)
        resampling.axes[4 - maps.size() + i] = asDefined(maps[i]);
    meant.map = resampling;
    return meant;
}

void addReadings(const Hypothesis& meant, const Operator& op, Listing listing, std::vector<Hypothesis>& list)
{
    static constexpr struct {
        Text what;
        bool isRead = false, isWritten = false;
    } kPlaces[] = {
        {say("identify", "an input that is read %1"), true, false},
        {say("identify", "an output that is written %1"), false, true},
        {say("identify", "an operator that reads and writes %1"), true, true},
    };
    const PaddedSizes inputs = paddedSizes(op.input), outputs = paddedSizes(op.output);
    std::vector<Hypothesis> readings(1); // at first the one that changes nothing
    if (op.input.strides)
        readings.push_back({.mistake = MistakeClass::Layout,
                            .what = {say("identify", "an input that is read as packed, whatever its strides")},
                            .readsMemory = true});
    for (const auto& [what, isRead, isWritten] : kPlaces)
        for (const auto& [mistake, how, order, isOnlyRead, isTurned] : orderMistakes()) {
            if (isTurned || (isWritten && isOnlyRead) || (isRead && isWritten && mistake != MistakeClass::Layout))
                continue;
            const Hypothesis reading{.mistake = mistake,
                                     .what = {what(how)},
                                     .read = isRead ? order : IndexOrder(),
                                     .written = isWritten ? order : IndexOrder()};
            const auto isSame = [&](const Hypothesis& earlier) {
                return isSameReading(earlier.read, reading.read, inputs)
                    && isSameReading(earlier.written, reading.written, outputs);
            };
            if (listing == Listing::Named || std::ranges::none_of(readings, isSame))
                readings.push_back(reading);
        }
    std::transform(readings.begin() + 1, readings.end(), std::back_inserter(list),
                   [own = meant](const Hypothesis& each) {
                       Hypothesis other = changed(own, readAs(each));
                       if (other.second) // the reading gives the class
                           std::swap(other.mistake, *other.second);
                       return other;
                   });
}

bool keepsPlanes(const PaddedSizes& input, const PaddedSizes& output)
{
    return input[0] == output[0] && input[2] == output[2] && input[3] == output[3];
}

std::optional<Operator> operatorOf(const Hypothesis& hypothesis)
{
    const auto* resampling = hypothesis.resampling();
    std::optional<Operator> op = resampling ? resamplingOperator(*hypothesis.base, *resampling) : hypothesis.op;
    if (!op || hypothesis.before || hypothesis.after || !hypothesis.resultSizes.empty() || !hypothesis.written.isPlain()
        || !hypothesis.read.hasStrides())
        return {};
    const IndexOrder& read = hypothesis.read;
    TensorDesc desc = withoutLayout(op->input);
    if (!read.isPlain()) {
        const std::array<uint64_t, 4> strides = read.strides(paddedSizes(desc));
        desc.strides.emplace(strides.end() - static_cast<std::ptrdiff_t>(desc.sizes.size()), strides.end());
    }
    setField(*op, inputField(*op), desc);
    return op;
}

std::string lineOf(const Hypothesis& hypothesis)
{
    const std::optional<Operator> op = operatorOf(hypothesis);
    if (!op)
        return {};
    const std::string line = toText(Case{.title = {}, .op = *op});
    return line.substr(0, line.rfind(" --data ")); // the data are the input's
}

std::vector<Hypothesis> hypothesesOf(const Operator& op, Listing listing)
{
    std::vector<Hypothesis> list{asMeant(op)};
    if (axisMaps(op).empty())
        addMoves(op, listing, list);
    else
        addResamplings(op, listing, list);
    for (Hypothesis& each : list)
        each.base = op;
    std::ranges::stable_sort(list, {}, &Hypothesis::changes);
    return list;
}

} // namespace tessera
