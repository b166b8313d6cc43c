// SPDX-License-Identifier: Apache-2.0
// The steps that try the hypotheses of the list.
#include "engine/detect/identify/search.h"

#include "engine/core/ops/axes.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kBitsOfVague = 12; // what a hypothesis costs whose sums may be anything between two integers
constexpr uint64_t kManyToTheUnit = 64; // this many integers do not agree exactly by chance
constexpr uint64_t kFewDamaged = 100; // one element in this many may be damaged

bool isMovedAlone(const Hypothesis* each)
{
    return each->mistake == MistakeClass::None || each->mistake == MistakeClass::Permutation;
}

// Adds measured scales that explain nearest as well.
void addScale(Search& search, HypothesisGroup& group)
{
    const auto isScale = [](const Hypothesis* each) { return each->mistake == MistakeClass::Scale; };
    const auto* map = group.front()->resampling();
    const bool isOfLines = group.front()->extent == Extent::OneAxis
        || group.front()->mistake == MistakeClass::Coordinates
        || (group.front()->mistake == MistakeClass::Tie && search.isSmall());
    if (!search.meantOne() || map == nullptr || !isOfLines || !map->isNearest() || std::ranges::any_of(group, isScale))
        return;
    for (const MeasuredMap& measured : measuredMaps(*search.meantOne(), search.evidence, search.options.stop))
        if (isScale(&measured.hypothesis) && search.explains(measured.hypothesis))
            group.push_back(search.keep(measured.hypothesis));
}

Hypothesis unwritten(const Hypothesis& base, const Message& what, const Message& region)
{
    //: What gives an output, but for a region of it: the words stand in the middle of a sentence.
    const Message words = say("identify", "%1, without writing %2,")(what, region);
    return withOneMore(base, MistakeClass::Unwritten, {words, base.what.number});
}

std::optional<Diagnosis> ofGroup(Search& search, HypothesisGroup group, double more)
{
    const Hypothesis& best = *group.front();
    const bool isMeant = &best == search.meantOne(), isReshape = !best.resultSizes.empty();
    const bool isCertain = isMeant || search.isEnoughFor(best, more);
    if (!isCertain && (!search.meant || !search.isSmall()))
        return {};
    if (isMeant) // nothing needs to be told apart
        group.resize(1);
    else if (isReshape)
        std::erase_if(group, isMovedAlone); // a reshape moves nothing
    else {
        addScale(search, group);
        addUnwritten(search, group);
    }
    Answer answer{.group = group, .isCertain = isCertain};
    answer.isOfPositions = isCertain && search.prediction(best)->source(Element{});
    if (answer.isOfPositions && !isMeant && ((search.options.asked && search.meant) || group.size() == 1)
        && areUnique(search.evidence.input, search.options.stop))
        answer.also = search.alsoExplaining();
    if (isReshape)
        std::erase_if(answer.also, isMovedAlone);
    return conclude(search, std::move(answer));
}

} // namespace

void addUnwritten(Search& search, HypothesisGroup& group)
{
    const Hypothesis* meant = search.meantOne();
    if (meant == nullptr || group.front()->mistake != MistakeClass::Edge)
        return;
    const Residue residue = residueOf(*search.prediction(*meant), search.all);
    if (residue.isUnwritten && residue.first.bits == 0)
        group.push_back(search.keep(unwritten(*meant, say("identify", "the meant operator"), *residue.region)));
}

Diagnosis diagnosisLike(const Search& search, const Hypothesis& like, std::vector<Message> sentences,
                        uint64_t explained)
{
    Diagnosis found{.mistake = like.mistake,
                    .explained = explained,
                    .of = search.count(),
                    .what = like.what,
                    .sentences = std::move(sentences)};
    addRemedy(found, like, search.meant);
    return found;
}

Diagnosis diagnosisOfAll(const Search& search, const Hypothesis& like, const Message& sentence)
{
    const uint64_t of = search.count();
    const auto meant = search.meantOne() ? search.prediction(*search.meantOne()) : nullptr;
    return diagnosisLike(search, like,
                         {sentence.isEmpty() ? givesText(search.options.side, like.what, 0) + "." : sentence,
                          evidenceText(search, {.explained = of, .of = of}, nullptr, meant.get())},
                         of);
}

std::optional<Diagnosis> oneChange(Search& search)
{
    HypothesisGroup group = search.explaining();
    if (group.empty() || search.isVague(*group.front()))
        return {};
    if (group.front()->mistake == MistakeClass::IntegerRounding && search.count() >= kManyToTheUnit)
        std::erase_if(group, [&](const Hypothesis* each) { return search.isVague(*each); });
    return ofGroup(search, group, 0);
}

std::optional<Diagnosis> vagueSums(Search& search)
{
    const HypothesisGroup& group = search.explaining();
    return group.empty() || !search.isVague(*group.front()) ? std::nullopt : ofGroup(search, group, kBitsOfVague);
}

namespace {

// The answer that a map with at most one change gives all but a region that was never written.
std::optional<Answer> butForRegion(Search& search, const Partial& partial)
{
    const Hypothesis& base = *partial.hypothesis;
    const Residue& residue = partial.residue;
    const bool isMeant = &base == search.meantOne();
    if (isNan(search.type(), residue.first.bits) && !search.evidence.isFinite)
        return {}; // the input's NaN may have spread
    if (!residue.isUnwritten || base.changes > 1 || 2 * residue.explained < residue.of)
        return {};
    const bool isCertain = search.isEnoughFor(base, isMeant ? 0 : kBitsOfSecond);
    if (!isCertain && !(isMeant && search.isSmall()))
        return {};
    const bool isRight = base.mistake == MistakeClass::None;
    Hypothesis named = unwritten(
        base, isRight && search.meant ? say("identify", "the meant operator") : base.what.words, *residue.region);
    named.op = base.op;
    if (!isRight) {
        named.mistake = base.mistake;
        if (search.meant)
            named.second = MistakeClass::Unwritten;
    }
    return Answer{.group = {search.keep(named)}, .left = residue, .isCertain = isCertain};
}

} // namespace

std::optional<Diagnosis> butForRegion(Search& search)
{
    std::vector<Partial> partials = search.nearest();
    // The meant map and other kernels in any precision, where they explain half of the sample.
    HypothesisGroup loose;
    if (search.isOfResampling()) {
        loose.push_back(search.meantOne());
        for (const Change& change : secondChanges(std::get<Resampling>(loose.front()->map), search.type()))
            if (change.mistake == MistakeClass::Mode)
                if (auto other = withChange(*loose.front(), change))
                    loose.push_back(search.keep(std::move(*other)));
    }
    const Grid& sample = search.sample;
    for (const Hypothesis* each : loose)
        if (2 * countExplained(*predictionOf(*each, sample, search.evidence, true), sample) >= sample.count())
            partials.push_back(search.loosely(*each));
    std::ranges::stable_sort(partials, {}, [](const Partial& each) { return each.hypothesis->changes; });
    std::optional<Answer> answer;
    for (const Partial& partial : partials) {
        auto found = butForRegion(search, partial);
        if (found && !answer)
            answer = std::move(found);
        else if (found && found->left->explained == answer->left->explained
                 && found->group.front()->changes == answer->group.front()->changes)
            answer->group.push_back(found->group.front());
    }
    return answer ? std::optional(conclude(search, std::move(*answer))) : std::nullopt;
}

std::optional<Diagnosis> anyButForFew(Search& search)
{
    const std::vector<Partial>& nearest = search.nearest();
    if (nearest.empty())
        return {};
    const auto& [best, residue] = nearest.front();
    if (best == search.meantOne() || residue.left() == 0 || kFewDamaged * residue.left() > residue.of)
        return {}; // near misses of the meant map are reported under unknown
    const auto meant = std::ranges::find(nearest, search.meantOne(), &Partial::hypothesis);
    if ((meant != nearest.end() && meant->residue.left() < 2 * residue.left())
        || !search.isEnoughFor(*best, kBitsOfSecond))
        return {};
    Answer answer{.left = residue};
    for (const Partial& each : nearest)
        if (each.residue.explained == residue.explained && each.hypothesis->changes == best->changes)
            answer.group.push_back(each.hypothesis);
    return conclude(search, std::move(answer));
}

std::optional<Diagnosis> notANumber(Search& search)
{
    const Grid& grid = search.all;
    const auto isNanAt = [&](const Element& e) { return isNan(grid.type(), e.bits); };
    if (!isFloat(grid.type()) || !search.evidence.isFinite || isFilled(grid) || !grid.allOf(isNanAt))
        return {};
    const PaddedSizes from = search.inputSizes(), to = search.all.sizes();
    const bool isShort =
        search.meant && !axisMaps(*search.meant).empty() && (from[2] == 1 || from[3] == 1 || to[2] == 1 || to[3] == 1);
    const Named unwritten{say("identify", "an output that was never written")};
    const Message every =
        say("identify", "Every element of %1 is NaN, and no element of the input is.")(search.options.side);
    if (!isShort)
        return diagnosisLike(
            search, {.mistake = MistakeClass::Unwritten, .what = unwritten},
            {every,
             say("identify",
                 "Memory that nobody wrote may hold it; or NaN comes from 0 / 0, ∞ − ∞ or 0 · ∞: look at "
                 "divisors that may be 0.")},
            grid.count());
    Diagnosis found = diagnosisLike(
        search,
        {.mistake = MistakeClass::LengthOne,
         .what = {say("identify", "a division of 0 by 0 on an axis of length one")}},
        {every, say("identify", "H or W has length one: (n − 1) / (m − 1) is 0 / 0 there, where corners are aligned.")},
        grid.count());
    found.others = {MistakeClass::Unwritten};
    found.equals = {std::string(name(MistakeClass::Unwritten)) + ": " + unwritten.words};
    return found;
}

namespace {

// How an output's only value comes from the input. None: it does not.
std::optional<Message> causeOfValue(const Search& search, uint64_t bits)
{
    const Tensor& input = search.evidence.input;
    const DataType type = search.type();
    const uint64_t count = elementCount(input.desc);
    const std::string outputs = groupedText(search.count()), value = toText(type, bits);
    double sum = 0, largest = 0;
    for (uint64_t i = 0; i < count; ++i) {
        const bool isChance = !isFloat(type) && i > 0 && i + 1 < count; // integers are often equal
        if (input.bits(i) == bits && !isChance)
            return say("identify", "Each of its %1 elements holds %2, which is input %3.")(
                outputs, value, elementText(input.desc.sizes, i));
        const double own = toDouble(type, input.bits(i));
        sum += own;
        largest = std::max(largest, std::abs(own));
    }
    const double nearly = isFloat(type) ? largest * 0x1p-10 : 1;
    if (!(std::abs(sum / static_cast<double>(count) - toDouble(type, bits)) <= nearly))
        return {};
    return say("identify", "Each of its %1 elements holds %2, which is the mean of the input.")(outputs, value);
}

} // namespace

std::optional<Diagnosis> oneValue(Search& search)
{
    const Hypothesis* meant = search.meantOne();
    const Grid& grid = search.all;
    if (meant == nullptr || !search.explaining().empty() || grid.count() < kEnoughAlike
        || (isNan(grid.type(), grid.bits({})) && !isFilled(grid))
        || !(isFilled(grid) || (!search.isSmall() && isOneValue(grid))))
        return {};
    const uint64_t explained = countExplained(*search.prediction(*meant), grid);
    if (2 * explained > grid.count())
        return {};
    if (const auto cause = causeOfValue(search, grid.bits({})); cause && !isFilled(grid))
        return diagnosisLike(search, {.mistake = MistakeClass::Unknown, .what = meant->what}, {*cause}, explained);
    Diagnosis found = diagnosisLike(
        search, {.mistake = MistakeClass::Unwritten, .what = {say("identify", "an output that was never written")}},
        {say("identify", "%1 was never written, as it seems.")(search.options.side),
         say("identify", "Each of its %1 elements holds %2.")(groupedText(grid.count()),
                                                              toText(grid.type(), grid.bits({})))},
        explained);
    found.saysLeft = true;
    return found;
}

namespace {

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

std::optional<Diagnosis> changeInPart(Search& search)
{
    constexpr double kBitsOfAPart = 10; // what choosing a part costs
    const Grid& all = search.all;
    for (const Partial& partial : search.nearest()) {
        const Hypothesis& base = *partial.hypothesis;
        const bool isMeant = &base == search.meantOne();
        const bool isOperator = !search.meant && base.extent != Extent::OneAxis && !lineOf(base).empty();
        if (!(isMeant || isOperator) || !base.written.isPlain() || !search.isEnoughFor(base, 0))
            continue;
        const auto own = predictionOf(base, all, search.evidence, true);
        const Residue residue = residueOf(*own, all);
        const Numbers left = numbersOf(all, [&](const Element& e) { return !own->explains(e); });
        if (!residue.part || residue.isUnwritten || left.size() <= residue.part->choices())
            continue;
        const std::vector<Hypothesis> list = changesOf(search, base);
        for (const Hypothesis& each : list) {
            const auto other = search.prediction(each);
            const auto explains = [&](const Element& e) {
                return !residue.part->holds(e.number, e.at) || other->explains(e);
            };
            // Only elements that the base does not explain are evidence for a change.
            if (!other || !std::ranges::all_of(left, [&](uint64_t number) { return explains(all.element(number)); })
                || !all.allOf(explains) || !isEnough(search.worthOf(each, *other, all, left), kBitsOfAPart, list.size())
                || !search.gains(*predictionOf(each, all, search.evidence, false), *own, all, left))
                continue;
            //: A mistake, and the part that has it: "weights in parts of 256 on C 1 alone".
            const Message alone = say("identify", "%1 on %2 alone")(each.what.words, *residue.region);
            Hypothesis named = each;
            named.what = isMeant ? Named(alone, each.what.number)
                                 : Named(say("identify", "%1, but %2,")(base.what.words, alone), base.what.number);
            return diagnosisOfAll(search, named);
        }
    }
    return {};
}

} // namespace tessera
