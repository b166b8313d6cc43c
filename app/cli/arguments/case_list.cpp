// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/case_list.h"

#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/stream_input.h"
#include "engine/core/case/case.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/output_path.h"

#include <algorithm>
#include <system_error>

namespace tessera {

namespace {

constexpr uint64_t kFirstBytes = 1 << 16; // enough to tell a list from another file

bool namesFile(const std::string& data)
{
    return !data.starts_with("values:") && std::holds_alternative<FromFile>(dataFromText(data, {}));
}

// From the folder of the list, as case files do it.
std::string dataBelow(const std::filesystem::path& folder, const std::string& data, SourceReach reach)
{
    if (!namesFile(data))
        return data;
    if (isStream(data))
        throw TextError("--data " + data + " is the program's input, which a list of cases cannot name");
    const std::filesystem::path path = folder / data;
    std::error_code error;
    if (reach == SourceReach::CaseFolder && std::filesystem::exists(path, error) && !liesBelow(path, folder))
        throw OutsideFolder("--data " + shellWord(data) + " lies outside the list's folder");
    return path.string();
}

Arguments wordsOf(const std::string& text, const std::filesystem::path& folder, SourceReach reach)
{
    constexpr std::string_view kData = "--data", kWithValue = "--data=";
    Arguments words = shellWords(text);
    for (size_t i = 1; i < words.size(); ++i)
        if (words[i].starts_with(kWithValue))
            words[i] = std::string(kWithValue) + dataBelow(folder, words[i].substr(kWithValue.size()), reach);
        else if (words[i] == kData && i + 1 < words.size())
            words[i + 1] = dataBelow(folder, words[i + 1], reach);
    return words;
}

} // namespace

std::vector<ListedCase> listedCases(std::string_view text)
{
    std::vector<ListedCase> cases;
    for (size_t number = 1; !text.empty(); ++number) {
        const size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        const size_t first = line.find_first_not_of(" \t\r");
        const bool goesOn =
            first != line.npos && !cases.empty() && (line[first] == '-' || cases.back().text.ends_with('\\'));
        if (goesOn)
            cases.back().text += "\n" + std::string(line);
        else if (first != line.npos && line[first] != '#')
            cases.push_back({number, std::string(line.substr(first, line.find_last_not_of(" \t\r") + 1 - first))});
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return cases;
}

bool isCaseList(const std::filesystem::path& file)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error))
        return false;
    if (lowerCaseExtension(file) == ".txt")
        return true;
    const std::vector<ListedCase> cases = listedCases(readFile(file, kFirstBytes));
    return !cases.empty() && operatorFromName(cases.front().text.substr(0, cases.front().text.find(' '))).has_value();
}

std::vector<CaseArgument> casesOfList(const std::filesystem::path& path, const CommandLine& line)
{
    MemoryBudget left = line.budget();
    const SourceReach reach = isStream(path) ? SourceReach::Anywhere : line.reach(); // the user has made the stream
    std::vector<CaseArgument> arguments;
    for (const ListedCase& each : listedCases(readText(path, left))) {
        CaseArgument& argument = arguments.emplace_back(
            CaseArgument{each.text, Arguments(), path.string() + ", line " + std::to_string(each.line)});
        const auto failure = failureOf([&] {
            const Arguments words = wordsOf(each.text, path.parent_path(), reach);
            argument.name = lineOf(words);
            argument.source = words;
        });
        argument.wrong = failure ? failure->message : "";
    }
    if (arguments.empty())
        throw TextError(path.string() + " has no case; expected a case in field names a line");
    return arguments;
}

} // namespace tessera
