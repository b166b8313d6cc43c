// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ops/axes.h"

#include <QPainter>
#include <QWidget>

#include <optional>

namespace tessera {

// What the marks of the axis diagram mean, and how often each occurs; those that do not occur are left out.
class AxisLegend : public QWidget {
    Q_OBJECT

public:
    explicit AxisLegend(QWidget* parent = nullptr);

    // A line that was found, and the right one: formulas.
    struct FoundLine {
        QString side, found, right; // "B", "x = 3/7·o", "x = 0.5·o − 0.25"
    };
    // isForward: of the operator whose gradient it is. `line`: none: the map is the right one, or lies on no line.
    void setMap(const AxisMap& map, bool isForward, const std::optional<FoundLine>& line = {});
    QSize sizeHint() const override { return {200, fontMetrics().height() + 2}; }

protected:
    void paintEvent(QPaintEvent*) override;

private:
    enum class Mark { None, Sample, Right, Tie, Clamped, Cropped, Skipped, Shift };
    struct Entry {
        Mark mark;
        QString text;
    };
    void paintMark(QPainter& painter, Mark mark, const QRectF& place) const;

    void addCounts(const AxisMap& map);

    std::vector<Entry> m_entries;
};

// The marks of the axis diagram, which its legend shows too: each has a shape of its own, not only a colour.

// What of an axis is to be seen, and what it reads.
struct VisibleAxis {
    std::pair<uint32_t, uint32_t> inputs, outputs;
    AxisTaps taps; // the taps of the outputs
    std::vector<bool> read; // which inputs are read

    bool isTie(uint32_t row) const { return (taps.flags[row] & AxisTaps::Tie) != 0; }
    bool isClamped(uint32_t row) const { return (taps.flags[row] & AxisTaps::Clamped) != 0; }
};

// Where there are too many lines to be told apart, only every so manieth is drawn.
uint32_t lineStep(const AxisTaps& taps);

QColor faded(QColor tint, double alpha);
QString shortNumber(double value); // four digits
void paintSample(QPainter& painter, QPointF at, double size, const QColor& tint);
void paintTie(QPainter& painter, QPointF at, double size);
void paintClamped(QPainter& painter, QPointF at, double direction, double size); // 1: towards higher positions
void paintCropped(QPainter& painter, const QRectF& place);
void paintArrow(QPainter& painter, QPointF from, QPointF to); // an arrow for a displacement
void paintPlate(QPainter& painter, const QRectF& place, const QString& text, const QColor& ink); // a small label

} // namespace tessera
