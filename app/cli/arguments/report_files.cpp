// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/report_files.h"

#include "app/cli/arguments/shared_options.h"
#include "app/cli/terminal/output_file.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <system_error>

namespace tessera {

namespace {

// Whether two paths name one file, which its second report would replace.
bool isSameFile(const std::string& a, const std::string& b)
{
    std::error_code error;
    return canHavePartial(a)
        && std::filesystem::weakly_canonical(a, error) == std::filesystem::weakly_canonical(b, error);
}

} // namespace

Reports::Reports(const CommandCall& call)
    : m_call(call)
{
    std::vector<std::pair<std::string_view, std::string>> before;
    for (const std::string_view option : {"out", "json", "junit", "csv", "html"}) {
        const auto path = call.line.value(option);
        if (!path)
            continue;
        for (const auto& [other, file] : before) {
            if (isSameFile(file, *path))
                throw TextError("--" + std::string(option) + " " + *path + " is the file of --" + std::string(other)
                                + " as well; expected a file each");
            if (isStandardOutput(file) && isStandardOutput(path))
                throw TextError("--" + std::string(other) + " - goes without --" + std::string(option)
                                + " -: standard output takes one report");
        }
        requireWritable(path);
        m_areWanted = true;
        m_takesOutput |= isStandardOutput(path);
        before.emplace_back(option, *path);
    }
}

bool Reports::write(std::string_view option, const std::function<std::string()>& text)
{
    const auto path = m_call.line.value(option);
    return !path || attempt([&] { writeOutput(*path, text(), m_call.out); });
}

void Reports::write(const Report& report)
{
    using Form = std::pair<const char*, std::string (*)(const Report&)>;
    for (const auto& [option, form] : {Form{"json", jsonOf}, Form{"junit", junitOf}, Form{"html", htmlOf}})
        write(option, [&, made = form] { return made(report); });
}

bool Reports::attempt(const std::function<void()>& work)
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
    const auto text = line.value(kTolerance.name);
    return toleranceFact(text ? "--tolerance " + *text : "");
}

} // namespace tessera
