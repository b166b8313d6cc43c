// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/command_text.h"

#include "app/cli/arguments/shared_options.h"
#include "engine/report/pages/words.h"
#include "engine/report/runs/terminal_text.h"

#include <array>
#include <vector>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 10> kKinds = {"text",   "file",  "folder",    "engine",   "engine-or-file",
                                                     "choice", "parts", "pack-case", "operator", "data-types"};
static_assert(kKinds.size() == static_cast<size_t>(ValueKind::DataTypes) + 1);

constexpr Option kWindowOptions[] = {
    oneOf("theme", "THEME", "The colours.", kThemes),
    oneOf("language", "LANGUAGE", "The language of the window.", kLanguageCodes),
    {"fresh", "", "Neither read nor write settings."},
    {"config", "DIR", "Keep the settings in this folder.", ValueKind::Folder},
    {"listen", "", "Take tensors from other programs (`tessera show`) as long as this window is open."},
    kStep,
};

constexpr Example kWindowExamples[] = {
    {"", "Opens the window on the documentation's example."},
    {"photograph.jpg --theme dark", "Opens the window on a picture."},
    {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2", "Opens the window on a case."},
};

} // namespace

const CommandText kWindowText{
    .name = "",
    .summary = "opens the window",
    .operands = "[FILE… | CASE]",
    .sentence = "Opens the window on cases (.json, .tessera, .onnx), lessons (.md), tensors (.npy, .npz), pictures, or "
                "a case in field names.",
    .options = kWindowOptions,
    .examples = kWindowExamples,
    .isDrawing = true,
};

std::string_view name(ValueKind kind)
{
    return kKinds[static_cast<size_t>(kind)];
}

std::span<const Meaning> exitCodeTexts()
{
    static constexpr Meaning codes[] = {
        {"0", "fine"},
        {"1", "mistrusted: equal, but the case proves little; of identify: unknown"},
        {"2", "mismatch"},
        {"3", "shape or type cannot be compared"},
        {"4", "bad input or usage"},
        {"5",
         "an engine or the window program is missing or failed, or there is not enough memory; UNSUPPORTED where it is "
         "all that came out, beside other results it changes nothing"},
        {"130, 143", "stopped by Ctrl+C, or by SIGTERM"},
    };
    return codes;
}

std::vector<Option> ownOptions(const CommandText& command)
{
    std::vector<Option> options(command.options.begin(), command.options.end());
    const auto add = [&](bool has, std::span<const Option> more) { // an option of the command's own goes first
        for (const Option& option : has ? more : std::span<const Option>())
            if (std::ranges::find(options, option.name, &Option::name) == options.end())
                options.push_back(option);
    };
    add(command.shared.reports, std::array{kJson, kJunit, kHtml});
    add(command.shared.tolerance, std::array{kTolerance});
    add(command.shared.engines, std::array{kEngineFile, kTimeout, kThreads, kValidate});
    add(command.shared.cases, std::array{kAllowOutside, kDim, kTensors});
    return options;
}

std::vector<Option> allOptions(const CommandText& command)
{
    std::vector<Option> options = ownOptions(command);
    options.insert(options.end(), {kMemoryBudget, kHelp});
    return options;
}

std::string alternatives(std::span<const std::string_view> words)
{
    return english(anyOf({words.begin(), words.end()}));
}

std::string description(const Option& option)
{
    std::string text(option.sentence);
    if (option.kind == ValueKind::Parts && !option.choices.empty())
        text += " By name: " + alternatives(option.choices) + ".";
    else if (!option.choices.empty())
        text = text.substr(0, text.size() - 1) + ": " + alternatives(option.choices) + ".";
    if (!option.standard.empty())
        text += " Default: " + std::string(option.standard) + ".";
    return text;
}

std::string synopsis(const CommandText& command, size_t width)
{
    std::vector<std::string> parts;
    if (!command.operands.empty())
        parts.emplace_back(command.operands);
    for (const Option& option : ownOptions(command))
        if (command.operands.find("--" + std::string(option.name)) == command.operands.npos) // it says it already
            parts.push_back("[--" + std::string(option.name) + (option.value.empty() ? "" : " ")
                            + std::string(option.value) + (option.isList ? "]…" : "]"));
    std::string text = "tessera" + (command.name.empty() ? "" : " " + std::string(command.name));
    const std::string indent(textWidth(text) + 1, ' ');
    size_t column = textWidth(text);
    for (const std::string& part : parts) {
        const bool fits = column + 1 + textWidth(part) <= width;
        text += fits ? " " : "\n" + indent;
        column = (fits ? column + 1 : indent.size()) + textWidth(part);
        text += part;
    }
    return text;
}

} // namespace tessera
