// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/axis_legend.h"

#include "app/format.h"
#include "app/theme.h"

#include <QPainter>

#include <cmath>

namespace tessera {
namespace {

constexpr uint32_t kMostOutputs = 1U << 18; // that are counted
constexpr int kMarkWidth = 14, kGap = 16;

} // namespace

AxisLegend::AxisLegend(QWidget* parent)
    : QWidget(parent)
{
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.9);
    setFont(small);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("axisLegend"));
    setToolTip(tr("Wheel: zoom. Drag: pan. Arrows: step. Click: pin."));
}

void AxisLegend::setMap(const AxisMap& map)
{
    const auto most = uint32_t(kMostOutputs / filterRadius(map)); // each has so many weights
    const AxisCounts counts = countsOf(map, most);
    const bool some = map.outputs > most;
    m_entries = {{Mark::Sample, tr("output's centre")}};
    const auto add = [&](Mark mark, uint32_t count, const QString& one, const QString& many) {
        if (count > 0)
            m_entries.push_back(
                {mark, (some ? tr("at least ") : QString()) + countText(count) + ' ' + (count == 1 ? one : many)});
    };
    add(Mark::Tie, counts.ties, tr("tie"), tr("ties"));
    add(Mark::Clamped, counts.clamped, tr("output repeats the edge"), tr("outputs repeat the edge"));
    add(Mark::Cropped, counts.cropped, tr("input cropped"), tr("inputs cropped"));
    add(Mark::Skipped, counts.skipped, tr("input never read"), tr("inputs never read"));
    const Displacement edges = displacement(map);
    if (std::abs(edges.first) > 1e-4 || std::abs(edges.last) > 1e-4)
        m_entries.push_back({Mark::Shift, tr("edges apart, in output pixels")});
    QStringList texts;
    for (const Entry& entry : m_entries)
        texts << entry.text;
    setAccessibleName(texts.join(QStringLiteral(", ")));
    update();
}

QSize AxisLegend::sizeHint() const
{
    return {200, fontMetrics().height() + 2};
}

void AxisLegend::paintMark(QPainter& painter, Mark mark, const QRectF& place) const
{
    const QPointF at = place.center();
    painter.setPen(Qt::NoPen);
    switch (mark) {
    case Mark::Sample:
        painter.setBrush(palette().color(QPalette::WindowText));
        painter.drawEllipse(at, 3.5, 3.5);
        break;
    case Mark::Tie:
        painter.setBrush(color(Role::Warning));
        painter.drawPolygon(
            QPolygonF({at + QPointF(0, -5), at + QPointF(5, 0), at + QPointF(0, 5), at + QPointF(-5, 0)}));
        break;
    case Mark::Clamped:
        painter.setBrush(color(Role::SecondaryText));
        painter.drawPolygon(QPolygonF({at + QPointF(5, 0), at + QPointF(-3, -5), at + QPointF(-3, 5)}));
        break;
    case Mark::Cropped:
        painter.fillRect(QRectF(at.x() - 5, at.y() - 5, 10, 10), QBrush(color(Role::SecondaryText), Qt::BDiagPattern));
        [[fallthrough]];
    case Mark::Skipped:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color(Role::SecondaryText), 1));
        painter.drawRect(QRectF(at.x() - 5, at.y() - 5, 10, 10));
        break;
    case Mark::Shift:
        painter.setPen(QPen(color(Role::Warning), 1.5));
        painter.drawLine(at + QPointF(-6, 0), at + QPointF(3, 0));
        painter.setPen(Qt::NoPen);
        painter.setBrush(color(Role::Warning));
        painter.drawPolygon(QPolygonF({at + QPointF(6, 0), at + QPointF(1, -3.5), at + QPointF(1, 3.5)}));
        break;
    }
}

void AxisLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = 0;
    for (const Entry& entry : m_entries) {
        const int width = fontMetrics().horizontalAdvance(entry.text);
        if (x + kMarkWidth + width > this->width())
            break;
        paintMark(painter, entry.mark, QRectF(x, 0, kMarkWidth, height()));
        painter.setPen(color(Role::SecondaryText));
        painter.drawText(QRectF(x + kMarkWidth + 4, 0, width + 2, height()), Qt::AlignLeft | Qt::AlignVCenter,
                         entry.text);
        x += kMarkWidth + 4 + width + kGap;
    }
}

} // namespace tessera
