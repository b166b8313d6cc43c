// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/action_dialog.h"
#include "app/base/actions/actions.h"
#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/teach/lesson/lesson_html.h"
#include "app/teach/lesson/quiz_start.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/files/lesson_files.h"
#include "app/window/window_controllers.h"

#include <QDir>

#include <algorithm>

namespace tessera {

// Shows all actions, the keys, the window about the program, and the quiz.
class HelpController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::HelpController)

public:
    using Controller::Controller;

    std::vector<ActionTable> actions() override
    {
        const std::vector<ActionRow> rows{
            {"quiz", tr("&Quiz…"),
             tr("Answer questions about layouts; every wrong answer is a mistake that programs make"), "",
             [this] { openQuiz(); }},
            {"palette", tr("&Find an action…"), tr("Every action and its keys, which can be changed"),
             "Ctrl+K; Ctrl+Shift+P; F1; ?", "help", [this] { openActionDialog(m_with.actions, &m_with.window); }},
            {"about", tr("&About Tessera"), tr("What this program is, and its licence"), "",
             [this] {
                 m_messages.note(
                     tr("Tessera %1: where every element of DirectML's layout operators comes from. The window is free "
                        "software under GPL-3.0-or-later, the engine under Apache-2.0.")
                         .arg(QStringLiteral(TESSERA_VERSION)));
             }},
        };
        return {{tr("Help"), rows}};
    }

private:
    void openQuiz()
    {
        const auto begin = [this](const QuizOrder& order) {
            m_quiz = order;
            if (m_with.lessons.tryOpen(quizPath(m_quiz)))
                ++m_quiz.seed;
        };
        askForQuiz(&m_with.window, m_quiz, begin, [this](const QuizOrder& order) { saveHandout(order); });
    }

    void saveHandout(const QuizOrder& order)
    {
        const QString name = QStringLiteral("quiz-%1-%2.pdf").arg(order.seed).arg(order.level);
        const QString path = m_questions.fileToSave(tr("Save the handout"), name, tr("Pages (*.pdf)"));
        if (path.isEmpty())
            return;
        reportErrors(m_messages, [&] {
            const Lesson quiz = lessonAt(quizPath(order), m_document.memoryBudget());
            std::vector<SheetPart> parts = sheetParts(quiz, SheetOf::Tasks);
            const size_t solutions = parts.size();
            std::ranges::move(sheetParts(quiz, SheetOf::Solutions), std::back_inserter(parts));
            parts[solutions].beginsPage = true;
            writeSheet(path, QString::fromStdString(quiz.title), parts);
            m_messages.note(tr("Written to %1.").arg(QDir::toNativeSeparators(path)));
        });
    }

    QuizOrder m_quiz; // the quiz that is offered next
};

std::unique_ptr<ActionSource> makeHelpController(const WindowContext& with)
{
    return std::make_unique<HelpController>(with);
}

} // namespace tessera
