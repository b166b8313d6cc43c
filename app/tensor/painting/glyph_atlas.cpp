// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/glyph_atlas.h"

#include "app/base/look/theme.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <list>

namespace tessera {

namespace {

constexpr char16_t kFirst = u' ', kLast = u'~';
constexpr QStringView kOthers = u"·…×→↓–−≈≠²\u202f";
constexpr qsizetype kCount = kLast - kFirst + 1 + kOthers.size();
constexpr size_t kKept = 24;

qsizetype indexOf(QChar character)
{
    if (character >= kFirst && character <= kLast)
        return character.unicode() - kFirst;
    const qsizetype other = kOthers.indexOf(character);
    return other < 0 ? 0 : kLast - kFirst + 1 + other;
}

} // namespace

GlyphAtlas::GlyphAtlas(const QFont& font, const QColor& color)
    : m_font(font)
    , m_color(color)
    , m_drawn(kCount, false)
{
    const QFontMetricsF metrics(font);
    m_advance = std::max(1, static_cast<int>(std::lround(metrics.horizontalAdvance(u'0'))));
    m_cellHeight = static_cast<int>(std::ceil(metrics.height())) + 1;
    m_ascent = static_cast<int>(std::ceil(metrics.ascent()));
    m_height = static_cast<int>(std::ceil(metrics.capHeight()));
    m_top = m_ascent - m_height;
    m_glyphs = QImage(static_cast<int>(kCount) * m_advance, m_cellHeight, QImage::Format_ARGB32_Premultiplied);
    m_glyphs.fill(Qt::transparent);
}

QRect GlyphAtlas::glyph(QChar character) const
{
    const qsizetype index = indexOf(character);
    const QRect cell(static_cast<int>(index) * m_advance, 0, m_advance, m_cellHeight);
    std::vector<bool>::reference drawn = m_drawn[static_cast<size_t>(index)];
    if (!drawn && index > 0) { // 0: a space, and what is not in the atlas
        QPainter painter(&m_glyphs);
        painter.setFont(m_font);
        painter.setPen(m_color);
        painter.setClipRect(cell);
        painter.drawText(QPointF(cell.left(), m_ascent), QString(character));
    }
    drawn = true;
    return cell;
}

const GlyphAtlas& GlyphAtlas::of(int pixelSize, QColor color)
{
    struct Entry {
        int pixelSize;
        QRgb color;
        QString family;
        GlyphAtlas atlas;
    };
    // Only the window's thread uses this. What was used last comes first, so that the few that a painter holds at once
    // stay.
    static std::list<Entry> entries;
    QFont font = dataFont();
    const auto found = std::ranges::find_if(entries, [&](const Entry& entry) {
        return entry.pixelSize == pixelSize && entry.color == color.rgba() && entry.family == font.family();
    });
    if (found != entries.end()) {
        entries.splice(entries.begin(), entries, found);
        return entries.front().atlas;
    }
    font.setPixelSize(pixelSize);
    if (entries.size() == kKept)
        entries.pop_back();
    return entries.emplace_front(Entry{pixelSize, color.rgba(), font.family(), GlyphAtlas(font, color)}).atlas;
}

void GlyphAtlas::write(QPainter& painter, const QRectF& area, Qt::Alignment alignment, QStringView text) const
{
    painter.setFont(m_font);
    painter.setPen(m_color);
    const double width = QFontMetricsF(m_font).horizontalAdvance(text.toString());
    const double left = alignment == Qt::AlignHCenter ? area.center().x() - width / 2 : area.left();
    painter.drawText(QPointF(left, area.top() + m_height), text.toString());
}

void GlyphAtlas::draw(QPainter& painter, QPoint topLeft, QStringView text) const
{
    if (painter.paintEngine()->type() != QPaintEngine::Raster)
        return write(painter, QRectF(topLeft, QSizeF()), Qt::AlignLeft, text);
    QPoint at = topLeft - QPoint(0, m_top);
    for (const QChar character : text) {
        const QRect cell = glyph(character);
        painter.drawImage(at, m_glyphs, cell);
        at.rx() += m_advance;
    }
}

void GlyphAtlas::drawCentered(QPainter& painter, const QRect& area, QStringView text) const
{
    const QSize size(static_cast<int>(text.size()) * m_advance, m_height);
    if (painter.paintEngine()->type() != QPaintEngine::Raster)
        return write(painter, QRectF(area.adjusted(0, (area.height() - size.height()) / 2, 0, 0)), Qt::AlignHCenter,
                     text);
    draw(painter, area.topLeft() + QPoint((area.width() - size.width()) / 2, (area.height() - size.height()) / 2),
         text);
}

} // namespace tessera
