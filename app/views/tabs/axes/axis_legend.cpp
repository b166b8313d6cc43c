// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/axes/axis_legend.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/views/tabs/axes/axis_marks.h"

#include <cmath>

namespace tessera {
namespace {

constexpr uint32_t kMostCounted = 1U << 18; // that are counted
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

void AxisLegend::setMap(const AxisMap& map, bool isForward)
{
    const auto most = uint32_t(kMostCounted / filterRadius(map)); // each has so many weights
    const AxisCounts counts = countsOf(map, most);
    const bool some = map.outputs > most;
    m_entries.clear();
    if (isForward)
        m_entries.push_back({Mark::None, tr("of the forward operator:")});
    m_entries.push_back({Mark::Sample, tr("output's centre")});
    const auto add = [&](Mark mark, uint32_t count, const char* exactly, const char* atLeast) {
        if (count > 0)
            m_entries.push_back(
                {mark, tr(some ? atLeast : exactly, nullptr, pluralNumber(count)).arg(countText(count))});
    };
    add(Mark::Tie, counts.ties, QT_TRANSLATE_N_NOOP("tessera::AxisLegend", "%1 ties"),
        QT_TRANSLATE_N_NOOP("tessera::AxisLegend", "at least %1 ties"));
    add(Mark::Clamped, counts.clamped, QT_TRANSLATE_N_NOOP("tessera::AxisLegend", "%1 outputs repeat the edge"),
        QT_TRANSLATE_N_NOOP("tessera::AxisLegend", "at least %1 outputs repeat the edge"));
    add(Mark::Cropped, counts.cropped, QT_TRANSLATE_N_NOOP("tessera::AxisLegend", "%1 inputs cropped"),
        QT_TRANSLATE_N_NOOP("tessera::AxisLegend", "at least %1 inputs cropped"));
    add(Mark::Skipped, counts.skipped, QT_TRANSLATE_N_NOOP("tessera::AxisLegend", "%1 inputs never read"),
        QT_TRANSLATE_N_NOOP("tessera::AxisLegend", "at least %1 inputs never read"));
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
    case Mark::None:
        return;
    case Mark::Sample:
        return paintSample(painter, at, 3.5, palette().color(QPalette::WindowText));
    case Mark::Tie:
        return paintTie(painter, at, 5);
    case Mark::Clamped:
        return paintClamped(painter, at, 1, 5);
    case Mark::Cropped:
        paintCropped(painter, QRectF(at.x() - 5, at.y() - 5, 10, 10));
        [[fallthrough]];
    case Mark::Skipped:
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(color(Role::SecondaryText), 1));
        return painter.drawRect(QRectF(at.x() - 5, at.y() - 5, 10, 10));
    case Mark::Shift:
        return paintArrow(painter, at - QPointF(6, 0), at + QPointF(6, 0));
    }
}

void AxisLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double x = 0;
    for (const Entry& entry : m_entries) {
        const int width = fontMetrics().horizontalAdvance(entry.text);
        const int mark = entry.mark == Mark::None ? 0 : kMarkWidth + 4;
        if (x + mark + width > this->width())
            break;
        paintMark(painter, entry.mark, QRectF(x, 0, kMarkWidth, height()));
        painter.setPen(color(Role::SecondaryText));
        painter.drawText(QRectF(x + mark, 0, width + 2, height()), Qt::AlignLeft | Qt::AlignVCenter, entry.text);
        x += mark + width + (mark == 0 ? kGap / 2 : kGap);
    }
}

} // namespace tessera
