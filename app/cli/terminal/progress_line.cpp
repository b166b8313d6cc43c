// SPDX-License-Identifier: Apache-2.0
#include "app/cli/terminal/progress_line.h"

#include "engine/report/text/utf8.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>

namespace tessera {

namespace {

std::atomic<bool> isShown = false;

} // namespace

std::string percentText(double done)
{
    return done > 0 ? ", " + std::to_string(static_cast<int>(done * 100)) + " %" : "";
}

ProgressLine::ProgressLine()
    : m_isTerminal(isatty(STDERR_FILENO) != 0)
{
}

void ProgressLine::show(const std::string& text)
{
    const auto now = std::chrono::steady_clock::now();
    if (!m_isTerminal || now < m_next)
        return;
    m_next = now + std::chrono::milliseconds(100);
    winsize size = {};
    const bool isKnown = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1;
    std::fprintf(stderr, "\r\x1b[K%s", cutText(text, isKnown ? size.ws_col - 1u : 79u).c_str());
    std::fflush(stderr);
    isShown = true;
}

void ProgressLine::clear()
{
    if (isShown.exchange(false))
        std::fputs("\r\x1b[K", stderr);
}

} // namespace tessera
