// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"
#include "app/document/document.h"

namespace tessera {

class Questions;

// Engines that are not ours: a user names what starts one, and it becomes A or B.
class EnginesController : public ActionSource {
    Q_OBJECT

public:
    // `window`: what dialogs lie over; null: nothing.
    EnginesController(Document& document, Questions& questions, QWidget* window);

    std::vector<ActionTable> actions() override;

    void ask(bool sideB); // and uses it as that side

private:
    Document& m_document;
    Questions& m_questions;
    QWidget* m_window;
};

} // namespace tessera
