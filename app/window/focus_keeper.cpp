// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/focus_keeper.h"

#include "app/window/views/view_area.h"

#include <QApplication>
#include <QDockWidget>

namespace tessera {

namespace {

const QDockWidget* panelOf(const QWidget* widget)
{
    while (widget && !qobject_cast<const QDockWidget*>(widget))
        widget = widget->parentWidget();
    return qobject_cast<const QDockWidget*>(widget);
}

} // namespace

FocusKeeper::FocusKeeper(ViewArea& views)
    : m_views(views)
{
    connect(qApp, &QApplication::focusChanged, this, &FocusKeeper::keep);
}

void FocusKeeper::keep(const QWidget* before, const QWidget* now)
{
    if (!before || before->window() != m_views.window() || (before->isVisible() && before->isEnabled()))
        return;
    const QDockWidget* panel = panelOf(before);
    if (!panel || panel != panelOf(now))
        m_views.focusKeyView();
}

} // namespace tessera
