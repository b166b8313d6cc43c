// SPDX-License-Identifier: Apache-2.0
#pragma once

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

} // namespace tessera
