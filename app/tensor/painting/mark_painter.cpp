// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/mark_painter.h"

#include "app/base/look/theme.h"
#include "app/tensor/planes/tone.h"

#include <QPainter>

#include <bit>
#include <cmath>
#include <map>
#include <memory>

namespace tessera {

namespace {

constexpr double kRimFrom = 22, kRimShare = 0.17, kThickestRim = 9; // in designed pixels, by the size of a cell
// Weights of 255. Over small cells: the ink between the hatch's lines, and on them. In a rim: the paper between the
// lines, on which any ink can be read.
constexpr uint32_t kTint = 84, kLine = 240, kPaper = 185;
// Cells of this size may have a number: lines of paper over its ground are weaker, so that it can be read.
constexpr double kNumberedFrom = 16;
constexpr uint32_t kWeakLine = 110;

// The lines of a hatch over cells of this many designed pixels: their ink and its weight of 255. What is NaN or
// infinite has the mark's own colour already (LevelColors): without a rim its lines are of paper.
std::pair<QColor, uint32_t> lineInk(CellMark mark, double cell)
{
    const bool isGround = mark == CellMark::NotANumber || mark == CellMark::Infinite;
    if (!isGround || cell >= kRimFrom)
        return {inkOf(mark), kLine};
    return {color(Role::Panel), cell >= kNumberedFrom ? kWeakLine : kLine};
}

template <class Numbers, class Fold> auto folded(const Numbers& numbers, const PixelSpan& span, Fold&& fold)
{
    auto result = numbers[span.first];
    for (uint32_t i = span.first + 1; i <= span.last; ++i)
        result = fold(result, numbers[i]);
    return result;
}

// Rectangles that grow downwards while rows go on as they are.
struct MarkedArea {
    std::vector<QRect> rects;
    std::map<std::pair<int, int>, size_t> last; // the keys are left and right ends

    void add(const QRect& row)
    {
        const auto [found, isNew] = last.try_emplace({row.left(), row.right()}, rects.size());
        if (!isNew && rects[found->second].bottom() + 1 == row.top()) {
            rects[found->second].setBottom(row.bottom());
            return;
        }
        found->second = rects.size();
        rects.push_back(row);
    }
};

class MarkPainter {
public:
    MarkPainter(const DrawableTensor& tensor, const PlaneLayout& layout, const ShownPlanes& planes,
                const MarkSources& sources)
        : m_tensor(tensor)
        , m_layout(layout)
        , m_planes(planes)
        , m_sources(sources)
        , m_unit(std::max(1, static_cast<int>(std::lround(layout.dpr))))
    {
        const double cell = layout.zoom / layout.dpr;
        if (cell >= kRimFrom)
            m_rim = static_cast<int>(std::min(kRimShare * cell, kThickestRim) * layout.dpr);
        for (const CellMark mark : kCellMarks) {
            m_inks[static_cast<size_t>(mark)] = inkOf(mark).rgb();
            const auto [ink, weight] = lineInk(mark, cell);
            m_lineInks[static_cast<size_t>(mark)] = ink.rgb();
            m_lineWeights[static_cast<size_t>(mark)] = weight;
            m_hatches[static_cast<size_t>(mark)] = hatchOf(mark);
        }
        if (sources.ofValues)
            m_mip = std::clamp(static_cast<int>(std::ceil(-std::log2(layout.zoom))), 0, sources.ofValues->count());
    }

    void paint(const PlaneBand& band)
    {
        forRows(band, [&](int y, bool isRim) { paintRow(isRim, y, band.line(y)); });
    }

    // What is marked of a plane, mark by mark.
    void collect(const PlaneBand& band, std::array<MarkedArea, kCellMarks.size()>& areas)
    {
        forRows(band, [&](int y, bool isRim) {
            const std::vector<CellMarks>& marks = marksOf(isRim);
            for (unsigned rest = m_present; rest != 0; rest &= rest - 1) {
                const auto mark = static_cast<size_t>(std::countr_zero(rest));
                for (size_t from = 0, to = 0; from < marks.size(); from = to + 1) {
                    for (to = from; to < marks.size() && (marks[to] >> mark & 1) != 0; ++to) { }
                    if (to > from)
                        areas[mark].add(QRect(band.area.left() + static_cast<int>(from), y, int(to - from), 1));
                }
            }
        });
    }

    bool hasRims() const { return m_rim > 0; }

private:
    template <class Visit> void forRows(const PlaneBand& band, Visit&& visit) // visits rows of pixels with marks
    {
        const QRect& area = band.area;
        BandSpans spans = spansOf(band, m_layout, m_planes, m_rim);
        m_plane = spans.plane;
        m_columns = std::move(spans.columns);
        m_marks.resize(m_columns.size());
        m_rimMarks.resize(m_columns.size());
        m_hatchColumns.clear();
        for (int x = area.left(); x <= area.right(); ++x)
            m_hatchColumns.push_back(static_cast<uint8_t>(x / m_unit % kHatchPeriod));
        findColumns();
        const std::vector<PixelSpan>& rows = spans.rows;
        uint32_t known = UINT32_MAX;
        for (size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].first != known)
                findRow(rows[i]);
            known = rows[i].first;
            const int y = area.top() + int(i);
            if (m_present != 0)
                visit(y, rows[i].rim);
        }
    }

    const std::vector<CellMarks>& marksOf(bool isRim) const { return hasRims() && !isRim ? m_rimMarks : m_marks; }

    void findColumns()
    {
        m_ofColumns.assign(m_columns.size(), 0);
        if (!m_sources.ofPlan)
            return;
        for (size_t i = 0; i < m_columns.size(); ++i)
            m_ofColumns[i] =
                folded(m_sources.ofPlan->axes[3], m_columns[i], [](uint8_t a, uint8_t b) -> uint8_t { return a | b; });
    }

    // The marks of a row of pixels, among those that are wanted.
    void findRow(const PixelSpan& row)
    {
        CellMarks common = 0;
        if (m_sources.ofPlan) {
            const auto& [n, c, y, x] = m_sources.ofPlan->axes;
            common = static_cast<CellMarks>(n[m_plane.n] | c[m_plane.c]
                                            | folded(y, row, [](uint8_t a, uint8_t b) -> uint8_t { return a | b; }));
        }
        if (m_sources.ofValues)
            readFlags(row);
        m_present = 0;
        for (size_t i = 0; i < m_columns.size(); ++i) {
            auto marks = static_cast<CellMarks>(common | m_ofColumns[i]);
            if (m_sources.ofValues)
                marks |=
                    static_cast<CellMarks>(m_flags[(m_columns[i].first >> m_mip) - m_firstFlag] << ValueFlags::kShift);
            if (m_sources.shift && (m_sources.wanted & setOf(CellMark::OtherOrder)) != 0
                && isShifted(row, m_columns[i]))
                marks |= setOf(CellMark::OtherOrder);
            if (m_sources.readOtherwise && isReadOtherwise(row, m_columns[i]))
                marks |= setOf(CellMark::ReadOtherwise);
            m_marks[i] = marks & m_sources.wanted;
            m_rimMarks[i] = m_columns[i].rim ? m_marks[i] : CellMarks(0);
            m_present |= m_marks[i];
        }
    }

    bool isShifted(const PixelSpan& row, const PixelSpan& column) const
    {
        const auto& [n, c, y, x] = m_sources.shift->axes;
        const int64_t base = n[m_plane.n] + c[m_plane.c];
        // Where many elements lie under one pixel, those at its corners decide.
        for (const uint32_t v : {row.first, row.last})
            for (const uint32_t u : {column.first, column.last})
                if (base + y[v] + x[u] != 0)
                    return true;
        return false;
    }

    bool isReadOtherwise(const PixelSpan& row, const PixelSpan& column) const
    {
        const auto& [batches, channels, height, width] = m_tensor.shape.sizes;
        for (uint32_t channel = 0; channel < m_planes.channels; ++channel) {
            const uint64_t plane = uint64_t{m_plane.n} * channels + m_planes.channelOf(m_plane, channel);
            for (uint32_t y = row.first; y <= row.last; ++y)
                for (uint32_t x = column.first; x <= column.last; ++x)
                    if (const uint64_t element = (plane * height + y) * width + x;
                        element < m_sources.readOtherwise->size() && (*m_sources.readOtherwise)[element])
                        return true;
        }
        return false;
    }

    void readFlags(const PixelSpan& row)
    {
        const auto& [batches, channels, height, width] = m_tensor.shape.sizes;
        m_firstFlag = m_columns.front().first >> m_mip;
        const uint32_t count = (m_columns.back().first >> m_mip) - m_firstFlag + 1;
        m_flags.assign(count, 0);
        std::vector<uint8_t> more(count);
        for (uint32_t channel = 0; channel < m_planes.channels; ++channel) {
            const uint32_t c = m_planes.channelOf(m_plane, channel);
            if (m_mip > 0) {
                const auto flags =
                    m_sources.ofValues->row(m_mip, uint64_t{m_plane.n} * channels + c, row.first >> m_mip);
                std::copy_n(flags.begin() + m_firstFlag, count, more.begin());
            } else {
                m_sources.ofValues->read(m_tensor.shape.rowOffset(m_plane.n, c, row.first)
                                             + m_firstFlag * m_tensor.shape.strides[3],
                                         m_tensor.shape.strides[3], count, more.data());
            }
            for (uint32_t i = 0; i < count; ++i)
                m_flags[i] |= more[i];
        }
    }

    // Has no branches, so that several pixels are painted at once: a weight of 0 leaves what is there.
    void paintRow(bool isRim, int y, QRgb* line) const
    {
        const std::vector<CellMarks>& marks = marksOf(isRim);
        if (hasRims())
            for (size_t i = 0; i < marks.size(); ++i)
                line[i] = mixed(m_paper, line[i], marks[i] != 0 ? kPaper : 0);
        const uint32_t between = hasRims() ? 0 : kTint;
        for (unsigned rest = m_present; rest != 0; rest &= rest - 1) {
            const auto mark = static_cast<size_t>(std::countr_zero(rest));
            const uint32_t hatch = m_hatches[mark][static_cast<size_t>(y / m_unit % kHatchPeriod)];
            for (size_t i = 0; i < marks.size(); ++i) {
                const bool isLine = (hatch >> m_hatchColumns[i] & 1) != 0;
                const uint32_t weight = isLine ? m_lineWeights[mark] : between;
                line[i] =
                    mixed(isLine ? m_lineInks[mark] : m_inks[mark], line[i], (marks[i] >> mark & 1) != 0 ? weight : 0);
            }
        }
    }

    const DrawableTensor& m_tensor;
    const PlaneLayout& m_layout;
    const ShownPlanes& m_planes;
    const MarkSources& m_sources;
    std::array<QRgb, kCellMarks.size()> m_inks = {}, m_lineInks = {};
    std::array<uint32_t, kCellMarks.size()> m_lineWeights = {};
    std::array<Hatch, kCellMarks.size()> m_hatches = {};
    QRgb m_paper = color(Role::Panel).rgb();
    int m_unit, m_rim = 0, m_mip = 0;

    PlaneLayout::Cell m_plane; // the plane of the tensor
    std::vector<PixelSpan> m_columns;
    std::vector<uint8_t> m_hatchColumns; // where in the hatch they are
    std::vector<uint8_t> m_ofColumns;
    std::vector<CellMarks> m_marks, m_rimMarks; // the marks of the row's pixels, and those in the rims at their sides
    std::vector<uint8_t> m_flags; // begins at column m_firstFlag of the mip
    uint32_t m_firstFlag = 0;
    CellMarks m_present = 0; // all of them
};

} // namespace

void paintMarks(QImage& frame, const QRect& clip, const DrawableTensor& tensor, const PlaneLayout& layout,
                const ShownPlanes& planes, const MarkSources& sources)
{
    if (sources.isEmpty())
        return;
    paintBands(frame, clip, layout, [&]() -> BandPaint {
        return [painter = std::make_shared<MarkPainter>(tensor, layout, planes, sources)](const PlaneBand& band) {
            painter->paint(band);
        };
    });
}

void paintMarkVectors(QPainter& painter, const QRect& clip, const DrawableTensor& tensor, const PlaneLayout& layout,
                      const ShownPlanes& planes, const MarkSources& sources)
{
    if (sources.isEmpty())
        return;
    MarkPainter marks(tensor, layout, planes, sources);
    std::array<MarkedArea, kCellMarks.size()> areas;
    for (const PlaneBand& plane : planesIn(clip, layout))
        marks.collect(plane, areas);
    const auto fill = [&](const QPainterPath& shape, QColor ink, uint32_t weight) {
        ink.setAlpha(int(weight));
        painter.fillPath(shape, ink);
    };
    for (const CellMark mark : kCellMarks) {
        QPainterPath area, hatch;
        area.setFillRule(Qt::WindingFill);
        hatch.setFillRule(Qt::WindingFill);
        for (const QRect& rect : areas[static_cast<size_t>(mark)].rects) {
            area.addRect(rect);
            hatch.addPath(hatchPath(mark, rect));
        }
        if (area.isEmpty())
            continue;
        marks.hasRims() ? fill(area, color(Role::Panel), kPaper) : fill(area, inkOf(mark), kTint);
        const auto [ink, weight] = lineInk(mark, layout.zoom / layout.dpr);
        fill(hatch, ink, weight);
    }
}

} // namespace tessera
