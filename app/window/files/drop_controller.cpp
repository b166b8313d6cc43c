// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/drop_controller.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/theme.h"
#include "app/model/document/document.h"
#include "app/window/files/files_controller.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QUrl>
#include <QWidget>

#include <algorithm>
#include <optional>
#include <vector>

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

    // The first field above the others, which stand side by side as the results do.
    void open(const std::vector<Field>& fields, QPoint at)
    {
        qDeleteAll(m_labels);
        m_labels.clear();
        delete layout();
        m_fields = fields;
        auto* grid = newLayout<QGridLayout>(this, {16, 16, 16, 16}, 12);
        for (const Field& field : m_fields) {
            auto* label = new QLabel(field.promise, this);
            label->setFont(resized(font(), 1.4));
            label->setAlignment(Qt::AlignCenter);
            label->setWordWrap(true);
            const int column = int(m_labels.size()) - 1, all = std::max(int(m_fields.size()) - 1, 1);
            column < 0 ? grid->addWidget(label, 0, 0, 1, all) : grid->addWidget(label, 1, column);
            grid->setRowStretch(column < 0 ? 0 : 1, 1);
            m_labels.push_back(label);
        }
        setGeometry(parentWidget()->rect());
        raise();
        show();
        grid->activate();
        m_current = 0;
        moveTo(at);
    }

    void moveTo(QPoint at) // the mouse, in the parent; between the fields the last one stays lit
    {
        for (size_t i = 0; i < m_labels.size(); ++i)
            if (m_labels[i]->geometry().contains(at))
                m_current = i;
        setAccessibleName(m_fields.empty() ? QString() : m_fields[m_current].promise);
        const QColor lit = color(Role::Accent);
        for (size_t i = 0; i < m_labels.size(); ++i)
            m_labels[i]->setStyleSheet(
                i == m_current
                    ? QStringLiteral("border: 2px dashed %1; border-radius: 8px; background: rgba(%2, %3, %4, 12%)")
                          .arg(lit.name())
                          .arg(lit.red())
                          .arg(lit.green())
                          .arg(lit.blue())
                    : QStringLiteral("border: 1px dashed %1; border-radius: 8px; color: %2")
                          .arg(color(Role::Border).name(), color(Role::SecondaryText).name()));
    }

    // of the field that it is over
    std::optional<size_t> result() const { return m_fields.empty() ? std::nullopt : m_fields[m_current].result; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QColor veil = palette().color(QPalette::Window);
        veil.setAlphaF(0.9F);
        QPainter(this).fillRect(rect(), veil);
    }

private:
    std::vector<Field> m_fields;
    std::vector<QLabel*> m_labels; // of the fields
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
