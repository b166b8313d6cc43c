// SPDX-License-Identifier: Apache-2.0
#include "engine/capi/tessera.h"

#include "engine/capi/handles.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/measure/verification.h"
#include "engine/judge/sweep/random_case.h"

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>

namespace tessera {

namespace {

thread_local std::string lastText;
thread_local const char* lastError = "";

// Whether the side is the input. Throws TextError for other numbers.
bool isInput(tessera_side side)
{
    if (side != TESSERA_INPUT && side != TESSERA_OUTPUT)
        throw TextError("side = " + std::to_string(side) + " is neither TESSERA_INPUT nor TESSERA_OUTPUT");
    return side == TESSERA_INPUT;
}

std::string issuesJson(const Operator& op, const MemoryBudget& budget)
{
    JsonText json;
    json.beginArray();
    for (const Issue& issue : validate(op, budget)) {
        json.beginObject().key("field").value(issue.path).key("value").value(issue.value);
        json.key("expected").values(issue.suggestions).key("sentence").value(english(sentence(issue))).endObject();
    }
    return json.endArray().text();
}

std::string packJson()
{
    JsonText json;
    json.beginArray();
    for (const PackCase& each : conformancePack())
        json.beginObject().key("name").value(each.name).key("line").value(toText(each.c)).endObject();
    return json.endArray().text();
}

std::string explanationJson(const tessera_plan& plan, uint64_t element)
{
    requireElement(plan.value.output, element);
    const Explanation found = explain(plan.source.op, plan.value, element);
    const auto textOf = [](const FormulaLine& line) { return english(line.text); };
    JsonText json;
    json.beginObject().key("formula").value(listText(found.formula, "\n", textOf));
    return json.key("sentence").value(english(found.sentence)).endObject().text();
}

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

const char* tessera_last_error() noexcept
{
    return tessera::lastError;
}

const char* tessera_version() noexcept
{
    return TESSERA_VERSION_TEXT;
}

void tessera_text_free(char* text) noexcept
{
    std::free(text); // strdup()'s
}

tessera_status tessera_case_from_text(const char* line, tessera_case** result) noexcept
{
    return create(result, [&] { return tessera_case{caseFromText(needed(line, "line"))}; });
}

tessera_status tessera_case_random(uint64_t seed, uint64_t index, tessera_case** result) noexcept
{
    return create(result, [&] { return tessera_case{.value = randomCase(seed, index)}; });
}

void tessera_case_free(tessera_case* each) noexcept
{
    delete each;
}

tessera_status tessera_case_text(const tessera_case* each, char** text) noexcept
{
    return write(text, [&] { return toText(needed(each, "each")->value); });
}

tessera_status tessera_case_issues(const tessera_case* each, uint64_t memoryBudget, char** json) noexcept
{
    return write(json, [&] { return issuesJson(needed(each, "each")->value.op, budgetOf(memoryBudget)); });
}

tessera_status tessera_pack(char** json) noexcept
{
    return write(json, packJson);
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
    return reportErrors([&] {
        const Plan& value = needed(plan, "plan")->value;
        *needed(result, "result") = described(isInput(side) ? value.input : value.output);
    });
}

tessera_status tessera_plan_load_input(const tessera_plan* plan, void* input, size_t inputBytes) noexcept
{
    return reportErrors([&] {
        requireBytes(needed(plan, "plan")->value.input, inputBytes, "input");
        const Tensor tensor = loadInput(plan->source, plan->budget);
        std::memcpy(needed(input, "input"), tensor.bytes().data(), totalBytes(tensor.desc));
    });
}

tessera_status tessera_partners(const tessera_plan* plan, tessera_side side, uint64_t element,
                                tessera_partner* partners, size_t capacity, uint64_t* count) noexcept
{
    return reportErrors([&] {
        const Plan& value = needed(plan, "plan")->value;
        const bool isRead = isInput(side);
        writePartners(
            isRead ? value.input : value.output, element, partners, capacity, count,
            [&](uint64_t at, size_t most) { return isRead ? targets(value, at, most) : sources(value, at, most); });
    });
}

tessera_status tessera_explain(const tessera_plan* plan, uint64_t outputElement, char** json) noexcept
{
    return write(json, [&] { return explanationJson(*needed(plan, "plan"), outputElement); });
}
