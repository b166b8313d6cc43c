// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/ulp_histogram.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr size_t kLeastBins = 9;
constexpr int kAxis = 18, kTop = 18; // pixels for the captions under and over the bars

// The label of a bar: 0, 1, 2, 4 … 512, then 2¹⁰ as "2^10".
QString label(size_t bin)
{
    if (bin == 0)
        return QStringLiteral("0");
    return bin <= 10 ? QString::number(uint64_t{1} << (bin - 1)) : QStringLiteral("2^%1").arg(bin - 1);
}

} // namespace

UlpHistogram::UlpHistogram(QWidget* parent)
    : QWidget(parent)
{
    setAccessibleName(tr("Histogram of the differences"));
    setToolTip(tr("Both scales are logarithmic"));
    setMinimumSize(180, 80);
}

void UlpHistogram::setComparison(const Comparison& comparison)
{
    m_counts = comparison.ulpHistogram;
    m_nonFinite = comparison.nonFinite;
    QStringList lines;
    for (size_t bin = 0; bin < m_counts.size(); ++bin)
        if (m_counts[bin] > 0)
            lines << words(bin);
    if (m_nonFinite > 0)
        lines << tr("NaN or infinite: %1").arg(countText(m_nonFinite));
    setAccessibleDescription(lines.join(QStringLiteral("; ")));
    update();
}

size_t UlpHistogram::bins() const
{
    size_t last = kLeastBins;
    for (size_t bin = 0; bin < m_counts.size(); ++bin)
        if (m_counts[bin] > 0)
            last = std::max(last, bin + 1);
    return last;
}

QRectF UlpHistogram::bar(size_t bin) const
{
    const double pitch = double(width()) / double(bins()), room = height() - kAxis - kTop;
    const double most = std::log1p(double(std::ranges::max(m_counts)));
    const double share = most > 0 ? std::log1p(double(m_counts[bin])) / most : 0;
    const double tall = m_counts[bin] > 0 ? std::max(2.0, share * room) : 0;
    const double gap = pitch > 6 ? 2 : 0.5;
    return {double(bin) * pitch + gap / 2, kTop + room - tall, pitch - gap, tall};
}

QString UlpHistogram::words(size_t bin) const
{
    const uint64_t from = bin == 0 ? 0 : uint64_t{1} << (bin - 1);
    const uint64_t to = bin == 0 ? 0 : from + (from - 1);
    const QString span = from == to ? countText(from) : tr("%1 to %2").arg(countText(from), countText(to));
    return tr("%1 ULP: %2").arg(span, countText(m_counts[bin]));
}

void UlpHistogram::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(color(Role::SecondaryText));
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    painter.drawText(QRect(0, 0, width(), kTop), Qt::AlignLeft | Qt::AlignTop, tr("Elements by ULP"));
    if (m_nonFinite > 0)
        painter.drawText(QRect(0, 0, width(), kTop), Qt::AlignRight | Qt::AlignTop,
                         tr("NaN, ∞: %1").arg(countText(m_nonFinite)));
    painter.fillRect(QRect(0, height() - kAxis, width(), 1), color(Role::Border));
    const QFontMetrics labels(small);
    double free = -1; // where the next label may begin
    for (size_t bin = 0; bin < bins(); ++bin) {
        const QRectF there = bar(bin);
        painter.fillRect(there, color(bin == 0 ? Role::Good : Role::Accent));
        const QString text = label(bin);
        const double wide = labels.horizontalAdvance(text), left = there.center().x() - wide / 2;
        if (left < free || left + wide > width() + 2)
            continue;
        painter.drawText(QPointF(std::max(0.0, left), height() - 4), text);
        free = left + wide + 6;
    }
}

bool UlpHistogram::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto bin =
            size_t(std::clamp(double(help->pos().x()) / width() * double(bins()), 0.0, double(bins()) - 1));
        QToolTip::showText(help->globalPos(), words(bin), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace tessera
