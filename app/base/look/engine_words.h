// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/message/message.h"

#include <QString>

namespace tessera {

// What the engine says, in the language of the window. Names, numbers and texts without a translation stay as they are.
QString inWindowLanguage(const Message& message);

} // namespace tessera
