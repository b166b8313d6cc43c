// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/overlays.h"
#include "app/window/views/view_area.h"
#include "app/window/window_controllers.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QTimer>
#include <QVariant>

#include <algorithm>

namespace tessera {

namespace {

bool canTakeFocus(const QWidget* widget)
{
    return widget && widget->isVisible() && widget->isEnabled();
}

// A focus proxy inside a part would also change the order of Tab.
QWidget* homeIn(const QWidget* part)
{
    auto* home = part->property("focusHome").value<QWidget*>();
    for (QWidget* next = home ? home : part->focusProxy(); next; next = next->focusProxy())
        home = next;
    return home;
}

// A control that Escape leaves, or from which it removes a half typed text.
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

class FocusKeeper : public QObject {
public:
    FocusKeeper(ViewArea& views, std::vector<const QWidget*> forms)
        : m_views(views)
        , m_forms(std::move(forms))
    {
        connect(qApp, &QApplication::focusChanged, this, &FocusKeeper::keep);
        connect(qApp, &QApplication::focusChanged, this, &FocusKeeper::show);
        qApp->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::MouseButtonRelease)
            leaveList(watched);
        return event->type() == QEvent::ShortcutOverride
            && leaveKey(qobject_cast<QWidget*>(watched), *static_cast<QKeyEvent*>(event));
    }

private:
    void keep(QWidget* before, QWidget* now)
    {
        if (!before || canTakeFocus(before) || !before->window()->isVisible()
            || (now && now->window() != before->window()))
            return;
        if (QWidget* home = homeOf(before))
            home->setFocus(Qt::OtherFocusReason);
    }

    void show(const QWidget* before, QWidget* now)
    {
        delete m_ring;
        if (!now)
            return;
        if (FocusRing::isNeededBy(now))
            m_ring = new FocusRing(now);
        // Nothing scrolls while the mouse is pressed.
        const bool isClick = QGuiApplication::mouseButtons() != Qt::NoButton;
        if (before && before->window() == now->window() && !isClick)
            scrollTo(now);
    }

    // True: the control has the key, or no action has it.
    bool leaveKey(const QWidget* control, QKeyEvent& key) const
    {
        if (isControlsOwn(control, key)) {
            key.accept();
            return true;
        }
        const auto holds = [control](const QWidget* form) { return form->isAncestorOf(control); };
        const bool isUndo = key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
        if (!isUndo || !control || std::ranges::none_of(m_forms, holds))
            return false;
        key.ignore(); // the fields keep no undo steps of their own
        return true;
    }

    // After a choice in a list with the mouse, the tensors get the keys.
    void leaveList(const QObject* clicked)
    {
        const auto* part = qobject_cast<const QWidget*>(clicked);
        auto* box = part ? qobject_cast<QComboBox*>(part->window()->parentWidget()) : nullptr;
        if (box && box->window() == m_views.window())
            QTimer::singleShot(0, box, [this, box] {
                if (box->hasFocus() && !QApplication::activePopupWidget() && m_views.isVisible())
                    m_views.keyView()->setFocus(Qt::OtherFocusReason);
            });
    }

    // null: there is none
    QWidget* homeOf(const QWidget* control) const
    {
        for (const QWidget* part = control; !part->isWindow();) {
            part = part->parentWidget();
            if (QWidget* home = homeIn(part); part->isVisible() && canTakeFocus(home))
                return home;
        }
        const bool isOurs = control->window() == m_views.window() && m_views.isVisible();
        return isOurs ? m_views.keyView() : nullptr;
    }

    ViewArea& m_views;
    const std::vector<const QWidget*> m_forms;
    QPointer<FocusRing> m_ring;
};

std::unique_ptr<QObject> keepFocus(ViewArea& views, std::vector<const QWidget*> forms)
{
    return std::make_unique<FocusKeeper>(views, std::move(forms));
}

} // namespace tessera
