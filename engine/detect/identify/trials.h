// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/identify.h"
#include "engine/detect/identify/residue.h"
#include "engine/detect/identify/supposition.h"

#include <functional>
#include <map>
#include <stop_token>

namespace tessera {

// What comes near without explaining everything.
struct Partial {
    const Supposition* supposition;
    Residue residue;
};

// Suppositions held against the evidence: a sample of the output decides first, and only those that it leaves are held
// against every element.
class Trials {
public:
    // `hasMeant`: a case is meant, in the precision that is defined.
    Trials(const Evidence& evidence, bool hasMeant, std::stop_token stop)
        : m_evidence(evidence)
        , m_hasMeant(hasMeant)
        , m_stop(std::move(stop))
    {
    }

    // `list` outlives this. `progress` is told of it now and then; it may be empty. Throws Cancelled.
    void run(const std::vector<Supposition>& list, const std::function<void(const IdentifyProgress&)>& progress = {});

    void explains(const Supposition& supposition) { m_explaining = {&supposition}; } // all, as the caller has found

    // Those that explain all and change least, in the list's order; where no case is meant, all operators that do.
    const std::vector<const Supposition*>& explaining() const { return m_explaining; }
    // Every element; those that one supposition has failed on are asked first of the next.
    bool explainsEverything(const Supposition& supposition);
    // What else on the list explains all, however much it changes. Throws Cancelled.
    std::vector<const Supposition*> alsoExplaining();
    // The best of the others: by elements explained, then by changes. At most kMostPartial, each more than a tenth.
    const std::vector<Partial>& nearest();
    // Whose numbers are closest to the output's where few are the same: by a small part of how much the output varies.
    // Null: none is close.
    const Supposition* closest();

    const Grid& sample(const Reading& written);
    const Grid& all(const Reading& written);
    std::unique_ptr<Forecast> forecast(const Supposition& supposition); // of all elements
    std::unique_ptr<Forecast> sampled(const Supposition& supposition);

private:
    struct OtherMemory { // which readings are another order of the memory
        bool operator()(const Reading& a, const Reading& b) const;
    };
    struct Score {
        const Supposition* supposition;
        uint64_t explained, sampled; // elements
    };
    // Whether another map is what it takes: it gives every element exactly, or what the one that changes nothing cannot
    // give in any precision.
    bool isNeeded(const Supposition& supposition);
    bool isOtherMap(const Supposition& supposition);
    bool isLoose(const Supposition& supposition) const { return supposition.changes > 0 || !m_hasMeant; }
    uint64_t scoreOf(const Supposition& supposition);
    void setExplaining();
    IdentifyProgress reached(size_t of) const;
    double distanceOf(const Supposition& supposition, const Grid& grid); // the mean difference; infinite: none
    bool isOtherConvention(const Supposition& supposition) const; // an operator's, and not among m_explaining

    const Evidence& m_evidence;
    bool m_hasMeant;
    std::stop_token m_stop;
    const Supposition* m_meant = nullptr; // that changes nothing; null: none does
    std::map<Reading, Grid, OtherMemory> m_samples, m_all; // by how the output was written
    std::vector<Score> m_scores;
    std::vector<const Supposition*> m_explaining;
    std::vector<uint64_t> m_witnesses; // output elements
    std::vector<Partial> m_nearest;
};

} // namespace tessera
