// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/cell_number.h"

#include <algorithm>
#include <cmath>

namespace tessera {

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

// The longest is that of the smallest or of the largest.
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
