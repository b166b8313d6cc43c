// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/pasted_line.h"

#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/command_line.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/onnx/model.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/terminal_text.h"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <utility>

namespace tessera {

namespace {

bool isProgram(const std::string& word)
{
    const std::string name = std::filesystem::path(word).filename().string();
    return name == "tessera" || name == "tessera-window" || (name == "run" && word.ends_with("app/run"));
}

// The command, and its arguments. A case alone may have the options of check.
std::pair<const CommandText*, Arguments> splitCommand(Arguments words)
{
    const auto drop = [&] { words.erase(words.begin()); };
    if (!words.empty() && (words.front() == "$" || words.front() == "%"))
        drop();
    if (!words.empty() && isProgram(words.front()))
        drop();
    for (const CommandText* command : commandTexts())
        if (!words.empty() && words.front() == command->name) {
            drop();
            return {command, words};
        }
    return {&kCheckText, words};
}

Case packed(const std::string& which)
{
    const std::vector<PackCase> chosen = packCases(which);
    if (chosen.size() > 1)
        throw TextError(
            say("commands", "--pack %1 is no single case; expected a name such as %2")(which, chosen.front().name));
    return chosen.front().c;
}

constexpr size_t kMostShown = 80; // characters of a text that is refused

Case caseOf(std::string_view text, const CommandLine& line, const PictureCodec& codec, const MemoryBudget& budget)
{
    if (const auto pack = line.value("pack"); pack && line.cases().empty())
        return packed(*pack);
    line.requireCases();
    const auto* words = line.cases().front().words();
    if (!words)
        throw TextError(say("commands",
                            "\"%1\" is no case; expected an operator with its fields, such as DEPTH_TO_SPACE1 --Sizes "
                            "1,8,2,3 --BlockSize 2; File, Open opens files")(terminalText(cutText(text, kMostShown))));
    if (readsStream(*words)) // the stream is that of the line's program, not ours
        return caseFromArguments(*words);
    return caseFromWords(*words, codec, budget);
}

// The first word tells whether the text is the line of a case or of a command.
bool beginsLikeLine(std::string_view text)
{
    const size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    const std::string word(text.substr(begin, text.find_first_of(" \t\r\n", begin) - begin));
    const auto isCommand = [&](const CommandText* command) { return command->name == word; };
    return word == "$" || word == "%" || isProgram(word) || operatorFromName(word)
        || std::ranges::any_of(commandTexts(), isCommand);
}

// Words without sizes take those of the open case. Where the operator cannot have them, the next larger sizes with
// whole blocks of channels and pixels are taken.
ReadOperator operatorOfSizesThatFit(std::string_view text, const ReadOptions& open)
{
    constexpr uint32_t kLargestBlock = 16;
    try {
        return operatorFromText(text, open);
    } catch (const TextError&) {
        const std::exception_ptr first = std::current_exception();
        for (uint32_t block = 2; block <= kLargestBlock && open.sizes.size() == 4; ++block) {
            ReadOptions larger = open;
            for (const auto& [axis, multiple] : {std::pair(1, block * block), std::pair(2, block), std::pair(3, block)})
                larger.sizes[axis] = (larger.sizes[axis] + multiple - 1) / multiple * multiple;
            try {
                ReadOperator read = operatorFromText(text, larger);
                read.notes.insert(read.notes.begin(),
                                  say("commands", "The words do not fit the sizes %1; %2 are taken.")(
                                      tessera::text(open.sizes), tessera::text(larger.sizes)));
                return read;
            } catch (const TextError&) { // the next
            }
        }
        std::rethrow_exception(first);
    }
}

} // namespace

PastedLine pastedLineOrWords(std::string_view text, const ReadOptions& open, const PictureCodec& codec,
                             const MemoryBudget& budget)
{
    if (beginsLikeLine(text) || !looksLikeWords(text))
        return pastedLine(text, codec, budget);
    ReadOperator read;
    try {
        read = operatorOfSizesThatFit(text, open);
    } catch (const TextError&) {
        if (open.type == DataType::Float32)
            throw;
        ReadOptions asFloats = open; // a resize takes fewer types than a move
        asFloats.type = DataType::Float32;
        read = operatorOfSizesThatFit(text, asFloats);
        read.notes.push_back(say("commands", "%1 takes no %2; FLOAT32 is taken.")(name(read.op), name(open.type)));
    }
    return {.c = {.title = {}, .op = std::move(read.op), .data = std::move(read.data).value_or(Generator{})},
            .notes = std::move(read.notes)};
}

PastedLine pastedLine(std::string_view text, const PictureCodec& codec, const MemoryBudget& budget)
{
    const auto [command, words] = splitCommand(shellWords(text));
    const CommandLine line(*command, words);
    constexpr std::string_view kSilent[] = {"pack", "prove", "tolerance", "step"};
    PastedLine pasted{
        .c = caseOf(text, line, codec, budget), .tolerance = toleranceOf(line), .steps = stepsFromOptions(line)};
    for (const auto& [option, value] : line.given()) {
        if (option == "engine" && !pasted.engine)
            pasted.engine = value;
        else if (option == "against")
            pasted.against.push_back(sourceWithData(value, codec, budget));
        else if (option == "at")
            pasted.element = value;
        else if (std::ranges::find(kSilent, option) == std::end(kSilent))
            pasted.ignored.push_back("--" + option + (value.empty() ? "" : " " + shellWord(value)));
    }
    for (size_t i = 1; i < line.cases().size(); ++i)
        pasted.ignored.push_back(line.cases()[i].name);
    return pasted;
}

} // namespace tessera
