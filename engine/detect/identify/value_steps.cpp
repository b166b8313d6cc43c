// SPDX-License-Identifier: Apache-2.0
// The steps of a search for other values, and for changes in a part alone.
#include "engine/detect/identify/search.h"

#include "engine/detect/identify/changes.h"
#include "engine/detect/identify/other_memory.h"
#include "engine/detect/identify/value_changes.h"
#include "engine/detect/identify/values.h"
#include "engine/detect/identify/wording.h"
#include "engine/detect/probe/questions.h"

#include "engine/core/ops/operator.h"

#include <algorithm>
#include <numeric>

namespace tessera {

namespace {

// A name that explains every element. `sentence`: what the output is; empty: what the name gives.
Answer answerOfAll(Search& search, const Hypothesis& like, const Message& sentence = {})
{
    const uint64_t of = search.count();
    const auto meant = search.meantOne() ? search.prediction(*search.meantOne()) : nullptr;
    return answerOf(search, like,
                    {sentence.isEmpty() ? givesText(search.options.side, like.what, 0) + "." : sentence,
                     evidenceText({.explained = of, .of = of}, nullptr, meant.get(), search.all, search.evidence)},
                    of);
}

// What is meant, or every operator that fits.
std::vector<const Hypothesis*> basesOf(const Search& search)
{
    std::vector<const Hypothesis*> bases;
    for (const Hypothesis& each : search.list)
        if (&each == search.meantOne() || (!search.meant && each.mistake == MistakeClass::None && each.changes <= 1))
            bases.push_back(&each);
    return bases;
}

} // namespace

std::optional<Answer> otherValues(Search& search)
{
    constexpr double kBitsOfCurves = 24; // how many more it takes, with lines and curves to choose from
    const DataType type = search.type();
    if (!isFloat(type) && elementBytes(type) > 2) // float32 rounds them, and any line is near enough
        return {};
    for (const Hypothesis* base : basesOf(search)) {
        const auto change = valueChangeOf(*base, search.evidence, search.sample, search.all, search.meant.has_value());
        if (!change || !isEnough(change->bits, kBitsOfCurves, search.list.size()))
            continue;
        //: A result, and what is done to its values: "the right result times 2, shifted by 3".
        const Message what = search.meant ? say("identify", "%1 %2")(say("identify", "the right result"), change->what)
                                          : base->what.words + (", " + change->what);
        return answerOfAll(search, {.mistake = change->mistake, .what = {what}},
                           say("identify", "%1 is %2.")(search.options.side, what));
    }
    return {};
}

namespace {

// The same over an input with so many elements more at both ends of an axis: those that stand there in memory.
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

std::optional<Answer> memoryReadOn(Search& search)
{
    constexpr uint32_t kMost = 8; // elements beyond an end
    const Grid &all = search.all, &sample = search.sample;
    const uint64_t row = all.sizes()[3], plane = row * all.sizes()[2];
    const uint64_t last = 2 * row + plane / 8; // behind the last rows there is other memory
    for (const Hypothesis* base : basesOf(search)) {
        const auto* map = base->resampling();
        if (map == nullptr || map->isTransposed || !base->isPlain() || 2 * last > all.count()
            || 2 * countExplained(*search.sampled(*base), sample) < sample.count())
            continue;
        const auto own = predictionOf(*base, all, search.evidence, true);
        for (const auto& [axis, low] : {std::pair{size_t{3}, 0u}, {3, kMost}, {2, 0u}, {2, kMost}}) {
            const Hypothesis longer = readingOn(*base, search.inputSizes(), axis, low, kMost);
            const auto prediction = predictionOf(longer, all, search.evidence, true);
            uint64_t gained = 0; // elements that it explains, and the base does not
            const bool holds = all.allOf([&](uint64_t number, const Place& at) {
                const uint64_t bits = all.bits(at);
                gained += static_cast<uint64_t>(number + last < all.count() && !own->explains(number, at, bits));
                return number + last >= all.count() || prediction->explains(number, at, bits);
            });
            if (!holds || gained < kEnoughAlike || !isEnough(search.worthOf(*base), 0, search.list.size()))
                continue;
            return answerOfAll(
                search,
                {.mistake = MistakeClass::Edge,
                 .what = {axis == 3 ? say("identify", "a read beyond the end of a row, into the next row,")
                                    : say("identify", "a read beyond the end of a plane, into the next plane,")}});
        }
    }
    return {};
}

namespace {

// A few elements of a part.
std::vector<Grid> glancesOf(const Grid& all, const Tensor& output, const TensorPart& part)
{
    std::vector<Place> chosen;
    uint64_t seen = 0;
    all.forEach([&](uint64_t number, const Place& at) {
        if (part.holds(number, at) && seen++ % std::max<uint64_t>(1, part.count / 8) == 0)
            chosen.push_back(at);
    });
    std::vector<Grid> glances;
    for (const Place& at : chosen)
        glances.push_back(Grid::of(output, {{{at[0]}, {at[1]}, {at[2]}, {at[3]}}}));
    return glances;
}

bool explainsPart(Search& search, const Hypothesis& each, const TensorPart& part, const std::vector<Grid>& glances)
{
    for (const Grid& one : glances) {
        const auto glance = predictionOf(each, one, search.evidence, true);
        if (!glance || !explainsAll(*glance, one))
            return false;
    }
    const Grid& all = search.all;
    const auto prediction = search.prediction(each);
    return all.allOf([&](uint64_t number, const Place& at) {
        return !part.holds(number, at) || prediction->explains(number, at, all.bits(at));
    });
}

std::vector<Hypothesis> changesOf(const Search& search, const Hypothesis& base)
{
    const auto op = operatorOf(base);
    std::vector<Hypothesis> list = search.meant || !op ? search.list : hypothesesOf(*op);
    if (const auto* map = base.resampling())
        for (const Change& change : secondChanges(*map, search.type()))
            if (auto other = withChange(base, change))
                list.push_back(std::move(*other));
    for (const Move& move : movesOfResult(search.all.sizes()))
        list.push_back(overMoved(base, move, false));
    std::erase_if(list, [&](const Hypothesis& each) {
        return each.mistake == MistakeClass::None || !each.written.isPlain() || search.isVague(each);
    });
    return list;
}

} // namespace

std::optional<Answer> changeInPart(Search& search)
{
    constexpr double kBitsOfAPart = 10; // how many more it takes for a change of a part
    for (const Partial& partial : search.nearest()) {
        const Hypothesis& base = *partial.hypothesis;
        const bool isMeant = &base == search.meantOne();
        const Grid& all = search.all;
        const bool isOperator = !search.meant && base.extent != Extent::OneAxis && !lineOf(base).empty();
        if (!(isMeant || isOperator) || !base.written.isPlain())
            continue;
        const Residue residue = search.loosely(base).residue;
        if (!residue.part || residue.isUnwritten)
            continue;
        const std::vector<Grid> glances = glancesOf(all, search.evidence.output, *residue.part);
        const std::vector<Hypothesis> list = changesOf(search, base);
        for (const Hypothesis& each : list) {
            if (!explainsPart(search, each, *residue.part, glances))
                continue;
            const double share = static_cast<double>(residue.left()) / static_cast<double>(residue.of);
            if (!isEnough(search.worthOf(each) * share, kBitsOfAPart, list.size()))
                continue;
            //: A mistake, and the part that has it: "weights in parts of 256 on C 1 alone".
            const Message alone = say("identify", "%1 on %2 alone")(each.what.words, *residue.region);
            Hypothesis named = each;
            named.what = isMeant ? Named(alone, each.what.number)
                                 : Named(say("identify", "%1, but %2,")(base.what.words, alone), base.what.number);
            return answerOfAll(search, named);
        }
    }
    return {};
}

} // namespace tessera
