// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/canvas/tensor_pane.h"
#include "app/controls/message_bar.h"
#include "app/document/input_loader.h"
#include "app/window/case_tabs.h"

namespace tessera {

void MainWindow::makeTabActions()
{
    const QString group = tr("File");
    m_actions.add(
        {"new", group, tr("&New"), tr("The documentation's example in a tab of its own"), "new", {QKeySequence::New}},
        [this] { newCase(); });
    m_actions.add({"duplicate",
                   group,
                   tr("&Duplicate"),
                   tr("The same case in a tab of its own"),
                   "copy",
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D)}},
                  [this] { m_tabs->duplicate(); });
    m_actions.add({"close",
                   group,
                   tr("&Close case"),
                   tr("Close this tab; in place of the last one comes the documentation's example"),
                   "clear",
                   {QKeySequence(Qt::CTRL | Qt::Key_W)}},
                  [this] { closeCase(m_tabs->currentIndex()); });

    const QString walk = tr("View");
    m_actions.add({"nextCase",
                   walk,
                   tr("Ne&xt case"),
                   tr("Show the tab at the right"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageDown)}},
                  [this] { m_tabs->step(1); });
    m_actions.add({"previousCase",
                   walk,
                   tr("Pre&vious case"),
                   tr("Show the tab at the left"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab), QKeySequence(Qt::CTRL | Qt::Key_PageUp)}},
                  [this] { m_tabs->step(-1); });
    m_actions.add({"moveCaseRight",
                   walk,
                   tr("Move case ri&ght"),
                   tr("Put this tab one place to the right"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown)}},
                  [this] { m_tabs->moveCurrent(1); });
    m_actions.add({"moveCaseLeft",
                   walk,
                   tr("Move case le&ft"),
                   tr("Put this tab one place to the left"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp)}},
                  [this] { m_tabs->moveCurrent(-1); });
}

void MainWindow::makeTabs()
{
    m_tabs = new CaseTabs(&m_document, {m_pane[0]->view(), m_pane[1]->view()});
    connect(m_tabs, &CaseTabs::closeAsked, this, &MainWindow::closeCase);
    connect(m_tabs, &CaseTabs::arrived, this, [this] {
        m_messages->hide(); // it was about the other case
        m_loader->cancel(); // so is what is read
        m_justOpened = false;
    });
}

void MainWindow::newCase()
{
    openInTab(documentationExample());
}

// A case that nobody has touched makes room for the next one.
bool MainWindow::makeRoom()
{
    if (m_document.path().isEmpty() && !m_document.isModified())
        return false;
    m_tabs->add(m_document.currentCase());
    return true;
}

void MainWindow::openCase(const Case& c)
{
    makeRoom();
    m_document.newCase(c);
    m_justOpened = true;
    m_isPicture = false;
}

void MainWindow::openInTab(const Case& c)
{
    m_tabs->add(c);
    m_justOpened = true;
    m_isPicture = false;
}

void MainWindow::closeCase(int index)
{
    if (m_tabs->state(index).isModified()) {
        m_tabs->setCurrentIndex(index); // what is asked about is seen
        if (!mayDiscard())
            return;
    }
    m_tabs->remove(index);
    if (m_document.path().isEmpty() && !m_document.shown())
        m_justOpened = !m_document.pinned();
}

// Every case with changes is shown and asked about; false: one of them stays.
bool MainWindow::mayDiscardAll()
{
    for (int i = 0; i < m_tabs->count(); ++i) {
        if (!m_tabs->state(i).isModified())
            continue;
        m_tabs->setCurrentIndex(i);
        if (!mayDiscard())
            return false;
    }
    return true;
}

} // namespace tessera
