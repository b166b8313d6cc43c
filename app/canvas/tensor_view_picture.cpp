// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/canvas/tensor_view_private.h"

#include "app/painting/cell_painter.h"
#include "app/painting/mark_painter.h"

#include <cmath>

namespace tessera {

TensorView::Private::ScaledLayout::ScaledLayout(Private& of, double dpr)
    : m_of(of)
    , m_layout(of.layout)
    , m_isOther(dpr != of.layout.dpr)
{
    if (!m_isOther)
        return;
    const double ratio = dpr / of.layout.dpr;
    m_frame = std::exchange(of.frame, {});
    of.layout.dpr = dpr;
    of.layout.zoom *= ratio;
    of.layout.origin *= ratio;
}

TensorView::Private::ScaledLayout::~ScaledLayout()
{
    if (!m_isOther)
        return;
    m_of.layout = m_layout;
    m_of.frame = std::move(m_frame);
}

QSize TensorView::Private::frameSize() const
{
    return {static_cast<int>(area().width()), static_cast<int>(std::ceil(view->height() * layout.dpr))};
}

// In the order of paintFrame() and paintContent(); the strip comes last, over what reaches into it.
void TensorView::Private::paintVectors(QPainter& painter)
{
    const ScaledLayout scaled(*this, 1);
    const QRect clip = area().toRect();
    const ShownPlanes visible = planes();
    painter.fillRect(QRect(QPoint(), frameSize()), color(Role::Canvas));
    CellPainter cells(painter, clip, *shown, layout, visible, colors(), look(),
                      isResult() ? display->numbers() : CellNumbers::Shortest);
    cells.paintCells();
    if (display && isCurrent())
        paintMarkVectors(painter, clip, *shown, layout, visible, markSources());
    paintSelectedCells(painter, nullptr, clip, visible);
    if (!isResult())
        cells.paintHatch();
    if (gridVisible || blockGridVisible)
        cells.paintGrid(gridVisible, blockGridVisible ? blockOfGrid() : 1);
    cells.paintNumbers();
    cells.paintCaptions();
    paintSelection(painter);
    paintStrip(painter);
}

void TensorView::paintVectors(QPainter& painter)
{
    d->shown ? d->paintVectors(painter) : d->paintEmpty(painter);
}

uint64_t TensorView::cellsInSight() const
{
    if (!d->shown)
        return 0;
    uint64_t count = 0;
    for (const CellArea& area : cellsIn(d->area().toRect(), d->layout))
        count += area.count();
    return count;
}

} // namespace tessera
