// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "engine/core/compare/tolerance_text.h"

#include <array>
#include <cstddef>

namespace tessera {

inline constexpr std::array<std::string_view, 6> kToleranceNames = {"bits",  "bound", "foreign",
                                                                    "webnn", "onnx",  "onnxruntime"};
static_assert(kToleranceNames.size() == kTolerancePresetCount); // those of tolerancePresets()
inline constexpr std::array<std::string_view, 2> kBoundChoices = {"on", "off"}, kNanChoices = {"equal", "different"},
                                                 kTieChoices = {"either", "exact"},
                                                 kCoordinateChoices = {"any", "exact"};
inline constexpr auto kIntegerChoices = [] {
    std::array<std::string_view, kIntegerRoundings.size()> names;
    for (size_t i = 0; i < names.size(); ++i)
        names[i] = name(kIntegerRoundings[i]);
    return names;
}();

// Of the commands that judge: each part of a tolerance, by the names of ToleranceOptions.
inline constexpr std::array<Option, 11> kToleranceOptions = {{
    {"tolerance", "NAME", "What others allow.", ValueKind::Choice, {}, kToleranceNames},
    {"atol", "NUMBER", "Elements may differ by this much …", ValueKind::Number},
    {"rtol", "NUMBER", "… plus this much of the expected value …", ValueKind::Number},
    {"ulp", "NUMBER", "… or by so many units in the last place …", ValueKind::Number},
    {"bound",
     "WORD",
     "… or by what the roundings of an interpolation can add up to.",
     ValueKind::Choice,
     {},
     kBoundChoices},
    {"nan", "WORD", "Whether NaN is equal to NaN.", ValueKind::Choice, {}, kNanChoices},
    {"ties", "WORD", "Whether a nearest neighbour at a tie may be the other one.", ValueKind::Choice, {}, kTieChoices},
    {"integers",
     "WORD",
     "How the other program rounds sums to integers, where DirectML truncates.",
     ValueKind::Choice,
     {},
     kIntegerChoices},
    {"coordinates",
     "WORD",
     "Whether coordinates may be 4 float32 ulps apart: another program computes them in another way.",
     ValueKind::Choice,
     {},
     kCoordinateChoices},
    {"allow", "PERCENT", "So many of the elements may differ by more …", ValueKind::Number},
    {"limit", "NUMBER", "… but none by more than this.", ValueKind::Number},
}};

// The rows of a command with those above between them.
template <size_t Before, size_t Behind>
constexpr std::array<Option, Before + kToleranceOptions.size() + Behind>
withTolerance(const std::array<Option, Before>& before, const std::array<Option, Behind>& behind)
{
    std::array<Option, Before + kToleranceOptions.size() + Behind> all = {};
    size_t count = 0;
    for (const Option& option : before)
        all[count++] = option;
    for (const Option& option : kToleranceOptions)
        all[count++] = option;
    for (const Option& option : behind)
        all[count++] = option;
    return all;
}

ToleranceOptions toleranceOf(const CommandLine& line); // throws TextError

} // namespace tessera
