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

// Several cases, one of them in the document. Each keeps its undo steps, its selection and the state of its views.
// There is always one; the bar is hidden while there is only one.
class CaseTabs : public QTabBar {
    Q_OBJECT

public:
    CaseTabs(Document* document, std::array<TensorView*, 2> views);
    ~CaseTabs() override;

    using Looks = ViewStates;
    void add(std::unique_ptr<Document::State> state,
             const Looks& looks = {}); // adds and shows a tab at the right of the shown one
    void add(const Case& c); // takes the engines of the shown tab
    // Adds a tab at the end without showing it.
    void append(std::unique_ptr<Document::State> state, const Looks& looks)
    {
        insert(count(), std::move(state), looks);
    }
    void duplicate(); // adds a copy of the shown tab
    bool makeRoom(); // adds a tab unless the shown one has no file and no change; returns whether it did
    bool ensureEmptyTab(); // adds a tab unless the shown one isFresh(); returns whether it did
    bool isFresh() const; // the shown tab is the documentation's example, as the window opens on it
    // In place of all that this tab held; −1: in a tab that nobody has touched, else in a new one. Shows it.
    void put(int index, std::unique_ptr<Document::State> state);
    // Puts another case into that tab, which keeps its pins, its player and the state of its views.
    void replace(int index, std::unique_ptr<Document::State> state);
    void renew(int index); // its files have changed: it runs now, or once its tab is shown
    // `steps`: those of the tab, which may be closed already.
    void noteSaved(const QUndoStack* steps, const SavedCase& saved);
    void remove(int index); // asks nothing; the documentation's example takes the place of the last tab
    // Shows the next tab, and the first after the last.
    void step(int by) { setCurrentIndex((currentIndex() + by + count()) % count()); }
    void moveCurrent(int by);

    const Document::State& state(int index) const;
    Looks looks(int index) const;
    void noteChanged(const QString& file); // marks each tab whose case reads this file, which has changed
    // The shown case has read the file.
    void forgetChanged(const QString& file) { m_shown->changedFiles.removeAll(file); }
    // The files of the shown case that have changed and were not read again.
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

    Tab& tab(int index) const { return *tabData(index).value<std::shared_ptr<Tab>>(); }
    void insert(int index, std::unique_ptr<Document::State> state, const Looks& looks);
    void replaceShown(std::unique_ptr<Document::State> state);
    void show(int index);
    void name(int index);
    TensorDisplay::Levels freshLevels() const; // leaves out exposure and clipping, which were chosen for another case
    Looks currentLooks() const { return {m_views[0]->look(), m_views[1]->look()}; }

    Document* m_document;
    std::array<TensorView*, 2> m_views;
    Tab* m_shown = nullptr;
};

// What a case is called: its file's name, else its title, else its operator.
QString tabName(const Document::State& state);

} // namespace tessera
