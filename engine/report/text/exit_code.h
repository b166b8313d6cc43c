// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>

namespace tessera {

// The exit codes; of several the highest.
namespace exit_code {
inline constexpr int kFine = 0;
inline constexpr int kMistrusted = 1; // equal, but the case proves little
inline constexpr int kMismatch = 2;
inline constexpr int kIncomparable = 3; // shape or type differ
inline constexpr int kBadInput = 4; // bad input, or wrong usage
inline constexpr int kEngineFailed = 5; // an engine failed or is missing; also the window program
// 130 and 143: stopped by Ctrl+C or SIGTERM, as shells count them (Interrupt::exitCode())
} // namespace exit_code

// The code of several results: the highest. What an engine says that it cannot do is no failure beside other results;
// where it is all that came out, nothing was done.
class ExitCode {
public:
    void add(int code)
    {
        m_highest = std::max(m_highest, code);
        m_hasResults = true;
    }
    void addUnsupported() { m_isUnsupported = true; }
    int code() const { return m_isUnsupported && !m_hasResults ? exit_code::kEngineFailed : m_highest; }

private:
    int m_highest = exit_code::kFine;
    bool m_hasResults = false, m_isUnsupported = false;
};

} // namespace tessera
