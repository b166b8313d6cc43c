// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/axis_marks.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"

#include <QApplication>
#include <QLocale>

#include <cmath>

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

QString shortNumber(double value)
{
    return QLocale::c().toString(value, 'g', 4).replace('-', QChar(0x2212));
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

namespace {

constexpr uint32_t kMostCounted = 1U << 18; // that are counted
constexpr int kMarkWidth = 14, kGap = 16;

} // namespace

AxisLegend::AxisLegend(QWidget* parent)
    : QWidget(parent)
{
    setFont(resized(font(), 0.9));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("axisLegend"));
    setToolTip(tr("Wheel: zoom. Drag: pan. Arrows: step. Click: pin."));
}

void AxisLegend::setMap(const AxisMap& map, bool isForward, const std::optional<FoundLine>& line)
{
    m_entries.clear();
    if (isForward)
        m_entries.push_back({Mark::None, tr("of the forward operator:")});
    m_entries.push_back({Mark::Sample, tr("output's centre")});
    if (line) {
        m_entries.push_back({Mark::Right, tr("right: %1").arg(line->right)});
        m_entries.push_back({Mark::Shift, QStringLiteral("%1: %2").arg(line->side, line->found)});
    }
    addCounts(map);
    const Displacement edges = displacement(map);
    if (!line && (std::abs(edges.first) > 1e-4 || std::abs(edges.last) > 1e-4))
        m_entries.push_back({Mark::Shift, tr("edges apart, in output pixels")});
    QStringList texts;
    for (const Entry& entry : m_entries)
        texts << entry.text;
    setAccessibleName(texts.join(QStringLiteral(", ")));
    update();
}

void AxisLegend::addCounts(const AxisMap& map)
{
    const auto most = uint32_t(kMostCounted / filterRadius(map)); // each has so many weights
    const AxisCounts counts = countsOf(map, most);
    const bool some = map.outputs > most;
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
    case Mark::Right:
        return paintSample(painter, at, 3, color(Role::Good));
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
