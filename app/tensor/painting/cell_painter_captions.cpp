// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/cell_painter.h"
#include "app/tensor/painting/glyph_atlas.h"

#include <QCoreApplication>

#include <limits>

namespace tessera {

namespace {

constexpr double kCaptionText = 11, kRowText = 9; // designed pixels

// "c0–2 RGB"; where they are no neighbours, "R c0 G c4 B c8".
QString channelsText(const ShownPlanes& planes)
{
    const QString names = QStringLiteral("RGBA").left(planes.channels);
    const auto& picked = planes.picked;
    if (picked[1] == picked[0] + 1 && picked[2] == picked[0] + 2)
        return QStringLiteral("c%1–%2 %3").arg(picked[0]).arg(picked[planes.channels - 1]).arg(names);
    QStringList parts;
    for (uint32_t i = 0; i < planes.channels; ++i)
        parts << QStringLiteral("%1 c%2").arg(names[i]).arg(picked[i]);
    return parts.join(u' ');
}

} // namespace

void CellPainter::paintCaptions()
{
    const double height = m_layout.captionHeight();
    if (height <= 0)
        return paintRowNames();
    const int pixelSize = static_cast<int>(kCaptionText * m_dpr * m_layout.captionScale());
    const GlyphAtlas& channelInk = GlyphAtlas::of(pixelSize, axisColor(1));
    const double room = m_layout.planeRect(0, 0).width() + m_layout.gap() / 2;
    m_layout.forPlanesIn(QRectF(m_clip).adjusted(0, 0, 0, height), [&](uint32_t n, uint32_t c) {
        const PlaneLayout::Cell first = m_planes.inTensor({n, c, 0, 0});
        const QRectF plane = m_layout.planeRect(n, c);
        QPoint at(static_cast<int>(plane.left()), static_cast<int>(plane.top() - 5 * m_dpr) - channelInk.height());
        QString batch = m_tensor.shape.sizes[0] > 1 ? QStringLiteral("n%1 ").arg(first.n) : QString();
        QString text = u'c' + QString::number(first.c);
        if (m_planes.channels > 1)
            text = m_planes.picture
                ? channelsText(m_planes)
                : QCoreApplication::translate("CellPainter", "largest of %1").arg(channelsText(m_planes));
        if (static_cast<double>(batch.size() + text.size()) * channelInk.advance() > room)
            batch.clear(); // every row of planes begins with its own
        if (static_cast<double>(text.size()) * channelInk.advance() > room)
            return;
        GlyphAtlas::of(pixelSize, axisColor(0)).draw(m_painter, at, batch);
        at.rx() += static_cast<int>(batch.size()) * channelInk.advance();
        channelInk.draw(m_painter, at, text);
        if (n == 0 && c == 0)
            paintAxisNames(plane, pixelSize, at.x() + double(text.size()) * channelInk.advance());
    });
}

// Where planes are too small for captions, each row of them says what it begins with; as many rows as have room.
void CellPainter::paintRowNames()
{
    if (m_layout.batches * m_layout.channels == 1 || !m_planes.all)
        return;
    const int pixelSize = static_cast<int>(kRowText * textSettings().scale * m_dpr);
    const GlyphAtlas& channelInk = GlyphAtlas::of(pixelSize, axisColor(1));
    double free = -std::numeric_limits<double>::infinity();
    m_layout.forPlanesIn(m_clip, [&](uint32_t n, uint32_t c) {
        const uint32_t item = m_layout.channels == 1 ? n : c;
        const QRectF plane = m_layout.planeRect(n, c);
        if (item % m_layout.columns != 0 || plane.center().y() - channelInk.height() < free)
            return;
        free = plane.center().y() + channelInk.height();
        const QString text = m_layout.channels == 1 || (m_layout.batches > 1 && c == 0) ? u'n' + QString::number(n)
                                                                                        : u'c' + QString::number(c);
        const GlyphAtlas& ink = GlyphAtlas::of(pixelSize, axisColor(text[0] == u'n' ? 0 : 1));
        const double left = plane.left() - 4 * m_dpr - static_cast<double>(text.size()) * ink.advance();
        ink.draw(m_painter, QPointF(left, plane.center().y() - ink.height() / 2.0).toPoint(), text);
    });
}

void CellPainter::paintAxisNames(const QRectF& plane, int pixelSize, double captionEnd)
{
    const GlyphAtlas& across = GlyphAtlas::of(pixelSize, axisColor(3));
    const GlyphAtlas& down = GlyphAtlas::of(pixelSize, axisColor(2));
    const int gap = static_cast<int>(5 * m_dpr);
    const QPoint corner = plane.topLeft().toPoint();
    const QString name = QStringLiteral("W→");
    const int left = static_cast<int>(plane.right()) - static_cast<int>(name.size()) * across.advance();
    if (left > captionEnd + across.advance())
        across.draw(m_painter, QPoint(left, corner.y() - gap - across.height()), name);
    const int x = corner.x() - gap - down.advance();
    down.draw(m_painter, QPoint(x, corner.y() + gap / 2), u"H");
    down.draw(m_painter, QPoint(x, corner.y() + gap / 2 + down.height() * 3 / 2), u"↓");
}

} // namespace tessera
