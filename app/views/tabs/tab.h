// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/table_model.h"
#include "app/model/document/document.h"
#include "engine/core/compare/compare.h"
#include "engine/judge/measure/assess.h"

#include <QWidget>

#include <functional>
#include <initializer_list>

class QTableView;

namespace tessera {

// This room has the tabs below the tensors, what all tabs share, and the panel of a model. views/tabs/map and the
// window use it.

class ToneLabel;

// A tab of the bottom panel that shows the document. It is refreshed when it is shown and, while it is visible, when
// the theme or the document changes in a way that it follows.
class Tab : public QWidget {
public:
    Tab(Document* document, QWidget* parent);

protected:
    virtual void refresh() = 0;
    // Calls `show` when one of these signals comes while the tab is visible.
    using Changed = void (Document::*)();
    void follow(std::initializer_list<Changed> changes, const std::function<void()>& show);
    void showEvent(QShowEvent*) override { refresh(); }

    Document* const m_document;
};

// What stands in a page's place while there is nothing to see: quiet, in the middle.
ToneLabel* placeholder(const QString& words, QWidget* parent);

// Calls `act` with the row that is clicked, or that Enter is pressed on.
void whenChosen(QTableView* table, const std::function<void(int row)>& act);

// The colour and the icon that a verdict has in every list.
Role roleOf(TrialState state);
void mark(TableRow& row, int column, Verdict verdict);
void mark(TableRow& row, int column, TrialState state); // does nothing for a case that the engine lacks

} // namespace tessera
