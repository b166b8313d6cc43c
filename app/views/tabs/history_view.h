// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/result_history.h"
#include "app/views/tabs/list_tab.h"

namespace tessera {

// The list of the results that the window has shown, the newest first. Enter or a double click shows one again.
class HistoryView : public ListTab {
    Q_OBJECT

public:
    explicit HistoryView(QWidget* parent = nullptr);

    void setHistory(ResultHistory& history);
    void addButtons(const Actions& actions); // once they are there
    std::optional<size_t> selected() const; // in the history

private:
    size_t indexOf(size_t row) const { return m_history->results().size() - 1 - row; } // in the history
    void reload();

    ResultHistory* m_history = nullptr;
};

} // namespace tessera
