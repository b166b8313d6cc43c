// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCPItemStraightLine;
class QCustomPlot;
class QPen;
class QVBoxLayout;

namespace tessera {

// A plot across the whole width, with words above it. The mouse moves along it.
class ValuePlot : public QWidget {
public:
    QSize sizeHint() const override { return {240, 120}; } // it grows to fill its place

protected:
    ValuePlot(int leastHeight, QWidget* parent);

    virtual void build() = 0; // draws all of it; is called when the theme has changed
    void clear(); // an empty plot in the theme's fonts, inks and grounds
    QFont smallFont() const;
    double shareAt(double x) const; // 0 … 1: what lies there, in this widget's pixels
    double pixelAt(double share) const;
    QCPItemStraightLine* addLine(double share, const QPen& pen) const; // upright
    static void moveLine(QCPItemStraightLine& line, double share);

    QVBoxLayout* m_rows; // the words, then the plot
    QCustomPlot* m_plot;
};

} // namespace tessera
