// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/canvas/element_texts.h"
#include "engine/core/tensor/budget.h"
#include "engine/teach/lesson/lesson.h"

#include <QString>

#include <map>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace tessera {

// A step of a lesson: the blocks under one heading. The first step has the blocks before its heading, too.
struct LessonStep {
    size_t begin = 0, end = 0; // blocks [begin, end)
    std::optional<size_t> figure; // shown beside it: its first, else the last one before it, else the lesson's first
};
std::vector<LessonStep> stepsOf(const Lesson& lesson); // at least one

// What the reader has done in a lesson.
struct LessonReader {
    std::map<size_t, size_t> answers; // the last chosen answer by question
    std::set<size_t> reached; // figures whose knobs were turned right, so that the task's question is asked
    std::map<size_t, Case> solved; // cases with their knobs turned right, by figure, until the lesson is opened anew
    std::set<size_t> opened; // figures whose explanation is shown: the task is done, or the reader asked for it
    std::set<size_t> solutions; // exercises whose solution is shown
    std::optional<size_t> figure; // the shown one
};

bool isAnsweredRight(const Lesson& lesson, const LessonReader& reader, size_t question);
size_t rightAnswers(const Lesson& lesson, const LessonReader& reader); // of a quiz

// Grids side by side. The reader fills in empty cells.
struct GridLook {
    int cellWidth = 16; // at least
    int padding = 3; // around a cell's text
    bool isColoured = false; // each grid has a colour of its own
};
QString gridsHtml(const std::vector<LessonGrid>& grids, const GridLook& look = {});
QString spansHtml(const LessonText& text); // rich text
QString knobHtml(const LessonKnob& knob); // its name, and its field
// A step as the rich text of a QTextBrowser, in the theme's colours. Links: "answer:QUESTION:ANSWER", "case:FIGURE",
// "explanation:FIGURE", "solution:EXERCISE", and in the score of a quiz "step:NUMBER" and "quiz:".
QString lessonHtml(const Lesson& lesson, const LessonStep& step, const LessonReader& reader);

// The heading of a step; a lesson without headings is one step, and its title stands for it.
QString headingOf(const Lesson& lesson, const LessonStep& step);
QString askedHtml(const LessonQuestion& question); // for an audience: the question and its answers with their signs
QString truthHtml(const LessonQuestion& question); // for an audience: the right answer, and why

inline constexpr auto kWhyAnchor = "why"; // where the question of a task stands; other questions have their number

// A lesson on paper. Tasks: its tasks, questions and exercises with empty cells. Solutions: numbered alike.
enum class SheetOf : uint8_t { Tasks, Solutions };

// A part in HTML, which is kept on one page where it fits.
struct SheetPart {
    QString html;
    bool beginsPage = false;
};
// Throws what loading and running the cases throws.
std::vector<SheetPart> sheetParts(const Lesson& lesson, SheetOf of, const MemoryBudget& budget = {});
// Writes the parts as a PDF of A4 pages. Throws IoError.
void writeSheet(const QString& path, const QString& title, std::span<const SheetPart> parts);

} // namespace tessera
