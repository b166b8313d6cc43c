// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QString>

#include <optional>
#include <utility>

namespace tessera {

struct LessonFigure;

// A lesson's case may name its engine A, with the reference as B. The reader's own come back after it.
class LessonEngines {
public:
    explicit LessonEngines(Document& document)
        : m_document(document)
    {
    }

    void choose(Document::State& state, const LessonFigure& figure); // the figure's; where it names none, the reader's
    void resume(const LessonFigure& figure); // shown since before; what the reader had is not known any more
    bool areOf(const LessonFigure& figure) const; // those of the document; any, where it names none
    void giveBack(const LessonFigure& figure); // to the document, which shows it
    void keepOut(const LessonFigure& figure) const; // keeps them from the document, which shows another case

private:
    Document& m_document;
    std::optional<std::pair<QString, QString>> m_before; // A and B of the reader, while a lesson shows its own
};

} // namespace tessera
