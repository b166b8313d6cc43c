// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/values_dock.h"

#include "app/base/controls/form_parts.h"
#include "app/views/tabs/range_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace tessera {

ValuesDock::ValuesDock(Document* document, QWidget* parent)
    : QDockWidget(tr("Values"), parent)
    , m_panel(new RangePanel(document))
{
    setObjectName(QStringLiteral("valuesDock"));
    auto* bar = new QWidget;
    auto* layout = newLayout<QHBoxLayout>(bar, {12, 4, 8, 4}, 8);
    auto* title = new QLabel(windowTitle());
    title->setFont(demiBold(title->font()));
    auto* close = closeButton(tr("Hide this panel"));
    connect(close, &QToolButton::clicked, this, &QDockWidget::close);
    layout->addWidget(title, 1);
    layout->addWidget(close);
    setTitleBarWidget(bar);
    setWidget(m_panel);
}

void ValuesDock::openHistogram()
{
    show();
    m_panel->ensureVisible(0, 0);
    m_panel->setFocus(Qt::TabFocusReason);
}

void ValuesDock::openProfile()
{
    show();
    m_panel->focusProfile();
}

} // namespace tessera
