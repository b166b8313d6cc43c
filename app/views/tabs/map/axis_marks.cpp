// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/axis_marks.h"

#include "app/base/look/theme.h"

#include <QApplication>
#include <QLocale>

namespace tessera {

uint32_t lineStep(const AxisTaps& taps)
{
    constexpr size_t kMostLines = 8000; // the most lines of the whole diagram: some ten milliseconds
    return uint32_t(1 + taps.weights.size() / kMostLines);
}

QColor faded(QColor tint, double alpha)
{
    tint.setAlphaF(float(alpha));
    return tint;
}

QString shortNumber(double value, int digits)
{
    return QLocale::c().toString(value, 'g', digits).replace('-', QChar(0x2212));
}

void paintSample(QPainter& painter, QPointF at, double size, const QColor& tint)
{
    painter.setBrush(tint);
    painter.drawEllipse(at, size, size);
}

void paintTie(QPainter& painter, QPointF at, double size)
{
    painter.setBrush(color(Role::Warning));
    painter.drawPolygon(QPolygonF(
        {{at.x(), at.y() - size}, {at.x() + size, at.y()}, {at.x(), at.y() + size}, {at.x() - size, at.y()}}));
}

void paintClamped(QPainter& painter, QPointF at, double direction, double size)
{
    painter.setBrush(color(Role::SecondaryText));
    painter.drawPolygon(QPolygonF({{at.x() + direction * size, at.y()},
                                   {at.x() - direction * size * 0.7, at.y() - size},
                                   {at.x() - direction * size * 0.7, at.y() + size}}));
}

void paintCropped(QPainter& painter, const QRectF& place)
{
    painter.fillRect(place, QBrush(color(Role::SecondaryText), Qt::BDiagPattern));
}

void paintArrow(QPainter& painter, QPointF from, QPointF to)
{
    const double way = to.x() > from.x() ? 1 : -1;
    painter.setPen(QPen(color(Role::Warning), 1.5));
    painter.drawLine(from, to);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(Role::Warning));
    painter.drawPolygon(QPolygonF({to, to + QPointF(-way * 6, -3.5), to + QPointF(-way * 6, 3.5)}));
}

void paintPlate(QPainter& painter, const QRectF& place, const QString& text, const QColor& ink)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(QApplication::palette().color(QPalette::Base), 0.85));
    painter.drawRoundedRect(place, 3, 3);
    painter.setPen(ink);
    painter.drawText(place, Qt::AlignCenter, text);
}

} // namespace tessera
