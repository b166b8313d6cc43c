// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output_file.h"
#include "engine/core/tensor/error.h"
#include "engine/report/runs/quiz_report.h"
#include "engine/teach/quiz/quiz_text.h"

#include <array>
#include <cerrno>
#include <limits>
#include <optional>
#include <ostream>
#include <stop_token>
#include <string>
#include <utility>

#include <poll.h>
#include <unistd.h>

namespace tessera {

namespace {

// Lines of standard input. A stop ends the waiting for the next one.
class LineInput {
public:
    explicit LineInput(std::stop_token stop)
        : m_stop(std::move(stop))
    {
    }
    std::optional<std::string> next(); // without its line feed; none: the input's end, or the stop

private:
    bool read(); // some more bytes; false: there are none

    std::stop_token m_stop;
    std::string m_rest; // that was read behind the last line
};

bool LineInput::read()
{
    constexpr int kPatience = 50; // milliseconds until it looks for a stop
    pollfd input = {STDIN_FILENO, POLLIN, 0};
    while (!m_stop.stop_requested() && poll(&input, 1, kPatience) <= 0) { }
    if (m_stop.stop_requested())
        return false;
    std::array<char, 4096> bytes;
    ssize_t count = 0;
    do
        count = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    while (count < 0 && errno == EINTR);
    if (count <= 0)
        return false;
    m_rest.append(bytes.data(), static_cast<size_t>(count));
    return true;
}

std::optional<std::string> LineInput::next()
{
    for (size_t end = m_rest.find('\n');; end = m_rest.find('\n')) {
        if (end != m_rest.npos) {
            std::string line = m_rest.substr(0, end);
            m_rest.erase(0, end + 1);
            return line;
        }
        if (!read())
            return m_rest.empty() || m_stop.stop_requested() ? std::nullopt : std::optional(std::exchange(m_rest, {}));
    }
}

constexpr std::array<std::string_view, kQuizLevels> kLevels = {"1", "2", "3"};

constexpr Option kQuizOptions[] = {
    {"seed", "N", "The same seed makes the same questions on every machine.", ValueKind::Number, "1"},
    oneOf("level", "N", "How hard it is.", kLevels, "1"),
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

QuizOrder quizOrderFrom(const CommandLine& line)
{
    return {.seed = wholeNumber("seed", line.valueOrStandard("seed"), 0, std::numeric_limits<uint64_t>::max()),
            .level = static_cast<unsigned>(wholeNumber("level", line.valueOrStandard("level"), 1, kQuizLevels)),
            .questions = wholeNumber("questions", line.valueOrStandard("questions"), 1, kMostQuizQuestions),
            .lessons = lessonsFromText(line.value("lessons").value_or(""))};
}

int quizCommand(const CommandCall& call)
{
    const CommandLine& line = call.line;
    if (!line.cases().empty())
        throw TextError("quiz takes no case, and here is \"" + line.cases().front().name + "\"");
    QuizRun run{.order = quizOrderFrom(line)};
    std::ostream& lines = call.linesBeside(kQuizReports);
    run.questions = makeQuiz(run.order);
    run.replies.resize(run.questions.size());
    std::optional<Interrupt> interrupt; // ends a quiz that waits for answers
    if (line.value("interactive")) {
        LineInput input(interrupt.emplace().token());
        askQuiz(
            run, [&] { return input.next(); }, lines);
    } else {
        printQuiz(run, line.value("answers").has_value(), lines);
    }
    ReportWriter reports(call);
    reports.write("json", [&] { return quizJson(run); });
    reports.write("csv", [&] { return quizCsv(run.order, run.questions, run.replies); });
    return reports.code(interrupt && interrupt->isRequested() ? interrupt->exitCode() : exit_code::kFine);
}

} // namespace

const CommandText kQuizText{
    .name = "quiz",
    .summary = "asks about layouts: questions made from a seed",
    .operands = "",
    .sentence = "Makes questions from a seed: which input lands here, what comes out, which order or which convention "
                "it was. Every wrong answer is what a real mistake gives.",
    .options = kQuizOptions,
    .remarks = "Level 1 asks about depth to space and its orders (lessons 3 and 4). Level 2 adds the way back, pixel "
               "centres, nearest and linear (5, 8 to 10), level 3 inputs with strides, the antialias filter and "
               "gradients (2, 11, 12). Each kind of question comes equally often, and no question twice. The line that "
               "is printed last makes the same quiz again.\n\n"
               "Ctrl+C ends --interactive; what was answered is scored and written.",
    .examples = kQuizExamples,
    .run = quizCommand,
};

} // namespace tessera
