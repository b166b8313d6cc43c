// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/sweep_sum.h"

#include <algorithm>
#include <iterator>

namespace tessera {

std::string kindOf(const SweepFailure& failure)
{
    std::string kind(word(failure.state));
    if (failure.mistakes.empty())
        return kind + ' ' + failure.figures;
    kind += ' ' + failure.line.substr(0, failure.line.find(' '));
    for (const std::string& mistake : failure.mistakes)
        kind += ' ' + mistake;
    return kind + ' ' + failure.second;
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

bool FirstOfKinds::add(uint64_t number, const SweepFailure& failure)
{
    const auto [at, isNew] = m_numbers.emplace(kindOf(failure), number);
    if (!isNew && at->second < number)
        return false;
    at->second = number;
    if (m_numbers.size() <= m_most)
        return true;
    const auto last = std::ranges::max_element(m_numbers, {}, &std::pair<const std::string, uint64_t>::second);
    const bool isKept = last != at;
    m_numbers.erase(last);
    return isKept;
}

void keepShrunk(SweepSum& sum, size_t mostKinds)
{
    FirstOfKinds kinds(mostKinds);
    for (auto& [number, failure] : sum.failures)
        if (!kinds.add(number, failure)) {
            failure.shrunk = failure.shrunkFigures = {};
            failure.isGone = false;
        }
}

} // namespace tessera
