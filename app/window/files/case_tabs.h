// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/canvas/tensor_view.h"

#include <QTabBar>

#include <array>
#include <memory>
#include <vector>

namespace tessera {

// Several cases, one of them in the document; each keeps its undo steps, its selection and how it is looked at. Hidden
// while there is only one. There is always one.
class CaseTabs : public QTabBar {
    Q_OBJECT

public:
    CaseTabs(Document* document, std::array<TensorView*, 2> views);
    ~CaseTabs() override;

    using Looks = ViewStates;
    void add(std::unique_ptr<Document::State> state,
             const Looks& looks = {}); // at the right of the shown one; shows it
    void add(const Case& c); // the same, on the engines of the shown one
    // at the end, and not shown
    void append(std::unique_ptr<Document::State> state, const Looks& looks)
    {
        insert(count(), std::move(state), looks);
    }
    void duplicate(); // adds a copy of the shown tab
    bool makeRoom(); // for a case that is opened: a new tab, unless nobody has touched the shown one; true: a new one
    bool ensureEmptyTab(); // the same, unless the shown one isFresh()
    bool isFresh() const; // the shown one is the documentation's example, as the window opens on it
    // In place of all that this tab held; −1: in a tab that nobody has touched, else in a new one. Shows it.
    void put(int index, std::unique_ptr<Document::State> state);
    // Puts another case into that tab, which keeps its pins, its player and how it is looked at.
    void replace(int index, std::unique_ptr<Document::State> state);
    void renew(int index); // its files have changed: it runs now, or once its tab is shown
    void noteSaved(const QUndoStack* of, const SavedCase& saved); // the case with these undo steps; may be none
    void remove(int index); // without asking; in place of the last one comes the documentation's example
    // shows the next one, round and round
    void step(int by) { setCurrentIndex((currentIndex() + by + count()) % count()); }
    void moveCurrent(int by);

    const Document::State& state(int index) const;
    Looks looks(int index) const;
    void noteChanged(const QString& file); // the file changed on disk: each tab of it gets a mark
    // The shown case has read the file.
    void forgetChanged(const QString& file) { m_shown->changedFiles.removeAll(file); }
    // the files of the shown case that changed and were not read since
    QStringList changedFiles() const { return m_shown->changedFiles; }
    int find(const QString& path, size_t dispatch) const; // the tab of this file; -1: there is none

signals:
    void arrived(); // another tab is shown now
    void closeAsked(int index);

protected:
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    struct Tab {
        std::unique_ptr<Document::State> state; // none for the shown tab: the document has its state
        Looks looks;
        TensorDisplay::Levels levels = {};
        QStringList changedFiles = {};
    };

    void insert(int index, std::unique_ptr<Document::State> state, const Looks& looks);
    void replaceShown(std::unique_ptr<Document::State> state);
    void show(int index);
    void name(int index);
    TensorDisplay::Levels freshLevels() const; // without exposure and clipping, which were chosen for another case
    Looks currentLooks() const { return {m_views[0]->look(), m_views[1]->look()}; }

    Document* m_document;
    std::array<TensorView*, 2> m_views;
    std::vector<std::unique_ptr<Tab>> m_tabs; // in the bar's order
    Tab* m_shown = nullptr;
};

// What a case is called: its file's name, else its title, else its operator.
QString tabName(const Document::State& state);

} // namespace tessera
