// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/controls/message_bar.h"
#include "app/controls/reading_bar.h"
#include "app/document/input_case.h"
#include "app/document/input_loader.h"
#include "app/document/output_source.h"
#include "app/form/case_panel.h"
#include "app/window/case_tabs.h"
#include "engine/io/file_kind.h"
#include "engine/io/npy.h"

#include <QFileInfo>

namespace tessera {

namespace {

const auto kWatch = QStringLiteral("watchFiles");

} // namespace

void MainWindow::makeInputActions()
{
    QAction* watch =
        m_actions.add({"watchFiles",
                       tr("Run"),
                       tr("&Watch files"),
                       tr("Run again when another program changes a file of the case; Reload reads them in any case"),
                       {},
                       {},
                       true},
                      [this] {
                          m_settings.set(kWatch, m_actions.get(QStringLiteral("watchFiles"))->isChecked());
                          watchInput();
                      });
    watch->setChecked(m_settings.value(kWatch, true).toBool());
}

void MainWindow::connectInput()
{
    m_loader = m_casePanel->inputLoader();
    connect(m_loader, &InputLoader::opened, this, &MainWindow::inputOpened);
    connect(m_loader, &InputLoader::failed, this, &MainWindow::sayUnreadable);
    connect(m_loader, &InputLoader::progressed, m_reading, &ReadingBar::setProgress);
    connect(m_loader, &InputLoader::busyChanged, this, [this] {
        if (m_loader->isBusy())
            m_reading->start(QFileInfo(m_loader->path()).fileName());
        else
            m_reading->hide();
    });
    connect(&m_document, &Document::caseChanged, this, &MainWindow::watchInput);
    connect(&m_document, &Document::shownChanged, this, [this] {
        if (!m_unreadable.isEmpty() && m_messages->text() == m_unreadable)
            m_messages->hide(); // it could be read again
    });
    connect(&m_document, &Document::enginesChanged, this, &MainWindow::watchInput);
    connect(m_document.undoGroup(), &QUndoGroup::indexChanged, this, [this] {
        if (!m_undoable.isEmpty() && m_messages->text() == m_undoable)
            m_messages->hide(); // undo would take back another step now
    });
    const auto changed = [this](const QString& path) {
        m_tabs->noteChanged(path);
        takeChangedFiles();
    };
    connect(&m_watcher, &FileWatcher::changed, this, changed);
    connect(&m_watcher, &FileWatcher::vanished, this, changed);
    connect(m_tabs, &CaseTabs::arrived, this, &MainWindow::takeChangedFiles);
}

// Those of other tabs too: what changes is taken when its tab is shown.
void MainWindow::watchInput()
{
    QStringList paths;
    if (m_actions.get(QStringLiteral("watchFiles"))->isChecked())
        for (int i = 0; i < m_tabs->count(); ++i)
            paths << filesOf(m_tabs->state(i));
    m_watcher.watch(paths);
}

void MainWindow::inputOpened(const QString& path, const QString& operatorBefore)
{
    m_justOpened = true;
    m_isPicture = !picturePath(m_document.currentCase()).isEmpty();
    m_settings.addRecentFile(path);
    const QString now = QString::fromStdString(std::string(name(m_document.currentCase().op)));
    if (now != operatorBefore)
        offerUndo(tr("%1 cannot take a tensor of this shape or type, so the operator is now %2. Undo brings the case "
                     "back.")
                      .arg(operatorBefore, now));
}

MessageAnswer MainWindow::answer(const char* action) const
{
    QAction* does = m_actions.get(QLatin1String(action));
    return {m_actions.entry(does).text, [does] { does->trigger(); }};
}

void MainWindow::offerUndo(const QString& sentence)
{
    m_undoable = sentence;
    m_messages->show(MessageBar::Kind::Note, sentence, answer("undo"));
}

void MainWindow::sayUnreadable(const QString& why)
{
    m_unreadable = tr("%1 The last good data stays.").arg(why);
    m_messages->show(MessageBar::Kind::Error, m_unreadable);
}

void MainWindow::takeChangedFiles()
{
    for (const QString& path : m_tabs->changedFiles()) {
        if (isOfCaseFile(path)) {
            takeCaseFile(path);
        } else {
            m_tabs->forgetChanged(path);
            QFileInfo::exists(path) ? takeChanged(path)
                                    : sayUnreadable(tr("%1 is gone.").arg(QFileInfo(path).fileName()));
        }
    }
}

QString MainWindow::casePath() const
{
    return m_document.path().isEmpty() ? QString() : QFileInfo(m_document.path()).absoluteFilePath();
}

// Not what is read at every run.
bool MainWindow::isOfCaseFile(const QString& path) const
{
    if (path == casePath())
        return true;
    const Case& c = m_document.currentCase();
    const QStringList runs{inputFile(c), picturePath(c), pathOfSource(m_document.engineA()),
                           pathOfSource(m_document.engineB())};
    return m_document.caseFile() && !runs.contains(path);
}

// The case's own file, or one that its values came from.
void MainWindow::takeCaseFile(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    if (path == casePath() && !QFileInfo::exists(path)) {
        m_tabs->forgetChanged(path);
        m_document.missFile();
        m_messages->show(MessageBar::Kind::Note,
                         tr("%1 is gone. The case stays as it is; saving writes the file anew.").arg(name));
    } else if (m_document.isModified()) {
        m_messages->show(MessageBar::Kind::Note,
                         tr("%1 was changed by another program, and the case here has unsaved changes. Reload takes "
                            "the file's case; undo brings this one back.")
                             .arg(name),
                         answer("reload"));
    } else if (rereadCase()) {
        offerUndo(tr("%1 was changed by another program and is read again. Undo brings the case back.").arg(name));
    }
}

// True: it is another case now.
bool MainWindow::rereadCase()
{
    const int steps = m_document.undoStack()->index();
    try {
        m_document.reload();
    } catch (const std::exception& e) {
        sayUnreadable(QString::fromUtf8(e.what()) + QLatin1Char('.'));
        return false;
    }
    for (const QString& path : m_tabs->changedFiles())
        if (isOfCaseFile(path))
            m_tabs->forgetChanged(path);
    if (!m_unreadable.isEmpty() && m_messages->text() == m_unreadable)
        m_messages->hide();
    return m_document.undoStack()->index() != steps;
}

void MainWindow::takeChanged(const QString& path)
{
    const Case c = m_document.currentCase();
    try {
        if (path == picturePath(c)) {
            m_loader->reread(path, pictureOptions(c));
        } else if (path == inputFile(c) && fileKind(path.toStdU16String()) == FileKind::Npy) {
            const TensorDesc desc = describeNpy(path.toStdU16String());
            const TensorDesc& now = inputDesc(c.op);
            if (desc.dataType == now.dataType && desc.sizes == now.sizes)
                m_document.run();
            else
                m_document.replaceCase(withInput(c, desc, c.data, m_document.memoryBudget()),
                                       tr("Take the new shape of %1").arg(QFileInfo(path).fileName()));
        } else {
            m_document.run();
        }
    } catch (const std::exception& e) {
        sayUnreadable(QString::fromUtf8(e.what()) + QLatin1Char('.'));
    }
}

} // namespace tessera
