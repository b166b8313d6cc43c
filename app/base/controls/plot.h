// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <vector>

class QCPItemText;
class QCustomPlot;

namespace tessera {

struct PlotSeries {
    QString label; // written at the last point
    QList<double> x, y;
    QString of = {}; // makes this a reference: a dashed line in the colour of the series with this label
};

struct PlotAxis {
    QString title;
    bool isTime = false; // seconds on a logarithmic axis, with ticks at 1, 2, 5 and their multiples of ten
};

struct PlotContent {
    PlotAxis x, y;
    std::vector<PlotSeries> series;
};

// Gives the plot the fonts, inks and grounds of the theme.
void stylePlot(QCustomPlot& plot, const QFont& font);

// Points and dashed references over two axes, named at their ends, in the theme's colours and fonts. The wheel zooms,
// dragging moves, a double click shows everything again, and the mouse shows the values of the nearest point.
class Plot : public QWidget {
    Q_OBJECT

public:
    explicit Plot(QWidget* parent = nullptr);

    void setContent(PlotContent content);
    const PlotContent& content() const { return m_content; }
    // Writes an .svg, or a .png at twice the size. Throws IoError.
    void write(const QString& path, const QSize& size);

private:
    void build();
    void titleAxes(int room);
    void addSeries(size_t index, const QColor& hue);
    void styleAxes();
    void showAll();
    void placeTicks();
    void placeLabels();
    void tellNearest(QMouseEvent* event);
    QColor hueOf(size_t index) const; // a series' colour

    PlotContent m_content;
    QCustomPlot* m_plot;
    std::vector<QCPItemText*> m_labels; // the names of the series
};

} // namespace tessera
