// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/run_reports.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/formats/io/json_text.h"
#include "engine/report/text/terminal_text.h"

#include <array>
#include <charconv>
#include <memory>

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

void addMap(std::vector<std::string>& lines, const Plan& plan, std::string_view rearrangement, const std::string& whose)
{
    if (!rearrangement.empty())
        lines.push_back(whose + std::string(rearrangement));
    if (const auto* copy = std::get_if<StridedCopy>(&plan.work))
        lines.push_back(whose + stridesText(*copy));
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
    return rest == 0 ? text : text + " + " + groupedText(rest) + " more";
}

// How the same case is asked about one output: runs as it stands.
std::string mapLine(const Xray& xray, uint64_t output)
{
    const std::string at = elementText(xray.right.output.sizes, output);
    return "tessera map " + toText(Case{.title = {}, .op = xray.op}) + " --at " + at.substr(1, at.size() - 2);
}

void addAxes(std::vector<std::string>& lines, const Xray& xray)
{
    for (size_t i = 0; i < xray.axes.size(); ++i) {
        const XrayAxis& axis = xray.axes[i];
        if (axis.inputs == 1 && axis.outputs == 1)
            continue;
        lines.push_back(std::string(kAxisNames[4 - xray.axes.size() + i]) + " " + std::to_string(axis.inputs) + " to "
                        + std::to_string(axis.outputs) + ": "
                        + (axis.fit ? lineText(*axis.fit) : "no line gives every x")
                        + (axis.rightFit ? "; right: " + lineText(*axis.rightFit) : "") + "; reads "
                        + counted(axis.support, "input"));
    }
}

} // namespace

Result probeResult(std::string name, const std::string& engine, std::string command, Xray found)
{
    const auto kept = std::make_shared<Xray>(std::move(found));
    const Xray& xray = *kept;
    Result result{.name = std::move(name),
                  .outcome = xray.isSame ? Outcome::Pass : Outcome::Fail,
                  .figures = engine + ", " + groupedText(xray.runs) + " runs: " + english(xray.findings.front()),
                  .command = std::move(command),
                  .engine = engine,
                  .members = [kept](JsonText& json) { writeXray(json, *kept); }};
    for (size_t i = 1; i < xray.findings.size(); ++i)
        result.sentences.push_back(english(xray.findings[i]));
    std::vector<std::string>& lines = result.notes;
    if (xray.plan)
        addMap(lines, *xray.plan, xray.rearrangement, "map    ");
    else if (!xray.rearrangement.empty())
        lines.push_back("map    " + xray.rearrangement);
    if (!xray.isSame)
        addMap(lines, xray.right, xray.rightRearrangement, "right  ");
    addAxes(lines, xray);
    for (const uint64_t output : xray.firstDiffering)
        lines.push_back(elementText(xray.right.output.sizes, output) + " reads "
                        + partnersText(sources(xray, output), xray.right.input)
                        + "; right: " + partnersText(sources(xray.right, output), xray.right.input));
    if (!xray.firstDiffering.empty())
        result.lines.emplace_back("The first of them explained:", mapLine(xray, xray.firstDiffering.front()));
    return result;
}

} // namespace tessera
