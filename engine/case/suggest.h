// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The name that was meant by a word which is nearly it, whatever the case of its letters; empty where none is close.
std::string closest(std::string_view word, const std::vector<std::string>& names);

// The end of a sentence about a word that is none of the names: "did you mean --Order?", or, where none is close,
// "--Sizes, --DataType or --data would be right". `prefix` stands before each name. Those with a dot are not listed:
// they say the same in full.
std::string suggestion(std::string_view word, const std::vector<std::string>& names, std::string_view prefix = {});

} // namespace tessera
