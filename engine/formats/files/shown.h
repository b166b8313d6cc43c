// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace tessera {

// Text of a file as it may stand in a message: control characters replaced, cut after some 60 characters.
std::string shown(std::string_view text);

} // namespace tessera
