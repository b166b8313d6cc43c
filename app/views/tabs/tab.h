// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/table_model.h"
#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_display.h"
#include "engine/compute/registry/registry.h"
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

// What the tabs show and use. All of it outlives them.
struct TabParts {
    Document* document;
    EngineFactory makeEngine = makeEngineWith;
    TensorDisplay* display = nullptr; // outputs that its player has not filled are not told
};

// A tab of the bottom panel that shows the document. It is refreshed when it is shown and, while it is visible, when
// the theme or the document changes in a way that it follows.
class Tab : public QWidget {
public:
    explicit Tab(const TabParts& parts);

protected:
    virtual void refresh() = 0;
    // Calls `show` when one of these signals comes while the tab is visible. The sender may be null.
    template <class Sender>
    void follow(Sender* sender, std::initializer_list<void (Sender::*)()> changes, const std::function<void()>& show)
    {
        for (const auto changed : changes)
            if (sender)
                connect(sender, changed, this, [this, show] { isVisible() ? show() : void(); });
    }
    bool isPending(uint64_t output) const { return m_display && m_display->isPending(output); }
    void showEvent(QShowEvent*) override { refresh(); }

    Document* const m_document;
    TensorDisplay* const m_display;
};

// The tabs that others only make: the case as code, and the numbers of one plane.
QWidget* makeCodeView(const TabParts& parts);
QWidget* makeTableView(const TabParts& parts);

// What stands in a page's place while there is nothing to see: quiet, in the middle.
ToneLabel* placeholder(const QString& words, QWidget* parent);

// Calls `act` with the row that is clicked, or that Enter is pressed on.
void whenChosen(QTableView* table, const std::function<void(int row)>& act);

// The colour and the icon that a verdict has in every list. A case that the engine lacks has no icon.
Role roleOf(TrialState state);
void mark(TableRow& row, int column, Role role);

} // namespace tessera
