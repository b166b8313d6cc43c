// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"
#include "app/tensor/planes/mip_pyramid.h"
#include "app/tensor/planes/plane_layout.h"
#include "app/tensor/planes/tone.h"

#include <QImage>

#include <algorithm>
#include <functional>
#include <memory>

namespace tessera {

// This room turns values into pixels: levels, statistics, reductions, the layout of planes, and tones. The other rooms
// of tensor/ use it, and the views that show values.

// A tensor made ready to be drawn. It is never changed: a worker makes one, the window's thread shows it.
struct DrawableTensor {
    Tensor tensor;
    PaddedShape shape;
    ValueRange range;
    double part; // the share of a linear range, from its minimum on, that the levels cover: exposedPart()
    ValueRange leveled; // the part that the levels 0 … kTopLevel stand for
    LevelReader reader;
    std::shared_ptr<const MipPyramid> mips;
    std::vector<Level> ofMip; // for each level of a mip, the level of the range; empty: they are the same
    Reduction reduction;

    DrawableTensor(const Tensor& source, const ValueRange& values, Reduction reduce, const std::stop_token& stop,
                   double exposure = 0);
    // The same in another range, at once: its mips stay, and have fewer levels where the range is narrower. Both ranges
    // are linear and not empty.
    DrawableTensor(const DrawableTensor& made, const ValueRange& values, double exposure = 0);
};

// The share of the range, from its minimum on, whose values have different colours under an exposure, in stops, as
// values or as samples of a picture. If levels covered more, too few would be left for dark values. 1: the range is
// logarithmic or empty.
double exposedPart(DataType type, const ValueRange& range, double exposure);

// The colours of all levels of such a share.
struct LevelColors {
    std::vector<QRgb> byLevel;
    std::vector<uint8_t> bytes; // a picture's levels in the range of a channel; empty: it is no picture
    std::vector<QString> names; // where values are classes: what their cells say
    QRgb background = 0; // behind transparent pixels
    bool showsClipping = false; // marks a picture's pixels with a white channel, and its black pixels

    static constexpr QRgb kTooLight = 0xffff0000, kTooDark = 0xff0000ff;
    static LevelColors ofMap(ColorMap map, const Tone& tone = {}, double part = 1); // `tone.map` is ignored
    // Black and white are 0 and 255 of 8-bit types, 0 and 1 where all values lie between; else 0 and 255 or 65535, or
    // the smallest and the largest value.
    static LevelColors ofPicture(DataType type, const ValueRange& range, const Tone& tone = {}, double part = 1);
    QRgb picture(const Level* channels, uint32_t count) const; // 1, 3 or 4 of them
};

inline QRgb LevelColors::picture(const Level* channels, uint32_t count) const
{
    for (uint32_t i = 0; i < count; ++i)
        if (channels[i] > kTopLevel)
            return byLevel[channels[i]];
    if (showsClipping) {
        const uint32_t colours = count == 1 ? 1 : 3;
        const auto is = [&](uint8_t byte) { return [this, byte](Level level) { return bytes[level] == byte; }; };
        if (std::any_of(channels, channels + colours, is(255)))
            return kTooLight;
        if (std::all_of(channels, channels + colours, is(0)))
            return kTooDark;
    }
    if (count == 1)
        return qRgb(bytes[channels[0]], bytes[channels[0]], bytes[channels[0]]);
    const QRgb opaque = qRgb(bytes[channels[0]], bytes[channels[1]], bytes[channels[2]]);
    if (count == 3)
        return opaque;
    const int alpha = bytes[channels[3]];
    const auto over = [&](int top, int bottom) { return (top * alpha + bottom * (255 - alpha) + 127) / 255; };
    return qRgb(over(qRed(opaque), qRed(background)), over(qGreen(opaque), qGreen(background)),
                over(qBlue(opaque), qBlue(background)));
}

// Which planes of a tensor a layout's planes are: all of them, or one, or one made of several channels.
struct ShownPlanes {
    bool all = true;
    uint32_t n = 0, c = 0; // where not all
    uint32_t channels = 1; // the channels of each pixel: 1, 3 or 4
    std::array<uint32_t, 4> picked = {}; // a pixel's channels, where not all planes are shown
    bool picture = false;

    uint32_t channelOf(const PlaneLayout::Cell& cell, uint32_t i) const { return all ? cell.c : picked[i]; }

    PlaneLayout::Cell inTensor(PlaneLayout::Cell cell) const;
    // None where the element's plane is not shown; an element of any of a picture's channels is its pixel.
    std::optional<PlaneLayout::Cell> inLayout(const std::array<uint32_t, 4>& coordinates) const;
};

// The colour of a pixel from the levels of the channels shown. Where they make no picture, they are differences: the
// one farthest from `zero` counts, so that none hides another, and what is no number before all.
QRgb pixelColor(const LevelColors& colors, const ShownPlanes& planes, const Level* channels, Level zero);

// Along one axis, what a pixel shows: the element under its centre, and those up to the next pixel's; and whether it
// lies in the rim of a large element.
struct PixelSpan {
    uint32_t first = 0, last = 0; // both included
    bool rim = false;
};

struct PlaneBand { // rows of pixels of one plane of the layout
    PlaneLayout::Cell plane;
    QRect area;
    uchar* bits = nullptr; // the frame's
    qsizetype bytesPerLine = 0;

    QRgb* line(int y) const { return reinterpret_cast<QRgb*>(bits + y * bytesPerLine) + area.left(); }
};
std::vector<PlaneBand> planesIn(const QRect& clip, const PlaneLayout& layout); // what is visible; without bits

// What the pixels of a band show.
struct BandSpans {
    PlaneLayout::Cell plane; // in the tensor
    std::vector<PixelSpan> columns, rows;
};
BandSpans spansOf(const PlaneBand& band, const PlaneLayout& layout, const ShownPlanes& planes, int rim = 0);

// Paints all that is visible, on several threads.
using BandPaint = std::function<void(const PlaneBand& band)>;
void paintBands(QImage& frame, const QRect& clip, const PlaneLayout& layout,
                const std::function<BandPaint()>& makePainter); // one painter a thread

// Elements of fewer designed pixels are hatched with their colours where they are not finite; CellPainter hatches
// larger ones, around their numbers.
inline constexpr double kLargeHatchFrom = 8;

// Paints the visible part of the planes into the frame (RGB32, device pixels). From one pixel an element on, every
// element is a rectangle of its exact colour; below, pictures and values are averaged, and differences (and tensors
// with values that are not finite) keep what is worst.
void paintPlanes(QImage& frame, const QRect& clip, const DrawableTensor& tensor, const PlaneLayout& layout,
                 const ShownPlanes& planes, const LevelColors& colors);

} // namespace tessera
