// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "app/cli/commands/commands.h"

#include <algorithm>
#include <functional>
#include <iosfwd>
#include <span>
#include <string>
#include <string_view>

namespace tessera {

// Of the commands that write a page.
inline constexpr Option kHtml{"html", "FILE", "Writes a page for people, which needs no other file and no network.",
                              ValueKind::File};

// Before long work, of the options that name files for reports: whether one of them is standard output. Throws IoError
// where one cannot be written, TextError where two would go to one place.
bool useStandardOutput(const CommandLine& line, std::span<const std::string_view> options);

// The reports behind a run. One that cannot be written is said, and leaves the others.
class ReportWriter {
public:
    ReportWriter(std::string_view command, const CommandLine& line, std::ostream& out, std::ostream& err)
        : m_command(command)
        , m_line(line)
        , m_out(out)
        , m_err(err)
    {
    }
    // What --option names, where it is given; false: it could not be written. Cancelled is left alone.
    bool write(std::string_view option, const std::function<std::string()>& text);
    bool attempt(const std::function<void()>& work); // the same of what writes itself
    int code(int run) const { return std::max(run, m_code); } // of the run and of its reports

private:
    std::string_view m_command;
    const CommandLine& m_line;
    std::ostream& m_out;
    std::ostream& m_err;
    int m_code = exit_code::kFine;
};

} // namespace tessera
