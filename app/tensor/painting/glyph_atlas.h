// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QImage>
#include <QStringView>

#include <vector>

class QPainter;

namespace tessera {

// The characters of numbers and captions, each drawn when it is first asked for: thousands of cells with text then take
// a few milliseconds, and so does a size that was never seen before. The font is monospaced and has a size in pixels;
// characters lie on whole device pixels. In a picture made of vectors they are text.
class GlyphAtlas {
public:
    GlyphAtlas(const QFont& font, const QColor& color);
    // The atlas of the data font in this size and colour; the least recently used are forgotten.
    static const GlyphAtlas& of(int pixelSize, QColor color);

    int advance() const { return m_advance; }
    int height() const { return m_height; } // the height of a line of digits, without room for descenders
    void draw(QPainter& painter, QPoint topLeft, QStringView text) const;
    void drawCentered(QPainter& painter, const QRect& area, QStringView text) const;

private:
    QRect glyph(QChar character) const; // in m_glyphs
    void write(QPainter& painter, const QRectF& area, Qt::Alignment alignment, QStringView text) const;

    QFont m_font;
    QColor m_color;
    int m_advance, m_height, m_top; // m_top: from a glyph's cell to the digits in it
    int m_ascent, m_cellHeight;
    mutable QImage m_glyphs;
    mutable std::vector<bool> m_drawn; // for every glyph: it is in m_glyphs
};

} // namespace tessera
