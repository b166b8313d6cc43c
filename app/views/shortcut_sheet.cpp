// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/shortcut_sheet.h"

#include "app/actions.h"
#include "app/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace tessera {

namespace {

using Row = std::pair<QString, QString>;
using Group = std::pair<QString, std::vector<Row>>;

// What the canvas does with keys and the mouse: no actions, since they belong to the element under them.
const std::vector<Row>& canvasRows()
{
    static const std::vector<Row> rows = {
        {ShortcutSheet::tr("Pin the element under the mouse"), ShortcutSheet::tr("Click")},
        {ShortcutSheet::tr("Move the pin by one element"), ShortcutSheet::tr("Arrows")},
        {ShortcutSheet::tr("Move the pin by one block"), ShortcutSheet::tr("Shift+Arrows")},
        {ShortcutSheet::tr("Zoom about the mouse"), ShortcutSheet::tr("Wheel")},
        {ShortcutSheet::tr("Pan"), ShortcutSheet::tr("Drag")},
        {ShortcutSheet::tr("Pan sideways"), ShortcutSheet::tr("Shift+Wheel")},
    };
    return rows;
}

// How many of the groups stand in the first of two columns, so that the longer one is as short as can be.
size_t evenSplit(const std::vector<Group>& groups)
{
    const auto height = [&](size_t from, size_t to) {
        size_t rows = 0;
        for (size_t i = from; i < to; ++i)
            rows += groups[i].second.size() + 2;
        return rows;
    };
    size_t best = 0;
    const auto taller = [&](size_t split) { return std::max(height(0, split), height(split, groups.size())); };
    for (size_t split = 1; split <= groups.size(); ++split)
        if (taller(split) < taller(best))
            best = split;
    return best;
}

int addGroup(QGridLayout* grid, int row, const QString& title, const std::vector<Row>& rows)
{
    auto* heading = new QLabel(title);
    QFont bold = heading->font();
    bold.setWeight(QFont::DemiBold);
    heading->setFont(bold);
    heading->setContentsMargins(0, row > 0 ? 12 : 0, 0, 0);
    grid->addWidget(heading, row++, 0, 1, 2);
    for (const auto& [what, keys] : rows) {
        auto* label = new QLabel(what);
        label->setForegroundRole(QPalette::PlaceholderText);
        auto* key = new QLabel(keys);
        key->setFont(dataFont());
        grid->addWidget(label, row, 0);
        grid->addWidget(key, row++, 1);
    }
    return row;
}

} // namespace

ShortcutSheet::ShortcutSheet(const Actions& actions, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("shortcutSheet"));
    setWindowTitle(tr("Keys"));
    std::vector<Group> groups;
    for (const Actions::Entry& entry : actions.all()) {
        if (entry.action->shortcuts().isEmpty())
            continue;
        if (groups.empty() || groups.back().first != entry.group)
            groups.push_back({entry.group, {}});
        groups.back().second.emplace_back(entry.text, keysText(*entry.action));
    }
    groups.emplace_back(tr("In a tensor"), canvasRows());

    auto* columns = new QHBoxLayout;
    columns->setSpacing(48);
    QGridLayout* grids[2] = {};
    int row[2] = {};
    for (QGridLayout*& grid : grids) {
        grid = new QGridLayout;
        grid->setHorizontalSpacing(24);
        grid->setVerticalSpacing(4);
        columns->addLayout(grid);
    }
    const size_t split = evenSplit(groups);
    for (size_t i = 0; i < groups.size(); ++i) {
        const size_t side = i < split ? 0 : 1;
        row[side] = addGroup(grids[side], row[side], groups[i].first, groups[i].second);
    }
    for (size_t side = 0; side < 2; ++side)
        grids[side]->setRowStretch(row[side], 1);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->addLayout(columns);
}

} // namespace tessera
