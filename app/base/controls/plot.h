// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <vector>

class QCPItemText;
class QCustomPlot;

namespace tessera {

struct PlotSeries {
    enum class Kind {
        Line,
        Points,
        Reference // others are held against it: dashed
    };

    QString label; // stands at its last point
    QList<double> x, y;
    Kind kind = Kind::Line;
    QString of = {}; // the label of the one that a reference is for, and whose colour it has; empty: of all, and grey
};

struct PlotAxis {
    enum class Unit { Number, Bytes, Seconds };

    QString title;
    Unit unit = Unit::Number; // how ticks are written
    bool isLogarithmic = false; // ticks at powers of two; of times at 1, 2, 5 and their tens
    bool startsAtZero = false;
    QStringList categories = {}; // the names of 0, 1, 2 …, in place of numbers
};

struct PlotContent {
    QString title, subtitle; // empty: none
    PlotAxis x, y;
    std::vector<PlotSeries> series;
    std::vector<std::pair<double, QString>> marks = {}; // upright lines, named at their top
};

// Lines or points over two axes, named where they end, in the theme's colours and fonts. The wheel zooms, dragging
// moves, a double click shows everything again; the nearest point is told under the mouse.
class Plot : public QWidget {
    Q_OBJECT

public:
    explicit Plot(QWidget* parent = nullptr);

    void setContent(PlotContent content);
    const PlotContent& content() const { return m_content; }
    // .svg, or .png at twice the size. Throws IoError.
    void write(const QString& path, const QSize& size);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void addTitle();
    void titleAxes(int room);
    void addSeries(size_t index, const QColor& hue);
    void addMarks();
    void styleAxes();
    void showAll();
    void placeTicks();
    void placeLabels();
    void tellNearest(QMouseEvent* event);
    QString valueText(const PlotAxis& axis, double value) const;
    QColor hueOf(size_t index) const; // a series' colour

    PlotContent m_content;
    QCustomPlot* m_plot;
    std::vector<QCPItemText*> m_labels; // the names of the series
};

} // namespace tessera
