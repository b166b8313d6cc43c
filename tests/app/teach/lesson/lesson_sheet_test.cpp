// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson as a printed sheet.
#include "app/cli/arguments/arguments.h"
#include "app/teach/lesson/lesson_html.h"
#include "app/window/window_services.h"
#include "engine/report/pages/lesson_page.h"
#include "engine/teach/lesson/quiz.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

const std::string kLayouts = TESSERA_RESOURCES "/lessons/lectures/1_layouts.md";

std::string onPaper(const Lesson& lesson, SheetOf of)
{
    QString html;
    for (const SheetPart& part : sheetParts(lesson, of))
        html += part.html;
    QTextDocument paper;
    paper.setHtml(html);
    return paper.toPlainText().replace(QChar::Nbsp, u' ').toStdString();
}

TEST(LessonSheet, AsksWithEmptyCellsAndSolvesUnderTheSameNumbers)
{
    const Lesson lesson = checkedLesson(kLayouts, {});
    const std::string asked = onPaper(lesson, SheetOf::Tasks), solved = onPaper(lesson, SheetOf::Solutions);
    EXPECT_THAT(asked,
                AllOf(HasSubstr("Name: ___"), HasSubstr("3  Which house number"), HasSubstr("☐ NCWH"),
                      HasSubstr("☐  DEPTH_COLUMN_ROW"), HasSubstr("tessera check LESSON.md --answer mine.py"),
                      Not(HasSubstr("why")), Not(HasSubstr("Channel 1 begins after")), Not(HasSubstr("np.ndindex"))));
    EXPECT_THAT(solved,
                AllOf(HasSubstr("Solutions"), HasSubstr("3  Which house number"), HasSubstr("14  Channel 1"),
                      HasSubstr("How the file is read Layout: NCWH"), HasSubstr("np.ndindex")));
}

TEST(LessonSheet, OfAQuizHasWhatIsGivenAndItsSolutions)
{
    const Lesson quiz =
        quizLesson({.seed = 7, .level = 2, .questions = 8}, [](const Message& m) { return english(m); });
    const std::string asked = onPaper(quiz, SheetOf::Tasks), solved = onPaper(quiz, SheetOf::Solutions);
    EXPECT_THAT(asked, AllOf(HasSubstr("seed 7, level 2, questions: 8"), HasSubstr("Output, channel 0")));
    for (const LessonQuestion& question : quiz.questions) {
        EXPECT_THAT(asked, HasSubstr(plainText(question.about)));
        for (const LessonAnswer& answer : question.answers) {
            EXPECT_THAT(asked, AllOf(HasSubstr(plainText(answer.words)), Not(HasSubstr(plainText(answer.why)))));
            EXPECT_THAT(solved, HasSubstr(plainText(answer.why)));
        }
    }
}

TEST(LessonSheet, HasCardsToCutOut)
{
    const Lesson lesson = readLesson("# T\n\n```case\nDEPTH_TO_SPACE --Sizes 1,4,2,2 --DataType UINT32 --BlockSize 2 "
                                     "--data iota\nprint: cards\n```\n")
                              .lesson;
    const std::vector<SheetPart> parts = sheetParts(lesson, SheetOf::Tasks);
    ASSERT_EQ(parts.size(), 2U);
    EXPECT_TRUE(parts[1].beginsPage);
    EXPECT_EQ(parts[1].html.count("<table border"), 5) << "four channels and the empty output";
    EXPECT_EQ(sheetParts(lesson, SheetOf::Solutions).size(), 1U);
}

// What the command makes of the lesson.
void renderLesson(const QString& to, Arguments options = {})
{
    options.insert(options.begin(), {kLayouts, "--out", to.toStdString()});
    std::ostringstream out, err;
    ASSERT_EQ(callCommand(kRenderText, options, out, err, windowServices()), exit_code::kFine) << err.str();
    EXPECT_EQ(err.str(), "");
}

TEST(LessonSheet, IsAPdfOfTheCommand)
{
    const QTemporaryDir folder;
    renderLesson(folder.filePath("a.pdf"));
    renderLesson(folder.filePath("b.pdf"), {"--solutions"});
    for (const char* name : {"a.pdf", "b.pdf"})
        EXPECT_TRUE(contentOf(folder.filePath(QLatin1String(name))).startsWith("%PDF")) << name;
}

} // namespace
} // namespace tessera
