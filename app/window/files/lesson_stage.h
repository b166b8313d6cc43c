// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_display.h"

#include <optional>
#include <utility>

namespace tessera {

struct LessonFigure;

// Puts what a lesson's case is shown with in place of the reader's own, which comes back after it: engines, marks and
// colours. A case may name its engine A, with the reference as B.
class LessonStage {
public:
    using Engine = std::optional<QString>; // A; none: the reader's
    LessonStage(Document& document, TensorDisplay& display)
        : m_document(document)
        , m_display(display)
    {
    }

    void chooseEngines(Document::State& state, const Engine& engine);
    void resumeEngines(const Engine& engine); // shown since before; what the reader had is not known any more
    bool hasEngines(const Engine& engine) const; // the document has them; any, where the reader's are
    void giveBackEngines(const Engine& engine); // to the document, which shows the lesson's case
    void keepOutEngines(const Engine& engine) const; // keeps them from the document, which shows another case

    // The reader's colours come back with the next case that has none, the marks when the lesson is left.
    void chooseLook(const LessonFigure& figure);
    void giveBackLook();
    bool hasLook(const LessonFigure& figure) const;

private:
    struct Look {
        CellMarks marks{};
        std::optional<ColorKey> colorKey;
    };
    void colour(const Look& look);

    Document& m_document;
    TensorDisplay& m_display;
    bool m_isColoured = false; // by a lesson
    // the reader's, while a lesson shows its own
    std::optional<std::pair<QString, QString>> m_engines; // A and B
    std::optional<Look> m_look;
};

} // namespace tessera
