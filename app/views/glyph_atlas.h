// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QImage>
#include <QPointF>
#include <QStringView>

class QPainter;

namespace tessera {

// The characters of numbers and captions, drawn once: thousands of cells with text are then a few milliseconds. Of a
// monospaced font with a pixel size, on whole device pixels.
class GlyphAtlas {
public:
    GlyphAtlas(const QFont& font, const QColor& color);
    // The atlas of the data font in this size and colour; the least recently made are forgotten.
    static const GlyphAtlas& of(int pixelSize, const QColor& color);

    int advance() const { return m_advance; }
    int height() const { return m_height; } // of a line of digits, without room for descenders
    void draw(QPainter& painter, QPoint topLeft, QStringView text) const;
    void drawCentered(QPainter& painter, const QRect& area, QStringView text) const;

private:
    int m_advance, m_height, m_top; // m_top: from a glyph's cell to the digits in it
    int m_cellHeight;
    QImage m_glyphs;
};

} // namespace tessera
