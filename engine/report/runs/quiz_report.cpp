// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/quiz_report.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/json_text.h"
#include "engine/formats/io/report_head.h"
#include "engine/teach/quiz/quiz_text.h"

#include <algorithm>
#include <ostream>

namespace tessera {

namespace {

// The number of an answer, else an element or, behind "=", a value.
QuizReply replyFrom(const QuizQuestion& question, const std::string& word)
{
    if (word.size() == 1 && word[0] >= '1' && word[0] < static_cast<char>('1' + question.answers.size()))
        return replyTo(question, static_cast<size_t>(word[0] - '1'));
    const bool isElement = question.entry == QuizEntry::Element && word.find(',') != std::string::npos;
    const bool isValue = question.entry == QuizEntry::Number && word.starts_with('=');
    if (!isElement && !isValue)
        throw TextError("\"" + word + "\" is no answer: expected 1 to " + std::to_string(question.answers.size())
                        + (question.entry == QuizEntry::Element      ? ", or an element such as 0,1,0,0"
                               : question.entry == QuizEntry::Number ? ", or a value such as =17"
                                                                     : ""));
    return replyTo(question, std::string_view(word).substr(isValue ? 1 : 0));
}

// None: the quiz is ended.
std::optional<QuizReply> asked(const QuizQuestion& question, const AnswerLines& lines, std::ostream& out)
{
    const std::string prompt = "   1 to " + std::to_string(question.answers.size()) + ", q to end: ";
    out << prompt << std::flush;
    for (auto line = lines(); line; line = lines()) {
        const std::string word(trimmed(*line));
        if (word == "q")
            return {};
        try {
            return replyFrom(question, word);
        } catch (const TextError& error) {
            out << "   " << error.what() << '\n';
        }
        out << prompt << std::flush;
    }
    out << '\n';
    return {};
}

void writeAnswers(JsonText& json, const QuizQuestion& question)
{
    json.key("answers").beginArray();
    for (size_t i = 0; i < question.answers.size(); ++i) {
        const QuizAnswer& answer = question.answers[i];
        json.beginObject().key("text").value(english(answer.text)).key("right").value(i == question.right);
        json.key("mistake").value(answer.mistake).key("label").value(english(mistakeLabel(answer.mistake)));
        json.key("why").value(english(answer.why)).endObject();
    }
    json.endArray();
}

void writeGrids(JsonText& json, const QuizQuestion& question)
{
    json.key("tensors").beginArray();
    for (const QuizGrid& grid : gridsOf(question)) {
        json.beginObject().key("caption").value(english(grid.caption)).key("rows").beginArray();
        for (const auto& row : grid.rows)
            json.values(row);
        json.endArray().endObject();
    }
    json.endArray();
}

void writeQuestion(JsonText& json, const QuizQuestion& question, size_t number, const std::optional<QuizReply>& reply)
{
    json.beginObject().key("number").value(uint64_t{number}).key("kind").value(name(question.kind));
    json.key("about").value(english(question.about)).key("question").value(english(question.words));
    json.key("case").value(toText(question.c));
    json.key("asked");
    if (question.asked)
        json.value(elementText(outputDesc(question.c.op).sizes, *question.asked));
    else
        json.null();
    writeGrids(json, question);
    writeAnswers(json, question);
    json.key("formula").values(question.formula, [](const Message& line) { return english(line); });
    if (reply) {
        json.key("given").value(english(reply->text)).key("given_mistake").value(reply->mistake);
        json.key("points").value(uint64_t{reply->isRight});
    }
    json.endObject();
}

} // namespace

void printQuiz(const QuizRun& run, bool withAnswers, std::ostream& out)
{
    for (size_t i = 0; i < run.questions.size(); ++i)
        out << questionText(run.questions[i], i + 1) << '\n';
    if (withAnswers) {
        out << "Solutions\n\n";
        for (size_t i = 0; i < run.questions.size(); ++i)
            out << solutionText(run.questions[i], i + 1) << '\n';
    }
    out << lineOf(run.order) << '\n';
}

void askQuiz(QuizRun& run, const AnswerLines& lines, std::ostream& out)
{
    const size_t count = run.questions.size();
    run.replies.assign(count, std::nullopt);
    size_t right = 0, answered = 0;
    for (; answered < count; ++answered) {
        out << questionText(run.questions[answered], answered + 1);
        const auto reply = run.replies[answered] = asked(run.questions[answered], lines, out);
        if (!reply)
            break;
        right += reply->isRight ? 1 : 0;
        out << (reply->isRight ? "   Right. " : "   Not right: " + english(mistakeLabel(reply->mistake)) + ". ")
            << english(reply->why) << '\n';
        out << (reply->isRight ? "" : "   " + english(reply->solution) + '\n') << '\n';
    }
    out << right << " of " << answered << " right" << (answered < count ? "; ended early" : "") << '\n';
    for (size_t i = 0; i < answered; ++i)
        if (!run.replies[i]->isRight)
            out << "  question " << i + 1 << ": " << english(mistakeLabel(run.replies[i]->mistake)) << '\n';
    out << lineOf(run.order) << '\n';
}

std::string quizJson(const QuizRun& run)
{
    JsonText json;
    beginReport(json, "quiz").key("line").value(lineOf(run.order)).key("seed").value(run.order.seed);
    json.key("level").value(uint64_t{run.order.level}).key("questions").beginArray();
    for (size_t i = 0; i < run.questions.size(); ++i)
        writeQuestion(json, run.questions[i], i + 1, run.replies.empty() ? std::nullopt : run.replies[i]);
    json.endArray().endObject();
    return json.text();
}

} // namespace tessera
