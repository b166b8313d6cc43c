// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/probe_report.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/report/runs/findings.h"
#include "engine/report/text/exit_code.h"
#include "engine/report/text/terminal_text.h"

#include <array>
#include <charconv>
#include <ostream>

namespace tessera {

namespace {

constexpr size_t kMostPartners = 4; // that a line lists

std::string shortNumber(double value)
{
    std::array<char, 32> buffer;
    return {buffer.data(),
            std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, 6).ptr};
}

std::string stridesText(const StridedCopy& work)
{
    std::string sizes, strides;
    for (size_t i = 0; i < work.sizes.size(); ++i) {
        if (work.sizes[i] == 1)
            continue;
        sizes += (sizes.empty() ? "" : ", ") + std::to_string(work.sizes[i]);
        strides += (strides.empty() ? "" : ", ") + std::to_string(work.inLogical[i]);
    }
    return "sizes {" + sizes + "}, input strides {" + strides + "}";
}

void printMap(std::ostream& out, const Plan& plan, std::string_view rearrangement, std::string_view whose)
{
    if (!rearrangement.empty())
        out << "  " << whose << rearrangement << '\n';
    if (const auto* copy = std::get_if<StridedCopy>(&plan.work))
        out << "  " << whose << stridesText(*copy) << '\n';
}

std::string partnersText(const Partners& partners, const TensorDesc& input)
{
    if (partners.count == 0)
        return "nothing";
    std::string text;
    for (size_t i = 0; i < std::min(partners.list.size(), kMostPartners); ++i) {
        const Partner& partner = partners.list[i];
        text += (i == 0 ? "" : " + ") + (partner.weight == 1 ? "" : shortNumber(partner.weight) + "·")
            + elementText(input.sizes, partner.element);
    }
    const uint64_t rest = partners.count - std::min<uint64_t>(partners.count, kMostPartners);
    return rest == 0 ? text : text + " + " + std::to_string(rest) + " more";
}

// How the same case is asked about one output: runs as it stands.
std::string mapLine(const ProbeResult& result, uint64_t output)
{
    const std::string at = elementText(result.xray.right.output.sizes, output);
    return "tessera map " + toText(Case{.title = {}, .op = result.xray.op}) + " --at " + at.substr(1, at.size() - 2);
}

void printAxes(std::ostream& out, const Xray& xray)
{
    for (size_t i = 0; i < xray.axes.size(); ++i) {
        const XrayAxis& axis = xray.axes[i];
        if (axis.inputs == 1 && axis.outputs == 1)
            continue;
        out << "  " << kAxisNames[4 - xray.axes.size() + i] << ' ' << axis.inputs << " to " << axis.outputs << ": "
            << (axis.fit ? lineText(*axis.fit) : "no line gives every x");
        if (axis.rightFit)
            out << "; right: " << lineText(*axis.rightFit);
        out << "; reads " << axis.support << (axis.support == 1 ? " input\n" : " inputs\n");
    }
}

} // namespace

void print(std::ostream& out, const ProbeResult& result)
{
    const Xray& xray = result.xray;
    printLine(out, xray.isSame ? "PASS" : "FAIL", result.name,
              result.engine + ", " + std::to_string(xray.runs) + " runs: " + english(xray.findings.front()),
              result.command);
    for (size_t i = 1; i < xray.findings.size(); ++i)
        out << "  " << terminalText(english(xray.findings[i])) << '\n';
    if (xray.plan)
        printMap(out, *xray.plan, xray.rearrangement, "map    ");
    else if (!xray.rearrangement.empty())
        out << "  map    " << xray.rearrangement << '\n';
    if (!xray.isSame)
        printMap(out, xray.right, xray.rightRearrangement, "right  ");
    printAxes(out, xray);
    for (const uint64_t output : xray.firstDiffering) {
        out << "  " << elementText(xray.right.output.sizes, output) << " reads "
            << partnersText(sources(xray, output), xray.right.input)
            << "; right: " << partnersText(sources(xray.right, output), xray.right.input) << '\n';
    }
    if (!xray.firstDiffering.empty())
        out << "  " << terminalText(mapLine(result, xray.firstDiffering.front())) << '\n';
}

std::string probeJson(const std::vector<ProbeResult>& results)
{
    JsonText json;
    beginReport(json, "probe").key("results").beginArray();
    for (const auto& [name, engine, command, xray] : results) {
        json.beginObject().key("name").value(terminalLines(name)).key("engine").value(engine);
        json.key("verdict").value(xray.isSame ? "PASS" : "FAIL").key("command").value(terminalLines(command));
        writeXray(json, xray);
        json.endObject();
    }
    return json.endArray().endObject().text();
}

} // namespace tessera
