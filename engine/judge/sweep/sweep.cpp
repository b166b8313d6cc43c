// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/sweep.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"
#include "engine/judge/sweep/random_case.h"
#include "engine/judge/sweep/shrink.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <exception>
#include <mutex>
#include <numeric>
#include <optional>
#include <thread>

namespace tessera {

namespace {

constexpr uint64_t kMostShards = 1'000'000;

uint64_t variable(const char* name)
{
    const char* text = std::getenv(name);
    if (text == nullptr)
        throw TextError(say(
            "sweep", "--shard slurm: %1 is not set; it is in the tasks of an array, `sbatch --array=1-64 …`")(name));
    const auto value = numberIn<uint64_t>(text);
    if (!value)
        throw TextError(say("sweep", "--shard slurm: %1 = \"%2\" is no number")(name, text));
    return *value;
}

Shard slurmShard()
{
    const uint64_t id = variable("SLURM_ARRAY_TASK_ID"), count = variable("SLURM_ARRAY_TASK_COUNT");
    const uint64_t first = std::getenv("SLURM_ARRAY_TASK_MIN") ? variable("SLURM_ARRAY_TASK_MIN") : 1;
    if (id < first || id - first >= count)
        throw TextError(say("sweep",
                            "--shard slurm: task %1 is none of %2 from %3 on; expected an array without gaps or "
                            "steps: --array=1-%2")(id, count, first));
    return {id - first + 1, count};
}

TextError noShard(const std::string& text)
{
    return TextError(say("sweep", "--shard \"%1\": expected I/N with I from 1 to N, such as 3/16, or slurm")(text));
}

} // namespace

Shard shardFrom(const std::string& text)
{
    if (text == "slurm")
        return slurmShard();
    const std::string_view view = text;
    const size_t slash = view.find('/');
    if (slash == std::string_view::npos)
        throw noShard(text);
    const auto index = numberIn<uint64_t>(view.substr(0, slash)), count = numberIn<uint64_t>(view.substr(slash + 1));
    if (!index || !count || *index < 1 || *index > *count || *count > kMostShards)
        throw noShard(text);
    return {*index, *count};
}

std::string toText(const Shard& shard)
{
    return std::to_string(shard.index) + "/" + std::to_string(shard.count);
}

namespace {

constexpr uint64_t kChunk = 64; // cases that a thread takes at a time
using Clock = std::chrono::steady_clock;

uint64_t digestOf(uint64_t number, uint64_t digest)
{
    uint64_t x = (number + 1) * 0x9e37'79b9'7f4a'7c15 ^ digest;
    x = (x ^ (x >> 30)) * 0xbf58'476d'1ce4'e5b9;
    return x ^ (x >> 31);
}

SweepFailure failureOf(const SweptTrial& trial, const Case& c)
{
    const bool isCompared = trial.state == TrialState::Fail && !trial.isSaid;
    return {.state = trial.state,
            .figures = english(trial.figures),
            .mistakes = isCompared ? namesOf(trial.mistakes) : std::vector<std::string>(),
            .second = isCompared && trial.second ? std::string(name(*trial.second)) : std::string(),
            .line = toText(c)};
}

class SweepRun {
public:
    SweepRun(const SweepOrder& order, const SweepHooks& hooks)
        : m_order(order)
        , m_hooks(hooks)
        , m_count(order.shard.cases(order.cases))
        , m_sum(order.start.sum)
    {
        for (const auto& [number, failure] : m_sum.failures)
            if (m_numbers.size() < m_order.mostShrunk)
                m_numbers.push_back(number);
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
    bool isStopped() const { return m_hooks.stop.stop_requested(); }
    bool isOver() const { return isStopped() || m_hasFailed || (m_end && Clock::now() >= *m_end); }

    void work(bool isFirst)
    {
        try {
            const SweepEngines engines = m_hooks.makeEngines();
            const TrialBench bench{*engines.engine, *engines.against, m_hooks.tolerance, m_hooks.budget, m_hooks.stop};
            if (isFirst && !m_order.start.isKnownRun)
                runKnown(bench);
            while (!isOver()) {
                const uint64_t begin = m_next.fetch_add(kChunk);
                if (begin >= m_count)
                    break;
                if (!m_order.start.chunks.contains(begin))
                    runChunk(bench, begin, std::min(begin + kChunk, m_count));
            }
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
        for (const Case& c : m_order.known) {
            const SweptTrial trial = bench.run(c);
            if (!isWrong(trial.state))
                continue;
            SweepFailure failure = failureOf(trial, c);
            shrink(bench, c, trial, failure);
            const std::lock_guard lock(m_mutex);
            m_sum.known.push_back(failure);
            if (m_hooks.found)
                m_hooks.found({}, failure);
        }
        const std::lock_guard lock(m_mutex);
        if (m_hooks.knownRun && !isStopped())
            m_hooks.knownRun(m_sum.known);
    }

    void runChunk(const TrialBench& bench, uint64_t begin, uint64_t end)
    {
        SweepSum part;
        try {
            for (uint64_t own = begin; own < end && !isOver(); ++own)
                runCase(bench, m_order.shard.caseAt(own), part);
        } catch (const Cancelled&) {
            add(part, {});
            throw;
        }
        // What was stopped while it was made small is run again.
        const bool isWhole = part.ran == end - begin && !isStopped();
        add(part, isWhole ? std::optional(begin) : std::nullopt);
    }

    void runCase(const TrialBench& bench, uint64_t number, SweepSum& part)
    {
        const Case c = randomCase(m_order.seed, number);
        const SweptTrial trial = bench.run(c);
        ++part.ran;
        ++part.counts[static_cast<size_t>(trial.state)];
        part.digest += digestOf(number, trial.digest);
        if (!isWrong(trial.state))
            return;
        SweepFailure failure = failureOf(trial, c);
        if (isAmongFirst(number)) {
            shrink(bench, c, trial, failure);
            const std::lock_guard lock(m_mutex);
            if (m_hooks.found)
                m_hooks.found(number, failure);
        }
        part.failures.emplace(number, failure);
    }

    // Whether few enough failures have lower numbers, of those known so far: at the end the lowest have been shrunk.
    bool isAmongFirst(uint64_t number)
    {
        const std::lock_guard lock(m_mutex);
        m_numbers.insert(std::ranges::upper_bound(m_numbers, number), number);
        if (m_numbers.size() > m_order.mostShrunk)
            m_numbers.resize(m_order.mostShrunk);
        return std::ranges::binary_search(m_numbers, number);
    }

    void shrink(const TrialBench& bench, const Case& c, const SweptTrial& trial, SweepFailure& failure) const
    {
        try {
            const auto small = smallestFailure(bench, c, trial, m_order.limits);
            if (!small) {
                failure.figures = english(joined({trial.figures, say("sweep", "not when it was run again")}, "; "));
                return;
            }
            failure.shrunkFigures = english(small->trial.figures);
            failure.shrunk = toText(small->c);
            failure.stars = trial.state == TrialState::Timeout
                ? failure.shrunk
                : lineWithWildcards(small->c, failsLike(bench, trial), m_order.limits);
        } catch (const Cancelled&) { // the failure stays as it was found
        }
    }

    void add(const SweepSum& part, std::optional<uint64_t> wholeChunk)
    {
        const std::lock_guard lock(m_mutex);
        tessera::add(m_sum, part);
        if (wholeChunk && m_hooks.done)
            m_hooks.done(*wholeChunk, kept(part));
        if (m_hooks.progress)
            m_hooks.progress(m_sum.ran, m_sum.wrong() + m_sum.known.size());
    }

    SweepSum kept(SweepSum part) const
    {
        std::erase_if(part.failures, [&](const auto& each) { return !m_sum.failures.contains(each.first); });
        return part;
    }

    const SweepOrder& m_order;
    const SweepHooks& m_hooks;
    uint64_t m_count; // how many cases this shard has
    std::optional<Clock::time_point> m_end;
    std::atomic<uint64_t> m_next = 0;
    std::atomic<bool> m_hasFailed = false;
    std::mutex m_mutex; // guards all below
    SweepSum m_sum;
    std::vector<uint64_t> m_numbers; // the numbers of the first failures, ascending
    std::exception_ptr m_error;
};

} // namespace

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

void keepShrunk(SweepSum& sum, size_t mostShrunk)
{
    size_t place = 0;
    for (auto& [number, failure] : sum.failures)
        if (place++ >= mostShrunk)
            failure.shrunk = failure.shrunkFigures = failure.stars = {};
}

SweepSum sweep(const SweepOrder& order, const SweepHooks& hooks)
{
    return SweepRun(order, hooks).run();
}

} // namespace tessera
