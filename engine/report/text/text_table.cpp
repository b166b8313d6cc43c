// SPDX-License-Identifier: Apache-2.0
#include "engine/report/text/text_table.h"

#include "engine/report/text/utf8.h"

#include <algorithm>
#include <ostream>

namespace tessera {

void TextTable::add(std::vector<std::string> row, std::string behind)
{
    m_rows.push_back({std::move(row), std::move(behind)});
}

void TextTable::print(std::ostream& out, size_t leading) const
{
    std::vector<size_t> widths;
    for (const Row& row : m_rows) {
        widths.resize(std::max(widths.size(), row.cells.size()));
        for (size_t i = 0; i < row.cells.size(); ++i)
            widths[i] = std::max(widths[i], textWidth(row.cells[i]));
    }
    for (const Row& row : m_rows) {
        for (size_t i = 0; i < row.cells.size(); ++i) {
            const std::string gap(widths[i] - textWidth(row.cells[i]), ' ');
            out << (i == 0 ? "" : "  ") << (i < leading ? row.cells[i] + gap : gap + row.cells[i]);
        }
        out << (row.behind.empty() ? "" : "  |  ") << row.behind << '\n';
    }
}

} // namespace tessera
