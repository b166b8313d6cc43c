// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/exercise.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace tessera {

namespace {

constexpr std::string_view kNameLetters = "abcdefghijklmnopqrstuvwxyz0123456789_";

bool isName(std::string_view text)
{
    return !text.empty() && text.find_first_not_of(kNameLetters) == std::string_view::npos
        && (std::isdigit(static_cast<unsigned char>(text.front())) == 0);
}

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
    if (!isRight || !isName(exercise.function) || !std::ranges::all_of(exercise.parameters, isName))
        throw TextError(say("lesson", "\"%1\": expected a function of the input and fields, such as %2")(
            text, "depth_to_space(x, block_size)"));
}

Case readCaseLine(const std::string& line)
{
    Case c = caseFromText(line);
    if (const Issues issues = validate(c.op); !issues.empty())
        throw TextError(sentence(issues.front()));
    if (std::holds_alternative<FromFile>(c.data))
        throw TextError(say("lesson", "an exercise reads no file; expected a generator such as iota, or values:1,2,3"));
    return c;
}

// The value as Python writes it.
struct PythonWriter {
    std::string operator()(const TensorDesc&) const { return {}; }
    std::string operator()(uint32_t value) const { return std::to_string(value); }
    std::string operator()(bool value) const { return value ? "True" : "False"; }
    std::string operator()(const EnumValue& value) const { return "'" + std::string(value.name()) + "'"; }
    std::string operator()(const std::vector<float>&) const { return "[" + list + "]"; }

    std::string list; // as the field's text has it
};

void readExerciseField(LessonExercise& exercise, size_t figure, const LessonField& field,
                       std::vector<LessonProblem>& problems)
{
    if (field.name == "name")
        exercise.name = field.value;
    else if (field.name == "ask")
        exercise.words = textFrom(field.line, figure, field.name, field.value, problems);
    else if (field.name == "function")
        readFunction(exercise, field.value);
    else if (field.name == "case")
        exercise.cases.push_back(readCaseLine(field.value));
    else
        throw TextError(say("lesson", "is no field of an exercise; expected name, ask, function or case"));
}

} // namespace

std::string signatureOf(const LessonExercise& exercise)
{
    return exercise.function + "(" + listText(exercise.parameters, ", ") + ")";
}

std::string checkCommand(const LessonExercise& exercise)
{
    return "tessera check LESSON.md --answer mine.py" + (exercise.name.empty() ? "" : " --exercise " + exercise.name);
}

LessonExercise readExercise(size_t line, size_t figure, const std::vector<LessonField>& fields,
                            std::vector<LessonProblem>& problems)
{
    LessonExercise exercise{.line = line};
    const size_t before = problems.size();
    for (const LessonField& field : fields)
        reportErrors(field, problems, [&] { readExerciseField(exercise, figure, field, problems); });
    if (problems.size() != before)
        return exercise;
    const auto missing = [&](const char* field) { problems.push_back({line, field, say("lesson", "is missing")}); };
    if (exercise.words.spans.empty())
        missing("ask");
    if (exercise.function.empty())
        missing("function");
    if (exercise.cases.empty())
        missing("case");
    for (const Case& c : exercise.cases)
        for (size_t i = 1; i < exercise.parameters.size(); ++i)
            if (const std::string& name = exercise.parameters[i];
                name != kSizesParameter && !findField(c.op, fieldNamed(name)))
                problems.push_back(
                    {line, "function",
                     say("lesson", "%1: %2 has no field %3")(name, tessera::name(c.op), fieldNamed(name))});
    return exercise;
}

std::string keywordArguments(const LessonExercise& exercise, const Case& c)
{
    std::string all;
    for (size_t i = 1; i < exercise.parameters.size(); ++i) {
        const std::string& name = exercise.parameters[i];
        std::string value = "(" + listText(outputDesc(c.op).sizes, ", ") + ",)";
        if (const auto field = findField(c.op, fieldNamed(name)); field && name != kSizesParameter)
            value = std::visit(PythonWriter{fieldText(c.op, field->info.name)}, field->value);
        all += (all.empty() ? "" : ", ") + name + "=" + value;
    }
    return all;
}

} // namespace tessera
