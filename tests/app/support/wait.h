// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QTest>

namespace tessera {

constexpr int kPatience = 120'000; // milliseconds; a busy machine is slow, and slower under a sanitizer

// Lets events run until the condition holds; false: it did not in time.
template <class Condition> bool waitFor(Condition condition)
{
    return QTest::qWaitFor(condition, kPatience);
}

// Waits until the requested run has ended and its answer is there.
inline bool waitForRun(const Document& document)
{
    return waitFor([&] { return !document.isRunning(); });
}

} // namespace tessera
