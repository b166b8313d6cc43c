// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

namespace tessera {

class EditController;
class Messages;
class Questions;
class VerifyTab;

// Saves what was compared as the page that the commands write: the matrix where that is on show, else A and B of the
// case.
class ReportController : public ActionSource {
    Q_OBJECT

public:
    // What is reported of, and who knows the command that repeats it.
    struct Subjects {
        Document& document;
        const VerifyTab& findings;
        const EditController& edit;
        EngineFactory makeEngine;
    };
    ReportController(Subjects subjects, Messages& messages, Questions& questions);

    std::vector<ActionTable> actions() override;

private:
    bool isOfMatrix() const;
    void save();

    Subjects m_of;
    Messages& m_messages;
    Questions& m_questions;
};

} // namespace tessera
