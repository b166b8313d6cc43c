// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/canvas/tensor_pane.h"
#include "app/controls/drop_overlay.h"
#include "app/controls/message_bar.h"
#include "app/document/input_case.h"
#include "app/document/input_loader.h"
#include "app/document/picture_codec.h"
#include "app/window/case_tabs.h"
#include "engine/io/file_kind.h"
#include "engine/io/npy.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

namespace tessera {

namespace {

bool isCaseFile(const QString& path)
{
    return fileKind(path.toStdU16String()) == FileKind::Case;
}

QString droppedFile(const QMimeData* data)
{
    for (const QUrl& url : data->urls())
        if (url.isLocalFile())
            return url.toLocalFile();
    return {};
}

} // namespace

bool MainWindow::guarded(const std::function<void()>& work)
{
    try {
        work();
        return true;
    } catch (const std::bad_alloc&) {
        m_messages->show(MessageBar::Kind::Error, tr("There is not enough memory for this file."));
    } catch (const std::exception& e) {
        m_messages->show(MessageBar::Kind::Error, QString::fromUtf8(e.what()));
    }
    return false;
}

// An element in the middle is pinned, so that the first look explains itself; a picture is shown as one.
void MainWindow::greet()
{
    if (!m_justOpened || m_document.isStale())
        return;
    m_justOpened = false;
    for (const Side side : {Side::Input, Side::Output}) {
        const std::vector<uint32_t>& sizes = m_document.tensor(side)->desc.sizes;
        const uint32_t channels = sizes.size() >= 3 ? sizes[sizes.size() - 3] : 1;
        const bool picture = m_isPicture && (channels == 3 || channels == 4);
        TensorPane* pane = m_pane[side == Side::Input ? 0 : 1];
        pane->view()->setPlane(0, 0);
        pane->setMode(picture ? TensorView::Mode::Picture : TensorView::Mode::Atlas);
    }
    std::vector<uint32_t> middle = m_document.tensor(Side::Output)->desc.sizes;
    const std::vector<uint32_t> sizes = middle;
    for (uint32_t& each : middle)
        each /= 2;
    m_document.pin(Pick{Side::Output, elementAt(sizes, middle)});
}

// An output that becomes a picture, as its input is one, is shown as one; and no more when it is none.
void MainWindow::followPicture()
{
    const std::vector<uint32_t>& sizes = m_document.tensor(Side::Output)->desc.sizes;
    const uint32_t channels = sizes.size() >= 3 ? sizes[sizes.size() - 3] : 1;
    const bool isPicture = !picturePath(m_document.currentCase()).isEmpty() && (channels == 3 || channels == 4);
    const std::pair now(m_tabs->currentIndex(), isPicture), before = std::exchange(m_outputIsPicture, now);
    if (now.first == before.first && now.second != before.second
        && m_pane[0]->view()->mode() == TensorView::Mode::Picture)
        m_pane[1]->setMode(isPicture ? TensorView::Mode::Picture : TensorView::Mode::Atlas);
}

// A case file gets a tab, a tensor or a picture goes into the case that is shown.
void MainWindow::open(const QString& path, size_t dispatch)
{
    if (!isCaseFile(path))
        return openHere(path, dispatch);
    if (const int there = m_tabs->find(path, dispatch); there >= 0 && !m_tabs->state(there).isModified()) {
        m_tabs->setCurrentIndex(there);
        return openHere(path, dispatch);
    } // beside one that was changed, so that nothing is lost
    const int before = m_tabs->currentIndex();
    const bool own = makeRoom();
    try {
        openHere(path, dispatch);
    } catch (...) {
        if (own) {
            m_tabs->setCurrentIndex(before);
            m_tabs->remove(before + 1);
        }
        throw;
    }
}

void MainWindow::openHere(const QString& path, size_t dispatch)
{
    m_messages->hide();
    if (!isCaseFile(path))
        return m_loader->open(path);
    m_document.open(path, dispatch);
    m_justOpened = true;
    m_isPicture = false;
    m_settings.addRecentFile(path);
}

bool MainWindow::openFile(const QString& path, size_t dispatch)
{
    return guarded([&] { open(path, dispatch); });
}

void MainWindow::openWithDialog()
{
    const QString filter =
        tr("Cases, tensors and pictures (%1);;All files (*)").arg(QStringLiteral("*.json *.npy ") + picturePatterns());
    const QString path = QFileDialog::getOpenFileName(this, tr("Open"), QFileInfo(m_document.path()).path(), filter);
    if (!path.isEmpty())
        openFile(path);
}

void MainWindow::reload()
{
    const QString picture = picturePath(m_document.currentCase());
    m_messages->hide();
    if (!m_document.path().isEmpty())
        rereadCase();
    else if (!picture.isEmpty())
        takeChanged(picture);
    else
        m_document.run(); // files that the case reads are read again
}

// Asks where another program has changed the file since it was read.
bool MainWindow::mayReplace(const QString& path)
{
    const FileState now = stateOf(path);
    if (path != casePath() || !now.exists || now == m_document.state().fileState)
        return true;
    QMessageBox question(QMessageBox::Question, tr("The file was changed"),
                         tr("Another program has changed %1 since it was read here.").arg(QFileInfo(path).fileName()),
                         QMessageBox::Cancel, this);
    QPushButton* replace = question.addButton(tr("&Replace it"), QMessageBox::DestructiveRole);
    question.exec();
    return question.clickedButton() == replace;
}

bool MainWindow::saveTo(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!mayReplace(absolute) || !guarded([&] { m_document.save(path); }))
        return false;
    m_watcher.acknowledge(absolute);
    m_tabs->noteChanged(absolute); // it may be open twice
    m_tabs->forgetChanged(absolute);
    m_settings.addRecentFile(path);
    return true;
}

bool MainWindow::save()
{
    return m_document.path().isEmpty() ? saveAs() : saveTo(m_document.path());
}

QString MainWindow::suggestedPath(const QString& suffix) const
{
    const QFileInfo file(m_document.path());
    if (!m_document.path().isEmpty())
        return file.dir().filePath(file.completeBaseName() + suffix);
    const std::string_view op = name(m_document.currentCase().op);
    return QString::fromUtf8(op.data(), qsizetype(op.size())).toLower() + suffix;
}

bool MainWindow::saveAs()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the case"), suggestedPath(QStringLiteral(".json")),
                                                      tr("Cases (*.json)"));
    return !path.isEmpty() && saveTo(path);
}

void MainWindow::saveOutput()
{
    const Tensor* output = m_document.tensor(Side::Output);
    if (!output)
        return;
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the output"), suggestedPath(QStringLiteral("-output.npy")), tr("NumPy arrays (*.npy)"));
    if (!path.isEmpty())
        guarded([&] { writeNpy(*output, path.toStdU16String()); });
}

void MainWindow::savePicture()
{
    const Tensor* output = m_document.tensor(Side::Output);
    if (!output)
        return;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the output as a picture"),
                                                      suggestedPath(QStringLiteral("-output.png")),
                                                      tr("Pictures (*.png *.jpg *.jpeg *.bmp)"));
    if (!path.isEmpty())
        guarded([&] { m_pane[1]->savePicture(path); });
}

bool MainWindow::mayDiscard()
{
    if (!m_document.isModified())
        return true;
    QMessageBox question(QMessageBox::Question, tr("Unsaved changes"), tr("The case has changes that are not saved."),
                         QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question.setDefaultButton(QMessageBox::Save);
    switch (question.exec()) {
    case QMessageBox::Save:
        return save();
    case QMessageBox::Discard:
        return true;
    default:
        return false;
    }
}

void MainWindow::fillRecent(QMenu* menu)
{
    menu->clear();
    for (const QString& path : m_settings.recentFiles()) {
        QAction* action = menu->addAction(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    if (menu->isEmpty())
        menu->addAction(tr("None yet"))->setEnabled(false);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QString path = droppedFile(event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    using Target = DropOverlay::Target;
    const QString name = QFileInfo(path).fileName();
    m_overlay->open({{Target::Open, isCaseFile(path) ? tr("Open %1").arg(name) : tr("Use %1 as the input").arg(name)},
                     {Target::A, tr("Compare %1 as A").arg(name)},
                     {Target::B, tr("Compare %1 as B").arg(name)}},
                    event->position().toPoint());
}

void MainWindow::dragMoveEvent(QDragMoveEvent* event)
{
    m_overlay->moveTo(event->position().toPoint());
    event->accept();
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*)
{
    m_overlay->hide();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    m_overlay->moveTo(event->position().toPoint());
    m_overlay->hide();
    const QString path = droppedFile(event->mimeData());
    event->acceptProposedAction();
    if (m_overlay->target() != DropOverlay::Target::Open)
        useAs(m_overlay->target() == DropOverlay::Target::B, path);
    else
        openFile(path);
}

} // namespace tessera
