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

// Names of files, cases and resources come from elsewhere: what a terminal would obey is spelled out, "\x1b", "\n",
// "\u202e" (control characters, marks that reverse the direction of text, and bytes that are not UTF-8). The result is
// valid UTF-8 without control characters.
std::string terminalText(std::string_view text);
// The same of whole lines: line feeds and tabs stay.
std::string terminalLines(std::string_view text);

// How many bytes at the end of the text begin a character whose rest is still to come.
size_t unfinishedBytes(std::string_view text);

// Characters of a UTF-8 text: every byte but those that continue one.
size_t textWidth(std::string_view text);
std::string cutText(std::string_view text, size_t most); // the first so many characters

std::string counted(uint64_t count, const std::string& one); // "1 case", "2 cases"

// Columns for a terminal, as wide as their widest text.
class TextTable {
public:
    // `behind` stands behind the row, unaligned.
    void add(std::vector<std::string> row, std::string behind = {})
    {
        m_rows.push_back({std::move(row), std::move(behind)});
    }
    // The first `leading` columns begin below each other, the others end below each other.
    void print(std::ostream& out, size_t leading) const;

private:
    struct Row {
        std::vector<std::string> cells;
        std::string behind;
    };
    std::vector<Row> m_rows;
};

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
