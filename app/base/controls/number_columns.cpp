// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/number_columns.h"

#include "app/base/look/theme.h"

#include <QFontMetrics>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace tessera {
namespace {

constexpr int kColumnPadding = 10, kLeast = 24;

int sum(const QTableView& table, const std::vector<int>& needs)
{
    int width = 0;
    for (int column = 0; column < int(needs.size()); ++column)
        width += table.isColumnHidden(column) ? 0 : needs[size_t(column)];
    return width;
}

} // namespace

int columnNeed(const QTableView& table, int column, int characters)
{
    return std::max(characters * QFontMetrics(dataFont()).horizontalAdvance(u'0') + kColumnPadding,
                    table.horizontalHeader()->sectionSizeHint(column));
}

int tableNeed(const QTableView& table, const std::vector<int>& needs)
{
    return sum(table, needs) + table.verticalScrollBar()->sizeHint().width();
}

void shareColumns(QTableView& table, const std::vector<int>& needs, int first)
{
    int sharing = 0;
    for (int column = first; column < int(needs.size()); ++column)
        sharing += !table.isColumnHidden(column);
    std::vector<int> widths = needs;
    while (sum(table, widths) > table.viewport()->width() && first < int(widths.size())) {
        const auto widest = std::max_element(widths.begin() + first, widths.end());
        if (*widest <= kLeast)
            break;
        --*widest;
    }
    int spare = std::max(table.viewport()->width() - sum(table, widths), 0);
    for (int column = 0; column < int(widths.size()); ++column) {
        if (table.isColumnHidden(column))
            continue;
        const int more = column < first ? 0 : spare / sharing--;
        table.setColumnWidth(column, widths[size_t(column)] + more);
        spare -= more;
    }
}

} // namespace tessera
