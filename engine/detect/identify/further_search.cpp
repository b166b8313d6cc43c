// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/further_search.h"

#include "engine/detect/identify/values.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr double kBitsOfSecond = 6; // how many more two changes at once need
constexpr double kBitsForgiven = 8; // of a single change, where the output is too short to have them
constexpr size_t kMostMaps = 8; // beside which a second change is tried
constexpr size_t kMostEqual = 6; // that explain the same

// Coordinates that another kernel may be at.
bool hasCoordinates(const Hypothesis& base, bool hasMeant)
{
    const auto* map = std::get_if<Resampling>(&base.map);
    const bool isOfCoordinates = base.mistake == MistakeClass::None || base.mistake == MistakeClass::Coordinates
        || base.mistake == MistakeClass::Scale;
    return map != nullptr && isOfCoordinates && base.changes <= 1 && base.extent != Extent::OneAxis
        && base.remedy == Remedy::OfClass && base.read.isPlain() && base.written.isPlain()
        && (hasMeant || map->axes[3].map.mode == InterpolationMode::Linear); // else both modes have the same
}

// Two changes, one of which is sums in half: these may be so much that another change beside them says nothing.
bool isHalfBesideAnother(const Hypothesis& both)
{
    return both.second && std::get<Resampling>(both.map).sums == Sums::Half;
}

} // namespace

std::vector<FurtherSearch::Found> FurtherSearch::find(const std::stop_token& stop)
{
    findSecond();
    if (m_found.empty())
        findKernel();
    if (m_found.empty())
        findLines(stop);
    return std::move(m_found);
}

void FurtherSearch::findSecond()
{
    for (const Hypothesis* map : m_trials.close(kMostMaps)) {
        if (map != m_meant && m_trials.explainsSample(*map))
            continue; // in another precision: nothing else is needed
        std::vector<unsigned> families;
        for (const SecondChange& change :
             secondChanges(std::get<Resampling>(map->map), m_evidence.output.desc.dataType)) {
            const bool isKnown = std::ranges::find(families, change.family) != families.end();
            const auto both = isKnown ? std::nullopt : withSecond(*map, change);
            if (!both || isHalfBesideAnother(*both) || m_found.size() == kMostEqual || !holds(*both, kBitsOfSecond))
                continue;
            families.push_back(change.family);
            add(*both, *map, change);
        }
        if (!m_found.empty())
            return;
    }
}

void FurtherSearch::findKernel()
{
    for (const Hypothesis& base : m_list) {
        if (!hasCoordinates(base, m_hasMeant))
            continue;
        for (const SecondChange& change :
             secondChanges(std::get<Resampling>(base.map), m_evidence.output.desc.dataType)) {
            auto both = change.isKernel ? withSecond(base, change) : std::nullopt;
            if (!both || !holds(*both, kBitsOfSecond))
                continue;
            if (both->second)
                std::swap(both->mistake, *both->second); // the kernel is the greater one
            return add(*both, base, change);
        }
    }
}

void FurtherSearch::findLines(const std::stop_token& stop)
{
    if (isPlane(m_trials.sample({})))
        return; // by which any line can be had
    for (const Hypothesis& base : m_list)
        if (base.changes == 0 && m_found.empty() && std::holds_alternative<Resampling>(base.map))
            findMeasured(measuredMaps(base, m_evidence, stop));
}

void FurtherSearch::findMeasured(const std::vector<MeasuredMap>& maps)
{
    const auto meantLines = [&](const MeasuredMap& map) { return m_hasMeant ? map.meant : Message(); };
    for (const MeasuredMap& map : maps)
        if (holds(map.hypothesis, map.bits)) {
            m_found.push_back({map.hypothesis, {}, {}, meantLines(map)});
            return;
        }
    for (const MeasuredMap& map : maps)
        for (const SecondChange& change :
             secondChanges(std::get<Resampling>(map.hypothesis.map), m_evidence.output.desc.dataType)) {
            const auto both = change.isKernel || change.isVague ? std::nullopt : withSecond(map.hypothesis, change);
            if (!both || !holds(*both, map.bits + kBitsOfSecond))
                continue;
            add(*both, map.hypothesis, change);
            m_found.back().meant = meantLines(map);
            return;
        }
}

bool FurtherSearch::holds(const Hypothesis& hypothesis, double more)
{
    ++m_tried;
    return m_trials.explainsSample(hypothesis) && m_trials.explainsEverything(hypothesis)
        && m_trials.isNeeded(hypothesis)
        && isEnough(m_trials.worthOf(hypothesis), m_isSmall && !hypothesis.second ? more - kBitsForgiven : more,
                    m_tried);
}

void FurtherSearch::add(const Hypothesis& both, const Hypothesis& first, const SecondChange& second)
{
    Found found{.hypothesis = both, .first = {}, .second = {}};
    if (!m_hasMeant && both.second && !lineOf(first).empty()) { // an operator does the first
        found.hypothesis.mistake = second.mistake;
        found.hypothesis.second.reset();
    }
    if (found.hypothesis.second) {
        found.first = first;
        found.second = m_meant != nullptr ? withSecond(*m_meant, second) : std::nullopt;
    }
    m_found.push_back(std::move(found));
}

} // namespace tessera
