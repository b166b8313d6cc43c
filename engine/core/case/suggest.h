// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The name that is closest to a misspelt word, letter case ignored; empty: none is close.
std::string closest(std::string_view word, const std::vector<std::string>& names);

// What to say about a word that is none of the names: "did you mean --Order?", or "expected --Sizes, --DataType or
// --data" where no name is close. `prefix` stands before each name. Names with a dot are not listed: each is the long
// form of another one.
inline constexpr Text kDidYouMean = say("case", "did you mean %1?"), kExpected = say("case", "expected %1");
Message suggestion(std::string_view word, const std::vector<std::string>& names, std::string_view prefix = {});

} // namespace tessera
