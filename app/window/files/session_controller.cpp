// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/session_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/look/words.h"
#include "app/model/document/result_history.h"
#include "app/tensor/panes/pane_link.h"
#include "app/window/views/view_area.h"

namespace tessera {

namespace {

constexpr int kDelay = 400; // milliseconds between two writings; a killed program loses no more

} // namespace

SessionController::SessionController(Document& document, CaseTabs& tabs, ViewArea& views, ResultHistory& history,
                                     const QString& folder, Messages& messages)
    : m_document(document)
    , m_tabs(tabs)
    , m_views(views)
    , m_history(history)
    , m_messages(messages)
    , m_folder(folder, [this](const Message& why) {
        QMetaObject::invokeMethod(
            this, [this, why] { sayNotKept(why); }, Qt::QueuedConnection);
    })
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelay);
    connect(&m_timer, &QTimer::timeout, this, &SessionController::write);
}

void SessionController::follow()
{
    for (const auto changed :
         {&Document::caseChanged, &Document::fileChanged, &Document::toleranceChanged, &Document::enginesChanged,
          &Document::runStateChanged, &Document::keptPinsChanged, &Document::playChanged})
        connect(&m_document, changed, this, &SessionController::schedule);
    connect(&m_document, &Document::picksChanged, this, [this] {
        if (!m_document.hovered()) // the mouse on its way is no news
            schedule();
    });
    connect(&m_history, &ResultHistory::changed, this, &SessionController::schedule);
    connect(&m_tabs, &CaseTabs::arrived, this, &SessionController::schedule);
    connect(&m_tabs, &QTabBar::tabMoved, this, &SessionController::schedule);
    connect(&m_views, &QSplitter::splitterMoved, this, &SessionController::schedule);
    connect(&m_views, &ViewArea::settingsChanged, this, &SessionController::schedule);
    for (const Side side : {Side::Input, Side::Output}) {
        connect(m_views.view(side), &TensorView::viewChanged, this, &SessionController::schedule);
        connect(m_views.view(side), &TensorView::modeChanged, this, &SessionController::schedule);
    }
}

void SessionController::schedule()
{
    if (m_folder.isOurs() && !m_timer.isActive()) // not put off by the next change
        m_timer.start();
}

void SessionController::write()
{
    if (!m_folder.isOurs())
        return;
    emit writing();
    Session session{.tabs = {},
                    .live = m_document.live(),
                    .linked = m_views.link().isOn(),
                    .grid = m_views.gridVisible(),
                    .lesson = m_shownLesson ? m_shownLesson() : KeptLesson(),
                    .history = m_history.toJson(),
                    .model = m_openModel ? m_openModel() : QJsonObject()};
    for (int i = 0; i < m_tabs.count(); ++i) {
        const Document::State& state = m_tabs.state(i);
        const bool isKept = !state.given || !state.path.isEmpty(); // else its tensors end with the window
        if (i == m_tabs.currentIndex())
            session.current = std::max(0, int(session.tabs.size()) - (isKept ? 0 : 1));
        if (isKept)
            session.tabs.push_back(sessionTab(state, m_tabs.looks(i)));
    }
    m_folder.write(session);
}

bool SessionController::restore()
{
    QStringList problems;
    const std::optional<Session> session = m_folder.read(problems, m_document.memoryBudget());
    const bool any = session && !session->tabs.empty();
    if (any) {
        if (session->live != m_document.live())
            m_document.setLive(session->live);
        m_views.setLinked(session->linked);
        m_views.setGridVisible(session->grid);
        for (const SessionTab& tab : session->tabs)
            m_tabs.append(documentState(tab, m_document.memoryBudget()), tab.looks);
        for (const SessionTab& tab : session->tabs)
            if (tab.fileState.exists && tab.modified && tab.fileState != stateOf(tab.path))
                m_tabs.noteChanged(tab.path); // meanwhile; said when its tab is shown
        m_tabs.setCurrentIndex(session->current + 1);
        m_tabs.remove(0); // the tab of the start
        m_lesson = session->lesson;
        m_model = session->model;
        m_history.readJson(session->history);
    }
    if (!problems.isEmpty())
        m_messages.error(problems.join(u' '));
    return any;
}

void SessionController::sayNotKept(const Message& why)
{
    m_messages.error(tr("The session is not kept, and closing asks: %1.").arg(inWindowLanguage(why)));
}

bool SessionController::save()
{
    m_timer.stop();
    write();
    m_folder.finish();
    return m_folder.isOurs() && m_folder.problem().isEmpty();
}

} // namespace tessera
