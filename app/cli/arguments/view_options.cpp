// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/view_options.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <limits>

namespace tessera {

namespace {

constexpr uint64_t kMostPlace = std::numeric_limits<uint32_t>::max();

std::array<uint32_t, 2> placeFrom(const std::string& text)
{
    const size_t comma = text.find(',');
    if (comma == std::string::npos)
        throw TextError("--at \"" + text + "\": expected the column and the row of an element, such as 12,7");
    return {static_cast<uint32_t>(wholeNumber("at", text.substr(0, comma), 0, kMostPlace)),
            static_cast<uint32_t>(wholeNumber("at", text.substr(comma + 1), 0, kMostPlace))};
}

std::pair<double, double> levelsFrom(const std::string& text)
{
    const size_t comma = std::min(text.find(','), text.size());
    const auto low = numberIn<double>(text.substr(0, comma));
    const auto high = numberIn<double>(text.substr(std::min(comma + 1, text.size())));
    if (!low || !high || !(*low < *high))
        throw TextError("--levels \"" + text + "\": expected two numbers, the lower first, such as 0,1");
    return {*low, *high};
}

} // namespace

ToldView viewFromOptions(const CommandLine& line)
{
    ToldView view;
    if (const auto zoom = line.value(kZoom.name))
        view.zoom = number(kZoom.name, *zoom, 1.0 / 64, 512);
    if (const auto at = line.value(kAt.name))
        view.at = placeFrom(*at);
    if (const auto channel = line.value(kChannel.name))
        view.channel = static_cast<uint32_t>(wholeNumber(kChannel.name, *channel, 0, kMostPlace));
    if (const auto levels = line.value(kShownLevels.name))
        view.levels = levelsFrom(*levels);
    view.tone = {.map = line.value(kMap.name),
                 .exposure = number(kExposure.name, line.valueOrStandard(kExposure.name), -16, 16),
                 .gamma = number(kGamma.name, line.valueOrStandard(kGamma.name), 0.1, 10),
                 .showsClipping = line.value(kClipping.name).has_value()};
    return view;
}

} // namespace tessera
