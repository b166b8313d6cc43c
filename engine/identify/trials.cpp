// SPDX-License-Identifier: Apache-2.0
#include "engine/identify/trials.h"

#include "engine/identify/values.h"
#include "engine/tensor/error.h"
#include "engine/tensor/value.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr uint64_t kSample = 4096; // elements that decide first
constexpr uint64_t kHopeless = 32; // elements after which a change that explains next to nothing is given up
constexpr size_t kMostPartial = 4;

} // namespace

const Grid& Trials::sample(const Reading& written)
{
    return m_samples.try_emplace(written.name, Grid::sample(m_evidence.output, kSample, written)).first->second;
}

const Grid& Trials::all(const Reading& written)
{
    return m_all.try_emplace(written.name, Grid::all(m_evidence.output, written)).first->second;
}

std::unique_ptr<Forecast> Trials::forecast(const Supposition& supposition)
{
    return forecastOf(supposition, all(supposition.written), m_evidence, isLoose(supposition));
}

std::unique_ptr<Forecast> Trials::sampled(const Supposition& supposition)
{
    return forecastOf(supposition, sample(supposition.written), m_evidence, isLoose(supposition));
}

bool Trials::isNeeded(const Supposition& supposition)
{
    if (m_meant == nullptr || supposition.changes == 0 || !std::holds_alternative<Resampling>(supposition.map))
        return true;
    const Grid& grid = sample(supposition.written);
    const auto exact = forecastOf(supposition, grid, m_evidence, false);
    if (explainsAll(*exact, grid))
        return true;
    const auto meant = forecastOf(*m_meant, grid, m_evidence, true);
    uint64_t left = 0,
             reached = 0; // elements that the meant map cannot give, and those that the other one gives instead
    grid.forEach([&](uint64_t number, const Place& at) {
        const uint64_t bits = grid.bits(at);
        if (meant->explains(number, at, bits))
            return true;
        const auto valueOf = [&](uint64_t each) { return toDouble(grid.type(), each); };
        const double own = valueOf(exact->expected(number, at)), from = valueOf(meant->expected(number, at));
        ++left;
        reached += static_cast<uint64_t>(std::abs(own - from) * 2 > std::abs(valueOf(bits) - from));
        return true;
    });
    return 2 * reached > left;
}

uint64_t Trials::scoreOf(const Supposition& supposition)
{
    const Grid& grid = sample(supposition.written);
    const auto forecast = sampled(supposition);
    if (!forecast)
        return 0;
    uint64_t explained = 0;
    grid.forEach([&](uint64_t number, const Place& at) {
        explained += static_cast<uint64_t>(forecast->explains(number, at, grid.bits(at)));
        return supposition.changes == 0 || number < kHopeless || 10 * explained > number;
    });
    return explained;
}

void Trials::run(const std::vector<Supposition>& list)
{
    m_scores.clear();
    m_meant = m_hasMeant && !list.empty() && list.front().changes == 0 ? &list.front() : nullptr;
    for (const Supposition& supposition : list) {
        if (m_stop.stop_requested())
            throw Cancelled();
        m_scores.push_back({&supposition, scoreOf(supposition)});
        // Nothing changes less than nothing.
        if (supposition.changes == 0 && m_scores.back().explained == sample(supposition.written).count()
            && list.size() > 1 && list[1].changes > 0
            && explainsAll(*forecast(supposition), all(supposition.written))) {
            m_explaining = {&supposition};
            return;
        }
    }
    setExplaining();
}

void Trials::setExplaining()
{
    for (const auto& [supposition, explained] : m_scores) {
        if (m_stop.stop_requested())
            throw Cancelled();
        const bool isFarther = !m_explaining.empty() && supposition->changes > m_explaining.front()->changes;
        if (explained != sample(supposition->written).count() || (isFarther && !isOtherConvention(*supposition)))
            continue;
        const auto own = forecast(*supposition);
        if (own && explainsAll(*own, all(supposition->written)) && isNeeded(*supposition))
            m_explaining.push_back(supposition);
    }
}

// Where no case is meant, no convention is nearer than another.
bool Trials::isOtherConvention(const Supposition& supposition) const
{
    if (m_hasMeant || !std::holds_alternative<Resampling>(supposition.map) || !supposition.read.isPlain()
        || supposition.mistake == MistakeClass::None || isOfOneAxis(supposition))
        return false;
    const std::string line = lineOf(supposition);
    return !line.empty()
        && std::ranges::none_of(m_explaining, [&](const Supposition* each) { return lineOf(*each) == line; });
}

const std::vector<Partial>& Trials::nearest()
{
    if (!m_nearest.empty())
        return m_nearest;
    std::vector<Score> scores = m_scores;
    std::erase_if(scores,
                  [&](const Score& each) { return 10 * each.explained <= sample(each.supposition->written).count(); });
    std::ranges::stable_sort(scores, std::greater{}, &Score::explained);
    // The one that changes nothing is always asked.
    const auto meant = std::ranges::find(scores, 0u, [](const Score& each) { return each.supposition->changes; });
    if (meant != scores.end() && meant - scores.begin() >= static_cast<std::ptrdiff_t>(kMostPartial))
        std::iter_swap(meant, scores.begin() + (kMostPartial - 1));
    scores.resize(std::min(scores.size(), kMostPartial));
    for (const Score& score : scores)
        m_nearest.push_back(
            {score.supposition, residueOf(*forecast(*score.supposition), all(score.supposition->written))});
    std::ranges::stable_sort(m_nearest, std::greater{}, [](const Partial& each) { return each.residue.explained; });
    return m_nearest;
}

} // namespace tessera
