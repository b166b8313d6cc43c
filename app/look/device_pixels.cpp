// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/device_pixels.h"

#include <QMouseEvent>
#include <QWidget>

#include <cmath>

namespace tessera {
namespace {

QPointF originOf(const QWidget* widget, double ratio)
{
    return QPointF(widget->mapTo(widget->window(), QPoint())) * ratio;
}

} // namespace

QPointF beyondPixel(QPointF origin)
{
    return origin - QPointF(std::round(origin.x()), std::round(origin.y()));
}

QPointF exactPosition(const QWidget* widget, const QSinglePointEvent* event)
{
    return event->type() == QEvent::Wheel ? widget->mapFromGlobal(event->globalPosition())
                                          : widget->mapFrom(widget->window(), event->scenePosition());
}

QPointF toDevicePixels(const QWidget* widget, QPointF point, double ratio)
{
    constexpr double kRounding = 1e-6; // a pixel's edge is that pixel's
    return point * ratio + beyondPixel(originOf(widget, ratio)) + QPointF(kRounding, kRounding);
}

QPointF fromDevicePixels(const QWidget* widget, QPointF pixel, double ratio)
{
    return (pixel - beyondPixel(originOf(widget, ratio))) / ratio;
}

} // namespace tessera
