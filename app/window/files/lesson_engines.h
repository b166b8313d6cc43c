// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QString>

#include <optional>
#include <utility>

namespace tessera {

struct Lesson;
struct LessonFigure;

// What a lesson's case is shown with. A case may name its engine A, with the reference as B, and another case to take
// turns with, whose output is B then.
struct LessonSides {
    QString a; // empty: the reader's
    QString b;
};
std::optional<LessonSides> sidesOf(const Lesson& lesson, const LessonFigure& figure); // none: the reader's

// Puts them in place of the reader's own, which come back after them.
class LessonEngines {
public:
    using Sides = std::optional<LessonSides>;
    explicit LessonEngines(Document& document)
        : m_document(document)
    {
    }

    void choose(Document::State& state, const Sides& sides);
    void resume(const Sides& sides); // shown since before; what the reader had is not known any more
    bool areOf(const Sides& sides) const; // those of the document; any, where the reader's are
    void giveBack(const Sides& sides); // to the document, which shows it
    void keepOut(const Sides& sides) const; // keeps them from the document, which shows another case

private:
    Document& m_document;
    std::optional<std::pair<QString, QString>> m_before; // A and B of the reader, while a lesson shows its own
};

} // namespace tessera
