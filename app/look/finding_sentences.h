// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tessera {

// The cells of a matrix, and why two outputs cannot be compared, for translators.
inline constexpr const char* kFindingSentences[] = {
    QT_TRANSLATE_NOOP("Engine", "cannot be compared: %1, not %2"),
    QT_TRANSLATE_NOOP("Engine", "FAIL %1 differ"),
    QT_TRANSLATE_NOOP("Engine", "FAIL %1 differ, %2"),
    QT_TRANSLATE_NOOP("Engine", "PASS %1 within"),
    QT_TRANSLATE_NOOP("Engine", "MISTRUSTED %1 within"),
    QT_TRANSLATE_NOOP("Engine", "PASS, changes"),
    QT_TRANSLATE_NOOP("Engine", "MISTRUSTED, changes"),
    QT_TRANSLATE_NOOP("Engine", "FAIL %1 differ, changes"),
    QT_TRANSLATE_NOOP("Engine", "FAIL %1 differ, %2, changes"),
};

} // namespace tessera
