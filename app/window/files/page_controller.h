// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/window/views/window_context.h"

namespace tessera {

class EditController;

// Whether there is a comparison to report of: of A and B, or the reason why they cannot be compared.
bool isReportable(const Document& document);

// What is shown of A and B, as `tessera check --html` says it of the same case: the whole file. `command` repeats it;
// `makeEngine` says what the two are. isReportable() is true. Throws TextError where memory is short of the pictures.
std::string reportOfShown(const Document& document, const std::string& command, const EngineFactory& makeEngine);

// Writes pages: the interactive one of the lesson that is shown, else of the case, as `tessera render --out FILE.html`
// does; and the report that `tessera check` writes, of A and B.
class PageController : public Controller {
    Q_OBJECT

public:
    PageController(const WindowContext& with, const LessonPanel& panel, const EditController& edit);

    std::vector<ActionTable> actions() override;

private:
    void saveReport();
    void exportPage();
    QString suggestion(bool ofLesson) const; // suggests a name
    std::string page(bool ofLesson) const; // throws TextError, EngineError
    bool showsLesson() const { return m_panel.hasLesson() && !m_panel.isHidden(); }

    const LessonPanel& m_panel;
    const EditController& m_edit; // who knows the command that repeats the comparison
};

} // namespace tessera
