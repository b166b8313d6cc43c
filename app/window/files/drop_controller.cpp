// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/drop_controller.h"

#include "app/base/look/theme.h"
#include "app/model/document/document.h"
#include "app/window/files/files_controller.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QPainter>
#include <QUrl>
#include <QWidget>

#include <cmath>
#include <optional>
#include <vector>

namespace tessera {

namespace {

constexpr double kTargetMargin = 16, kTargetGap = 12, kTargetRadius = 8;
constexpr double kOpenShare = 0.5; // the share of the height for the field above the two sides

QStringList droppedFiles(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile())
            files << QDir::cleanPath(url.toLocalFile()); // a folder ends in a slash
    return files;
}

} // namespace

// Covers its parent while a file is dragged over it and says what letting go would do: one field, or one for each
// thing that the file can become. The field under the mouse is lit.
class DropOverlay : public QWidget {
public:
    struct Field {
        std::optional<size_t> result; // none: it is opened
        QString promise; // "Use photo.png as the input"
    };

    explicit DropOverlay(QWidget* parent)
        : QWidget(parent)
    {
        setObjectName(QStringLiteral("dropOverlay"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

    void open(const std::vector<Field>& fields, QPoint at)
    {
        m_fields = fields;
        setGeometry(parentWidget()->rect());
        moveTo(at);
        raise();
        show();
    }

    void moveTo(QPoint at) // the mouse, in the parent
    {
        size_t nearest = 0;
        double least = -1;
        for (size_t i = 0; i < m_fields.size(); ++i) {
            const QRectF there = rectOf(i);
            const double x = std::max({there.left() - at.x(), 0.0, at.x() - there.right()});
            const double y = std::max({there.top() - at.y(), 0.0, at.y() - there.bottom()});
            if (const double distance = std::hypot(x, y); least < 0 || distance < least) {
                least = distance;
                nearest = i;
            }
        }
        m_current = nearest;
        setAccessibleName(m_fields.empty() ? QString() : m_fields[m_current].promise);
        update();
    }

    // of the field that it is over
    std::optional<size_t> result() const { return m_fields.empty() ? std::nullopt : m_fields[m_current].result; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor veil = palette().color(QPalette::Window);
        veil.setAlphaF(0.9F);
        painter.fillRect(rect(), veil);
        painter.setFont(resized(font(), 1.4));
        for (size_t i = 0; i < m_fields.size(); ++i) {
            const bool current = i == m_current;
            QColor fill = color(Role::Accent);
            fill.setAlphaF(0.12F);
            painter.setBrush(current ? QBrush(fill) : QBrush());
            painter.setPen(current ? QPen(color(Role::Accent), 2, Qt::DashLine)
                                   : QPen(color(Role::Border), 1, Qt::DashLine));
            painter.drawRoundedRect(rectOf(i), kTargetRadius, kTargetRadius);
            painter.setPen(current ? palette().color(QPalette::WindowText) : color(Role::SecondaryText));
            painter.drawText(rectOf(i).adjusted(kTargetGap, kTargetGap, -kTargetGap, -kTargetGap),
                             Qt::AlignCenter | Qt::TextWordWrap, m_fields[i].promise);
        }
    }

private:
    // The first field above the others, which stand side by side as the results do.
    QRectF rectOf(size_t field) const
    {
        const QRectF all = QRectF(rect()).adjusted(kTargetMargin, kTargetMargin, -kTargetMargin, -kTargetMargin);
        if (m_fields.size() < 2)
            return all;
        const double above = all.height() * kOpenShare;
        if (field == 0)
            return {all.left(), all.top(), all.width(), above};
        const double count = double(m_fields.size() - 1), width = (all.width() - (count - 1) * kTargetGap) / count;
        return {all.left() + double(field - 1) * (width + kTargetGap), all.top() + above + kTargetGap, width,
                all.height() - above - kTargetGap};
    }

    std::vector<Field> m_fields;
    size_t m_current = 0;
};

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
    const QString name = QFileInfo(paths.front()).fileName();
    const bool isOpened = isCaseFile(paths.front()) || isLesson(paths.front());
    const QString open = paths.size() > 1 ? tr("Open %n files", nullptr, int(paths.size()))
        : isOpened                        ? tr("Open %1").arg(name)
                                          : tr("Use %1 as the input").arg(name);
    std::vector<DropOverlay::Field> fields{{{}, open}};
    for (size_t i = 0; i < m_results(); ++i)
        fields.push_back({i, tr("Compare %1 as %2").arg(name, letterOf(i))});
    m_overlay->open(fields, event.position().toPoint());
}

void DropController::drop(QDropEvent& event)
{
    m_overlay->moveTo(event.position().toPoint());
    m_overlay->hide();
    event.acceptProposedAction();
    const QStringList paths = droppedFiles(event.mimeData());
    if (const std::optional<size_t> result = m_overlay->result())
        emit compareDropped(*result, paths.front());
    else
        emit openDropped(paths);
}

} // namespace tessera
