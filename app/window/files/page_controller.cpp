// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/page_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/controls/questions.h"
#include "app/base/look/format.h"
#include "app/base/look/language.h"
#include "app/model/inputs/output_source.h"
#include "app/teach/lesson_panel/lesson_panel.h"
#include "app/window/files/files_controller.h"
#include "app/window/files/lesson_controller.h"
#include "engine/formats/files/npy.h"
#include "engine/report/pages/case_page.h"
#include "engine/report/pages/lesson_page.h"

#include <QDir>
#include <QFileInfo>

namespace tessera {

PageController::PageController(const Shown& shown, Messages& messages, Questions& questions)
    : m_of(shown)
    , m_messages(messages)
    , m_questions(questions)
{
    connect(&m_of.document, &Document::caseChanged, this, &ActionSource::actionsChanged);
    connect(&m_of.lessons, &LessonController::shown, this, &ActionSource::actionsChanged);
}

std::vector<ActionTable> PageController::actions()
{
    return {
        {tr("File"),
         {{"exportPage",
           tr("Export pa&ge…"),
           tr("Write an interactive page of the case, or of the lesson that is open, for a course site or a browser"),
           {},
           {},
           [this] { exportPage(); },
           {.enabled = [this] { return showsLesson() || m_of.document.issues().empty(); },
            .needs = tr("the case does not run")}}}}};
}

bool PageController::showsLesson() const
{
    return m_of.panel.hasLesson() && !m_of.panel.isHidden();
}

std::string PageController::page(bool ofLesson) const
{
    const MemoryBudget& budget = m_of.document.memoryBudget();
    const Words words(currentLanguage().toStdString());
    const QString a =
        ofLesson || isFileSource(m_of.document.engineA()) ? QStringLiteral("cpu") : m_of.document.engineA();
    const auto engine = m_of.makeEngine({.budget = budget}, a.toStdString());
    if (ofLesson)
        return lessonPage(m_of.panel.lesson(), *engine, budget, words);
    PageCase page = pageCaseOf(m_of.document.currentCase(), *engine, budget);
    if (const PlayState& play = m_of.document.play(); play.isOn) {
        page.stepping = play.stepping;
        page.step = std::min(play.stepsDone, Player(page.plan, play.stepping).steps());
    }
    if (const std::optional<Pick> pin = m_of.document.pinned(); pin && pin->side == Side::Output)
        page.pins.push_back(pin->element);
    return casePage(page, words);
}

QString PageController::suggestion(bool ofLesson) const
{
    const QString suffix = QStringLiteral(".html");
    if (!ofLesson)
        return suggestedPath(m_of.document, suffix);
    const QString path = m_of.lessons.path();
    const QString name = QFileInfo(path).completeBaseName() + suffix;
    return path.startsWith(u':') ? name : QFileInfo(path).dir().filePath(name);
}

void PageController::exportPage()
{
    const bool ofLesson = showsLesson();
    std::string bytes;
    if (!guarded(m_messages, [&] { bytes = page(ofLesson); })) // before anybody is asked for a name
        return;
    const QString path =
        m_questions.pathToSave(ofLesson ? tr("Export the lesson as a page") : tr("Export the case as a page"),
                               suggestion(ofLesson), tr("Pages (*.html)"));
    if (path.isEmpty())
        return;
    if (guarded(m_messages, [&] { writeFileAtomically(pathOf(path), std::as_bytes(std::span(bytes))); }))
        m_messages.note(tr("The page is in %1. It needs no network.").arg(QDir::toNativeSeparators(path)));
}

} // namespace tessera
