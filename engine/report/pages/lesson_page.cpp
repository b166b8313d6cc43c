// SPDX-License-Identifier: Apache-2.0
#include "engine/report/pages/lesson_page.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"
#include "engine/report/pages/case_page.h"
#include "engine/report/pages/words.h"
#include "engine/teach/lesson/fact.h"
#include "engine/teach/lesson/knob.h"
#include "engine/teach/lesson/lesson.h"

#include <algorithm>

namespace tessera {

std::filesystem::path lessonIn(const std::filesystem::path& lesson, std::string_view language)
{
    const std::filesystem::path folder = folderOfLesson(lesson);
    return (language == kLanguageCodes.front() ? folder : folder / language) / lesson.filename();
}

std::string_view languageOfLesson(const std::filesystem::path& lesson)
{
    const std::filesystem::path path = std::filesystem::absolute(lesson), folder = path.parent_path();
    const auto found = std::ranges::find(kLanguageCodes, folder.filename().string());
    const bool isTranslation = found != kLanguageCodes.end() && exists(folder.parent_path() / path.filename());
    return isTranslation ? *found : kLanguageCodes.front();
}

std::filesystem::path folderOfLesson(const std::filesystem::path& lesson)
{
    const std::filesystem::path folder = lesson.parent_path();
    return languageOfLesson(lesson) == kLanguageCodes.front() ? folder : (folder / "..").lexically_normal();
}

Lesson checkedLesson(const std::filesystem::path& path, const MemoryBudget& budget)
{
    if (regularFileSize(path) > kMostLessonBytes)
        throw IoError(say("commands", "%1 has more than %2 bytes, and is no lesson; expected several smaller ones")(
            path.string(), kMostLessonBytes));
    LessonReading reading = readLesson(readFile(path, kMostLessonBytes), folderOfLesson(path));
    std::vector<LessonProblem> problems = std::move(reading.problems);
    if (problems.empty())
        problems = LessonRun(reading.lesson, budget).problems();
    std::vector<Message> lines;
    for (const LessonProblem& problem : problems)
        lines.push_back(problemText(path.string(), problem));
    if (!lines.empty())
        throw TextError(joined(lines, "\n"));
    return std::move(reading.lesson);
}

void writeSpans(HtmlText& html, const LessonText& text)
{
    using Kind = LessonSpan::Kind;
    for (const LessonSpan& span : text.spans) {
        if (span.kind == Kind::Plain)
            html.text(span.text);
        else if (span.kind == Kind::Fact)
            html.element("span", span.text, {{"class", "fact"}});
        else if (span.kind == Kind::Code)
            writeCode(html, span.text);
        else
            html.element(span.kind == Kind::Strong ? "strong" : "em", span.text);
    }
}

namespace {

void writeText(HtmlText& html, std::string_view tag, const LessonText& text, std::string_view cssClass = {})
{
    html.begin(tag, {{cssClass.empty() ? "" : "class", cssClass}});
    writeSpans(html, text);
    html.end().lineFeed();
}

void writeWhy(HtmlText& html, const LessonAnswer& answer, const Words& words)
{
    html.begin("p", {{"class", answer.isRight ? "good" : "bad"}});
    html.element("strong", words(answer.isRight ? say("page", "Right.") : say("page", "Not this one.")) + " ");
    writeSpans(html, answer.why);
    html.end();
}

void writeGrid(HtmlText& html, const LessonGrid& grid, const Words& words)
{
    html.begin("table").element("caption", words(grid.caption)).lineFeed();
    for (const auto& row : grid.rows) {
        html.begin("tr");
        for (const std::string& text : row)
            html.element("td", text);
        html.end().lineFeed();
    }
    html.end().lineFeed();
}

// The choice to which a vote turns each knob of the case: "1 -1", where the second knob stays.
std::string choicesText(const Lesson& lesson, const LessonQuestion& vote)
{
    const std::vector<LessonKnob>& knobs = lesson.figures[vote.words.figure].knobs;
    return listText(knobs, " ", [&](const LessonKnob& knob) {
        const auto change = std::ranges::find(vote.vote, knob.field, &FieldChange::field);
        const auto choice =
            change == vote.vote.end() ? knob.choices.end() : std::ranges::find(knob.choices, change->value);
        return choice == knob.choices.end() ? std::string("-1") : std::to_string(choice - knob.choices.begin());
    });
}

// An answer opens, and says whether it is right and why. It needs no script.
void writeQuestion(HtmlText& html, const Lesson& lesson, size_t number, const Words& words)
{
    const LessonQuestion& question = lesson.questions[number];
    const bool isWhy = std::ranges::any_of(
        lesson.figures, [&](const LessonFigure& figure) { return figure.task && figure.question == number; });
    const bool isVote = !question.vote.empty();
    html.begin("section",
               {{"class",
                 isVote      ? "question vote"
                     : isWhy ? "question why"
                             : "question"},
                {isVote ? "data-vote" : "", isVote ? choicesText(lesson, question) : ""}});
    writeText(html.lineFeed(), "p", question.words, "ask");
    if (!question.about.spans.empty())
        writeText(html, "p", question.about);
    for (const LessonGrid& grid : question.given)
        writeGrid(html, grid, words);
    char sign = 'A';
    for (const size_t i : answerOrder(question)) {
        const LessonAnswer& answer = question.answers[i];
        html.begin("details").begin("summary");
        if (isVote)
            html.element("strong", std::string(1, sign++) + " ");
        writeSpans(html, answer.words);
        html.end().lineFeed();
        writeWhy(html, answer, words);
        html.end().lineFeed();
    }
    html.end().lineFeed();
}

void writeExercise(HtmlText& html, const LessonExercise& exercise, const Words& words)
{
    html.begin("section", {{"class", "exercise"}}).lineFeed();
    writeText(html, "p", exercise.words, "ask");
    html.begin("p").text(words(say("page", "Write this function in a file of Python, and check it:")) + " ");
    html.element("code", signatureOf(exercise)).end().lineFeed();
    html.begin("p");
    writeCode(html, checkCommand(exercise));
    html.end().lineFeed();
    html.begin("details").element("summary", words(say("page", "The solution")));
    html.element("pre", exercise.solution).end().lineFeed();
    html.end().lineFeed();
}

// The knobs and the task of the lesson's figure. Runs every setting. Throws as targetOf() does.
void addTurnedParts(PageCase& page, const LessonFigure& figure, const MemoryBudget& budget)
{
    page.knobs = figure.knobs;
    if (figure.knobs.empty())
        return;
    page.other.reset(); // a knob turns it
    page.setting = settingOf(figure.knobs, figure.c);
    for (uint64_t number = 0; number < settingCount(figure.knobs); ++number) {
        page.settings.push_back(runSetting(figure, number, budget));
        if (DataSource& data = page.settings.back().job.dispatched.data; data == figure.c.data)
            data = page.c.data; // as in the page's line
    }
    if (figure.task) {
        page.goal = figure.task->goal;
        page.target = targetOf(figure, budget);
    }
}

PageCase pageOf(const Lesson& lesson, const LessonFigure& figure, const Engine& engine, const MemoryBudget& budget)
{
    const auto own = figure.engine.empty() ? nullptr : makeEngine(figure.engine);
    PageCase page = pageCaseOf(figure.c, own ? *own : engine, budget, figure.isPicture);
    page.engine = figure.unseen.empty() ? figure.engine : "?";
    page.showsRight = !figure.engine.empty() && !figure.task;
    if (!figure.engine.empty()) // the page cannot compute this engine's output in the other order
        page.other.reset();
    if (!figure.dataFile.empty()) // the page's line lacks the lesson's folder
        for (Case* c : {&page.c, page.other ? &*page.other : &page.c})
            c->data = FromFile{figure.dataFile};
    page.stepping = figure.stepping;
    page.step = figure.step;
    page.pins = figure.pins;
    page.view = figure.view;
    page.tab = figure.tab;
    page.colours = figure.colours;
    page.foldsFormula = foldsFormulas(lesson);
    page.overlays = figure.overlays;
    addTurnedParts(page, figure, budget);
    return page;
}

void writeBlock(HtmlText& html, const Lesson& lesson, const LessonBlock& block, const Engine& engine,
                const MemoryBudget& budget, const Words& words)
{
    using Kind = LessonBlock::Kind;
    switch (block.kind) {
    case Kind::Heading:
        return writeText(html, "h2", block.texts.front());
    case Kind::Paragraph:
        return writeText(html, "p", block.texts.front());
    case Kind::List:
        html.begin("ul").lineFeed();
        for (const LessonText& item : block.texts)
            writeText(html, "li", item);
        html.end().lineFeed();
        return;
    case Kind::Code:
        return writeText(html, "pre", block.texts.front());
    case Kind::Figure:
        if (lesson.isQuiz)
            return; // the case's second mention would give the answer away
        return writeCase(html, pageOf(lesson, lesson.figures[block.index], engine, budget), words);
    case Kind::Question:
        return writeQuestion(html, lesson, block.index, words);
    case Kind::Exercise:
        return writeExercise(html, lesson.exercises[block.index], words);
    }
}

} // namespace

std::string lessonPage(const Lesson& lesson, const Engine& engine, const MemoryBudget& budget, const Words& words)
{
    HtmlText body;
    body.begin("article", {{"class", "lesson"}}).lineFeed();
    std::string over =
        lesson.number == 0 ? words(say("page", "Lesson")) : words(say("page", "Lesson %1")(lesson.number));
    if (lesson.minutes != 0)
        over += " · " + words(say("page", "%1 minutes")(lesson.minutes));
    body.element("p", over, {{"class", "over"}}).element("h1", lesson.title).lineFeed();
    LessonFold fold;
    for (size_t i = 0; i <= lesson.blocks.size(); ++i) {
        if (fold.begin < fold.end && i == fold.end)
            body.end().lineFeed();
        if (i == lesson.blocks.size())
            break;
        if (fold.begin < fold.end && i == fold.begin) {
            body.begin("details", {{"class", "explanation"}});
            body.element("summary", words(say("page", "Show the explanation"))).lineFeed();
        }
        writeBlock(body, lesson, lesson.blocks[i], engine, budget, words);
        if (const LessonFold next = foldAfter(lesson, i); next.begin < next.end)
            fold = next;
    }
    body.end().lineFeed();
    return teachingPage(lesson.title, body, words);
}

} // namespace tessera
