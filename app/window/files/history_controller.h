// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/result_history.h"

namespace tessera {

class CaseTabs;
class HistoryView;
class Messages;
class ViewArea;

// Results that stay: the shown one as B, another tab's as B, and those that were shown before.
class HistoryController : public ActionSource {
    Q_OBJECT

public:
    HistoryController(Document& document, ResultHistory& history, CaseTabs& tabs, ViewArea& views, HistoryView& list,
                      Messages& messages);

    std::vector<ActionTable> actions() override;

private:
    bool canKeep() const;
    void keepAsB();
    void keepBeside();
    void addSelected(); // the chosen row of the list
    size_t freeResult() const; // the first that is not there
    int otherTab() const; // the one at the right, else at the left; -1: there is none with a case that runs
    void compareTabs(size_t result); // as which it is taken
    std::optional<size_t> stepped(int by) const;
    void removeSelected();
    void compareWith(const Case& c, const QString& engine, size_t result);

    Document& m_document;
    ResultHistory& m_history;
    CaseTabs& m_tabs;
    ViewArea& m_views;
    HistoryView& m_list;
    Messages& m_messages;
};

} // namespace tessera
