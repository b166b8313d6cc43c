// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/views/comparison/compare_canvas.h"

#include <optional>
#include <utility>

namespace tessera {

class BlinkBar;
class ViewArea;
struct Lesson;
struct LessonFigure;

// What a lesson's case is shown with. A case may name its engine A, with the reference as B, and another case to take
// turns with, whose output is B then.
struct LessonSides {
    QString a; // empty: the reader's
    QString b;
};
std::optional<LessonSides> sidesOf(const Lesson& lesson, const LessonFigure& figure); // none: the reader's

// Puts what a lesson's case is shown with in place of the reader's own, which comes back after it: engines, marks and
// colours, and how A and B are arranged.
class LessonStage : public QObject {
    Q_OBJECT

public:
    using Sides = std::optional<LessonSides>;
    LessonStage(Document& document, ViewArea& views, BlinkBar& bar);

    void chooseEngines(Document::State& state, const Sides& sides);
    void resumeEngines(const Sides& sides); // shown since before; what the reader had is not known any more
    bool hasEngines(const Sides& sides) const; // the document has them; any, where the reader's are
    void giveBackEngines(const Sides& sides); // to the document, which shows the lesson's case
    void keepOutEngines(const Sides& sides) const; // keeps them from the document, which shows another case

    // The reader's colours come back with the next case that has none, the marks when the lesson is left.
    void chooseLook(const LessonFigure& figure);
    void giveBackLook();
    bool hasLook(const LessonFigure& figure) const;

    // A case may take turns with another one, which is B: A and B in one place, flipped by the bar's clock. Whoever
    // arranges them otherwise stops it.
    void startBlink(); // the case and its B are the document's
    void stopBlink(); // the tensors, and the reader's arrangement

private:
    struct Look {
        CellMarks marks{};
        std::optional<Trait> trait;
    };
    void colour(const Look& look);
    bool isFlipping() const;

    Document& m_document;
    ViewArea& m_views;
    TensorDisplay& m_display;
    BlinkBar& m_bar;
    bool m_isColoured = false; // by a lesson
    // the reader's, while a lesson shows its own
    std::optional<std::pair<QString, QString>> m_engines; // A and B
    std::optional<Look> m_look;
    std::optional<CompareCanvas::Arrangement> m_arrangement;
};

} // namespace tessera
