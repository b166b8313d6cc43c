// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"

#include <array>
#include <optional>
#include <string>
#include <utility>

namespace tessera {

// Options of a picture of tensors: which part of a tensor is seen, and in which colours.
inline constexpr std::array<std::string_view, 5> kMapNames = {"viridis", "cividis", "gray", "turbo", "blue-orange"};
inline constexpr Option kZoom{"zoom", "NUMBER", "Pixels for each element, before scaling; else all of it is seen."};
inline constexpr Option kAt{"at", "X,Y", "The element in the middle of the view."};
inline constexpr Option kChannel{"channel", "NUMBER", "This channel alone."};
inline constexpr Option kMap = oneOf(
    "map", "NAME", "The colours of values; gray where the input is a picture of one channel.", kMapNames, "viridis");
inline constexpr Option kExposure{"exposure", "STOPS", "Values are shown lighter by so many factors of two.",
                                  ValueKind::Text, "0"};
inline constexpr Option kGamma{"gamma", "NUMBER", "Shares of the range are raised to 1/NUMBER.", ValueKind::Text, "1"};
inline constexpr Option kClipping{"clipping", "", "What is white or beyond is red, what is black or below it blue."};
inline constexpr Option kShownLevels{"levels", "LOW,HIGH",
                                     "The values of the first and the last colour; else the smallest and the largest, "
                                     "or 0 and 1 of a picture of light."};
struct ToldTone { // how values become colours
    std::optional<std::string> map; // one of kMapNames
    double exposure = 0, gamma = 1;
    bool showsClipping = false;
};

struct ToldView {
    std::optional<double> zoom;
    std::optional<std::array<uint32_t, 2>> at; // x, y
    std::optional<uint32_t> channel;
    std::optional<std::pair<double, double>> levels;
    ToldTone tone;
};
ToldView viewFromOptions(const CommandLine& line); // throws TextError

} // namespace tessera
