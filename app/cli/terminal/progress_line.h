// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <string>

namespace tessera {

std::string percentText(double done); // of what is done, 0 … 1: ", 45 %"; empty at the beginning

// One line on standard error that is written over and over; nothing where that is no terminal. Whatever a
// StandardOutput writes clears it first.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine() { clear(); }
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(const std::string& text); // at most ten times a second, cut at the terminal's width
    static void clear(); // before anything else is written

private:
    bool m_isTerminal;
    std::chrono::steady_clock::time_point m_next = {};
};

} // namespace tessera
