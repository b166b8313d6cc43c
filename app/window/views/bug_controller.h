// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"
#include "app/model/evidence/bug_runner.h"

namespace tessera {

class Messages;

// Writes a report of what the comparison finds wrong, for whoever can fix it, and puts it on the clipboard.
class BugController : public ActionSource {
    Q_OBJECT

public:
    BugController(Document& document, EngineFactory makeEngine, Messages& messages);

    std::vector<ActionTable> actions() override;
    bool isRunning() const { return m_runner.isRunning(); }
    void stop();

private:
    bool canReport() const;
    BugRequest request() const; // canReport()
    void start();
    void take(const BugSearch& search);

    Document& m_document;
    Messages& m_messages;
    BugRunner m_runner; // last
};

} // namespace tessera
