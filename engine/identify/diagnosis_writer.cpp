// SPDX-License-Identifier: Apache-2.0
#include "engine/identify/diagnosis_writer.h"

#include "engine/identify/sentences.h"
#include "engine/identify/separating.h"
#include "engine/ops/operator.h"

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
    sentences.push_back(isRight && m_meant ? m_options.side + " is what is meant."
                                           : m_options.side + " is what " + givesText(named.what) + ".");
    const auto meant = isRight ? nullptr : meantForecast();
    sentences.push_back(evidenceText(residue, forecast, meant.get(), m_trials.all(named.written), m_evidence));
    addShapes();
    if (m_meant && !isRight)
        sentences.push_back(remedyOf(named, *m_meant));
}

void DiagnosisWriter::setGroup(const std::vector<const Supposition*>& group)
{
    if (m_diagnosis.isNamed() && isFilled(m_trials.all({})))
        m_diagnosis.equals.push_back(std::string(name(MistakeClass::Unwritten))
                                     + ": an output that was never "
                                       "written");
    for (auto each = group.begin() + 1; each != group.end(); ++each)
        m_diagnosis.equals.push_back((*each)->mistake == MistakeClass::None
                                         ? lineOf(**each)
                                         : std::string(name((*each)->mistake)) + ": " + (*each)->what);
    if (m_diagnosis.equals.empty())
        return;
    m_diagnosis.sentences.push_back("This data cannot tell it from " + listText(m_diagnosis.equals) + ".");
    if (!m_options.wantsProbe || group.size() < 2)
        return;
    const std::optional<Case> probe = separatingCase(m_meant, group);
    if (!probe)
        return;
    m_diagnosis.probe = toText(*probe);
    m_diagnosis.sentences.push_back("This case tells them apart: " + m_diagnosis.probe);
}

void DiagnosisWriter::setUnknown()
{
    m_diagnosis.mistake = MistakeClass::Unknown;
    const std::vector<Partial> nearest = m_trials.nearest();
    if (nearest.empty()) {
        m_diagnosis.sentences = {"Nothing that is known gives " + m_options.side + ", or comes near it."};
        addShapes();
        return;
    }
    const Partial& best = nearest.front();
    m_diagnosis.explained = best.residue.explained;
    m_diagnosis.what = best.supposition->what;
    m_diagnosis.sentences = {
        "Nothing that is known gives " + m_options.side + "; " + best.supposition->what
        + (best.residue.left() == 0 ? " explains all, which chance does as well." : " comes nearest.")};
    m_diagnosis.sentences.push_back(evidenceText(best.residue, *m_trials.forecast(*best.supposition),
                                                 meantForecast().get(), m_trials.all(best.supposition->written),
                                                 m_evidence));
    addShapes();
}

} // namespace tessera
