// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QList>
#include <QSize>
#include <QString>
#include <QWidget>

#include <vector>

class QCustomPlot;

namespace tessera {

struct PlotSeries {
    QString label;
    QList<double> x, y; // y: seconds
    bool isReference = false; // a dashed line in the colour of the series before it
};

struct PlotContent {
    QString xTitle, yTitle;
    std::vector<PlotSeries> series;
};

// Gives the plot the fonts, inks and grounds of the theme.
void stylePlot(QCustomPlot& plot, const QFont& font);

// Times as points and dashed references over a logarithmic axis, with a legend beside them, in the theme's colours and
// fonts. The wheel zooms, dragging moves, and a double click shows everything again.
class Plot : public QWidget {
    Q_OBJECT

public:
    explicit Plot(QWidget* parent = nullptr);

    void setContent(PlotContent content);
    void write(const QString& path, const QSize& size) const; // a .png of twice that size; throws IoError

private:
    void build();
    void showAll();

    PlotContent m_content;
    QCustomPlot* m_plot;
};

} // namespace tessera
