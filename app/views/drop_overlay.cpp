// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/drop_overlay.h"

#include "app/theme.h"

#include <QPainter>

namespace tessera {

DropOverlay::DropOverlay(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("dropOverlay"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropOverlay::open(const QString& promise)
{
    m_promise = promise;
    setAccessibleName(promise);
    setGeometry(parentWidget()->rect());
    raise();
    show();
}

void DropOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.85F);
    painter.fillRect(rect(), veil);
    painter.setPen(QPen(color(Role::Accent), 2, Qt::DashLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(16, 16, -16, -16), 8, 8);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    painter.setFont(large);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignCenter, m_promise);
}

} // namespace tessera
