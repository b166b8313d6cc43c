// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/xray.h"

#include "engine/formats/io/json_text.h"

namespace tessera {

namespace {

void writeFit(JsonText& json, std::string_view key, const std::optional<AxisFit>& fit)
{
    json.key(key);
    if (!fit) {
        json.null();
        return;
    }
    json.beginObject().key("slope").value(fit->slope).key("offset").value(fit->offset);
    json.key("slack").value(fit->slack);
    json.key("worst").value(fit->worst).key("outputs").value(uint64_t{fit->outputs}).endObject();
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

std::string_view kindWord(XrayKind kind)
{
    constexpr std::string_view words[] = {"copies", "means", "none"};
    static_assert(std::size(words) == static_cast<size_t>(XrayKind::NoMap) + 1);
    return words[static_cast<size_t>(kind)];
}

} // namespace

void writeXray(JsonText& json, const Xray& xray)
{
    json.key("map").value(kindWord(xray.kind)).key("proved").value(xray.isProved);
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
