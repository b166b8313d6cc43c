// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/values_dock.h"

#include "app/base/controls/form_parts.h"
#include "app/views/tabs/range_panel.h"

namespace tessera {

ValuesDock::ValuesDock(Document* document, QWidget* parent)
    : QDockWidget(tr("Values"), parent)
    , m_panel(new RangePanel(document))
{
    setObjectName(QStringLiteral("valuesDock"));
    addTitleBar(this, {heading(windowTitle(), nullptr)}, tr("Hide this panel"));
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
