// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/color_bar.h"

#include <QLocale>
#include <QPainter>

#include <cmath>

namespace tessera {
namespace {

constexpr int kBarWidth = 14;
constexpr int kGap = 6;
constexpr int kMarks = 5;

QString numberText(double value)
{
    return QLocale::c().toString(value, 'g', 3);
}

} // namespace

ColorBar::ColorBar(QWidget* parent)
    : QWidget(parent)
{
    setFont(dataFont(font().pointSizeF() * 0.85));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
}

void ColorBar::setScale(ColorMap map, double minimum, double maximum, bool logarithmic)
{
    m_map = map;
    m_minimum = minimum;
    m_maximum = maximum;
    m_logarithmic = logarithmic;
    setAccessibleName(tr("Colours from %1 to %2").arg(numberText(minimum), numberText(maximum)));
    setToolTip(accessibleName());
    update();
}

QSize ColorBar::sizeHint() const
{
    return {kBarWidth + kGap + fontMetrics().horizontalAdvance(QStringLiteral("-1.23e-12")), 140};
}

double ColorBar::valueAt(double fraction) const
{
    if (m_logarithmic)
        return std::expm1(fraction * std::log1p(m_maximum));
    return m_minimum + fraction * (m_maximum - m_minimum);
}

void ColorBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int half = fontMetrics().height() / 2;
    const QRect bar(0, half, kBarWidth, height() - 2 * half);
    for (int y = 0; y < bar.height(); ++y) {
        const double fraction = 1 - double(y) / std::max(bar.height() - 1, 1);
        painter.fillRect(QRect(0, bar.top() + y, kBarWidth, 1), QColor::fromRgb(mapped(m_map, fraction)));
    }
    painter.setPen(color(Role::Border));
    painter.drawRect(bar.adjusted(0, 0, -1, -1));
    const int marks = bar.height() > kMarks * fontMetrics().height() ? kMarks : 3;
    for (int i = 0; i < marks; ++i) {
        const double fraction = double(i) / (marks - 1);
        const int y = bar.bottom() - qRound(fraction * (bar.height() - 1));
        painter.setPen(color(Role::Border));
        painter.drawLine(kBarWidth, y, kBarWidth + 3, y);
        painter.setPen(color(Role::SecondaryText));
        painter.drawText(QRect(kBarWidth + kGap, y - half, width(), 2 * half), Qt::AlignLeft | Qt::AlignVCenter,
                         numberText(valueAt(fraction)));
    }
}

} // namespace tessera
