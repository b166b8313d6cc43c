// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/cell_marks.h"

#include "app/theme.h"
#include "app/views/blend.h"
#include "engine/plan_tables.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include <cmath>

namespace tessera {

static_assert(setOf(CellMark::Tie) == MarkTie && setOf(CellMark::Clamped) == MarkClamped
              && setOf(CellMark::Cropped) == MarkCropped && setOf(CellMark::Skipped) == MarkSkipped);

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("CellMarks", text);
}

} // namespace

QString nameOf(CellMark mark)
{
    switch (mark) {
    case CellMark::Tie:
        return tr("Rounding ties");
    case CellMark::Clamped:
        return tr("Clamped to the edge");
    case CellMark::Cropped:
        return tr("Cropped away");
    case CellMark::Skipped:
        return tr("Never read");
    case CellMark::OtherOrder:
        return tr("Moved by the other order");
    case CellMark::NotANumber:
        return tr("NaN");
    case CellMark::Infinite:
        return tr("±Inf");
    case CellMark::Negative:
        return tr("Negative");
    default:
        return tr("Outside the range");
    }
}

QString sentenceOf(CellMark mark)
{
    switch (mark) {
    case CellMark::Tie:
        return tr("The coordinate lies on a rounding boundary: other programs may take the neighbour");
    case CellMark::Clamped:
        return tr("The coordinate lies outside the input: the edge is repeated");
    case CellMark::Cropped:
        return tr("No output reads these inputs: they lie beyond what the outputs stand for");
    case CellMark::Skipped:
        return tr("No output reads these inputs: others, next to them, are read instead");
    case CellMark::OtherOrder:
        return tr("Elements that another Order would take from, or bring to, another place");
    case CellMark::NotANumber:
        return tr("Values that are not a number");
    case CellMark::Infinite:
        return tr("Values that are infinite");
    case CellMark::Negative:
        return tr("Values below zero");
    default:
        return tr("Values that the colours' range does not reach");
    }
}

QColor inkOf(CellMark mark)
{
    return markColor(static_cast<int>(mark));
}

namespace {

bool isOnHatch(CellMark mark, int u, int v)
{
    const int a = (u + v) & 7, b = (u - v) & 7;
    switch (mark) {
    case CellMark::Tie: // rising
        return a < 2;
    case CellMark::Clamped: // level
        return (v & 3) == 0;
    case CellMark::Cropped: // a net
        return a < 2 || b < 2;
    case CellMark::Skipped: // dots
        return (u & 3) < 2 && (v & 3) < 2;
    case CellMark::OtherOrder: // falling
        return b < 2;
    case CellMark::NotANumber: // a dense net
        return (a & 3) == 0 || (b & 3) == 0;
    case CellMark::Infinite: // upright
        return (u & 3) == 0;
    case CellMark::Negative: // dashes, like minus signs
        return (v & 3) == 0 && ((u + (v & 4)) & 7) < 5;
    default: // a grid
        return (u & 7) < 1 || (v & 7) < 1;
    }
}

} // namespace

Hatch hatchOf(CellMark mark)
{
    Hatch hatch = {};
    for (int v = 0; v < kHatchPeriod; ++v)
        for (int u = 0; u < kHatchPeriod; ++u)
            if (isOnHatch(mark, u, v))
                hatch[static_cast<size_t>(v)] |= static_cast<uint8_t>(1 << u);
    return hatch;
}

void paintSwatch(QPainter& painter, const QRect& rect, CellMark mark, double dpr)
{
    QImage swatch((QSizeF(rect.size()) * dpr).toSize(), QImage::Format_RGB32);
    const QColor ink = inkOf(mark), ground = color(Role::Canvas);
    const int unit = std::max(1, static_cast<int>(std::lround(dpr)));
    for (int y = 0; y < swatch.height(); ++y)
        for (int x = 0; x < swatch.width(); ++x)
            swatch.setPixel(x, y, isOnHatch(mark, x / unit, y / unit) ? ink.rgb() : mixed(ink.rgb(), ground.rgb(), 64));
    painter.drawImage(rect, swatch);
    painter.setPen(color(Role::Border));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace tessera
