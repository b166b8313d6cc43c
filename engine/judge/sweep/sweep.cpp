// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/sweep.h"

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/random.h"
#include "engine/judge/sweep/random_case.h"
#include "engine/judge/sweep/trial_bench.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <iterator>
#include <mutex>
#include <optional>
#include <set>
#include <thread>

namespace tessera {

namespace {

using Clock = std::chrono::steady_clock;

SweepFailure failureOf(const SweptTrial& trial, const Case& c)
{
    return {.state = trial.state, .figures = english(trial.figures), .classes = trial.classes, .line = toText(c)};
}

// The lowest number of each kind of failure, for the kinds with the lowest numbers. Only these failures are shrunk. A
// failure that is among them at the end was so when it was found, whatever the threads and machines.
using FirstOfKinds = std::map<std::string, uint64_t>;

// Whether the failure is the first of its kind so far, and fewer than `most` kinds have lower numbers.
bool isFirst(FirstOfKinds& firsts, size_t most, uint64_t number, const SweepFailure& failure)
{
    const auto [at, isNew] = firsts.emplace(kindOf(failure), number);
    if (!isNew && at->second < number)
        return false;
    at->second = number;
    if (firsts.size() <= most)
        return true;
    const auto last = std::ranges::max_element(firsts, {}, &FirstOfKinds::value_type::second);
    const bool isKept = last != at;
    firsts.erase(last);
    return isKept;
}

class SweepRun {
public:
    SweepRun(const SweepOrder& order, const SweepHooks& hooks)
        : m_order(order)
        , m_hooks(hooks)
        , m_cases(order.choice)
        , m_count(order.shard.cases(order.cases))
    {
        if (order.seconds)
            m_end = Clock::now()
                + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(*order.seconds));
    }

    SweepSum run()
    {
        std::vector<std::jthread> others;
        for (unsigned job = 1; job < m_order.jobs; ++job)
            others.emplace_back([this] { work(false); });
        work(true);
        others.clear();
        if (m_error)
            std::rethrow_exception(m_error);
        m_sum.isComplete = m_sum.ran == m_count;
        keepShrunk(m_sum, m_order.mostShrunk);
        return std::move(m_sum);
    }

private:
    bool isOver() const { return m_hooks.stop.stop_requested() || m_hasFailed || (m_end && Clock::now() >= *m_end); }

    void work(bool isFirst)
    {
        try {
            const SweepEngines engines = m_hooks.makeEngines();
            const TrialBench bench = benchOf(engines, m_hooks);
            if (isFirst)
                runKnown(bench);
            for (uint64_t own; !isOver() && (own = m_next++) < m_count;)
                runCase(bench, m_order.shard.caseAt(own));
        } catch (const Cancelled&) { // what was found so far is kept
        } catch (...) {
            const std::lock_guard lock(m_mutex);
            if (!m_error)
                m_error = std::current_exception();
            m_hasFailed = true;
        }
    }

    void runKnown(const TrialBench& bench)
    {
        std::set<std::string> kinds; // already shrunk
        for (const Case& c : m_order.known) {
            const SweptTrial trial = bench.run(c);
            if (!isWrong(trial.state))
                continue;
            SweepFailure failure = failureOf(trial, c);
            if (kinds.insert(kindOf(failure)).second)
                shrink(bench, c, trial, failure);
            const std::lock_guard lock(m_mutex);
            m_sum.known.push_back(failure);
            if (m_hooks.found)
                m_hooks.found({}, failure);
        }
    }

    void runCase(const TrialBench& bench, uint64_t number)
    {
        const Case c = m_cases.at(m_order.seed, number);
        const SweptTrial trial = bench.run(c);
        SweepSum part{.ran = 1, .digest = mixedBits((number + 1) * kGoldenRatio ^ trial.digest)};
        ++part.counts[static_cast<size_t>(trial.state)];
        if (isWrong(trial.state)) {
            SweepFailure failure = failureOf(trial, c);
            if (isWorthShrinking(number, failure)) {
                shrink(bench, c, trial, failure);
                const std::lock_guard lock(m_mutex);
                if (m_hooks.found)
                    m_hooks.found(number, failure);
            }
            part.failures.emplace(number, std::move(failure));
        }
        const std::lock_guard lock(m_mutex);
        add(m_sum, part);
        if (m_hooks.progress)
            m_hooks.progress(m_sum.ran, m_sum.wrong() + m_sum.known.size());
    }

    bool isWorthShrinking(uint64_t number, const SweepFailure& failure)
    {
        const std::lock_guard lock(m_mutex);
        return isFirst(m_firsts, m_order.mostShrunk, number, failure);
    }

    void shrink(const TrialBench& bench, const Case& c, const SweptTrial& trial, SweepFailure& failure) const
    {
        try {
            const auto small = smallestFailure(bench, c, trial);
            failure.isGone = !small;
            if (!small)
                return;
            failure.shrunkFigures = english(small->trial.figures);
            failure.shrunk = toText(small->c);
        } catch (const Cancelled&) { // the failure stays as it was found
        }
    }

    const SweepOrder& m_order;
    const SweepHooks& m_hooks;
    RandomCases m_cases;
    uint64_t m_count; // how many cases this shard has
    std::optional<Clock::time_point> m_end;
    std::atomic<uint64_t> m_next = 0;
    std::atomic<bool> m_hasFailed = false;
    std::mutex m_mutex; // guards all below
    SweepSum m_sum;
    FirstOfKinds m_firsts;
    std::exception_ptr m_error;
};

} // namespace

SweepSum sweep(const SweepOrder& order, const SweepHooks& hooks)
{
    return SweepRun(order, hooks).run();
}

TrialBench benchOf(const SweepEngines& engines, const SweepHooks& hooks)
{
    return {*engines.engine, *engines.against, hooks.tolerance, hooks.budget, hooks.stop};
}

std::string kindOf(const SweepFailure& failure)
{
    const std::string kind(word(failure.state));
    if (failure.classes.mistakes.empty())
        return kind + ' ' + failure.figures;
    return kind + ' ' + failure.line.substr(0, failure.line.find(' ')) + ' ' + english(classText(failure.classes));
}

uint64_t SweepSum::wrong() const
{
    uint64_t sum = 0;
    for (const TrialState state : kTrialStates)
        if (isWrong(state))
            sum += count(state);
    return sum;
}

void add(SweepSum& sum, const SweepSum& part)
{
    sum.ran += part.ran;
    for (size_t i = 0; i < part.counts.size(); ++i)
        sum.counts[i] += part.counts[i];
    sum.digest += part.digest;
    sum.failures.insert(part.failures.begin(), part.failures.end());
    while (sum.failures.size() > kMostSweepFailures)
        sum.failures.erase(std::prev(sum.failures.end()));
}

void keepShrunk(SweepSum& sum, size_t mostKinds)
{
    FirstOfKinds kinds;
    for (auto& [number, failure] : sum.failures)
        if (!isFirst(kinds, mostKinds, number, failure)) {
            failure.shrunk = failure.shrunkFigures = {};
            failure.isGone = false;
        }
}

} // namespace tessera
