// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/value_plot.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/plot.h"
#include "app/base/look/events.h"

#include <QVBoxLayout>

#include <algorithm>

#include <qcustomplot.h>

namespace tessera {

ValuePlot::ValuePlot(int leastHeight, QWidget* parent)
    : QWidget(parent)
    , m_rows(newLayout<QVBoxLayout>(this, {8, 2, 8, 2}, 0))
    , m_plot(new QCustomPlot(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumHeight(leastHeight);
    m_plot->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_rows->addWidget(m_plot, 1);
    whenever({QEvent::StyleChange, QEvent::PaletteChange}, this, this, [this] { build(); });
}

void ValuePlot::clear()
{
    m_plot->clearItems();
    m_plot->clearPlottables();
    stylePlot(*m_plot, smallFont());
}

QFont ValuePlot::smallFont() const
{
    return dataFont(font().pointSizeF() * 0.82);
}

double ValuePlot::shareAt(double x) const
{
    const QRect area = m_plot->axisRect()->rect();
    return std::clamp((x - m_plot->x() - area.left()) / std::max(area.width(), 1), 0.0, 1.0);
}

double ValuePlot::pixelAt(double share) const
{
    const QRect area = m_plot->axisRect()->rect();
    return m_plot->x() + area.left() + share * area.width();
}

QCPItemStraightLine* ValuePlot::addLine(double share, const QPen& pen) const
{
    auto* line = new QCPItemStraightLine(m_plot);
    line->setPen(pen);
    moveLine(*line, share);
    return line;
}

void ValuePlot::moveLine(QCPItemStraightLine& line, double share)
{
    for (QCPItemPosition* end : {line.point1, line.point2}) {
        end->setType(QCPItemPosition::ptAxisRectRatio);
        end->setCoords(share, end == line.point1 ? 0 : 1);
    }
}

} // namespace tessera
