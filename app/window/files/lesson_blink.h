// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/comparison/compare_canvas.h"

#include <optional>

namespace tessera {

class BlinkBar;
class ViewArea;

// A lesson's case may take turns with another one, which is B: A and B in one place, flipped by the bar's clock.
// Whoever arranges them otherwise stops it.
class LessonBlink : public QObject {
    Q_OBJECT

public:
    LessonBlink(ViewArea& views, BlinkBar& bar);

    void start(); // the case and its B are the document's
    void stop(); // the tensors, and the reader's arrangement

private:
    bool isFlipping() const;

    ViewArea& m_views;
    BlinkBar& m_bar;
    std::optional<CompareCanvas::Arrangement> m_before; // the reader's
};

} // namespace tessera
