// SPDX-License-Identifier: Apache-2.0
#include "engine/report/html/run_head.h"

#include "app/cli/arguments/tolerance_options.h"
#include "engine/report/text/clock_text.h"
#include "engine/judge/measure/output_source.h"

#include <algorithm>

namespace tessera {

PageHead headOf(const CommandText& command, const Arguments& arguments)
{
    return {.command = std::string(command.name),
            .line = "tessera " + std::string(command.name) + (arguments.empty() ? "" : " ") + lineOf(arguments),
            .startedAt = utcNow()};
}

Fact factOf(const std::string& role, const OutputSource& source)
{
    const auto* engine = dynamic_cast<const Engine*>(&source);
    if (isFileSource(source.name()))
        return {role, "the file " + pathOfSource(source.name())};
    return {role, source.name() + (engine ? ": " + english(engine->description()) : "")};
}

Fact toleranceFact(const std::string& options)
{
    return {"tolerance",
            !options.empty() ? options
                             : "what a case says; else equal bits between engines that execute plans, and what the "
                               "roundings of an interpolation can add up to between others"};
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
