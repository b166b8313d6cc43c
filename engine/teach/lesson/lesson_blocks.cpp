// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/lesson_blocks.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/teach/lesson/fact.h"
#include "engine/teach/lesson/knob.h"
#include "engine/teach/lesson/task.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace tessera {

namespace {

struct Delimiter {
    std::string_view begin, end;
    LessonSpan::Kind kind;
};
constexpr Delimiter kDelimiters[] = {
    {"{=", "}", LessonSpan::Kind::Fact},
    {"`", "`", LessonSpan::Kind::Code},
    {"**", "**", LessonSpan::Kind::Strong},
    {"*", "*", LessonSpan::Kind::Emphasis},
};

// Where the span ends. Braces nest in a fact: {= {1, 8, 2, 3} | sizes input}.
size_t endOf(const Delimiter& mark, std::string_view markdown, size_t begin)
{
    if (mark.kind != LessonSpan::Kind::Fact)
        return markdown.find(mark.end, begin);
    size_t depth = 1;
    for (size_t i = begin; i < markdown.size(); ++i) {
        depth += markdown[i] == '{' ? 1 : 0;
        depth -= markdown[i] == '}' ? 1 : 0;
        if (depth == 0)
            return i;
    }
    return std::string_view::npos;
}

LessonSpan spanOf(const Delimiter& mark, std::string_view inside)
{
    if (mark.kind != LessonSpan::Kind::Fact)
        return {mark.kind, std::string(inside)};
    const size_t bar = inside.find('|');
    const std::string stated(trimmed(inside.substr(0, bar)));
    const std::string question(bar == std::string_view::npos ? "" : trimmed(inside.substr(bar + 1)));
    if (stated.empty() || question.empty())
        throw TextError(
            say("lesson", "\"{=%1}\" states nothing that can be recomputed; expected {= 49 | output 0,1,2,3}")(inside));
    return {mark.kind, stated, question};
}

// The spans of a paragraph. Throws TextError where one does not end.
std::vector<LessonSpan> spansFrom(std::string_view markdown)
{
    std::vector<LessonSpan> spans;
    std::string plain;
    const auto endPlain = [&] {
        if (!plain.empty())
            spans.push_back({LessonSpan::Kind::Plain, std::exchange(plain, {})});
    };
    for (size_t i = 0; i < markdown.size();) {
        if (markdown[i] == '\\' && i + 1 < markdown.size()) {
            plain += markdown[i + 1];
            i += 2;
            continue;
        }
        const Delimiter* found = nullptr;
        for (const Delimiter& mark : kDelimiters)
            if (!found && markdown.substr(i).starts_with(mark.begin))
                found = &mark;
        if (!found) {
            plain += markdown[i++];
            continue;
        }
        const size_t begin = i + found->begin.size(), end = endOf(*found, markdown, begin);
        if (end == std::string_view::npos)
            throw TextError(say("lesson", "\"%1\" does not end; expected %2, or \\%3 for the sign itself")(
                markdown.substr(i, 24), found->end, found->begin));
        endPlain();
        spans.push_back(spanOf(*found, markdown.substr(begin, end - begin)));
        i = end + found->end.size();
    }
    endPlain();
    return spans;
}

} // namespace

Message problemText(const std::string& file, const LessonProblem& problem)
{
    return file + ":" + std::to_string(problem.line) + ": " + problem.field + ": " + problem.message;
}

namespace {

uint64_t numberFrom(const std::string& text, uint64_t most)
{
    const auto number = numberIn<uint64_t>(text);
    if (!number || *number > most)
        throw TextError(say("lesson", "\"%1\": expected a whole number from 0 to %2")(text, most));
    return *number;
}

// Reads an element and its rise: "0,0,0,1 by 1".
LessonNudge nudgeFrom(const std::string& text, const TensorDesc& input)
{
    const size_t by = std::min(text.find(" by "), text.size());
    const auto number = by == text.size() ? std::optional(1.0) : numberIn<double>(text.substr(by + 4));
    if (!number || !std::isfinite(*number) || *number == 0)
        throw TextError(say("lesson", "\"%1\": expected an input element and a number, such as 0,0,0,1 by 1")(text));
    return {elementFromText(text.substr(0, by), input.sizes), *number};
}

// A line of a case's block, and the figure that it describes.
struct FigureLine {
    LessonFigure& figure;
    const LessonField& field;
    const BlockSource& block;
    const std::string& value = field.value;

    LessonText words() const // its facts name their case
    {
        return BlockSource{field.line, {}, SIZE_MAX, block.problems}.words(field);
    }
    const Operator& op() const { return figure.c.op; }
};

void readColour(const FigureLine& l)
{
    const auto colours = static_cast<LessonFigure::Colours>(choiceFrom(l.value, kFigureColours));
    if (colours == LessonFigure::Colours::Block && !blockOrder(l.op()))
        throw TextError(say("lesson", "\"%1\": expected a case whose channels become blocks, or the reverse")(l.value));
    l.figure.colours = colours;
}

void readKnob(const FigureLine& l)
{
    l.figure.knobs.push_back(knobFromText(l.field.line, l.figure.c, l.value));
    if (settingCount(l.figure.knobs) > kMostSettings) {
        l.figure.knobs.pop_back();
        throw TextError(say("lesson", "the knobs have more than %1 settings together")(kMostSettings));
    }
}

// One engine, or those of a duel: "sabotage:order | sabotage:swapped-axes".
void readEngines(const FigureLine& l)
{
    std::vector<std::string> engines;
    for (const std::string_view name : splitText(l.value, "|"))
        engines.push_back(ownEngine(std::string(trimmed(name)), l.figure.c));
    l.figure.engine = engines.front();
    if (engines.size() > 1)
        l.figure.unseen = std::move(engines);
}

void requireKnobs(const FigureLine& l)
{
    if (l.figure.knobs.empty())
        throw TextError(say("lesson", "stands before the first knob"));
}

constexpr std::array<std::string_view, 1> kFigurePrints = {"cards"};
constexpr std::array<std::string_view, 2> kFigureShows = {"numbers", "picture"};
constexpr std::array<std::string_view, 3> kFigureViews = {"both", "input", "output"};

struct FigureField {
    std::string_view name;
    void (*read)(const FigureLine& line);
};
constexpr FigureField kFigureFields[] = {
    {"name", [](auto& l) { l.figure.name = l.value; }},
    {"view", [](auto& l) { l.figure.view = static_cast<LessonFigure::View>(choiceFrom(l.value, kFigureViews)); }},
    {"show", [](auto& l) { l.figure.isPicture = choiceFrom(l.value, kFigureShows) == 1; }},
    {"pin", [](auto& l) { l.figure.pins.push_back(elementFromText(l.value, outputDesc(l.op()).sizes)); }},
    {"step", [](auto& l) { l.figure.step = numberFrom(l.value, Player(makePlan(l.op()), l.figure.stepping).steps()); }},
    {"along", [](auto& l) { l.figure.stepping.order = static_cast<StepOrder>(choiceFrom(l.value, kStepOrders)); }},
    {"by", [](auto& l) { l.figure.stepping.unit = static_cast<StepUnit>(choiceFrom(l.value, kStepUnits)); }},
    {"overlay",
     [](auto& l) {
         for (const std::string_view word : splitText(l.value, ","))
             l.figure.overlays.emplace_back(kOverlays[choiceFrom(trimmed(word), kOverlays)]);
     }},
    {"tab", [](auto& l) { l.figure.tab = kFigureTabs[choiceFrom(l.value, kFigureTabs)]; }},
    {"colour", readColour},
    {"engine", readEngines},
    {"print", [](auto& l) { l.figure.hasCards = choiceFrom(l.value, kFigurePrints) == 0; }},
    {"nudge", [](auto& l) { l.figure.nudge = nudgeFrom(l.value, inputDesc(l.op())); }},
    {"knob", readKnob},
    {"label",
     [](auto& l) {
         requireKnobs(l);
         l.figure.knobs.back().label = l.words();
     }},
    {"task",
     [](auto& l) {
         requireKnobs(l);
         l.figure.task = taskFromText(l.field.line, l.figure, l.value);
     }},
    {"goal",
     [](auto& l) {
         if (!l.figure.task)
             throw TextError(say("lesson", "stands before the task"));
         l.figure.task->goal = l.words();
     }},
};

void readFigureField(const FigureLine& line)
{
    const auto found = std::ranges::find(kFigureFields, line.field.name, &FigureField::name);
    if (found == std::end(kFigureFields)) {
        std::vector<Message> names;
        std::ranges::transform(kFigureFields, std::back_inserter(names), &FigureField::name);
        throw TextError(say("lesson", "is no field of a case; expected %1")(anyOf(names)));
    }
    found->read(line);
}

// The case of the block's first line.
std::optional<Case> readCase(const BlockSource& block, uint64_t most)
{
    const LessonField& field = block.fields.front();
    std::optional<Case> sound;
    block.reportErrors({field.line, "case", field.value}, [&](const LessonField& line) {
        const Case c = caseFromText(line.value);
        const Issues issues = validate(c.op);
        for (const Issue& issue : issues)
            block.addProblem(line.line, "case", sentence(issue));
        if (const auto* file = std::get_if<FromFile>(&c.data);
            file && (file->path.is_absolute() || std::ranges::find(file->path, "..") != file->path.end()))
            throw TextError(
                say("lesson",
                    "--data \"%1\" would not travel with the lesson; expected a file that lies beside it, a "
                    "generator such as iota, or values:1,2,3")(file->path.string()));
        if (!issues.empty())
            return;
        if (const uint64_t count = elementCount(inputDesc(c.op)) + elementCount(outputDesc(c.op)); count > most)
            throw TextError(say("lesson", "has %1 elements in both tensors; expected at most %2")(count, most));
        sound = c;
    });
    return sound;
}

// A lecture may use the files of the lessons in the folder above.
std::filesystem::path dataPath(const std::filesystem::path& folder, const std::filesystem::path& file)
{
    const std::filesystem::path beside = folder / file, above = folder / ".." / file;
    std::error_code error;
    const auto name = std::filesystem::absolute(beside, error).lexically_normal().parent_path().filename();
    return name == kLecturesFolder && !exists(beside, error) && exists(above, error) ? above.lexically_normal()
                                                                                     : beside;
}

} // namespace

LessonText BlockSource::words(const LessonField& field) const
{
    LessonText text{field.line, figure, {}};
    reportErrors(field, [&](const LessonField& read) { text.spans = spansFrom(read.value); });
    return text;
}

void readHead(Lesson& lesson, const BlockSource& block)
{
    block.forEachField([&](const LessonField& field) {
        if (field.name == "number")
            lesson.number = numberFrom(field.value, 1000);
        else if (field.name == "minutes")
            lesson.minutes = numberFrom(field.value, 1000);
        else
            throw TextError(say("lesson", "is no field of a lesson; expected number or minutes"));
    });
}

std::optional<LessonFigure> readFigure(const BlockSource& block, const std::filesystem::path& folder)
{
    if (block.fields.empty()) {
        block.addProblem(block.line, "case",
                         say("lesson", "has no line; expected DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2"));
        return {};
    }
    const bool isPicture = std::ranges::any_of(
        block.fields, [](const LessonField& field) { return field.name == "show" && field.value == kFigureShows[1]; });
    const std::optional<Case> c = readCase(block, mostElements(isPicture));
    if (!c)
        return {};
    LessonFigure figure{.line = block.line, .c = *c};
    if (auto* file = std::get_if<FromFile>(&figure.c.data)) {
        figure.dataFile = file->path.string();
        file->path = dataPath(folder, file->path);
    }
    const auto read = [&](const LessonField& field) { readFigureField({figure, field, block}); };
    for (const bool isStep : {false, true}) // the other fields set the number of steps
        for (const LessonField& field : std::span(block.fields).subspan(1))
            if ((field.name == "step") == isStep)
                block.reportErrors(field, read);
    return figure;
}

} // namespace tessera
