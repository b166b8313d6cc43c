// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/teach/lesson/lesson.h"

#include <QString>

#include <span>
#include <vector>

namespace tessera {

// A lesson on paper. Tasks: its tasks, questions and exercises with empty cells. Solutions: of the same numbers.
enum class SheetOf : uint8_t { Tasks, Solutions };

// A part of it is HTML, and stands on one page where it fits.
struct SheetPart {
    QString html;
    bool beginsPage = false;
};
// Throws what loading and running its cases does.
std::vector<SheetPart> sheetParts(const Lesson& lesson, SheetOf of, const MemoryBudget& budget = {});
// They, on A4 pages. Throws IoError.
void writeSheet(const QString& path, const QString& title, std::span<const SheetPart> parts);

} // namespace tessera
