// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/teach/lesson/quiz.h"

#include <QString>
#include <QStringList>

namespace tessera {

// Where lessons lie: the reader's files, and resources of the program.

QStringList builtInNames(); // "01_memory.md", in their order
QStringList builtInLectures(); // "lectures/1_layouts.md", in their order
QString builtInPath(const QString& name);
bool isBuiltIn(const QString& path);
QString quizPath(const QuizOrder& order); // a quiz has a path like a lesson of the program
QString builtInTitle(const QString& name); // the title in the first line, "# Layouts: where a number lives", translated

// The path of the lesson in the window's language, if there is one. A translation opened by its own name stays.
QString inLanguage(const QString& path);
Lesson lessonAt(const QString& path, const MemoryBudget& budget); // throws IoError, TextError, EngineError

// The lesson of the program after that of this name. Empty: this is the last one, or none of the program's.
QString lessonAfter(const QString& path);

} // namespace tessera
