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
        const size_t begin = i + found->begin.size(), end = markdown.find(found->end, begin);
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

using CaseLine = FieldLine<LessonFigure>;

void readColour(const CaseLine& l)
{
    const auto colours = static_cast<LessonFigure::Colours>(choiceFrom(l.value, kFigureColours));
    if (colours == LessonFigure::Colours::Block && !blockOrder(l.target.c.op))
        throw TextError(say("lesson", "\"%1\": expected a case whose channels become blocks, or the reverse")(l.value));
    l.target.colours = colours;
}

void readKnob(const CaseLine& l)
{
    l.target.knobs.push_back(knobFromText(l.field.line, l.target.c, l.value));
    if (settingCount(l.target.knobs) > kMostSettings) {
        l.target.knobs.pop_back();
        throw TextError(say("lesson", "the knobs have more than %1 settings together")(kMostSettings));
    }
}

// One engine, or those of a duel: "sabotage:order | sabotage:swapped-axes".
void readEngines(const CaseLine& l)
{
    std::vector<std::string> engines;
    for (const std::string_view name : splitText(l.value, "|"))
        engines.push_back(ownEngine(std::string(trimmed(name)), l.target.c));
    l.target.engine = engines.front();
    if (engines.size() > 1)
        l.target.unseen = std::move(engines);
}

void readOverlays(const CaseLine& l)
{
    for (const std::string_view word : splitText(l.value, ","))
        l.target.overlays = static_cast<uint8_t>(l.target.overlays | 1U << choiceFrom(trimmed(word), kOverlays));
}

// Throws the problem where a line stands before the one that it belongs to.
void requireBefore(bool isThere, const Text& problem)
{
    if (!isThere)
        throw TextError(problem());
}
constexpr Text kNoKnob = say("lesson", "stands before the first knob"),
               kNoTask = say("lesson", "stands before the task");

constexpr std::array<std::string_view, 1> kFigurePrints = {"cards"};
constexpr std::array<std::string_view, 2> kFigureShows = {"numbers", "picture"};
constexpr std::array<std::string_view, 3> kFigureViews = {"both", "input", "output"};

constexpr FieldRow<LessonFigure> kFigureFields[] = {
    {"name", [](auto& l) { l.target.name = l.value; }},
    {"view", [](auto& l) { l.target.view = static_cast<LessonFigure::View>(choiceFrom(l.value, kFigureViews)); }},
    {"show", [](auto& l) { l.target.isPicture = choiceFrom(l.value, kFigureShows) == 1; }},
    {"pin", [](auto& l) { l.target.pins.push_back(elementFromText(l.value, l.target.c.op.output.sizes)); }},
    {"along", [](auto& l) { l.target.stepping.order = static_cast<StepOrder>(choiceFrom(l.value, kStepOrders)); }},
    {"by", [](auto& l) { l.target.stepping.unit = static_cast<StepUnit>(choiceFrom(l.value, kStepUnits)); }},
    {"overlay", readOverlays},
    {"tab", [](auto& l) { l.target.tab = kFigureTabs[choiceFrom(l.value, kFigureTabs)]; }},
    {"colour", readColour},
    {"engine", readEngines},
    {"print", [](auto& l) { l.target.hasCards = choiceFrom(l.value, kFigurePrints) == 0; }},
    {"knob", readKnob},
    {"label",
     [](auto& l) {
         requireBefore(!l.target.knobs.empty(), kNoKnob);
         l.target.knobs.back().label = l.words();
     }},
    {"task",
     [](auto& l) {
         requireBefore(!l.target.knobs.empty(), kNoKnob);
         l.target.task = taskFromText(l.field.line, l.target, l.value);
     }},
    {"goal",
     [](auto& l) {
         requireBefore(l.target.task.has_value(), kNoTask);
         l.target.task->goal = l.words();
     }},
    {"step",
     [](auto& l) { l.target.step = numberFrom(l.value, Player(makePlan(l.target.c.op), l.target.stepping).steps()); }},
};

constexpr FieldRow<Lesson> kHeadFields[] = {
    {"number", [](auto& l) { l.target.number = numberFrom(l.value, 1000); }},
    {"minutes", [](auto& l) { l.target.minutes = numberFrom(l.value, 1000); }},
};

// The case of the block's first line.
std::optional<Case> readCase(const BlockSource& block, bool isPicture)
{
    const LessonField& field = block.fields.front();
    std::optional<Case> sound;
    block.reportErrors({field.line, "case", field.value}, [&](const LessonField& line) {
        const Case c = soundCase(line.value);
        if (const auto* file = std::get_if<FromFile>(&c.data);
            file && (file->path.is_absolute() || std::ranges::find(file->path, "..") != file->path.end()))
            throw TextError(
                say("lesson",
                    "--data \"%1\" would not travel with the lesson; expected a file that lies beside it, a "
                    "generator such as iota, or values:1,2,3")(file->path.string()));
        requireFewElements(c.op, isPicture);
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

Case soundCase(const std::string& line)
{
    Case c = caseFromText(line);
    if (const Issues issues = validate(c.op); !issues.empty())
        throw TextError(sentence(issues.front()));
    return c;
}

LessonText BlockSource::words(const LessonField& field) const
{
    LessonText text{field.line, figure, {}};
    reportErrors(field, [&](const LessonField& read) { text.spans = spansFrom(read.value); });
    return text;
}

void readHead(Lesson& lesson, const BlockSource& block)
{
    readFields(block, kHeadFields, lesson);
}

std::optional<LessonFigure> readFigure(BlockSource block, const std::filesystem::path& folder)
{
    if (block.fields.empty()) {
        block.addProblem(block.line, "case",
                         say("lesson", "has no line; expected DEPTH_TO_SPACE --Sizes 1,8,2,3 --BlockSize 2"));
        return {};
    }
    const bool isPicture = std::ranges::any_of(
        block.fields, [](const LessonField& field) { return field.name == "show" && field.value == kFigureShows[1]; });
    const std::optional<Case> c = readCase(block, isPicture);
    if (!c)
        return {};
    LessonFigure figure{.line = block.line, .c = *c};
    if (auto* file = std::get_if<FromFile>(&figure.c.data)) {
        figure.dataFile = file->path.string();
        file->path = dataPath(folder, file->path);
    }
    block.fields.erase(block.fields.begin());
    std::stable_partition(block.fields.begin(), block.fields.end(),
                          [](const LessonField& field) { return field.name != "step"; });
    block.figure = SIZE_MAX; // its facts name their case
    readFields(block, kFigureFields, figure); // the other fields set the number of steps
    block.require(!figure.task || !figure.task->goal.spans.empty(), "goal");
    return figure;
}

} // namespace tessera
