// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/painting/cell_painter.h"

#include "app/painting/cell_number.h"
#include "app/painting/glyph_atlas.h"
#include "app/planes/blend.h"
#include "app/planes/cell_marks.h"
#include "engine/tensor/value.h"

#include <cmath>
#include <cstring>
#include <map>

namespace tessera {

namespace {

// All sizes are in designed pixels; those that text depends on grow with it.
constexpr double kGridFrom = 6, kGridFade = 6; // cell sizes
constexpr double kBlockGridFrom = 10, kBlockGridFade = 30; // a block's sizes: many small ones would hide a picture
constexpr double kLargeCell = 20; // below, thick lines would cover much of a picture
constexpr double kNumbersFrom = 16, kNumbersFade = 2;
constexpr double kCoordinatesFrom = 46; // below, they stand too near to the number
constexpr double kSmallestText = 8, kLargestText = 13, kCoordinateText = 8;
constexpr double kCoordinateInk = 0.6; // of a number's, where that reads
constexpr double kCellPadding = 6; // left and right together

double textScale()
{
    return textSettings().scale;
}

double faded(double size, double from, double over)
{
    return std::clamp((size - from) / over, 0.0, 1.0);
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

bool CellPainter::isEmpty(const PlaneLayout::Cell& there) const
{
    return m_step && m_step->isToCome({there.n, there.c, there.y, there.x});
}

// Calls visit(cell of the layout, cell of the tensor, its colour) for every cell, row by row.
template <class Visit> void CellPainter::forCells(const CellArea& area, Visit&& visit) const
{
    const size_t count = area.right - area.left + 1;
    const uint64_t stride = m_tensor.shape.strides[3];
    const Level zero = m_tensor.range.level(0);
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
            QRgb ground = pixelColor(m_colors, m_planes, pixel.data(), zero);
            if (m_look) {
                const QRgb trait = m_look->of({there.n, there.c, there.y, there.x});
                ground = m_planes.picture ? mean(ground, trait) : trait;
            }
            if (isEmpty(there))
                ground = emptyGround().rgb();
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
    if (m_tensor.mips->allFinite() || m_cell < kLargeHatchFrom)
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

bool CellPainter::isOfPixels() const
{
    return m_painter.device()->devType() == QInternal::Image;
}

// Over what is there: pixels have the ink for their mean, vectors, which cannot be read back, that for `ground`.
// QPainter would hand each upright line to a pool of threads, in pieces of 64 rows: waking them costs far more than the
// line.
void CellPainter::blend(const QRect& rect, const GridInk& ink, QRgb ground)
{
    if (!isOfPixels()) {
        QColor color = QColor::fromRgb(ink.on(ground));
        color.setAlpha(static_cast<int>(ink.weight));
        return m_painter.fillRect(rect & m_clip, color);
    }
    QImage& frame = *static_cast<QImage*>(m_painter.device());
    const QRect area = rect & m_clip & frame.rect();
    const auto forPixels = [&](auto&& visit) {
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                visit(reinterpret_cast<QRgb*>(frame.scanLine(y))[x]);
    };
    int64_t sum = 0;
    forPixels([&](QRgb pixel) { sum += qGray(pixel); });
    const int mean = area.isEmpty() ? 0 : static_cast<int>(sum / area.width() / area.height());
    const QRgb line = ink.on(qRgb(mean, mean, mean));
    forPixels([&](QRgb& pixel) { pixel = mixed(line, pixel, ink.weight); });
}

// Of the pixels along one side of a plane, the weight of the line that each lies on; 0: none.
std::vector<uint32_t> CellPainter::lineWeights(const std::vector<GridLines>& grid, double start, int from, int count,
                                               uint32_t first, uint32_t last) const
{
    std::vector<uint32_t> weights(static_cast<size_t>(count), 0);
    for (const GridLines& lines : grid)
        for (uint64_t i = std::max<uint64_t>(1, (first + lines.step - 1) / lines.step); i * lines.step <= last; ++i) {
            const double edge = PlaneLayout::edge(start, m_layout.zoom, double(i * lines.step));
            const int at = static_cast<int>(edge) - from - lines.thickness / 2;
            for (int pixel = std::max(at, 0); pixel < std::min(at + lines.thickness, count); ++pixel)
                weights[static_cast<size_t>(pixel)] = lines.ink.weight;
        }
    return weights;
}

// Of small cells, pixel by pixel. Each is blended once, so that crossings are as the lines are.
void CellPainter::paintLines(const CellArea& area, const std::vector<GridLines>& grid)
{
    QImage& frame = *static_cast<QImage*>(m_painter.device());
    const QPointF start = m_layout.planeOrigin(area.plane.n, area.plane.c);
    const QRect plane =
        (m_layout.planeRect(area.plane.n, area.plane.c) & QRectF(m_clip)).toRect() & QRect(QPoint(), frame.size());
    const auto across = lineWeights(grid, start.x(), plane.left(), plane.width(), area.left, area.right);
    const auto down = lineWeights(grid, start.y(), plane.top(), plane.height(), area.top, area.bottom);
    for (size_t y = 0; y < down.size(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(frame.scanLine(plane.top() + static_cast<int>(y))) + plane.left();
        for (size_t x = 0; x < across.size(); ++x)
            if (const uint32_t weight = std::max(across[x], down[y]))
                line[x] = mixed(grid[0].ink.on(line[x]), line[x], weight);
    }
}

// Of large cells, whose hatches would break a line up, and of vectors: the part of each line that lies in a cell.
void CellPainter::paintEdges(const CellArea& area, const std::vector<GridLines>& grid)
{
    // The heaviest line that begins the cell there, if it has a cell before it too.
    const auto line = [&](uint32_t index, uint32_t count) -> const GridLines* {
        const auto found = std::find_if(grid.rbegin(), grid.rend(),
                                        [index](const GridLines& lines) { return index % lines.step == 0; });
        return index == 0 || index == count || found == grid.rend() ? nullptr : &*found;
    };
    forCells(area, [&](const PlaneLayout::Cell& cell, const PlaneLayout::Cell&, QRgb ground) {
        const QRect rect = m_layout.cellRect(cell).toRect();
        const auto paint = [&](const GridLines* lines, bool begins, bool upright) {
            const int before = lines ? lines->thickness / 2 : 0;
            const int thick = lines ? (begins ? lines->thickness - before : before) : 0;
            if (thick == 0)
                return;
            QRect edge = rect;
            if (upright)
                begins ? edge.setWidth(thick) : edge.setLeft(rect.right() + 1 - thick);
            else
                begins ? edge.setHeight(thick) : edge.setTop(rect.bottom() + 1 - thick);
            blend(edge, lines->ink, ground);
        };
        paint(line(cell.x, m_layout.width), true, true);
        paint(line(cell.x + 1, m_layout.width), false, true);
        paint(line(cell.y, m_layout.height), true, false);
        paint(line(cell.y + 1, m_layout.height), false, false);
    });
}

void CellPainter::paintGrid(bool cells, uint32_t block)
{
    const double thin = !cells ? 0 : faded(m_cell, kGridFrom, kGridFade);
    const double thick = block > 1 && m_cell >= 2 ? faded(m_cell * block, kBlockGridFrom, kBlockGridFade) : 0;
    const auto pixels = [this](int designed) { return std::max(1, static_cast<int>(designed * m_dpr)); };
    std::vector<GridLines> grid;
    if (thin > 0)
        grid.push_back({1, pixels(1), gridInk(false, thin)});
    if (thick > 0)
        grid.push_back({block, pixels(m_cell < kLargeCell ? 1 : 2), gridInk(true, thick)});
    if (grid.empty())
        return;
    for (const CellArea& area : cellsIn(m_clip, m_layout))
        isOfPixels() && m_cell < kLargeCell ? paintLines(area, grid) : paintEdges(area, grid);
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
        if (isEmpty(there))
            return;
        Text text;
        for (uint32_t channel = 0; channel < m_planes.channels; ++channel)
            text.lines[channel] = textOf(there, channel);
        text.cell = m_layout.cellRect(cell).toRect();
        text.color = textOn(QColor::fromRgb(ground));
        if (coordinates) {
            text.coordinates = QString::number(cell.y) + u',' + QString::number(cell.x);
            text.coordinateInk = quietInk(QColor::fromRgb(ground), kCoordinateInk);
        }
        texts.push_back(std::move(text));
    });
    return texts;
}

void CellPainter::paintNumbers()
{
    const double from = kNumbersFrom * textScale();
    if (m_cell < from || m_cell < from * m_planes.channels)
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
    // As large as lets the longest text fit; but not unreadably small: what is too long then has fewer digits, or none.
    const double room = (m_cell - kCellPadding) / 0.6 / double(longest);
    const double size =
        std::clamp(std::min(room, m_cell * 0.45), kSmallestText * textScale(), kLargestText * textScale());
    const int pixelSize = static_cast<int>(size * m_dpr);
    const int coordinateSize = static_cast<int>(kCoordinateText * textScale() * m_dpr);
    const auto lines = static_cast<int>(m_planes.channels);
    const int advance = GlyphAtlas::of(pixelSize, Qt::black).advance();
    const auto most = static_cast<qsizetype>((m_layout.zoom - kCellPadding * m_dpr) / advance);
    const auto shown = [&](const QString& number) { // bits have no fewer digits
        return m_numbers == CellNumbers::Hex && number.size() > most ? QString() : fittedNumber(number, most);
    };
    for (const Text& text : all) {
        const GlyphAtlas& atlas = GlyphAtlas::of(pixelSize, text.color);
        const int lineHeight = atlas.height() * 8 / 5;
        m_painter.setOpacity(faded(m_cell, kNumbersFrom * textScale() * lines, kNumbersFade));
        QRect line(text.cell.left(), text.cell.center().y() - lineHeight * lines / 2, text.cell.width(), lineHeight);
        for (int i = 0; i < lines; ++i, line.translate(0, lineHeight)) {
            const QString& number = text.lines[static_cast<size_t>(i)];
            atlas.drawCentered(m_painter, line, shown(number));
        }
        if (text.coordinates.isEmpty())
            continue;
        const GlyphAtlas& small = GlyphAtlas::of(coordinateSize, text.color);
        if (static_cast<int>(text.coordinates.size()) * small.advance() > text.cell.width() - 6 * m_dpr)
            continue;
        m_painter.setOpacity(text.coordinateInk);
        const int inset = static_cast<int>(4 * m_dpr);
        small.draw(m_painter, text.cell.topLeft() + QPoint(inset, inset), text.coordinates);
    }
    m_painter.setOpacity(1);
}

} // namespace tessera
