// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/identify.h"

#include "engine/detect/identify/axes_alone.h"
#include "engine/detect/identify/composition.h"
#include "engine/detect/identify/diagnosis_writer.h"
#include "engine/detect/identify/further_search.h"
#include "engine/detect/identify/hypotheses_for.h"
#include "engine/detect/identify/precision_fit.h"
#include "engine/detect/identify/separating.h"
#include "engine/detect/identify/tie_sides.h"
#include "engine/detect/identify/trials.h"
#include "engine/detect/identify/value_changes.h"
#include "engine/detect/identify/values.h"
#include "engine/detect/identify/wording.h"
#include "engine/detect/probe/questions.h"

#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kBitsOfDigits = 10; // how many more a permutation of digits needs that nobody supposed
constexpr uint64_t kFewElements = 16; // a meant case's output with so few is named by what is likeliest
constexpr double kBitsOfAxes = 10; // how many more it takes where every axis has its own change
constexpr double kBitsOfVague = 12; // how many more it takes for sums that may be anything between two integers
constexpr double kBitsOfRegion = 6; // how many more it takes where a region is left over
constexpr uint64_t kManyToTheUnit = 64; // so many integers are no chance: their sums are exact
constexpr uint64_t kFewDamaged = 100; // one of so many elements may be damaged, and the rest still is what it is

// One question.
class DiagnosisSearch {
public:
    DiagnosisSearch(const Tensor& input, const Tensor& output, const std::optional<Operator>& meant,
                    const IdentifyOptions& options)
        : m_meant(meant)
        , m_options(options)
        , m_evidence(evidenceOf(input, output))
        , m_list(withRoom(hypothesesFor(meant, m_evidence.input.desc, m_evidence.output.desc)))
        , m_supposed(m_list.size())
        , m_trials(m_evidence, meant.has_value(), options.stop)
        , m_writer(meant, options, m_evidence, m_trials, meantOne())
        , m_diagnosis(m_writer.diagnosis())
    {
    }

    Diagnosis find()
    {
        m_trials.run(m_list, m_options.progress);
        if (m_trials.explaining().empty())
            tryAxesAlone();
        if (!nameReshaped(true) && !nameApartFromVague() && !nameExplaining() && !nameReshaped(false)
            && !nameOtherPrecision() && !nameButForTies() && !nameMoved() && !nameValues() && !explainRemainder(true)
            && !nameBesideRegion() && !nameFurther() && !nameNan() && !explainRemainder(false) && !explainExceptFew()
            && !nameEmpty())
            m_writer.setUnknown();
        return std::move(m_diagnosis);
    }

private:
    // For one more, so that those in it keep their places.
    static std::vector<Hypothesis> withRoom(std::vector<Hypothesis> list)
    {
        list.reserve(list.size() + 1);
        return list;
    }

    // Whether the output is so short that no evidence could be enough.
    bool isSmall() const { return m_diagnosis.of < kFewElements; }

    const Hypothesis* meantOne() const { return m_meant && m_list.front().changes == 0 ? &m_list.front() : nullptr; }

    // What sums in half precision may be includes every rounding of the exact ones to the nearest integer.
    static bool isOfAnyUnit(const Hypothesis* each)
    {
        const auto* resampling = std::get_if<Resampling>(&each->map);
        return resampling != nullptr && resampling->sums == Sums::Half;
    }

    // What is left of every axis for itself.
    void tryAxesAlone()
    {
        if (meantOne() == nullptr)
            return;
        const std::vector<Hypothesis> left = axesAlone(m_list.front(), m_evidence);
        for (const Hypothesis& each : left)
            if (m_trials.explainsEverything(each)) {
                m_list.push_back(each);
                return m_trials.explains(m_list.back());
            }
    }

    // The right result, without a case the input, in its own order of memory and under other sizes. Whatever map of
    // elements these sizes suggest, nothing was moved.
    bool nameReshaped(bool ofMeant)
    {
        if (ofMeant != m_meant.has_value())
            return false;
        const TensorDesc right = m_meant ? outputDesc(*m_meant) : m_evidence.input.desc;
        const TensorDesc& is = m_evidence.output.desc;
        if (right.dataType != is.dataType || paddedSizes(right) == paddedSizes(is)
            || elementCount(right) != elementCount(is))
            return false;
        Hypothesis result;
        if (m_meant)
            result = asMeant(*m_meant);
        else
            result.map = SourceOf([](uint64_t output) { return output; });
        const Evidence evidence{
            m_evidence.input, {}, Tensor({.dataType = is.dataType, .sizes = right.sizes}, m_evidence.output.buffer)};
        Trials trials(evidence, true, m_options.stop);
        if (isFilled(trials.all({})) || !trials.explainsEverything(result))
            return false;
        const bool isCertain = isEnough(trials.worthOf(result), 0, 0);
        if (!isCertain && !(m_meant && isSmall()))
            return false;
        m_writer.setReshaped(result, right.sizes, m_trials.explaining());
        m_diagnosis.isProved = isCertain && m_diagnosis.equals.empty() && trials.forecast(result)->source(0, Place{})
            && areUnique(m_evidence.input, m_options.stop);
        if (!isCertain)
            m_writer.addDoubt();
        return true;
    }

    // What explains as much as sums of any precision, which explain too much.
    bool nameApartFromVague()
    {
        const auto& group = m_trials.explaining();
        return !group.empty() && group.front()->mistake == MistakeClass::HalfWeights && isOfAnyUnit(group.front())
            && !isFloat(m_evidence.output.desc.dataType) && (nameFurther() || nameValues());
    }

    bool nameExplaining()
    {
        std::vector<const Hypothesis*> group = m_trials.explaining();
        if (group.empty())
            return false;
        const Hypothesis& best = *group.front();
        if (best.mistake == MistakeClass::IntegerRounding && m_diagnosis.of >= kManyToTheUnit)
            std::erase_if(group, isOfAnyUnit);
        const bool isMeant = &best == meantOne();
        const auto forecast = m_trials.forecast(best);
        const Grid& grid = m_trials.all(best.written);
        const auto rank = static_cast<size_t>(&best - m_list.data());
        const double bits = m_trials.worthOf(best);
        const bool isVague = isOfAnyUnit(&best) && !isFloat(grid.type());
        const double more = isVague ? kBitsOfVague : rank < m_supposed ? 0 : kBitsOfAxes;
        const bool isCertain = isMeant || isEnough(bits, more, rank);
        if (!isCertain && (!m_meant || !isSmall()))
            return false;
        if (isMeant) // nothing needs to be told apart
            group.resize(1);
        else {
            addScale(group);
            addUnwritten(group);
            addKernels(group);
        }
        const bool isUnique = isCertain && rank < m_supposed && !isFilled(grid) && forecast->source(0, grid.place(0))
            && areUnique(m_evidence.input, m_options.stop);
        std::vector<const Hypothesis*> also = isUnique && !isMeant && (m_options.asked || group.size() == 1)
            ? m_trials.alsoExplaining()
            : std::vector<const Hypothesis*>();
        ask(group, also);
        const Hypothesis& named = *group.front();
        m_diagnosis.mistake = named.mistake;
        m_diagnosis.second = named.second;
        m_diagnosis.explained = m_diagnosis.of;
        m_writer.setNamed(named, *m_trials.forecast(named), {.explained = m_diagnosis.of, .of = m_diagnosis.of});
        m_writer.addLines();
        if (m_asking)
            m_writer.addSentence(*m_asking);
        const bool canProve = isUnique && group.size() == 1 && !m_isRefuted;
        if (!canProve)
            also.clear();
        m_writer.setGroup(group, also);
        m_diagnosis.isProved = canProve && also.empty();
        if (!isCertain)
            m_writer.addDoubt();
        return true;
    }

    // What is meant, with coordinates of another precision.
    bool nameOtherPrecision()
    {
        const Hypothesis* meant = meantOne();
        if (meant == nullptr || !std::holds_alternative<Resampling>(meant->map)
            || !isOfOtherPrecision(std::get<Resampling>(meant->map), m_trials.sample({}), m_evidence))
            return false;
        Hypothesis loose = *meant;
        loose.mistake = MistakeClass::Tie;
        loose.changes = 1;
        loose.what = {say("identify", "coordinates computed in another precision"), Number::Coordinates};
        std::get<Resampling>(loose.map).sums = Sums::AnyCoordinates;
        const auto forecast = m_trials.forecast(loose);
        if (!m_trials.explainsEverything(loose))
            return false;
        m_diagnosis.mistake = loose.mistake;
        m_diagnosis.explained = m_diagnosis.of;
        m_writer.setNamed(loose, *forecast, {.explained = m_diagnosis.of, .of = m_diagnosis.of});
        return true;
    }

    // A map of nearest, but for some ties.
    bool nameButForTies()
    {
        if (!areCopies(m_trials.sample({}), m_evidence.input))
            return false;
        for (const Partial& partial : m_trials.nearest()) {
            if (partial.residue.left() == 0)
                continue;
            const Hypothesis& base = *partial.hypothesis;
            const auto sides = tieSidesOf(base, m_trials.all({}), m_evidence);
            if (!sides)
                continue;
            const double bits = information(m_trials.sample({}), *m_trials.sampled(sides->hypothesis))
                - static_cast<double>(sides->coordinates);
            if (!isEnough(bits, kBitsOfRegion, static_cast<size_t>(&base - m_list.data())))
                continue;
            Hypothesis named = sides->hypothesis;
            if (&base == meantOne()) {
                named.mistake = MistakeClass::Tie;
                named.changes = 1;
                named.what = {say("identify", "the other neighbour at %1 of %2 coordinates that are ties")(
                                  groupedText(sides->others), groupedText(sides->coordinates)),
                              Number::AlwaysSingular};
            }
            m_diagnosis.mistake = named.mistake;
            m_diagnosis.explained = m_diagnosis.of;
            m_writer.setNamed(named, *m_trials.forecast(named), {.explained = m_diagnosis.of, .of = m_diagnosis.of});
            if (&base != meantOne())
                m_writer.addSentence(
                    say("identify", "Of these %1 take the other neighbour on a tie, which --ties either accepts.")(
                        groupedText(partial.residue.left())));
            return true;
        }
        return false;
    }

    // The input's values in another order.
    bool nameMoved()
    {
        return haveSameValues(m_evidence.input, m_evidence.output, m_options.stop)
            && (nameComposition() || nameDigits());
    }

    // The right result, or what comes near it, with other values.
    bool nameValues()
    {
        constexpr size_t kMostBases = 4;
        constexpr double kBitsOfCurves = 24; // how many more it takes, with lines and curves to choose from
        std::vector<const Hypothesis*> bases = nearestButForLines(m_list, m_evidence, kMostBases);
        if (meantOne())
            bases.insert(bases.begin(), meantOne());
        for (const Hypothesis* base : bases)
            if (const auto change = valueChangeOf(*base, m_evidence, m_trials.sample({}), m_trials.all({}));
                change && isEnough(change->bits, kBitsOfCurves, m_list.size())) {
                m_writer.setValues(*base, *change);
                return true;
            }
        return false;
    }

    // Moves before or after the operator, and orders of axes.
    bool nameComposition()
    {
        m_composed = compositionsOf(m_meant, m_evidence, m_options.stop);
        if (m_composed.explaining.empty()
            || !isEnough(information(m_trials.sample({})), 0, m_list.size() + m_composed.tried))
            return false;
        std::vector<const Hypothesis*> group;
        for (const Hypothesis& each : m_composed.explaining)
            group.push_back(&each);
        const Hypothesis& named = *group.front();
        m_diagnosis.mistake = named.mistake;
        m_diagnosis.second = named.second;
        m_diagnosis.explained = m_diagnosis.of;
        m_diagnosis.isProved = group.size() == 1 && areUnique(m_evidence.input, m_options.stop);
        m_writer.setNamed(named, *m_trials.forecast(named), {.explained = m_diagnosis.of, .of = m_diagnosis.of});
        m_writer.setGroup(group, {});
        return true;
    }

    // Where nearest reads otherwise, a scale of its own may explain it as well.
    void addScale(std::vector<const Hypothesis*>& group)
    {
        const auto isScale = [](const Hypothesis* each) { return each->mistake == MistakeClass::Scale; };
        const auto* map = std::get_if<Resampling>(&group.front()->map);
        const bool isOfLines = group.front()->extent == Extent::OneAxis
            || group.front()->mistake == MistakeClass::Coordinates
            || (group.front()->mistake == MistakeClass::Tie && isSmall());
        if (!meantOne() || map == nullptr || !isOfLines || map->axes[3].map.mode != InterpolationMode::NearestNeighbor
            || std::ranges::any_of(group, isScale))
            return;
        m_measured = measuredMaps(*meantOne(), m_evidence, m_options.stop);
        for (const MeasuredMap& measured : m_measured)
            if (isScale(&measured.hypothesis) && m_trials.explainsEverything(measured.hypothesis))
                group.push_back(&measured.hypothesis);
    }

    // What is 0 at an end may be 0 because it is outside, or because nobody wrote it.
    void addUnwritten(std::vector<const Hypothesis*>& group)
    {
        if (!meantOne() || group.front()->mistake != MistakeClass::Edge)
            return;
        const Residue residue = residueOf(*m_trials.forecast(*meantOne()), m_trials.all({}));
        if (!residue.isUnwritten || residue.bits != 0)
            return;
        m_unwritten = *meantOne();
        m_unwritten->mistake = MistakeClass::Unwritten;
        m_unwritten->changes = 1;
        m_unwritten->op.reset();
        m_unwritten->what = {
            say("identify", "%1, without writing %2,")(say("identify", "the meant operator"), *residue.region)};
        group.push_back(&*m_unwritten);
    }

    // Beside a map of several changes another kernel may give as much.
    void addKernels(std::vector<const Hypothesis*>& group)
    {
        if (!meantOne() || group.front()->changes < 2 || !std::holds_alternative<Resampling>(group.front()->map))
            return;
        m_further = FurtherSearch(m_list, meantOne(), m_evidence, m_trials, true, isSmall()).findSingle(m_options.stop);
        for (const FurtherSearch::Found& each : m_further)
            group.push_back(&each.hypothesis);
    }

    // Two changes at once, another kernel, or lines that are measured.
    bool nameFurther()
    {
        m_further = FurtherSearch(m_list, meantOne(), m_evidence, m_trials, m_meant.has_value(), isSmall())
                        .find(m_options.stop);
        if (m_further.empty())
            return false;
        const auto& [named, first, second, meantLines] = m_further.front();
        m_diagnosis.mistake = named.mistake;
        m_diagnosis.second = named.second;
        m_diagnosis.explained = m_diagnosis.of;
        m_writer.setNamed(named, *m_trials.forecast(named), {.explained = m_diagnosis.of, .of = m_diagnosis.of});
        if (!meantLines.isEmpty())
            m_writer.addToEvidence(say("identify", "Meant is %1.")(meantLines));
        if (first)
            m_writer.addShares(*first, second);
        std::vector<const Hypothesis*> group;
        for (const FurtherSearch::Found& each : m_further)
            group.push_back(&each.hypothesis);
        if (!named.second) // what the list has for it, which alone would be too little evidence
            std::ranges::copy(m_trials.explaining(), std::back_inserter(group));
        if (!named.second)
            addUnwritten(group);
        m_writer.setGroup(group, {});
        if (isSmall())
            m_writer.addDoubt();
        return true;
    }

    // Any permutation of digits, whether anybody supposed it or not.
    bool nameDigits()
    {
        if (!isEnough(information(m_trials.sample({})), kBitsOfDigits, m_list.size()))
            return false;
        const auto digits = digitsOfValues(m_evidence.input, m_evidence.output, m_options.stop);
        if (!digits)
            return false;
        const Hypothesis hypothesis = hypothesisOf(*digits);
        m_diagnosis.mistake = hypothesis.mistake;
        m_diagnosis.explained = m_diagnosis.of;
        m_diagnosis.isProved = areUnique(m_evidence.input, m_options.stop);
        m_writer.setNamed(hypothesis, *m_trials.forecast(hypothesis),
                          {.explained = m_diagnosis.of, .of = m_diagnosis.of});
        return true;
    }

    // What is meant, in whatever precision, where that leaves half of the sample at most.
    void addMeantLoosely(std::vector<Partial>& partials)
    {
        const Hypothesis* meant = meantOne();
        if (meant == nullptr || !std::holds_alternative<Resampling>(meant->map))
            return;
        const Grid &sample = m_trials.sample({}), &all = m_trials.all({});
        if (2 * countExplained(*forecastOf(*meant, sample, m_evidence, true), sample) >= sample.count())
            partials.push_back({meant, residueOf(*forecastOf(*meant, all, m_evidence, true), all)});
    }

    // One mistake, beside rows at an end that nobody wrote.
    bool nameBesideRegion()
    {
        if (meantOne() == nullptr)
            return false;
        Trials rest(m_evidence, true, m_options.stop, true);
        if (std::ranges::none_of(m_list,
                                 [&](const Hypothesis& each) { return rest.leftOut(each.written).has_value(); }))
            return false;
        rest.run(m_list);
        std::vector<const Hypothesis*> group = rest.explaining();
        std::erase_if(group, [&](const Hypothesis* each) { return !rest.leftOut(each->written).has_value(); });
        if (group.empty()) {
            m_further = FurtherSearch(m_list, meantOne(), m_evidence, rest, true, false).findSingle(m_options.stop);
            for (const FurtherSearch::Found& each : m_further)
                group.push_back(&each.hypothesis);
        }
        std::erase_if(group, [](const Hypothesis* each) {
            return each->mistake == MistakeClass::None || each->mistake == MistakeClass::Unwritten || each->second;
        });
        if (group.empty())
            return false;
        const Hypothesis& base = *group.front();
        const bool isCertain = isEnough(rest.worthOf(base), kBitsOfRegion, m_list.size());
        if (!isCertain && !(isSmall() && isEnough(rest.worthOf(base), 0, 0)))
            return false;
        const Residue residue = residueOf(*m_trials.forecast(base), m_trials.all(base.written));
        if (residue.left() == 0)
            return false;
        Hypothesis named = base;
        const Message region =
            residue.region ? *residue.region : slabText(*rest.leftOut(base.written), m_trials.all(base.written));
        named.what.words = say("identify", "%1, without writing %2,")(base.what.words, region);
        m_diagnosis.mistake = base.mistake;
        m_diagnosis.second = MistakeClass::Unwritten;
        m_diagnosis.explained = residue.explained;
        m_diagnosis.saysLeft = true;
        m_writer.setNamed(named, *m_trials.forecast(base), residue);
        m_writer.setGroup(group, {});
        if (!isCertain)
            m_writer.addDoubt();
        return true;
    }

    // All but a region that nobody wrote. `ofMeant`: of what is meant alone.
    bool explainRemainder(bool ofMeant)
    {
        std::vector<Partial> partials = m_trials.nearest();
        addMeantLoosely(partials);
        std::ranges::stable_sort(partials, {}, [](const Partial& each) { return each.hypothesis->changes; });
        for (const Partial& partial : partials) {
            if (!partial.residue.isUnwritten || partial.hypothesis->changes > 1
                || (ofMeant && partial.hypothesis != meantOne()))
                continue;
            const Hypothesis& base = *partial.hypothesis;
            const double bits = m_trials.worthOf(base) * static_cast<double>(partial.residue.explained)
                / static_cast<double>(partial.residue.of);
            const bool isEnoughLeft = 2 * partial.residue.explained >= partial.residue.of;
            const bool isMeant = &base == meantOne();
            const bool isCertain =
                isEnough(bits, isMeant ? 0 : kBitsOfRegion, static_cast<size_t>(&base - m_list.data()));
            if (!isEnoughLeft || !(isCertain || (isMeant && isSmall())))
                continue;
            const bool isRight = base.mistake == MistakeClass::None;
            m_diagnosis.mistake = isRight ? MistakeClass::Unwritten : base.mistake;
            m_diagnosis.second = isRight || !m_meant ? std::nullopt : std::optional(MistakeClass::Unwritten);
            m_diagnosis.explained = partial.residue.explained;
            Hypothesis named = base;
            named.mistake = m_diagnosis.mistake;
            const Message written = isRight && m_meant ? say("identify", "the meant operator") : base.what.words;
            //: What gives an output, but for a region of it: the words stand in the middle of a sentence.
            named.what.words = say("identify", "%1, without writing %2,")(written, *partial.residue.region);
            m_diagnosis.saysLeft = true;
            m_writer.setNamed(named, *m_trials.forecast(base), partial.residue);
            if (!isCertain)
                m_writer.addDoubt();
            return true;
        }
        return false;
    }

    // All but a few elements, wherever they lie. Of what is meant it is said with what is unknown.
    bool explainExceptFew()
    {
        const std::vector<Partial>& nearest = m_trials.nearest();
        if (nearest.empty())
            return false;
        const Partial& best = nearest.front();
        const Residue& residue = best.residue;
        const Hypothesis& base = *best.hypothesis;
        if (&base == meantOne() || residue.left() == 0 || kFewDamaged * residue.left() > residue.of)
            return false;
        const auto meant = std::ranges::find(nearest, meantOne(), &Partial::hypothesis);
        if (meant != nearest.end() && meant->residue.left() < 2 * residue.left())
            return false;
        const double bits = m_trials.worthOf(base);
        if (!isEnough(bits, kBitsOfRegion, static_cast<size_t>(&base - m_list.data())))
            return false;
        m_diagnosis.mistake = base.mistake;
        m_diagnosis.explained = residue.explained;
        m_writer.setNamed(base, *m_trials.forecast(base), residue);
        std::vector<const Hypothesis*> group;
        for (const Partial& each : nearest)
            if (each.residue.explained == residue.explained && each.hypothesis->changes == base.changes)
                group.push_back(each.hypothesis);
        m_writer.setGroup(group, {});
        return true;
    }

    // NaN everywhere, where no input is NaN.
    bool nameNan()
    {
        const Grid& grid = m_trials.all({});
        const auto isNanAt = [&](const Place& at) { return isNan(grid.type(), grid.bits(at)); };
        bool isAll = isFloat(grid.type()) && !isFilled(grid);
        grid.forEach([&](uint64_t, const Place& at) { return isAll = isAll && isNanAt(at); });
        const uint64_t inputs = elementCount(m_evidence.input.desc);
        for (uint64_t i = 0; isAll && i < inputs; ++i)
            isAll = isFinite(grid.type(), m_evidence.input.bits(i));
        if (!isAll || !m_meant)
            return false;
        const std::array<uint32_t, 4> from = paddedSizes(m_evidence.input.desc),
                                      to = paddedSizes(m_evidence.output.desc);
        const bool isShort = !axisMaps(*m_meant).empty() && (from[2] == 1 || from[3] == 1 || to[2] == 1 || to[3] == 1);
        m_diagnosis.mistake = isShort ? MistakeClass::LengthOne : MistakeClass::Unknown;
        m_diagnosis.explained = isShort ? m_diagnosis.of : 0;
        m_diagnosis.what = {say("identify", "a division of 0 by 0 on an axis of length one"), Number::Singular};
        m_diagnosis.sentences = {
            say("identify", "Every element of %1 is NaN, and no element of the input is.")(m_options.side),
            isShort
                ? say("identify", "H or W has length one: (n − 1) / (m − 1) is 0 / 0 there, where corners are aligned.")
                : say("identify", "NaN comes of 0 / 0, of ∞ − ∞ and of 0 · ∞: look at divisors that may be 0.")};
        if (isShort) {
            m_diagnosis.remedy = 2;
            m_diagnosis.sentences.push_back(remedyOf(MistakeClass::LengthOne, *m_meant));
        }
        return true;
    }

    // One value everywhere, where the meant case has several.
    bool nameEmpty()
    {
        const auto meant = m_writer.meantForecast();
        const Grid& grid = m_trials.all({});
        if (!meant || !m_trials.explaining().empty() || grid.count() < kEnoughAlike
            || (isNan(grid.type(), grid.bits({})) && !isFilled(grid))
            || !(isFilled(grid) || (grid.count() >= kFewElements && isOneValue(grid))))
            return false;
        const uint64_t explained = countExplained(*meant, grid);
        if (2 * explained > grid.count())
            return false;
        const std::string value = toText(grid.type(), grid.bits({}));
        m_diagnosis.mistake = MistakeClass::Unwritten;
        m_diagnosis.explained = explained;
        m_diagnosis.saysLeft = true;
        m_diagnosis.what = {say("identify", "an output that was never written")};
        m_diagnosis.sentences = {say("identify", "%1 was never written, as it seems.")(m_options.side),
                                 say("identify", "Each of its %1 elements holds %2.")(groupedText(grid.count()), value),
                                 remedyOf(MistakeClass::Unwritten, *m_meant)};
        m_diagnosis.remedy = 2;
        return true;
    }

    // Leaves those that explain what the engine gives of the case that separates them all, or, where none does, the
    // group. `also` changes more than the group and explains as much.
    void ask(std::vector<const Hypothesis*>& group, std::vector<const Hypothesis*>& also)
    {
        if (!m_options.asked || group.size() + also.size() < 2)
            return;
        std::vector<const Hypothesis*> all = group;
        std::ranges::copy(also, std::back_inserter(all));
        if (const std::optional<Case> probe = separatingCase(m_meant, all)) {
            askOf(*probe, all, 0);
            if (!m_isRefuted) {
                group = all;
                also.clear();
            }
        } else if (const auto own = group.size() > 1 ? separatingCase(m_meant, group) : std::nullopt) {
            askOf(*own, group, also.size());
        }
    }

    // `unasked`: how many more names there are, which are left whatever the answer is.
    void askOf(const Case& probe, std::vector<const Hypothesis*>& group, size_t unasked)
    {
        try {
            const Tensor answer = m_options.asked(probe);
            if (doesAsAsked(probe, answer, group))
                m_asking = say("identify",
                               "The engine was asked %1: it gives what it is asked for, and nobody says what that was "
                               "here.")(toText(probe));
            else
                keepThoseThatGive(answer, probe, group, unasked);
        } catch (const RunFailure& failure) {
            //: A case; why the engine did not run it.
            m_asking =
                say("identify", "The engine was asked %1: it gave nothing: %2")(toText(probe), failure.message());
        }
    }

    // Where no case is meant: whether the other operators of the group are other answers.
    bool doesAsAsked(const Case& probe, const Tensor& answer, const std::vector<const Hypothesis*>& group) const
    {
        return !m_meant && std::ranges::any_of(otherQuestions(probe, group), [&](const Case& other) {
            try {
                return !equalElements(m_options.asked(other), answer);
            } catch (const RunFailure&) {
                return false; // the engine does not know that operator
            }
        });
    }

    void keepThoseThatGive(const Tensor& answer, const Case& probe, std::vector<const Hypothesis*>& group,
                           size_t unasked)
    {
        const std::vector<const Hypothesis*> left = thoseThatGive(answer, probe, group, m_meant.has_value());
        const size_t names = group.size() + unasked;
        if (left.empty()) {
            m_asking = say("identify",
                           "The engine was asked %1: of %2 names none explains what it gave, and another mistake is "
                           "likelier.")(toText(probe), names);
            m_isRefuted = true;
            return;
        }
        const size_t count = left.size() + unasked;
        m_asking = (count == 1 ? say("identify", "The engine was asked %1: of %2 names %3 is left.")
                               : say("identify", "The engine was asked %1: of %2 names %3 are left."))(toText(probe),
                                                                                                       names, count);
        group = left;
    }

    const std::optional<Operator>& m_meant;
    const IdentifyOptions& m_options;
    Evidence m_evidence;
    std::vector<Hypothesis> m_list;
    size_t m_supposed; // the size of the list, before more was found
    Trials m_trials;
    DiagnosisWriter m_writer;
    Diagnosis& m_diagnosis;
    Compositions m_composed;
    std::vector<FurtherSearch::Found> m_further;
    std::vector<MeasuredMap> m_measured;
    std::optional<Hypothesis> m_unwritten; // the meant one, but for a region of zeros
    std::optional<Message> m_asking; // what asking the engine gave
    bool m_isRefuted = false; // no name explains the answer
};

} // namespace

Diagnosis identify(const Tensor& input, const Tensor& output, const std::optional<Operator>& meant,
                   const IdentifyOptions& options)
{
    return DiagnosisSearch(input, output, meant, options).find();
}

} // namespace tessera
