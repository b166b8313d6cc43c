// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

namespace tessera {

class EditController;
class LessonController;
class LessonPanel;
class Messages;
class Questions;

// Whether there is a comparison to report of: of A and B, or the reason why they cannot be compared.
bool isReportable(const Document& document);

// What is shown of A and B, as `tessera check --html` says it of the same case: the whole file. `command` repeats it;
// `makeEngine` says what the two are. isReportable() is true. Throws TextError where memory is short of the pictures.
std::string reportOfShown(const Document& document, const std::string& command, const EngineFactory& makeEngine);

// Writes pages: the interactive one of the lesson that is shown, else of the case, as `tessera page` does; and the
// report that `tessera check` writes, of A and B.
class PageController : public ActionSource {
    Q_OBJECT

public:
    struct Shown {
        Document& document;
        const LessonController& lessons;
        const LessonPanel& panel;
        const EditController& edit; // who knows the command that repeats the comparison
        EngineFactory makeEngine;
    };
    PageController(Shown shown, Messages& messages, Questions& questions);

    std::vector<ActionTable> actions() override;

private:
    void saveReport();
    void exportPage();
    QString suggestion(bool ofLesson) const; // suggests a name
    std::string page(bool ofLesson) const; // throws TextError, EngineError
    bool showsLesson() const;

    Shown m_of;
    Messages& m_messages;
    Questions& m_questions;
};

} // namespace tessera
