// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/tone.h"
#include "app/tensor/planes/value_statistics.h"
#include "app/views/tabs/value_plot.h"

#include <QLabel>
#include <QRgb>
#include <QWidget>

class QCPBars;

namespace tessera {

// A channel of a picture, drawn over the histogram's axis.
struct HistogramLine {
    QString name; // "R0"
    QRgb ink = 0;
    std::vector<uint64_t> counts;
};

// How often values occur, over a labelled axis: as bars, or as a line for each channel of a picture. The heights are
// the logarithms of counts. Two handles, black and white, are dragged.
class HistogramView : public ValuePlot {
    Q_OBJECT

public:
    explicit HistogramView(QWidget* parent = nullptr);

    // `channels`: in place of the bars; empty: the bars.
    void setHistogram(const Histogram& histogram, HistogramAxis axis, std::vector<HistogramLine> channels = {});
    void setRange(double black, double white);
    void setTone(const Tone& tone); // the bars have the colours of their values; without a map: viridis

signals:
    void rangeDragged(double black, double white);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent*) override;

private:
    enum class Handle { None, Black, White };

    double positionOf(double value) const; // 0 … 1
    double xOf(double value) const { return pixelAt(positionOf(value)); }
    double valueAt(double x) const;
    void moveHandle(double value);
    void build() override;
    void showHandles();
    void tint(); // the bars in the colours of their values

    Histogram m_histogram;
    HistogramAxis m_axis = HistogramAxis::Linear;
    std::vector<HistogramLine> m_channels;
    double m_black = 0, m_white = 1;
    Tone m_tone;
    Handle m_held = Handle::None;
    QLabel* m_words = new QLabel(this); // the handles, and the channels
    QCPBars* m_bars = nullptr; // null: the channels
};

} // namespace tessera
