// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/model/document/session.h"
#include "app/window/views/window_context.h"

#include <QTimer>

namespace tessera {

// Keeps what the next start brings back: a while after each change, and at the end.
class SessionController : public QObject {
    Q_OBJECT

public:
    explicit SessionController(const WindowContext& with); // in the settings' folder; without one nothing is kept

    bool restore(); // false: there is no session, and the tabs are as before
    void follow(); // from now on changes of the document, the tabs and the views are written
    void schedule(); // for what follow() does not see: writes in a while
    bool save(); // writes now; true: it is on the disk, and nothing is lost when the window closes

signals:
    void writing(); // what is kept elsewhere should be written too

private:
    void write();

    const WindowContext& m_with;
    SessionFolder m_folder;
    QTimer m_timer; // from a change to its writing
};

} // namespace tessera
