// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

namespace tessera {

class Messages;
class WindowSettings;

// When the engines run, how, and with how much memory; says what failed until a later run goes well.
class RunController : public ActionSource {
    Q_OBJECT

public:
    // Takes on what the settings say; `budget`: MiB, 0: the settings'. `window`: what dialogs lie over; null: nothing.
    RunController(Document& document, WindowSettings& settings, uint64_t budget, Messages& messages, QWidget* window);

    std::vector<ActionTable> actions() override;

private:
    std::vector<ActionRow> runRows();
    std::vector<ActionRow> optionRows();
    void connectFailures();
    void setValidates(bool validates);
    void changeMemoryBudget();

    Document& m_document;
    WindowSettings& m_settings;
    Messages& m_messages;
    QWidget* m_window;
    QString m_failure; // of a run, said last
};

} // namespace tessera
