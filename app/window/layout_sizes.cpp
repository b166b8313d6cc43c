// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes of the window's parts by keys, as dragging a separator changes them.
#include "app/base/look/theme.h"
#include "app/window/drawer.h"
#include "app/window/layout_controller.h"

#include <QApplication>
#include <QMainWindow>
#include <QSplitter>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kSizeStep = 24; // designed pixels

int along(Qt::Orientation way, const QSize& size)
{
    return way == Qt::Horizontal ? size.width() : size.height();
}

int leastSize(const QWidget& part, Qt::Orientation way)
{
    return std::max(along(way, part.minimumSize()), along(way, part.minimumSizeHint()));
}

// The next one that shows, else the one before; -1: there is none.
int neighbourOf(const QSplitter& splitter, int at)
{
    for (int i = at + 1; i < splitter.count(); ++i)
        if (splitter.widget(i)->isVisible())
            return i;
    for (int i = at - 1; i >= 0; --i)
        if (splitter.widget(i)->isVisible())
            return i;
    return -1;
}

bool growIn(QSplitter& splitter, int at, int by)
{
    const int other = neighbourOf(splitter, at);
    if (other < 0)
        return false;
    QList<int> sizes = splitter.sizes();
    const auto spare = [&](int i) {
        return std::max(0, sizes[i] - leastSize(*splitter.widget(i), splitter.orientation()));
    };
    by = std::clamp(by, -spare(at), spare(other));
    sizes[at] += by;
    sizes[other] -= by;
    splitter.setSizes(sizes);
    return true;
}

bool growDocked(QDockWidget& panel, Qt::Orientation way, int by)
{
    auto* window = qobject_cast<QMainWindow*>(panel.parentWidget());
    if (!window || panel.isFloating() || panel.isHidden())
        return false;
    const bool isAside = window->dockWidgetArea(&panel) & (Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    if (isAside != (way == Qt::Horizontal))
        return false;
    const int size = std::max(along(way, panel.size()) + by, leastSize(panel, way));
    window->resizeDocks({&panel}, {size}, way);
    return true;
}

// The innermost part that has a neighbour there gets `by` pixels of it. False: none has.
bool growPart(QWidget* inside, Qt::Orientation way, int by)
{
    for (QWidget* part = inside; part && !part->isWindow(); part = part->parentWidget()) {
        if (auto* panel = qobject_cast<QDockWidget*>(part); panel && growDocked(*panel, way, by))
            return true;
        auto* splitter = qobject_cast<QSplitter*>(part->parentWidget());
        const int at = splitter && splitter->orientation() == way ? splitter->indexOf(part) : -1;
        if (at >= 0 && growIn(*splitter, at, by))
            return true;
    }
    return false;
}

} // namespace

std::vector<ActionRow> LayoutController::sizeRows()
{
    const auto row = [this](const char* id, const QString& text, const QString& tip, Qt::Key key, Qt::Orientation way,
                            int steps) {
        return ActionRow{QLatin1String(id),
                         text,
                         tip,
                         {},
                         keys(Qt::ALT | Qt::SHIFT | key),
                         [this, way, steps] { growFocused(way, steps); }};
    };
    return {
        row("wider", tr("Make this part wider"), tr("Give more width to the part that has the focus"), Qt::Key_Right,
            Qt::Horizontal, 1),
        row("narrower", tr("Make this part narrower"), tr("Give less width to the part that has the focus"),
            Qt::Key_Left, Qt::Horizontal, -1),
        row("higher", tr("Make this part higher"), tr("Give more height to the part that has the focus"), Qt::Key_Up,
            Qt::Vertical, 1),
        row("lower", tr("Make this part lower"), tr("Give less height to the part that has the focus"), Qt::Key_Down,
            Qt::Vertical, -1),
    };
}

// What stands above the drawer takes its height, and gives it.
void LayoutController::growFocused(Qt::Orientation way, int steps)
{
    const int by = steps * int(kSizeStep * textSettings().scale);
    if (growPart(QApplication::focusWidget(), way, by)
        || (way == Qt::Vertical && growPart(m_of.drawer.widget(), way, -by)))
        emit changed();
}

} // namespace tessera
