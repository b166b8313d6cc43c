// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/canvas/pane_link.h"
#include "app/canvas/tensor_pane.h"
#include "app/controls/message_bar.h"
#include "app/form/case_panel.h"
#include "app/window/case_tabs.h"
#include "app/window/drawer_tabs.h"

#include <QDockWidget>
#include <QSplitter>
#include <QTabWidget>

namespace tessera {

namespace {

constexpr int kSessionDelay = 400; // milliseconds between two writings; a killed program loses no more
constexpr int kLayoutVersion = 2;

} // namespace

void MainWindow::restoreLayout()
{
    restoreGeometry(m_settings.value(QStringLiteral("geometry")).toByteArray());
    restoreState(m_settings.value(QStringLiteral("state")).toByteArray(), kLayoutVersion);
    m_panes->restoreState(m_settings.value(QStringLiteral("panes")).toByteArray());
    showTab(m_settings.value(QStringLiteral("tab")).toString());
}

void MainWindow::saveLayout()
{
    m_settings.set(QStringLiteral("geometry"), saveGeometry());
    m_settings.set(QStringLiteral("state"), saveState(kLayoutVersion));
    m_settings.set(QStringLiteral("panes"), m_panes->saveState());
    m_settings.set(QStringLiteral("tab"), QLatin1String(kDrawerTabs[size_t(m_drawer->currentIndex())].name));
}

// Everything that the next start brings back asks for a writing.
void MainWindow::connectSession()
{
    m_sessionTimer.setSingleShot(true);
    m_sessionTimer.setInterval(kSessionDelay);
    connect(&m_sessionTimer, &QTimer::timeout, this, &MainWindow::writeSession);
    if (!m_session.isOurs())
        return;
    const auto changed = [this] {
        if (!m_sessionTimer.isActive()) // not put off by the next change
            m_sessionTimer.start();
    };
    connect(&m_document, &Document::caseChanged, this, changed);
    connect(&m_document, &Document::enginesChanged, this, changed);
    connect(&m_document, &Document::runStateChanged, this, changed);
    connect(&m_document, &Document::picksChanged, this, [this, changed] {
        if (!m_document.hovered()) // the mouse on its way is no news
            changed();
    });
    connect(&m_document, &Document::keptPinsChanged, this, changed);
    connect(m_tabs, &CaseTabs::arrived, this, changed);
    connect(m_tabs, &QTabBar::tabMoved, this, changed);
    connect(&m_actions, &Actions::triggered, this, changed);
    connect(m_panes, &QSplitter::splitterMoved, this, changed);
    connect(m_drawer, &QTabWidget::currentChanged, this, changed);
    for (TensorPane* pane : m_pane) {
        connect(pane->view(), &TensorView::viewChanged, this, changed);
        connect(pane->view(), &TensorView::modeChanged, this, changed);
    }
    for (const QDockWidget* dock : findChildren<QDockWidget*>()) {
        connect(dock, &QDockWidget::dockLocationChanged, this, changed);
        connect(dock, &QDockWidget::topLevelChanged, this, changed);
        connect(dock, &QDockWidget::visibilityChanged, this, changed);
    }
}

void MainWindow::writeSession()
{
    if (!m_session.isOurs())
        return;
    saveLayout();
    Session session{.tabs = {},
                    .current = m_tabs->currentIndex(),
                    .live = m_document.live(),
                    .linked = m_link->isOn(),
                    .grid = m_pane[0]->view()->gridVisible()};
    for (int i = 0; i < m_tabs->count(); ++i)
        session.tabs.push_back(sessionTab(m_tabs->state(i), m_tabs->looks(i)));
    m_session.write(session);
}

// False: there is none, and the window starts with the example.
bool MainWindow::restoreSession()
{
    QStringList problems;
    const std::optional<Session> session = m_session.read(problems, m_document.memoryBudget());
    const auto say = [&] {
        if (!problems.isEmpty())
            m_messages->show(MessageBar::Kind::Error, problems.join(u' '));
    };
    if (!session || session->tabs.empty()) {
        say();
        return false;
    }
    if (session->live != m_document.live())
        m_document.setLive(session->live);
    if (session->linked != m_link->isOn())
        m_actions.get(QStringLiteral("link"))->trigger();
    if (session->grid != m_pane[0]->view()->gridVisible())
        m_actions.get(QStringLiteral("grid"))->trigger();
    for (const SessionTab& tab : session->tabs)
        m_tabs->append(documentState(tab, m_document.memoryBudget()), tab.looks);
    for (const SessionTab& tab : session->tabs)
        if (tab.fileState.exists && tab.modified && tab.fileState != stateOf(tab.path))
            m_tabs->noteChanged(tab.path); // meanwhile; said when its tab is shown
    m_tabs->setCurrentIndex(session->current + 1);
    m_tabs->remove(0); // that of the start
    say();
    return true;
}

} // namespace tessera
