// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/reports/report_files.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/line_input.h"
#include "app/cli/terminal/output_file.h"
#include "engine/report/runs/quiz_report.h"
#include "engine/teach/quiz/quiz_text.h"

#include <array>
#include <limits>
#include <optional>
#include <ostream>

namespace tessera {

namespace {

constexpr std::array<std::string_view, kQuizLevels> kLevels = {"1", "2", "3"};

constexpr Option kQuizOptions[] = {
    {"seed", "N", "The same seed makes the same questions on every machine.", ValueKind::Number, "1"},
    {"level", "N", "How hard it is.", ValueKind::Choice, "1", kLevels},
    {"questions", "N", "How many questions.", ValueKind::Number, "10"},
    {"lessons", "A,B,C", "Asks only about what these lessons teach: 3,4,8.", ValueKind::Numbers},
    {"answers", "", "Prints the solutions behind the questions.", ValueKind::None},
    {"interactive", "", "Asks on the terminal, says what was wrong, and scores.", ValueKind::None},
    {"json", "FILE", "Writes questions, answers and mistakes for programs.", ValueKind::File},
    {"csv", "FILE", "Writes a row a question, with what was answered.", ValueKind::File},
};

constexpr Example kQuizExamples[] = {
    {"quiz --seed 7 --level 2 --questions 10", "Prints ten questions."},
    {"quiz --seed 7 --level 2 --answers", "The same with solutions, which name the mistake behind each wrong answer."},
    {"quiz --interactive --csv mine.csv", "Asks, scores, and keeps the score."},
    {"quiz --level 2 --lessons 3,4,8", "Asks somebody who knows these lessons, and no others."},
};

constexpr std::array<std::string_view, 2> kQuizReports = {"json", "csv"};

QuizOrder orderFrom(const CommandLine& line)
{
    return {.seed = wholeNumber("seed", line.valueOrStandard("seed"), 0, std::numeric_limits<uint64_t>::max()),
            .level = static_cast<unsigned>(wholeNumber("level", line.valueOrStandard("level"), 1, kQuizLevels)),
            .questions = wholeNumber("questions", line.valueOrStandard("questions"), 1, kMostQuizQuestions),
            .lessons = lessonsFromText(line.value("lessons").value_or(""))};
}

void printQuiz(const QuizOrder& order, const std::vector<QuizQuestion>& quiz, bool withAnswers, std::ostream& out)
{
    for (size_t i = 0; i < quiz.size(); ++i)
        out << questionText(quiz[i], i + 1) << '\n';
    if (withAnswers) {
        out << "Solutions\n\n";
        for (size_t i = 0; i < quiz.size(); ++i)
            out << solutionText(quiz[i], i + 1) << '\n';
    }
    out << lineOf(order) << '\n';
}

} // namespace

const CommandText kQuizText{
    .name = "quiz",
    .summary = "asks about layouts: questions made from a seed",
    .operands = "",
    .sentence =
        "Makes questions from a seed: which input lands here, what comes out, which order or convention it was,\n"
        "and which of two programs is wrong. Every wrong answer is what a real mistake gives.",
    .options = kQuizOptions,
    .remarks =
        "Level 1 asks about small permutations (lessons 1 to 4), 2 about orders, batches, nearest and linear\n"
        "interpolation (lessons 5, 6 and 8 to 10), 3 about gradients, the antialias filter, layouts in memory,\n"
        "and bugs (lessons 11 to 13). A question whose answers its data cannot tell apart is not asked. The line\n"
        "that is printed last makes the same quiz again.\n\n"
        "Ctrl+C ends --interactive; what was answered is scored and written.",
    .examples = kQuizExamples,
};

int quizCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const Services&)
{
    const CommandLine line(kQuizText, arguments);
    if (line.printHelp(out))
        return exit_code::kFine;
    if (!line.cases().empty())
        throw TextError("quiz takes no case, and here is \"" + line.cases().front().name + "\"");
    const QuizOrder order = orderFrom(line);
    std::ostream& lines = useStandardOutput(line, kQuizReports) ? err : out;
    const std::vector<QuizQuestion> quiz = makeQuiz(order);
    std::vector<std::optional<QuizReply>> replies(quiz.size());
    std::optional<Interrupt> interrupt; // of a quiz that waits for answers
    if (line.value("interactive")) {
        LineInput input(interrupt.emplace().token());
        replies = askQuiz(
            order, quiz, [&] { return input.next(); }, lines);
    } else {
        printQuiz(order, quiz, line.value("answers").has_value(), lines);
    }
    ReportWriter reports(kQuizText.name, line, out, err);
    reports.write("json", [&] { return quizJson(order, quiz, replies); });
    reports.write("csv", [&] { return quizCsv(order, quiz, replies); });
    return reports.code(interrupt && interrupt->isRequested() ? interrupt->exitCode() : exit_code::kFine);
}

} // namespace tessera
