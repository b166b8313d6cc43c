// SPDX-License-Identifier: Apache-2.0
// The steps and the hypotheses for memory that is moved before an operator or after it.
#include "engine/detect/identify/search.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <set>

namespace tessera {

namespace {

constexpr uint64_t kMostMoved = 1 << 20; // elements of an input that is moved

Move moveOf(SourceOf source, const PaddedSizes& sizes, MistakeClass mistake, const Message& what)
{
    return std::make_shared<const MemoryMove>(MemoryMove{std::move(source), sizes, mistake, what});
}

// Rows read with another pitch than they have.
std::vector<Move> pitchMoves(const PaddedSizes& sizes)
{
    const uint32_t width = sizes[3];
    const uint64_t rows = uint64_t{sizes[0]} * sizes[1] * sizes[2];
    std::set<uint32_t> pitches{width + 1, width - 1, 2 * width, width / 2, sizes[2]};
    for (const uint32_t multiple : {2u, 4u, 8u, 16u, 32u, 64u, 128u})
        pitches.insert((width + multiple - 1) / multiple * multiple);
    std::vector<Move> moves;
    for (const uint32_t pitch : pitches) {
        if (pitch < 2 || pitch == width || rows < 2)
            continue;
        // Rows of the pitch `is` are read with the pitch `taken`: some elements lie between rows.
        const auto add = [&](uint64_t is, uint64_t taken) {
            const auto source = [=](uint64_t element) {
                const uint64_t place = element / taken * is + element % taken;
                return element % taken < width && place < rows * width ? place : kOutside;
            };
            const Text what = say("identify", "memory with rows in a pitch of %1 that is read in one of %2");
            moves.push_back(moveOf(source, sizes, MistakeClass::Layout, what(taken, is)));
        };
        if (pitch > width)
            add(width, pitch);
        add(pitch, width);
    }
    return moves;
}

// The resampling from these sizes to the output: with its own scales, and with the ratios of the sizes.
std::vector<Operator> resizesOf(const Operator& op, const PaddedSizes& sizes, const TensorDesc& output)
{
    const size_t rank = op.input.sizes.size();
    if (axisMaps(op).empty() || op.row().isGradient || output.sizes.size() != rank)
        return {};
    const std::vector<uint32_t> inputs(sizes.end() - static_cast<std::ptrdiff_t>(rank), sizes.end());
    std::vector<float> given;
    std::ranges::transform(axisMaps(op), std::back_inserter(given), &AxisMap::scale);
    std::vector<Operator> all;
    for (const std::vector<float>& scales : {given, ratiosOf(output.sizes, inputs)}) {
        const TensorDesc input{.dataType = op.input.dataType, .sizes = inputs};
        auto other = withFields(op, {{inputField(op), input}, {"Scales", scales}, {outputField(op), output}});
        if (other && (all.empty() || scales != given))
            all.push_back(std::move(*other));
    }
    return all;
}

// Resamplings of an input of these sizes at several coordinates.
std::vector<Hypothesis> basesOver(const Search& search, const PaddedSizes& sizes)
{
    std::vector<Hypothesis> bases;
    const auto addOver = [&](const Operator& op) {
        for (const Operator& other : resizesOf(op, sizes, search.evidence.output.desc))
            std::ranges::move(hypothesesOf(other), std::back_inserter(bases));
    };
    if (sizes == search.inputSizes())
        bases = search.list;
    else if (search.meant)
        addOver(*search.meant);
    else
        for (const Hypothesis& each : search.list)
            if (each.changes == 0 && each.base)
                addOver(*each.base);
    std::erase_if(bases, [&](const Hypothesis& each) {
        return !hasCoordinates(each, search.meant.has_value() || each.changes == 0);
    });
    return bases;
}

} // namespace

std::vector<Move> memoryMoves(const PaddedSizes& sizes)
{
    const PaddedSizes exchanged = {sizes[0], sizes[1], sizes[3], sizes[2]};
    std::vector<Move> moves;
    for (const bool isWritten : {false, true})
        for (const OrderMistake& row : orderMistakes()) {
            const PaddedSizes& of = row.isTurned ? exchanged : sizes;
            const auto isSame = [&](const OrderMistake& other) {
                return other.isTurned == row.isTurned && isSameReading(other.order, row.order, of);
            };
            const bool isKnown = &*std::ranges::find_if(orderMistakes(), isSame) != &row
                || (row.isTurned ? exchanged == sizes && sizes[3] == 1 : isSameReading(row.order, {}, sizes));
            if (isKnown || (isWritten && (row.isOnlyRead || !row.order.hasStrides()))) // the rest is its own inverse
                continue;
            const Text what = row.isTurned ? say("identify", "a tensor %1")
                : isWritten                ? say("identify", "memory written %1")
                                           : say("identify", "memory read %1");
            const auto source = [=, own = row.order](uint64_t element) {
                return isWritten ? own.meant(element, of) : own.element(element, of);
            };
            moves.push_back(moveOf(source, of, row.mistake, what(row.how)));
        }
    // Rotations of all memory, of each plane or of each row.
    const uint64_t row = sizes[3], plane = row * sizes[2], all = *elementCount(sizes);
    const auto addShifts = [&](uint64_t by, uint64_t unit, MistakeClass mistake, const Text& on, const Text& back) {
        for (const auto& [start, what] : {std::pair{unit - by, on}, {by, back}})
            if (start % unit != 0)
                moves.push_back(moveOf(
                    [=, from = start](uint64_t element) { return element - element % unit + (element + from) % unit; },
                    sizes, mistake, what(elementsText(std::min(by, unit - by)))));
    };
    //: A number of elements: "memory that lies one element further on".
    const Text on = say("identify", "memory that lies %1 further on"),
               back = say("identify", "memory that lies %1 further back"),
               planes = say("identify", "planes whose memory is rotated by %1"),
               rows = say("identify", "rows that are rotated by %1");
    for (const uint64_t by : {uint64_t{1}, uint64_t{2}, uint64_t{3}, uint64_t{4}, row})
        if (2 * by < all)
            addShifts(by, all, MistakeClass::Layout, on, back);
    addShifts(1, row, MistakeClass::Coordinates, rows, rows);
    addShifts(1, plane, MistakeClass::Layout, planes, planes);
    return moves;
}

std::vector<Move> movesOfResult(const PaddedSizes& sizes)
{
    std::vector<Move> moves = memoryMoves(sizes);
    std::ranges::move(pitchMoves(sizes), std::back_inserter(moves));
    std::erase_if(moves, [&](const Move& each) { return each->sizes != sizes; });
    const auto addRepeated = [&](uint64_t stride, uint64_t size, const Text& what) {
        const auto source = [=](uint64_t i) { return i - (i / stride % size == size - 1 ? stride : 0); };
        if (size > 1)
            moves.push_back(moveOf(source, sizes, MistakeClass::Edge, what));
    };
    addRepeated(1, sizes[3], say("identify", "a last column that repeats the one before"));
    addRepeated(sizes[3], sizes[2], say("identify", "a last row that repeats the one before"));
    return moves;
}

Hypothesis overMoved(Hypothesis base, const Move& move, bool isBefore, bool hasMeant)
{
    const bool isMoved = std::holds_alternative<SourceOf>(base.map);
    if (base.changes > 0 && !isMoved)
        base.what = {say("identify", "%1, and %2")(base.what.words, move->what), Number::Plural};
    else
        base.what = {
            (isBefore ? say("identify", "%1 before %2") : say("identify", "%1 after %2"))(move->what, base.what.words)};
    base.op.reset();
    if (++base.changes == 1 || !isMoved) {
        if (hasMeant && base.changes > 1 && base.mistake != move->mistake)
            base.second = base.mistake;
        base.mistake = move->mistake;
    } else if (base.mistake != move->mistake)
        base.second = move->mistake;
    if (isMoved) {
        const SourceOf own = std::get<SourceOf>(base.map), first = isBefore ? own : move->source,
                       then = isBefore ? move->source : own;
        base.map = [=](uint64_t output) {
            const uint64_t from = first(output);
            return from == kOutside ? from : then(from);
        };
    } else
        (isBefore ? base.before : base.after) = move;
    return base;
}

bool hasCoordinates(const Hypothesis& base, bool hasMeant)
{
    const auto* map = base.resampling();
    const bool isOfCoordinates = base.mistake == MistakeClass::None || base.mistake == MistakeClass::Coordinates
        || base.mistake == MistakeClass::Scale || (base.mistake == MistakeClass::NearestRule && base.changes == 1);
    return map != nullptr && isOfCoordinates && base.changes <= 2 && base.extent != Extent::OneAxis
        && base.remedy == Remedy::OfClass && base.isPlain()
        && (hasMeant || !map->isNearest()); // else both modes give the same
}

std::vector<MeasuredMap> overOtherMemory(const Search& search)
{
    std::vector<MeasuredMap> all;
    const PaddedSizes in = search.inputSizes(), out = search.all.sizes();
    if (*elementCount(in) > kMostMoved)
        return all;
    const auto addAll = [&](const std::vector<Move>& moves, bool isBefore) {
        for (const Move& move : moves)
            for (const Hypothesis& base : basesOver(search, isBefore ? move->sizes : in))
                all.push_back(
                    {overMoved(base, move, isBefore, search.meant.has_value()), base.changes > 0 ? kBitsOfSecond : 0});
    };
    addAll(memoryMoves(in), true);
    addAll(pitchMoves(in), true);
    addAll(movesOfResult(out), false);
    std::ranges::stable_sort(all, {}, [](const MeasuredMap& each) { return each.hypothesis.changes; });
    return all;
}

namespace {

constexpr uint32_t kMostChannels = 64;

// For each channel of the output the first channel of a source that may be it. Empty: one has none.
std::vector<uint32_t> channelsOf(const Grid& all, uint32_t sources,
                                 const std::function<bool(const Element& e, uint32_t source)>& isEqual)
{
    std::vector<uint32_t> every(sources), first;
    std::iota(every.begin(), every.end(), 0u);
    std::vector<std::vector<uint32_t>> possible(all.sizes()[1], every);
    const bool areFound = all.allOf([&](const Element& e) {
        std::erase_if(possible[e.at[1]], [&](uint32_t source) { return !isEqual(e, source); });
        return !possible[e.at[1]].empty();
    });
    for (size_t channel = 0; areFound && channel < possible.size(); ++channel)
        first.push_back(possible[channel].front());
    return first;
}

Message takenText(const std::vector<uint32_t>& channels)
{
    //: Numbers: "channels taken from 0, 0, 0".
    return say("identify", "channels taken from %1")(listText(channels, ", "));
}

// The move that gives the right channels in another order, or some of them repeatedly. Null: there is none.
Move channelMove(const Prediction& right, const Grid& all)
{
    const PaddedSizes sizes = all.sizes();
    const uint64_t plane = uint64_t{sizes[2]} * sizes[3];
    if (sizes[1] < 2 || sizes[1] > kMostChannels || sizes[0] * plane < 2 || isFilled(all))
        return {}; // channels of one element are no evidence
    const std::vector<uint32_t> from = channelsOf(all, sizes[1], [&](const Element& e, uint32_t source) {
        return right.explains(all.element(e.number + source * plane - e.at[1] * plane), e.bits);
    });
    if (std::ranges::is_sorted(from, std::less_equal()))
        return {};
    const bool isOrder = std::set(from.begin(), from.end()).size() == from.size();
    const auto source = [=](uint64_t element) {
        const uint64_t channel = element / plane % sizes[1];
        return element + from[channel] * plane - channel * plane;
    };
    return moveOf(source, sizes, isOrder ? MistakeClass::ChannelOrder : MistakeClass::Layout,
                  //: Numbers: "channels in the order 1, 0, 2".
                  isOrder ? say("identify", "channels in the order %1")(listText(from, ", ")) : takenText(from));
}

} // namespace

std::optional<Diagnosis> takenChannels(Search& search)
{
    const Tensor& input = search.evidence.input;
    const PaddedSizes from = search.inputSizes(), to = search.all.sizes();
    const uint64_t plane = uint64_t{to[2]} * to[3];
    if (search.meant || from[1] == to[1] || !keepsPlanes(from, to) || from[1] > kMostChannels || isFilled(search.all))
        return {};
    const auto placeOf = [=](uint64_t element, uint64_t source) {
        return (element / plane / to[1] * from[1] + source) * plane + element % plane;
    };
    const std::vector<uint32_t> taken = channelsOf(search.all, from[1], [&](const Element& e, uint32_t source) {
        return input.bits(placeOf(e.number, source)) == e.bits;
    });
    if (taken.empty())
        return {};
    const Hypothesis named{.mistake = MistakeClass::Layout,
                           .changes = 1,
                           .what = {takenText(taken), Number::Plural},
                           .map = [=](uint64_t element) { return placeOf(element, taken[element / plane % to[1]]); }};
    if (!search.holds(named, to[1], from[1]))
        return {};
    return diagnosisOfAll(search, named);
}

std::optional<Diagnosis> movedResult(Search& search)
{
    constexpr size_t kMostAlike = 8; // moves
    const PaddedSizes& sizes = search.all.sizes();
    Answer answer;
    for (const Hypothesis& base : search.list) {
        const auto right = base.changes == 0 ? search.prediction(base) : nullptr;
        if (right == nullptr)
            continue;
        // twoChanges() tries moves of resamplings, with other coordinates too.
        std::vector<Move> moves = base.resampling() ? std::vector<Move>() : movesOfResult(sizes);
        if (Move move = channelMove(*right, search.all))
            moves.push_back(std::move(move));
        for (const Move& move : moves) {
            Hypothesis moved = overMoved(base, move, false);
            const auto isSame = [&](const Hypothesis* known) { return search.isSame(*known, moved); };
            if (answer.group.size() < kMostAlike && search.holds(moved, sizes[1], search.list.size())
                && std::ranges::none_of(answer.group, isSame))
                answer.group.push_back(search.keep(std::move(moved)));
        }
    }
    if (answer.group.empty())
        return {};
    answer.isOfPositions = answer.group.front()->mistake == MistakeClass::ChannelOrder;
    return conclude(search, std::move(answer));
}

namespace {

// The base on an input that is longer at both ends of an axis by `low` and `high` elements, which memory has there.
Hypothesis readingOn(Hypothesis base, const PaddedSizes& sizes, size_t axis, uint32_t low, uint32_t high)
{
    PaddedSizes longer = sizes;
    longer[axis] += low + high;
    const uint64_t stride = axis == 3 ? 1 : sizes[3], length = longer[axis], last = *elementCount(sizes) - 1;
    const auto source = [=](uint64_t element) {
        const uint64_t place = element - element / stride / length * stride * (low + high), before = low * stride;
        return place < before ? 0 : std::min(place - before, last);
    };
    base.before = std::make_shared<const MemoryMove>(MemoryMove{source, longer});
    AxisMap& map = std::get<Resampling>(base.map).axes[axis].map;
    map.inputs += low + high;
    map.inputPixelOffset -= static_cast<float>(low);
    return base;
}

} // namespace

std::optional<Diagnosis> memoryReadOn(Search& search)
{
    constexpr uint32_t kMost = 8; // elements beyond an end
    const Grid &all = search.all, &sample = search.sample;
    const uint64_t row = all.sizes()[3], plane = row * all.sizes()[2];
    const uint64_t last = 2 * row + plane / 8; // the last rows may read beyond the tensor
    for (const Hypothesis* base : search.operators()) {
        const auto* map = base->resampling();
        if (map == nullptr || map->isTransposed || !base->isPlain() || 2 * last > all.count()
            || 2 * countExplained(*search.sampled(*base), sample) < sample.count())
            continue;
        const auto own = predictionOf(*base, all, search.evidence, true);
        for (const auto& [axis, low] : {std::pair{size_t{3}, 0u}, {3, kMost}, {2, 0u}, {2, kMost}}) {
            const Hypothesis longer = readingOn(*base, search.inputSizes(), axis, low, kMost);
            const auto prediction = predictionOf(longer, all, search.evidence, true);
            uint64_t gained = 0; // elements that it explains and the base does not
            const bool holds = all.allOf([&](const Element& e) {
                gained += static_cast<uint64_t>(e.number + last < all.count() && !own->explains(e));
                return e.number + last >= all.count() || prediction->explains(e);
            });
            if (!holds || gained < kEnoughAlike || !isEnough(search.worthOf(*base), 0, search.list.size()))
                continue;
            return diagnosisOfAll(
                search,
                {.mistake = MistakeClass::Edge,
                 .what = {axis == 3 ? say("identify", "a read beyond the end of a row, into the next row,")
                                    : say("identify", "a read beyond the end of a plane, into the next plane,")}});
        }
    }
    return {};
}

} // namespace tessera
