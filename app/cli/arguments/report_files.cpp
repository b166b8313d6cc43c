// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/report_files.h"

#include "app/cli/arguments/shared_options.h"
#include "app/cli/terminal/output_file.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace tessera {

namespace {

// Two names of one file, which its second report would replace.
void needOwnFile(const CommandLine& line, std::string_view option, std::span<const std::string_view> before)
{
    const auto path = line.value(option);
    std::error_code error;
    for (const std::string_view other : before)
        if (const auto first = line.value(other); path && first && canHavePartial(*path)
            && std::filesystem::weakly_canonical(*path, error) == std::filesystem::weakly_canonical(*first, error))
            throw TextError("--" + std::string(option) + " " + *path + " is the file of --" + std::string(other)
                            + " as well; expected a file each");
}

} // namespace

bool useStandardOutput(const CommandLine& line, std::span<const std::string_view> options)
{
    std::string_view first;
    for (size_t i = 0; i < options.size(); ++i) {
        const std::string_view option = options[i];
        needOwnFile(line, option, options.first(i));
        needWritable(line.value(option));
        if (!isStandardOutput(line.value(option)))
            continue;
        if (!first.empty())
            throw TextError("--" + std::string(first) + " - goes without --" + std::string(option)
                            + " -: standard output takes one report");
        first = option;
    }
    return !first.empty();
}

bool ReportWriter::write(std::string_view option, const std::function<std::string()>& text)
{
    const auto path = m_call.line.value(option);
    return !path || attempt([&] { writeOutput(*path, text(), m_call.out); });
}

bool ReportWriter::attempt(const std::function<void()>& work)
{
    const auto failure = m_call.attempt({}, work);
    if (failure)
        m_code = std::max(m_code, failure->code);
    return !failure;
}

RunHead headOf(const CommandLine& line)
{
    const std::string name(line.command().name);
    return {.command = name,
            .line = "tessera " + name + (line.arguments().empty() ? "" : " ") + lineOf(line.arguments()),
            .startedAt = utcNow()};
}

Fact toleranceFact(const CommandLine& line)
{
    std::string words;
    for (const auto& [name, value] : line.given())
        if (std::ranges::find(kToleranceOptions, name, &Option::name) != kToleranceOptions.end())
            words += (words.empty() ? "--" : " --") + name + " " + value;
    return toleranceFact(words);
}

} // namespace tessera
