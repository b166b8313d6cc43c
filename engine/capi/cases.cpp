// SPDX-License-Identifier: Apache-2.0
// Cases that the library makes, and what it says of a case before and after it is planned.
#include "engine/capi/handles.h"
#include "engine/core/ops/operator.h"
#include "engine/judge/measure/verification.h"
#include "engine/judge/sweep/random_case.h"

namespace tessera {

namespace {

Issue issueOf(const tessera_case* each, uint64_t memoryBudget, uint64_t index)
{
    return elementOf(validate(needed(each, "each")->value.op, budgetOf(memoryBudget)), index, "issue");
}

const std::vector<PackCase>& pack()
{
    static const std::vector<PackCase> cases = conformancePack();
    return cases;
}

Explanation explanationOf(const tessera_plan* plan, uint64_t element)
{
    const uint64_t count = elementCount(needed(plan, "plan")->value.output);
    if (element >= count)
        throw TextError("element " + std::to_string(element) + " does not exist; the tensor has "
                        + std::to_string(count));
    return explain(plan->source.op, plan->value, element);
}

} // namespace

} // namespace tessera

using namespace tessera;

tessera_status tessera_case_offered_output(const tessera_case* each, tessera_tensor* result) noexcept
{
    return guarded([&] {
        const Operator& op = needed(each, "each")->value.op;
        const Issues issues = validate(inputDesc(op), inputField(op), TensorRole::Input);
        if (!issues.empty())
            throw TextError(sentence(issues.front()));
        *needed(result, "result") = described(offeredOutput(op));
    });
}

tessera_status tessera_case_issue_count(const tessera_case* each, uint64_t memoryBudget, uint64_t* count) noexcept
{
    return guarded(
        [&] { *needed(count, "count") = validate(needed(each, "each")->value.op, budgetOf(memoryBudget)).size(); });
}

tessera_status tessera_case_issue_field(const tessera_case* each, uint64_t memoryBudget, uint64_t index, char* text,
                                        size_t capacity, size_t* length) noexcept
{
    return guarded([&] { writeText(issueOf(each, memoryBudget, index).path, text, capacity, length); });
}

tessera_status tessera_case_issue_value(const tessera_case* each, uint64_t memoryBudget, uint64_t index, char* text,
                                        size_t capacity, size_t* length) noexcept
{
    return guarded([&] { writeText(issueOf(each, memoryBudget, index).value, text, capacity, length); });
}

tessera_status tessera_case_issue_expected(const tessera_case* each, uint64_t memoryBudget, uint64_t index, char* text,
                                           size_t capacity, size_t* length) noexcept
{
    return guarded(
        [&] { writeText(listText(issueOf(each, memoryBudget, index).suggestions, "\n"), text, capacity, length); });
}

tessera_status tessera_case_issue_sentence(const tessera_case* each, uint64_t memoryBudget, uint64_t index, char* text,
                                           size_t capacity, size_t* length) noexcept
{
    return guarded([&] { writeText(english(sentence(issueOf(each, memoryBudget, index))), text, capacity, length); });
}

tessera_status tessera_case_random(uint64_t seed, uint64_t index, tessera_case** result) noexcept
{
    return create(result, [&] { return tessera_case{.value = randomCase(seed, index)}; });
}

tessera_status tessera_pack_count(uint64_t* count) noexcept
{
    return guarded([&] { *needed(count, "count") = pack().size(); });
}

tessera_status tessera_pack_case(uint64_t index, tessera_case** result) noexcept
{
    return create(result, [&] { return tessera_case{.value = elementOf(pack(), index, "case").c}; });
}

tessera_status tessera_pack_name(uint64_t index, char* text, size_t capacity, size_t* length) noexcept
{
    return guarded([&] { writeText(elementOf(pack(), index, "case").name, text, capacity, length); });
}

tessera_status tessera_explain_formula(const tessera_plan* plan, uint64_t outputElement, char* text, size_t capacity,
                                       size_t* length) noexcept
{
    return guarded([&] {
        const auto textOf = [](const FormulaLine& line) { return english(line.text); };
        writeText(listText(explanationOf(plan, outputElement).formula, "\n", textOf), text, capacity, length);
    });
}

tessera_status tessera_explain_sentence(const tessera_plan* plan, uint64_t outputElement, char* text, size_t capacity,
                                        size_t* length) noexcept
{
    return guarded([&] { writeText(english(explanationOf(plan, outputElement).sentence), text, capacity, length); });
}
