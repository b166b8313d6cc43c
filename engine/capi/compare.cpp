// SPDX-License-Identifier: Apache-2.0
// Two outputs held against each other, and what may differ.
#include "engine/capi/handles.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/identify.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/report.h"

namespace tessera {

namespace {

struct Outputs {
    Tensor input, a, b;
    Tolerance tolerance;
};

std::string pageOf(const tessera_plan& plan, const Outputs& outputs, const Comparison& comparison,
                   const tessera_compare_options& options)
{
    const Case& c = plan.source;
    Result result{.name = toText(c),
                  .operatorName = std::string(name(c.op)),
                  .engine = options.a ? options.a : "A",
                  .against = options.b ? options.b : "B"};
    setComparison(result, comparison, plan.value.output, outputs.tolerance);
    if (comparison.verdict == Verdict::Fail) {
        setCause(result, cause(c.op, outputs.input, outputs.a, outputs.b, true, tokenOf(options.stop)));
        result.evidence = evidenceHtml({plan.value, outputs.input, outputs.a, outputs.b, outputs.tolerance, comparison,
                                        result.engine, result.against});
    }
    return htmlOf({.head = {.command = "check", .startedAt = utcNow()}, .results = {std::move(result)}});
}

void writePlace(JsonText& json, std::string_view key, const std::optional<ElementDifference>& found)
{
    json.key(key);
    if (found)
        json.value(found->element);
    else
        json.null();
}

std::string comparisonJson(const tessera_plan& plan, const Outputs& outputs, const Comparison& found,
                           const tessera_compare_options& options)
{
    std::vector<Message> notes = found.notes;
    std::ranges::move(advice(found), std::back_inserter(notes));
    JsonText json;
    json.beginObject().key("verdict").value(word(stateOf(found.verdict))).key("rule").value(english(found.rule));
    json.key("reason").value(english(found.reason));
    json.key("notes").values(notes, [](const Message& note) { return english(note); });
    json.key("count").value(found.count).key("equal").value(found.equal).key("within").value(found.within);
    json.key("beyond").value(found.beyond).key("maxAbsolute").value(found.maxAbsolute);
    json.key("maxUlp").value(found.maxUlp).key("nonFinite").value(found.nonFinite);
    json.key("maxRelative").value(found.maxRelative).key("meanAbsolute").value(found.meanAbsolute);
    writePlace(json, "worst", found.worst);
    writePlace(json, "worstUlp", found.worstUlp);
    if (options.page)
        json.key("page").value(pageOf(plan, outputs, found, options));
    return json.endObject().text();
}

static_assert(TESSERA_PASS == static_cast<int>(Verdict::Pass)
              && TESSERA_MISTRUSTED == static_cast<int>(Verdict::Mistrusted)
              && TESSERA_FAIL == static_cast<int>(Verdict::Fail));

} // namespace

} // namespace tessera

using namespace tessera;

tessera_status tessera_compare(const tessera_plan* plan, const void* input, size_t inputBytes, const void* a,
                               size_t aBytes, const void* b, size_t bBytes, const tessera_compare_options* options,
                               tessera_verdict* verdict, char** json) noexcept
{
    return write(json, [&] {
        const Plan& value = needed(plan, "plan")->value;
        const tessera_compare_options given = optionsFrom(options);
        const Outputs outputs{.input = tensorFrom(value.input, input, inputBytes, "input"),
                              .a = tensorFrom(value.output, a, aBytes, "a"),
                              .b = tensorFrom(value.output, b, bBytes, "b"),
                              .tolerance = toleranceFrom(given.tolerance).of(value, {}, false)};
        const Comparison found =
            assess(plan->source.op, value, outputs.input, outputs.a, outputs.b, outputs.tolerance, tokenOf(given.stop));
        if (verdict)
            *verdict = static_cast<tessera_verdict>(found.verdict);
        return comparisonJson(*plan, outputs, found, given);
    });
}
