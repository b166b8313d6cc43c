// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tessera {

// What would be right, and other ends of sentences of several rooms, for translators.
inline constexpr const char* kWordsSentences[] = {
    QT_TRANSLATE_NOOP("Engine", "%1 would be right"), QT_TRANSLATE_NOOP("Engine", "%1 or %2 would be right"),
    QT_TRANSLATE_NOOP("Engine", "a number"),          QT_TRANSLATE_NOOP("Engine", "%1 to %2 would be right"),
    QT_TRANSLATE_NOOP("Engine", "%1 is given twice"), QT_TRANSLATE_NOOP("Engine", "%1 has no %2"),
};

} // namespace tessera
