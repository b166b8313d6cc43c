// SPDX-License-Identifier: Apache-2.0
#include "engine/capi/tessera.h"

#include "engine/capi/handles.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"
#include "engine/judge/measure/assess.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>

namespace tessera {

namespace {

thread_local std::string lastText;
thread_local const char* lastError = "";

const TensorDesc& descOf(const tessera_plan& plan, tessera_side side)
{
    if (side != TESSERA_INPUT && side != TESSERA_OUTPUT)
        throw TextError("side = " + std::to_string(side) + " is neither TESSERA_INPUT nor TESSERA_OUTPUT");
    return side == TESSERA_INPUT ? plan.value.input : plan.value.output;
}

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

static_assert(TESSERA_PASS == static_cast<int>(Verdict::Pass)
              && TESSERA_MISTRUSTED == static_cast<int>(Verdict::Mistrusted)
              && TESSERA_FAIL == static_cast<int>(Verdict::Fail));

} // namespace

void setLastError(const char* text) noexcept
{
    try {
        lastText = text;
        lastError = lastText.c_str();
    } catch (const std::bad_alloc&) {
        lastError = "there is not enough memory to say what is wrong";
    }
}

} // namespace tessera

using namespace tessera;

tessera_status tessera_case_from_text(const char* line, tessera_case** result) noexcept
{
    return create(result, [&] { return tessera_case{caseFromText(needed(line, "line"))}; });
}

void tessera_case_free(tessera_case* each) noexcept
{
    delete each;
}

tessera_status tessera_case_text(const tessera_case* each, char* text, size_t capacity, size_t* length) noexcept
{
    return guarded([&] { writeText(toText(needed(each, "each")->value), text, capacity, length); });
}

tessera_status tessera_plan_create(const tessera_case* each, uint64_t memoryBudget, tessera_plan** result) noexcept
{
    return create(result, [&] {
        const Case& source = needed(each, "each")->value;
        const MemoryBudget budget = budgetOf(memoryBudget);
        throwIfInvalid(source.op, budget);
        return tessera_plan{source, makePlan(source.op), budget};
    });
}

void tessera_plan_free(tessera_plan* plan) noexcept
{
    delete plan;
}

tessera_status tessera_plan_tensor(const tessera_plan* plan, tessera_side side, tessera_tensor* result) noexcept
{
    return guarded([&] { *needed(result, "result") = described(descOf(*needed(plan, "plan"), side)); });
}

tessera_status tessera_plan_load_input(const tessera_plan* plan, void* input, size_t inputBytes) noexcept
{
    return guarded([&] {
        needBytes(needed(plan, "plan")->value.input, inputBytes, "input");
        const Tensor tensor = loadInput(plan->source, plan->budget);
        std::memcpy(needed(input, "input"), tensor.bytes().data(), totalBytes(tensor.desc));
    });
}

tessera_status tessera_sources(const tessera_plan* plan, uint64_t outputElement, tessera_partner* partners,
                               size_t capacity, uint64_t* count) noexcept
{
    return guarded([&] {
        const Plan& value = needed(plan, "plan")->value;
        writePartners(value.output, outputElement, partners, capacity, count,
                      [&](uint64_t element, size_t most) { return sources(value, element, most); });
    });
}

tessera_status tessera_targets(const tessera_plan* plan, uint64_t inputElement, tessera_partner* partners,
                               size_t capacity, uint64_t* count) noexcept
{
    return guarded([&] {
        const Plan& value = needed(plan, "plan")->value;
        writePartners(value.input, inputElement, partners, capacity, count,
                      [&](uint64_t element, size_t most) { return targets(value, element, most); });
    });
}

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
        if (!preset) {
            std::string names;
            for (const TolerancePreset& each : tolerancePresets())
                names += (names.empty() ? "" : ", ") + std::string(each.name);
            throw TextError("there is no tolerance \"" + std::string(name) + "\"; expected one of " + names);
        }
        *needed(result, "result") = withRulesOf<tessera_tolerance>(preset->of(needed(plan, "plan")->value));
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
        std::vector<std::string> lines;
        for (const Message& note : value.notes)
            lines.push_back(english(note));
        for (const Message& each : advice(value))
            lines.push_back(english(each));
        writeText(linesOf(lines), text, capacity, length);
    });
}

const char* tessera_last_error() noexcept
{
    return tessera::lastError;
}

const char* tessera_version() noexcept
{
    return TESSERA_VERSION_TEXT;
}
