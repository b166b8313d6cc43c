// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QDragEnterEvent;
class QDropEvent;
class QWidget;

namespace tessera {

class DropOverlay;

// Files that are dragged over a window: says what each of its fields would do with one, and which was chosen.
class DropController : public QObject {
    Q_OBJECT

public:
    explicit DropController(QWidget& window); // which takes drops from now on
    ~DropController() override;

signals:
    void openDropped(const QStringList& paths);
    void compareDropped(bool sideB, const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void enter(QDragEnterEvent& event);
    void drop(QDropEvent& event);

    QPointer<DropOverlay> m_overlay; // over the window
};

} // namespace tessera
