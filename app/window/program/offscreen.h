// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QApplication;

namespace tessera {

// Each before there is an application. Where Qt cannot start, the program ends with a sentence and exit code 5.
void silenceQt(); // for a command: its own messages say what is wrong
void endWithSentenceWithoutQt(); // for the window: its messages stay

// What a command draws in: an application of its own, which needs no display; where there is one already, that one.
class OffscreenApplication {
public:
    explicit OffscreenApplication(double scale); // device pixels for each pixel
    ~OffscreenApplication();
    OffscreenApplication(const OffscreenApplication&) = delete;
    OffscreenApplication& operator=(const OffscreenApplication&) = delete;

private:
    std::unique_ptr<QApplication> m_own;
};

} // namespace tessera
