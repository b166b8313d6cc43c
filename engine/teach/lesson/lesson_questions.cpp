// SPDX-License-Identifier: Apache-2.0
// Questions, exercises, and the grids of numbers beside them.
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/teach/lesson/knob.h"
#include "engine/teach/lesson/lesson_blocks.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace tessera {

namespace {

constexpr FieldRow<LessonQuestion> kQuestionFields[] = {
    {"ask", [](auto& l) { l.target.words = l.words(); }},
    {"vote", [](auto& l) { l.target.vote = changesFromText(l.value); }},
    {"right",
     [](auto& l) {
         l.target.answers.push_back({true, l.words(), {}});
     }},
    {"wrong",
     [](auto& l) {
         l.target.answers.push_back({false, l.words(), {}});
     }},
    {"why",
     [](auto& l) {
         if (l.target.answers.empty())
             throw TextError(say("lesson", "stands before the first answer"));
         l.target.answers.back().why = l.words();
     }},
};

} // namespace

LessonQuestion readQuestion(const BlockSource& block)
{
    LessonQuestion question{.line = block.line, .words = {}, .answers = {}};
    readFields(block, kQuestionFields, question);
    block.require(!question.words.spans.empty(), "ask");
    if (std::ranges::count_if(question.answers, &LessonAnswer::isRight) != 1)
        block.addProblem(block.line, "right", say("lesson", "one answer is right: expected one line \"right: …\""));
    else if (question.answers.size() < 2)
        block.addProblem(block.line, "wrong", say("lesson", "is missing: a question needs an answer that is wrong"));
    for (const LessonAnswer& answer : question.answers)
        if (answer.why.spans.empty())
            block.addProblem(answer.words.line, "why",
                             say("lesson", "is missing: each answer says why it is right or wrong"));
    return question;
}

std::vector<size_t> answerOrder(const LessonQuestion& question)
{
    std::vector<size_t> order;
    for (size_t i = 0; i < question.answers.size(); ++i)
        order.push_back((i + question.line) % question.answers.size());
    return order;
}

namespace {

constexpr std::string_view kSizesParameter = "sizes"; // the output's

// "BlockSize" of "block_size"
std::string fieldNamed(std::string_view parameter)
{
    std::string name;
    bool isFirst = true;
    for (const char letter : parameter) {
        if (letter != '_')
            name += isFirst ? static_cast<char>(std::toupper(static_cast<unsigned char>(letter))) : letter;
        isFirst = letter == '_';
    }
    return name;
}

// "depth_to_space(x, block_size)"
void readFunction(LessonExercise& exercise, std::string_view text)
{
    const size_t open = text.find('(');
    const bool isRight = open != std::string_view::npos && text.ends_with(')');
    exercise.function = text.substr(0, open);
    if (isRight)
        for (const std::string_view name : splitText(text.substr(open + 1, text.size() - open - 2), ","))
            exercise.parameters.emplace_back(trimmed(name));
    if (!isRight || exercise.function.empty())
        throw TextError(say("lesson", "\"%1\": expected a function of the input and fields, such as %2")(
            text, "depth_to_space(x, block_size)"));
}

Case exerciseCase(const std::string& line)
{
    Case c = soundCase(line);
    if (std::holds_alternative<FromFile>(c.data))
        throw TextError(say("lesson", "an exercise reads no file; expected a generator such as iota, or values:1,2,3"));
    return c;
}

// A field's value as Python writes it.
struct PythonWriter {
    std::string operator()(const TensorDesc&) const { return {}; }
    std::string operator()(uint32_t value) const { return std::to_string(value); }
    std::string operator()(bool value) const { return value ? "True" : "False"; }
    std::string operator()(const EnumValue& value) const { return "'" + std::string(value.name()) + "'"; }
    std::string operator()(const std::vector<float>&) const { return "[" + list + "]"; }

    std::string list; // as the field's text has it
};

constexpr FieldRow<LessonExercise> kExerciseFields[] = {
    {"name", [](auto& l) { l.target.name = l.value; }},
    {"ask", [](auto& l) { l.target.words = l.words(); }},
    {"function", [](auto& l) { readFunction(l.target, l.value); }},
    {"case", [](auto& l) { l.target.cases.push_back(exerciseCase(l.value)); }},
    {"solution", [](auto& l) { l.target.solution = l.value; }},
};

} // namespace

LessonExercise readExercise(const BlockSource& block)
{
    LessonExercise exercise{.line = block.line};
    const size_t before = block.problems.size();
    readFields(block, kExerciseFields, exercise);
    if (block.problems.size() != before)
        return exercise;
    block.require(!exercise.words.spans.empty(), "ask");
    block.require(!exercise.function.empty(), "function");
    block.require(!exercise.cases.empty(), "case");
    block.require(!exercise.solution.empty(), "solution");
    for (const Case& c : exercise.cases)
        for (size_t i = 1; i < exercise.parameters.size(); ++i)
            if (const std::string& name = exercise.parameters[i];
                name != kSizesParameter && !findField(c.op, fieldNamed(name)))
                block.addProblem(block.line, "function",
                                 say("lesson", "%1: %2 has no field %3")(name, tessera::name(c.op), fieldNamed(name)));
    return exercise;
}

std::string signatureOf(const LessonExercise& exercise)
{
    return exercise.function + "(" + listText(exercise.parameters, ", ") + ")";
}

std::string checkCommand(const LessonExercise& exercise)
{
    return "tessera check LESSON.md --answer mine.py" + (exercise.name.empty() ? "" : " --exercise " + exercise.name);
}

std::string keywordArguments(const LessonExercise& exercise, const Case& c)
{
    std::string all;
    for (size_t i = 1; i < exercise.parameters.size(); ++i) {
        const std::string& name = exercise.parameters[i];
        std::string value = "(" + listText(c.op.output.sizes, ", ") + ",)";
        if (const auto field = findField(c.op, fieldNamed(name)); field && name != kSizesParameter)
            value = std::visit(PythonWriter{fieldText(c.op, field->info.name)}, field->value);
        all += (all.empty() ? "" : ", ") + name + "=" + value;
    }
    return all;
}

namespace {

// A plane's caption names its batch entry and its channel where there are several.
Message captionOf(const Message& name, const std::vector<uint32_t>& sizes, uint32_t n, uint32_t c)
{
    if (name.isEmpty())
        return {};
    const Message entry = sizes[0] > 1 ? say("quiz", "%1, batch entry %2")(name, n) : name;
    return sizes[1] > 1 ? say("quiz", "%1, channel %2")(entry, c) : entry;
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

} // namespace tessera
