// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/standard_output.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"
#include "engine/report/runs/terminal_text.h"

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <new>
#include <ostream>
#include <span>
#include <system_error>

#include <fcntl.h>
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

int StandardOutput::sync()
{
    writeSafely({pbase(), static_cast<size_t>(pptr() - pbase())});
    setp(m_buffer, m_buffer + sizeof m_buffer);
    return m_error == 0 ? 0 : -1;
}

// The last character may not be whole yet, and stays for the next time.
StandardOutput::int_type StandardOutput::overflow(int_type c)
{
    const std::string_view text(pbase(), static_cast<size_t>(pptr() - pbase()));
    constexpr size_t kLongest = 4; // bytes of a character
    size_t left = 1;
    while (left < kLongest && left < text.size() && continuesCharacter(text[text.size() - left]))
        ++left;
    const std::string rest(text.substr(text.size() - left));
    pbump(-static_cast<int>(rest.size()));
    if (sync() != 0)
        return traits_type::eof();
    sputn(rest.data(), static_cast<std::streamsize>(rest.size()));
    return c == traits_type::eof() ? traits_type::not_eof(c) : sputc(traits_type::to_char_type(c));
}

int StandardOutput::finish()
{
    sync();
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

bool isStandardOutput(const std::optional<std::string>& path)
{
    return path == "-";
}

void requireNoTerminal(const std::string& what)
{
    if (isatty(STDOUT_FILENO) != 0)
        throw TextError(what
                        + ", which a terminal cannot show; `> FILE` behind the line keeps it, and `| cat` sends it "
                        + "to the terminal all the same");
}

void writeOutput(const std::string& path, std::string_view bytes, std::ostream& out)
{
    if (isStandardOutput(path))
        writeRaw(out, bytes);
    else
        writeFileAtomically(path, std::as_bytes(std::span(bytes)));
}

bool writeAll(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(file, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        bytes.remove_prefix(static_cast<size_t>(count));
    }
    return true;
}

void requireWritable(const std::optional<std::string>& path)
{
    if (!path || isStandardOutput(path))
        return;
    const std::filesystem::path folder = std::filesystem::path(*path).parent_path();
    std::error_code error;
    if (std::filesystem::is_directory(*path, error))
        throw IoError(*path + " cannot be written: it is a folder; expected a file's name");
    if (!folder.empty() && !std::filesystem::is_directory(folder, error))
        throw IoError(*path + " cannot be written: there is no folder " + folder.string() + "; make it first");
    const bool isFile = !std::filesystem::exists(*path, error) || std::filesystem::is_regular_file(*path, error);
    if (isFile) // a pipe would wait, and its reader would see its end
        const AtomicFile tried(*path);
}

} // namespace tessera
