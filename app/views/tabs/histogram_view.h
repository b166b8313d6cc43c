// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/tone.h"
#include "app/tensor/planes/value_statistics.h"

#include <QRgb>
#include <QWidget>

namespace tessera {

// One channel of a picture over the histogram's axis.
struct HistogramLine {
    QString name; // "R0"
    QRgb ink = 0;
    std::vector<uint64_t> counts;
};

// How often values occur, over a labelled axis: as bars, or as a line for each channel of a picture. Two handles, black
// and white, are dragged or moved by keys.
class HistogramView : public QWidget {
    Q_OBJECT

public:
    explicit HistogramView(QWidget* parent = nullptr);

    // `channels`: in place of the bars; empty: the bars.
    void setHistogram(const Histogram& histogram, HistogramAxis axis, std::vector<HistogramLine> channels = {});
    void setLogarithmic(bool isLogarithmic); // the heights are the logarithms of counts; at first they are
    void setRange(double black, double white);
    void setTone(const Tone& tone); // the bars have the colours of their values; without a map: viridis

    QSize sizeHint() const override { return {240, 120}; } // and whatever more there is

signals:
    void rangeDragged(double black, double white);

protected:
    void paintEvent(QPaintEvent*) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF plot() const;
    double xOf(double value) const;
    double valueAt(double x) const;
    void moveHandle(double value);
    double heightOf(uint64_t count, uint64_t most) const;
    void paintBars(QPainter& painter) const;
    void paintChannels(QPainter& painter) const;
    void paintAxis(QPainter& painter) const;
    QRectF paintHandle(QPainter& painter, double value, const QString& name, bool held, const QRectF& taken) const;

    Histogram m_histogram;
    HistogramAxis m_axis = HistogramAxis::Linear;
    std::vector<HistogramLine> m_channels;
    bool m_isLogarithmic = true;
    double m_black = 0, m_white = 1;
    Tone m_tone;
    enum class Handle { None, Black, White } m_held = Handle::None;
    Handle m_keyed = Handle::Black; // what the arrow keys move
};

} // namespace tessera
