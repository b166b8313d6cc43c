// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <cstdint>
#include <optional>

namespace tessera {

inline constexpr double kSmallestZoom = 1.0 / 64;
inline constexpr double kLargestZoom = 512;

// Where the elements of a tensor's planes lie, in device pixels. A pixel shows the element under its centre: drawing
// and hit testing ask the same function, so they agree at any zoom and scale factor. Channels are wrapped into rows of
// `columns` planes and every batch entry starts a new row; where there is only one channel, the batch is wrapped.
// Gaps and captions have their own size in pixels, which fades to nothing as the planes get small.
struct PlaneLayout {
    struct Cell {
        uint32_t n = 0, c = 0, y = 0, x = 0;
        bool operator==(const Cell&) const = default;
    };

    uint32_t batches = 1, channels = 1, height = 1, width = 1;
    uint32_t columns = 1;
    uint32_t columnUnit = 1; // columns are a multiple of it, or divide it: channels that belong together
    double zoom = 1; // device pixels per element
    double dpr = 1; // device pixels per pixel that gaps and captions are designed in
    double textScale = 1; // the size of captions, beside that
    bool hasNames = true; // captions of planes or of their rows, and a margin around all
    QPointF origin; // the content's top left corner: that of the first caption

    // The columns and the zoom that fill `area`, centred in it. From 4 pixels on, elements get whole pixels.
    void fit(const QRectF& area);
    void chooseColumns(const QSizeF& area); // takes the columns of fit(), and changes nothing else
    void zoomTo(double newZoom, QPointF about); // the element under `about` stays there

    double gap() const; // between planes
    double captionHeight() const; // above every plane; 0 where planes are too small for one
    double captionScale() const; // the scale of a caption's text; 0: there is none
    QSizeF contentSize() const;
    QPointF planeOrigin(uint32_t n, uint32_t c) const; // where its first element lies; not in whole pixels
    QRectF planeRect(uint32_t n, uint32_t c) const; // whole pixels, at least one
    QRectF cellRect(const Cell& cell) const; // whole pixels; empty where the element is under no pixel's centre
    std::optional<Cell> cellAt(QPointF point) const;

    // Calls visit(n, c) for every plane that touches `area`.
    template <class Visit> void forPlanesIn(const QRectF& area, Visit&& visit) const;

    // Along one axis: the first pixel of element `index`, and the element under pixel `pixel` of `count` elements.
    static double edge(double start, double size, double index) { return std::ceil(start + index * size - 0.5); }
    static uint32_t indexAt(double start, double size, double pixel, uint32_t count);

private:
    uint32_t groups() const { return channels == 1 ? 1 : batches; }
    uint32_t items() const { return channels == 1 ? batches : channels; } // the items of a group, wrapped
    uint32_t groupRows() const { return (items() + columns - 1) / columns; }
    double pitchX() const { return width * zoom + gap(); }
    double pitchY() const { return height * zoom + gap() + captionHeight(); }
    double groupPitch() const { return groupRows() * pitchY() + gap(); }
    QSizeF fitZoom(const QSizeF& area);
    uint32_t wholeUnits(uint32_t wanted) const;
};

template <class Visit> void PlaneLayout::forPlanesIn(const QRectF& area, Visit&& visit) const
{
    const auto clamped = [](double value, uint32_t count) {
        return static_cast<uint32_t>(value < 0 ? 0 : value > count - 1.0 ? count - 1.0 : value);
    };
    const QRectF content(origin, contentSize());
    if (!content.intersects(area.adjusted(-1, -1, 1, 1)))
        return;
    const uint32_t firstGroup = clamped((area.top() - 1 - origin.y()) / groupPitch(), groups());
    const uint32_t lastGroup = clamped((area.bottom() + 1 - origin.y()) / groupPitch(), groups());
    const uint32_t firstColumn = clamped((area.left() - 1 - origin.x()) / pitchX(), columns);
    const uint32_t lastColumn = clamped((area.right() + 1 - origin.x()) / pitchX(), columns);
    for (uint32_t group = firstGroup; group <= lastGroup; ++group) {
        const double top = origin.y() + group * groupPitch();
        const uint32_t firstRow = clamped((area.top() - 1 - top) / pitchY(), groupRows());
        const uint32_t lastRow = clamped((area.bottom() + 1 - top) / pitchY(), groupRows());
        for (uint32_t row = firstRow; row <= lastRow; ++row)
            for (uint32_t column = firstColumn; column <= lastColumn; ++column) {
                const uint64_t item = uint64_t{row} * columns + column;
                if (item < items())
                    channels == 1 ? visit(static_cast<uint32_t>(item), 0u) : visit(group, static_cast<uint32_t>(item));
            }
    }
}

} // namespace tessera
