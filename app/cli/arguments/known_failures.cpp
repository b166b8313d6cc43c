// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/known_failures.h"

#include "app/cli/arguments/case_list.h"
#include "app/cli/arguments/stream_input.h"
#include "engine/formats/files/file.h"

#include <fstream>

namespace tessera {

std::vector<Case> readFailures(const std::filesystem::path& path, MemoryBudget budget)
{
    std::vector<Case> cases;
    std::error_code error;
    if (!isStream(path) && !std::filesystem::exists(path, error))
        return cases;
    for (const ListedCase& each : listedCases(readText(path, budget)))
        try {
            cases.push_back(caseFromText(each.text));
        } catch (const TextError& problem) {
            throw TextError(path.string() + ", line " + std::to_string(each.line) + ": " + problem.what());
        }
    return cases;
}

void appendFailure(const std::filesystem::path& path, const SweepFailure& failure, const std::string& origin)
{
    const std::string& line = failure.shrunk.empty() ? failure.line : failure.shrunk;
    std::ifstream before(path);
    for (std::string each; std::getline(before, each);)
        if (each == line)
            return;
    std::ofstream file(path, std::ios::app);
    file << "# " << origin << ", " << word(failure.state) << '\n' << line << '\n' << std::flush;
    if (!file)
        throw IoError(path.string() + " cannot be written");
}

} // namespace tessera
