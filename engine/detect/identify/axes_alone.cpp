// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/axes_alone.h"

#include "engine/detect/identify/axes/axis_change.h"
#include "engine/detect/identify/values.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <numeric>

namespace tessera {

namespace {

constexpr uint32_t kMostRows = 256; // the most rows of an axis that are tried
constexpr size_t kMostLeft = 3; // the most that are left of an axis

// A way to sample one axis.
struct Candidate {
    MistakeClass mistake = MistakeClass::None;
    unsigned changes = 0;
    Named what = {};
    AxisSampling sampling;
};

std::vector<Candidate> candidatesOf(const AxisSampling& meant, const AxisChanges& changes)
{
    std::vector<Candidate> all{{.sampling = meant}};
    for (const AxisChange& change : changes) {
        const AxisSampling sampling = change.of(meant);
        const bool isKnown =
            std::ranges::any_of(all, [&](const Candidate& each) { return isSame(each.sampling, sampling); });
        if (!isKnown)
            all.push_back({change.mistake, change.changes, nameOf(change), sampling});
    }
    std::ranges::stable_sort(all, {}, &Candidate::changes);
    return all;
}

// The coordinate at which most of the candidates read the same, and one of those that do.
struct Anchor {
    uint32_t output = 0;
    const Candidate* candidate = nullptr;
    size_t agree = 0;
};

Anchor anchorOf(const std::vector<Candidate>& candidates)
{
    const uint32_t outputs = candidates.front().sampling.map.outputs;
    Anchor best;
    for (const uint32_t output : {0u, outputs / 2, outputs - 1}) {
        std::map<std::pair<uint32_t, std::vector<float>>, std::pair<const Candidate*, size_t>> bands;
        const std::array<uint32_t, 1> only{output};
        for (const Candidate& each : candidates) {
            const AxisTaps taps = tapsOf(each.sampling, only);
            auto& [first, count] = bands[{taps.first.front(), taps.weights}];
            first = first != nullptr ? first : &each;
            if (++count > best.agree)
                best = {output, first, count};
        }
    }
    return best;
}

std::vector<uint32_t> spread(uint32_t size)
{
    std::vector<uint32_t> rows(std::min(size, kMostRows));
    for (uint64_t i = 0; i < rows.size(); ++i)
        rows[i] = static_cast<uint32_t>(i * size / rows.size());
    rows.back() = size - 1;
    return rows;
}

class AxesAlone {
public:
    AxesAlone(const Hypothesis& meant, const Evidence& evidence)
        : m_meant(meant)
        , m_evidence(evidence)
        , m_resampling(std::get<Resampling>(meant.map))
    {
        AxisChanges changes = axisChanges(m_resampling.axes[3]);
        std::ranges::move(axisSlips(m_resampling.isTransposed), std::back_inserter(changes));
        std::ranges::move(axisLines(m_resampling.axes[3]), std::back_inserter(changes));
        for (size_t axis = 0; axis < 4; ++axis) {
            m_candidates[axis] = candidatesOf(m_resampling.axes[axis], changes);
            m_anchors[axis] = anchorOf(m_candidates[axis]);
        }
    }

    std::vector<Hypothesis> left() const
    {
        std::vector<Hypothesis> all{m_meant};
        all.front().what = {};
        for (size_t axis = 0; axis < 4; ++axis) {
            if (m_candidates[axis].size() == 1)
                continue;
            const std::vector<const Candidate*> fitting = fittingOf(axis);
            if (fitting.empty())
                return {};
            std::vector<Hypothesis> next;
            for (const Hypothesis& each : all)
                for (const Candidate* candidate : fitting)
                    next.push_back(with(each, axis, *candidate));
            all = std::move(next);
        }
        std::ranges::stable_sort(all, {}, &Hypothesis::changes);
        return all;
    }

private:
    // Those that explain the axis where the others stand at their anchors: the ones that change least.
    std::vector<const Candidate*> fittingOf(size_t axis) const
    {
        std::array<std::vector<uint32_t>, 4> rows;
        Hypothesis tried = m_meant;
        auto& resampling = std::get<Resampling>(tried.map);
        for (size_t each = 0; each < 4; ++each) {
            const bool isOpen = each == axis || m_candidates[each].size() == 1;
            rows[each] =
                isOpen ? spread(m_resampling.axes[each].map.outputs) : std::vector<uint32_t>{m_anchors[each].output};
            if (each != axis && m_anchors[each].candidate != nullptr)
                resampling.axes[each] = m_anchors[each].candidate->sampling;
        }
        const Grid grid = Grid::of(m_evidence.output, rows);
        std::vector<const Candidate*> fitting;
        for (const Candidate& candidate : m_candidates[axis]) {
            resampling.axes[axis] = candidate.sampling;
            const auto forecast = forecastOf(tried, grid, m_evidence, candidate.changes > 0);
            if (forecast && explainsAll(*forecast, grid) && fitting.size() < kMostLeft)
                fitting.push_back(&candidate);
        }
        return fitting;
    }

    static Hypothesis with(Hypothesis hypothesis, size_t axis, const Candidate& candidate)
    {
        if (candidate.changes == 0)
            return hypothesis;
        //: What is done, and an axis.
        const Message own = say("identify", "%1 on %2")(candidate.what.words, std::string(1, kAxes[axis]));
        Named& what = hypothesis.what;
        if (hypothesis.changes == 0)
            what = {own, candidate.what.number};
        else
            what = {say("identify", "%1 and %2")(what.words, own), both(what.number, candidate.what.number)};
        hypothesis.changes += candidate.changes;
        if (hypothesis.mistake == MistakeClass::None)
            hypothesis.mistake = candidate.mistake;
        hypothesis.op.reset();
        std::get<Resampling>(hypothesis.map).axes[axis] = candidate.sampling;
        return hypothesis;
    }

    const Hypothesis& m_meant;
    const Evidence& m_evidence;
    const Resampling& m_resampling;
    std::array<std::vector<Candidate>, 4> m_candidates;
    std::array<Anchor, 4> m_anchors;
};

} // namespace

std::vector<Hypothesis> axesAlone(const Hypothesis& meant, const Evidence& evidence)
{
    const auto* resampling = std::get_if<Resampling>(&meant.map);
    if (resampling == nullptr || resampling->isTransposed)
        return {};
    return AxesAlone(meant, evidence).left();
}

} // namespace tessera
