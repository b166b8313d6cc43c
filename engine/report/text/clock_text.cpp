// SPDX-License-Identifier: Apache-2.0
#include "engine/report/text/clock_text.h"

#include <array>
#include <ctime>

namespace tessera {

std::string utcNow()
{
    const std::time_t time = std::time(nullptr);
    std::tm parts = {};
    gmtime_r(&time, &parts);
    std::array<char, 32> text;
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts)};
}

} // namespace tessera
