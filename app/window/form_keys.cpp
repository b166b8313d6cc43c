// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/form_keys.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>

namespace tessera {

namespace {

// What Escape leaves, or takes a half typed text out of.
bool isLeftByEscape(const QWidget* widget)
{
    return qobject_cast<const QAbstractItemView*>(widget) || qobject_cast<const QComboBox*>(widget)
        || qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QLineEdit*>(widget)
        || qobject_cast<const QAbstractButton*>(widget);
}

bool isControlsOwn(const QWidget* widget, const QKeyEvent& event)
{
    if (event.key() == Qt::Key_Escape)
        return isLeftByEscape(widget);
    const bool typed = !event.text().isEmpty() && event.text().front().isPrint()
        && !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool presses = event.key() == Qt::Key_Space && qobject_cast<const QAbstractButton*>(widget);
    return typed && (presses || qobject_cast<const QComboBox*>(widget));
}

} // namespace

FormKeys::FormKeys(std::vector<const QWidget*> forms)
    : m_forms(std::move(forms))
{
    qApp->installEventFilter(this);
}

// The fields keep no undo steps of their own.
bool FormKeys::overrideInForm(QKeyEvent& event)
{
    if (!event.matches(QKeySequence::Undo) && !event.matches(QKeySequence::Redo))
        return false;
    event.ignore();
    return true;
}

bool FormKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    auto& key = *static_cast<QKeyEvent*>(event);
    if (isControlsOwn(widget, key)) {
        key.accept();
        return true;
    }
    const auto holds = [widget](const QWidget* form) { return form->isAncestorOf(widget); };
    return widget && std::ranges::any_of(m_forms, holds) && overrideInForm(key);
}

} // namespace tessera
