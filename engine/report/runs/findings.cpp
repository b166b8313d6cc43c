// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/findings.h"

#include "engine/report/text/exit_code.h"
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

} // namespace tessera
