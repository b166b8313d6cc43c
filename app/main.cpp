// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/show_window.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <streambuf>

namespace {

using namespace tessera;

// Standard output that remembers why it failed, which std::cout does not.
class StandardOutput : public std::streambuf {
public:
    StandardOutput() { setp(m_buffer, m_buffer + sizeof m_buffer); }
    int error() const { return m_error; }

protected:
    int sync() override
    {
        const auto count = static_cast<size_t>(pptr() - pbase());
        if (m_error == 0 && (std::fwrite(m_buffer, 1, count, stdout) != count || std::fflush(stdout) != 0))
            m_error = errno;
        setp(m_buffer, m_buffer + sizeof m_buffer);
        return m_error == 0 ? 0 : -1;
    }
    int_type overflow(int_type c) override
    {
        if (sync() != 0)
            return traits_type::eof();
        return c == traits_type::eof() ? traits_type::not_eof(c) : sputc(traits_type::to_char_type(c));
    }

private:
    char m_buffer[1 << 16];
    int m_error = 0;
};

// A reader that has seen enough (`| head`) is no error; a full disk is.
int written(StandardOutput& output, int code)
{
    output.pubsync();
    if (output.error() == 0 || output.error() == EPIPE)
        return code;
    std::cerr << "tessera: standard output cannot be written: " << std::strerror(output.error()) << '\n';
    return std::max(code, exit_code::kBadInput);
}

int refuseWindow(const std::string& word)
{
    if (!word.starts_with('-') && !std::filesystem::exists(word))
        std::cerr << "tessera: " << noCommand(word) << '\n';
    else
        std::cerr
            << "tessera: no window can open: neither DISPLAY nor WAYLAND_DISPLAY is set; `tessera render` draws it.\n";
    return exit_code::kBadInput;
}

} // namespace

int main(int argc, char** argv)
{
#ifdef SIGPIPE
    std::signal(SIGPIPE, SIG_IGN);
#endif
    const Arguments arguments(argv + 1, argv + argc);
    const bool isWindow = !arguments.empty() && !isCommand(arguments.front());
    const bool isFile = isWindow && (arguments.front().starts_with('-') || std::filesystem::exists(arguments.front()));
    if (isWindow && !(isFile && hasDisplay()))
        return refuseWindow(arguments.front());
    if (isWindow || (arguments.empty() && hasDisplay()))
        return showWindow(argc, argv);

    StandardOutput output;
    std::ostream out(&output);
    const int code = arguments.empty() ? runWithoutDisplay(out, std::cerr) : runProgram(arguments, out, std::cerr);
    return written(output, code);
}
