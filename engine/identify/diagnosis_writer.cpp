// SPDX-License-Identifier: Apache-2.0
#include "engine/identify/diagnosis_writer.h"

#include "engine/identify/sentences.h"
#include "engine/identify/separating.h"
#include "engine/identify/values.h"
#include "engine/ops/operator.h"

#include <algorithm>

namespace tessera {

void DiagnosisWriter::addDoubt()
{
    m_diagnosis.sentences.push_back("So few elements of so few values may agree by chance: it is the likeliest "
                                    "name, and no more.");
}

void DiagnosisWriter::addShapes()
{
    if (m_meant && outputDesc(*m_meant).sizes != m_evidence.output.desc.sizes)
        m_diagnosis.sentences.push_back(m_options.side + " has the sizes " + text(m_evidence.output.desc.sizes)
                                        + ", and " + text(outputDesc(*m_meant).sizes) + " are meant.");
}

// Of what nobody can name.
void DiagnosisWriter::addOrder()
{
    if (!isFilled(m_trials.all({})) && haveSameValues(m_evidence.input, m_evidence.output, m_options.stop))
        m_diagnosis.sentences.push_back(m_options.side
                                        + " holds the input's values in another order: sorted they are identical.");
}

std::unique_ptr<Forecast> DiagnosisWriter::meantForecast()
{
    return m_meantOne ? m_trials.forecast(*m_meantOne) : nullptr;
}

void DiagnosisWriter::setNamed(const Supposition& named, const Forecast& forecast, const Residue& residue)
{
    m_diagnosis.what = named.what;
    m_diagnosis.line = lineOf(named);
    if (!m_meant && !m_diagnosis.line.empty() && residue.left() == 0)
        m_diagnosis.mistake = MistakeClass::None; // an operator does it, and no other was meant
    m_diagnosis.again = [named, sizes = m_evidence.output.desc.sizes](const Tensor& input) {
        return outputOf(named, input, sizes);
    };
    const bool isRight = m_diagnosis.mistake == MistakeClass::None;
    std::vector<std::string>& sentences = m_diagnosis.sentences;
    const bool isDamaged = residue.left() > 0 && !residue.isUnwritten;
    sentences.push_back(isRight && m_meant ? m_options.side + " is what is meant."
                                           : m_options.side + " is what " + givesText(named.what)
                                + (isDamaged ? butForText(residue.left()) : "") + ".");
    const auto meant = isRight ? nullptr : meantForecast();
    sentences.push_back(evidenceText(residue, named.written.isPlain() ? &forecast : nullptr, meant.get(),
                                     m_trials.all({}), m_evidence));
    addShapes();
    if (m_meant && !isRight)
        sentences.push_back(m_diagnosis.remedy = remedyOf(named, *m_meant));
}

void DiagnosisWriter::setGroup(const std::vector<const Supposition*>& group,
                               const std::vector<const Supposition*>& also)
{
    const auto add = [&](MistakeClass mistake, const std::string& what) {
        m_diagnosis.equals.push_back(std::string(name(mistake)) + ": " + what);
        if (const auto known = m_diagnosis.classes(); std::ranges::find(known, mistake) == known.end())
            m_diagnosis.others.push_back(mistake);
    };
    const auto addSupposition = [&](const Supposition& each) {
        if (each.mistake == MistakeClass::None)
            m_diagnosis.equals.push_back(lineOf(each));
        else
            add(each.mistake, each.what);
    };
    if (m_diagnosis.isNamed() && isFilled(m_trials.all({})))
        add(MistakeClass::Unwritten, "an output that was never written");
    for (auto each = group.begin() + 1; each != group.end(); ++each)
        addSupposition(**each);
    for (const Supposition* each : also)
        addSupposition(*each);
    if (m_diagnosis.equals.empty())
        return;
    m_diagnosis.sentences.push_back("This data cannot tell it from " + listText(m_diagnosis.equals) + ".");
    if (m_options.wantsProbe && group.size() > 1)
        addProbe(group);
}

void DiagnosisWriter::addProbe(const std::vector<const Supposition*>& group)
{
    const std::optional<Case> probe = separatingCase(m_meant, group);
    const std::optional<Told> told = probe ? toldApart(*probe, group, m_meant.has_value()) : std::nullopt;
    if (!told)
        return;
    m_diagnosis.probe = toText(*probe);
    m_diagnosis.sentences.push_back(
        (told->isAll ? "This case tells them apart: " : "This case tells some of them apart: ") + m_diagnosis.probe);
    m_diagnosis.sentences.push_back(toldText(*told));
}

DiagnosisWriter::Near DiagnosisWriter::nearest()
{
    const std::vector<Partial>& partials = m_trials.nearest();
    const auto near = [&](const Supposition& each) {
        return Near{&each, residueOf(*m_trials.forecast(each), m_trials.all(each.written))};
    };
    if (!partials.empty() && 2 * partials.front().residue.explained >= partials.front().residue.of)
        return {partials.front().supposition, partials.front().residue};
    if (const Supposition* closest = m_trials.closest())
        return near(*closest);
    return partials.empty() ? Near{} : Near{partials.front().supposition, partials.front().residue};
}

bool DiagnosisWriter::setMultiple()
{
    if (m_meantOne == nullptr || !multipleOf(*m_trials.sampled(*m_meantOne), m_trials.sample({})))
        return false;
    const auto multiple = multipleOf(*meantForecast(), m_trials.all({}));
    if (!multiple)
        return false;
    m_diagnosis.what = m_meantOne->what;
    m_diagnosis.sentences = {m_options.side + " is the right result " + multipleText(*multiple) + ".",
                             "Scale the values as they are meant: pictures have 0 … 255 or 0 … 1."};
    return true;
}

void DiagnosisWriter::setUnknown()
{
    m_diagnosis.mistake = MistakeClass::Unknown;
    if (setMultiple())
        return;
    const std::string nothing = "Nothing that is known gives " + m_options.side;
    const auto [best, residue] = nearest();
    if (best == nullptr) {
        m_diagnosis.sentences = {nothing + ", or comes near it."};
        addOrder();
        addShapes();
        return;
    }
    m_diagnosis.explained = residue.explained;
    m_diagnosis.what = best->what;
    if (best == m_meantOne && residue.left() > 0)
        m_diagnosis.sentences = {nothing + "; the right result is nearest."};
    else
        m_diagnosis.sentences = {
            nothing + "; " + best->what
            + (residue.left() == 0 ? " explains all, which chance does as well." : " comes nearest.")};
    m_diagnosis.sentences.push_back(
        residue.left() == 0 ? evidenceText(residue, nullptr, meantForecast().get(), m_trials.all({}), m_evidence)
                            : differenceText(residue, m_evidence));
    addOrder();
    addShapes();
}

} // namespace tessera
