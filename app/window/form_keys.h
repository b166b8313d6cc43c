// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

class QKeyEvent;
class QWidget;

namespace tessera {

// Which keys controls keep for themselves although an action has them: letters find an entry of a list, Space presses a
// button, Escape is first that of the field or list that has the focus, and in forms undo and redo are the document's.
class FormKeys : public QObject {
    Q_OBJECT

public:
    explicit FormKeys(std::vector<const QWidget*> forms); // works in the whole program while it lives

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    static bool overrideInForm(QKeyEvent& event);

    std::vector<const QWidget*> m_forms;
};

} // namespace tessera
