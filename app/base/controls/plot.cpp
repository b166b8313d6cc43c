// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/plot.h"

#include "app/base/controls/plot_ticks.h"
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

namespace tessera {

namespace {

constexpr int kLabelGap = 8; // pixels between a line's end and its name
constexpr int kLinesForTitle = 7; // so many lines of text are in the height of a chart whose x axis has a title
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

} // namespace

Plot::Plot(QWidget* parent)
    : QWidget(parent)
    , m_plot(new QCustomPlot(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
    setMinimumSize(160, 96);
    m_plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    m_plot->setFocusPolicy(Qt::NoFocus); // the chart as a whole has it
    connect(m_plot, &QCustomPlot::mouseDoubleClick, this, &Plot::showAll);
    connect(m_plot, &QCustomPlot::mouseMove, this, &Plot::tellNearest);
    connect(m_plot, &QCustomPlot::afterLayout, this, &Plot::placeTicks);
    connect(m_plot, &QCustomPlot::afterLayout, this, &Plot::placeLabels);
    build();
}

void Plot::setContent(PlotContent content)
{
    m_content = std::move(content);
    build();
}

QColor Plot::hueOf(size_t index) const
{
    const std::vector<PlotSeries>& all = m_content.series;
    if (all[index].kind == PlotSeries::Kind::Reference) {
        const auto of = std::ranges::find(all, all[index].of, &PlotSeries::label);
        return of == all.end() ? color(Role::SecondaryText) : hueOf(size_t(of - all.begin()));
    }
    const QColor hues[] = {axisColor(3), axisColor(1),         axisColor(2),
                           axisColor(0), color(Role::Warning), color(Role::Bad)};
    const auto before = std::count_if(all.begin(), all.begin() + ptrdiff_t(index),
                                      [](const PlotSeries& each) { return each.kind != PlotSeries::Kind::Reference; });
    return hues[size_t(before) % std::size(hues)];
}

void Plot::build()
{
    m_labels.clear();
    m_plot->clearItems();
    m_plot->clearPlottables();
    while (m_plot->plotLayout()->rowCount() > 1) // titles of before
        m_plot->plotLayout()->remove(m_plot->plotLayout()->element(0, 0)), m_plot->plotLayout()->simplify();
    addTitle();
    styleAxes();
    for (size_t i = 0; i < m_content.series.size(); ++i)
        addSeries(i, hueOf(i));
    addMarks();
    showAll();
}

void Plot::addTitle()
{
    const QFont bold = demiBold(resized(QApplication::font(), 1.25));
    int row = 0;
    const auto add = [&](const QString& text, const QFont& font, const QColor& tone) {
        if (text.isEmpty())
            return;
        auto* element = new QCPTextElement(m_plot, text, font);
        element->setTextColor(tone);
        element->setTextFlags(Qt::AlignLeft | Qt::AlignVCenter);
        element->setMargins(QMargins(12, row == 0 ? 10 : 0, 12, 2));
        m_plot->plotLayout()->insertRow(row);
        m_plot->plotLayout()->addElement(row++, 0, element);
    };
    add(m_content.title, bold, palette().color(QPalette::Text));
    add(m_content.subtitle, smallFont(), color(Role::SecondaryText));
}

void Plot::styleAxes()
{
    m_plot->setBackground(palette().color(QPalette::Base));
    QCPAxisRect* const rect = m_plot->axisRect();
    rect->setBackground(palette().color(QPalette::Base));
    const QFont font = smallFont();
    int widest = 0;
    for (const PlotSeries& series : m_content.series)
        widest = std::max(widest, QFontMetrics(font).horizontalAdvance(series.label));
    rect->setAutoMargins(QCP::msLeft | QCP::msBottom | QCP::msTop);
    rect->setMargins(QMargins(0, 0, widest + 2 * kLabelGap, 0));
    rect->setMinimumMargins(QMargins(12, m_content.marks.empty() ? 8 : 18, 0, 8));

    const auto style = [&](QCPAxis* axis, const PlotAxis& content, bool hasGrid) {
        axis->setLabelFont(font);
        axis->setTickLabelFont(font);
        axis->setLabelColor(color(Role::SecondaryText));
        axis->setTickLabelColor(palette().color(QPalette::Text));
        axis->setBasePen(QPen(color(Role::Border), 1));
        axis->setTickPen(QPen(color(Role::Border), 1));
        axis->setTickLength(0, 4);
        axis->setSubTickPen(Qt::NoPen);
        axis->setLabelPadding(6);
        axis->grid()->setVisible(hasGrid);
        axis->grid()->setPen(QPen(color(Role::Separator), 1));
        axis->grid()->setZeroLinePen(Qt::NoPen);
        axis->setScaleType(content.isLogarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
        axis->setTicker(axisTicker(axis, content));
    };
    style(m_plot->xAxis, m_content.x, false);
    style(m_plot->yAxis, m_content.y, true);
    m_plot->yAxis->setBasePen(Qt::NoPen);
    m_plot->yAxis->setTickPen(Qt::NoPen);
    titleAxes(height());
}

// The figures come first: a low chart has no room for the titles of its axes.
void Plot::titleAxes(int room)
{
    const QFontMetrics metrics(smallFont());
    const bool across = room >= kLinesForTitle * metrics.lineSpacing();
    const int below = (across ? 3 : 2) * metrics.lineSpacing();
    m_plot->xAxis->setLabel(across ? m_content.x.title : QString());
    m_plot->yAxis->setLabel(room - below >= metrics.horizontalAdvance(m_content.y.title) ? m_content.y.title
                                                                                         : QString());
}

void Plot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    titleAxes(height());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void Plot::addSeries(size_t index, const QColor& hue)
{
    const PlotSeries& series = m_content.series[index];
    QCPGraph* const graph = m_plot->addGraph();
    graph->setData(series.x, series.y);
    const bool isReference = series.kind == PlotSeries::Kind::Reference;
    const bool isPoints = series.kind == PlotSeries::Kind::Points;
    QPen pen(hue, isReference ? 1.5 : 2, isReference ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    graph->setPen(pen);
    graph->setLineStyle(isPoints ? QCPGraph::lsNone : QCPGraph::lsLine);
    if (isReference && series.x.size() == 1) // no line
        graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(hue, 1.5), Qt::NoBrush, 7));
    if (!isReference)
        graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, isPoints ? QPen(hue, 1) : QPen(hue),
                                               QBrush(hue), isPoints ? 4 : 5));
    auto* label = new QCPItemText(m_plot);
    label->setText(series.label);
    label->setFont(smallFont());
    label->setColor(hue);
    label->setClipToAxisRect(false);
    label->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    label->position->setType(QCPItemPosition::ptAbsolute);
    m_labels.push_back(label);
}

void Plot::addMarks()
{
    for (const auto& [at, text] : m_content.marks) {
        auto* line = new QCPItemStraightLine(m_plot);
        line->setPen(QPen(color(Role::Separator), 1));
        line->point1->setCoords(at, 1);
        line->point2->setCoords(at, 2);
        auto* label = new QCPItemText(m_plot);
        label->setText(text);
        label->setFont(smallFont());
        label->setColor(color(Role::SecondaryText));
        label->setClipToAxisRect(false);
        label->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
        label->position->setTypeX(QCPItemPosition::ptPlotCoords);
        label->position->setTypeY(QCPItemPosition::ptAxisRectRatio);
        label->position->setCoords(at, 0);
    }
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
            low = content.isLogarithmic ? 1 : 0;
            high = content.isLogarithmic ? 2 : 1;
        }
        if (content.isLogarithmic) {
            const double factor = std::max(std::pow(high / low, kRangeMargin), kLogMargin);
            return axis->setRange(low / factor, high * factor);
        }
        const double margin = high > low ? (high - low) * kRangeMargin : std::max(std::abs(high) * 0.1, 0.5);
        axis->setRange(content.startsAtZero ? 0 : low - margin, high + margin);
    };
    show(m_plot->xAxis, m_content.x, &PlotSeries::x);
    show(m_plot->yAxis, m_content.y, &PlotSeries::y);
    m_plot->replot();
}

// Ticks are chosen before the axes have their size: once more for the size that came of them.
void Plot::placeTicks()
{
    for (const auto phase : {QCPLayoutElement::upPreparation, QCPLayoutElement::upMargins, QCPLayoutElement::upLayout})
        m_plot->plotLayout()->update(phase);
}

// Behind the last point of each line, when the axes have their places.
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

QString Plot::valueText(const PlotAxis& axis, double value) const
{
    if (!axis.categories.isEmpty())
        return axis.categories.value(qRound(value));
    return unitText(axis.unit, value);
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
                       .arg(series.label, m_content.x.title, valueText(m_content.x, series.x[i]), m_content.y.title,
                            valueText(m_content.y, series.y[i]));
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
    svg.setTitle(m_content.title);
    QCPPainter painter;
    if (!painter.begin(&svg))
        throw IoError(say("controls", "%1 cannot be drawn")(path.toStdString()));
    painter.setMode(QCPPainter::pmVectorized);
    m_plot->toPainter(&painter, size.width(), size.height());
    painter.end();
    writeFile(path, drawing.data());
}

void Plot::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange)
        build();
}

} // namespace tessera
