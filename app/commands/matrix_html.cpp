// SPDX-License-Identifier: Apache-2.0
#include "app/commands/matrix_report.h"
#include "app/commands/xml_text.h"
#include "engine/ops/operator.h"

#include <algorithm>

namespace tessera {

namespace {

// Nothing is asked for, from here or from elsewhere: no script, no picture, no font.
constexpr std::string_view kHead = R"html(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Agreement</title>
<style>
:root { color-scheme: light dark; --text: #1b1e24; --back: #ffffff; --soft: #f1f3f6; --line: #c9ced6; --quiet: #565e6b;
  --good: #0b6b3a; --odd: #7a5200; --bad: #b3181f; --none: #565e6b; }
@media (prefers-color-scheme: dark) { :root { --text: #e6e9ee; --back: #16191e; --soft: #20242b; --line: #3b424d;
  --quiet: #a2abb8; --good: #6fd39b; --odd: #f0c060; --bad: #ff8a85; --none: #a2abb8; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); margin: 2rem auto; padding: 0 1rem;
  max-width: 90rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
p { margin: .25rem 0; color: var(--quiet); }
.wide { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .3rem .7rem; border-bottom: 1px solid var(--line); vertical-align: top; white-space: nowrap; }
tr:last-child > * { border-bottom: 0; }
thead th { background: var(--soft); } tbody th { font-weight: 400; }
tr > th:first-child { position: sticky; left: 0; } tbody th { background: var(--back); }
.words td { white-space: normal; } details { max-width: 60rem; } summary { cursor: pointer; }
a { color: inherit; } code { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; white-space: normal; }
.PASS { color: var(--good); } .MISTRUSTED { color: var(--odd); } .UNSUPPORTED { color: var(--none); }
.FAIL, .CRASH, .TIMEOUT, .INVALID, .MISSING { color: var(--bad); font-weight: 600; }
li { margin: .5rem 0; } li:target { outline: 2px solid currentColor; outline-offset: 4px; }
</style>
</head>
<body>
)html";

std::string element(std::string_view tag, std::string_view text)
{
    return "<" + std::string(tag) + ">" + xmlText(text) + "</" + std::string(tag) + ">";
}

std::string stateText(const AgreementCell& cell)
{
    return "<span class=\"" + std::string(word(cell.state)) + "\">" + xmlText(cellText(cell)) + "</span>";
}

std::string idOf(size_t row, size_t engine)
{
    return "c" + std::to_string(row) + "-" + std::to_string(engine);
}

// A missing engine's is said once, in the table of the engines.
bool hasDetails(const AgreementCell& cell)
{
    return isOdd(cell) || cell.state == TrialState::Unsupported;
}

std::string enginesTable(const MatrixReport& report)
{
    std::string text = "<h2>Engines</h2>\n<div class=\"wide words\"><table>\n<thead><tr><th>engine</th><th>is</th>"
                       "<th>results</th></tr></thead>\n<tbody>\n";
    for (size_t i = 0; i < report.engines.size(); ++i)
        text += "<tr>" + element("th", report.engines[i]) + element("td", report.descriptions[i])
            + element("td", tessera::text(countsOf(report, i))) + "</tr>\n";
    return text + "</tbody></table></div>\n";
}

std::string partitionsTable(const MatrixReport& report)
{
    std::string text = "<h2>Who agrees with whom, within the tolerance</h2>\n<div class=\"wide words\"><table>\n"
                       "<thead><tr><th>classes</th><th>cases</th></tr></thead>\n<tbody>\n";
    for (const Partition& each : partitions(report)) {
        std::string names;
        for (const AgreementRow* row : each.rows)
            names += (names.empty() ? "" : ", ") + row->name;
        text += "<tr>" + element("th", each.text.empty() ? "no engine" : each.text) + "<td><details>"
            + element("summary", std::to_string(each.rows.size())) + xmlText(names) + "</details></td></tr>\n";
    }
    return text + "</tbody></table></div>\n";
}

std::string casesTable(const MatrixReport& report)
{
    std::string text = "<h2>Cases</h2>\n<div class=\"wide\"><table>\n<thead><tr><th>case</th><th>operator</th>";
    for (const std::string& engine : report.engines)
        text += element("th", engine);
    text += "<th>equal bits</th></tr></thead>\n<tbody>\n";
    for (size_t row = 0; row < report.rows.size(); ++row) {
        const AgreementRow& each = report.rows[row];
        text += "<tr>" + element("th", each.name) + element("td", name(each.c.op));
        for (size_t i = 0; i < each.cells.size(); ++i) {
            const std::string state = stateText(each.cells[i]);
            text += hasDetails(each.cells[i]) ? "<td><a href=\"#" + idOf(row, i) + "\">" + state + "</a></td>"
                                              : "<td>" + state + "</td>";
        }
        text += element("td", tessera::text(each.byBits, report.engines)) + "</tr>\n";
    }
    return text + "</tbody></table></div>\n";
}

std::string detailsList(const MatrixReport& report)
{
    std::string text;
    for (size_t row = 0; row < report.rows.size(); ++row) {
        const AgreementRow& each = report.rows[row];
        for (size_t i = 0; i < each.cells.size(); ++i) {
            if (!hasDetails(each.cells[i]))
                continue;
            text += "<li id=\"" + idOf(row, i) + "\">" + stateText(each.cells[i]) + " "
                + xmlText(report.engines[i] + ", " + each.name + ": " + each.cells[i].figures) + "<br>\n"
                + element("code", commandOf(report, each, i)) + "</li>\n";
        }
    }
    for (const auto& [name, why] : report.failures)
        text += "<li><span class=\"FAIL\">did not run</span> " + xmlText(name + ": " + why) + "</li>\n";
    return text.empty() ? "" : "<h2>What differs</h2>\n<ul>\n" + text + "</ul>\n";
}

} // namespace

std::string matrixHtml(const MatrixReport& report)
{
    return std::string(kHead) + "<h1>Agreement of " + std::to_string(report.engines.size()) + " engines on "
        + std::to_string(report.rows.size()) + " cases</h1>\n"
        + element("p",
                  "Held against " + report.judge + ". tessera " TESSERA_VERSION ", " + report.startedAt + " UTC"
                      + (report.isStopped ? "; stopped before its end" : ""))
        + "\n" + enginesTable(report) + partitionsTable(report) + casesTable(report) + detailsList(report)
        + "</body>\n</html>\n";
}

} // namespace tessera
