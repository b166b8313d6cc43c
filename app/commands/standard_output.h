// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <streambuf>

namespace tessera {

// Standard output that remembers why it failed, which std::cout does not.
class StandardOutput : public std::streambuf {
public:
    StandardOutput() { setp(m_buffer, m_buffer + sizeof m_buffer); }
    int error() const { return m_error; } // errno of the first failure; 0: none

protected:
    int sync() override;
    int_type overflow(int_type c) override;

private:
    char m_buffer[1 << 16];
    int m_error = 0;
};

} // namespace tessera
