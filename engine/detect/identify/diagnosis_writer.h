// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/identify.h"
#include "engine/detect/identify/trials.h"
#include "engine/detect/identify/value_changes.h"

namespace tessera {

// Fills a diagnosis with its words: what, the evidence, the remedy, and what else is known.
class DiagnosisWriter {
public:
    // All outlive it. `meantOne`: the hypothesis that changes nothing of a meant case; null: no case is meant, or the
    // output has other sizes.
    DiagnosisWriter(const std::optional<Operator>& meant, const IdentifyOptions& options, const Evidence& evidence,
                    Trials& trials, const Hypothesis* meantOne)
        : m_meant(meant)
        , m_options(options)
        , m_evidence(evidence)
        , m_trials(trials)
        , m_meantOne(meantOne)
    {
        m_diagnosis.of = elementCount(evidence.output.desc);
    }

    Diagnosis& diagnosis() { return m_diagnosis; }
    std::unique_ptr<Forecast> meantForecast(); // null: there is none

    // The class has been set. `forecast`: what the name says of all elements.
    void setNamed(const Hypothesis& named, const Forecast& forecast, const Residue& residue);
    // A reshape of the result, whose sizes are these. `others` explain the output as well; an order of axes among them
    // is the same reshape.
    void setReshaped(const Hypothesis& result, const std::vector<uint32_t>& sizes,
                     const std::vector<const Hypothesis*>& others);
    // Says behind the evidence of two mistakes at once what each explains alone. `second`: none: it is none alone.
    void addShares(const Hypothesis& first, const std::optional<Hypothesis>& second);
    // Its first is named. `also`: what explains all, too, and changes more.
    void setGroup(const std::vector<const Hypothesis*>& group, const std::vector<const Hypothesis*>& also);
    // All elements are the result of this map with other values.
    void setValues(const Hypothesis& base, const ValueChange& change);
    void setUnknown(); // and what comes nearest
    void addDoubt(); // too few elements to exclude chance
    void addLines(); // says in the evidence where the named lines lie, and where those that are meant
    void addToEvidence(const Message& sentence); // in its line
    void addSentence(Message sentence) { m_diagnosis.sentences.push_back(std::move(sentence)); }

private:
    // What the output is nearest to, and what it leaves.
    struct Near {
        const Hypothesis* hypothesis = nullptr; // null: nothing is near
        Residue residue = {};
    };
    Near nearest();
    void addEqual(MistakeClass mistake, const Message& what); // what the data cannot tell from the name
    void sayEquals();
    void addShapes();
    void addOrder();
    void addProbe(const std::vector<const Hypothesis*>& group);
    void addPart(const Hypothesis& base, const Residue& residue);

    const std::optional<Operator>& m_meant;
    const IdentifyOptions& m_options;
    const Evidence& m_evidence;
    Trials& m_trials;
    const Hypothesis* m_meantOne;
    Diagnosis m_diagnosis;
};

} // namespace tessera
