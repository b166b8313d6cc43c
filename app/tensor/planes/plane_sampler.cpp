// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/plane_sampler.h"

#include "app/tensor/planes/parallel.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <optional>

namespace tessera {

namespace {

constexpr int kBandHeight = 48; // pixel rows that are painted in one go
constexpr int kCheck = 8; // designed pixels of a side
constexpr int kHatchEvery = 4; // designed pixels between the lines over small elements

class BandPainter {
public:
    BandPainter(const DrawableTensor& tensor, const PlaneLayout& layout, const ShownPlanes& planes,
                const LevelColors& colors)
        : m_tensor(tensor)
        , m_layout(layout)
        , m_planes(planes)
        , m_colors(colors)
        , m_smooth(layout.zoom < 1 && tensor.reduction == Reduction::Mean && tensor.mips->allFinite())
        , m_hatches(!tensor.mips->allFinite() && layout.zoom < kLargeHatchFrom * layout.dpr)
        , m_unit(std::max(1, static_cast<int>(std::lround(layout.dpr))))
    {
        // Smooth: the mip nearest in size. Else the first whose elements have at least a pixel: none is skipped.
        const double wanted = -std::log2(layout.zoom);
        m_mip =
            std::clamp(static_cast<int>(m_smooth ? std::round(wanted) : std::ceil(wanted)), 0, tensor.mips->count());
        m_size = layout.zoom * (1 << m_mip);
        m_width = m_mip == 0 ? tensor.shape.sizes[3] : tensor.mips->width(m_mip);
        m_height = m_mip == 0 ? tensor.shape.sizes[2] : tensor.mips->height(m_mip);
        if (planes.picture && planes.channels == 4) {
            m_onOdd = colors;
            m_onOdd->background = color(Role::Border).rgb();
        }
    }

    void paint(const PlaneBand& band)
    {
        m_plane = m_planes.inTensor(band.plane);
        m_start = m_layout.planeOrigin(band.plane.n, band.plane.c);
        for (RowCache& cache : m_rows)
            cache.y = -1;
        findColumns(band.area);
        const QRgb* previous = nullptr;
        Position previousRow;
        for (int y = band.area.top(); y <= band.area.bottom(); ++y) {
            QRgb* line = band.line(y);
            const Position row = position(m_start.y(), y, m_layout.height, m_height);
            m_isOddRow = ((y - static_cast<int>(m_start.y())) / (kCheck * m_unit)) % 2 != 0;
            const bool isSame =
                previous && !m_onOdd && row.index == previousRow.index && row.weight == previousRow.weight;
            if (isSame && !m_hatches)
                std::memcpy(line, previous, m_columns.size() * sizeof(QRgb));
            else if (m_smooth)
                paintSmooth(row, line);
            else
                paintNearest(row, line);
            if (m_hatches)
                hatch(row, band.area.left(), y, line);
            previous = line;
            previousRow = row;
        }
    }

private:
    struct Position { // along one axis of the mip: element `index`, and by `weight`/256 the one after it
        uint32_t index = 0, weight = 0;
    };
    struct RowCache {
        int64_t y = -1;
        std::vector<Level> levels;
    };

    Position position(double start, int pixel, uint32_t fullCount, uint32_t count) const
    {
        if (!m_smooth)
            return {PlaneLayout::indexAt(start, m_layout.zoom, pixel, fullCount) >> m_mip, 0};
        const double at = std::clamp((pixel + 0.5 - start) / m_size - 0.5, 0.0, count - 1.0);
        const auto index = static_cast<uint32_t>(at);
        return {index, index + 1 < count ? static_cast<uint32_t>((at - index) * 256) : 0};
    }

    void findColumns(const QRect& area)
    {
        m_columns.clear();
        m_oddColumns.clear();
        for (int x = area.left(); x <= area.right(); ++x) {
            m_columns.push_back(position(m_start.x(), x, m_layout.width, m_width));
            m_oddColumns.push_back(((x - static_cast<int>(m_start.x())) / (kCheck * m_unit)) % 2 != 0);
        }
        m_first = m_columns.front().index;
        m_count = m_columns.back().index + (m_columns.back().weight > 0 ? 2 : 1) - m_first;
    }

    // The levels of a row of the mip, from column m_first on.
    const Level* levels(uint32_t channel, uint32_t y)
    {
        const Level* mip = m_mip > 0
            ? m_tensor.mips
                    ->row(m_mip, uint64_t{m_plane.n} * m_tensor.shape.sizes[1] + m_planes.channelOf(m_plane, channel),
                          y)
                    .data()
                + m_first
            : nullptr;
        if (mip && m_tensor.ofMip.empty())
            return mip;
        RowCache& cache = m_rows[channel * 2 + y % 2];
        if (cache.y == y)
            return cache.levels.data();
        cache.y = y;
        cache.levels.resize(m_count);
        if (mip) {
            for (size_t x = 0; x < m_count; ++x)
                cache.levels[x] = m_tensor.ofMip[mip[x]];
        } else {
            const uint64_t stride = m_tensor.shape.strides[3];
            m_tensor.reader.read(m_tensor.shape.rowOffset(m_plane.n, m_planes.channelOf(m_plane, channel), y)
                                     + m_first * stride,
                                 stride, m_count, cache.levels.data());
        }
        return cache.levels.data();
    }

    // Colours of `count` pixels from their channels' levels.
    void colorize(const std::array<const Level*, 4>& channels, size_t count, QRgb* out) const
    {
        if (!m_planes.picture) {
            colorizeDifferences(channels, count, out);
            return;
        }
        if (m_planes.channels == 3)
            colorizePixels<3>(channels, count, m_colors, out);
        else if (m_planes.channels == 4)
            colorizePixels<4>(channels, count, m_colors, out);
        else
            colorizePixels<1>(channels, count, m_colors, out);
    }

    void colorizeDifferences(const std::array<const Level*, 4>& channels, size_t count, QRgb* out) const
    {
        if (m_planes.channels == 1) {
            for (size_t i = 0; i < count; ++i)
                out[i] = m_colors.byLevel[channels[0][i]];
            return;
        }
        const Level zero = m_tensor.leveled.level(0);
        std::array<Level, 4> pixel = {};
        for (size_t i = 0; i < count; ++i) {
            for (uint32_t channel = 0; channel < m_planes.channels; ++channel)
                pixel[channel] = channels[channel][i];
            out[i] = pixelColor(m_colors, m_planes, pixel.data(), zero);
        }
    }

    template <uint32_t Count>
    void colorizePixels(const std::array<const Level*, 4>& channels, size_t count, const LevelColors& colors,
                        QRgb* out) const
    {
        for (size_t i = 0; i < count; ++i) {
            std::array<Level, Count> pixel;
            for (uint32_t channel = 0; channel < Count; ++channel)
                pixel[channel] = channels[channel][i];
            out[i] = colors.picture(pixel.data(), Count);
        }
    }

    void paintNearest(const Position& row, QRgb* line)
    {
        std::array<const Level*, 4> channels = {};
        for (uint32_t channel = 0; channel < m_planes.channels; ++channel)
            channels[channel] = levels(channel, row.index);
        m_pixels.resize(m_count);
        colorize(channels, m_count, m_pixels.data());
        for (size_t i = 0; i < m_columns.size(); ++i)
            line[i] = m_pixels[m_columns[i].index - m_first];
        if (!m_onOdd)
            return;
        colorizePixels<4>(channels, m_count, *m_onOdd, m_pixels.data());
        for (size_t i = 0; i < m_columns.size(); ++i)
            if (m_oddColumns[i] != m_isOddRow)
                line[i] = m_pixels[m_columns[i].index - m_first];
    }

    // What is not finite has lines over its colour: NaN both ways, an infinity as its sign rises or falls.
    void hatch(const Position& row, int left, int y, QRgb* line)
    {
        for (uint32_t channel = 0; channel < m_planes.channels; ++channel) {
            const Level* of = levels(channel, row.index);
            for (size_t i = 0; i < m_columns.size(); ++i) {
                const Level level = of[m_columns[i].index - m_first];
                if (level <= kTopLevel)
                    continue;
                const int x = left + static_cast<int>(i);
                const bool rises = (x + y) / m_unit % kHatchEvery == 0;
                const bool falls = ((x - y) / m_unit % kHatchEvery + kHatchEvery) % kHatchEvery == 0;
                if ((rises && level != kNegativeInfinity) || (falls && level != kPositiveInfinity))
                    line[i] = m_hatchInk;
            }
        }
    }

    void paintSmooth(const Position& row, QRgb* line)
    {
        std::array<const Level*, 4> channels = {};
        m_mixed.resize(m_count + 1);
        for (uint32_t channel = 0; channel < m_planes.channels; ++channel) {
            const Level* above = levels(channel, row.index);
            const Level* below = row.weight > 0 ? levels(channel, row.index + 1) : above;
            for (uint32_t x = 0; x < m_count; ++x)
                m_mixed[x] = static_cast<Level>((above[x] * (256 - row.weight) + below[x] * row.weight) >> 8);
            m_mixed[m_count] = 0; // read with weight 0
            std::vector<Level>& out = m_outs[channel];
            out.resize(m_columns.size());
            for (size_t i = 0; i < m_columns.size(); ++i) {
                const Position& at = m_columns[i];
                const Level* pair = &m_mixed[at.index - m_first];
                out[i] = static_cast<Level>((pair[0] * (256 - at.weight) + pair[1] * at.weight) >> 8);
            }
            channels[channel] = out.data();
        }
        colorize(channels, m_columns.size(), line);
        if (!m_onOdd)
            return;
        m_pixels.resize(m_columns.size());
        colorizePixels<4>(channels, m_columns.size(), *m_onOdd, m_pixels.data());
        for (size_t i = 0; i < m_columns.size(); ++i)
            if (m_oddColumns[i] != m_isOddRow)
                line[i] = m_pixels[i];
    }

    const DrawableTensor& m_tensor;
    const PlaneLayout& m_layout;
    const ShownPlanes& m_planes;
    const LevelColors& m_colors;
    bool m_smooth, m_hatches;
    int m_unit; // pixels of a pixel of the design
    QRgb m_hatchInk = color(Role::Panel).rgb();
    int m_mip;
    double m_size; // pixels per element of the mip
    uint32_t m_width, m_height; // the sizes of the mip

    PlaneLayout::Cell m_plane; // the plane of the tensor
    QPointF m_start;
    std::vector<Position> m_columns;
    std::optional<LevelColors> m_onOdd; // the colours over the other check, for pictures with an opacity
    std::vector<bool> m_oddColumns; // the odd columns of the checks
    bool m_isOddRow = false;
    uint32_t m_first = 0, m_count = 0; // the columns of the mip in use
    std::array<RowCache, 8> m_rows;
    std::vector<QRgb> m_pixels;
    std::vector<Level> m_mixed;
    std::array<std::vector<Level>, 4> m_outs;
};

} // namespace

namespace {

ValueRange partOf(const ValueRange& range, double part)
{
    return {.minimum = range.minimum,
            .maximum = part == 1 ? range.maximum : range.minimum + (range.maximum - range.minimum) * part,
            .logarithmic = range.logarithmic};
}

} // namespace

DrawableTensor::DrawableTensor(const Tensor& source, const ValueRange& values, Reduction reduce,
                               const std::stop_token& stop, double exposure)
    : tensor(source)
    , shape(source.desc)
    , range(values)
    , part(exposedPart(source.desc.dataType, values, exposure))
    , leveled(partOf(values, part))
    , reader(source, leveled)
    , mips(std::make_shared<const MipPyramid>(shape, reader, reduce, leveled.level(0), stop))
    , reduction(reduce)
{
}

DrawableTensor::DrawableTensor(const DrawableTensor& made, const ValueRange& values, double exposure)
    : tensor(made.tensor)
    , shape(made.shape)
    , range(values)
    , part(exposedPart(tensor.desc.dataType, values, exposure))
    , leveled(partOf(values, part))
    , reader(tensor, leveled)
    , mips(made.mips)
    , ofMip(kNotANumber + 1)
    , reduction(made.reduction)
{
    for (uint32_t level = 0; level < ofMip.size(); ++level)
        ofMip[level] = level <= kTopLevel ? leveled.level(made.leveled.value(Level(level))) : Level(level);
}

PlaneLayout::Cell ShownPlanes::inTensor(PlaneLayout::Cell cell) const
{
    return all ? cell : PlaneLayout::Cell{n, c, cell.y, cell.x};
}

std::optional<PlaneLayout::Cell> ShownPlanes::inLayout(const std::array<uint32_t, 4>& at) const
{
    if (all)
        return PlaneLayout::Cell{at[0], at[1], at[2], at[3]};
    const auto shown = picked.begin() + channels;
    if (at[0] != n || std::find(picked.begin(), shown, at[1]) == shown)
        return {};
    return PlaneLayout::Cell{0, 0, at[2], at[3]};
}

QRgb pixelColor(const LevelColors& colors, const ShownPlanes& planes, const Level* channels, Level zero)
{
    if (planes.picture)
        return colors.picture(channels, planes.channels);
    const auto size = [zero](Level level) {
        return level > kTopLevel ? int{level} + kTopLevel : std::abs(int{level} - int{zero});
    };
    return colors.byLevel[*std::max_element(channels, channels + planes.channels,
                                            [&](Level a, Level b) { return size(a) < size(b); })];
}

namespace {

// The elements under each of the pixels [from, to); an element is `size` pixels, the first one begins at `start`.
std::vector<PixelSpan> pixelSpans(double start, double size, uint32_t count, int from, int to, int rim)
{
    std::vector<PixelSpan> spans;
    spans.reserve(static_cast<size_t>(std::max(0, to - from)));
    for (int pixel = from; pixel < to; ++pixel) {
        PixelSpan span;
        span.first = span.last = PlaneLayout::indexAt(start, size, pixel, count);
        if (size < 1)
            span.last = std::max(span.first, PlaneLayout::indexAt(start, size, pixel + 1, count) - 1);
        if (rim > 0)
            span.rim = pixel < PlaneLayout::edge(start, size, span.first) + rim
                || pixel >= PlaneLayout::edge(start, size, span.first + 1.0) - rim;
        spans.push_back(span);
    }
    if (size < 1 && !spans.empty() && to >= PlaneLayout::edge(start, size, count))
        spans.back().last = count - 1;
    return spans;
}

} // namespace

BandSpans spansOf(const PlaneBand& band, const PlaneLayout& layout, const ShownPlanes& planes, int rim)
{
    const QPointF start = layout.planeOrigin(band.plane.n, band.plane.c);
    const QRect& area = band.area;
    return {planes.inTensor(band.plane),
            pixelSpans(start.x(), layout.zoom, layout.width, area.left(), area.right() + 1, rim),
            pixelSpans(start.y(), layout.zoom, layout.height, area.top(), area.bottom() + 1, rim)};
}

std::vector<PlaneBand> planesIn(const QRect& clip, const PlaneLayout& layout)
{
    std::vector<PlaneBand> planes;
    layout.forPlanesIn(clip, [&](uint32_t n, uint32_t c) {
        const QRectF visible = layout.planeRect(n, c) & QRectF(clip);
        if (!visible.isEmpty())
            planes.push_back({{n, c, 0, 0}, visible.toRect()});
    });
    return planes;
}

void paintBands(QImage& frame, const QRect& clip, const PlaneLayout& layout,
                const std::function<BandPaint()>& makePainter)
{
    std::vector<PlaneBand> bands;
    uchar* bits = frame.bits();
    for (const PlaneBand& all : planesIn(clip, layout))
        for (int top = all.area.top(); top <= all.area.bottom(); top += kBandHeight)
            bands.push_back({all.plane, QRect(all.area.left(), top, all.area.width(), kBandHeight) & all.area, bits,
                             frame.bytesPerLine()});
    const uint64_t parts = uint64_t(clip.width()) * uint64_t(clip.height()) < 200'000 ? 1 : 8;
    inParallel(Pool::Painting, bands.size(), parts, [&](uint64_t begin, uint64_t end) {
        const BandPaint paint = makePainter();
        for (uint64_t i = begin; i < end; ++i)
            paint(bands[i]);
    });
}

void paintPlanes(QImage& frame, const QRect& clip, const DrawableTensor& tensor, const PlaneLayout& layout,
                 const ShownPlanes& planes, const LevelColors& colors)
{
    paintBands(frame, clip, layout, [&]() -> BandPaint {
        return [painter = std::make_shared<BandPainter>(tensor, layout, planes, colors)](const PlaneBand& band) {
            painter->paint(band);
        };
    });
}

} // namespace tessera
