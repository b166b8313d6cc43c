// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/model/document/session.h"
#include "app/window/files/case_tabs.h"

#include <QTimer>

namespace tessera {

class ResultHistory;
class Messages;
class ViewArea;

// Keeps what the next start brings back: a while after each change, and at the end.
class SessionController : public QObject {
    Q_OBJECT

public:
    // `folder`: of the settings; empty: nothing is kept.
    SessionController(Document& document, CaseTabs& tabs, ViewArea& views, ResultHistory& history,
                      const QString& folder, Messages& messages);

    bool restore(); // false: there is no session, and the tabs are as before
    const KeptLesson& lesson() const { return m_lesson; } // that restore() found
    void setLesson(std::function<KeptLesson()> lesson) { m_shownLesson = std::move(lesson); } // that is shown now
    const QJsonObject& model() const { return m_model; } // that restore() found
    void setModel(std::function<QJsonObject()> model) { m_openModel = std::move(model); } // that is open now
    void follow(); // from now on changes of the document, the tabs and the views are written
    void schedule(); // for what follow() does not see: writes in a while
    bool save(); // writes now; true: it is on the disk, and nothing is lost when the window closes

signals:
    void writing(); // what is kept elsewhere should be written too

private:
    void write();
    void sayNotKept(const Message& why);

    Document& m_document;
    CaseTabs& m_tabs;
    ViewArea& m_views;
    ResultHistory& m_history;
    Messages& m_messages;
    SessionFolder m_folder;
    KeptLesson m_lesson;
    QJsonObject m_model;
    std::function<KeptLesson()> m_shownLesson;
    std::function<QJsonObject()> m_openModel;
    QTimer m_timer; // from a change to its writing
};

} // namespace tessera
