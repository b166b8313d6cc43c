// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <string>

namespace tessera {

// One line on standard error that is written over and over; nothing where that is no terminal.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(const std::string& text); // at most ten times a second, cut at the terminal's width
    void clear(); // before anything else is written

private:
    bool m_isTerminal;
    bool m_isShown = false;
    std::chrono::steady_clock::time_point m_next = {};
};

} // namespace tessera
