// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/form_parts.h"
#include "app/base/look/theme.h"
#include "app/model/document/document.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/files_controller.h"
#include "app/window/views/view_area.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QPointer>
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
            files << QDir::cleanPath(url.toLocalFile()); // removes the slash at the end of a folder
    return files;
}

} // namespace

// Covers its parent while a file is dragged over it and says what letting go would do: one field, or one for each
// thing that the file can become. The field under the mouse is lit.
class DropOverlay : public QWidget {
public:
    struct Field {
        std::optional<size_t> result; // the result that the file becomes; none: the file is opened
        QString promise; // "Use photo.png as the input"
    };

    explicit DropOverlay(QWidget* parent)
        : QWidget(parent)
    {
        setObjectName(QStringLiteral("dropOverlay"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

    // The first field is above the others, which stand side by side as the results do.
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

    void moveTo(QPoint at) // `at`: the mouse, in the parent. Between the fields the last one stays lit
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

    // The result of the field under the mouse.
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
    std::vector<QLabel*> m_labels; // one for each field
    size_t m_current = 0;
};

// Takes files that are dragged over a window: shows what each field would do with one, and does what was chosen.
class DropController : public QObject {
    Q_DECLARE_TR_FUNCTIONS(tessera::DropController)

public:
    using Compare = std::function<void(size_t result, const QString& path)>;
    DropController(const WindowContext& with, Compare compare)
        : m_with(with)
        , m_compare(std::move(compare))
        , m_overlay(new DropOverlay(&with.window))
    {
        with.window.setAcceptDrops(true);
        with.window.installEventFilter(this);
    }

    ~DropController() override { delete m_overlay; }

protected:
    bool eventFilter(QObject*, QEvent* event) override
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

private:
    void enter(QDragEnterEvent& event)
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
        for (size_t i = 0; i < results(); ++i)
            fields.push_back({i, tr("Compare %1 as %2").arg(name, letterOf(i))});
        m_overlay->open(fields, event.position().toPoint());
    }

    void drop(QDropEvent& event)
    {
        m_overlay->moveTo(event.position().toPoint());
        m_overlay->hide();
        event.acceptProposedAction();
        const QStringList paths = droppedFiles(event.mimeData());
        if (const std::optional<size_t> result = m_overlay->result())
            m_compare(*result, paths.front());
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
    const Compare m_compare;
    QPointer<DropOverlay> m_overlay; // over the window
};

std::unique_ptr<QObject> takeDrops(const WindowContext& with,
                                   std::function<void(size_t result, const QString& path)> compare)
{
    return std::make_unique<DropController>(with, std::move(compare));
}

} // namespace tessera
