// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

namespace tessera {

class LessonController;
class LessonPanel;
class Messages;
class Questions;

// Writes the interactive page of the lesson that is shown, else of the case: what `tessera page` writes.
class PageController : public ActionSource {
    Q_OBJECT

public:
    struct Shown {
        Document& document;
        const LessonController& lessons;
        const LessonPanel& panel;
        EngineFactory makeEngine;
    };
    PageController(const Shown& shown, Messages& messages, Questions& questions);

    std::vector<ActionTable> actions() override;

private:
    void exportPage();
    QString suggestion(bool ofLesson) const; // of a name
    std::string page(bool ofLesson) const; // throws TextError, EngineError
    bool showsLesson() const;

    Shown m_of;
    Messages& m_messages;
    Questions& m_questions;
};

} // namespace tessera
