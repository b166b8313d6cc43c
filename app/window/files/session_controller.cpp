// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/file_controllers.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/messages.h"
#include "app/base/look/window_settings.h"
#include "app/base/look/words.h"
#include "app/model/document/result_history.h"
#include "app/tensor/canvas/tensor_pane.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/files/model_controller.h"
#include "app/window/views/view_area.h"

namespace tessera {

namespace {

constexpr int kDelay = 400; // milliseconds between two writings; a killed program loses no more

} // namespace

SessionController::SessionController(const WindowContext& with)
    : m_with(with)
    , m_folder(with.settings.sessionFolder(), [this](const Message& why) {
        QMetaObject::invokeMethod(
            this,
            [this, why] {
                m_with.messages.error(tr("The session is not kept, and closing asks: %1.").arg(inWindowLanguage(why)));
            },
            Qt::QueuedConnection);
    })
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelay);
    connect(&m_timer, &QTimer::timeout, this, &SessionController::write);
}

void whenAnythingChanges(const WindowContext& with, QObject* receiver, const std::function<void()>& act)
{
    const auto on = [&](const auto& sender, auto... changed) {
        (QObject::connect(&sender, changed, receiver, act), ...);
    };
    on(with.document, &Document::caseChanged, &Document::fileChanged, &Document::toleranceChanged,
       &Document::shownChanged, &Document::causeChanged, &Document::mapChanged, &Document::enginesChanged,
       &Document::runStateChanged, &Document::keptPinsChanged, &Document::playChanged);
    on(*with.document.undoGroup(), &QUndoGroup::canUndoChanged, &QUndoGroup::canRedoChanged,
       &QUndoGroup::undoTextChanged, &QUndoGroup::redoTextChanged);
    on(with.views.display(), &TensorDisplay::changed, &TensorDisplay::toolChanged, &TensorDisplay::selectionChanged);
    on(with.views, &QSplitter::splitterMoved, &ViewArea::settingsChanged, &ViewArea::modeChanged,
       &ViewArea::comparingChanged, &ViewArea::keyViewChanged);
    on(with.views.canvas(), &CompareCanvas::arrangementChanged);
    on(with.tabs, &CaseTabs::arrived, &QTabBar::tabMoved);
    on(with.models, &ActionSource::actionsChanged);
    on(with.lessons, &LessonController::shown);
    on(with.actions, &Actions::triggered);
}

void SessionController::follow()
{
    whenAnythingChanges(m_with, this, [this] { schedule(); });
    connect(&m_with.document, &Document::picksChanged, this, [this] {
        if (!m_with.document.hovered()) // a moving mouse changes nothing that is kept
            schedule();
    });
    for (const Side side : {Side::Input, Side::Output})
        connect(m_with.views.view(side), &TensorView::viewChanged, this, &SessionController::schedule);
}

void SessionController::schedule()
{
    if (m_folder.isOurs() && !m_timer.isActive()) // a later change does not put the writing off
        m_timer.start();
}

void SessionController::write()
{
    if (!m_folder.isOurs())
        return;
    emit writing();
    Session session{.tabs = {},
                    .live = m_with.document.live(),
                    .linked = m_with.views.link().isOn(),
                    .grid = m_with.views.display().hasGrid()};
    for (int i = 0; i < m_with.tabs.count(); ++i) {
        const Document::State& state = m_with.tabs.state(i);
        const bool isKept = !state.given || !state.path.isEmpty(); // tensors that another program gave are not kept
        if (i == m_with.tabs.currentIndex())
            session.current = std::max(0, int(session.tabs.size()) - (isKept ? 0 : 1));
        if (isKept)
            session.tabs.push_back(sessionTab(state, m_with.tabs.looks(i)));
    }
    m_folder.write(session);
}

bool SessionController::restore()
{
    QStringList problems;
    const std::optional<Session> session = m_folder.read(problems, m_with.document.memoryBudget());
    const bool any = session && !session->tabs.empty();
    if (any) {
        if (session->live != m_with.document.live())
            m_with.document.setLive(session->live);
        m_with.views.setLinked(session->linked);
        m_with.views.display().setGrid(session->grid);
        for (const SessionTab& tab : session->tabs)
            m_with.tabs.append(documentState(tab, m_with.document.memoryBudget()), tab.looks);
        for (const SessionTab& tab : session->tabs)
            if (tab.fileState.exists && tab.modified && tab.fileState != stateOf(tab.path))
                // It changed while no window was open; its tab says so once it is shown.
                m_with.tabs.noteChanged(tab.path);
        m_with.tabs.setCurrentIndex(session->current + 1);
        m_with.tabs.remove(0); // the tab that the window opened with
    }
    if (!problems.isEmpty())
        m_with.messages.error(problems.join(u' '));
    return any;
}

bool SessionController::save()
{
    m_timer.stop();
    write();
    m_folder.finish();
    return m_folder.isOurs() && m_folder.problem().isEmpty();
}

} // namespace tessera
