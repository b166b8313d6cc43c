// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/xray.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/detect/probe/questions.h"
#include "engine/formats/io/json_text.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

Message howFound(const Xray& xray)
{
    const Text how = xray.kind == XrayKind::Copies
        ? say("probe", "Outputs copy inputs: read off in two numberings, proved by %1 runs.")
        : xray.kind == XrayKind::Means
        ? say("probe", "Outputs are weighted sums of inputs: measured by %1 runs, and random values are predicted.")
        : say("probe", "There is no map: outputs are neither copies nor weighted sums of inputs (%1 runs).");
    return how(groupedText(xray.runs));
}

void addGaps(const Xray& xray, std::vector<Message>& findings)
{
    const auto add = [&](uint64_t count, const Text& one, const Text& many) {
        findings.push_back((count == 1 ? one : many)(groupedText(count)));
    };
    if (xray.unwritten > 0)
        add(xray.unwritten, say("probe", "%1 output is never written: they keep what the memory held."),
            say("probe", "%1 outputs are never written: they keep what the memory held."));
    uint64_t rightlyEmpty = 0;
    if (xray.constant > 0)
        for (uint64_t o = 0; o < elementCount(xray.right.output); ++o)
            rightlyEmpty += static_cast<uint64_t>(sources(xray.right, o).count == 0);
    if (xray.constant > rightlyEmpty)
        add(xray.constant, say("probe", "%1 output holds a constant that no input changes."),
            say("probe", "%1 outputs hold a constant that no input changes."));
}

// How the map differs from the right one.
void addOtherMap(const Xray& xray, std::vector<Message>& findings)
{
    findings.push_back(say("probe", "%1 of %2 outputs read otherwise than they should.")(
        groupedText(xray.differing), groupedText(elementCount(xray.right.output))));
    if (!xray.rearrangement.empty() && xray.rearrangement != xray.rightRearrangement)
        findings.push_back(xray.rightRearrangement.empty() ? say("probe", "It rearranges %1.")(xray.rearrangement)
                                                           : say("probe", "It rearranges %1 where %2 is right.")(
                                                               xray.rearrangement, xray.rightRearrangement));
    addGaps(xray, findings);
    if (xray.kind == XrayKind::Means && xray.axes.empty() && !xray.plan)
        findings.emplace_back(say("probe", "Its axes do not separate: weights are no products of one weight an axis."));
}

} // namespace

Xray probe(const OutputSource& engine, const Operator& op, const RunControl& control)
{
    EngineQuestions questions(engine, op, control);
    const Copies copies = readCopies(questions, !axisMaps(questions.asked.op).empty());
    Xray xray =
        xrayOf(copies.areAll() ? KnownMap(copies) : measuredWeights(questions), questions.asked.op, control.stop);
    xray.unwritten = copies.count(Copies::kUnwritten);
    xray.constant = copies.count(Copies::kConstant);
    xray.isSame = xray.isSame && xray.unwritten == 0;
    xray.runs = questions.runs;
    if (xray.isSame)
        xray.findings.emplace_back(say("probe", "The map is the right one."));
    else if (xray.kind != XrayKind::NoMap)
        addOtherMap(xray, xray.findings);
    xray.findings.push_back(howFound(xray));
    return xray;
}

Partners SourceTable::of(uint64_t output) const
{
    if (rowStart.size() == 1)
        return {};
    const auto from = static_cast<std::ptrdiff_t>(rowStart[output]),
               to = static_cast<std::ptrdiff_t>(rowStart[output + 1]);
    return {static_cast<uint64_t>(to - from), {partners.begin() + from, partners.begin() + to}};
}

Partners sources(const Xray& xray, uint64_t output)
{
    return xray.plan ? sources(*xray.plan, output, std::numeric_limits<size_t>::max()) : xray.table.of(output);
}

bool areOne(const Partners& a, const Partners& b, double tolerance)
{
    size_t i = 0, j = 0;
    while (i < a.list.size() || j < b.list.size()) {
        const bool takesA = j == b.list.size() || (i < a.list.size() && a.list[i].element <= b.list[j].element);
        const bool takesB = i == a.list.size() || (j < b.list.size() && b.list[j].element <= a.list[i].element);
        const double left = takesA ? a.list[i++].weight : 0, right = takesB ? b.list[j++].weight : 0;
        if (std::abs(left - right) > tolerance)
            return false;
    }
    return true;
}

std::vector<uint64_t> differingOutputs(const Xray& xray, const Plan& plan, const std::stop_token& stop)
{
    const double tolerance = 2 * weightTolerance(plan);
    const uint64_t count = elementCount(plan.output);
    std::vector<uint64_t> found;
    for (uint64_t o = 0; o < count; ++o) {
        endWhereAsked(stop, o);
        if (xray.kind == XrayKind::NoMap
            || !areOne(sources(xray, o), sources(plan, o, std::numeric_limits<size_t>::max()), tolerance))
            found.push_back(o);
    }
    return found;
}

namespace {

void writeFit(JsonText& json, std::string_view key, const std::optional<AxisFit>& fit)
{
    json.key(key);
    if (!fit) {
        json.null();
        return;
    }
    json.beginObject().key("slope").value(fit->slope).key("offset").value(fit->offset);
    json.key("slack").value(fit->slack).endObject();
}

void writeAxes(JsonText& json, const Xray& xray)
{
    json.key("axes").beginArray();
    for (size_t i = 0; i < xray.axes.size(); ++i) {
        const XrayAxis& axis = xray.axes[i];
        json.beginObject().key("axis").value(kAxisNames[4 - xray.axes.size() + i]);
        json.key("inputs").value(uint64_t{axis.inputs}).key("outputs").value(uint64_t{axis.outputs});
        json.key("support").value(uint64_t{axis.support});
        writeFit(json, "fit", axis.fit);
        writeFit(json, "right", axis.rightFit);
        json.key("x").values(axis.x).endObject();
    }
    json.endArray();
}

void writeSources(JsonText& json, std::string_view key, const Partners& partners)
{
    json.key(key).beginArray();
    for (const Partner& partner : partners.list)
        json.beginArray().value(partner.element).value(partner.weight).endArray();
    json.endArray();
}

constexpr std::string_view kKinds[] = {"copies", "means", "none"};
static_assert(std::size(kKinds) == static_cast<size_t>(XrayKind::NoMap) + 1);

} // namespace

void writeXray(JsonText& json, const Xray& xray)
{
    json.key("map").value(kKinds[static_cast<size_t>(xray.kind)]).key("proved").value(xray.kind == XrayKind::Copies);
    json.key("runs").value(uint64_t{xray.runs}).key("differing").value(xray.differing);
    json.key("unwritten").value(xray.unwritten).key("constant").value(xray.constant);
    json.key("rearrangement").value(xray.rearrangement);
    json.key("rightRearrangement").value(xray.rightRearrangement);
    json.key("findings").values(xray.findings, [](const Message& finding) { return english(finding); });
    writeAxes(json, xray);
    json.key("first").beginArray();
    for (const uint64_t output : xray.firstDiffering) {
        json.beginObject().key("output").value(output);
        writeSources(json, "sources", sources(xray, output));
        writeSources(json, "right", sources(xray.right, output));
        json.endObject();
    }
    json.endArray();
}

} // namespace tessera
