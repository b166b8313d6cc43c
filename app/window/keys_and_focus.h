// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <vector>

namespace tessera {

class FocusRing;
class ViewArea;

// When the control that has the focus hides or is disabled, Qt passes the focus to whatever comes next, which may be a
// button that the next Space presses. Here it goes to the nearest part around it whose property "focusHome", a
// widget, or whose focus proxy can take it, in dialogs as well; in the window of `views`, else to the tensors. A
// control that was disabled gets it back when it is enabled again, unless keys were pressed meanwhile or the focus has
// moved on.
//
// A control that gets the focus by keys is scrolled to, and what would not show its focus has a ring.
class FocusKeeper : public QObject {
    Q_OBJECT

public:
    explicit FocusKeeper(ViewArea& views);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keep(QWidget* before, QWidget* now);
    void show(const QWidget* before, QWidget* now);
    void forget();
    void leaveList(const QObject* clicked);
    QWidget* homeOf(const QWidget* control) const; // null: there is none

    ViewArea& m_views;
    QPointer<QWidget> m_disabled, m_home; // that had the focus; that has it instead
    QPointer<FocusRing> m_ring;
};

// Which keys controls keep for themselves although an action has them: letters find an entry of a list, Space presses a
// button, Escape belongs first to the field or list that has the focus, and in forms undo and redo are the document's.
class FormKeys : public QObject {
    Q_OBJECT

public:
    explicit FormKeys(std::vector<const QWidget*> forms); // works in the whole program while it lives

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::vector<const QWidget*> m_forms;
};

} // namespace tessera
