// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/elided_label.h"
#include "app/views/tabs/map/line_view.h"
#include "app/views/tabs/tab.h"
#include "engine/core/plan/plan.h"

#include <QWidget>

namespace tessera {

// A buffer in the order of its addresses. A lane for each axis, the one with the largest step on top, shows which index
// of the axis lies where; the last lane is the elements with their numbers. What lies between the elements is hatched.
// Asks only for what is to be seen, at any length.
class MemoryStrip : public LineView {
    Q_OBJECT

public:
    MemoryStrip(Document* document, Side side, QWidget* parent = nullptr);

    void setLayoutShown(const TensorDesc& desc); // `desc`: the side's tensor
    // The offsets of the active element, if it is the strip's own, or of its partners; and those of its row, ascending.
    void setMarks(std::vector<uint64_t> strong, std::vector<uint64_t> row, bool own);

    double pixelOf(uint64_t offset) const { return m_line.pixel(double(offset) + 0.5); } // the middle of its slot
    QString sentence() const; // describes the layout: strides, bytes, runs, padding

    QSize minimumSizeHint() const override { return {160, 44}; }
    QSize sizeHint() const override { return {400, 84}; }

signals:
    void viewChanged();

protected:
    void paintEvent(QPaintEvent*) override;
    bool event(QEvent* event) override;
    LineScale* placed() override;
    void fitScale(LineScale& scale) override;
    void moved() override;
    void step(int64_t by) override;
    std::optional<Pick> pickUnder(QPointF point) const override;

private:
    struct Lane {
        size_t dimension;
        uint64_t stride, reach; // reach: how many offsets the lanes below it span
    };

    // Where the slots of the elements lie. Drawing and hit testing ask it, so they agree in every device pixel.
    struct Places {
        double ratio; // device pixels for each pixel
        double first, start, size; // a slot, the device pixel at which it begins, and how many each has
        double beyond; // pixels by which the strip begins beside its first device pixel

        QRectF rect(uint64_t begin, uint64_t end, const QRectF& row) const; // where [begin, end) lies, in pixels
    };

    Places places() const;
    double laneHeight() const;
    std::optional<uint64_t> offsetUnder(double pixel) const;
    void changed();
    QString placesSentence() const; // describes the marked elements
    std::pair<uint64_t, uint64_t> visible() const; // offsets, [first, second)

    // memory_strip_paint.cpp
    void paintLane(QPainter& painter, size_t lane, const QRectF& row) const;
    void paintElements(QPainter& painter, const QRectF& row) const;
    void paintMarks(QPainter& painter, const QRectF& row) const;

    Side m_side;
    TensorDesc m_desc;
    uint64_t m_slots = 0;
    std::vector<Lane> m_lanes; // the largest step first
    LineScale m_line; // the scale of offsets
    std::vector<uint64_t> m_strong, m_row;
    bool m_own = false;
};

// The tab of both buffers.
QWidget* makeMemoryView(const TabParts& parts);

} // namespace tessera
