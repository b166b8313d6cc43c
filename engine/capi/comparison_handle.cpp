// SPDX-License-Identifier: Apache-2.0
#include "engine/capi/handles.h"
#include "engine/capi/status.h"
#include "engine/judge/measure/assess.h"

#include <array>

namespace tessera {

namespace {

constexpr std::array kRoundings = {TESSERA_TRUNCATE,  TESSERA_HALF_UP, TESSERA_HALF_EVEN, TESSERA_HALF_AWAY_FROM_ZERO,
                                   TESSERA_HALF_DOWN, TESSERA_FLOOR,   TESSERA_CEIL}; // as kIntegerRoundings
static_assert(kRoundings.size() == kIntegerRoundings.size() && kRoundings.front() == 0
              && kRoundings.back() == static_cast<int>(IntegerRounding::Ceil));

tessera_tolerance described(const Tolerance& tolerance)
{
    return {.atol = tolerance.atol,
            .rtol = tolerance.rtol,
            .ulp = tolerance.ulp,
            .interpolationBound = tolerance.interpolationBound,
            .nanEqualsNan = tolerance.nanEqualsNan,
            .eitherNeighbour = tolerance.eitherNeighbour,
            .allowedShare = tolerance.allowedShare,
            .hardLimit = tolerance.hardLimit,
            .integers = static_cast<tessera_integer_rounding>(tolerance.integers),
            .anyCoordinates = tolerance.anyCoordinates};
}

// Throws TextError.
Tolerance toleranceFrom(const tessera_tolerance& tolerance)
{
    const auto need = [](bool right, const char* what) {
        if (!right)
            throw TextError(std::string("tolerance: ") + what);
    };
    need(tolerance.atol >= 0, "atol is not a number from 0 on");
    need(tolerance.rtol >= 0, "rtol is not a number from 0 on");
    need(tolerance.allowedShare >= 0 && tolerance.allowedShare <= 1, "allowedShare does not lie in 0 to 1");
    need(tolerance.hardLimit >= 0, "hardLimit is not a number from 0 on; INFINITY means that there is none");
    need(tolerance.integers >= kRoundings.front() && tolerance.integers <= kRoundings.back(),
         "integers is no tessera_integer_rounding");
    return {.atol = tolerance.atol,
            .rtol = tolerance.rtol,
            .ulp = tolerance.ulp,
            .interpolationBound = tolerance.interpolationBound != 0,
            .nanEqualsNan = tolerance.nanEqualsNan != 0,
            .eitherNeighbour = tolerance.eitherNeighbour != 0,
            .integers = static_cast<IntegerRounding>(tolerance.integers),
            .anyCoordinates = tolerance.anyCoordinates != 0,
            .allowedShare = tolerance.allowedShare,
            .hardLimit = tolerance.hardLimit};
}

bool executesPlans(const tessera_engine* engine)
{
    return engine && engine->value->executesPlans();
}

tessera_verdict verdictOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Pass:
        return TESSERA_PASS;
    case Verdict::Mistrusted:
        return TESSERA_MISTRUSTED;
    case Verdict::Fail:
        break;
    }
    return TESSERA_FAIL;
}

} // namespace

} // namespace tessera

using namespace tessera;

tessera_status tessera_default_tolerance(const tessera_plan* plan, const tessera_engine* a, const tessera_engine* b,
                                         tessera_tolerance* result) noexcept
{
    return guarded([&] {
        const Plan& value = needed(plan, "plan")->value;
        *needed(result, "result") = described(defaultTolerance(value, executesPlans(a) && executesPlans(b)));
    });
}

tessera_status tessera_compare(const tessera_plan* plan, const void* input, size_t inputBytes, const void* a,
                               size_t aBytes, const void* b, size_t bBytes, const tessera_tolerance* tolerance,
                               tessera_comparison** result) noexcept
{
    return create(result, [&] {
        const Plan& value = needed(plan, "plan")->value;
        const Tolerance allowed = tolerance ? toleranceFrom(*tolerance) : defaultTolerance(value, false);
        return tessera_comparison{assess(plan->source.op, value, tensorFrom(value.input, input, inputBytes, "input"),
                                         tensorFrom(value.output, a, aBytes, "a"),
                                         tensorFrom(value.output, b, bBytes, "b"), allowed)};
    });
}

void tessera_comparison_free(tessera_comparison* comparison) noexcept
{
    delete comparison;
}

tessera_status tessera_comparison_figures(const tessera_comparison* comparison, tessera_figures* result) noexcept
{
    return guarded([&] {
        const Comparison& value = needed(comparison, "comparison")->value;
        *needed(result, "result") = {.verdict = verdictOf(value.verdict),
                                     .elements = value.count,
                                     .equal = value.equal,
                                     .within = value.within,
                                     .beyond = value.beyond,
                                     .nonFinite = value.nonFinite,
                                     .maxAbsolute = value.maxAbsolute,
                                     .maxRelative = value.maxRelative,
                                     .meanAbsolute = value.meanAbsolute,
                                     .maxUlp = value.maxUlp,
                                     .worst = value.worst ? value.worst->element : UINT64_MAX,
                                     .worstUlp = value.worstUlp ? value.worstUlp->element : UINT64_MAX};
    });
}

const char* tessera_comparison_reason(const tessera_comparison* comparison) noexcept
{
    return comparison ? comparison->reason.c_str() : "";
}
