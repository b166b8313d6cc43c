// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/canvas/tensor_display.h"

#include <optional>

namespace tessera {

struct LessonFigure;

// How the reader had cells marked and coloured.
struct ReadersLook {
    CellMarks marks{};
    std::optional<Trait> trait;
};

// A lesson's case has its own marks, and may have its own colours. The reader's come back after it: the colours with
// the next case that has none, the marks when the lesson is left.
class LessonLooks {
public:
    explicit LessonLooks(TensorDisplay& display)
        : m_display(display)
    {
    }

    void choose(const LessonFigure& figure);
    void giveBack();
    bool areOf(const LessonFigure& figure) const;

private:
    void colour(const ReadersLook& look);

    TensorDisplay& m_display;
    std::optional<ReadersLook> m_before;
    bool m_isColoured = false; // by a lesson
};

} // namespace tessera
