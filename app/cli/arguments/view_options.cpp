// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/view_options.h"

#include "engine/core/tensor/error.h"

#include <limits>

namespace tessera {

namespace {

constexpr uint64_t kMostPlace = std::numeric_limits<uint32_t>::max();

struct NumberRange {
    double least, most;
    const char* words;
};

double numberWithin(const Option& option, const std::string& text, const NumberRange& range)
{
    const auto number = decimalFrom(text);
    if (!number || !(*number >= range.least && *number <= range.most))
        throw TextError("--" + std::string(option.name) + " \"" + text + "\": expected a number from " + range.words);
    return *number;
}

std::array<uint32_t, 2> placeFrom(const std::string& text)
{
    const size_t comma = text.find(',');
    if (comma == std::string::npos)
        throw TextError("--at \"" + text + "\": expected the column and the row of an element, such as 12,7");
    return {static_cast<uint32_t>(wholeNumber("at", text.substr(0, comma), 0, kMostPlace)),
            static_cast<uint32_t>(wholeNumber("at", text.substr(comma + 1), 0, kMostPlace))};
}

} // namespace

ToldView viewFromOptions(const CommandLine& line)
{
    ToldView view;
    if (const auto zoom = line.value(kZoom.name))
        view.zoom = numberWithin(kZoom, *zoom, {1.0 / 64, 512, "0.015625 to 512"});
    if (const auto at = line.value(kAt.name))
        view.at = placeFrom(*at);
    if (const auto channel = line.value(kChannel.name))
        view.channel = static_cast<uint32_t>(wholeNumber(kChannel.name, *channel, 0, kMostPlace));
    view.map = line.value(kMap.name);
    view.exposure = numberWithin(kExposure, line.valueOrStandard(kExposure.name), {-16, 16, "-16 to 16"});
    view.gamma = numberWithin(kGamma, line.valueOrStandard(kGamma.name), {0.1, 10, "0.1 to 10"});
    view.showsClipping = line.value(kClipping.name).has_value();
    return view;
}

} // namespace tessera
