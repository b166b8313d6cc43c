// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/quiz_report.h"

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

std::string trimmed(const std::string& text)
{
    const size_t first = text.find_first_not_of(" \t\r"), last = text.find_last_not_of(" \t\r");
    return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

// The number of an answer, else an element or, behind "=", a value.
QuizReply replyFrom(const QuizQuestion& question, const std::string& word)
{
    if (word.size() == 1 && word[0] >= '1' && word[0] < static_cast<char>('1' + question.answers.size()))
        return replyTo(question, static_cast<size_t>(word[0] - '1'));
    const bool isElement = question.kind == QuizKind::Source && word.find(',') != std::string::npos;
    const bool isValue = question.kind == QuizKind::Value && word.starts_with('=');
    if (!isElement && !isValue)
        throw TextError("\"" + word + "\" is no answer: 1 to " + std::to_string(question.answers.size())
                        + (question.kind == QuizKind::Source      ? ", or an element such as 0,1,0,0,"
                               : question.kind == QuizKind::Value ? ", or a value such as =17,"
                                                                  : "")
                        + " would be right");
    return replyTo(question, std::string_view(word).substr(isValue ? 1 : 0));
}

// None: the quiz is ended.
std::optional<QuizReply> asked(const QuizQuestion& question, const AnswerLines& lines, std::ostream& out)
{
    const std::string prompt = "   1 to " + std::to_string(question.answers.size()) + ", q to end: ";
    out << prompt << std::flush;
    for (auto line = lines(); line; line = lines()) {
        const std::string word = trimmed(*line);
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
        json.key("mistake")
            .value(answer.mistake)
            .key("label")
            .value(english(mistakeLabel(answer.mistake)))
            .key("why")
            .value(english(answer.why))
            .endObject();
    }
    json.endArray();
}

void writeGrids(JsonText& json, const QuizQuestion& question)
{
    json.key("tensors").beginArray();
    for (const QuizGrid& grid : gridsOf(question)) {
        json.beginObject().key("caption").value(english(grid.caption)).key("rows").beginArray();
        for (const auto& row : grid.rows) {
            json.beginArray();
            for (const std::string& value : row)
                json.value(value);
            json.endArray();
        }
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
    json.key("formula").beginArray();
    for (const Message& line : question.formula)
        json.value(english(line));
    json.endArray();
    if (reply) {
        json.key("given").value(english(reply->text)).key("given_mistake").value(reply->mistake);
        json.key("points").value(uint64_t{reply->isRight});
    }
    json.endObject();
}

} // namespace

QuizReplies askQuiz(const QuizOrder& order, std::span<const QuizQuestion> quiz, const AnswerLines& lines,
                    std::ostream& out)
{
    QuizReplies replies(quiz.size());
    size_t right = 0, answered = 0;
    for (size_t i = 0; i < quiz.size(); ++i) {
        out << questionText(quiz[i], i + 1);
        replies[i] = asked(quiz[i], lines, out);
        if (!replies[i])
            break;
        ++answered;
        right += replies[i]->isRight ? 1 : 0;
        out << (replies[i]->isRight ? "   Right. "
                                    : "   Not right: " + english(mistakeLabel(replies[i]->mistake)) + ". ")
            << english(replies[i]->why) << '\n';
        out << (replies[i]->isRight ? "" : "   " + english(replies[i]->solution) + '\n') << '\n';
    }
    out << right << " of " << answered << " right" << (answered < quiz.size() ? "; ended early" : "") << '\n';
    for (size_t i = 0; i < answered; ++i)
        if (!replies[i]->isRight)
            out << "  question " << i + 1 << ": " << english(mistakeLabel(replies[i]->mistake)) << '\n';
    out << lineOf(order) << '\n';
    return replies;
}

std::string quizJson(const QuizOrder& order, std::span<const QuizQuestion> quiz,
                     std::span<const std::optional<QuizReply>> replies)
{
    JsonText json;
    beginReport(json, "quiz").key("line").value(lineOf(order)).key("seed").value(order.seed);
    json.key("level").value(uint64_t{order.level}).key("questions").beginArray();
    for (size_t i = 0; i < quiz.size(); ++i)
        writeQuestion(json, quiz[i], i + 1, replies.empty() ? std::nullopt : replies[i]);
    json.endArray().endObject();
    return json.text();
}

} // namespace tessera
