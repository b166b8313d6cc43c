// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// A text that is safe in a terminal, since names of files, cases and resources are not trusted. Control characters,
// marks that reverse the direction of text, and bytes that are not UTF-8 are spelled out: "\x1b", "\x0a", "\u202e". The
// result is valid UTF-8 without control characters.
std::string terminalText(std::string_view text);
// The same for whole lines: line feeds and tabs stay.
std::string terminalLines(std::string_view text);

bool continuesCharacter(char byte); // whether it is the second, third or fourth byte of a character in UTF-8

// The characters of a UTF-8 text: its bytes without continuation bytes.
size_t textWidth(std::string_view text);
std::string cutText(std::string_view text, size_t most); // the first `most` characters

std::string counted(uint64_t count, const std::string& one); // "1 case", "2 cases"

// Columns for a terminal, as wide as their widest text.
class TextTable {
public:
    // `after` follows the row, unaligned.
    void add(std::vector<std::string> row, std::string after = {})
    {
        m_rows.push_back({std::move(row), std::move(after)});
    }
    // The first `leading` columns are aligned to the left, the others to the right.
    void print(std::ostream& out, size_t leading) const;

private:
    struct Row {
        std::vector<std::string> cells;
        std::string after;
    };
    std::vector<Row> m_rows;
};

// The exit codes. Of several the highest counts.
namespace exit_code {
inline constexpr int kFine = 0;
inline constexpr int kMistrusted = 1; // equal, but the case proves little
inline constexpr int kMismatch = 2;
inline constexpr int kIncomparable = 3; // shape or type differ
inline constexpr int kBadInput = 4; // bad input, or wrong usage
inline constexpr int kEngineFailed = 5; // an engine failed or is missing; also the window program
// 130 and 143: stopped by Ctrl+C or SIGTERM, as shells count them (Interrupt::exitCode())
} // namespace exit_code

// The code of several results: the highest. An unsupported case is no failure beside other results. Where all cases are
// unsupported, nothing was done.
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
