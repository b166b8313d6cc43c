// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/cell_painter.h"

#include "app/tensor/painting/glyph_atlas.h"
#include "app/tensor/planes/cell_marks.h"
#include "app/tensor/planes/tone.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>

namespace tessera {

namespace {

// All sizes are in designed pixels; those that text depends on grow with it.
constexpr double kGridFrom = 6, kGridFade = 6; // cell sizes
constexpr double kBlockGridFrom = 10, kBlockGridFade = 30; // a block's sizes: many small ones would hide a picture
constexpr double kLargeCell = 20; // below, thick lines would cover much of a picture
constexpr double kNumbersFrom = 16;
constexpr double kCoordinatesFrom = 46; // below, they stand too near to the number
constexpr double kSmallestText = 8, kLargestText = 13, kCoordinateText = 8;
constexpr double kCoordinateInset = 6; // inside the outline of a pin
constexpr double kCoordinateInk = 0.6; // a share of the number's ink, where that reads
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
                         const ShownPlanes& planes, const LevelColors& colors, std::optional<ColorKeyLook> look,
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
    return m_step && m_step->isPending({there.n, there.c, there.y, there.x});
}

// Calls visit(cell of the layout, cell of the tensor, its colour) for every cell, row by row.
template <class Visit> void CellPainter::forCells(const CellArea& area, Visit&& visit) const
{
    const size_t count = area.right - area.left + 1;
    const uint64_t stride = m_tensor.shape.strides[3];
    const Level zero = m_tensor.leveled.level(0);
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
                const QRgb colorKey = m_look->of({there.n, there.c, there.y, there.x});
                ground = m_look->over(ground, colorKey, m_planes.picture);
            }
            if (isEmpty(there))
                ground = emptyGround().rgb();
            visit(PlaneLayout::Cell{area.plane.n, area.plane.c, y, x}, there, ground);
        }
    }
}

// Paints one colour after the other, so that a file of vectors names each colour once.
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

// Lines have one colour wherever they go in a view: it is chosen for the mean of cells all over it.
QRgb CellPainter::meanGround() const
{
    uint64_t sum = 0, count = 0;
    for (const CellArea& area : cellsIn(m_clip, m_layout))
        for (const uint32_t part : {1U, 3U, 5U, 7U}) {
            const uint32_t row = area.top + (area.bottom - area.top) * part / 8;
            forCells({area.plane, row, row, area.left, area.right},
                     [&](const PlaneLayout::Cell&, const PlaneLayout::Cell&, QRgb ground) {
                         sum += static_cast<uint64_t>(qGray(ground));
                         ++count;
                     });
        }
    const auto mean = static_cast<int>(count > 0 ? sum / count : 0);
    return qRgb(mean, mean, mean);
}

// Calls visit(first pixel, end, colour) for both halves of every line between the elements `first` and `last`.
template <class Visit>
void CellPainter::forLines(const GridLines& lines, double start, uint32_t first, uint32_t last, Visit&& visit) const
{
    for (uint64_t i = std::max<uint64_t>(1, (first + lines.step - 1) / lines.step); i * lines.step <= last; ++i) {
        const auto edge = static_cast<int>(PlaneLayout::edge(start, m_layout.zoom, double(i * lines.step)));
        const int from = edge - lines.thickness / 2;
        visit(from, edge, lines.before);
        visit(edge, from + lines.thickness, lines.after);
    }
}

// For each pixel along one side of a plane: the heaviest line that lies on it; 0: none.
std::vector<QRgb> CellPainter::linePixels(const std::vector<GridLines>& grid, double start, int from, int count,
                                          uint32_t first, uint32_t last) const
{
    std::vector<QRgb> pixels(static_cast<size_t>(count), 0);
    for (const GridLines& lines : grid)
        forLines(lines, start, first, last, [&](int begin, int end, QRgb ink) {
            for (int pixel = std::max(begin - from, 0); pixel < std::min(end - from, count); ++pixel)
                pixels[static_cast<size_t>(pixel)] = ink;
        });
    return pixels;
}

// Pixel by pixel: each is blended once, so that crossings are as the lines are. (QPainter would hand each upright line
// to a pool of threads, in pieces of 64 rows: waking them costs far more than the line.)
void CellPainter::paintLines(const CellArea& area, const std::vector<GridLines>& grid)
{
    QImage& frame = *static_cast<QImage*>(m_painter.device());
    const QPointF start = m_layout.planeOrigin(area.plane.n, area.plane.c);
    const QRect plane =
        (m_layout.planeRect(area.plane.n, area.plane.c) & QRectF(m_clip)).toRect() & QRect(QPoint(), frame.size());
    const auto across = linePixels(grid, start.x(), plane.left(), plane.width(), area.left, area.right);
    const auto down = linePixels(grid, start.y(), plane.top(), plane.height(), area.top, area.bottom);
    for (size_t y = 0; y < down.size(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(frame.scanLine(plane.top() + static_cast<int>(y))) + plane.left();
        for (size_t x = 0; x < across.size(); ++x) {
            const QRgb ink = qAlpha(across[x]) >= qAlpha(down[y]) ? across[x] : down[y];
            if (ink != 0)
                line[x] = mixed(ink | 0xff000000, line[x], static_cast<uint32_t>(qAlpha(ink)));
        }
    }
}

// The same lines as rectangles, for vectors.
void CellPainter::paintLineVectors(const CellArea& area, const std::vector<GridLines>& grid)
{
    const QPointF start = m_layout.planeOrigin(area.plane.n, area.plane.c);
    const QRect plane = (m_layout.planeRect(area.plane.n, area.plane.c) & QRectF(m_clip)).toRect();
    for (const GridLines& lines : grid) {
        forLines(lines, start.x(), area.left, area.right, [&](int begin, int end, QRgb ink) {
            m_painter.fillRect(QRect(begin, plane.top(), end - begin, plane.height()) & plane, QColor::fromRgba(ink));
        });
        forLines(lines, start.y(), area.top, area.bottom, [&](int begin, int end, QRgb ink) {
            m_painter.fillRect(QRect(plane.left(), begin, plane.width(), end - begin) & plane, QColor::fromRgba(ink));
        });
    }
}

void CellPainter::paintGrid(bool cells, uint32_t block)
{
    const double thin = !cells ? 0 : faded(m_cell, kGridFrom, kGridFade);
    const double thick = block > 1 && m_cell >= 2 ? faded(m_cell * block, kBlockGridFrom, kBlockGridFade) : 0;
    const auto pixels = [this](int designed) { return std::max(1, static_cast<int>(designed * m_dpr)); };
    if (thin <= 0 && thick <= 0)
        return;
    const QRgb ground = meanGround();
    std::vector<GridLines> grid;
    if (thin > 0) {
        const QRgb ink = gridInk(false, thin).on(ground);
        grid.push_back({1, pixels(1), ink, ink});
    }
    if (thick > 0) {
        const GridInk ink = gridInk(true, thick);
        if (m_cell < kLargeCell)
            grid.push_back({block, pixels(1), ink.on(ground), ink.on(ground)});
        else // two lines beside each other stand out on every colour
            grid.push_back({block, pixels(2), ink.dark, ink.light});
    }
    for (const CellArea& area : cellsIn(m_clip, m_layout))
        isOfPixels() ? paintLines(area, grid) : paintLineVectors(area, grid);
}

QString CellPainter::textOf(const PlaneLayout::Cell& cell, uint32_t channel) const
{
    const uint64_t offset = m_tensor.shape.rowOffset(cell.n, m_planes.channelOf(cell, channel), cell.y)
        + cell.x * m_tensor.shape.strides[3];
    const DataType type = m_tensor.tensor.desc.dataType;
    const uint64_t bits = bitsAt(m_tensor.tensor, offset);
    if (bits < m_colors.names.size())
        return m_colors.names[bits];
    const std::string text = m_numbers == CellNumbers::Hex ? toHex(type, bits).substr(2) : toText(type, bits);
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

// The colour behind the number: marks, selections and the player's steps lie over the cell's own colour.
// Where there are several colours the widest one counts, which lies between the lines.
QRgb CellPainter::groundOfNumber(const QRect& cell, QRgb ground) const
{
    if (!isOfPixels())
        return ground;
    const QImage& frame = *static_cast<const QImage*>(m_painter.device());
    const QRect middle = QRect(cell.left() + cell.width() / 4, cell.center().y(), cell.width() / 2, 1) & frame.rect();
    if (middle.isEmpty())
        return ground;
    const auto* row = reinterpret_cast<const QRgb*>(frame.constScanLine(middle.top())) + middle.left();
    std::vector<QRgb> pixels(row, row + middle.width());
    std::ranges::sort(pixels);
    ptrdiff_t widest = 0;
    for (auto from = pixels.begin(), to = from; from != pixels.end(); from = to) {
        to = std::upper_bound(from, pixels.end(), *from);
        if (to - from > widest)
            ground = *from;
        widest = std::max(widest, to - from);
    }
    return ground;
}

// A number across the lines of a mark would not be read.
void CellPainter::clear(QRect place, QRgb ground)
{
    if (!isOfPixels()) {
        if (m_hasMarks)
            m_painter.fillRect(place, QColor::fromRgb(ground));
        return;
    }
    QImage& frame = *static_cast<QImage*>(m_painter.device());
    place &= frame.rect() & m_clip;
    for (int y = place.top(); y <= place.bottom(); ++y)
        std::fill_n(reinterpret_cast<QRgb*>(frame.scanLine(y)) + place.left(), place.width(), ground | 0xff000000);
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
        text.ground = groundOfNumber(text.cell, ground);
        const QColor below = QColor::fromRgb(text.ground);
        text.color = textOn(below);
        if (coordinates) {
            text.coordinates = QString::number(cell.y) + u',' + QString::number(cell.x);
            text.coordinateInk = quietInk(below, kCoordinateInk);
        }
        texts.push_back(std::move(text));
    });
    return texts;
}

void CellPainter::paintNumbers()
{
    if (m_cell < kNumbersFrom * m_planes.channels)
        return;
    std::vector<Text> all;
    for (const CellArea& area : cellsIn(m_clip, m_layout)) {
        std::vector<Text> some = texts(area, m_cell >= kCoordinatesFrom * textScale());
        std::move(some.begin(), some.end(), std::back_inserter(all));
    }
    paintTexts(all);
    paintCoordinates(all);
    m_painter.setOpacity(1);
}

void CellPainter::paintTexts(const std::vector<Text>& all)
{
    NumberForm form(m_numbers);
    const auto lines = static_cast<int>(m_planes.channels);
    for (const Text& text : all)
        for (int i = 0; i < lines; ++i)
            form.add(text.lines[static_cast<size_t>(i)]);
    // The largest letters that let the longest text fit, but no unreadably small ones: a text that is too long then has
    // fewer digits, or none.
    // A character's width is rounded to whole pixels, which may take one more pixel of the text's height.
    const double room = m_layout.zoom - kCellPadding * m_dpr;
    const auto sizeOf = [this](double designed) { return static_cast<int>(designed * m_dpr); };
    const auto advanceAt = [](int pixelSize) { return GlyphAtlas::of(pixelSize, Qt::black).advance(); };
    int pixelSize = sizeOf(std::clamp(std::min(room / m_dpr / 0.6 / double(form.longest()), m_cell * 0.45),
                                      kSmallestText, kLargestText * textScale()));
    while (pixelSize > sizeOf(kSmallestText) && double(advanceAt(pixelSize)) * double(form.longest()) > room)
        --pixelSize;
    const int advance = advanceAt(pixelSize);
    form.fit(static_cast<qsizetype>(room / advance));
    for (const Text& text : all) {
        const GlyphAtlas& atlas = GlyphAtlas::of(pixelSize, text.color);
        const int lineHeight = atlas.height() * 8 / 5;
        QRect line(text.cell.left(), text.cell.center().y() - lineHeight * lines / 2, text.cell.width(), lineHeight);
        for (int i = 0; i < lines; ++i, line.translate(0, lineHeight)) {
            const QString number = form.written(text.lines[static_cast<size_t>(i)]);
            const int width = advance * static_cast<int>(number.size()) + static_cast<int>(4 * m_dpr);
            if (!number.isEmpty())
                clear(
                    QRect(line.center().x() - width / 2, line.center().y() - atlas.height() / 2, width, atlas.height())
                        & text.cell,
                    text.ground);
            atlas.drawCentered(m_painter, line, number);
        }
    }
}

void CellPainter::paintCoordinates(const std::vector<Text>& all)
{
    const int pixelSize = static_cast<int>(kCoordinateText * textScale() * m_dpr);
    qsizetype longest = 0;
    for (const Text& text : all)
        longest = std::max(longest, text.coordinates.size());
    const double width = static_cast<double>(longest) * GlyphAtlas::of(pixelSize, Qt::black).advance();
    if (longest == 0 || width > m_layout.zoom - (kCoordinateInset + 2) * m_dpr)
        return;
    const int inset = static_cast<int>(kCoordinateInset * m_dpr);
    for (const Text& text : all) {
        const GlyphAtlas& atlas = GlyphAtlas::of(pixelSize, text.color);
        const QPoint corner = text.cell.topLeft() + QPoint(inset, inset);
        const QSize size(atlas.advance() * static_cast<int>(text.coordinates.size()), atlas.height());
        m_painter.setOpacity(1);
        clear(QRect(corner, size).adjusted(-1, -1, 1, 1), text.ground);
        m_painter.setOpacity(text.coordinateInk);
        atlas.draw(m_painter, corner, text.coordinates);
    }
}

} // namespace tessera
