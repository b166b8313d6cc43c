// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/findings.h"

#include "engine/report/text/exit_code.h"
#include "engine/report/text/result_list.h"
#include "engine/report/text/terminal_text.h"

#include <iomanip>
#include <ostream>

namespace tessera {

void printLine(std::ostream& out, std::string_view verdict, std::string_view label, std::string_view figures,
               std::string_view command)
{
    out << std::left << std::setw(10) << verdict << "  " << terminalText(label) << (label.empty() ? "" : ": ")
        << terminalText(figures) << (command.empty() ? "" : "  |  ") << terminalText(command) << '\n';
}

void print(std::ostream& out, const Finding& finding)
{
    printLine(out, word(finding), english(finding.title), english(finding.figures), finding.command);
}

int codeOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Fail:
        return exit_code::kMismatch;
    case Verdict::Mistrusted:
        return exit_code::kMistrusted;
    case Verdict::Pass:
        break;
    }
    return exit_code::kFine;
}

std::string proveHtml(const ProveRun& run)
{
    size_t broken = 0, mistrusted = 0;
    std::vector<ResultEntry> entries;
    for (const auto& [name, finding] : run.found) {
        const std::string_view state = word(finding);
        broken += tone(state) == "bad" ? 1 : 0;
        mistrusted += state == "MISTRUSTED" ? 1 : 0;
        entries.push_back({.state = std::string(state),
                           .title = english(finding.title),
                           .about = name,
                           .figures = english(finding.figures),
                           .lines = {{"", finding.command}},
                           .isGrave = tone(state) == "bad"});
    }
    const size_t count = run.found.size();
    const std::string all = std::to_string(count) + (count == 1 ? " property" : " properties");
    const RunSummary summary{broken == 0
                                 ? all + (count == 1 ? " holds" : " hold")
                                 : std::to_string(broken) + " of " + all + (broken == 1 ? " is broken" : " are broken"),
                             std::to_string(count - broken - mistrusted) + " shown, " + std::to_string(mistrusted)
                                 + " mistrusted, " + std::to_string(broken) + " broken"};
    HtmlText body;
    body.element("h2", "Properties").lineFeed();
    writeResults(body, entries);
    return htmlPage(run.head, summary, body);
}

} // namespace tessera
