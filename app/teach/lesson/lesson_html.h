// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"
#include "app/tensor/canvas/element_texts.h"
#include "engine/teach/lesson/lesson.h"

#include <QString>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace tessera {

// One step of a lesson: what stands under one heading; under the first one also what stands before it.
struct LessonStep {
    size_t begin = 0, end = 0; // blocks [begin, end)
    std::optional<size_t>
        figure; // that is shown beside it: its first, else the last one before it, else the lesson's first
};
std::vector<LessonStep> stepsOf(const Lesson& lesson); // at least one

// What the reader has done in a step.
struct LessonReader {
    std::map<size_t, size_t> answers; // by question: which of its answers was chosen last
    std::map<size_t, QString> typed; // by question: what was typed last
    std::set<size_t> reached; // figures whose knobs were turned right: the question why is asked
    std::set<size_t> opened; // figures whose task is done, or whose explanation was asked for
    std::set<size_t> solutions; // exercises whose solution was asked for
    std::optional<size_t> figure; // that is shown
};

size_t rightAnswers(const Lesson& lesson, const LessonReader& reader); // of a quiz

// The blocks of the step that are not folded behind a task.
std::vector<size_t> shownBlocks(const Lesson& lesson, const LessonStep& step, const LessonReader& reader);
// The question that the reader types the answer of: the first of these blocks that is not answered right; none: there
// is none.
std::optional<size_t> typedQuestion(const Lesson& lesson, const LessonStep& step, const LessonReader& reader);

// Side by side, in cells so wide at least; a cell without a value is to be filled in.
QString gridsHtml(const std::vector<LessonGrid>& grids, int cellWidth);
QString linkHtml(const QString& to, const QString& html, Role role = Role::Accent);
QString spansHtml(const LessonText& text); // rich text
// A step as the rich text of a QTextBrowser, in the theme's colours. Links: "answer:QUESTION:ANSWER", "case:FIGURE",
// "explanation:FIGURE", "solution:EXERCISE", "order:", and in the score of a quiz "step:NUMBER" and "quiz:".
QString lessonHtml(const Lesson& lesson, const LessonStep& step, const LessonReader& reader);

// The heading of a step; a lesson without headings is one step, and its title stands for it.
QString headingOf(const Lesson& lesson, const LessonStep& step);
QString askedHtml(const LessonQuestion& question); // for an audience: the question, and its answers with their signs
QString truthHtml(const LessonQuestion& question); // the same: what is right, and why
QString goalHtml(const LessonFigure& figure); // of its task

// Stands in words of code where a line would otherwise end in them. What is copied has none.
inline constexpr QChar kWordJoiner = u'\u2060';

inline constexpr auto kWhyAnchor = "why"; // where the question of a task stands

// The answers of a question in the order in which they stand: turned round, as teachers write the right one first.
std::vector<size_t> answerOrder(const LessonQuestion& question);

} // namespace tessera
