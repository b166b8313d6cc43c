// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tessera {

// Characters of a UTF-8 text: every byte but those that continue one.
size_t textWidth(std::string_view text);
std::string cutText(std::string_view text, size_t most); // the first so many characters

} // namespace tessera
