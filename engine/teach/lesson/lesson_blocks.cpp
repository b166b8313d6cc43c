// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/lesson_blocks.h"
#include "engine/teach/lesson/own_engines.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <charconv>
#include <span>

namespace tessera {

namespace {

Message alternatives(std::span<const std::string_view> names)
{
    return anyOf({names.begin(), names.end()});
}

uint64_t numberFrom(const std::string& text, uint64_t most)
{
    uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number > most)
        throw TextError(say("lesson", "\"%1\": a whole number from 0 to %2 would be right")(text, most));
    return number;
}

size_t choiceFrom(const std::string& text, std::span<const std::string_view> names)
{
    const auto found = std::ranges::find(names, text);
    if (found == names.end())
        throw TextError(say("lesson", "\"%1\": %2 would be right")(text, alternatives(names)));
    return static_cast<size_t>(found - names.begin());
}

std::vector<std::string> overlayWords(const std::string& text)
{
    std::vector<std::string> words;
    for (size_t i = 0; i < text.size();) {
        const size_t begin = text.find_first_not_of(", ", i),
                     end = std::min(text.find_first_of(", ", begin), text.size());
        if (begin == std::string::npos)
            break;
        words.push_back(text.substr(begin, end - begin));
        i = end;
    }
    return words;
}

// Calls `read`; what it throws is the field's problem.
void guarded(const LessonField& field, const ReportProblem& wrong, const std::function<void()>& read)
{
    try {
        read();
    } catch (const TextError& error) {
        wrong(field.line, field.name, error.message());
    }
}

constexpr std::string_view kFigureFields[] = {"name",  "view", "show",    "pin", "step",
                                              "along", "by",   "overlay", "tab", "engine"};

void readFigureField(LessonFigure& figure, const LessonField& field)
{
    const std::string& value = field.value;
    if (field.name == "name")
        figure.name = value;
    else if (field.name == "view")
        figure.view = static_cast<LessonFigure::View>(choiceFrom(value, kFigureViews));
    else if (field.name == "show")
        figure.isPicture = choiceFrom(value, kFigureShows) == 1;
    else if (field.name == "pin")
        figure.pins.push_back(elementFromText(value, outputDesc(figure.c.op).sizes));
    else if (field.name == "along")
        figure.stepping.order = stepOrderFromText("", value);
    else if (field.name == "by")
        figure.stepping.unit = stepUnitFromText("", value);
    else if (field.name == "step") // its bound is known once all others are
        figure.step = numberFrom(value, Player(makePlan(figure.c.op), figure.stepping).steps());
    else if (field.name == "overlay")
        for (const std::string& word : overlayWords(value))
            figure.overlays.emplace_back(kOverlays[choiceFrom(word, kOverlays)]);
    else if (field.name == "tab")
        figure.tab = kFigureTabs[choiceFrom(value, kFigureTabs)];
    else if (field.name == "engine")
        figure.engine = ownEngine(value, figure.c);
    else
        throw TextError(say("lesson", "is no field of a case; %1 would be right")(alternatives(kFigureFields)));
}

bool liesBeside(const std::filesystem::path& file)
{
    return file.is_relative() && std::ranges::find(file, "..") == file.end();
}

// The case of the block's first line.
std::optional<Case> readCase(const LessonField& field, const ReportProblem& wrong)
{
    Case c;
    try {
        c = caseFromText(field.value);
    } catch (const TextError& error) {
        wrong(field.line, "case", error.message());
        return {};
    }
    const Issues issues = validate(c.op);
    const uint64_t count = issues.empty() ? elementCount(inputDesc(c.op)) + elementCount(outputDesc(c.op)) : 0;
    for (const Issue& issue : issues)
        wrong(field.line, "case", sentence(issue));
    if (const auto* file = std::get_if<FromFile>(&c.data); file && !liesBeside(file->path))
        wrong(field.line, "case",
              say("lesson",
                  "--data \"%1\" would not travel with the lesson; a file that lies beside it, a generator such as "
                  "iota, or "
                  "values:1,2,3, would be right")(file->path.string()));
    else if (count > kMostFigureElements)
        wrong(field.line, "case",
              say("lesson", "has %1 elements in both tensors; at most %2 would be right")(count, kMostFigureElements));
    else if (issues.empty())
        return c;
    return {};
}

} // namespace

LessonText textFrom(size_t line, size_t figure, std::string_view field, std::string_view markdown,
                    const ReportProblem& wrong)
{
    try {
        return {line, figure, spansFrom(markdown)};
    } catch (const TextError& error) {
        wrong(line, std::string(field), error.message());
        return {line, figure, {}};
    }
}

void readHead(Lesson& lesson, const std::vector<LessonField>& fields, const ReportProblem& wrong)
{
    for (const LessonField& field : fields)
        guarded(field, wrong, [&] {
            if (field.name == "number")
                lesson.number = numberFrom(field.value, 1000);
            else if (field.name == "minutes")
                lesson.minutes = numberFrom(field.value, 1000);
            else
                throw TextError(say("lesson", "is no field of a lesson; number or minutes would be right"));
        });
}

std::optional<LessonFigure> readFigure(size_t line, const std::vector<LessonField>& fields,
                                       const std::filesystem::path& folder, const ReportProblem& wrong)
{
    if (fields.empty()) {
        wrong(line, "case", say("lesson", "has no line; DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2 would be right"));
        return {};
    }
    const std::optional<Case> c = readCase(fields.front(), wrong);
    if (!c)
        return {};
    LessonFigure figure{
        .line = line, .name = {}, .c = *c, .dataFile = {}, .stepping = {}, .step = {}, .pins = {}, .overlays = {}};
    if (auto* file = std::get_if<FromFile>(&figure.c.data)) {
        figure.dataFile = file->path.string();
        file->path = folder / file->path;
    }
    for (const bool isStep : {false, true})
        for (const LessonField& field : std::span(fields).subspan(1))
            if ((field.name == "step") == isStep)
                guarded(field, wrong, [&] { readFigureField(figure, field); });
    return figure;
}

LessonQuestion readQuestion(size_t line, size_t figure, const std::vector<LessonField>& fields,
                            const ReportProblem& wrong)
{
    LessonQuestion question{.line = line, .words = {}, .answers = {}};
    for (const LessonField& field : fields) {
        const bool isAnswer = field.name == "right" || field.name == "wrong";
        if (field.name == "ask") {
            question.words = textFrom(field.line, figure, field.name, field.value, wrong);
        } else if (isAnswer) {
            question.answers.push_back(
                {field.name == "right", textFrom(field.line, figure, field.name, field.value, wrong), {}});
        } else if (field.name == "why" && !question.answers.empty()) {
            question.answers.back().why = textFrom(field.line, figure, field.name, field.value, wrong);
        } else {
            wrong(field.line, field.name,
                  field.name == "why"
                      ? say("lesson", "stands before the first answer")
                      : say("lesson", "is no field of a question; ask, right, wrong or why would be right"));
        }
    }
    if (question.words.spans.empty())
        wrong(line, "ask", say("lesson", "is missing"));
    if (std::ranges::count_if(question.answers, &LessonAnswer::isRight) != 1)
        wrong(line, "right", say("lesson", "one answer is right: one line \"right: …\" would be right"));
    if (question.answers.size() < 2)
        wrong(line, "wrong", say("lesson", "is missing: a question needs an answer that is wrong"));
    for (const LessonAnswer& answer : question.answers)
        if (answer.why.spans.empty())
            wrong(answer.words.line, "why", say("lesson", "is missing: each answer says why it is right or wrong"));
    return question;
}

} // namespace tessera
