// SPDX-License-Identifier: Apache-2.0
#include "app/commands/reports/report_files.h"

#include "app/commands/terminal/output_file.h"

namespace tessera {

bool useStandardOutput(const CommandLine& line, std::span<const std::string_view> options)
{
    std::string_view first;
    for (const std::string_view option : options) {
        needFolderOf(line.value(option));
        if (!isStandardOutput(line.value(option)))
            continue;
        if (!first.empty())
            throw TextError("--" + std::string(first) + " - goes without --" + std::string(option)
                            + " -: standard output takes one report");
        first = option;
    }
    return !first.empty();
}

} // namespace tessera
