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

namespace {

QString titleOf(bool all)
{
    return all ? JumpChart::tr("Jumps between reads") : JumpChart::tr("Jumps between the first reads");
}

} // namespace

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

JumpChart::JumpChart(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    setObjectName(QStringLiteral("jumps"));
    setToolTip(tr("While the output is written in the order of its addresses: how many elements lie from one read to "
                  "the next. Where it is +1, neighbours are read together."));
}

QSize JumpChart::sizeHint() const
{
    return {std::max(200, fontMetrics().horizontalAdvance(titleOf(false)) + 8), 110};
}

void JumpChart::setPattern(const ReadPattern& pattern)
{
    m_pattern = pattern;
    QStringList texts;
    for (const ReadPattern::Jump& jump : pattern.jumps)
        if (texts.size() < 5)
            texts << tr("%1 elements: %2 times", nullptr, pluralNumber(jump.count)).arg(jump.elements).arg(jump.count);
    setAccessibleName(tr("Distances between reads: %1").arg(texts.join(QStringLiteral(", "))));
    update();
}

void JumpChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const int line = fontMetrics().height() + 2;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(0, 0, width(), line), Qt::AlignLeft | Qt::AlignVCenter, titleOf(m_pattern.isWhole));
    painter.setFont(dataFont());
    const int names = painter.fontMetrics().horizontalAdvance(QStringLiteral("+000000 "));
    const int percents = painter.fontMetrics().horizontalAdvance(QStringLiteral(" 100 %")) + 6;
    int y = line + 4;
    size_t shown = 0;
    for (const ReadPattern::Jump& jump : m_pattern.jumps) {
        const bool last = y + 2 * line > height() && m_pattern.jumps.size() - shown > 1;
        if (y + line > height())
            break;
        const auto share = double(jump.count) / double(std::max<uint64_t>(m_pattern.steps, 1));
        painter.setPen(color(Role::SecondaryText));
        if (last) {
            painter.drawText(QRect(0, y, width(), line), Qt::AlignLeft | Qt::AlignVCenter,
                             tr("and %1 more").arg(countText(m_pattern.jumps.size() - shown)));
            break;
        }
        painter.drawText(QRect(0, y, names - 6, line), Qt::AlignRight | Qt::AlignVCenter,
                         (jump.elements > 0 ? QStringLiteral("+") : QString()) + QString::number(jump.elements));
        const QRectF bar(names, y + 3, (width() - names - percents) * share, line - 6);
        painter.fillRect(bar.adjusted(0, 0, 1, 0), color(jump.elements == 1 ? Role::Good : Role::Partner));
        painter.drawText(QRectF(bar.right() + 6, y, percents, line), Qt::AlignLeft | Qt::AlignVCenter,
                         QStringLiteral("%1 %").arg(share * 100, 0, 'f', share < 0.095 ? 1 : 0));
        y += line;
        ++shown;
    }
}

} // namespace tessera
