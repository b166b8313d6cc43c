// SPDX-License-Identifier: Apache-2.0
// Two outputs held against each other, and what may differ.
#include "engine/capi/handles.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/identify.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/check_report.h"
#include "engine/report/runs/findings.h"

#include <array>
#include <functional>

namespace tessera {

namespace {

constexpr std::array kRoundings = {TESSERA_TRUNCATE,  TESSERA_HALF_UP, TESSERA_HALF_EVEN, TESSERA_HALF_AWAY_FROM_ZERO,
                                   TESSERA_HALF_DOWN, TESSERA_FLOOR,   TESSERA_CEIL}; // as kIntegerRoundings
static_assert(kRoundings.size() == kIntegerRoundings.size() && kRoundings.front() == 0
              && kRoundings.back() == static_cast<int>(IntegerRounding::Ceil));

// Both structs have the same rules by the same names.
template <class To> To withRulesOf(const auto& from)
{
    To to{};
    to.atol = from.atol;
    to.rtol = from.rtol;
    to.ulp = from.ulp;
    to.interpolationBound = from.interpolationBound != 0;
    to.nanEqualsNan = from.nanEqualsNan != 0;
    to.eitherNeighbour = from.eitherNeighbour != 0;
    to.integers = static_cast<decltype(to.integers)>(from.integers);
    to.anyCoordinates = from.anyCoordinates != 0;
    to.allowedShare = from.allowedShare;
    to.hardLimit = from.hardLimit;
    return to;
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
    return withRulesOf<Tolerance>(tolerance);
}

bool executesPlans(const tessera_engine* engine)
{
    return engine && engine->value->executesPlans();
}

std::string optionsOf(const Tolerance& tolerance)
{
    return optionsText(tolerance).substr(1); // behind the blank
}

struct Outputs {
    Tensor input, a, b;
    Tolerance tolerance;
};

std::string pageOf(const tessera_plan& plan, const Outputs& outputs, const Comparison& comparison,
                   const tessera_compare_options& options)
{
    const Case& c = plan.source;
    CheckResult result{.name = toText(c),
                       .verdict = std::string(word(comparison.verdict)),
                       .code = codeOf(comparison.verdict),
                       .figures = english(figuresText(comparison, plan.value.output)),
                       .operatorName = std::string(name(c.op)),
                       .engine = options.a ? options.a : "A",
                       .against = options.b ? options.b : "B",
                       .tolerance = optionsOf(outputs.tolerance),
                       .comparison = comparison,
                       .output = plan.value.output};
    if (comparison.verdict == Verdict::Fail) {
        result.cause = cause(c.op, outputs.input, outputs.a, outputs.b, true, tokenOf(options.stop));
        result.figures += "; " + english(briefly(*result.cause));
        result.evidence = evidenceOf(plan.value, outputs.input, outputs.a, outputs.b, outputs.tolerance, comparison);
    }
    CheckRun run{.head = {.command = "check", .startedAt = utcNow()}};
    run.results.push_back(std::move(result));
    return checkHtml(run);
}

tessera_comparison comparisonOf(const tessera_plan& plan, const Outputs& outputs,
                                const tessera_compare_options& options)
{
    tessera_comparison made{assess(plan.source.op, plan.value, outputs.input, outputs.a, outputs.b, outputs.tolerance,
                                   tokenOf(options.stop))};
    if (options.page)
        made.page = pageOf(plan, outputs, made.value, options);
    return made;
}

static_assert(TESSERA_PASS == static_cast<int>(Verdict::Pass)
              && TESSERA_MISTRUSTED == static_cast<int>(Verdict::Mistrusted)
              && TESSERA_FAIL == static_cast<int>(Verdict::Fail));

} // namespace

} // namespace tessera

using namespace tessera;

tessera_status tessera_default_tolerance(const tessera_plan* plan, const tessera_engine* a, const tessera_engine* b,
                                         tessera_tolerance* result) noexcept
{
    return guarded([&] {
        const Plan& value = needed(plan, "plan")->value;
        *needed(result, "result") =
            withRulesOf<tessera_tolerance>(defaultTolerance(value, executesPlans(a) && executesPlans(b)));
    });
}

tessera_status tessera_named_tolerance(const tessera_plan* plan, const char* name, tessera_tolerance* result) noexcept
{
    return guarded([&] {
        const TolerancePreset* const preset = tolerancePreset(needed(name, "name"));
        if (!preset)
            throw TextError("there is no tolerance \"" + std::string(name) + "\"; expected one of "
                            + listText(tolerancePresets(), ", ", std::mem_fn(&TolerancePreset::name)));
        *needed(result, "result") = withRulesOf<tessera_tolerance>(preset->of(needed(plan, "plan")->value));
    });
}

tessera_status tessera_tolerance_text(const tessera_tolerance* tolerance, char* text, size_t capacity,
                                      size_t* length) noexcept
{
    return guarded(
        [&] { writeText(optionsOf(toleranceFrom(*needed(tolerance, "tolerance"))), text, capacity, length); });
}

tessera_status tessera_compare(const tessera_plan* plan, const void* input, size_t inputBytes, const void* a,
                               size_t aBytes, const void* b, size_t bBytes, const tessera_tolerance* tolerance,
                               tessera_comparison** result) noexcept
{
    return tessera_compare_with(plan, input, inputBytes, a, aBytes, b, bBytes, tolerance, nullptr, result);
}

tessera_status tessera_compare_with(const tessera_plan* plan, const void* input, size_t inputBytes, const void* a,
                                    size_t aBytes, const void* b, size_t bBytes, const tessera_tolerance* tolerance,
                                    const tessera_compare_options* options, tessera_comparison** result) noexcept
{
    return create(result, [&] {
        const Plan& value = needed(plan, "plan")->value;
        const Outputs outputs{.input = tensorFrom(value.input, input, inputBytes, "input"),
                              .a = tensorFrom(value.output, a, aBytes, "a"),
                              .b = tensorFrom(value.output, b, bBytes, "b"),
                              .tolerance = tolerance ? toleranceFrom(*tolerance) : defaultTolerance(value, false)};
        return comparisonOf(*plan, outputs, optionsFrom(options));
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
        *needed(result, "result") = {.verdict = static_cast<tessera_verdict>(value.verdict),
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

tessera_status tessera_comparison_rule(const tessera_comparison* comparison, char* text, size_t capacity,
                                       size_t* length) noexcept
{
    return guarded([&] { writeText(english(needed(comparison, "comparison")->value.rule), text, capacity, length); });
}

tessera_status tessera_comparison_notes(const tessera_comparison* comparison, char* text, size_t capacity,
                                        size_t* length) noexcept
{
    return guarded([&] {
        const Comparison& value = needed(comparison, "comparison")->value;
        std::vector<Message> lines = value.notes;
        std::ranges::move(advice(value), std::back_inserter(lines));
        writeMessages(lines, text, capacity, length);
    });
}

tessera_status tessera_comparison_page(const tessera_comparison* comparison, char* text, size_t capacity,
                                       size_t* length) noexcept
{
    return guarded([&] { writePage(needed(comparison, "comparison")->page, text, capacity, length); });
}
