// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/arguments.h"
#include "engine/report/text/page.h"

#include <algorithm>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace tessera {

// Options of the commands that write a page.
inline constexpr Option kHtml{"html", "FILE", "Writes a page for people, which needs no other file and no network.",
                              ValueKind::File};

// Before long work, of the options that name files for reports: whether one of them is standard output. Throws IoError
// where one cannot be written, TextError where two would go to one place.
bool useStandardOutput(const CommandLine& line, std::span<const std::string_view> options);

// The reports behind a run. One that cannot be written is said, and leaves the others.
class ReportWriter {
public:
    explicit ReportWriter(const CommandCall& call)
        : m_call(call)
    {
    }
    // What --option names, where it is given; false: it could not be written. Cancelled is left alone.
    bool write(std::string_view option, const std::function<std::string()>& text);
    bool attempt(const std::function<void()>& work); // the same of what writes itself
    int code(int run) const { return std::max(run, m_code); } // the code of the run and of its reports

private:
    const CommandCall& m_call;
    int m_code = exit_code::kFine;
};

RunHead headOf(const CommandLine& line); // the line that repeats the run, the date
// What the line's options allow.
Fact toleranceFact(const CommandLine& line);

} // namespace tessera
