// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <functional>
#include <utility>

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
    void setResults(std::function<size_t()> count)
    {
        m_results = std::move(count);
    } // how many a file can become: 2, or more

signals:
    void openDropped(const QStringList& paths);
    void compareDropped(size_t result, const QString& path); // as that result; 0: A

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void enter(QDragEnterEvent& event);
    void drop(QDropEvent& event);

    QPointer<DropOverlay> m_overlay; // over the window
    std::function<size_t()> m_results = [] { return 2; };
};

} // namespace tessera
