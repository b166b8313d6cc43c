// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/drop_overlay.h"

#include "app/base/look/theme.h"

#include <QPainter>

#include <cmath>

namespace tessera {

namespace {

constexpr double kTargetMargin = 16, kTargetGap = 12, kTargetRadius = 8;
constexpr double kOpenShare = 0.5; // of the height, for the field above the two sides

} // namespace

DropOverlay::DropOverlay(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("dropOverlay"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropOverlay::open(const std::vector<Field>& fields, QPoint at)
{
    m_fields = fields;
    setGeometry(parentWidget()->rect());
    moveTo(at);
    raise();
    show();
}

void DropOverlay::moveTo(QPoint at)
{
    size_t nearest = 0;
    double least = -1;
    for (size_t i = 0; i < m_fields.size(); ++i) {
        const QRectF there = rectOf(i);
        const double x = std::max({there.left() - at.x(), 0.0, at.x() - there.right()});
        const double y = std::max({there.top() - at.y(), 0.0, at.y() - there.bottom()});
        if (const double distance = std::hypot(x, y); least < 0 || distance < least) {
            least = distance;
            nearest = i;
        }
    }
    m_current = nearest;
    setAccessibleName(m_fields.empty() ? QString() : m_fields[m_current].promise);
    update();
}

DropOverlay::Target DropOverlay::target() const
{
    return m_fields.empty() ? Target::Open : m_fields[m_current].target;
}

// The first field above the others, which stand side by side as A and B do.
QRectF DropOverlay::rectOf(size_t field) const
{
    const QRectF all = QRectF(rect()).adjusted(kTargetMargin, kTargetMargin, -kTargetMargin, -kTargetMargin);
    if (m_fields.size() < 2)
        return all;
    const double above = all.height() * kOpenShare;
    if (field == 0)
        return {all.left(), all.top(), all.width(), above};
    const double count = double(m_fields.size() - 1), width = (all.width() - (count - 1) * kTargetGap) / count;
    return {all.left() + double(field - 1) * (width + kTargetGap), all.top() + above + kTargetGap, width,
            all.height() - above - kTargetGap};
}

void DropOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.9F);
    painter.fillRect(rect(), veil);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    painter.setFont(large);
    for (size_t i = 0; i < m_fields.size(); ++i) {
        const bool current = i == m_current;
        QColor fill = color(Role::Accent);
        fill.setAlphaF(0.12F);
        painter.setBrush(current ? QBrush(fill) : QBrush());
        painter.setPen(current ? QPen(color(Role::Accent), 2, Qt::DashLine)
                               : QPen(color(Role::Border), 1, Qt::DashLine));
        painter.drawRoundedRect(rectOf(i), kTargetRadius, kTargetRadius);
        painter.setPen(current ? palette().color(QPalette::WindowText) : color(Role::SecondaryText));
        painter.drawText(rectOf(i).adjusted(kTargetGap, kTargetGap, -kTargetGap, -kTargetGap),
                         Qt::AlignCenter | Qt::TextWordWrap, m_fields[i].promise);
    }
}

} // namespace tessera
