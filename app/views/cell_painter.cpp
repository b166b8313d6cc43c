// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/cell_painter.h"

#include "app/views/blend.h"
#include "app/views/cell_marks.h"
#include "app/views/glyph_atlas.h"
#include "engine/value.h"

#include <cmath>
#include <cstring>
#include <map>

namespace tessera {

namespace {

// All sizes are in designed pixels; those that text depends on grow with it.
constexpr double kGridFrom = 6, kBlockGridFrom = 10, kGridFade = 6; // cell sizes
constexpr double kThickBlockGrid = 20; // below, thick lines would cover much of a picture
constexpr double kHatchFrom = 8;
constexpr double kNumbersFrom = 15, kNumbersFade = 6;
constexpr double kCoordinatesFrom = 44, kCoordinatesFade = 8;
constexpr double kSmallestText = 8, kLargestText = 13, kCoordinateText = 8, kCaptionText = 11;
constexpr double kCellPadding = 4; // left and right together
constexpr qsizetype kFewestCharacters = 4; // of a shortened number

double textScale()
{
    return textSettings().scale;
}

double faded(double size, double from, double over)
{
    return std::clamp((size - from) / over, 0.0, 1.0);
}

// The text, or as many of its decimals as fit and a sign that there are more; empty where that says too little.
QString shortened(const QString& text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    const qsizetype point = text.indexOf(u'.');
    if (most < kFewestCharacters || point < 0 || point + 2 > most - 1 || text.contains(u'e'))
        return {};
    return text.left(most - 1) + u'…';
}

// "c0–2 RGB"; where they are no neighbours, "R c0 G c4 B c8".
QString channelsText(const ShownPlanes& planes)
{
    const QString names = QStringLiteral("RGBA").left(planes.channels);
    const auto& picked = planes.picked;
    if (picked[1] == picked[0] + 1 && picked[2] == picked[0] + 2)
        return QStringLiteral("c%1–%2 %3").arg(picked[0]).arg(picked[planes.channels - 1]).arg(names);
    QStringList parts;
    for (uint32_t i = 0; i < planes.channels; ++i)
        parts << QStringLiteral("%1 c%2").arg(names[i]).arg(picked[i]);
    return parts.join(u' ');
}

uint64_t bitsAt(const Tensor& tensor, uint64_t offset)
{
    const size_t bytes = elementBytes(tensor.desc.dataType);
    uint64_t bits = 0; // little-endian machines only, like the files
    std::memcpy(&bits, tensor.bytes().data() + offset * bytes, bytes);
    return bits;
}

} // namespace

// Elements that are smaller than a pixel count though none lies under its centre.
std::vector<CellArea> cellsIn(const QRect& clip, const PlaneLayout& layout)
{
    std::vector<CellArea> areas;
    const double zoom = layout.zoom;
    const auto first = [zoom](double start, double from, uint32_t count) {
        return zoom >= 1 ? PlaneLayout::indexAt(start, zoom, from, count)
                         : static_cast<uint32_t>(std::clamp(std::floor((from - start) / zoom), 0.0, count - 1.0));
    };
    const auto last = [zoom](double start, double to, uint32_t count) {
        return zoom >= 1 ? PlaneLayout::indexAt(start, zoom, to - 1, count)
                         : static_cast<uint32_t>(std::clamp(std::ceil((to - start) / zoom) - 1, 0.0, count - 1.0));
    };
    layout.forPlanesIn(clip, [&](uint32_t n, uint32_t c) {
        const QPointF start = layout.planeOrigin(n, c);
        const QRectF exact(start, QSizeF(layout.width * zoom, layout.height * zoom));
        const QRectF plane = (zoom >= 1 ? layout.planeRect(n, c) : exact) & QRectF(clip);
        if (plane.isEmpty())
            return;
        areas.push_back({{n, c, 0, 0},
                         first(start.y(), plane.top(), layout.height),
                         last(start.y(), plane.bottom(), layout.height),
                         first(start.x(), plane.left(), layout.width),
                         last(start.x(), plane.right(), layout.width)});
    });
    return areas;
}

CellPainter::CellPainter(QPainter& painter, const QRect& clip, const DrawableTensor& tensor, const PlaneLayout& layout,
                         const ShownPlanes& planes, const LevelColors& colors, std::optional<TraitLook> look,
                         CellNumbers numbers)
    : m_painter(painter)
    , m_clip(clip)
    , m_tensor(tensor)
    , m_layout(layout)
    , m_planes(planes)
    , m_colors(colors)
    , m_look(look)
    , m_numbers(numbers)
    , m_dpr(layout.dpr)
    , m_cell(layout.zoom / layout.dpr)
{
}

// Calls visit(cell of the layout, cell of the tensor, its colour) for every cell, row by row.
template <class Visit> void CellPainter::forCells(const CellArea& area, Visit&& visit) const
{
    const size_t count = area.right - area.left + 1;
    const uint64_t stride = m_tensor.shape.strides[3];
    std::array<std::vector<Level>, 4> levels;
    for (uint32_t y = area.top; y <= area.bottom; ++y) {
        const PlaneLayout::Cell row = m_planes.inTensor({area.plane.n, area.plane.c, y, 0});
        for (uint32_t channel = 0; channel < m_planes.channels; ++channel) {
            levels[channel].resize(count);
            m_tensor.reader.read(m_tensor.shape.rowOffset(row.n, m_planes.channelOf(row, channel), y)
                                     + area.left * stride,
                                 stride, count, levels[channel].data());
        }
        for (uint32_t x = area.left; x <= area.right; ++x) {
            std::array<Level, 4> pixel = {};
            for (uint32_t channel = 0; channel < m_planes.channels; ++channel)
                pixel[channel] = levels[channel][x - area.left];
            const PlaneLayout::Cell there{row.n, row.c, y, x};
            QRgb ground =
                m_planes.picture ? m_colors.picture(pixel.data(), m_planes.channels) : m_colors.byLevel[pixel[0]];
            if (m_look) {
                const QRgb trait = m_look->of({there.n, there.c, there.y, there.x});
                ground = m_planes.picture ? mean(ground, trait) : trait;
            }
            visit(PlaneLayout::Cell{area.plane.n, area.plane.c, y, x}, there, ground);
        }
    }
}

// One colour after the other: a file of vectors says a colour once for all of its cells.
void CellPainter::paintCells()
{
    std::map<QRgb, QList<QRectF>> byColor;
    for (const CellArea& area : cellsIn(m_clip, m_layout)) {
        const QPointF start = m_layout.planeOrigin(area.plane.n, area.plane.c);
        const double zoom = m_layout.zoom;
        forCells(area, [&](const PlaneLayout::Cell& cell, const PlaneLayout::Cell&, QRgb ground) {
            const QRectF exact(start.x() + cell.x * zoom, start.y() + cell.y * zoom, zoom, zoom);
            byColor[ground] << ((zoom >= 1 ? m_layout.cellRect(cell) : exact) & QRectF(m_clip));
        });
    }
    m_painter.setPen(Qt::NoPen);
    for (const auto& [ground, cells] : byColor) {
        m_painter.setBrush(QColor::fromRgb(ground));
        m_painter.drawRects(cells);
    }
    m_painter.setBrush(Qt::NoBrush);
}

void CellPainter::paintHatch()
{
    if (m_tensor.mips->allFinite() || m_cell < kHatchFrom)
        return;
    for (const CellArea& area : cellsIn(m_clip, m_layout))
        for (const Text& text : texts(area, false))
            for (const QString& line : text.lines) {
                const bool notANumber = line.contains(u"nan"), infinite = line.contains(u"inf");
                if (!notANumber && !infinite)
                    continue;
                QColor ink = text.color;
                ink.setAlphaF(0.45f);
                paintSlopes(text.cell, ink, notANumber || line[0] != u'-');
                if (notANumber)
                    paintSlopes(text.cell, ink, false);
                break;
            }
}

void CellPainter::paintSlopes(const QRect& cell, const QColor& ink, bool rise)
{
    const double unit = std::max(1.0, std::round(m_dpr));
    const QRect designed(QPoint(0, 0), (QSizeF(cell.size()) / unit).toSize());
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.translate(cell.topLeft());
    m_painter.scale(unit, unit);
    m_painter.fillPath(hatchPath(HatchLines{rise, 1, 8}, designed), ink);
    m_painter.restore();
}

// QPainter would hand each upright line to a pool of threads, in pieces of 64 rows: waking them costs far more than the
// line.
void CellPainter::blend(const QRect& rect, const QColor& ink)
{
    if (m_painter.device()->devType() != QInternal::Image)
        return m_painter.fillRect(rect & m_clip, ink);
    QImage& frame = *static_cast<QImage*>(m_painter.device());
    const QRect area = rect & m_clip & frame.rect();
    for (int y = area.top(); y <= area.bottom(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(frame.scanLine(y));
        for (int x = area.left(); x <= area.right(); ++x)
            line[x] = mixed(ink.rgb(), line[x], static_cast<uint32_t>(ink.alpha()));
    }
}

void CellPainter::paintLines(const CellArea& area, uint32_t step, const QColor& ink, int thickness)
{
    const QPointF start = m_layout.planeOrigin(area.plane.n, area.plane.c);
    const QRect plane = (m_layout.planeRect(area.plane.n, area.plane.c) & QRectF(m_clip)).toRect();
    const auto from = [step](uint32_t first) { return std::max(step, (first + step - 1) / step * step); };
    for (uint64_t x = from(area.left); x <= area.right; x += step) {
        const int at = static_cast<int>(PlaneLayout::edge(start.x(), m_layout.zoom, double(x))) - thickness / 2;
        blend(QRect(at, plane.top(), thickness, plane.height()), ink);
    }
    for (uint64_t y = from(area.top); y <= area.bottom; y += step) {
        const int at = static_cast<int>(PlaneLayout::edge(start.y(), m_layout.zoom, double(y))) - thickness / 2;
        blend(QRect(plane.left(), at, plane.width(), thickness), ink);
    }
}

void CellPainter::paintGrid(bool cells, uint32_t block)
{
    const auto ink = [](Role role, double opacity) {
        QColor c = color(role);
        c.setAlphaF(static_cast<float>(c.alphaF() * opacity));
        return c;
    };
    const double grid = !cells ? 0 : faded(m_cell, kGridFrom, kGridFade);
    const double blocks = block > 1 && m_cell >= 2 ? faded(m_cell * block, kBlockGridFrom, kGridFade) : 0;
    if (grid <= 0 && blocks <= 0)
        return;
    for (const CellArea& area : cellsIn(m_clip, m_layout)) {
        if (grid > 0)
            paintLines(area, 1, ink(Role::Grid, grid), std::max(1, static_cast<int>(m_dpr)));
        if (blocks > 0)
            paintLines(area, block, ink(Role::BlockGrid, blocks),
                       std::max(1, static_cast<int>((m_cell < kThickBlockGrid ? 1 : 2) * m_dpr)));
    }
}

QString CellPainter::textOf(const PlaneLayout::Cell& cell, uint32_t channel) const
{
    const uint64_t offset = m_tensor.shape.rowOffset(cell.n, m_planes.channelOf(cell, channel), cell.y)
        + cell.x * m_tensor.shape.strides[3];
    const DataType type = m_tensor.tensor.desc.dataType;
    const uint64_t bits = bitsAt(m_tensor.tensor, offset);
    if (bits < m_colors.names.size())
        return m_colors.names[bits];
    if (m_numbers == CellNumbers::Rounded && isFinite(type, bits))
        return QString::number(toDouble(type, bits), 'g', 4);
    const std::string text = m_numbers == CellNumbers::Hex ? toHex(type, bits).substr(2) : toText(type, bits);
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

std::vector<CellPainter::Text> CellPainter::texts(const CellArea& area, bool coordinates) const
{
    std::vector<Text> texts;
    forCells(area, [&](const PlaneLayout::Cell& cell, const PlaneLayout::Cell& there, QRgb ground) {
        Text text;
        for (uint32_t channel = 0; channel < m_planes.channels; ++channel)
            text.lines[channel] = textOf(there, channel);
        text.cell = m_layout.cellRect(cell).toRect();
        text.color = textOn(QColor::fromRgb(ground));
        if (coordinates)
            text.coordinates = QString::number(cell.y) + u',' + QString::number(cell.x);
        texts.push_back(std::move(text));
    });
    return texts;
}

void CellPainter::paintNumbers()
{
    const double from = kNumbersFrom * textScale();
    if (m_cell < from || (m_planes.picture && m_cell < from * m_planes.channels))
        return;
    std::vector<Text> all;
    for (const CellArea& area : cellsIn(m_clip, m_layout)) {
        std::vector<Text> some = texts(area, m_cell >= kCoordinatesFrom * textScale());
        std::move(some.begin(), some.end(), std::back_inserter(all));
    }
    qsizetype longest = 1;
    for (const Text& text : all)
        for (const QString& line : text.lines)
            longest = std::max(longest, line.size());
    paintTexts(all, longest);
}

void CellPainter::paintTexts(const std::vector<Text>& all, qsizetype longest)
{
    // As large as lets the longest text fit; but not unreadably small: what is too long then is shortened.
    const double room = (m_cell - kCellPadding) / 0.6 / double(longest);
    const double size =
        std::clamp(std::min(room, m_cell * 0.45), kSmallestText * textScale(), kLargestText * textScale());
    const int pixelSize = static_cast<int>(size * m_dpr);
    const int coordinateSize = static_cast<int>(kCoordinateText * textScale() * m_dpr);
    const auto lines = static_cast<int>(m_planes.channels);
    for (const Text& text : all) {
        const GlyphAtlas& atlas = GlyphAtlas::of(pixelSize, text.color);
        const auto most = static_cast<qsizetype>((m_layout.zoom - kCellPadding * m_dpr / 2) / atlas.advance());
        const int lineHeight = atlas.height() * 8 / 5;
        m_painter.setOpacity(faded(m_cell, kNumbersFrom * textScale() * (m_planes.picture ? lines : 1), kNumbersFade));
        QRect line(text.cell.left(), text.cell.center().y() - lineHeight * lines / 2, text.cell.width(), lineHeight);
        for (int i = 0; i < lines; ++i, line.translate(0, lineHeight))
            atlas.drawCentered(m_painter, line, shortened(text.lines[static_cast<size_t>(i)], most));
        if (text.coordinates.isEmpty())
            continue;
        const GlyphAtlas& small = GlyphAtlas::of(coordinateSize, text.color);
        if (static_cast<int>(text.coordinates.size()) * small.advance() > text.cell.width() - 6 * m_dpr)
            continue;
        m_painter.setOpacity(0.6 * faded(m_cell, kCoordinatesFrom * textScale(), kCoordinatesFade));
        const int inset = static_cast<int>(4 * m_dpr);
        small.draw(m_painter, text.cell.topLeft() + QPoint(inset, inset), text.coordinates);
    }
    m_painter.setOpacity(1);
}

void CellPainter::paintCaptions()
{
    const double height = m_layout.captionHeight();
    const int pixelSize = static_cast<int>(kCaptionText * textScale() * m_dpr);
    if (height <= 0)
        return;
    const bool batches = m_tensor.shape.sizes[0] > 1;
    m_painter.setOpacity(std::min(1.0, height / (pixelSize * 1.2)));
    m_layout.forPlanesIn(QRectF(m_clip).adjusted(0, 0, 0, height), [&](uint32_t n, uint32_t c) {
        const PlaneLayout::Cell first = m_planes.inTensor({n, c, 0, 0});
        const QRectF plane = m_layout.planeRect(n, c);
        const GlyphAtlas& channelInk = GlyphAtlas::of(pixelSize, axisColor(1));
        QPoint at(static_cast<int>(plane.left()), static_cast<int>(plane.top() - 5 * m_dpr) - channelInk.height());
        if (batches) {
            const QString text = u'n' + QString::number(first.n) + u' ';
            GlyphAtlas::of(pixelSize, axisColor(0)).draw(m_painter, at, text);
            at.rx() += static_cast<int>(text.size()) * channelInk.advance();
        }
        QString text = u'c' + QString::number(first.c);
        if (m_planes.channels > 1)
            text = channelsText(m_planes);
        channelInk.draw(m_painter, at, text);
        if (n == 0 && c == 0)
            paintAxisNames(plane, pixelSize, at.x() + double(text.size()) * channelInk.advance());
    });
    m_painter.setOpacity(1);
}

void CellPainter::paintAxisNames(const QRectF& plane, int pixelSize, double captionEnd)
{
    const GlyphAtlas& across = GlyphAtlas::of(pixelSize, axisColor(3));
    const GlyphAtlas& down = GlyphAtlas::of(pixelSize, axisColor(2));
    const int gap = static_cast<int>(5 * m_dpr);
    const QPoint corner = plane.topLeft().toPoint();
    const QString name = QStringLiteral("W→");
    const int left = static_cast<int>(plane.right()) - static_cast<int>(name.size()) * across.advance();
    if (left > captionEnd + across.advance())
        across.draw(m_painter, QPoint(left, corner.y() - gap - across.height()), name);
    const int x = corner.x() - gap - down.advance();
    down.draw(m_painter, QPoint(x, corner.y() + gap / 2), u"H");
    down.draw(m_painter, QPoint(x, corner.y() + gap / 2 + down.height() * 3 / 2), u"↓");
}

} // namespace tessera
