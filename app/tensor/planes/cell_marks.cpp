// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/cell_marks.h"

#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/tensor/planes/tone.h"
#include "app/tensor/planes/value_elements.h"
#include "engine/core/plan/plan_tables.h"
#include "engine/core/tensor/value.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace tessera {

static_assert(setOf(CellMark::Tie) == MarkTie && setOf(CellMark::Clamped) == MarkClamped
              && setOf(CellMark::Cropped) == MarkCropped && setOf(CellMark::Skipped) == MarkSkipped);
static_assert(kCellMarks.size() == kMarkColors);

namespace {

struct MarkWords {
    const char* name;
    const char* sentence;
};

// One for each CellMark, in its order.
constexpr MarkWords kWords[] = {
    {QT_TRANSLATE_NOOP("tessera", "Rounding ties"),
     QT_TRANSLATE_NOOP("tessera", "The coordinate lies on a rounding boundary: other programs may take the neighbour")},
    {QT_TRANSLATE_NOOP("tessera", "Clamped to the edge"),
     QT_TRANSLATE_NOOP("tessera",
                       "The coordinate, or part of its filter, lies outside the input: the edge is repeated")},
    {QT_TRANSLATE_NOOP("tessera", "Cropped away"),
     QT_TRANSLATE_NOOP("tessera", "No output reads these inputs: they lie beyond what the outputs stand for")},
    {QT_TRANSLATE_NOOP("tessera", "Never read"),
     QT_TRANSLATE_NOOP("tessera", "No output reads these inputs: others, next to them, are read instead")},
    {QT_TRANSLATE_NOOP("tessera", "Moved by the other order"),
     QT_TRANSLATE_NOOP("tessera", "Elements that another Order would take from, or bring to, another place")},
    {QT_TRANSLATE_NOOP("tessera", "NaN"), QT_TRANSLATE_NOOP("tessera", "Values that are not a number")},
    {QT_TRANSLATE_NOOP("tessera", "±Inf"), QT_TRANSLATE_NOOP("tessera", "Values that are infinite")},
    {QT_TRANSLATE_NOOP("tessera", "Negative"), QT_TRANSLATE_NOOP("tessera", "Values below zero")},
    {QT_TRANSLATE_NOOP("tessera", "Outside the range"),
     QT_TRANSLATE_NOOP("tessera", "Values that the colours' range does not reach")},
    {QT_TRANSLATE_NOOP("tessera", "Read otherwise by the engine"),
     QT_TRANSLATE_NOOP("tessera", "Outputs whose sources, as the X-ray found them, are not the operator's")},
};
static_assert(std::size(kWords) == kCellMarks.size());

} // namespace

QString nameOf(CellMark mark)
{
    return tr(kWords[static_cast<size_t>(mark)].name);
}

QString sentenceOf(CellMark mark)
{
    return tr(kWords[static_cast<size_t>(mark)].sentence);
}

QColor inkOf(CellMark mark)
{
    return markColor(static_cast<int>(mark));
}

namespace {

std::vector<HatchLines> slopingLines(CellMark mark)
{
    switch (mark) {
    case CellMark::Tie:
        return {{true, 2, 8}};
    case CellMark::Cropped: // a net
        return {{true, 2, 8}, {false, 2, 8}};
    case CellMark::OtherOrder:
        return {{false, 2, 8}};
    case CellMark::ReadOtherwise:
        return {{true, 3, 8}};
    case CellMark::NotANumber: // a dense net
        return {{true, 1, 4}, {false, 1, 4}};
    case CellMark::Clamped:
    case CellMark::Skipped:
    case CellMark::Infinite:
    case CellMark::Negative:
    case CellMark::OutOfRange:
        break;
    }
    return {};
}

bool isOnHatch(CellMark mark, int u, int v)
{
    switch (mark) {
    case CellMark::Clamped: // level
        return (v & 3) == 0;
    case CellMark::Skipped: // dots
        return (u & 3) < 2 && (v & 3) < 2;
    case CellMark::Infinite: // upright
        return (u & 3) == 0;
    case CellMark::Negative: // dashes, like minus signs
        return (v & 3) == 0 && ((u + (v & 4)) & 7) < 5;
    case CellMark::OutOfRange: // a grid
        return (u & 7) < 1 || (v & 7) < 1;
    case CellMark::Tie:
    case CellMark::Cropped:
    case CellMark::OtherOrder:
    case CellMark::ReadOtherwise:
    case CellMark::NotANumber:
        break;
    }
    return std::ranges::any_of(slopingLines(mark), [&](const HatchLines& lines) {
        return ((lines.rises ? u + v : u - v) & (lines.period - 1)) < lines.width;
    });
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

QPainterPath hatchPath(const HatchLines& lines, const QRect& area)
{
    // A pixel's middle lies half a pixel from its corners: the lines begin half a pixel earlier.
    const QPolygonF bounds{QRectF(area)};
    const double least = lines.rises ? area.left() + area.top() : area.left() - area.bottom() - 1;
    const double most = lines.rises ? area.right() + area.bottom() + 2 : area.right() + 1 - area.top();
    const double shift = lines.rises ? 0.5 : -0.5, far = area.height();
    QPainterPath path;
    for (double at = std::floor((least - lines.width) / lines.period) * lines.period + shift; at < most;
         at += lines.period) {
        const auto x = [&](double sum, double y) { return lines.rises ? sum - y : sum + y; };
        const double top = area.top(), bottom = top + far, next = at + lines.width;
        const QPolygonF band(
            {{x(at, top), top}, {x(next, top), top}, {x(next, bottom), bottom}, {x(at, bottom), bottom}});
        if (const QPolygonF inside = band.intersected(bounds); inside.size() > 2)
            path.addPolygon(inside);
    }
    return path;
}

QPainterPath hatchPath(CellMark mark, const QRect& area)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    const std::vector<HatchLines> sloping = slopingLines(mark);
    for (const HatchLines& lines : sloping)
        path.addPath(hatchPath(lines, area));
    for (int y = area.top(); sloping.empty() && y <= area.bottom(); ++y)
        for (int x = area.left(), end = x; x <= area.right(); x = end + 1) {
            for (end = x; end <= area.right() && isOnHatch(mark, end, y); ++end) { }
            if (end > x)
                path.addRect(x, y, end - x, 1);
        }
    return path;
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

namespace {

constexpr uint8_t flag(CellMark mark)
{
    return static_cast<uint8_t>(setOf(mark) >> ValueFlags::kShift);
}

// Makes one row of half the length from two; a row without a partner comes twice.
void reduce(const uint8_t* high, const uint8_t* low, uint32_t count, uint8_t* out)
{
    for (uint32_t x = 0; x < count; ++x) {
        const auto both = static_cast<uint8_t>(high[x] | low[x]);
        out[x / 2] = x % 2 == 0 ? both : static_cast<uint8_t>(out[x / 2] | both);
    }
}

} // namespace

ValueFlags::ValueFlags(const Tensor& tensor, std::optional<std::pair<double, double>> range,
                       const std::stop_token& stop)
    : Mips(PaddedShape(tensor.desc))
    , m_tensor(tensor)
    , m_shape(tensor.desc)
    , m_range(range)
{
    const DataType type = tensor.desc.dataType;
    if (const uint32_t bits = elementBytes(type) * 8; bits <= 16) {
        m_table.resize(size_t{1} << bits);
        for (size_t i = 0; i < m_table.size(); ++i)
            m_table[i] = flagsOf(toDouble(type, i));
    }
    const auto [batches, channels, height, width] = m_shape.sizes;
    const uint64_t planes = uint64_t{batches} * channels;
    std::vector<uint8_t> high(width), low(width);
    std::array<uint64_t, 16> counts = {};
    for (uint64_t plane = 0; plane < planes && !stop.stop_requested(); ++plane) {
        const auto n = static_cast<uint32_t>(plane / channels), c = static_cast<uint32_t>(plane % channels);
        for (uint32_t y = 0; y < height; ++y) {
            std::vector<uint8_t>& row = y % 2 == 0 ? high : low;
            read(m_shape.rowOffset(n, c, y), m_shape.strides[3], width, row.data());
            for (const uint8_t flags : row)
                ++counts[flags];
            if (count() > 0 && (y % 2 == 1 || y + 1 == height))
                reduce(high.data(), y % 2 == 1 ? low.data() : high.data(), width, writableRow(1, plane, y / 2));
        }
        for (int mip = 2; mip <= count(); ++mip)
            reduceRows(mip, plane, 0, this->height(mip - 1), reduce);
    }
    for (size_t flags = 0; flags < counts.size(); ++flags)
        for (size_t bit = 0; bit < 4; ++bit)
            if ((flags >> bit & 1) != 0)
                m_elements[kShift + bit] += counts[flags];
}

uint8_t ValueFlags::flagsOf(double value) const
{
    if (std::isnan(value))
        return flag(CellMark::NotANumber);
    uint8_t flags = value < 0 ? flag(CellMark::Negative) : 0;
    if (std::isinf(value))
        flags |= flag(CellMark::Infinite);
    if (m_range && (value < m_range->first || value > m_range->second))
        flags |= flag(CellMark::OutOfRange);
    return flags;
}

void ValueFlags::read(uint64_t offset, uint64_t stride, size_t count, uint8_t* out) const
{
    withStorage(m_tensor.desc.dataType, [&]<class T>(T) {
        const T* row = elements<T>(m_tensor) + offset;
        for (size_t i = 0; i < count; ++i) {
            if constexpr (sizeof(T) <= 2)
                out[i] = m_table[static_cast<std::make_unsigned_t<T>>(row[i * stride])];
            else
                out[i] = flagsOf(static_cast<double>(row[i * stride]));
        }
    });
}

} // namespace tessera
