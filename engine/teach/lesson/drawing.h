// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/ops/operators.h"
#include "engine/core/plan/plan.h"
#include "engine/teach/lesson/lesson.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// What is drawn below the tensors of a case, as a list that a window paints and a page writes as SVG.

// What a colour means; which one it is, is for whoever draws. N … X are those of the axes n, c, y, x. Kind0 … Kind7
// tell neighbours apart.
enum class Ink : uint8_t {
    Text,
    Quiet,
    Accent,
    Wrong,
    N,
    C,
    Y,
    X,
    Kind0,
    Kind1,
    Kind2,
    Kind3,
    Kind4,
    Kind5,
    Kind6,
    Kind7,
};
inline constexpr size_t kInks = static_cast<size_t>(Ink::Kind7) + 1;
inline constexpr std::array<std::string_view, kInks> kInkNames = {
    "text", "quiet", "accent", "wrong", "n", "c", "y", "x", "k0", "k1", "k2", "k3", "k4", "k5", "k6", "k7"};

struct DrawnRect {
    double x, y, width, height;
    Ink ink;
    double fill = 0; // how opaque its inside is, from 0 to 1
    bool hasFrame = true;

    bool operator==(const DrawnRect&) const = default;
};

struct DrawnLine {
    double x1, y1, x2, y2;
    Ink ink;
    bool isStrong = false; // twice as thick
    bool hasArrow = false; // at its second end

    bool operator==(const DrawnLine&) const = default;
};

struct DrawnText {
    enum class Align : uint8_t { Left, Centre, Right };
    double x, y; // where it is aligned, and its middle's height
    Message words;
    Ink ink = Ink::Text;
    double size = 12; // of its letters
    Align align = Align::Left;
    bool isStrong = false;
    bool isCode = false; // numbers and formulas: a letter is kCodeAdvance times its size wide

    bool operator==(const DrawnText&) const = default;
};
inline constexpr double kCodeAdvance = 0.61;

// Painted in this order: rectangles, lines, texts. Units are pixels at the size that it is designed for.
struct Drawing {
    double width = 0, height = 0; // 0: there is nothing to draw
    std::vector<DrawnRect> rects;
    std::vector<DrawnLine> lines;
    std::vector<DrawnText> texts;
    Message sentence; // what it shows, for those who do not see it

    bool isEmpty() const { return width == 0; }
};

inline constexpr double kDrawingWidth = 352; // of every drawing: the window's panel of a lesson has room for it

// Whether the case has what is drawn: digits need a permutation of blocks, stamps a plan of bands.
bool canDraw(LessonFigure::Drawing what, const Operator& op);

// `output` is the element that is pinned; none: its numbers are left out. `engine` is whose output is shown: of
// "sabotage:permutation" the digits are exchanged as that engine does it, and what is wrong is marked. Empty where
// canDraw() says no.
Drawing drawingOf(LessonFigure::Drawing what, const Operator& op, const Plan& plan, std::optional<uint64_t> output,
                  std::string_view engine = {});
// The figure as its lesson shows it first, with its first pin.
Drawing drawingOf(const LessonFigure& figure);

} // namespace tessera
