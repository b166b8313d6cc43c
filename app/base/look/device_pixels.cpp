// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/device_pixels.h"

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
    constexpr double kRounding = 1.5; // points, of both coordinates together
    const QPointF whole = event->position();
    const QPointF ofScreen = widget->mapFromGlobal(event->globalPosition());
    const QPointF ofWindow = widget->mapFrom(widget->window(), event->scenePosition());
    const QPointF exact = event->type() == QEvent::Wheel ? ofScreen : ofWindow;
    // An event that a program made may have no exact position.
    return (exact - whole).manhattanLength() < kRounding ? exact : whole;
}

QPointF toDevicePixels(const QWidget* widget, QPointF point, double ratio)
{
    constexpr double kRounding = 1e-6; // the edge of a pixel belongs to that pixel
    return point * ratio + beyondPixel(originOf(widget, ratio)) + QPointF(kRounding, kRounding);
}

QPointF fromDevicePixels(const QWidget* widget, QPointF pixel, double ratio)
{
    return (pixel - beyondPixel(originOf(widget, ratio))) / ratio;
}

} // namespace tessera
