// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controls/elided_label.h"

#include <QPainter>

namespace tessera {

void ElidedLabel::setTint(const QColor& tint)
{
    m_tint = tint;
    update();
}

void ElidedLabel::setPreferredWidth(int width)
{
    if (m_preferredWidth == width)
        return;
    m_preferredWidth = width;
    updateGeometry();
}

QSize ElidedLabel::sizeHint() const
{
    // The text itself is not measured: under a moving mouse it changes all the time.
    return m_preferredWidth > 0 ? QSize(m_preferredWidth, minimumSizeHint().height()) : QLabel::sizeHint();
}

QSize ElidedLabel::minimumSizeHint() const
{
    const QMargins margins = contentsMargins();
    return {fontMetrics().horizontalAdvance(QStringLiteral("…")),
            fontMetrics().height() + margins.top() + margins.bottom()};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(m_tint.isValid() ? m_tint : palette().color(foregroundRole()));
    const int width = contentsRect().width();
    const bool fits = fontMetrics().horizontalAdvance(text()) <= width;
    const QString shown = fits ? text() : fontMetrics().elidedText(text().simplified(), Qt::ElideRight, width);
    painter.drawText(contentsRect(), int(alignment()) | Qt::TextSingleLine, shown);
}

} // namespace tessera
