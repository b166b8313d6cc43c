// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/histogram_view.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/device_pixels.h"
#include "app/base/look/theme.h"

#include <QMouseEvent>

#include <algorithm>
#include <cmath>

#include <qcustomplot.h>

namespace tessera {

namespace {

constexpr double kReach = 8; // pixels: how near a handle is taken
constexpr int kTicks = 5, kLeastBars = 128, kColors = 64;

QString shortFigure(double value)
{
    return QString::number(value, 'g', 4);
}

} // namespace

HistogramView::HistogramView(QWidget* parent)
    : ValuePlot(kLeastBars, parent)
{
    setObjectName(QStringLiteral("histogram"));
    describe(
        this, tr("Histogram"),
        tr("How often values occur, of a picture in each channel; few are seen beside many. Drag black or white to "
           "set the range"));
    m_plot->yAxis->setVisible(false);
    m_plot->xAxis->setRange(0, 1);
    m_plot->yAxis->setRange(0, 1);
    connect(m_plot, &QCustomPlot::afterLayout, this, &HistogramView::tint);
    m_words->setText(tr("Counting…"));
    m_rows->insertWidget(0, m_words);
    build();
}

void HistogramView::setHistogram(const Histogram& histogram, HistogramAxis axis, std::vector<HistogramLine> channels)
{
    m_histogram = histogram;
    m_axis = axis;
    m_channels = std::move(channels);
    build();
}

void HistogramView::setRange(double black, double white)
{
    m_black = black;
    m_white = white;
    setAccessibleDescription(tr("Black %1, white %2").arg(shortFigure(black), shortFigure(white)));
    showHandles();
}

void HistogramView::setTone(const Tone& tone)
{
    m_tone = tone;
    showHandles();
}

double HistogramView::positionOf(double value) const
{
    if (m_histogram.edges.empty())
        return 0;
    return std::clamp(positionOn(m_axis, m_histogram.edges.front(), m_histogram.edges.back(), value), 0.0, 1.0);
}

double HistogramView::valueAt(double x) const
{
    return valueOn(m_axis, m_histogram.edges.front(), m_histogram.edges.back(), shareAt(x));
}

void HistogramView::build()
{
    clear();
    m_bars = nullptr;
    m_words->setFont(smallFont());
    m_plot->axisRect()->setBackground(palette().color(QPalette::Base));
    if (m_histogram.counts.empty())
        return m_plot->replot(QCustomPlot::rpQueuedReplot);
    const auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (int i = 0; i < kTicks; ++i) {
        const double at = double(i) / (kTicks - 1);
        ticker->addTick(at, shortFigure(valueOn(m_axis, m_histogram.edges.front(), m_histogram.edges.back(), at)));
    }
    m_plot->xAxis->setTicker(ticker);
    uint64_t most = 1;
    const auto points = [&](const std::vector<uint64_t>& counts, auto* plottable) {
        QVector<double> keys, heights;
        for (size_t i = 0; i < counts.size(); ++i) {
            keys << (double(i) + 0.5) / double(counts.size());
            heights << std::log1p(double(counts[i]));
        }
        plottable->setData(keys, heights, true);
        most = std::max(most, *std::ranges::max_element(counts));
    };
    for (const HistogramLine& channel : m_channels) {
        QCPGraph* graph = m_plot->addGraph();
        QColor ground = QColor::fromRgb(channel.ink);
        graph->setPen(QPen(ground, 1.5));
        ground.setAlphaF(0.18F);
        graph->setBrush(ground);
        graph->setLineStyle(QCPGraph::lsStepCenter);
        points(channel.counts, graph);
    }
    if (m_channels.empty()) {
        m_bars = new QCPBars(m_plot->xAxis, m_plot->yAxis);
        m_bars->setWidth(1 / double(m_histogram.counts.size()));
        m_bars->setPen(Qt::NoPen);
        m_bars->setAntialiased(false);
        points(m_histogram.counts, m_bars);
    }
    m_plot->yAxis->setRange(0, std::log1p(double(most)));
    showHandles();
}

// One gradient across the whole plot gives each bar the colour of its value.
void HistogramView::tint()
{
    if (!m_bars)
        return;
    const QRect rect = m_plot->axisRect()->rect();
    QLinearGradient ground(rect.left(), 0, rect.right() + 1, 0);
    for (int i = 0; i <= kColors; ++i) {
        const double at = double(i) / kColors;
        const double value = valueOn(m_axis, m_histogram.edges.front(), m_histogram.edges.back(), at);
        const double share = m_white > m_black ? std::clamp((value - m_black) / (m_white - m_black), 0.0, 1.0) : 0.5;
        ground.setColorAt(at, QColor::fromRgb(mapped(m_tone.map.value_or(ColorMap::Viridis), m_tone.shown(share))));
    }
    m_bars->setBrush(ground);
}

// Draws a line for each handle; the words above the plot tell where they are.
void HistogramView::showHandles()
{
    m_plot->clearItems();
    if (m_histogram.counts.empty())
        return;
    const auto handle = [&](double value, const QString& name, Handle which) {
        const QColor ink = which == m_held ? color(Role::Accent) : palette().color(QPalette::WindowText);
        addLine(positionOf(value), QPen(ink, which == m_held ? 2 : 1));
        return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(ink.name(), name.arg(shortFigure(value)));
    };
    QStringList words{handle(m_black, tr("black %1"), Handle::Black), handle(m_white, tr("white %1"), Handle::White)};
    for (const HistogramLine& channel : m_channels)
        words << QStringLiteral("<span style=\"color:%1\">■</span>&nbsp;%2")
                     .arg(QColor::fromRgb(channel.ink).name(), channel.name);
    m_words->setText(words.join(QStringLiteral("&nbsp;&nbsp; ")));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void HistogramView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_histogram.counts.empty())
        return;
    const double x = exactPosition(this, event).x();
    const double toBlack = std::abs(x - xOf(m_black)), toWhite = std::abs(x - xOf(m_white));
    const bool white = toWhite < toBlack || (toWhite == toBlack && x > xOf(m_white));
    m_held = white ? Handle::White : Handle::Black;
    if (std::min(toBlack, toWhite) > kReach)
        moveHandle(valueAt(x)); // a click sets the nearer end
    showHandles();
}

void HistogramView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_held != Handle::None)
        moveHandle(valueAt(exactPosition(this, event).x()));
}

void HistogramView::mouseReleaseEvent(QMouseEvent*)
{
    m_held = Handle::None;
    showHandles();
}

void HistogramView::moveHandle(double value)
{
    const bool isBlack = m_held == Handle::Black;
    const double black = isBlack ? std::min(value, m_white) : m_black;
    const double white = isBlack ? m_white : std::max(value, m_black);
    setRange(black, white);
    emit rangeDragged(black, white);
}

} // namespace tessera
