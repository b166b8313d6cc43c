// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/view_options.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"

#include <limits>
#include <string_view>
#include <vector>

namespace tessera {

namespace {

constexpr uint64_t kMostPlace = std::numeric_limits<uint32_t>::max();

// "12:7"
std::array<uint32_t, 2> placeFrom(const std::string& text)
{
    const std::vector<std::string_view> both = splitText(text, ":");
    if (both.size() != 2)
        throw TextError("--view at \"" + text + "\": expected the column and the row of an element, such as 12:7");
    return {static_cast<uint32_t>(wholeNumber("view at", std::string(both[0]), 0, kMostPlace)),
            static_cast<uint32_t>(wholeNumber("view at", std::string(both[1]), 0, kMostPlace))};
}

std::pair<double, double> levelsFrom(const std::string& text)
{
    const std::vector<std::string_view> both = splitText(text, ":");
    const auto low = numberIn<double>(both.front()), high = numberIn<double>(both.back());
    if (both.size() != 2 || !low || !high || !(*low < *high))
        throw TextError("--colours levels \"" + text + "\": expected two numbers, the lower first, such as 0:1");
    return {*low, *high};
}

void tell(const OptionParts& parts, ViewOptions& view)
{
    view.name = parts.name();
    view.zoom = parts.number("zoom", 1.0 / 64, 512);
    if (const auto at = parts.value("at"))
        view.at = placeFrom(*at);
    if (const auto channel = parts.value("channel"))
        view.channel = static_cast<uint32_t>(wholeNumber("view channel", *channel, 0, kMostPlace));
}

ToneOptions toneOf(const OptionParts& parts)
{
    const std::string clipping = parts.value("clipping").value_or("off");
    if (clipping != "on" && clipping != "off")
        throw TextError("--colours clipping \"" + clipping + "\": expected on or off");
    return {.map = parts.name(),
            .exposure = parts.number("exposure", -16, 16).value_or(0),
            .gamma = parts.number("gamma", 0.1, 10).value_or(1),
            .showsClipping = clipping == "on"};
}

} // namespace

ViewOptions viewFromOptions(const CommandLine& line)
{
    ViewOptions view;
    if (const auto text = line.value(kView.name))
        tell(OptionParts(kView, *text, {"zoom", "at", "channel"}), view);
    const auto colours = line.value(kColours.name);
    if (!colours)
        return view;
    const OptionParts parts(kColours, *colours, {"exposure", "gamma", "levels", "clipping"});
    view.tone = toneOf(parts);
    if (const auto levels = parts.value("levels"))
        view.levels = levelsFrom(*levels);
    return view;
}

} // namespace tessera
