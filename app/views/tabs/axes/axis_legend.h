// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ops/axes.h"

#include <QWidget>

namespace tessera {

// What the marks of the axis diagram mean, and how often each occurs; those that do not occur are left out.
class AxisLegend : public QWidget {
    Q_OBJECT

public:
    explicit AxisLegend(QWidget* parent = nullptr);

    void setMap(const AxisMap& map, bool isForward); // isForward: of the operator whose gradient it is
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;

private:
    enum class Mark { None, Sample, Tie, Clamped, Cropped, Skipped, Shift };
    struct Entry {
        Mark mark;
        QString text;
    };
    void paintMark(QPainter& painter, Mark mark, const QRectF& place) const;

    std::vector<Entry> m_entries;
};

} // namespace tessera
