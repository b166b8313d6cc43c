// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/repeated_case.h"

#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/stream_input.h"
#include "engine/core/tensor/element_text.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/json_text.h"

#include <ostream>

namespace tessera {

namespace {

constexpr uint64_t kMostPiped = 16384; // bytes of a text that a line repeats

bool isStreamed(const CaseArgument& argument)
{
    if (const auto* path = argument.path())
        return isStream(*path);
    return readsStream(*argument.words());
}

// Whether toText() says all of it.
bool isSayable(const Case& c)
{
    const auto* values = std::get_if<FromValues>(&c.data);
    return !values || elementCount(values->tensor.desc) <= kMostWrittenValues;
}

// The file in one line, as `tessera COMMAND -` reads it again; empty: it is long, or no text.
std::string piped(const std::filesystem::path& stream, const MemoryBudget& budget)
{
    const std::filesystem::path file = readableFile(stream, budget);
    const uint64_t bytes = regularFileSize(file);
    const std::string json = bytes > kMostPiped ? "" : inOneLine(readFile(file, bytes));
    return json.empty() ? json : "printf %s " + shellWord(json) + " | ";
}

} // namespace

RepeatedCase repeated(std::string_view command, const CaseArgument& argument, const LoadedCase& loaded,
                      const MemoryBudget& budget, std::ostream& err)
{
    if (!isStreamed(argument))
        return {.words = argument.name};
    if (loaded.isLine() && isSayable(loaded.first()))
        return {.words = toText(loaded.first())};
    const auto* path = argument.path();
    if (path && !loaded.isLine())
        if (std::string before = piped(*path, budget); !before.empty())
            return {.before = std::move(before), .words = "-"};
    sayStreamedFile(command, err);
    return {.words = argument.name + std::string(kStreamedFile)};
}

void sayStreamedFile(std::string_view command, std::ostream& err)
{
    err << "tessera " << command
        << ": note: what came by standard input is too long for the line that repeats this; FILE there is a file that "
           "holds it\n";
}

} // namespace tessera
