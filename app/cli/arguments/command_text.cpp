// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/command_text.h"

#include "app/cli/arguments/shared_options.h"
#include "engine/report/pages/words.h"
#include "engine/report/runs/terminal_text.h"

#include <array>
#include <vector>

namespace tessera {

namespace {

constexpr Option kWindowOptions[] = {
    oneOf("theme", "THEME", "The colours.", kThemes),
    oneOf("language", "LANGUAGE", "The language of the window.", kLanguageCodes),
    {"fresh", "", "Reads and writes no settings."},
    {"config", "DIR", "Keeps the settings in this folder.", ValueKind::Folder},
    {"listen", "", "Takes tensors from other programs (`tessera show`) while this window is open."},
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

} // namespace tessera
