// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace tessera {

// Why an engine does not start, or gave no output, and what it says of itself, for translators.
inline constexpr const char* kEngineFailureSentences[] = {
    QT_TRANSLATE_NOOP("Engine",
                      "There is not enough memory for %1 bytes. Choose smaller sizes or close other programs."),
    QT_TRANSLATE_NOOP("Engine", "there is not enough memory for this"),
    QT_TRANSLATE_NOOP("Engine",
                      "%1 gave a wrong result: element %2 is %3 where the case has %4. Its driver or the device is at "
                      "fault; `check --against cpu` shows every element. Use the cpu engine."),
    QT_TRANSLATE_NOOP("Engine", "stopped at the limit of %1 runs"),
};

} // namespace tessera
