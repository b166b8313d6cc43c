// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/trials.h"

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/values.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>

namespace tessera {

namespace {

constexpr uint64_t kGlance = 12; // elements that are looked at before those
constexpr uint64_t kEnoughToMeasure = 512; // elements whose numbers are compared
constexpr uint64_t kSample = 4096; // elements that decide
constexpr uint64_t kHopeless = 32; // elements after which a change that explains next to nothing is given up
constexpr size_t kMostPartial = 4;
constexpr size_t kBetweenReports = 16; // hypotheses
constexpr uint64_t kMany = 1 << 20; // elements of an output that takes long to look at
constexpr double kClose = 0.05; // a share of the mean distance of the output's numbers from their mean
constexpr double kNotFar = 0.5; // the same, for what another change may bring nearer

} // namespace

bool isEnough(double bits, double more, size_t rank)
{
    constexpr double kLeastBits = 13; // for the first hypothesis
    return bits >= kLeastBits + more + std::log2(static_cast<double>(rank + 1));
}

Trials::Trials(const Evidence& evidence, bool hasMeant, std::stop_token stop)
    : m_evidence(evidence)
    , m_hasMeant(hasMeant)
    , m_stop(std::move(stop))
    , m_glance(Grid::sample(evidence.output, kGlance))
    , m_measured(Grid::sample(evidence.output, kEnoughToMeasure))
    , m_sample(Grid::sample(evidence.output, kSample))
    , m_all(Grid::all(evidence.output))
{
}

std::unique_ptr<Forecast> Trials::forecast(const Hypothesis& hypothesis)
{
    return forecastOf(hypothesis, m_all, m_evidence, allowsAnyPrecision(hypothesis));
}

std::unique_ptr<Forecast> Trials::sampled(const Hypothesis& hypothesis)
{
    return forecastOf(hypothesis, m_sample, m_evidence, allowsAnyPrecision(hypothesis));
}

bool Trials::explainsSample(const Hypothesis& hypothesis)
{
    const auto glance = forecastOf(hypothesis, m_glance, m_evidence, true);
    return glance && explainsAll(*glance, m_glance) && explainsAll(*sampled(hypothesis), m_sample);
}

double Trials::worthOf(const Hypothesis& hypothesis)
{
    const Grid& grid = m_sample;
    const auto own = sampled(hypothesis);
    const bool keepsOrder = hypothesis.read.isPlain() && hypothesis.written.isPlain() && !hypothesis.readsMemory;
    const double bits = information(grid, *own);
    return keepsOrder && !own->source(0, grid.place(0)) ? std::max(bits, informationOfValues(grid, *own)) : bits;
}

bool Trials::isNeeded(const Hypothesis& hypothesis)
{
    if (m_meant == nullptr || hypothesis.changes == 0 || !std::holds_alternative<Resampling>(hypothesis.map))
        return true;
    const Grid& grid = m_sample;
    const auto exact = forecastOf(hypothesis, grid, m_evidence, false);
    if (explainsAll(*exact, grid))
        return true;
    const auto meant = forecastOf(*m_meant, grid, m_evidence, true);
    uint64_t left = 0,
             reached = 0; // elements that the meant map cannot give, and those that the other one gives instead
    grid.forEach([&](uint64_t number, const Place& at) {
        const uint64_t bits = grid.bits(at);
        if (meant->explains(number, at, bits))
            return;
        const auto valueOf = [&](uint64_t each) { return toDouble(grid.type(), each); };
        const double own = valueOf(exact->expected(number, at)), from = valueOf(meant->expected(number, at));
        ++left;
        reached += static_cast<uint64_t>(std::abs(own - from) * 2 > std::abs(valueOf(bits) - from));
    });
    return 2 * reached > left;
}

// It is no other name of what is meant, whose numbers are held against the output less strictly.
bool Trials::isOtherMap(const Hypothesis& hypothesis)
{
    if (m_meant == nullptr || &hypothesis == m_meant || !std::holds_alternative<Resampling>(hypothesis.map))
        return true;
    return !isSameMap(hypothesis, *m_meant, paddedSizes(m_evidence.input.desc), paddedSizes(m_evidence.output.desc))
        && isNeeded(hypothesis);
}

uint64_t Trials::scoreOf(const Hypothesis& hypothesis)
{
    const Grid& grid = m_sample;
    const auto forecast = sampled(hypothesis);
    if (!forecast)
        return 0;
    uint64_t explained = 0;
    grid.allOf([&](uint64_t number, const Place& at) {
        explained += static_cast<uint64_t>(forecast->explains(number, at, grid.bits(at)));
        return hypothesis.changes == 0 || number < kHopeless || 10 * explained > number;
    });
    return explained;
}

void Trials::run(const std::vector<Hypothesis>& list, const std::function<void(const IdentifyProgress&)>& progress)
{
    m_scores.clear();
    m_list = &list;
    m_meant = m_hasMeant && !list.empty() && list.front().changes == 0 ? &list.front() : nullptr;
    for (const Hypothesis& hypothesis : list) {
        if (m_stop.stop_requested())
            throw Cancelled();
        m_scores.push_back({&hypothesis, scoreOf(hypothesis), m_sample.count()});
        if (progress && m_scores.size() % kBetweenReports == 0)
            progress(reached(list.size()));
        // Nothing changes less than nothing.
        if (hypothesis.changes == 0 && m_scores.back().explained == m_scores.back().sampled && list.size() > 1
            && list[1].changes > 0 && explainsEverything(hypothesis)) {
            m_explaining = {&hypothesis};
            return;
        }
    }
    setExplaining();
}

IdentifyProgress Trials::reached(size_t of) const
{
    IdentifyProgress progress{.tried = m_scores.size(), .of = of};
    const auto best = std::ranges::max_element(m_scores, {}, &Score::explained);
    if (best == m_scores.end() || best->explained == 0)
        return progress;
    progress.nearest = best->hypothesis->what.words;
    progress.explained = best->explained;
    progress.sampled = best->sampled;
    return progress;
}

void Trials::setExplaining()
{
    for (const auto& [hypothesis, explained, sampled] : m_scores) {
        if (m_stop.stop_requested())
            throw Cancelled();
        const bool isFarther = !m_explaining.empty() && hypothesis->changes > m_explaining.front()->changes;
        if (explained != sampled || (isFarther && !isOtherConvention(*hypothesis)))
            continue;
        if (explainsEverything(*hypothesis) && isNeeded(*hypothesis))
            m_explaining.push_back(hypothesis);
    }
}

bool Trials::explainsEverything(const Hypothesis& hypothesis)
{
    const auto own = forecast(hypothesis);
    if (!own)
        return false;
    const Grid& grid = m_all;
    const auto explains = [&](uint64_t number, const Place& at) { return own->explains(number, at, grid.bits(at)); };
    if (!std::ranges::all_of(m_witnesses, [&](uint64_t each) { return explains(each, grid.place(each)); }))
        return false;
    return grid.allOf([&](uint64_t number, const Place& at) {
        const bool holds = explains(number, at);
        if (!holds)
            m_witnesses.push_back(number);
        return holds;
    });
}

std::vector<const Hypothesis*> Trials::alsoExplaining()
{
    std::vector<const Hypothesis*> also;
    for (const auto& [hypothesis, explained, sampled] : m_scores) {
        if (m_stop.stop_requested())
            throw Cancelled();
        if (!m_hasMeant && lineOf(*hypothesis).empty())
            continue; // no operator makes that mistake
        if (explained == sampled && std::ranges::find(m_explaining, hypothesis) == m_explaining.end()
            && explainsEverything(*hypothesis))
            also.push_back(hypothesis);
    }
    return also;
}

double Trials::distanceOf(const Hypothesis& hypothesis)
{
    const Grid& grid = m_measured;
    const auto own = forecastOf(hypothesis, grid, m_evidence, allowsAnyPrecision(hypothesis));
    double sum = 0;
    uint64_t count = 0;
    if (own)
        grid.forEach([&](uint64_t number, const Place& at) {
            const double observed = toDouble(grid.type(), grid.bits(at)),
                         expected = toDouble(grid.type(), own->expected(number, at));
            if (std::isfinite(observed) && std::isfinite(expected)) {
                sum += std::abs(observed - expected);
                ++count;
            }
        });
    return 2 * count > grid.count() ? sum / static_cast<double>(count) : std::numeric_limits<double>::infinity();
}

std::vector<Trials::Distance> Trials::distances(const std::vector<Hypothesis>& list)
{
    const double limit = kNotFar * spread();
    std::vector<Distance> near;
    for (const Hypothesis& each : list) {
        if (m_stop.stop_requested())
            throw Cancelled();
        if (const double mean = distanceOf(each); &each == m_meant || mean <= limit)
            near.push_back({&each, mean});
    }
    std::ranges::stable_sort(near, {}, &Distance::mean);
    const auto meant = std::ranges::find(near, m_meant, &Distance::hypothesis);
    if (meant != near.end())
        std::rotate(near.begin(), meant, meant + 1);
    return near;
}

double Trials::spread() const
{
    const Grid& grid = m_measured;
    std::vector<double> values;
    grid.forEach([&](uint64_t, const Place& at) {
        if (const double value = toDouble(grid.type(), grid.bits(at)); std::isfinite(value))
            values.push_back(value);
    });
    const auto count = static_cast<double>(std::max<size_t>(1, values.size()));
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    return std::transform_reduce(values.begin(), values.end(), 0.0, std::plus(),
                                 [&](double each) { return std::abs(each - mean); })
        / count;
}

const Hypothesis* Trials::closest()
{
    const Hypothesis* best = nullptr;
    double least = kClose * spread();
    for (const auto& [hypothesis, mean] : distances(*m_list)) {
        if (mean >= least)
            continue;
        best = hypothesis;
        least = hypothesis == m_meant ? mean / 2 : mean; // what is meant needs much to be beaten
    }
    return best;
}

std::vector<const Hypothesis*> Trials::close(const std::vector<Hypothesis>& of, size_t most)
{
    std::vector<const Hypothesis*> list;
    for (const auto& [hypothesis, mean] : distances(of)) {
        const auto isSameAs = [&, each = hypothesis](const Hypothesis* known) {
            return isSameMap(*known, *each, paddedSizes(m_evidence.input.desc), paddedSizes(m_evidence.output.desc));
        };
        if (list.size() < most && std::holds_alternative<Resampling>(hypothesis->map)
            && std::ranges::none_of(list, isSameAs))
            list.push_back(hypothesis);
    }
    return list;
}

// Where no case is meant, no convention is nearer than another.
bool Trials::isOtherConvention(const Hypothesis& hypothesis) const
{
    if (m_hasMeant || !std::holds_alternative<Resampling>(hypothesis.map) || !hypothesis.read.isPlain()
        || hypothesis.mistake == MistakeClass::None || hypothesis.extent == Extent::OneAxis)
        return false;
    const std::string line = lineOf(hypothesis);
    return !line.empty()
        && std::ranges::none_of(m_explaining, [&](const Hypothesis* each) { return lineOf(*each) == line; });
}

const std::vector<Partial>& Trials::nearest()
{
    if (!m_nearest.empty())
        return m_nearest;
    std::vector<Score> scores = m_scores;
    std::erase_if(scores, [&](const Score& each) { return 10 * each.explained <= each.sampled; });
    std::ranges::stable_sort(scores, std::greater{}, &Score::explained);
    // Every one is held against all elements, which takes long where they are many.
    const bool areMany = elementCount(m_evidence.output.desc) > kMany;
    const size_t most = areMany ? 2 : kMostPartial;
    if (areMany)
        std::erase_if(scores, [best = scores.empty() ? 0 : scores.front().explained](const Score& each) {
            return 10 * each.explained < 9 * best;
        });
    // The one that changes nothing is always asked.
    const auto meant = std::ranges::find(scores, m_meant, &Score::hypothesis);
    if (meant != scores.end())
        std::rotate(scores.begin(), meant, meant + 1);
    for (const Score& score : scores) {
        if (m_stop.stop_requested())
            throw Cancelled();
        if (m_nearest.size() < most && isOtherMap(*score.hypothesis))
            m_nearest.push_back({score.hypothesis, residueOf(*forecast(*score.hypothesis), m_all)});
    }
    std::ranges::stable_sort(m_nearest, std::greater{}, [](const Partial& each) { return each.residue.explained; });
    return m_nearest;
}

} // namespace tessera
