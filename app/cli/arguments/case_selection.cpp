// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/case_selection.h"

#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/stream_input.h"
#include "engine/compute/foreign/engine_file.h"
#include "engine/core/case/case.h"
#include "engine/core/message/message.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/file_kind.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <filesystem>
#include <regex>
#include <system_error>

namespace tessera {

namespace {

constexpr uint64_t kFirstBytes = 1 << 16; // enough to tell a list from another file

bool namesFile(const std::string& data)
{
    return !data.starts_with("values:") && std::holds_alternative<FromFile>(dataFromText(data, {}));
}

// The path of --data, which begins at the list's folder as it does in case files.
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

namespace {

// The list's cases. Files that they name with --data lie in the folder of the list or below it, unless the line reaches
// anywhere, or the list is a stream. Throws IoError, and TextError with file and line, also for a list without a case.
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

std::vector<std::filesystem::path> caseFilesBelow(const std::filesystem::path& folder)
{
    std::error_code error;
    std::vector<std::filesystem::path> files = filesBelow(folder, error);
    std::erase_if(files, [](const std::filesystem::path& file) {
        std::error_code unknown; // such as a circle of links: no file
        return fileKind(file) != FileKind::Case || isEngineFile(file) || !is_regular_file(file, unknown);
    });
    if (error)
        throw IoError(folder.string() + " cannot be read with all of its folders: " + error.message());
    if (files.empty())
        throw IoError(folder.string() + " holds no case; expected files that end in .json, .tessera or .onnx");
    return files;
}

// The line's cases, with the case files (.json, .tessera, .onnx) of each folder and the folders below it in its place,
// sorted, and those of a list in its place.
std::vector<CaseArgument> withFoldersAndLists(const CommandLine& line)
{
    std::vector<CaseArgument> all;
    for (const CaseArgument& argument : line.cases()) {
        const auto* path = argument.path();
        std::error_code error;
        if (path && !isStream(*path) && isCaseList(*path))
            std::ranges::copy(casesOfList(*path, line), std::back_inserter(all));
        else if (path && std::filesystem::is_directory(*path, error))
            for (const std::filesystem::path& file : caseFilesBelow(*path))
                all.push_back({shellWord(file.string()), file});
        else
            all.push_back(argument);
    }
    return all;
}

// The nodes of a model that holds several; else the case itself.
std::vector<SelectedCase> nodesOf(const CaseArgument& argument, const CommandLine& line, const CompleteModel& complete)
{
    const auto* path = argument.path();
    const SelectedCase whole{path ? path->string() : argument.name, argument};
    std::optional<NodePath> named = modelOf(argument);
    if (!named)
        return {whole};
    NodePath written = *named; // leaves out what the line's options say, since these are repeated
    for (const std::string& dim : line.values(kDim.name))
        written.dims.erase(dimFromText(dim).first);
    if (line.value(kTensors.name))
        written.tensors.clear();
    if (complete)
        complete(*named);
    if (!named->node.empty())
        return {{whole.name, {argument.name, pathOf(*named), argument.origin}}};
    Model model;
    try {
        model = openModelAt(*named, line.budget(), line.reach());
    } catch (const IoError&) { // whoever loads it gets the same error
    } catch (const TextError&) {
    }
    const bool isOnly = model.nodes.size() == 1 && (!complete || model.nodeCount == 1); // perhaps with a test beside it
    if (model.nodes.empty() || isOnly)
        return {{whole.name, {argument.name, complete ? pathOf(*named) : *path, argument.origin}}};
    std::vector<SelectedCase> all;
    for (const ModelNode& node : model.nodes) {
        named->node = written.node = node.name;
        const std::string name = pathOf(written).string();
        all.push_back({name, {shellWord(name), pathOf(*named)}});
        all.back().why = node.isCase() ? "" : english(node.meaning.why);
        all.back().open = node.open;
    }
    return all;
}

// --filter: a regular expression as `grep -E` reads it. An empty one takes all.
std::regex filterFrom(const std::string& expression)
try {
    return std::regex(expression, std::regex::extended);
} catch (const std::regex_error& error) {
    throw TextError("--filter \"" + expression + "\" is no regular expression: " + error.what());
}

// Found anywhere in the case's path or line; of the pack also in its name and title.
bool takes(const std::regex& filter, const SelectedCase& selected)
{
    const auto isFound = [&](const std::string& text) { return std::regex_search(text, filter); };
    const auto& packed = selected.packed;
    return isFound(selected.name) || (packed && (isFound(packed->c.title) || isFound(toText(packed->c))));
}

} // namespace

std::vector<PackCase> packCases(const std::string& which)
{
    std::vector<PackCase> pack = conformancePack(), chosen;
    const std::string example = pack.front().name;
    for (size_t i = 0; i < pack.size(); ++i)
        if (which == "all" || which == pack[i].name || which == std::to_string(i + 1))
            chosen.push_back(std::move(pack[i]));
    std::vector<std::string> names;
    for (const PackCase& each : pack)
        names.push_back(each.name);
    if (const std::string meant = chosen.empty() ? closest(which, names) : ""; !meant.empty())
        throw TextError("--pack " + which + " is none; did you mean " + meant + "?");
    if (chosen.empty())
        throw TextError("--pack " + which + " is none; expected all, a number from 1 to " + std::to_string(pack.size())
                        + " or a name such as " + example);
    return chosen;
}

std::vector<SelectedCase> expandedCases(const SelectedCase& selected, const CommandLine& line)
{
    const std::filesystem::path* path = selected.argument.path();
    if (!selected.why.empty())
        return {};
    if (!path || !isStream(*path))
        return {selected};
    try {
        if (!isCaseList(caseStream(*path, line.budget())))
            return {selected};
        std::vector<SelectedCase> all;
        for (const CaseArgument& each : casesOfList(*path, line))
            all.push_back({each.name, each});
        return all;
    } catch (const IoError&) { // whoever loads it gets the same error
    } catch (const TextError&) {
    }
    return {selected};
}

LoadedCase loadSelected(const CommandCall& call, const SelectedCase& selected)
{
    return selected.packed ? LoadedCase(*selected.packed) : call.load(selected.argument);
}

std::optional<NodePath> modelOf(const CaseArgument& argument)
{
    const auto* path = argument.path();
    if (!path || (!isNodeOfModel(*path) && lowerCaseExtension(*path) != ".onnx"))
        return {};
    return nodePathOf(*path);
}

std::vector<SelectedCase> selectedCases(const CommandLine& line, const CompleteModel& complete)
{
    const auto pack = line.value("pack");
    if (!pack)
        line.requireCases();
    else if (!line.cases().empty())
        throw TextError("--pack goes without a case");
    const std::string expression = line.value("filter").value_or("");
    std::vector<SelectedCase> selected;
    if (pack)
        for (const PackCase& packed : packCases(*pack))
            selected.push_back({packed.name, {lineOf(packed), Arguments(), packed.name}, packed});
    else
        for (const CaseArgument& argument : withFoldersAndLists(line))
            std::ranges::move(nodesOf(argument, line, complete), std::back_inserter(selected));
    const std::regex filter = filterFrom(expression);
    const size_t count = selected.size();
    std::erase_if(selected, [&](const SelectedCase& each) { return !takes(filter, each); });
    if (selected.empty())
        throw TextError("--filter \"" + expression + "\" takes none of " + counted(count, "case"));
    return selected;
}

} // namespace tessera
