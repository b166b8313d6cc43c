// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"

#include <string_view>

namespace tessera {

// Of a text that cannot be read: in which language it is that is not read at all, and what to paste instead. Empty: in
// none that is known.
Message otherLanguage(std::string_view text);

} // namespace tessera
