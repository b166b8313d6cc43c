// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

class QSinglePointEvent;
class QWidget;

namespace tessera {

// These functions convert between a widget's points and its device pixels. Where the scale is no whole number, a widget
// may begin between two pixels; the nearer one is its pixel 0.

QPointF beyondPixel(QPointF origin); // the fraction beyond a whole device pixel
// The exact position of an event that came to the widget from the mouse. Qt rounds the event's position() and its place
// on the screen to whole points; its place in the window is exact. For a wheel it is the other way round.
QPointF exactPosition(const QWidget* widget, const QSinglePointEvent* event);
QPointF toDevicePixels(const QWidget* widget, QPointF point, double ratio);
QPointF fromDevicePixels(const QWidget* widget, QPointF pixel, double ratio);

} // namespace tessera
