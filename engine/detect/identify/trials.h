// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/identify/identify.h"
#include "engine/detect/identify/residue.h"

#include <functional>
#include <stop_token>

namespace tessera {

// What comes near without explaining everything.
struct Partial {
    const Hypothesis* hypothesis;
    Residue residue;
};

// Whether so many bits of evidence are more than chance gives, which has `rank` hypotheses to choose from. `more`: what
// choosing the hypothesis itself is worth.
bool isEnough(double bits, double more, size_t rank);

// Hypotheses held against the evidence: a sample of the output decides first, and only those that it leaves are held
// against every element.
class Trials {
public:
    // `hasMeant`: a case is meant, in the precision that is defined.
    Trials(const Evidence& evidence, bool hasMeant, std::stop_token stop);

    // `list` outlives this. `progress` is told of it now and then; it may be empty. Throws Cancelled.
    void run(const std::vector<Hypothesis>& list, const std::function<void(const IdentifyProgress&)>& progress = {});

    // Those that explain all and change least, in the list's order; where no case is meant, all operators that do.
    const std::vector<const Hypothesis*>& explaining() const { return m_explaining; }
    // Every element; those that one hypothesis has failed on are asked first of the next.
    bool explainsEverything(const Hypothesis& hypothesis);
    // Whether another map is what it takes: it gives every element exactly, or what the one that changes nothing cannot
    // give in any precision.
    bool isNeeded(const Hypothesis& hypothesis);
    bool explainsSample(const Hypothesis& hypothesis); // a few elements first, which most fail on
    // How many bits of evidence it is that the hypothesis explains the sample. Another order of the elements is held
    // against all orders that they could have.
    double worthOf(const Hypothesis& hypothesis);
    // What else on the list explains all, however much it changes. Throws Cancelled.
    std::vector<const Hypothesis*> alsoExplaining();
    // The best of the others: by elements explained, then by changes. At most kMostPartial, each more than a tenth.
    const std::vector<Partial>& nearest();
    // Whose numbers are closest to the output's where few are the same: by a small part of how much the output varies.
    // Null: none is close.
    const Hypothesis* closest();
    // At most `most` of a list, which outlives this, that are no farther than a part of how much the output varies: the
    // one that changes nothing, then the closest. No two of them are the same map.
    std::vector<const Hypothesis*> close(const std::vector<Hypothesis>& of, size_t most);

    const Grid& sample() const { return m_sample; }
    const Grid& all() const { return m_all; }
    // What it leaves in whatever precision: what is off by a rounding is not where a mistake lies.
    Partial loosely(const Hypothesis& each) const
    {
        return {&each, residueOf(*forecastOf(each, m_all, m_evidence, true), m_all)};
    }
    std::unique_ptr<Forecast> forecast(const Hypothesis& hypothesis); // a forecast of all elements
    std::unique_ptr<Forecast> sampled(const Hypothesis& hypothesis);

private:
    struct Score {
        const Hypothesis* hypothesis;
        uint64_t explained, sampled; // elements
    };
    bool isOtherMap(const Hypothesis& hypothesis);
    bool allowsAnyPrecision(const Hypothesis& hypothesis) const { return hypothesis.changes > 0 || !m_hasMeant; }
    uint64_t scoreOf(const Hypothesis& hypothesis);
    void setExplaining();
    IdentifyProgress reached(size_t of) const;
    struct Distance {
        const Hypothesis* hypothesis;
        double mean; // difference; infinite: none
    };
    double distanceOf(const Hypothesis& hypothesis); // the mean one of a sample; infinite: half of them are no numbers
    std::vector<Distance> distances(const std::vector<Hypothesis>& list); // the meant one, then the nearest
    double spread() const; // the mean distance of the output's numbers from their mean
    bool isOtherConvention(const Hypothesis& hypothesis) const; // an operator's, and not among m_explaining

    const Evidence& m_evidence;
    bool m_hasMeant;
    std::stop_token m_stop;
    const std::vector<Hypothesis>* m_list = nullptr;
    const Hypothesis* m_meant = nullptr; // that changes nothing; null: none does
    Grid m_glance, m_measured, m_sample, m_all; // more and more elements
    std::vector<Score> m_scores;
    std::vector<const Hypothesis*> m_explaining;
    std::vector<uint64_t> m_witnesses; // output elements
    std::vector<Partial> m_nearest;
};

} // namespace tessera
