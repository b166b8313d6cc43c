// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/mip_pyramid.h"

#include <QColor>
#include <QPainterPath>
#include <QString>

#include <array>
#include <cstdint>

class QPainter;
class QRect;

namespace tessera {

// What cells are marked with, in the order in which one lies over the next. The first four are the plan's, the fifth is
// what the operator's other order moves, the last what an engine was found to read otherwise, the rest are the values'.
enum class CellMark : uint8_t {
    Tie,
    Clamped,
    Cropped,
    Skipped,
    OtherOrder,
    NotANumber,
    Infinite,
    Negative,
    OutOfRange,
    ReadOtherwise,
};
inline constexpr std::array kCellMarks = {
    CellMark::Tie,        CellMark::Clamped,  CellMark::Cropped,  CellMark::Skipped,    CellMark::OtherOrder,
    CellMark::NotANumber, CellMark::Infinite, CellMark::Negative, CellMark::OutOfRange, CellMark::ReadOtherwise,
};

using CellMarks = uint16_t; // a set of them
constexpr CellMarks setOf(CellMark mark)
{
    return static_cast<CellMarks>(1U << static_cast<unsigned>(mark));
}
inline constexpr CellMarks kPlanMarks = setOf(CellMark::Tie) | setOf(CellMark::Clamped) | setOf(CellMark::Cropped)
    | setOf(CellMark::Skipped); // the same bits as the plan's (engine/core/plan/plan_tables.h)
inline constexpr CellMarks kValueMarks =
    setOf(CellMark::NotANumber) | setOf(CellMark::Infinite) | setOf(CellMark::Negative) | setOf(CellMark::OutOfRange);

QString nameOf(CellMark mark); // "Rounding ties"
QString sentenceOf(CellMark mark);
QColor inkOf(CellMark mark);

// The pattern that says the same as a mark's colour. Row by row, a bit is set where a line lies; it repeats.
inline constexpr int kHatchPeriod = 8; // in units: a pixel of the design
using Hatch = std::array<uint8_t, kHatchPeriod>;
Hatch hatchOf(CellMark mark);
struct HatchLines { // sloping lines: the pixels where x + y, or x − y, modulo `period` is less than `width`
    bool rises;
    int width, period;
};
QPainterPath hatchPath(CellMark mark, const QRect& area); // the same without steps, in pixels of the design
QPainterPath hatchPath(const HatchLines& lines, const QRect& area);
void paintSwatch(QPainter& painter, const QRect& rect, CellMark mark, double dpr); // for legends

// Which of the values' marks the elements of a tensor have: counted, and at 1/2, 1/4 … of the planes' size, where a
// flag is set when any element below has it, so that a single one among millions is kept. At the full size they are
// read from the tensor. They take a third of a byte an element.
class ValueFlags : public Mips<uint8_t> {
public:
    // `range`: values beyond it are OutOfRange; none: no value is.
    ValueFlags(const Tensor& tensor, std::optional<std::pair<double, double>> range, const std::stop_token& stop);

    uint64_t marked(CellMark mark) const { return m_elements[static_cast<size_t>(mark)]; }

    // Reads the flags of `count` elements from memory offset `offset` on: the four value marks, shifted down by kShift.
    static constexpr int kShift = static_cast<int>(CellMark::NotANumber);
    void read(uint64_t offset, uint64_t stride, size_t count, uint8_t* out) const;

private:
    uint8_t flagsOf(double value) const;

    Tensor m_tensor;
    PaddedShape m_shape;
    std::optional<std::pair<double, double>> m_range;
    std::vector<uint8_t> m_table; // the flags by an element's bits, for types of at most 16 bits
    std::array<uint64_t, kCellMarks.size()> m_elements = {};
};

} // namespace tessera
