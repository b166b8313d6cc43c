// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/diagnosis_writer.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/detect/identify/hypothesis_map.h"
#include "engine/detect/identify/separating.h"
#include "engine/detect/identify/values.h"
#include "engine/detect/identify/wording.h"

#include <algorithm>

namespace tessera {

void DiagnosisWriter::addDoubt()
{
    addSentence(say("identify",
                    "So few elements of so few values may agree by chance: it is the likeliest name, and no more."));
}

void DiagnosisWriter::addShapes()
{
    if (m_meant && outputDesc(*m_meant).sizes != m_evidence.output.desc.sizes)
        addSentence(say("identify", "%1 has the sizes %2, and %3 are meant.")(
            m_options.side, text(m_evidence.output.desc.sizes), text(outputDesc(*m_meant).sizes)));
}

// What can be said of values in an order that nobody can name.
void DiagnosisWriter::addOrder()
{
    if (!isFilled(m_trials.all({})) && haveSameValues(m_evidence.input, m_evidence.output, m_options.stop))
        addSentence(say("identify",
                        "%1 holds the input's values in another order: sorted they are identical.")(m_options.side));
}

std::unique_ptr<Forecast> DiagnosisWriter::meantForecast()
{
    return m_meantOne ? m_trials.forecast(*m_meantOne) : nullptr;
}

void DiagnosisWriter::setNamed(const Hypothesis& named, const Forecast& forecast, const Residue& residue)
{
    m_diagnosis.what = named.what;
    m_diagnosis.line = lineOf(named);
    if (!m_meant && !m_diagnosis.line.empty() && residue.left() == 0)
        m_diagnosis.mistake = MistakeClass::None; // an operator does it, and no other was meant
    m_diagnosis.again = [named, sizes = m_evidence.output.desc.sizes](const Tensor& input) {
        return outputOf(named, input, sizes);
    };
    m_diagnosis.map = [named, sizes = m_evidence.output.desc.sizes](const Operator& meant,
                                                                    const std::stop_token& stop) {
        return outputDesc(meant).sizes == sizes ? mapOf(named, meant, stop) : std::nullopt;
    };
    m_diagnosis.axes = named.axes;
    for (MeasuredAxis& axis : m_diagnosis.axes)
        if (!m_meant)
            axis.meant.reset();
    const bool isRight = m_diagnosis.mistake == MistakeClass::None;
    addSentence(isRight && m_meant ? say("identify", "%1 is what is meant.")(m_options.side)
                                   : givesText(m_options.side, named.what, residue.isUnwritten ? 0 : residue.left()));
    const auto meant = isRight ? nullptr : meantForecast();
    addSentence(evidenceText(residue, named.written.isPlain() ? &forecast : nullptr, meant.get(), m_trials.all({}),
                             m_evidence));
    addShapes();
    if (m_meant && !isRight) {
        m_diagnosis.remedy = m_diagnosis.sentences.size();
        addSentence(remedyOf(named, *m_meant));
    }
}

void DiagnosisWriter::addShares(const Hypothesis& first, const std::optional<Hypothesis>& second)
{
    constexpr uint64_t kMostCounted = 1 << 16; // elements; of more a sample is counted
    const bool isAll = m_diagnosis.of <= kMostCounted;
    const auto explained = [&](const Hypothesis& each) {
        const auto forecast = isAll ? m_trials.forecast(each) : m_trials.sampled(each);
        const Grid& grid = isAll ? m_trials.all(each.written) : m_trials.sample(each.written);
        return groupedText(countExplained(*forecast, grid));
    };
    const std::string ofFirst = explained(first), ofSecond = second ? explained(*second) : "0";
    if (isAll)
        //: Behind the evidence for both: counts of elements.
        addToEvidence(say("identify",
                          "These are two mistakes: the first alone explains %1 of them, the second alone "
                          "%2.")(ofFirst, ofSecond));
    else
        //: Behind the evidence for both: counts of elements.
        addToEvidence(
            say("identify",
                "These are two mistakes: of a sample of %1 elements the first alone explains %2, "
                "the second alone %3.")(groupedText(m_trials.sample(first.written).count()), ofFirst, ofSecond));
}

void DiagnosisWriter::addLines()
{
    if (m_diagnosis.axes.empty() || !m_meant)
        return;
    std::vector<Message> lines, meant;
    for (const MeasuredAxis& axis : m_diagnosis.axes) {
        //: What is done, and an axis.
        lines.push_back(say("identify", "%1 on %2")(lineText(axis), axisName(axis)));
        meant.push_back(say("identify", "%1 on %2")(meantText(axis), axisName(axis)));
    }
    const auto list = [](const std::vector<Message>& parts) { return joined(parts, ", "); };
    //: Coordinates of axes: "x = 4/3·o on H, x = 12/7·o on W".
    addToEvidence(say("identify", "Here that is %1. Meant is %2.")(list(lines), list(meant)));
}

void DiagnosisWriter::addToEvidence(const Message& sentence)
{
    m_diagnosis.sentences.at(1) = m_diagnosis.sentences.at(1) + " " + sentence;
}

void DiagnosisWriter::setGroup(const std::vector<const Hypothesis*>& group, const std::vector<const Hypothesis*>& also)
{
    const auto addHypothesis = [&](const Hypothesis& each) {
        if (each.mistake == MistakeClass::None)
            m_diagnosis.equals.emplace_back(lineOf(each));
        else
            addEqual(each.mistake, each.what.words);
    };
    // A second mistake is one of all that explain the same, or else one of what may be.
    const auto hasSecond = [&](const Hypothesis* each) { return each->second == group.front()->second; };
    if (group.front()->second && !std::ranges::all_of(group, hasSecond)) {
        const MistakeClass second = *group.front()->second;
        m_diagnosis.second.reset();
        if (const auto known = m_diagnosis.classes(); std::ranges::find(known, second) == known.end())
            m_diagnosis.others.push_back(second);
    }
    if (m_diagnosis.isNamed() && isFilled(m_trials.all({})))
        addEqual(MistakeClass::Unwritten, say("identify", "an output that was never written"));
    std::vector<Message> said{group.front()->what.words};
    const auto addOnce = [&](const Hypothesis& each) {
        if (std::ranges::find(said, each.what.words) != said.end())
            return;
        said.push_back(each.what.words);
        addHypothesis(each);
    };
    std::for_each(group.begin() + 1, group.end(), [&](const Hypothesis* each) { addOnce(*each); });
    for (const Hypothesis* each : also)
        addOnce(*each);
    sayEquals();
    if (!m_diagnosis.equals.empty() && m_options.wantsProbe && group.size() > 1)
        addProbe(group);
}

void DiagnosisWriter::addEqual(MistakeClass mistake, const Message& what)
{
    m_diagnosis.equals.push_back(std::string(name(mistake)) + ": " + what);
    if (const auto known = m_diagnosis.classes(); std::ranges::find(known, mistake) == known.end())
        m_diagnosis.others.push_back(mistake);
}

void DiagnosisWriter::sayEquals()
{
    if (!m_diagnosis.equals.empty())
        //: Other mistakes: a list.
        addSentence(say("identify", "This data cannot tell it from %1.")(joined(shortened(m_diagnosis.equals), "; ")));
}

void DiagnosisWriter::setReshaped(const Hypothesis& result, const std::vector<uint32_t>& sizes,
                                  const std::vector<const Hypothesis*>& others)
{
    m_diagnosis.mistake = MistakeClass::Layout;
    m_diagnosis.explained = m_diagnosis.of;
    m_diagnosis.what = {m_meant ? say("identify", "a reshape of the right result")
                                : say("identify", "a reshape of the input")};
    m_diagnosis.again = [result, sizes, is = m_evidence.output.desc.sizes](const Tensor& input) {
        Tensor output = outputOf(result, input, sizes);
        output.desc.sizes = is;
        return output;
    };
    m_diagnosis.map = [](const Operator&, const std::stop_token&) { return std::nullopt; };
    addSentence(givesText(m_options.side, m_diagnosis.what, 0));
    //: A number of elements; sizes.
    addSentence(say("identify", "All %1 elements stand in the right order of memory, under the shape %2.")(
        groupedText(m_diagnosis.of), text(m_evidence.output.desc.sizes)));
    addShapes();
    m_diagnosis.remedy = m_diagnosis.sentences.size();
    addSentence(say("identify",
                    "Give it the sizes %1, which moves nothing; where another order of axes is wanted, transpose: a "
                    "reshape does not.")(text(sizes)));
    for (const Hypothesis* each : others)
        if (each->mistake != MistakeClass::None && each->mistake != MistakeClass::Permutation)
            addEqual(each->mistake, each->what.words);
    sayEquals();
}

void DiagnosisWriter::addProbe(const std::vector<const Hypothesis*>& group)
{
    const std::optional<Case> probe = separatingCase(m_meant, group);
    const std::optional<Told> told = probe ? toldApart(*probe, group, m_meant.has_value()) : std::nullopt;
    if (!told)
        return;
    m_diagnosis.probe = toText(*probe);
    addSentence((told->isAll ? say("identify", "This case tells them apart: %1")
                             : say("identify", "This case tells some of them apart: %1"))(m_diagnosis.probe));
    addSentence(toldText(*told));
}

DiagnosisWriter::Near DiagnosisWriter::nearest()
{
    const std::vector<Partial>& partials = m_trials.nearest();
    // In whatever precision: what is off by a rounding is not where the mistake lies.
    const auto near = [&](const Hypothesis& each) {
        const Grid& all = m_trials.all(each.written);
        return Near{&each, residueOf(*forecastOf(each, all, m_evidence, true), all)};
    };
    if (!partials.empty() && 2 * partials.front().residue.explained >= partials.front().residue.of)
        return near(*partials.front().hypothesis);
    if (const Hypothesis* closest = m_trials.closest())
        return near(*closest);
    return partials.empty() ? Near{} : Near{partials.front().hypothesis, partials.front().residue};
}

void DiagnosisWriter::setValues(const Hypothesis& base, const ValueChange& change)
{
    const bool isMeant = &base == m_meantOne, isRight = isMeant || !m_meant || base.mistake == MistakeClass::None;
    m_diagnosis.mistake = isRight ? change.mistake : base.mistake;
    if (!isRight && base.mistake != change.mistake)
        m_diagnosis.second = change.mistake;
    m_diagnosis.explained = m_diagnosis.of;
    const Message result = isMeant ? Message(say("identify", "the right result")) : base.what.words;
    //: A result, and what is done to its values: "the right result times 2, shifted by 3".
    m_diagnosis.what = {say("identify", "%1 %2")(result, change.what)};
    addSentence(say("identify", "%1 is %2.")(m_options.side, m_diagnosis.what.words));
    const auto forecast = m_trials.forecast(base);
    addSentence(evidenceText({.explained = m_diagnosis.of, .of = m_diagnosis.of}, nullptr, forecast.get(),
                             m_trials.all({}), m_evidence));
    if (m_meant) {
        m_diagnosis.remedy = m_diagnosis.sentences.size();
        addSentence(remedyOf(m_diagnosis.mistake, *m_meant));
        if (m_diagnosis.second)
            m_diagnosis.sentences.back() = m_diagnosis.sentences.back() + " " + remedyOf(*m_diagnosis.second, *m_meant);
    }
}

// Where all of it lies, and by what line.
void DiagnosisWriter::addPart(const Hypothesis& base, const Residue& residue)
{
    const Message line = lineOfPart(*m_trials.forecast(base), m_trials.all(base.written), *residue.part);
    addSentence(line.isEmpty()
                    //: A part of a tensor: "H 14".
                    ? say("identify", "All that differs lies in %1; everything else is right.")(*residue.region)
                    //: A part of a tensor, and what its values are: "times 0.51".
                    : say("identify", "All that differs lies in %1, which is right but for its values: %2.")(
                        *residue.region, line));
}

void DiagnosisWriter::setUnknown()
{
    m_diagnosis.mistake = MistakeClass::Unknown;
    const auto [best, residue] = nearest();
    if (best == nullptr) {
        m_diagnosis.sentences = {say("identify", "Nothing that is known gives %1, or comes near it.")(m_options.side)};
        addOrder();
        addShapes();
        return;
    }
    m_diagnosis.explained = residue.explained;
    m_diagnosis.what = best->what;
    const Message& what = best->what.words;
    if (residue.left() == 0)
        m_diagnosis.sentences = {
            say("identify",
                "Nothing that is known gives %1; %2 explains all, which chance does as well.")(m_options.side, what),
            evidenceText(residue, nullptr, meantForecast().get(), m_trials.all({}), m_evidence)};
    else
        m_diagnosis.sentences = {
            best == m_meantOne
                ? say("identify", "Nothing that is known gives %1; the right result is nearest.")(m_options.side)
                : say("identify", "Nothing that is known gives %1; %2 comes nearest.")(m_options.side, what),
            differenceText(residue, m_evidence)};
    if (residue.left() > 0 && residue.region)
        addPart(*best, residue);
    addOrder();
    addShapes();
}

} // namespace tessera
