// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/cell_painter.h"
#include "app/tensor/painting/glyph_atlas.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr double kCaptionText = 11, kRowText = 9; // designed pixels

// "c0–2 RGB"; where they are no neighbours, "R c0 G c4 B c8".
QString channelsText(const ShownPlanes& planes)
{
    const QString names = QStringLiteral("RGBA").left(planes.channels);
    const auto& picked = planes.picked;
    if (picked[1] == picked[0] + 1 && picked[2] == picked[0] + 2)
        return QStringLiteral("c%1–%2 %3").arg(picked[0]).arg(picked[planes.channels - 1]).arg(names);
    QStringList parts;
    for (uint32_t i = 0; i < planes.channels; ++i)
        parts << QStringLiteral("%1 c%2").arg(names[i]).arg(picked[i]);
    return parts.join(u' ');
}

} // namespace

void CellPainter::paintCaptions()
{
    const double height = m_layout.captionHeight();
    if (height <= 0)
        return paintRowNames();
    const int pixelSize = static_cast<int>(kCaptionText * m_dpr * m_layout.captionScale());
    const GlyphAtlas& channelInk = GlyphAtlas::of(pixelSize, axisColor(1));
    const double room = m_layout.planeRect(0, 0).width() + m_layout.gap() / 2;
    m_layout.forPlanesIn(QRectF(m_clip).adjusted(0, 0, 0, height), [&](uint32_t n, uint32_t c) {
        const PlaneLayout::Cell first = m_planes.inTensor({n, c, 0, 0});
        const QRectF plane = m_layout.planeRect(n, c);
        QPoint at(static_cast<int>(plane.left()), static_cast<int>(plane.top() - 5 * m_dpr) - channelInk.height());
        QString batch = m_tensor.shape.sizes[0] > 1 ? QStringLiteral("n%1 ").arg(first.n) : QString();
        QString text = u'c' + QString::number(first.c);
        if (m_planes.channels > 1)
            text = m_planes.picture
                ? channelsText(m_planes)
                : QCoreApplication::translate("CellPainter", "largest of %1").arg(channelsText(m_planes));
        if (static_cast<double>(batch.size() + text.size()) * channelInk.advance() > room)
            batch.clear(); // every row of planes begins with its own
        if (static_cast<double>(text.size()) * channelInk.advance() > room)
            return;
        GlyphAtlas::of(pixelSize, axisColor(0)).draw(m_painter, at, batch);
        at.rx() += static_cast<int>(batch.size()) * channelInk.advance();
        channelInk.draw(m_painter, at, text);
        if (n == 0 && c == 0)
            paintAxisNames(plane, pixelSize, at.x() + double(text.size()) * channelInk.advance());
    });
}

// Where planes are too small for captions, each row of them says what it begins with; as many rows as have room.
void CellPainter::paintRowNames()
{
    if (m_layout.batches * m_layout.channels == 1 || !m_planes.all)
        return;
    const int pixelSize = static_cast<int>(kRowText * textSettings().scale * m_dpr);
    const GlyphAtlas& channelInk = GlyphAtlas::of(pixelSize, axisColor(1));
    double free = -std::numeric_limits<double>::infinity();
    m_layout.forPlanesIn(m_clip, [&](uint32_t n, uint32_t c) {
        const uint32_t item = m_layout.channels == 1 ? n : c;
        const QRectF plane = m_layout.planeRect(n, c);
        if (item % m_layout.columns != 0 || plane.center().y() - channelInk.height() < free)
            return;
        free = plane.center().y() + channelInk.height();
        const QString text = m_layout.channels == 1 || (m_layout.batches > 1 && c == 0) ? u'n' + QString::number(n)
                                                                                        : u'c' + QString::number(c);
        const GlyphAtlas& ink = GlyphAtlas::of(pixelSize, axisColor(text[0] == u'n' ? 0 : 1));
        const double left = plane.left() - 4 * m_dpr - static_cast<double>(text.size()) * ink.advance();
        ink.draw(m_painter, QPointF(left, plane.center().y() - ink.height() / 2.0).toPoint(), text);
    });
}

void CellPainter::paintAxisNames(const QRectF& plane, int pixelSize, double captionEnd)
{
    const GlyphAtlas& across = GlyphAtlas::of(pixelSize, axisColor(3));
    const GlyphAtlas& down = GlyphAtlas::of(pixelSize, axisColor(2));
    const int gap = static_cast<int>(5 * m_dpr);
    const QPoint corner = plane.topLeft().toPoint();
    const QString name = QStringLiteral("W→");
    const int left = static_cast<int>(plane.right()) - static_cast<int>(name.size()) * across.advance();
    if (left > captionEnd + across.advance())
        across.draw(m_painter, QPoint(left, corner.y() - gap - across.height()), name);
    const int x = corner.x() - gap - down.advance();
    down.draw(m_painter, QPoint(x, corner.y() + gap / 2), u"H");
    down.draw(m_painter, QPoint(x, corner.y() + gap / 2 + down.height() * 3 / 2), u"↓");
}

namespace {

constexpr double kSmallestDecimal = 1e-3, kLargestDecimal = 1e7; // beyond, a power of ten says more
constexpr double kWholeFrom = 100; // smaller ones that are no whole numbers have a digit after the point
constexpr int kRoundedDigits = 4;

int significantDigits(QStringView decimal)
{
    int digits = 0;
    for (const QChar each : decimal)
        digits += each.isDigit() && (digits > 0 || each != u'0');
    return digits;
}

} // namespace

void NumberForm::add(const QString& whole)
{
    bool isNumber = false;
    const double value = m_numbers == CellNumbers::Hex ? 0 : whole.toDouble(&isNumber);
    if (isNumber && !std::isfinite(value))
        return;
    m_longest = std::max(m_longest, whole.size());
    if (!isNumber) {
        m_hasNames = true;
        return;
    }
    const qsizetype point = whole.indexOf(u'.'), exponent = whole.indexOf(u'e');
    const QStringView mantissa = QStringView(whole).first(exponent < 0 ? whole.size() : exponent);
    const auto behind = int(point < 0 ? 0 : mantissa.size() - point - 1);
    m_hasDecimals = m_hasDecimals || point >= 0 || exponent >= 0;
    m_mostDecimals =
        std::max(m_mostDecimals, behind - (exponent < 0 ? 0 : QStringView(whole).mid(exponent + 1).toInt()));
    m_mostDigits = std::max(m_mostDigits, significantDigits(mantissa));
    m_minimum = std::min(m_minimum, value);
    m_maximum = std::max(m_maximum, value);
    if (value != 0 && (m_smallest == 0 || std::abs(value) < m_smallest))
        m_smallest = std::abs(value);
}

void NumberForm::fit(qsizetype most)
{
    m_most = most;
    m_kind = Kind::None;
    const bool isRounded = m_numbers == CellNumbers::Rounded && m_mostDigits > kRoundedDigits;
    if (m_longest <= most && !isRounded) {
        m_kind = Kind::Whole;
        return;
    }
    if (m_hasNames || largest() == 0 || !(m_hasDecimals || isRounded))
        return;
    const bool isDecimal = largest() >= kSmallestDecimal && largest() < kLargestDecimal;
    if (isDecimal && fitDecimals(most))
        m_kind = Kind::Decimal;
    else if ((!isDecimal || isRounded) && fitPowers(most))
        m_kind = Kind::Power;
}

// The longest text is that of the smallest or of the largest value.
bool NumberForm::fitDecimals(qsizetype most)
{
    const int beforePoint = int(std::floor(std::log10(largest()))) + 1; // digits; of 0.01: −1
    m_decimals = int(std::min<qsizetype>(m_mostDecimals, most));
    if (m_numbers == CellNumbers::Rounded)
        m_decimals = std::clamp(kRoundedDigits - beforePoint, 0, m_decimals);
    while (m_decimals > 0 && std::max(decimal(m_minimum).size(), decimal(m_maximum).size()) > most)
        --m_decimals;
    const bool saysEnough = m_decimals == 0 ? !m_hasDecimals || largest() >= kWholeFrom : m_decimals + beforePoint >= 2;
    return saysEnough && std::max(decimal(m_minimum).size(), decimal(m_maximum).size()) <= most;
}

bool NumberForm::fitPowers(qsizetype most)
{
    const double sign = m_minimum < 0 ? -1 : 1;
    m_decimals = m_numbers == CellNumbers::Rounded ? kRoundedDigits - 1 : std::max(0, m_mostDigits - 1);
    const auto longest = [&] { return std::max(power(sign * m_smallest).size(), power(sign * largest()).size()); };
    while (m_decimals > 0 && longest() > most)
        --m_decimals;
    return longest() <= most;
}

QString NumberForm::written(const QString& whole) const
{
    bool isNumber = false;
    const double value = m_numbers == CellNumbers::Hex ? 0 : whole.toDouble(&isNumber);
    if (m_kind == Kind::Whole || (isNumber && !std::isfinite(value)))
        return whole.size() <= m_most ? whole : QString();
    if (m_kind == Kind::None || !isNumber)
        return {};
    return m_kind == Kind::Decimal ? decimal(value) : power(value);
}

QString NumberForm::decimal(double value) const
{
    QString text = QString::number(value, 'f', m_decimals);
    if (text[0] == u'-' && text.toDouble() == 0) // what is rounded to 0 has no sign
        text.remove(0, 1);
    if (const qsizetype zero = text.indexOf(u"0."); largest() < 1 && (zero == 0 || (zero == 1 && text[0] == u'-')))
        text.remove(zero, 1);
    return text;
}

// "5.9e-8": the exponent says most, its zeros nothing.
QString NumberForm::power(double value) const
{
    if (value == 0)
        return QStringLiteral("0");
    QString text = QString::number(value, 'e', m_decimals);
    qsizetype exponent = text.indexOf(u'e') + 1;
    if (text[exponent] == u'+')
        text.remove(exponent, 1);
    else
        ++exponent;
    while (exponent + 1 < text.size() && text[exponent] == u'0')
        text.remove(exponent, 1);
    return text;
}

} // namespace tessera
