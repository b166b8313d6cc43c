// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/actions.h"

#include "app/theme.h"

#include <QWidget>

#include <algorithm>
#include <cassert>

namespace tessera {

Actions::Actions(QWidget* window)
    : QObject(window)
    , m_window(window)
{
}

QAction* Actions::add(const Spec& spec, std::function<void()> run)
{
    auto* action = new QAction(spec.text, m_window);
    action->setObjectName(spec.name);
    if (!spec.icon.isEmpty())
        action->setIcon(icon(spec.icon));
    action->setShortcuts(spec.keys);
    action->setCheckable(spec.checkable);
    action->setStatusTip({}); // the status bar is the readout's
    const QString key = spec.keys.isEmpty() ? QString() : spec.keys.front().toString(QKeySequence::NativeText);
    action->setToolTip(key.isEmpty() ? spec.tip : QStringLiteral("%1 (%2)").arg(spec.tip, key));
    action->setWhatsThis(spec.tip);
    action->setShortcutContext(spec.scope ? Qt::WidgetWithChildrenShortcut : Qt::WindowShortcut);
    (spec.scope ? spec.scope : m_window)->addAction(action);
    connect(action, &QAction::triggered, this, [run = std::move(run)] { run(); });
    QString text = spec.text;
    m_entries.push_back({spec.group, text.remove(QLatin1Char('&')).remove(QStringLiteral("…")), action});
    return action;
}

QAction* Actions::get(const QString& name) const
{
    const auto found =
        std::ranges::find_if(m_entries, [&](const Entry& entry) { return entry.action->objectName() == name; });
    assert(found != m_entries.end());
    return found->action;
}

} // namespace tessera
