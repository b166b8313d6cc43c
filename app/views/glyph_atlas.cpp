// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/glyph_atlas.h"

#include "app/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <cmath>
#include <deque>

namespace tessera {

namespace {

constexpr char16_t kFirst = u' ', kLast = u'~';
constexpr QStringView kOthers = u"…×→↓–\u202f";
constexpr size_t kKept = 24;

qsizetype indexOf(QChar character)
{
    if (character >= kFirst && character <= kLast)
        return character.unicode() - kFirst;
    const qsizetype other = kOthers.indexOf(character);
    return other < 0 ? 0 : kLast - kFirst + 1 + other;
}

QChar characterAt(qsizetype index)
{
    return index <= kLast - kFirst ? QChar(static_cast<char16_t>(kFirst + index))
                                   : kOthers[index - (kLast - kFirst + 1)];
}

} // namespace

GlyphAtlas::GlyphAtlas(const QFont& font, const QColor& color)
{
    const QFontMetricsF metrics(font);
    m_advance = std::max(1, static_cast<int>(std::lround(metrics.horizontalAdvance(u'0'))));
    m_cellHeight = static_cast<int>(std::ceil(metrics.height())) + 1;
    const int ascent = static_cast<int>(std::ceil(metrics.ascent()));
    m_height = static_cast<int>(std::ceil(metrics.capHeight()));
    m_top = ascent - m_height;

    const qsizetype count = kLast - kFirst + 1 + kOthers.size();
    m_glyphs = QImage(static_cast<int>(count) * m_advance, m_cellHeight, QImage::Format_ARGB32_Premultiplied);
    m_glyphs.fill(Qt::transparent);
    QPainter painter(&m_glyphs);
    painter.setFont(font);
    painter.setPen(color);
    for (qsizetype i = 0; i < count; ++i) {
        const int left = static_cast<int>(i) * m_advance;
        painter.setClipRect(left, 0, m_advance, m_cellHeight);
        painter.drawText(QPointF(left, ascent), QString(characterAt(i)));
    }
}

const GlyphAtlas& GlyphAtlas::of(int pixelSize, const QColor& color)
{
    struct Entry {
        int pixelSize;
        QRgb color;
        QString family;
        GlyphAtlas atlas;
    };
    static std::deque<Entry> entries; // of the window's thread
    QFont font = dataFont();
    for (const Entry& entry : entries)
        if (entry.pixelSize == pixelSize && entry.color == color.rgba() && entry.family == font.family())
            return entry.atlas;
    font.setPixelSize(pixelSize);
    if (entries.size() == kKept)
        entries.pop_back();
    return entries.emplace_front(Entry{pixelSize, color.rgba(), font.family(), GlyphAtlas(font, color)}).atlas;
}

void GlyphAtlas::draw(QPainter& painter, QPoint topLeft, QStringView text) const
{
    QPoint at = topLeft - QPoint(0, m_top);
    for (const QChar character : text) {
        const int left = static_cast<int>(indexOf(character)) * m_advance;
        painter.drawImage(at, m_glyphs, QRect(left, 0, m_advance, m_cellHeight));
        at.rx() += m_advance;
    }
}

void GlyphAtlas::drawCentered(QPainter& painter, const QRect& area, QStringView text) const
{
    const QSize size(static_cast<int>(text.size()) * m_advance, m_height);
    draw(painter, area.topLeft() + QPoint((area.width() - size.width()) / 2, (area.height() - size.height()) / 2),
         text);
}

} // namespace tessera
