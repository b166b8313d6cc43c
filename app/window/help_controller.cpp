// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/action_dialog.h"
#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/words.h"
#include "app/teach/lesson/lesson_html.h"
#include "app/teach/lesson/quiz_start.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/files/lesson_files.h"
#include "app/window/window_controllers.h"

#include <algorithm>
#include <memory>

namespace tessera {

namespace {

void saveHandout(const WindowContext& with, const QuizOrder& order)
{
    const QString name = QStringLiteral("quiz-%1-%2.pdf").arg(order.seed).arg(order.level);
    const QString path = with.questions.fileToSave(tr("Save the handout"), name, tr("Pages (*.pdf)"));
    if (path.isEmpty())
        return;
    reportErrors(with.messages, [&] {
        const Lesson quiz = lessonAt(quizPath(order), with.document.memoryBudget());
        std::vector<SheetPart> parts = sheetParts(quiz, SheetOf::Tasks);
        const size_t solutions = parts.size();
        std::ranges::move(sheetParts(quiz, SheetOf::Solutions), std::back_inserter(parts));
        parts[solutions].beginsPage = true;
        writeSheet(path, QString::fromStdString(quiz.title), parts);
        sayWritten(with, path);
    });
}

// `offered`: the quiz that is offered next.
void openQuiz(const WindowContext& with, const std::shared_ptr<QuizOrder>& offered)
{
    const auto begin = [&with, offered](const QuizOrder& order) {
        *offered = order;
        if (with.lessons.tryOpen(quizPath(order)))
            ++offered->seed;
    };
    askForQuiz(&with.window, *offered, begin, [&with](const QuizOrder& order) { saveHandout(with, order); });
}

} // namespace

// The quiz, all actions with their keys, and what the program is.
std::unique_ptr<ActionSource> helpActions(const WindowContext& with)
{
    const std::vector<ActionRow> rows{
        {"quiz", tr("&Quiz…"), tr("Answer questions about layouts; every wrong answer is a mistake that programs make"),
         "", [&with, offered = std::make_shared<QuizOrder>()] { openQuiz(with, offered); }},
        {"palette", tr("&Find an action…"), tr("Every action and its keys, which can be changed"),
         "Ctrl+K; Ctrl+Shift+P; F1; ?", "help", [&with] { openActionDialog(with.actions, &with.window); }},
        {"about", tr("&About Tessera"), tr("What this program is, and its licence"), "",
         [&with] {
             with.messages.note(
                 tr("Tessera %1: where every element of DirectML's layout operators comes from. The window is free "
                    "software under GPL-3.0-or-later, the engine under Apache-2.0.")
                     .arg(QStringLiteral(TESSERA_VERSION)));
         }},
    };
    return sourceOf({{tr("Help"), rows}});
}

} // namespace tessera
