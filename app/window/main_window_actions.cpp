// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/canvas/goto_bar.h"
#include "app/canvas/tensor_pane.h"
#include "app/compare/compare_pane.h"
#include "app/controls/message_bar.h"
#include "app/form/case_panel.h"
#include "app/window/drawer_tabs.h"

#include <QTabWidget>

namespace tessera {

void MainWindow::makeFileActions()
{
    const QString group = tr("File");
    m_actions.add({"open", group, tr("&Open…"), tr("Open a case, a tensor or a picture"), "open", {QKeySequence::Open}},
                  [this] { openWithDialog(); });
    m_actions.add(
        {"reload", group, tr("&Reload"), tr("Read the files of the case again"), {}, {QKeySequence(Qt::Key_F5)}},
        [this] { reload(); });
    m_actions.add({"save", group, tr("&Save"), tr("Save the case"), "save", {QKeySequence::Save}}, [this] { save(); });
    m_actions.add({"saveAs",
                   group,
                   tr("Save &as…"),
                   tr("Save the case under another name"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)}},
                  [this] { saveAs(); });
    m_actions.add({"saveOutput", group, tr("Save output as .n&py…"), tr("Save the output tensor for NumPy")},
                  [this] { saveOutput(); });
    m_actions.add({"savePicture", group, tr("Save output as p&icture…"), tr("Save the plane or picture that is shown")},
                  [this] { savePicture(); });
    m_actions.add({"quit", group, tr("&Quit"), tr("Close the window"), {}, {QKeySequence(Qt::CTRL | Qt::Key_Q)}},
                  [this] { close(); });
}

void MainWindow::makeEditActions()
{
    const QString group = tr("Edit");
    QUndoGroup* undo = m_document.undoGroup();
    QAction* undoAction = m_actions.add({"undo",
                                         group,
                                         tr("&Undo"),
                                         tr("Take the last change back"),
                                         "undo",
                                         {QKeySequence(Qt::CTRL | Qt::Key_Z)},
                                         false,
                                         nullptr,
                                         tr("nothing was changed")},
                                        [undo] { undo->undo(); });
    QAction* redoAction =
        m_actions.add({"redo",
                       group,
                       tr("&Redo"),
                       tr("Make the change again"),
                       "redo",
                       {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
                       false,
                       nullptr,
                       tr("nothing was taken back")},
                      [undo] { undo->redo(); });
    undoAction->setEnabled(false);
    redoAction->setEnabled(false);
    connect(undo, &QUndoGroup::canUndoChanged, undoAction, &QAction::setEnabled);
    connect(undo, &QUndoGroup::canRedoChanged, redoAction, &QAction::setEnabled);
    connect(undo, &QUndoGroup::undoTextChanged, undoAction, [undoAction](const QString& what) {
        undoAction->setText(what.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(what));
    });
    connect(undo, &QUndoGroup::redoTextChanged, redoAction, [redoAction](const QString& what) {
        redoAction->setText(what.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(what));
    });

    m_actions.add({"copyValue",
                   group,
                   tr("&Copy value or selection"),
                   tr("Copy the selection as rows of numbers; where there is none, the active element's value"),
                   "copy",
                   {QKeySequence::Copy}},
                  [this] { copyValue(); });
    m_actions.add({"copyPicture",
                   group,
                   tr("Copy &picture"),
                   tr("Copy what the pane shows as a picture"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)}},
                  [this] { copyPicture(); });
    m_actions.add({"copyReproducer",
                   group,
                   tr("Copy as co&mmand"),
                   tr("Copy the command that checks this very case"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C)}},
                  [this] { copyReproducer(); });
    m_actions.add({"paste",
                   group,
                   tr("Paste c&ase"),
                   tr("Show the case whose command is in the clipboard"),
                   {},
                   {QKeySequence::Paste}},
                  [this] { pasteCase(); });
    m_actions.add({"goto",
                   group,
                   tr("&Go to element…"),
                   tr("Pin the element at a coordinate"),
                   "jump",
                   {QKeySequence(Qt::CTRL | Qt::Key_G)}},
                  [this] { m_goto->open(keySide()); });
    m_actions.add({"escape",
                   group,
                   tr("Cancel or c&lear pin"),
                   tr("Stop the run; where none runs, take the pin off"),
                   "pin",
                   {QKeySequence(Qt::Key_Escape)}},
                  [this] { escape(); });
}

void MainWindow::setMode(TensorView::Mode mode)
{
    const QString refusal = mode == TensorView::Mode::Picture ? keyView()->pictureRefusal() : QString();
    if (!refusal.isEmpty())
        m_messages->show(MessageBar::Kind::Note, refusal + QLatin1Char('.'));
    else
        keyView()->setMode(mode);
}

void MainWindow::makeViewActions()
{
    const QString group = tr("View");
    using Mode = TensorView::Mode;
    const auto mode = [&](const char* actionName, const QString& text, const QString& tip, int key, Mode value) {
        m_actions.add({actionName, group, text, tip, actionName, {QKeySequence(Qt::ALT | key)}},
                      [this, value] { setMode(value); });
    };
    mode("atlas", tr("&Atlas"), tr("All planes of the current pane side by side"), Qt::Key_1, Mode::Atlas);
    mode("plane", tr("&Plane"), tr("One plane in the current pane"), Qt::Key_2, Mode::Plane);
    mode("picture", tr("P&icture"), tr("Three channels of the current pane as a colour picture"), Qt::Key_3,
         Mode::Picture);
    const auto step = [&](const char* name, const QString& text, const QString& tip, const char* icon, int key,
                          void (TensorView::*by)(int), int count) {
        m_actions.add({name, group, text, tip, icon, {QKeySequence(key)}},
                      [this, by, count] { (keyView()->*by)(count); });
    };
    step("previousChannel", tr("Previous &channel"), tr("One channel back in the current pane"), "channel-previous",
         Qt::Key_BracketLeft, &TensorView::stepChannel, -1);
    step("nextChannel", tr("&Next channel"), tr("One channel on in the current pane"), "channel-next",
         Qt::Key_BracketRight, &TensorView::stepChannel, 1);
    step("previousImage", tr("Previous i&mage"), tr("One entry of the batch back in the current pane"),
         "batch-previous", Qt::Key_BraceLeft, &TensorView::stepImage, -1);
    step("nextImage", tr("Next ima&ge"), tr("One entry of the batch on in the current pane"), "batch-next",
         Qt::Key_BraceRight, &TensorView::stepImage, 1);
    m_actions.add({"solo",
                   group,
                   tr("S&olo channel"),
                   tr("The pinned element's channel alone in the current pane, or all of them again"),
                   {},
                   {QKeySequence(Qt::SHIFT | Qt::Key_S)}},
                  [this] { keyView()->soloActive(); });
    m_actions.add({"channels",
                   group,
                   tr("Choose channe&ls…"),
                   tr("Which channel is shown, or which are red, green and blue, or grey"),
                   {},
                   {QKeySequence(Qt::SHIFT | Qt::Key_C)}},
                  [this] { isComparing() ? m_compare->openChannels() : m_current->openChannels(); });
    for (const DrawerTab& tab : kDrawerTabs)
        m_actions.add({QString::fromLatin1(tab.name).toLower() + QStringLiteral("Tab"),
                       group,
                       tr("Show %1").arg(DrawerTab::words(tab.name)),
                       DrawerTab::words(tab.tip),
                       {},
                       {QKeySequence(Qt::ALT | Qt::SHIFT | tab.key)}},
                      [this, name = QString::fromLatin1(tab.name)] { openTab(name); });
}

} // namespace tessera
