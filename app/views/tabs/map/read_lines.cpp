// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/read_lines.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/views/tabs/map/axis_marks.h"
#include "app/views/tabs/map/memory_strip.h"

#include <QPainter>
#include <QPainterPath>

namespace tessera {

ReadLines::ReadLines(MemoryStrip* read, MemoryStrip* written, QWidget* parent)
    : QWidget(parent)
    , m_read(read)
    , m_written(written)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    for (MemoryStrip* strip : {read, written})
        connect(strip, &MemoryStrip::viewChanged, this, qOverload<>(&QWidget::update));
}

void ReadLines::setLines(std::vector<Line> lines)
{
    m_lines = std::move(lines);
    update();
}

void ReadLines::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor quiet = faded(color(Role::Partner), 0.45);
    for (const bool strong : {false, true})
        for (const Line& line : m_lines) {
            if (line.strong != strong)
                continue;
            const double from = m_read->pixelOf(line.read), to = m_written->pixelOf(line.written);
            if ((from < 0 || from > width()) && (to < 0 || to > width()))
                continue;
            painter.setPen(QPen(strong ? color(Role::Partner) : quiet, strong ? 2 : 1));
            painter.drawLine(QPointF(from, 0), QPointF(to, height()));
        }
}

} // namespace tessera
