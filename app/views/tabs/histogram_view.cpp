// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/histogram_view.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/device_pixels.h"
#include "app/base/look/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kSide = 10, kTop = 14, kBottom = 20, kReach = 8; // pixels; kReach: how near a handle is taken
constexpr double kLeastGapped = 5; // pixels
constexpr double kNames = 16; // of channels, above the handles' words
constexpr int kTicks = 5, kLeastBars = 96;

QString shortFigure(double value)
{
    return QString::number(value, 'g', 4);
}

} // namespace

HistogramView::HistogramView(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("histogram"));
    describe(this, tr("Histogram"),
             tr("How often values occur, of a picture in each channel. Drag black or white to set the range; Tab and "
                "the arrow keys do the same"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumHeight(kLeastBars);
}

void HistogramView::setHistogram(const Histogram& histogram, HistogramAxis axis, std::vector<HistogramLine> channels)
{
    m_histogram = histogram;
    m_axis = axis;
    m_channels = std::move(channels);
    update();
}

void HistogramView::setLogarithmic(bool isLogarithmic)
{
    m_isLogarithmic = isLogarithmic;
    update();
}

void HistogramView::setRange(double black, double white)
{
    m_black = black;
    m_white = white;
    setAccessibleDescription(tr("Black %1, white %2").arg(shortFigure(black), shortFigure(white)));
    update();
}

void HistogramView::setTone(const Tone& tone)
{
    m_tone = tone;
    update();
}

QRectF HistogramView::plot() const
{
    return QRectF(rect()).adjusted(kSide, kTop + (m_channels.empty() ? 0 : kNames), -kSide, -kBottom);
}

double HistogramView::xOf(double value) const
{
    if (m_histogram.edges.empty())
        return plot().left();
    const double at = positionOn(m_axis, m_histogram.edges.front(), m_histogram.edges.back(), value);
    return plot().left() + std::clamp(at, 0.0, 1.0) * plot().width();
}

double HistogramView::valueAt(double x) const
{
    const double at = std::clamp((x - plot().left()) / plot().width(), 0.0, 1.0);
    return valueOn(m_axis, m_histogram.edges.front(), m_histogram.edges.back(), at);
}

// At least a pixel of what there is, up to the plot's height.
double HistogramView::heightOf(uint64_t count, uint64_t most) const
{
    if (count == 0)
        return 0;
    const double share =
        m_isLogarithmic ? std::log1p(double(count)) / std::log1p(double(most)) : double(count) / double(most);
    return std::max(1.0, plot().height() * share);
}

void HistogramView::paintBars(QPainter& painter) const
{
    const uint64_t most = *std::ranges::max_element(m_histogram.counts);
    const QRectF area = plot();
    const double width = area.width() / double(m_histogram.counts.size());
    const double gap = width < kLeastGapped ? 0 : 0.5; // between narrow bars it were a pattern
    for (size_t i = 0; i < m_histogram.counts.size(); ++i) {
        if (m_histogram.counts[i] == 0)
            continue;
        const double height = heightOf(m_histogram.counts[i], most);
        const double left = area.left() + width * double(i);
        const double middle = valueAt(left + width / 2);
        const double share = m_white > m_black ? std::clamp((middle - m_black) / (m_white - m_black), 0.0, 1.0) : 0.5;
        painter.fillRect(QRectF(left, area.bottom() - height, std::max(1.0, width - gap), height),
                         QColor::fromRgb(mapped(m_tone.map.value_or(ColorMap::Viridis), m_tone.shown(share))));
    }
}

// Steps in the channels' colours over each other, and their names below the handles' words.
void HistogramView::paintChannels(QPainter& painter) const
{
    uint64_t most = 1;
    for (const HistogramLine& channel : m_channels)
        most = std::max(most, *std::ranges::max_element(channel.counts));
    const QRectF area = plot();
    double left = area.left() + 2;
    for (const HistogramLine& channel : m_channels) {
        QPolygonF steps{area.bottomLeft()};
        const double width = area.width() / double(channel.counts.size());
        for (size_t i = 0; i < channel.counts.size(); ++i) {
            const double y = area.bottom() - heightOf(channel.counts[i], most);
            steps << QPointF(area.left() + width * double(i), y) << QPointF(area.left() + width * double(i + 1), y);
        }
        QColor ground = QColor::fromRgb(channel.ink);
        painter.setPen(QPen(ground, 1.5));
        ground.setAlphaF(0.18F);
        painter.setBrush(ground);
        painter.drawPolygon(steps << area.bottomRight());
        painter.fillRect(QRectF(left, 7, 8, 8), QColor::fromRgb(channel.ink));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QPointF(left + 12, 15), channel.name);
        left += 24 + painter.fontMetrics().horizontalAdvance(channel.name);
    }
    painter.setBrush(Qt::NoBrush);
}

void HistogramView::paintAxis(QPainter& painter) const
{
    const QRectF area = plot();
    painter.setPen(color(Role::Border));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    double widest = 0;
    for (int i = 0; i < kTicks; ++i)
        widest = std::max<double>(widest,
                                  painter.fontMetrics().horizontalAdvance(
                                      shortFigure(valueAt(area.left() + area.width() * i / (kTicks - 1)))));
    const int step = kTicks * (widest + 8) <= area.width() ? 1 : 2; // every other one where not all have room
    for (int i = 0; i < kTicks; i += step) {
        const double x = area.left() + area.width() * i / (kTicks - 1);
        painter.setPen(color(Role::Border));
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x, area.bottom() + 4));
        painter.setPen(color(Role::SecondaryText));
        const double left = i == 0 ? area.left() : i == kTicks - 1 ? area.right() - 120 : x - 60;
        const QRectF inside(left, area.bottom() + 4, 120, kBottom - 4);
        const int alignment = i == 0 ? Qt::AlignLeft : i == kTicks - 1 ? Qt::AlignRight : Qt::AlignHCenter;
        painter.drawText(inside, alignment | Qt::AlignVCenter, shortFigure(valueAt(x)));
    }
}

// Its name stands beside it, or beside what has its place. Answers with where that is.
QRectF HistogramView::paintHandle(QPainter& painter, double value, const QString& name, bool held,
                                  const QRectF& taken) const
{
    const QRectF area = plot();
    const double x = xOf(value);
    const QColor ink = held ? color(Role::Accent) : palette().color(QPalette::WindowText);
    painter.setPen(QPen(ink, held ? 2 : 1));
    painter.drawLine(QPointF(x, area.top() - 2), QPointF(x, area.bottom()));
    painter.setBrush(ink);
    painter.setPen(Qt::NoPen);
    painter.drawPolygon(QPolygonF({{x - 4, area.top() - 6}, {x + 4, area.top() - 6}, {x, area.top() + 1}}));
    painter.setPen(ink);
    const double width = painter.fontMetrics().horizontalAdvance(name);
    const double height = painter.fontMetrics().ascent();
    const auto from = [&](double left) { return QRectF(left, area.top() - 2 - height, width, height); };
    QRectF place = from(x + 8 + width > area.right() ? x - 8 - width : x + 8);
    if (place.intersects(taken))
        place = from(taken.right() + 8 + width > area.right() ? taken.left() - 8 - width : taken.right() + 8);
    painter.drawText(place.bottomLeft(), name);
    return place;
}

void HistogramView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setPen(hasFocus() ? color(Role::Accent) : color(Role::Border));
    painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setFont(dataFont(font().pointSizeF() * 0.82));
    if (m_histogram.counts.empty()) {
        painter.setPen(color(Role::SecondaryText));
        painter.drawText(rect(), Qt::AlignCenter, tr("Counting…"));
        return;
    }
    if (m_channels.empty())
        paintBars(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_channels.empty())
        paintChannels(painter);
    paintAxis(painter);
    const Handle lit = m_held != Handle::None ? m_held : hasFocus() ? m_keyed : Handle::None;
    const QRectF black =
        paintHandle(painter, m_black, tr("black %1").arg(shortFigure(m_black)), lit == Handle::Black, {});
    paintHandle(painter, m_white, tr("white %1").arg(shortFigure(m_white)), lit == Handle::White, black);
}

void HistogramView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_histogram.counts.empty())
        return;
    const double x = exactPosition(this, event).x();
    const double toBlack = std::abs(x - xOf(m_black)), toWhite = std::abs(x - xOf(m_white));
    const bool white = toWhite < toBlack || (toWhite == toBlack && x > xOf(m_white));
    m_held = m_keyed = white ? Handle::White : Handle::Black;
    if (std::min(toBlack, toWhite) > kReach)
        moveHandle(valueAt(x)); // a click sets the nearer end
    update();
}

void HistogramView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_held != Handle::None)
        moveHandle(valueAt(exactPosition(this, event).x()));
}

void HistogramView::mouseReleaseEvent(QMouseEvent*)
{
    m_held = Handle::None;
    update();
}

void HistogramView::moveHandle(double value)
{
    const bool isBlack = (m_held != Handle::None ? m_held : m_keyed) == Handle::Black;
    const double black = isBlack ? std::min(value, m_white) : m_black;
    const double white = isBlack ? m_white : std::max(value, m_black);
    setRange(black, white);
    emit rangeDragged(black, white);
}

void HistogramView::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (m_histogram.counts.empty() || (key != Qt::Key_Left && key != Qt::Key_Right && key != Qt::Key_Space)) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (key == Qt::Key_Space) {
        m_keyed = m_keyed == Handle::Black ? Handle::White : Handle::Black;
        update();
        return;
    }
    const double step = (event->modifiers() & Qt::ShiftModifier ? 10 : 1) * (key == Qt::Key_Left ? -1 : 1);
    moveHandle(valueAt(xOf(m_keyed == Handle::Black ? m_black : m_white) + step));
}

} // namespace tessera
