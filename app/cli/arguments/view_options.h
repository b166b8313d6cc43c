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
inline constexpr std::array<std::string_view, 5> kViews = {"window", "input", "output", "both", "comparison"};
inline constexpr Option kView =
    ofParts("view", "NAME,PARTS",
            "What is drawn; of it zoom=PIXELS for each element, at=X:Y in its middle, channel=C alone.", kViews);
inline constexpr Option kColours =
    ofParts("colours", "NAME,PARTS",
            "The colours of values; exposure=STOPS, gamma=NUMBER, levels=LOW:HIGH, clipping=on, as below.", kMapNames);
struct ToneOptions { // how values become colours
    std::optional<std::string> map; // one of kMapNames
    double exposure = 0, gamma = 1;
    bool showsClipping = false;
};

struct ViewOptions {
    std::optional<std::string> name; // one of kViews
    std::optional<double> zoom;
    std::optional<std::array<uint32_t, 2>> at; // x, y
    std::optional<uint32_t> channel;
    std::optional<std::pair<double, double>> levels;
    ToneOptions tone;
};
ViewOptions viewFromOptions(const CommandLine& line); // throws TextError

} // namespace tessera
