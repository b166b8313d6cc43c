// SPDX-License-Identifier: Apache-2.0
#include "engine/capi/tessera.h"

#include "engine/capi/handles.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"

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

const char* tessera_last_error() noexcept
{
    return tessera::lastError;
}

const char* tessera_version() noexcept
{
    return TESSERA_VERSION_TEXT;
}
