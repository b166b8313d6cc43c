// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/painting/color_key_painter.h"
#include "app/tensor/planes/plane_sampler.h"

#include <QPainter>

#include <cmath>

namespace tessera {

int stripHeight(); // below the planes, in designed pixels

// The strip below the planes: what the colours stand for, and the zoom. In device pixels.
class LegendStrip {
public:
    LegendStrip(QPainter& painter, const QRect& strip, double dpr, double zoom);

    // One of these, and the zoom behind it. What has no room is left out.
    void paintRange(const ValueRange& range, const LevelColors& colors, const QString& legend); // legend: whose range
    void paintColorKeys(const KeyColors& colorKeys);
    // What the values 0, 1 … mean; the last ones first.
    void paintClasses(const std::vector<QString>& classes, const ValueRange& range, const LevelColors& colors);

    void paintZoom();

private:
    int px(double designed) const { return static_cast<int>(std::lround(designed * m_dpr)); }
    int centred(int height) const { return m_strip.center().y() - height / 2 + px(1); } // the top of what is so high

    QPainter& m_painter;
    QRect m_strip;
    double m_dpr;
    QString m_zoom;
    int m_left, m_right; // the room for the legend
};

} // namespace tessera
