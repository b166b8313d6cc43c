// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/theme.h"
#include "app/model/document/document.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/files_controller.h"
#include "app/window/views/view_area.h"
#include "app/window/views/view_controllers.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPainter>
#include <QUrl>
#include <QWidget>

#include <algorithm>
#include <optional>
#include <vector>

namespace tessera {

namespace {

constexpr int kEdge = 16, kGap = 12; // pixels beside the fields, and between them

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
// field to open them, and below it one for each result that the file can become. The field under the mouse is lit.
class DropOverlay : public QWidget {
    Q_DECLARE_TR_FUNCTIONS(tessera::DropOverlay)

public:
    explicit DropOverlay(const WindowContext& with)
        : QWidget(&with.window)
        , m_with(with)
    {
        setObjectName(QStringLiteral("dropOverlay"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
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

    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor veil = palette().color(QPalette::Window), lit = color(Role::Accent);
        veil.setAlphaF(0.9F);
        painter.fillRect(rect(), veil);
        painter.setFont(resized(font(), 1.4));
        lit.setAlphaF(0.12F);
        for (size_t i = 0; i < m_promises.size(); ++i) {
            const bool isLit = i == m_current;
            painter.setPen(QPen(color(isLit ? Role::Accent : Role::Border), isLit ? 2 : 1, Qt::DashLine));
            painter.setBrush(isLit ? lit : QColor(Qt::transparent));
            painter.drawRoundedRect(placeOf(i), 8, 8);
            painter.setPen(isLit ? palette().color(QPalette::WindowText) : color(Role::SecondaryText));
            painter.drawText(placeOf(i), Qt::AlignCenter | Qt::TextWordWrap, m_promises[i]);
        }
    }

private:
    // The first field is above the others, which stand side by side as the results do.
    QRectF placeOf(size_t field) const
    {
        const QRectF all = QRectF(rect()).adjusted(kEdge, kEdge, -kEdge, -kEdge);
        const double height = (all.height() - kGap) / 2;
        if (field == 0)
            return {all.left(), all.top(), all.width(), height};
        const auto columns = double(m_promises.size() - 1);
        const double width = (all.width() - kGap * (columns - 1)) / columns;
        return {all.left() + double(field - 1) * (width + kGap), all.top() + height + kGap, width, height};
    }

    void enter(QDragEnterEvent& event)
    {
        const QStringList paths = droppedFiles(event.mimeData());
        if (paths.isEmpty())
            return event.ignore();
        event.acceptProposedAction();
        const QString name = QFileInfo(paths.front()).fileName();
        const bool isOpened = isCaseFile(paths.front()) || isLesson(paths.front());
        m_promises = {paths.size() > 1 ? tr("Open %n files", nullptr, int(paths.size()))
                          : isOpened   ? tr("Open %1").arg(name)
                                       : tr("Use %1 as the input").arg(name)};
        for (size_t i = 0; i < results(); ++i)
            m_promises.push_back(tr("Compare %1 as %2").arg(name, letterOf(i)));
        m_current = 0;
        setGeometry(parentWidget()->rect());
        raise();
        show();
        moveTo(event.position());
    }

    void moveTo(QPointF at) // between the fields the last one stays lit
    {
        for (size_t i = 0; i < m_promises.size(); ++i)
            if (placeOf(i).contains(at))
                m_current = i;
        setAccessibleName(m_promises[m_current]);
        update();
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

    // The number of results that a file can become: A, B, and those that are compared.
    size_t results() const
    {
        const auto there = size_t(m_with.document.results().size());
        return m_with.views.isComparing() ? std::clamp<size_t>(there + 1, 2, kMostResults) : 2;
    }

    const WindowContext& m_with;
    std::vector<QString> m_promises; // what each field does: "Use photo.png as the input"
    size_t m_current = 0;
};

std::unique_ptr<QObject> takeDrops(const WindowContext& with)
{
    return std::make_unique<DropOverlay>(with);
}

} // namespace tessera
