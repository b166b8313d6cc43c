// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/teach/lesson/knob.h"
#include "engine/teach/lesson/lesson_blocks.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace tessera {

namespace {

void readQuestionField(LessonQuestion& question, size_t figure, const LessonField& field,
                       std::vector<LessonProblem>& problems)
{
    const auto words = [&] { return textFrom(field.line, figure, field.name, field.value, problems); };
    const bool isRight = field.name == "right" || field.name == "typed";
    if (field.name == "ask") {
        question.words = words();
    } else if (field.name == "vote") {
        question.vote = changesFromText(field.value);
    } else if (isRight || field.name == "wrong") {
        question.isTyped = question.isTyped || field.name == "typed";
        question.answers.push_back({isRight, words(), {}});
    } else if (field.name == "why") {
        if (question.answers.empty())
            throw TextError(say("lesson", "stands before the first answer"));
        question.answers.back().why = words();
    } else {
        throw TextError(say("lesson", "is no field of a question; expected ask, vote, right, typed, wrong or why"));
    }
}

void checkTyped(const LessonQuestion& question, std::vector<LessonProblem>& problems)
{
    for (const LessonAnswer& answer : question.answers)
        if (answer.words.spans.size() != 1 || answer.words.spans.front().kind != LessonSpan::Kind::Fact)
            problems.push_back({answer.words.line, answer.isRight ? "typed" : "wrong",
                                say("lesson", "a typed answer is one number; expected {= 49 | output 0,1,2,3}")});
}

// The caption of a tensor's plane, by what there is more than one of.
Message captionOf(const Message& name, const std::vector<uint32_t>& sizes, uint32_t n, uint32_t c)
{
    if (name.isEmpty())
        return {};
    const bool isBatch = sizes[0] > 1, hasChannels = sizes[1] > 1;
    if (isBatch && hasChannels)
        return say("quiz", "%1, batch entry %2, channel %3")(name, n, c);
    if (isBatch)
        return say("quiz", "%1, batch entry %2")(name, n);
    return hasChannels ? say("quiz", "%1, channel %2")(name, c) : name;
}

} // namespace

std::vector<LessonGrid> gridsOf(const Message& name, const std::vector<uint32_t>& sizes, const CellText& text)
{
    std::vector<LessonGrid> grids;
    uint64_t element = 0;
    for (uint32_t n = 0; n < sizes[0]; ++n)
        for (uint32_t c = 0; c < sizes[1]; ++c) {
            grids.push_back({captionOf(name, sizes, n, c), {}});
            for (auto& row : grids.back().rows = std::vector(sizes[2], std::vector<std::string>(sizes[3])))
                for (std::string& cell : row)
                    cell = text(element++);
        }
    return grids;
}

std::string roundedText(double value)
{
    std::array<char, 400> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, 3);
    std::string text(digits.data(), end.ptr);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text == "-0" ? "0" : text;
}

CellText valuesOf(const Tensor& tensor)
{
    return [&](uint64_t element) { return roundedText(toDouble(tensor, element)); };
}

LessonQuestion readQuestion(size_t line, size_t figure, const std::vector<LessonField>& fields,
                            std::vector<LessonProblem>& problems)
{
    LessonQuestion question{.line = line, .words = {}, .answers = {}};
    for (const LessonField& field : fields)
        reportErrors(field, problems, [&] { readQuestionField(question, figure, field, problems); });
    if (question.words.spans.empty())
        problems.push_back({line, "ask", say("lesson", "is missing")});
    if (std::ranges::count_if(question.answers, &LessonAnswer::isRight) != 1)
        problems.push_back(
            {line, "right", say("lesson", "one answer is right: expected one line \"right: …\" or \"typed: …\"")});
    else if (question.isTyped)
        checkTyped(question, problems);
    else if (question.answers.size() < 2)
        problems.push_back({line, "wrong", say("lesson", "is missing: a question needs an answer that is wrong")});
    for (const LessonAnswer& answer : question.answers)
        if (answer.why.spans.empty())
            problems.push_back(
                {answer.words.line, "why", say("lesson", "is missing: each answer says why it is right or wrong")});
    return question;
}

} // namespace tessera
