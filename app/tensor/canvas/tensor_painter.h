// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/canvas/tensor_scene.h"
#include "app/tensor/painting/minimap.h"

#include <QImage>

#include <optional>

namespace tessera {

// Paints scenes, and keeps what is the same from one to the next: the cells, the colours and the minimap.
class TensorPainter {
public:
    void invalidate() { m_frame = QImage(); } // all is painted anew, but the colours and the minimap are kept
    void invalidateWhenLoaded() { m_frameIsOld = true; } // what comes with a new tensor is not drawn over the old one
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
