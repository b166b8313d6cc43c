// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/result_history.h"
#include "app/window/views/window_context.h"

namespace tessera {

class HistoryView;

// Results that stay: the shown one as B, another tab's as B, and those that were shown before.
class HistoryController : public Controller {
    Q_OBJECT

public:
    HistoryController(const WindowContext& with, HistoryView& list);

    std::vector<ActionTable> actions() override;

private:
    bool canKeep() const;
    void keepAsB();
    void keepBeside() { compareWith(m_document.shown()->c, m_document.engineA(), freeResult()); }
    void addSelected(); // the chosen row of the list
    size_t freeResult() const { return size_t(m_document.results().size()); } // the first that is not there
    int otherTab() const; // the one at the right, else at the left; -1: there is none with a case that runs
    void compareTabs(size_t result); // as which it is taken
    std::optional<size_t> stepped(int by) const;
    void compareWith(const Case& c, const QString& engine, size_t result);

    HistoryView& m_list;
};

} // namespace tessera
