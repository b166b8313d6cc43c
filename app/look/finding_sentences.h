// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tessera {

// The cells of a matrix, and why two outputs cannot be compared, for translators.
inline constexpr const char* kFindingSentences[] = {
    QT_TRANSLATE_NOOP("Engine", "cannot be compared: %1, not %2"),
};

} // namespace tessera
