// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/teach/lesson/quiz.h"

#include <QString>
#include <QStringList>

namespace tessera {

// Where lessons lie: files of the reader's, and those that come with the program.

QStringList builtInNames(); // "01_memory.md", in their order
QStringList builtInLectures(); // "lectures/1_layouts.md", in their order
QString builtInPath(const QString& name);
bool isBuiltIn(const QString& path);
QString quizPath(const QuizOrder& order); // of a quiz as a lesson that comes with the program
QString builtInTitle(const QString& name); // the title in the first line, "# Layouts: where a number lives", translated

// The lesson in the window's language, where it is there. A translation that was opened by its name stays.
QString inLanguage(const QString& path);
Lesson lessonAt(const QString& path, const MemoryBudget& budget); // throws IoError, TextError, EngineError

// The one that follows, of those that come with the program; from the folder of this one where it is there. Empty: none
// does.
QString lessonAfter(const QString& path);

} // namespace tessera
