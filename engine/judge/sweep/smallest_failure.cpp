// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/smallest_failure.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr size_t kTriesOfAHang = 20;

bool isHang(const SweptTrial& trial)
{
    return trial.state == TrialState::Timeout;
}

} // namespace

StillFails failsLike(const TrialBench& bench, const SweptTrial& trial)
{
    return [&bench, &trial](const Case& candidate) {
        try {
            return bench.run(candidate).isLike(trial);
        } catch (const TextError&) { // values of a file do not fit another shape
            return false;
        }
    };
}

ShrinkLimits limitsFor(const SweptTrial& trial, ShrinkLimits limits)
{
    if (isHang(trial))
        limits.tries = std::min(limits.tries, kTriesOfAHang);
    return limits;
}

std::optional<SmallestFailure> smallestFailure(const TrialBench& bench, const Case& c, const SweptTrial& trial,
                                               const ShrinkLimits& limits,
                                               const std::function<bool(const Case& c)>& isWanted)
{
    const auto stillFails = [&, isLike = failsLike(bench, trial)](const Case& candidate) {
        return (!isWanted || isWanted(candidate)) && isLike(candidate);
    };
    Case small = shrunk(c, stillFails, limitsFor(trial, limits));
    SweptTrial again = isHang(trial) ? trial : bench.run(small);
    if (!again.isLike(trial))
        return {};
    return SmallestFailure{std::move(small), std::move(again)};
}

} // namespace tessera
