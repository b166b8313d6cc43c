// SPDX-License-Identifier: Apache-2.0
#include "app/commands/standard_output.h"

#include <cerrno>
#include <cstdio>

namespace tessera {

int StandardOutput::sync()
{
    const auto count = static_cast<size_t>(pptr() - pbase());
    if (m_error == 0 && (std::fwrite(m_buffer, 1, count, stdout) != count || std::fflush(stdout) != 0))
        m_error = errno;
    setp(m_buffer, m_buffer + sizeof m_buffer);
    return m_error == 0 ? 0 : -1;
}

StandardOutput::int_type StandardOutput::overflow(int_type c)
{
    if (sync() != 0)
        return traits_type::eof();
    return c == traits_type::eof() ? traits_type::not_eof(c) : sputc(traits_type::to_char_type(c));
}

} // namespace tessera
