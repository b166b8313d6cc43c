// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/shortcut_sheet.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/theme.h"

#include <QGridLayout>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>

namespace tessera {

namespace {

using ShortcutRow = std::pair<QString, QString>;
using Group = std::pair<QString, std::vector<ShortcutRow>>;

// What the canvas does with keys and the mouse: no actions, since they belong to the element under them.
std::vector<ShortcutRow> canvasRows(const Actions& actions)
{
    const auto dragWith = [&](const char* tool, const QString& drag) {
        const QAction* action = actions.get(QLatin1String(tool));
        const QString keys = keysText(*action);
        return QStringLiteral("%1, %2").arg(keys.isEmpty() ? actions.entry(action).text : keys, drag);
    };
    const auto tr = [](const char* text) { return ShortcutSheet::tr(text); };
    return {
        {tr("Pin the element under the mouse"), tr("Click")},
        {tr("Move the pin by one element"), tr("Arrows")},
        {tr("Move the pin by one block"), tr("Shift+Arrows")},
        {tr("Move the pin by one channel"), tr("Page Up, Page Down")},
        {tr("Select from the pin on"), tr("Ctrl+Arrows")},
        {tr("Take the pin along"), dragWith("toolInspect", tr("Drag"))},
        {tr("Select a rectangle"), dragWith("toolSelect", tr("Drag"))},
        {tr("Add a rectangle to it"), dragWith("toolSelect", tr("Shift+Drag"))},
        {tr("Take a rectangle from it"), dragWith("toolSelect", tr("Ctrl+Drag"))},
        {tr("Pan"), dragWith("toolPan", tr("Drag"))},
        {tr("Pan with any tool"), tr("Middle drag")},
        {tr("Pan sideways"), tr("Shift+Wheel")},
        {tr("Zoom about the mouse"), tr("Wheel")},
        {tr("Copy, jump, compare: more about an element"), tr("Right click")},
    };
}

// The same while the player is on.
std::vector<ShortcutRow> playerRows()
{
    const auto tr = [](const char* text) { return ShortcutSheet::tr(text); };
    return {
        {tr("Play or pause"), tr("Space")},
        {tr("The next step"), tr("Right, Page Down")},
        {tr("The step before"), tr("Left, Page Up")},
        {tr("Nothing filled, all filled"), tr("Home, End")},
    };
}

constexpr size_t kMostColumns = 3;

// Which groups stand in which column, so that the columns are about as long as each other.
std::vector<std::vector<size_t>> evenColumns(const std::vector<Group>& groups, size_t count)
{
    const auto height = [&](size_t group) { return groups[group].second.size() + 2; };
    std::vector<size_t> longestFirst(groups.size());
    std::iota(longestFirst.begin(), longestFirst.end(), size_t{0});
    std::ranges::stable_sort(longestFirst, std::ranges::greater(), height);
    std::vector<std::vector<size_t>> columns(count);
    std::vector<size_t> heights(count);
    for (const size_t group : longestFirst) {
        const auto shortest = size_t(std::ranges::min_element(heights) - heights.begin());
        columns[shortest].push_back(group);
        heights[shortest] += height(group);
    }
    for (std::vector<size_t>& column : columns)
        std::ranges::sort(column);
    std::ranges::sort(columns); // the first group at the left
    return columns;
}

int addGroup(QGridLayout* grid, int row, const QString& title, const std::vector<ShortcutRow>& rows)
{
    auto* heading = new QLabel(title);
    heading->setFont(demiBold(heading->font()));
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

std::unique_ptr<QWidget> sheetOf(const std::vector<Group>& groups, size_t count)
{
    auto sheet = std::make_unique<QWidget>();
    auto* columns = newLayout<QHBoxLayout>(sheet.get(), {24, 24, 24, 24}, 32);
    for (const std::vector<size_t>& column : evenColumns(groups, count)) {
        auto* grid = new QGridLayout;
        grid->setHorizontalSpacing(24);
        grid->setVerticalSpacing(4);
        int row = 0;
        for (const size_t group : column)
            row = addGroup(grid, row, groups[group].first, groups[group].second);
        grid->setRowStretch(row, 1);
        columns->addLayout(grid);
    }
    return sheet;
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
        auto group = std::ranges::find(groups, entry.group, &Group::first);
        if (group == groups.end())
            group = groups.insert(groups.end(), {entry.group, {}});
        group->second.emplace_back(entry.text, keysText(*entry.action));
    }
    groups.emplace_back(tr("In a tensor"), canvasRows(actions));
    groups.emplace_back(tr("In a tensor, while the player is on"), playerRows());

    auto* scroll = new QScrollArea;
    const QSize most = screen()->availableSize() * 0.95;
    const int bar = scroll->verticalScrollBar()->sizeHint().width();
    size_t count = kMostColumns;
    std::unique_ptr<QWidget> sheet = sheetOf(groups, count);
    while (count > 1 && sheet->sizeHint().width() + bar > most.width()) // rather longer than to be scrolled both ways
        sheet = sheetOf(groups, --count);
    const QSize whole = sheet->sizeHint() + QSize(bar, 0);
    scroll->setWidget(sheet.release());
    scroll->setWidgetResizable(true);
    scroll->setAccessibleName(tr("Shortcuts"));
    scroll->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    resize(whole.boundedTo(most));
}

} // namespace tessera
