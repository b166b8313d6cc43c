// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/form_parts.h"
#include "app/base/look/theme.h"
#include "app/model/document/document.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/files_controller.h"
#include "app/window/views/view_controllers.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

#include <array>

namespace tessera {

namespace {

QStringList droppedFiles(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile())
            files << QDir::cleanPath(url.toLocalFile()); // removes the slash at the end of a folder
    return files;
}

} // namespace

// Takes files that are dragged over the window. It covers the window meanwhile and says what letting go would do: a
// field to open them, and below it one for each of A and B. The field under the mouse is lit.
class DropOverlay : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(tessera::DropOverlay)

public:
    explicit DropOverlay(const WindowContext& with)
        : QWidget(&with.window)
        , m_with(with)
    {
        setObjectName(QStringLiteral("dropOverlay"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAutoFillBackground(true);
        auto* rows = newLayout<QVBoxLayout>(this, {16, 16, 16, 16}, 12);
        auto* results = newLayout<QHBoxLayout>(nullptr, {}, 12);
        for (ToneLabel*& field : m_fields) {
            field = new ToneLabel(Role::SecondaryText, {}, this);
            field->setFont(resized(font(), 1.4));
            field->setAlignment(Qt::AlignCenter);
            field->setWordWrap(true);
            field->setFrameStyle(QFrame::Box | QFrame::Plain);
            field == m_fields.front() ? rows->addWidget(field, 1) : results->addWidget(field, 1);
        }
        rows->addLayout(results, 1);
        hide();
        with.window.setAcceptDrops(true);
        with.window.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        const QEvent::Type type = event->type();
        if (type == QEvent::DragEnter) {
            enter(*static_cast<QDragEnterEvent*>(event));
        } else if (type == QEvent::DragMove) {
            moveTo(static_cast<QDragMoveEvent*>(event)->position());
            event->accept();
        } else if (type == QEvent::DragLeave) {
            hide();
        } else if (type == QEvent::Drop) {
            drop(*static_cast<QDropEvent*>(event));
        } else {
            return false;
        }
        return true;
    }

private:
    void enter(QDragEnterEvent& event)
    {
        const QStringList paths = droppedFiles(event.mimeData());
        if (paths.isEmpty())
            return event.ignore();
        event.acceptProposedAction();
        const QString name = QFileInfo(paths.front()).fileName();
        const bool isOpened = isCaseFile(paths.front()) || isLesson(paths.front());
        m_fields[0]->setText(paths.size() > 1 ? tr("Open %n files", nullptr, int(paths.size()))
                                 : isOpened   ? tr("Open %1").arg(name)
                                              : tr("Use %1 as the input").arg(name));
        for (size_t i = 1; i < m_fields.size(); ++i)
            m_fields[i]->setText(tr("Compare %1 as %2").arg(name, letterOf(i - 1)));
        m_current = 0;
        setGeometry(parentWidget()->rect());
        raise();
        show();
        moveTo(event.position());
    }

    void moveTo(QPointF at) // between the fields the last one stays lit
    {
        for (size_t i = 0; i < m_fields.size(); ++i)
            if (m_fields[i]->geometry().contains(at.toPoint()))
                m_current = i;
        for (ToneLabel* field : m_fields) {
            const bool isLit = field == m_fields[m_current];
            field->setRole(isLit ? Role::Accent : Role::SecondaryText);
            field->setLineWidth(isLit ? 2 : 1);
        }
        setAccessibleName(m_fields[m_current]->text());
    }

    void drop(QDropEvent& event)
    {
        moveTo(event.position());
        hide();
        event.acceptProposedAction();
        const QStringList paths = droppedFiles(event.mimeData());
        if (m_current > 0)
            useFile(m_with, m_current - 1, paths.front());
        else
            m_with.files.openAll(paths);
    }

    const WindowContext& m_with;
    std::array<ToneLabel*, 3> m_fields; // what each does: "Use photo.png as the input"
    size_t m_current = 0;
};

std::unique_ptr<QObject> takeDrops(const WindowContext& with)
{
    return std::make_unique<DropOverlay>(with);
}

} // namespace tessera
