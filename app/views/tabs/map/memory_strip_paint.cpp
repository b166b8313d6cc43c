// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/memory_view.h"

#include "app/base/controls/axis_editor.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/tensor/painting/cell_painter.h"
#include "app/views/tabs/map/line_view.h"

#include <QPainter>

#include <algorithm>

namespace tessera {
namespace {

constexpr double kMarkHeight = 7; // pixels, below the elements
constexpr double kSmallestBlock = 2.5; // pixels that can be told apart
constexpr double kLeastNumber = 12; // pixels
constexpr int kTextRoom = 4; // beside the words of a block

} // namespace

double MemoryStrip::laneHeight() const
{
    return std::clamp((height() - kMarkHeight) / (double(m_lanes.size()) + 1.6), 6.0, 20.0);
}

void MemoryStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (m_slots == 0)
        return;
    QFont font = dataFont(dataFont().pointSizeF() * 0.82);
    painter.setFont(font);
    const double lane = laneHeight();
    double top = 0;
    for (size_t i = 0; i < m_lanes.size(); ++i, top += lane)
        paintLane(painter, i, QRectF(0, top, width(), lane - 1));
    const QRectF elements(0, top, width(), std::clamp(height() - kMarkHeight - top, 8.0, lane * 1.6));
    paintElements(painter, elements);
    paintMarks(painter, elements);
    paintFocus(painter);
}

// The indices of one axis: blocks that are light and dark by turns.
void MemoryStrip::paintLane(QPainter& painter, size_t lane, const QRectF& row) const
{
    const auto [begin, end] = visible();
    const int axis = axisOfDimension(m_lanes[lane].dimension, m_desc.sizes.size());
    const QColor tint = axis < 0 ? color(Role::SecondaryText) : axisColor(axis);
    const Places places = this->places();
    bool isNamed = row.height() >= painter.fontMetrics().ascent();
    const auto block = [&](uint64_t from, uint64_t length, uint32_t index, const QString& text) {
        const QRectF place = places.rect(from, from + length, row) & QRectF(rect());
        painter.fillRect(place, faded(tint, index % 2 == 0 ? 0.22 : 0.5));
        if (!isNamed || place.width() < painter.fontMetrics().horizontalAdvance(text) + kTextRoom)
            return;
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(place, Qt::AlignCenter, text);
    };
    const QString name = axisName(axis).toLower();
    if (m_lanes[lane].stride == 0) {
        const uint32_t count = m_desc.sizes[m_lanes[lane].dimension];
        block(0, m_slots, 0, tr("%1 0 … %2, all in the same place").arg(name).arg(count - 1));
        painter.fillRect(places.rect(0, m_slots, row), QBrush(faded(tint, 0.5), Qt::FDiagPattern));
        return;
    }
    if (double(m_lanes[lane].stride) * m_line.zoom < kSmallestBlock) {
        painter.fillRect(places.rect(begin, end, row), faded(tint, 0.36));
        return;
    }
    // All blocks are named or none: their places in pixels are not all as wide.
    const QString longest = name + QString::number(m_desc.sizes[m_lanes[lane].dimension] - 1);
    isNamed = isNamed
        && double(m_lanes[lane].reach) * m_line.zoom >= painter.fontMetrics().horizontalAdvance(longest) + kTextRoom;
    // An odometer over this axis and those above it, from the first block that is to be seen.
    std::vector<uint64_t> at(lane + 1, 0);
    uint64_t offset = 0, rest = begin;
    for (size_t i = 0; i <= lane; ++i) {
        if (m_lanes[i].stride == 0)
            continue;
        at[i] = std::min<uint64_t>(rest / m_lanes[i].stride, m_desc.sizes[m_lanes[i].dimension] - 1);
        rest -= at[i] * m_lanes[i].stride;
        offset += at[i] * m_lanes[i].stride;
    }
    const auto advance = [&] {
        for (size_t i = lane + 1; i-- > 0;) {
            if (m_lanes[i].stride == 0)
                return false;
            offset += m_lanes[i].stride;
            if (++at[i] < m_desc.sizes[m_lanes[i].dimension])
                return true;
            offset -= at[i] * m_lanes[i].stride;
            at[i] = 0;
        }
        return false;
    };
    for (bool more = true; more && offset < end; more = advance())
        block(offset, m_lanes[lane].reach, uint32_t(at[lane]), name + QString::number(at[lane]));
}

// Draws a frame and a number for each element if there is room, and hatches what no element uses.
void MemoryStrip::paintElements(QPainter& painter, const QRectF& row) const
{
    const auto [begin, end] = visible();
    const QColor ink = palette().color(QPalette::Text);
    const Places places = this->places();
    if (m_line.zoom < kSmallestBlock) {
        painter.fillRect(places.rect(begin, end, row), faded(color(Role::SecondaryText), 0.15));
        return;
    }
    const Tensor* tensor = document()->tensor(m_side);
    const bool values = tensor && tensor->desc.sizes == m_desc.sizes && m_line.zoom >= kLeastNumber;
    NumberForm form(CellNumbers::Shortest); // all numbers alike, or none
    for (uint64_t offset = begin; values && offset < end; ++offset)
        if (const std::optional<uint64_t> element = elementAtOffset(m_desc, offset))
            form.add(valueText(*tensor, *element));
    form.fit(qsizetype((m_line.zoom - kTextRoom) / painter.fontMetrics().horizontalAdvance('0')));
    for (uint64_t offset = begin; offset < end; ++offset) {
        const QRectF place = places.rect(offset, offset + 1, row);
        const std::optional<uint64_t> element = elementAtOffset(m_desc, offset);
        if (!element) {
            painter.fillRect(place, QBrush(color(Role::SecondaryText), Qt::BDiagPattern));
            continue;
        }
        if (m_line.zoom >= 5) {
            painter.setPen(QPen(color(Role::Separator), 1));
            painter.drawRect(place.adjusted(0.5, 0.5, -0.5, -0.5));
        }
        if (!values)
            continue;
        painter.setPen(ink);
        painter.drawText(place, Qt::AlignCenter, form.written(valueText(*tensor, *element)));
    }
}

// Tints the row of the active element, frames the element itself, and points at it from below, at any zoom.
void MemoryStrip::paintMarks(QPainter& painter, const QRectF& row) const
{
    const auto [begin, end] = visible();
    const QColor partner = color(Role::Partner), own = color(document()->hovered() ? Role::Accent : Role::Pin);
    const Places places = this->places();
    const auto place = [&](uint64_t offset) {
        QRectF slot = places.rect(offset, offset + 1, row);
        slot.setWidth(std::max(slot.width(), 2.0));
        return slot;
    };
    const QColor rowTint = faded(m_own ? own : partner, 0.3);
    for (auto offset = std::ranges::lower_bound(m_row, begin); offset != m_row.end() && *offset < end; ++offset)
        painter.fillRect(place(*offset), rowTint);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor tint = m_own ? own : partner;
    for (const uint64_t offset : m_strong) {
        if (offset < begin || offset >= end)
            continue;
        const QRectF slot = place(offset);
        if (m_line.zoom >= 5) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(tint, 2));
            painter.drawRect(slot.adjusted(1, 1, -1, -1));
        } else {
            painter.fillRect(slot, tint);
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(tint);
        const double x = slot.center().x(), y = slot.bottom() + 1;
        painter.drawPolygon(QPolygonF({{x, y}, {x - 4, y + kMarkHeight - 2}, {x + 4, y + kMarkHeight - 2}}));
    }
}

} // namespace tessera
