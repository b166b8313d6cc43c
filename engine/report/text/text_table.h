// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace tessera {

// Columns for a terminal, as wide as their widest text.
class TextTable {
public:
    // `behind` stands behind the row, unaligned.
    void add(std::vector<std::string> row, std::string behind = {});
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
