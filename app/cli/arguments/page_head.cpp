// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/page_head.h"

#include "app/cli/arguments/tolerance_options.h"
#include "engine/report/text/clock_text.h"

#include <algorithm>

namespace tessera {

PageHead headOf(const CommandText& command, const Arguments& arguments)
{
    return {.command = std::string(command.name),
            .line = "tessera " + std::string(command.name) + (arguments.empty() ? "" : " ") + lineOf(arguments),
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
