// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/drop_controller.h"

#include "app/window/files/files_controller.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace tessera {

namespace {

QStringList droppedFiles(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile())
            files << QDir::cleanPath(url.toLocalFile()); // a folder ends in a slash
    return files;
}

} // namespace

DropController::DropController(QWidget& window)
    : m_overlay(new DropOverlay(&window))
{
    window.setAcceptDrops(true);
    window.installEventFilter(this);
}

DropController::~DropController()
{
    delete m_overlay;
}

bool DropController::eventFilter(QObject*, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::DragEnter) {
        enter(*static_cast<QDragEnterEvent*>(event));
    } else if (type == QEvent::DragMove) {
        m_overlay->moveTo(static_cast<QDragMoveEvent*>(event)->position().toPoint());
        event->accept();
    } else if (type == QEvent::DragLeave) {
        m_overlay->hide();
    } else if (type == QEvent::Drop) {
        drop(*static_cast<QDropEvent*>(event));
    } else {
        return false;
    }
    return true;
}

void DropController::enter(QDragEnterEvent& event)
{
    const QStringList paths = droppedFiles(event.mimeData());
    if (paths.isEmpty())
        return event.ignore();
    event.acceptProposedAction();
    using Target = DropOverlay::Target;
    const QString name = QFileInfo(paths.front()).fileName();
    const bool isOpened = isCaseFile(paths.front()) || isLesson(paths.front());
    const QString open = paths.size() > 1 ? tr("Open %n files", nullptr, int(paths.size()))
        : isOpened                        ? tr("Open %1").arg(name)
                                          : tr("Use %1 as the input").arg(name);
    m_overlay->open({{Target::Open, open},
                     {Target::A, tr("Compare %1 as A").arg(name)},
                     {Target::B, tr("Compare %1 as B").arg(name)}},
                    event.position().toPoint());
}

void DropController::drop(QDropEvent& event)
{
    m_overlay->moveTo(event.position().toPoint());
    m_overlay->hide();
    event.acceptProposedAction();
    const QStringList paths = droppedFiles(event.mimeData());
    if (m_overlay->target() == DropOverlay::Target::Open)
        emit openDropped(paths);
    else
        emit compareDropped(m_overlay->target() == DropOverlay::Target::B, paths.front());
}

} // namespace tessera
