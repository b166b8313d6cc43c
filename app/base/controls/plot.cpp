// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/plot.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/image_file.h"
#include "app/base/look/theme.h"

#include <QApplication>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

#include <qcustomplot.h>

namespace tessera {

namespace {

constexpr double kShownRange = 1.12; // of the range of values: a margin at both ends
constexpr int kTickWidth = 64, kTickHeight = 32; // pixels: room for the words of a tick
constexpr int kMostTicks = 5;

// Ticks in s, ms, µs …: ten in each decade, or as many as have room.
class TimeTicker : public QCPAxisTickerLog {
public:
    TimeTicker()
    {
        setLogBase(std::pow(10, 0.1));
        setSubTickCount(0);
    }

protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return durationText(tick); }
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
    m_plot->xAxis->setNumberFormat(QStringLiteral("g"));
    m_plot->xAxis->setNumberPrecision(4);
    m_plot->yAxis->setScaleType(QCPAxis::stLogarithmic);
    m_plot->yAxis->setTicker(QSharedPointer<TimeTicker>::create());
    m_plot->plotLayout()->addElement(0, 1, m_plot->legend);
    m_plot->plotLayout()->setColumnStretchFactor(1, 1e-3); // no wider than its words
    m_plot->legend->setVisible(true);
    m_plot->legend->setBrush(Qt::NoBrush);
    m_plot->legend->setBorderPen(Qt::NoPen);
    m_plot->legend->setRowSpacing(0);
    m_plot->legend->setIconSize(12, 8);
    m_plot->legend->setIconTextPadding(4);
    connect(m_plot, &QCustomPlot::mouseDoubleClick, this, &Plot::showAll);
    whenever({QEvent::StyleChange, QEvent::PaletteChange}, this, this, [this] { build(); });
    connect(m_plot, &QCustomPlot::beforeReplot, this, [this] {
        const int room = width() - m_plot->legend->minimumOuterSizeHint().width();
        m_plot->xAxis->ticker()->setTickCount(std::clamp(room / kTickWidth - 1, 1, kMostTicks));
        m_plot->yAxis->ticker()->setTickCount(std::clamp(height() / kTickHeight - 1, 2, kMostTicks));
    });
    build();
}

void Plot::setContent(PlotContent content)
{
    m_content = std::move(content);
    build();
}

void Plot::build()
{
    const QFont font = resized(QApplication::font(), 0.92);
    const QColor text = palette().color(QPalette::Text);
    stylePlot(*m_plot, font);
    m_plot->axisRect()->setBackground(palette().color(QPalette::Base));
    m_plot->legend->setFont(font);
    m_plot->legend->setTextColor(text);
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis})
        axis->setTickLabelColor(text);
    m_plot->xAxis->setLabel(m_content.xTitle);
    m_plot->yAxis->setLabel(m_content.yTitle);
    m_plot->yAxis->grid()->setVisible(true);
    m_plot->yAxis->grid()->setPen(QPen(color(Role::Separator), 1));
    m_plot->clearPlottables();
    const QColor hues[] = {axisColor(3), axisColor(1),         axisColor(2),
                           axisColor(0), color(Role::Warning), color(Role::Bad)};
    size_t measured = 0; // the series so far that are no reference
    for (const PlotSeries& series : m_content.series) {
        measured += !series.isReference;
        const QColor hue = hues[(measured - 1) % std::size(hues)];
        QCPGraph* const graph = m_plot->addGraph();
        graph->setName(series.label);
        graph->setData(series.x, series.y);
        graph->setPen(QPen(hue, 2, series.isReference ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap));
        graph->setLineStyle(series.isReference ? QCPGraph::lsLine : QCPGraph::lsNone);
        if (!series.isReference)
            graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, QPen(hue, 1), QBrush(hue), 4));
    }
    showAll();
}

void Plot::showAll()
{
    m_plot->rescaleAxes();
    for (QCPAxis* axis : {m_plot->xAxis, m_plot->yAxis})
        axis->scaleRange(kShownRange);
    m_plot->replot();
}

void Plot::write(const QString& path, const QSize& size) const
{
    QImage picture = m_plot->toPixmap(size.width(), size.height(), 2).toImage();
    picture.setDevicePixelRatio(1); // a viewer that knows the ratio would show it smaller
    writeImage(picture, path, "PNG");
}

} // namespace tessera
