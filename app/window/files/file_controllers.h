// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/model/document/session.h"
#include "app/window/views/window_context.h"

#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace tessera {

// This room has the controllers of files and cases: opening, saving, tabs, session, lessons, models. Only the main
// window uses it.

class HistoryView;
class LessonPanel;
class TimingView;

// The actions of files and cases.

std::unique_ptr<ActionSource> caseActions(const WindowContext& with);
// What can be saved besides the case: the output, views, and pages of the case, of `lesson` and of A and B.
std::unique_ptr<ActionSource> exportActions(const WindowContext& with, const LessonPanel& lesson,
                                            const TimingView& timing);
std::unique_ptr<ActionSource> historyActions(const WindowContext& with, HistoryView& list);
// `listens`: takes tensors from other programs, whatever the settings say.
std::unique_ptr<ActionSource> makeShowController(const WindowContext& with, bool listens);

void sayWritten(const WindowContext& with, const QString& path); // a note that names the file
void openGallery(const WindowContext& with); // of examples, and opens what is chosen

// Lets the window take dragged files while the returned object lives.
std::unique_ptr<QObject> takeDrops(const WindowContext& with);

// Calls `act` after each change of which actions can run, or of what a session keeps, but for picked elements: they
// follow the mouse.
void whenAnythingChanges(const WindowContext& with, QObject* receiver, const std::function<void()>& act);

// Writes the session, which the next start restores: a while after each change, and at the end.
class SessionController : public QObject {
    Q_OBJECT

public:
    // Keeps it in the settings' folder; without one it keeps nothing.
    explicit SessionController(const WindowContext& with);

    bool restore(); // false: there is no session, and the tabs are as before
    void follow(); // writes changes of the document, the tabs and the views from now on
    void schedule(); // writes in a while, for changes that follow() does not see
    bool save(); // writes now; true: it is on the disk, and nothing is lost when the window closes

signals:
    void writing(); // other parts should write what they keep

private:
    void write();

    const WindowContext& m_with;
    SessionFolder m_folder;
    QTimer m_timer; // the time between a change and its writing
};

} // namespace tessera
