// SPDX-License-Identifier: Apache-2.0
// What is said of what was found.
#include "engine/detect/identify/search.h"

#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/identify/separating.h"
#include "engine/detect/identify/value_changes.h"
#include "engine/detect/identify/values.h"
#include "engine/detect/identify/wording.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>

namespace tessera {

namespace {

class Epilogue {
public:
    explicit Epilogue(Search& search)
        : m_search(search)
        , m_trials(search.trials)
    {
        m_diagnosis.of = search.count();
    }

    Diagnosis conclude(Answer answer)
    {
        if (answer.whole) {
            answer.whole->of = m_diagnosis.of;
            return std::move(*answer.whole);
        }
        if (m_search.options.asked && m_search.meant)
            ask(answer);
        const Hypothesis& named = *answer.group.front();
        m_diagnosis.mistake = named.mistake;
        m_diagnosis.second = named.second;
        const Residue residue = answer.left.value_or(Residue{.explained = m_diagnosis.of, .of = m_diagnosis.of});
        m_diagnosis.explained = residue.explained;
        m_diagnosis.saysLeft = named.mistake == MistakeClass::Unwritten || named.second == MistakeClass::Unwritten;
        sayName(named, residue);
        answer.evidence.isEmpty() ? addLines() : addToEvidence(answer.evidence);
        for (const Message& each : answer.sentences)
            add(each);
        const bool canBeProved = answer.isOfPositions && answer.group.size() == 1 && !m_isRefuted
            && !isFilled(m_trials.all()) && m_trials.forecast(named)->source(0, Place{})
            && areUnique(m_search.evidence.input, m_search.options.stop);
        if (!canBeProved)
            answer.also.clear();
        setGroup(answer.group, answer.also);
        m_diagnosis.isProved = canBeProved && answer.also.empty();
        if (!answer.isCertain)
            add(say("identify",
                    "So few elements of so few values may agree by chance: it is the likeliest name, and no "
                    "more."));
        return std::move(m_diagnosis);
    }

    Diagnosis unknown()
    {
        m_diagnosis.mistake = MistakeClass::Unknown;
        const auto [best, residue] = nearest();
        const std::string& side = m_search.options.side;
        m_diagnosis.explained = residue.explained; // of nothing nothing
        m_diagnosis.what = best ? best->what : Named();
        const Message& what = m_diagnosis.what.words;
        if (best == nullptr) {
            add(say("identify", "Nothing that is known gives %1, or comes near it.")(side));
        } else if (residue.left() == 0) {
            add(say("identify", "Nothing that is known gives %1; %2 explains all, which chance does as well.")(side,
                                                                                                               what));
            add(evidenceText(residue, nullptr, meantForecast().get(), m_trials.all(), m_search.evidence));
        } else {
            add(best == m_search.meantOne()
                    ? say("identify", "Nothing that is known gives %1; the right result is nearest.")(side)
                    : say("identify", "Nothing that is known gives %1; %2 comes nearest.")(side, what));
            add(differenceText(residue, m_search.evidence));
            addPart(*best, residue);
        }
        addOrder();
        addShapes();
        return std::move(m_diagnosis);
    }

private:
    void add(Message sentence) { m_diagnosis.sentences.push_back(std::move(sentence)); }
    void addToEvidence(const Message& sentence)
    {
        m_diagnosis.sentences.at(1) = m_diagnosis.sentences.at(1) + " " + sentence;
    }
    std::unique_ptr<Forecast> meantForecast()
    {
        return m_search.meantOne() ? m_trials.forecast(*m_search.meantOne()) : nullptr;
    }

    // The name, the evidence and the remedy.
    void sayName(const Hypothesis& named, const Residue& residue)
    {
        m_diagnosis.what = named.what;
        m_diagnosis.line = lineOf(named);
        if (!m_search.meant && !m_diagnosis.line.empty() && residue.left() == 0)
            m_diagnosis.mistake = MistakeClass::None; // an operator does it, and no other was meant
        m_diagnosis.again = [named, sizes = m_search.evidence.output.desc.sizes](const Tensor& input) {
            return outputOf(named, input, sizes);
        };
        m_diagnosis.map = [named, sizes = m_search.evidence.output.desc.sizes](const Operator& meant,
                                                                               const std::stop_token& stop) {
            return outputDesc(meant).sizes == sizes ? mapOf(named, meant, stop) : std::nullopt;
        };
        m_diagnosis.axes = named.axes;
        for (MeasuredAxis& axis : m_diagnosis.axes)
            if (!m_search.meant)
                axis.meant.reset();
        const bool isRight = m_diagnosis.mistake == MistakeClass::None;
        const std::string& side = m_search.options.side;
        add(isRight && m_search.meant ? say("identify", "%1 is what is meant.")(side)
                                      : givesText(side, named.what, residue.isUnwritten ? 0 : residue.left()) + ".");
        const auto meant = isRight ? nullptr : meantForecast();
        if (named.resultSizes.empty())
            add(evidenceText(residue, m_trials.forecast(named).get(), meant.get(), m_trials.all(), m_search.evidence));
        else
            //: A number of elements; sizes.
            add(say("identify", "All %1 elements stand in the right order of memory, under the shape %2.")(
                groupedText(m_diagnosis.of), text(m_search.evidence.output.desc.sizes)));
        addShapes();
        const Message remedy = isRight   ? Message()
            : !named.resultSizes.empty() ? reshapeRemedy(named.resultSizes)
            : m_search.meant             ? remedyOf(named, *m_search.meant)
                                         : Message();
        if (remedy.isEmpty())
            return;
        m_diagnosis.remedy = m_diagnosis.sentences.size();
        add(remedy);
    }

    void addShapes()
    {
        if (m_search.meant && outputDesc(*m_search.meant).sizes != m_search.evidence.output.desc.sizes)
            add(say("identify", "%1 has the sizes %2, and %3 are meant.")(m_search.options.side,
                                                                          text(m_search.evidence.output.desc.sizes),
                                                                          text(outputDesc(*m_search.meant).sizes)));
    }

    // Where all that differs lies, and by what line.
    void addPart(const Hypothesis& base, const Residue& residue)
    {
        if (!residue.region)
            return;
        const Message line = lineOfPart(*m_trials.forecast(base), m_trials.all(), *residue.part);
        //: A part of a tensor: "H 14".
        add(line.isEmpty()
                ? say("identify", "All of them lie in %1.")(*residue.region)
                //: A part of a tensor, and what its values are: "times 0.51".
                : say("identify", "All of them lie in %1, which holds the right values %2.")(*residue.region, line));
    }

    // What can be said of values in an order that nobody can name.
    void addOrder()
    {
        if (!isFilled(m_trials.all())
            && haveSameValues(m_search.evidence.input, m_search.evidence.output, m_search.options.stop))
            add(say("identify",
                    "%1 holds the input's values in another order: sorted they are identical.")(m_search.options.side));
    }

    // The lines that are meant, where the name says others.
    void addLines()
    {
        std::vector<Message> meant;
        for (const MeasuredAxis& axis : m_diagnosis.axes)
            //: What is done, and an axis.
            meant.push_back(say("identify", "%1 on %2")(meantText(axis), axisName(axis)));
        if (!meant.empty() && m_search.meant)
            //: Coordinates of axes: "x = 4/3·o on H; x = 12/7·o on W".
            addToEvidence(say("identify", "Meant is %1.")(joined(meant, "; ")));
    }

    void setGroup(const std::vector<const Hypothesis*>& group, const std::vector<const Hypothesis*>& also)
    {
        // A second mistake is one of all that explain the same, or else one of what may be.
        const std::optional<MistakeClass> second = group.front()->second;
        if (second && !std::ranges::all_of(group, [&](const Hypothesis* each) { return each->second == second; })) {
            m_diagnosis.second.reset();
            addClass(*second);
        }
        if (m_diagnosis.isNamed() && isFilled(m_trials.all()) && group.front()->resultSizes.empty()
            && m_diagnosis.explained == m_diagnosis.of)
            addEqual(MistakeClass::Unwritten, say("identify", "an output that was never written"));
        std::vector<const Hypothesis*> all = group;
        std::ranges::copy(also, std::back_inserter(all));
        std::vector<Message> said;
        for (const Hypothesis* each : all) {
            if (std::ranges::find(said, each->what.words) != said.end())
                continue;
            said.push_back(each->what.words);
            if (said.size() == 1)
                continue; // the name
            if (each->mistake == MistakeClass::None)
                m_diagnosis.equals.emplace_back(lineOf(*each));
            else
                addEqual(each->mistake, each->what.words);
        }
        if (m_diagnosis.equals.empty())
            return;
        //: Other mistakes: a list.
        add(say("identify", "This data cannot tell it from %1.")(joined(shortened(m_diagnosis.equals), "; ")));
        if (m_search.options.wantsProbe && group.size() > 1)
            addProbe(group);
    }

    void addEqual(MistakeClass mistake, const Message& what)
    {
        m_diagnosis.equals.push_back(std::string(name(mistake)) + ": " + what);
        addClass(mistake);
    }

    void addClass(MistakeClass mistake)
    {
        if (const auto known = m_diagnosis.classes(); std::ranges::find(known, mistake) == known.end())
            m_diagnosis.others.push_back(mistake);
    }

    void addProbe(const std::vector<const Hypothesis*>& group)
    {
        const bool isMeant = m_search.meant.has_value();
        const std::optional<Case> probe = separatingCase(m_search.meant, group);
        const std::optional<Told> told = probe ? toldApart(*probe, group, isMeant) : std::nullopt;
        if (!told)
            return;
        m_diagnosis.probe = toText(*probe);
        add((told->isAll ? say("identify", "This case tells them apart: %1")
                         : say("identify", "This case tells some of them apart: %1"))(m_diagnosis.probe));
        add(told->text);
    }

    // What the output is nearest to, and what that leaves. Null: nothing is near.
    Partial nearest()
    {
        const std::vector<Partial>& partials = m_trials.nearest();
        if (!partials.empty() && 2 * partials.front().residue.explained >= partials.front().residue.of)
            return m_trials.loosely(*partials.front().hypothesis);
        if (const Hypothesis* closest = m_trials.closest())
            return m_trials.loosely(*closest);
        return partials.empty() ? Partial{nullptr, {}} : partials.front();
    }

    // Leaves those that explain what the engine gives of the case that separates them all, or, where none does, the
    // group. The others change more than the group and explain as much.
    void ask(Answer& answer)
    {
        std::vector<const Hypothesis*>&group = answer.group, &also = answer.also;
        std::vector<const Hypothesis*> all = group;
        std::ranges::copy(also, std::back_inserter(all));
        if (all.size() < 2)
            return;
        if (const std::optional<Case> probe = separatingCase(m_search.meant, all)) {
            answer.sentences.push_back(askOf(*probe, all, 0));
            if (!m_isRefuted) {
                group = all;
                also.clear();
            }
        } else if (const auto own = group.size() > 1 ? separatingCase(m_search.meant, group) : std::nullopt) {
            answer.sentences.push_back(askOf(*own, group, also.size()));
        }
    }

    // `unasked`: how many more names there are, which are left whatever the answer is.
    Message askOf(const Case& probe, std::vector<const Hypothesis*>& group, size_t unasked)
    {
        const std::string line = toText(probe);
        try {
            const HypothesisGroup left = thoseThatGive(m_search.options.asked(probe), probe, group);
            const size_t names = group.size() + unasked, count = left.size() + unasked;
            m_isRefuted = left.empty();
            if (m_isRefuted)
                return say("identify",
                           "The engine was asked %1: of %2 names none explains what it gave, and another mistake "
                           "is likelier.")(line, names);
            group = left;
            return (count == 1
                        ? say("identify", "The engine was asked %1: of %2 names %3 is left.")
                        : say("identify", "The engine was asked %1: of %2 names %3 are left."))(line, names, count);
        } catch (const RunFailure& failure) {
            //: A case; why the engine did not run it.
            return say("identify", "The engine was asked %1: it gave nothing: %2")(line, failure.message());
        }
    }

    Search& m_search;
    Trials& m_trials;
    Diagnosis m_diagnosis;
    bool m_isRefuted = false; // no name explains the engine's answer
};

} // namespace

Diagnosis conclude(Search& search, Answer answer)
{
    return Epilogue(search).conclude(std::move(answer));
}

Diagnosis unknown(Search& search)
{
    return Epilogue(search).unknown();
}

} // namespace tessera
