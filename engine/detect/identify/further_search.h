// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/measured_maps.h"
#include "engine/detect/identify/second_changes.h"
#include "engine/detect/identify/trials.h"

#include <optional>
#include <vector>

namespace tessera {

// What no single change of the list explains: a map that comes near with another change beside it, another kernel, and
// lines that are measured.
class FurtherSearch {
public:
    // All live longer. `meant`: the one of the list that changes nothing; null: no case is meant, or one of other
    // sizes.
    FurtherSearch(const std::vector<Hypothesis>& list, const Hypothesis* meant, const Evidence& evidence,
                  Trials& trials, bool hasMeant, bool isSmall)
        : m_list(list)
        , m_meant(meant)
        , m_evidence(evidence)
        , m_trials(trials)
        , m_hasMeant(hasMeant)
        , m_isSmall(isSmall && hasMeant)
        , m_tried(list.size())
    {
    }

    struct Found {
        Hypothesis hypothesis; // explains everything, by more than chance would
        std::optional<Hypothesis> first, second; // where there are two mistakes at once: each alone
        Message meant = {}; // where lines were measured: those that are meant
    };
    // The first is the likeliest; the others explain as much. Empty: nothing is found. Throws Cancelled.
    std::vector<Found> find(const std::stop_token& stop);
    // One change alone; of lines those beside the rows that the trials leave out.
    std::vector<Found> findSingle(const std::stop_token& stop)
    {
        m_isSingle = true;
        return find(stop);
    }

private:
    bool isOfResampling() const; // a case is meant, and it resamples
    Message meantOf(const MeasuredMap& map) const; // empty: no case is meant
    void findSecond(); // changes of the maps that come nearest
    void findKernel();
    void findCubic();
    double bestCoefficient(Hypothesis cubic);
    void findBesideKernels(); // another kernel or another end, and another change
    void findBesideGradientScale();
    void findReadings(const std::stop_token& stop);
    void findLinesBeside(const std::stop_token& stop);
    void findReadLines(const std::stop_token& stop);
    void findModeLines(const std::stop_token& stop);
    void findLines(const std::stop_token& stop);
    void findMeasured(const std::vector<MeasuredMap>& maps);
    bool holds(const Hypothesis& hypothesis, double more); // explains everything, and it takes such a change
    // Two changes at once: they explain everything, and what the first leaves is evidence for the second.
    bool holdBoth(const Hypothesis& both, const Hypothesis& first, double more = 0);
    bool isWorth(const Hypothesis& both, const Hypothesis& first);
    void add(const Hypothesis& both, const Hypothesis& first, const SecondChange& second);

    const std::vector<Hypothesis>& m_list;
    const Hypothesis* m_meant;
    const Evidence& m_evidence;
    Trials& m_trials;
    bool m_hasMeant;
    bool m_isSingle = false;
    bool m_isSmall; // no evidence could be enough: what is likeliest is found
    size_t m_tried; // hypotheses so far
    std::vector<Found> m_found;
    std::vector<Hypothesis> m_kernels;
};

} // namespace tessera
