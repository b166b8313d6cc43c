// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/painting/color_key_painter.h"

#include <QPainter>
#include <QString>

#include <algorithm>

namespace tessera {

// This room paints what is seen of a tensor: cells, numbers, marks, the minimap. Its painters know no widget. The
// canvas, the lessons' player and pictures of cases use them.

// How numbers are written in cells: as short as they read back equal, with four digits, or as their bits.
enum class CellNumbers { Shortest, Rounded, Hex };

// How all numbers of a view are written: alike. Whole where each of them fits; else decimal ones rounded after the same
// digit ("0.50" beside "1.17", ".25" where all are below 1), or as powers of ten with as many digits ("6.0e-8") where
// the largest is very large or very small. Not at all where that says too little, or where whole numbers, bits or names
// do not fit: they are never cut. NaN and infinities have no digits, and do not count.
class NumberForm {
public:
    explicit NumberForm(CellNumbers numbers)
        : m_numbers(numbers)
    {
    }
    void add(const QString& whole); // one of them: a number, its bits or a name
    qsizetype longest() const { return m_longest; } // counts the characters of the longest; at least 1
    void fit(qsizetype most); // decides; `most`: the characters that a cell has room for
    QString written(const QString& whole) const; // after fit(); empty: it is not written

private:
    enum class Kind { None, Whole, Decimal, Power };
    bool fitDecimals(qsizetype most);
    bool fitPowers(qsizetype most);
    QString decimal(double value) const;
    QString power(double value) const;
    double largest() const { return std::max(-m_minimum, m_maximum); }

    CellNumbers m_numbers;
    Kind m_kind = Kind::None;
    int m_decimals = 0; // after the point
    qsizetype m_longest = 1, m_most = 0;
    bool m_hasNames = false, m_hasDecimals = false;
    double m_minimum = 0, m_maximum = 0, m_smallest = 0; // smallest: size of those that are not 0; 0: all are
    int m_mostDecimals = 0, m_mostDigits = 0; // the most that any of them has
};

struct CellArea { // the visible cells of a plane
    PlaneLayout::Cell plane;
    uint32_t top, bottom, left, right; // both ends included

    uint64_t count() const { return uint64_t{bottom - top + 1} * (right - left + 1); }
};
std::vector<CellArea> cellsIn(const QRect& clip, const PlaneLayout& layout);

// What is drawn over the colours of the cells that are in `clip`, in device pixels. The painter's device is an image of
// 32 bits a pixel, or a picture made of vectors.
class CellPainter {
public:
    CellPainter(QPainter& painter, const QRect& clip, const DrawableTensor& tensor, const PlaneLayout& layout,
                const ShownPlanes& planes, const LevelColors& colors, std::optional<ColorKeyLook> look = {},
                CellNumbers numbers = CellNumbers::Shortest);
    // The outputs that the player has not filled stay empty. Null: all are filled.
    void leaveEmpty(const PlaybackState* step) { m_step = step; }
    void setHasMarks(bool hasMarks) { m_hasMarks = hasMarks; } // in vectors, numbers then get a plate against the lines

    void paintCells(); // the colours too, each cell a rectangle: for vectors
    void paintHatch(); // NaN, +inf and -inf, beside their colours
    void paintGrid(bool cells, uint32_t block); // lines between cells, and heavier ones every `block` cells; 1 = none
    void paintNumbers(); // the numbers of all cells or of none, then the coordinates
    void paintCaptions(); // the planes' captions, and the names of the axes at the first one

private:
    struct Text {
        QRect cell;
        QColor color;
        QRgb ground = 0;
        std::array<QString, 4> lines;
        QString coordinates;
        double coordinateInk = 1; // the opacity of the colour
    };
    struct GridLines { // every `step` cells; heavier ones follow thin ones
        uint32_t step;
        int thickness;
        QRgb before, after; // the edge; with their weight as alpha
    };
    bool isEmpty(const PlaneLayout::Cell& there) const; // a cell of the tensor
    template <class Visit> void forCells(const CellArea& area, Visit&& visit) const;
    void paintSlopes(const QRect& cell, const QColor& ink, bool rise); // lines of a hatch
    QRgb meanGround() const;
    template <class Visit>
    void forLines(const GridLines& lines, double start, uint32_t first, uint32_t last, Visit&& visit) const;
    std::vector<QRgb> linePixels(const std::vector<GridLines>& grid, double start, int from, int count, uint32_t first,
                                 uint32_t last) const;
    void paintLines(const CellArea& area, const std::vector<GridLines>& grid);
    void paintLineVectors(const CellArea& area, const std::vector<GridLines>& grid);
    bool isOfPixels() const { return m_painter.device()->devType() == QInternal::Image; }
    void clear(QRect place, QRgb ground); // below a number
    QRgb groundOfNumber(const QRect& cell, QRgb ground) const;
    std::vector<Text> texts(const CellArea& area, bool coordinates) const;
    QString textOf(const PlaneLayout::Cell& cell, uint32_t channel) const;
    void paintTexts(const std::vector<Text>& texts);
    void paintCoordinates(const std::vector<Text>& texts);
    void paintRowNames();
    void paintAxisNames(const QRectF& plane, int pixelSize, double captionEnd);

    QPainter& m_painter;
    QRect m_clip;
    const DrawableTensor& m_tensor;
    const PlaneLayout& m_layout;
    const ShownPlanes& m_planes;
    const LevelColors& m_colors;
    std::optional<ColorKeyLook> m_look; // in place of the values' colours
    CellNumbers m_numbers;
    const PlaybackState* m_step = nullptr;
    bool m_hasMarks = false;
    double m_dpr;
    double m_cell; // size in designed pixels
};

} // namespace tessera
