// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/registry/faulty_engine.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/teach/lesson/knob.h"
#include "engine/teach/lesson/lesson_blocks.h"

#include <algorithm>
#include <span>
#include <utility>

namespace tessera {

namespace {

// Reads "name: value"; a line without a colon has no name.
LessonField fieldFrom(size_t line, std::string_view text)
{
    const size_t colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    const bool isNamed = colon != std::string_view::npos
        && name.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string_view::npos;
    if (!isNamed)
        return {line, "", std::string(text)};
    const size_t value = text.find_first_not_of(' ', colon + 1);
    return {line, std::string(name), value == std::string_view::npos ? "" : std::string(text.substr(value))};
}

class LessonReader {
public:
    LessonReader(std::string_view text, const std::filesystem::path& folder)
        : m_folder(folder)
    {
        if (text.starts_with("\xEF\xBB\xBF")) // some editors write this before UTF-8
            text.remove_prefix(3);
        for (const std::string_view line : splitText(text, "\n"))
            m_lines.push_back(line.substr(0, line.find_last_not_of(" \t\r") + 1));
    }

    LessonReading read()
    {
        for (m_at = 0; m_at < m_lines.size(); ++m_at)
            if (!isUtf8(m_lines[m_at]))
                wrong(number(), say("lesson", "is not UTF-8; expected a file saved as UTF-8"));
        for (m_at = 0; m_at < m_lines.size();)
            readBlock();
        if (m_lesson.title.empty())
            wrong(1, say("lesson", "has no title; expected a first line \"# Title\""));
        std::ranges::stable_sort(m_problems, {}, &LessonProblem::line);
        return {std::move(m_lesson), std::move(m_problems)};
    }

private:
    size_t number() const { return m_at + 1; } // the line's number
    size_t figure() const { return m_lesson.figures.size() - 1; } // none: SIZE_MAX
    void wrong(size_t line, const Message& message) { m_problems.push_back({line, "text", message}); }
    LessonText textOf(size_t line, std::string_view markdown)
    {
        return BlockSource{line, {}, {}, figure(), m_problems}.words({line, "text", std::string(markdown)});
    }

    void readBlock()
    {
        const std::string_view line = m_lines[m_at];
        if (line.empty())
            ++m_at;
        else if (line.starts_with("```"))
            readFence();
        else if (line.starts_with("#"))
            readHeading();
        else
            readText(line.starts_with("- "));
    }

    void readHeading()
    {
        const std::string_view line = m_lines[m_at];
        const size_t level = line.find_first_not_of('#');
        const std::string_view words = level == std::string_view::npos ? "" : line.substr(level);
        if (!words.starts_with(' ') || level > 2)
            wrong(number(), say("lesson", "\"%1\": expected \"# Title\" or \"## Heading\"")(line));
        else if (level == 2)
            m_lesson.add(LessonBlock::Kind::Heading, 0, {textOf(number(), words.substr(1))});
        else if (m_lesson.title.empty())
            m_lesson.title = words.substr(1);
        else
            wrong(number(), say("lesson", "\"%1\" is a second title; expected \"## Heading\"")(line));
        ++m_at;
    }

    // The lines up to a blank one or the next block.
    std::string joinedLines(bool isList)
    {
        std::string text(m_lines[m_at++]);
        while (m_at < m_lines.size() && !m_lines[m_at].empty() && !m_lines[m_at].starts_with("```")
               && !m_lines[m_at].starts_with("#") && !(isList && m_lines[m_at].starts_with("- "))) {
            const std::string_view line = m_lines[m_at++];
            text += " " + std::string(line.substr(std::min(line.find_first_not_of(' '), line.size())));
        }
        return text;
    }

    // A list's items, or a paragraph.
    void readText(bool isList)
    {
        const char first = m_lines[m_at].front();
        if (first == '|' || first == '>' || first == '<' || m_lines[m_at].starts_with("!["))
            wrong(number(),
                  say("lesson",
                      "begins with \"%1\"; expected a paragraph, \"- \" for a list, \"## \" for a heading or \"```\"")(
                      std::string(1, first)));
        std::vector<LessonText> texts;
        do {
            const size_t line = number();
            texts.push_back(textOf(line, std::string_view(joinedLines(isList)).substr(isList ? 2 : 0)));
        } while (isList && m_at < m_lines.size() && m_lines[m_at].starts_with("- "));
        m_lesson.add(isList ? LessonBlock::Kind::List : LessonBlock::Kind::Paragraph, 0, std::move(texts));
    }

    void readFence()
    {
        const size_t begin = number();
        const std::string info(m_lines[m_at++].substr(3));
        std::vector<std::string_view> inside;
        while (m_at < m_lines.size() && m_lines[m_at] != "```")
            inside.push_back(m_lines[m_at++]);
        if (m_at == m_lines.size())
            return wrong(begin, say("lesson", "the block \"```%1\" does not end; expected a line \"```\"")(info));
        ++m_at;
        if (info.empty() || info == "text")
            return m_lesson.add(LessonBlock::Kind::Code, 0,
                                {{begin, figure(), {{LessonSpan::Kind::Plain, listText(inside, "\n")}}}});
        BlockSource block{begin, info, {}, figure(), m_problems};
        for (size_t i = 0; i < inside.size(); ++i) {
            if (!inside[i].empty())
                block.fields.push_back(fieldFrom(begin + 1 + i, inside[i]));
            if (inside[i] == "solution:") // all that follows
                block.fields.back().value =
                    listText(std::span(inside).subspan(std::exchange(i, inside.size()) + 1), "\n");
        }
        readFields(block);
    }

    void readFields(const BlockSource& block)
    {
        const std::string& info = block.name;
        if (info == "lesson") {
            readHead(m_lesson, block);
        } else if (info == "case") {
            if (auto read = readFigure(block, m_folder)) {
                m_lesson.add(LessonBlock::Kind::Figure, m_lesson.figures.size());
                m_lesson.figures.push_back(std::move(*read));
            }
        } else if (info == "question") {
            addQuestion(readQuestion(block));
        } else if (info == "exercise") {
            m_lesson.add(LessonBlock::Kind::Exercise, m_lesson.exercises.size());
            m_lesson.exercises.push_back(readExercise(block));
        } else {
            wrong(block.line, say("lesson", "\"```%1\": expected lesson, case, question, exercise or text")(info));
        }
    }

    void addQuestion(LessonQuestion question)
    {
        if (!question.vote.empty())
            checkVote(question);
        LessonFigure* before = figureDirectlyBefore();
        if (before && question.vote.empty() && !before->question)
            before->question = m_lesson.questions.size();
        if (before && !before->unseen.empty() && before->unseen.size() != question.answers.size())
            m_problems.push_back({question.line, "question",
                                  say("lesson", "has %1 answers; expected one for each of the %2 engines")(
                                      question.answers.size(), before->unseen.size())});
        m_lesson.add(LessonBlock::Kind::Question, m_lesson.questions.size());
        m_lesson.questions.push_back(std::move(question));
    }

    // The last case, where nothing but questions follows it.
    LessonFigure* figureDirectlyBefore()
    {
        const auto last = std::find_if(m_lesson.blocks.rbegin(), m_lesson.blocks.rend(), [](const LessonBlock& block) {
            return block.kind != LessonBlock::Kind::Question;
        });
        const bool isFigure = last != m_lesson.blocks.rend() && last->kind == LessonBlock::Kind::Figure;
        return isFigure ? &m_lesson.figures[last->index] : nullptr;
    }

    void checkVote(const LessonQuestion& question)
    {
        const auto isChoice = [&](const FieldChange& change) {
            return !m_lesson.figures.empty()
                && std::ranges::any_of(m_lesson.figures.back().knobs, [&](const LessonKnob& knob) {
                       return knob.field == change.field
                           && std::ranges::find(knob.choices, change.value) != knob.choices.end();
                   });
        };
        if (!std::ranges::all_of(question.vote, isChoice))
            m_problems.push_back({question.line, "vote",
                                  say("lesson", "\"%1\": expected a setting of the knobs of the case before")(
                                      changesText(question.vote))});
    }

    const std::filesystem::path& m_folder;
    std::vector<std::string_view> m_lines;
    size_t m_at = 0;
    Lesson m_lesson;
    std::vector<LessonProblem> m_problems;
};

} // namespace

LessonReading readLesson(std::string_view text, const std::filesystem::path& folder)
{
    return LessonReader(text, folder).read();
}

std::string plainText(const LessonText& text)
{
    std::string plain;
    for (const LessonSpan& span : text.spans)
        plain += span.text;
    return plain;
}

void forEachText(const Lesson& lesson, const std::function<void(const LessonText& text, const char* field)>& visit)
{
    for (const LessonBlock& block : lesson.blocks)
        for (const LessonText& text : block.texts)
            visit(text, "text");
    for (const LessonFigure& figure : lesson.figures) {
        for (const LessonKnob& knob : figure.knobs)
            visit(knob.label, "label");
        if (figure.task)
            visit(figure.task->goal, "goal");
    }
    for (const LessonQuestion& question : lesson.questions) {
        visit(question.words, "ask");
        for (const LessonAnswer& answer : question.answers) {
            visit(answer.words, answer.isRight ? "right" : "wrong");
            visit(answer.why, "why");
        }
    }
    for (const LessonExercise& exercise : lesson.exercises)
        visit(exercise.words, "ask");
}

void chooseUnseen(Lesson& lesson, const std::function<size_t(size_t count)>& choose)
{
    for (LessonFigure& figure : lesson.figures) {
        if (figure.unseen.empty())
            continue;
        const size_t chosen = choose(figure.unseen.size());
        figure.engine = numberedName(figure.unseen[chosen]);
        if (figure.question)
            for (size_t answer = 0; LessonAnswer & each : lesson.questions[*figure.question].answers)
                each.isRight = answer++ == chosen;
    }
}

LessonFold foldAfter(const Lesson& lesson, size_t begin)
{
    using Kind = LessonBlock::Kind;
    const auto hasTask = [&](const LessonBlock& block) {
        return block.kind == Kind::Figure && lesson.figures[block.index].task.has_value();
    };
    if (!hasTask(lesson.blocks[begin]))
        return {};
    const auto from = lesson.blocks.begin() + static_cast<std::ptrdiff_t>(begin) + 1;
    const auto explanation =
        std::find_if(from, lesson.blocks.end(), [](const auto& block) { return block.kind != Kind::Question; });
    const auto end = std::find_if(explanation, lesson.blocks.end(), [&](const LessonBlock& block) {
        return block.kind == Kind::Heading || hasTask(block);
    });
    return {static_cast<size_t>(explanation - lesson.blocks.begin()), static_cast<size_t>(end - lesson.blocks.begin())};
}

} // namespace tessera
