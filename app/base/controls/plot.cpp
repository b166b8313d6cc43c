// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/plot.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/image_file.h"
#include "app/base/look/theme.h"
#include "engine/core/tensor/error.h"

#include <QApplication>
#include <QBuffer>
#include <QEvent>
#include <QScopeGuard>
#include <QSvgGenerator>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>

#include <qcustomplot.h>

namespace tessera {

namespace {

constexpr int kLabelGap = 8; // pixels between a line's end and its name
constexpr int kLinesForTitle = 7; // a chart of at least so many lines of text has a title at its x axis
constexpr int kNear = 24; // pixels within which the mouse finds a point
constexpr double kRangeMargin = 0.06; // the share of an axis that is added at both its ends
constexpr double kLogMargin = 1.15; // the least factor, for a logarithmic axis

QFont smallFont()
{
    return resized(QApplication::font(), 0.92);
}

// Names that would overlap are pushed apart, in their order, and kept within [top, bottom].
void spread(std::vector<double>& centers, double height, double top, double bottom)
{
    std::vector<size_t> order(centers.size());
    std::iota(order.begin(), order.end(), size_t{0});
    std::ranges::stable_sort(order, {}, [&](size_t i) { return centers[i]; });
    double least = top + height / 2;
    for (const size_t i : order) {
        centers[i] = std::max(centers[i], least);
        least = centers[i] + height;
    }
    double most = bottom - height / 2;
    for (auto i = order.rbegin(); i != order.rend(); ++i) {
        centers[*i] = std::min(centers[*i], most);
        most = centers[*i] - height;
    }
}

// Seconds in s, ms, µs …; other numbers with four digits.
QString axisText(const PlotAxis& axis, double value)
{
    return !axis.isTime ? QString::number(value, 'g', 4) : value == 0 ? QStringLiteral("0") : durationText(value);
}

constexpr int kNameGap = 8; // pixels between two names

// 1, 2 and 5 of each decade of the range.
QVector<double> decadeTicks(const QCPRange& range)
{
    QVector<double> ticks;
    for (int power = int(std::floor(std::log10(range.lower))); power <= int(std::log10(range.upper)) + 1; ++power)
        for (const double digit : {1, 2, 5})
            if (const double tick = digit * std::pow(10.0, power); range.contains(tick))
                ticks.append(tick);
    if (ticks.size() > 7) // only the decades
        erase_if(ticks, [](double tick) { return std::abs(std::log10(tick) - std::round(std::log10(tick))) > 1e-6; });
    return ticks;
}

// The number of ticks that fit without overlap.
class Ticker : public QCPAxisTicker {
public:
    Ticker(const QCPAxis* axis, PlotAxis content)
        : m_axis(axis)
        , m_content(std::move(content))
    {
        setTickCount(5);
    }

protected:
    QVector<double> createTickVector(double step, const QCPRange& range) override
    {
        QVector<double> ticks = m_content.isTime ? decadeTicks(range) : QVector<double>();
        if (ticks.size() < 2) // a short range of a logarithmic axis
            ticks = QCPAxisTicker::createTickVector(step, range);
        thin(ticks);
        return ticks;
    }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return axisText(m_content, tick); }

private:
    // A small chart has every second tick or fewer, so that the names do not overlap.
    void thin(QVector<double>& ticks) const
    {
        const QFontMetrics font(m_axis->tickLabelFont());
        double needed = font.height() * 1.2;
        if (m_axis->orientation() == Qt::Horizontal)
            for (const double tick : ticks)
                needed = std::max(needed, double(font.horizontalAdvance(axisText(m_content, tick)) + kNameGap));
        while (ticks.size() > 2 && std::abs(m_axis->coordToPixel(ticks[1]) - m_axis->coordToPixel(ticks[0])) < needed) {
            qsizetype i = 0;
            erase_if(ticks, [&](double) { return i++ % 2 == 1; });
        }
    }

    const QCPAxis* m_axis;
    PlotAxis m_content;
};

} // namespace

void stylePlot(QCustomPlot& plot, const QFont& font)
{
    plot.setBackground(QApplication::palette().color(QPalette::Base));
    plot.axisRect()->setBackground(color(Role::Canvas));
    plot.axisRect()->setMinimumMargins({10, 6, 10, 4});
    for (QCPAxis* axis : plot.axisRect()->axes()) {
        axis->setTickLabelFont(font);
        axis->setLabelFont(font);
        axis->setTickLabelColor(color(Role::SecondaryText));
        axis->setLabelColor(color(Role::SecondaryText));
        axis->setBasePen(QPen(color(Role::Border), 1));
        axis->setTickPen(QPen(color(Role::Border), 1));
        axis->setSubTicks(false);
        axis->setTickLength(0, 4);
        axis->setLabelPadding(0);
        axis->setPadding(2);
        axis->grid()->setVisible(false);
    }
}

Plot::Plot(QWidget* parent)
    : QWidget(parent)
    , m_plot(new QCustomPlot(this))
{
    auto* layout = newLayout<QVBoxLayout>(this, {0, 0, 0, 0});
    layout->addWidget(m_plot);
    setMinimumSize(160, 96);
    m_plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    m_plot->setFocusPolicy(Qt::NoFocus); // the chart as a whole takes the focus
    connect(m_plot, &QCustomPlot::mouseDoubleClick, this, &Plot::showAll);
    connect(m_plot, &QCustomPlot::mouseMove, this, &Plot::tellNearest);
    connect(m_plot, &QCustomPlot::afterLayout, this, &Plot::placeTicks);
    connect(m_plot, &QCustomPlot::afterLayout, this, &Plot::placeLabels);
    build();
    whenever({QEvent::StyleChange, QEvent::PaletteChange}, this, this, [this] { build(); });
    whenever({QEvent::Resize}, this, this, [this] {
        titleAxes(height());
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    });
}

void Plot::setContent(PlotContent content)
{
    m_content = std::move(content);
    build();
}

QColor Plot::hueOf(size_t index) const
{
    const std::vector<PlotSeries>& all = m_content.series;
    if (!all[index].of.isEmpty())
        return hueOf(size_t(std::ranges::find(all, all[index].of, &PlotSeries::label) - all.begin()));
    const QColor hues[] = {axisColor(3), axisColor(1),         axisColor(2),
                           axisColor(0), color(Role::Warning), color(Role::Bad)};
    const auto before = std::count_if(all.begin(), all.begin() + ptrdiff_t(index),
                                      [](const PlotSeries& each) { return each.of.isEmpty(); });
    return hues[size_t(before) % std::size(hues)];
}

void Plot::build()
{
    m_labels.clear();
    m_plot->clearItems();
    m_plot->clearPlottables();
    styleAxes();
    for (size_t i = 0; i < m_content.series.size(); ++i)
        addSeries(i, hueOf(i));
    showAll();
}

void Plot::styleAxes()
{
    const QFont font = smallFont();
    stylePlot(*m_plot, font);
    QCPAxisRect* const rect = m_plot->axisRect();
    rect->setBackground(palette().color(QPalette::Base));
    int widest = 0;
    for (const PlotSeries& series : m_content.series)
        widest = std::max(widest, QFontMetrics(font).horizontalAdvance(series.label));
    rect->setAutoMargins(QCP::msLeft | QCP::msBottom | QCP::msTop);
    rect->setMargins(QMargins(0, 0, widest + 2 * kLabelGap, 0));
    rect->setMinimumMargins(QMargins(12, 8, 0, 8));

    const auto style = [&](QCPAxis* axis, const PlotAxis& content, bool hasGrid) {
        axis->setTickLabelColor(palette().color(QPalette::Text));
        axis->setLabelPadding(6);
        axis->setPadding(5);
        axis->grid()->setVisible(hasGrid);
        axis->grid()->setPen(QPen(color(Role::Separator), 1));
        axis->grid()->setZeroLinePen(Qt::NoPen);
        axis->setScaleType(content.isTime ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
        axis->setTicker(QSharedPointer<Ticker>::create(axis, content));
    };
    style(m_plot->xAxis, m_content.x, false);
    style(m_plot->yAxis, m_content.y, true);
    m_plot->yAxis->setBasePen(Qt::NoPen);
    m_plot->yAxis->setTickPen(Qt::NoPen);
    titleAxes(height());
}

// The figures are more important: a low chart has no titles at its axes.
void Plot::titleAxes(int room)
{
    const QFontMetrics metrics(smallFont());
    const bool across = room >= kLinesForTitle * metrics.lineSpacing();
    const int below = (across ? 3 : 2) * metrics.lineSpacing();
    m_plot->xAxis->setLabel(across ? m_content.x.title : QString());
    m_plot->yAxis->setLabel(room - below >= metrics.horizontalAdvance(m_content.y.title) ? m_content.y.title
                                                                                         : QString());
}

void Plot::addSeries(size_t index, const QColor& hue)
{
    const PlotSeries& series = m_content.series[index];
    QCPGraph* const graph = m_plot->addGraph();
    graph->setData(series.x, series.y);
    const bool isReference = !series.of.isEmpty();
    graph->setPen(QPen(hue, isReference ? 1.5 : 2, isReference ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap));
    graph->setLineStyle(isReference ? QCPGraph::lsLine : QCPGraph::lsNone);
    if (!isReference)
        graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, QPen(hue, 1), QBrush(hue), 4));
    auto* label = new QCPItemText(m_plot);
    label->setText(series.label);
    label->setFont(smallFont());
    label->setColor(hue);
    label->setClipToAxisRect(false);
    label->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    label->position->setType(QCPItemPosition::ptAbsolute);
    m_labels.push_back(label);
}

void Plot::showAll()
{
    const auto show = [&](QCPAxis* axis, const PlotAxis& content, QList<double> PlotSeries::*values) {
        double low = HUGE_VAL, high = -HUGE_VAL;
        for (const PlotSeries& series : m_content.series) {
            for (const double value : series.*values) {
                low = std::min(low, value);
                high = std::max(high, value);
            }
        }
        if (!(low <= high)) {
            low = 1;
            high = 2;
        }
        if (content.isTime) {
            const double factor = std::max(std::pow(high / low, kRangeMargin), kLogMargin);
            return axis->setRange(low / factor, high * factor);
        }
        const double margin = high > low ? (high - low) * kRangeMargin : std::max(std::abs(high) * 0.1, 0.5);
        axis->setRange(low - margin, high + margin);
    };
    show(m_plot->xAxis, m_content.x, &PlotSeries::x);
    show(m_plot->yAxis, m_content.y, &PlotSeries::y);
    m_plot->replot();
}

// The ticks change the size of the axes, so they are chosen again for the new size.
void Plot::placeTicks()
{
    for (const auto phase : {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
        m_plot->plotLayout()->update(phase);
}

// Names go behind the last point of each line, once the axes have their places.
void Plot::placeLabels()
{
    if (m_labels.empty())
        return;
    const QRect inside = m_plot->axisRect()->rect();
    std::vector<double> centers;
    for (size_t i = 0; i < m_labels.size(); ++i) {
        const PlotSeries& series = m_content.series[i];
        centers.push_back(series.y.isEmpty() ? inside.center().y() : m_plot->yAxis->coordToPixel(series.y.last()));
    }
    spread(centers, QFontMetrics(smallFont()).height(), inside.top(), inside.bottom());
    for (size_t i = 0; i < m_labels.size(); ++i)
        m_labels[i]->position->setCoords(inside.right() + kLabelGap, centers[i]);
}

void Plot::tellNearest(QMouseEvent* event)
{
    double nearest = kNear * kNear;
    QString text;
    for (const PlotSeries& series : m_content.series) {
        for (qsizetype i = 0; i < series.x.size(); ++i) {
            const QPointF away =
                QPointF(m_plot->xAxis->coordToPixel(series.x[i]), m_plot->yAxis->coordToPixel(series.y[i]))
                - event->position();
            const double distance = QPointF::dotProduct(away, away);
            if (distance >= nearest)
                continue;
            nearest = distance;
            text = QStringLiteral("%1\n%2: %3\n%4: %5")
                       .arg(series.label, m_content.x.title, axisText(m_content.x, series.x[i]), m_content.y.title,
                            axisText(m_content.y, series.y[i]));
        }
    }
    QToolTip::showText(event->globalPosition().toPoint(), text, m_plot);
}

void Plot::write(const QString& path, const QSize& size)
{
    titleAxes(size.height());
    const QScopeGuard asShown([this] { titleAxes(height()); });
    if (!path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        QImage picture = m_plot->toPixmap(size.width(), size.height(), 2).toImage();
        picture.setDevicePixelRatio(1); // a viewer that knows the ratio would show it smaller
        return writeImage(picture, path, "PNG");
    }
    QBuffer drawing;
    QSvgGenerator svg;
    svg.setOutputDevice(&drawing);
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(), size));
    QCPPainter painter;
    if (!painter.begin(&svg))
        throw IoError(say("controls", "%1 cannot be drawn")(path.toStdString()));
    painter.setMode(QCPPainter::pmVectorized);
    m_plot->toPainter(&painter, size.width(), size.height());
    painter.end();
    writeFile(path, drawing.data());
}

} // namespace tessera
