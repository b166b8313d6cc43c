// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"
#include "app/model/document/document.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/tensor_viewport.h"
#include "app/tensor/painting/cell_painter.h"
#include "app/tensor/painting/color_key_painter.h"
#include "app/tensor/painting/mark_painter.h"
#include "app/tensor/painting/minimap.h"
#include "app/tensor/painting/selection_painter.h"
#include "app/tensor/planes/plane_sampler.h"

#include <QImage>
#include <QPainter>

#include <array>
#include <cmath>
#include <memory>
#include <optional>
#include <vector>

namespace tessera {

class TensorDisplay;
class TensorSource;

int stripHeight(); // the height of the strip below the planes, in designed pixels

// The strip below the planes: what the colours stand for, and the zoom. In device pixels.
class LegendStrip {
public:
    LegendStrip(QPainter& painter, const QRect& strip, double dpr, double zoom);

    // Call one of these three, then paintZoom(). What has no room is left out.
    void paintRange(const ValueRange& range, const LevelColors& colors, const QString& legend); // legend: whose range
    void paintColorKeys(const KeyColors& colorKeys);
    // What the values 0, 1 … mean; the last ones first.
    void paintClasses(const std::vector<QString>& classes, const ValueRange& range, const LevelColors& colors);

    void paintZoom();

private:
    int px(double designed) const { return static_cast<int>(std::lround(designed * m_dpr)); }
    int centred(int height) const { return m_strip.center().y() - height / 2 + px(1); } // the top of a centred part

    QPainter& m_painter;
    QRect m_strip;
    double m_dpr;
    QString m_zoom;
    int m_left, m_right; // the room for the legend
};

// The elements of one tensor that are marked. Elements are logical indices.
struct PickMarks {
    std::optional<uint64_t> pinned, hovered;
    Partners ofPin, ofHover; // partners of what is pinned or hovered in the other tensor
    bool pinIsWeak = false; // something else is hovered
    struct Kept {
        size_t number; // the pin's number in the document's list, from 1 on
        uint64_t element;
        bool isPartner; // the pin is in the other tensor, this is its heaviest partner
    };
    std::vector<Kept> kept;
    // Where the coordinates of the other tensor's active element fall, n, c, y and x in elements; integers are centres.
    std::optional<std::array<double, 4>> position;

    // The element that keys move: the pin, or the heaviest partner of the other tensor's pin.
    std::optional<uint64_t> active() const { return pinned ? pinned : heaviest(ofPin); }
};

// Finds which elements of a tensor are marked. Asks the document only when told that it changed.
class TensorPicks {
public:
    TensorPicks(const Document* document, Side side);

    const PickMarks& marks() const { return m_marks; }
    bool findPicks(); // after the selection or the results changed; true: the pin is another one
    void findKept(); // after the kept pins or the results changed

private:
    std::optional<std::array<double, 4>> position() const;

    const Document* m_document;
    Side m_side;
    std::optional<Pick> m_pinned; // in either tensor
    PickMarks m_marks;
};

// All that a picture of a tensor shows. What it points to must live while it is painted.
struct TensorScene {
    std::shared_ptr<const DrawableTensor> tensor; // never null
    const TensorViewport* viewport;
    ColorMap map = ColorMap::Viridis;
    Tone tone = {}; // its map is in `map`
    std::vector<QString> classes = {}; // what the values 0, 1 … mean, where they are classes
    QString legend = {}; // whose range it is
    std::optional<ColorKeyLook> colorKeys = {}; // what cells are coloured by in place of their values
    std::optional<MarkSources> marks = {};
    bool hatchesSpecials = true; // NaN and infinities, beside their colours
    bool hasNumbers = true;
    CellNumbers numbers = CellNumbers::Shortest;
    SelectedElement isSelected = {}; // empty: nothing is
    QColor selectionInk = Qt::white;
    const PlaybackState* step = nullptr; // where a player stands; null: it is off
    Side side = Side::Output; // the tensor's side
    const PickMarks* picks = nullptr; // null: elements cannot be picked
    bool hasGrid = true;
    uint32_t block = 1; // cells between heavier lines; 1: none
    bool isDimmed = false; // out of date
};

// The scene of what a source shows, which must be something, as the display says; without a display, values without
// marks. The caller sets the grid and the dimming.
TensorScene sceneOf(const TensorSource& source, const TensorViewport& viewport, const TensorPicks& picks,
                    const TensorDisplay* display, Side side);

// Paints scenes, and keeps what is the same from one to the next: the cells, the colours and the minimap.
class TensorPainter {
public:
    void invalidate() { m_frame = QImage(); } // all is painted anew, but the colours and the minimap are kept
    void invalidateWhenLoaded() { m_frameIsOld = true; } // paints anew when the next tensor is there
    bool awaitsTensor() const { return m_frameIsOld; }
    void forgetMinimap() { m_minimap.forget(); } // its planes changed
    void forgetColors(); // the theme changed

    // In device pixels; the strip of the legend fills the frame below the viewport's area. `isLoading`: the next
    // tensor comes soon.
    void paint(QPainter& painter, const TensorScene& scene, QSize frame, bool isLoading);
    // The same as rectangles and text, without the minimap; the viewport has one device pixel per designed pixel.
    void paintVectors(QPainter& painter, const TensorScene& scene, QSize frame);

private:
    const LevelColors& colors(const TensorScene& scene);
    void paintFrame(const TensorScene& scene, QSize frame);
    void paintStrip(QPainter& painter, const TensorScene& scene, QSize frame);

    QImage m_frame; // all but the picks and the minimap; null: to be painted
    bool m_frameIsOld = false;
    Minimap m_minimap;
    struct ColorInputs {
        ColorMap map = ColorMap::Viridis;
        Tone tone = {};
        std::vector<QString> classes;
        std::optional<ValueRange> ofPicture;
        double part = 1;
        bool operator==(const ColorInputs&) const = default;
    };
    std::optional<LevelColors> m_colors;
    ColorInputs m_colorInputs;
};

} // namespace tessera
