// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/elided_label.h"

#include "app/base/look/theme.h"

#include <QPainter>
#include <QTextLayout>

namespace tessera {

namespace {

// Replaces ends of lines. simplified() would also replace the spaces that hold the digits of a number together.
QString inOneLine(QString text)
{
    return text.replace(u'\n', u' ').replace(u'\t', u' ').trimmed();
}

// Fields that spaces part are whole or left out: a number that is cut reads as another one.
QString shortened(const QString& words, const QFontMetrics& metrics, int width)
{
    qsizetype end = words.lastIndexOf(QStringLiteral("   "));
    while (end > 0 && metrics.horizontalAdvance(words.left(end) + QStringLiteral("  …")) > width)
        end = words.lastIndexOf(QStringLiteral("   "), end - 1);
    return end > 0 ? words.left(end) + QStringLiteral("  …")
                   : metrics.elidedText(inOneLine(words), Qt::ElideRight, width);
}

} // namespace

void ElidedLabel::setTint(const QColor& tint)
{
    m_tint = tint;
    update();
}

void ElidedLabel::setPreferredWidth(int width)
{
    if (m_preferredWidth == width)
        return;
    m_preferredWidth = width;
    updateGeometry();
}

QSize ElidedLabel::sizeHint() const
{
    // The hint does not depend on the text, which changes all the time under a moving mouse.
    return m_preferredWidth > 0 ? QSize(m_preferredWidth, minimumSizeHint().height()) : QLabel::sizeHint();
}

QSize ElidedLabel::minimumSizeHint() const
{
    const QMargins margins = contentsMargins();
    const int height = m_hasTwoLines ? std::max(fontMetrics().height(), 2 * QFontMetrics(smallFont()).lineSpacing())
                                     : fontMetrics().height();
    return {fontMetrics().horizontalAdvance(QStringLiteral("…")), height + margins.top() + margins.bottom()};
}

void ElidedLabel::setTwoLines()
{
    m_hasTwoLines = true;
    updateGeometry();
}

QFont ElidedLabel::smallFont() const
{
    constexpr double kSmall = 0.88; // two lines are little taller than a button
    return resized(font(), kSmall);
}

std::pair<QString, QString> ElidedLabel::lines(int width) const
{
    const QString all = inOneLine(text());
    QTextLayout layout(all, smallFont());
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(width);
    layout.endLayout();
    return {all.left(first.textLength()).trimmed(), all.mid(first.textLength())};
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(m_tint.isValid() ? m_tint : palette().color(foregroundRole()));
    const QRect place = contentsRect();
    const auto draw = [&](const QRect& line, const QString& words) {
        const QFontMetrics metrics = painter.fontMetrics();
        const bool whole = metrics.horizontalAdvance(words) <= line.width();
        painter.drawText(line, int(alignment()) | Qt::TextSingleLine,
                         whole ? words : shortened(words, metrics, line.width()));
    };
    if (!m_hasTwoLines || fontMetrics().horizontalAdvance(text()) <= place.width())
        return draw(place, text());
    painter.setFont(smallFont());
    const auto [first, rest] = lines(place.width());
    const int tall = painter.fontMetrics().lineSpacing(),
              top = place.center().y() + 1 - (rest.isEmpty() ? tall / 2 : tall);
    draw(QRect(place.left(), top, place.width(), tall), first);
    draw(QRect(place.left(), top + tall, place.width(), tall), rest);
}

} // namespace tessera
