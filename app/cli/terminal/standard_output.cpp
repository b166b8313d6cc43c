// SPDX-License-Identifier: Apache-2.0
#include "app/cli/terminal/standard_output.h"

#include "engine/report/text/terminal_text.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <new>
#include <ostream>

#include <sys/ioctl.h>
#include <unistd.h>

namespace tessera {

// std::ostream takes no memory for a full disk, and forgets both.
void StandardOutput::writeSafely(std::string_view text)
{
    try {
        write(terminalLines(text));
    } catch (const std::bad_alloc&) {
        m_error = m_error == 0 ? ENOMEM : m_error;
    }
}

void StandardOutput::write(std::string_view bytes)
{
    if (!bytes.empty())
        ProgressLine::clear();
    if (m_error == 0
        && (std::fwrite(bytes.data(), 1, bytes.size(), m_file) != bytes.size() || std::fflush(m_file) != 0))
        m_error = errno;
}

// A character that is not whole stays for the next time.
int StandardOutput::sync()
{
    const std::string_view text(pbase(), static_cast<size_t>(pptr() - pbase()));
    const size_t left = unfinishedBytes(text);
    writeSafely(text.substr(0, text.size() - left));
    std::ranges::copy(text.substr(text.size() - left), m_buffer);
    setp(m_buffer, m_buffer + sizeof m_buffer);
    pbump(static_cast<int>(left));
    return m_error == 0 ? 0 : -1;
}

StandardOutput::int_type StandardOutput::overflow(int_type c)
{
    if (sync() != 0)
        return traits_type::eof();
    return c == traits_type::eof() ? traits_type::not_eof(c) : sputc(traits_type::to_char_type(c));
}

int StandardOutput::finish()
{
    sync();
    writeSafely({pbase(), static_cast<size_t>(pptr() - pbase())});
    setp(m_buffer, m_buffer + sizeof m_buffer);
    return m_error;
}

void StandardOutput::writeRaw(std::string_view bytes)
{
    finish();
    write(bytes);
}

void writeRaw(std::ostream& out, std::string_view bytes)
{
    if (auto* output = dynamic_cast<StandardOutput*>(out.rdbuf()))
        output->writeRaw(bytes);
    else
        out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

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
