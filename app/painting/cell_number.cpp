// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/painting/cell_number.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr double kSmallestDecimal = 1e-3, kLargestDecimal = 1e7; // beyond, a power of ten says more
constexpr int kMostDigits = 17;

// "0.5" as ".5".
QString rounded(double value, int decimals)
{
    QString text = QString::number(value, 'f', decimals);
    if (const qsizetype zero = text.indexOf(u"0."); zero == 0 || (zero == 1 && text[0] == u'-'))
        text.remove(zero, 1);
    return text;
}

int significantDigits(const QString& decimal)
{
    int digits = 0;
    for (const QChar each : decimal)
        digits += each.isDigit() && (digits > 0 || each != u'0');
    return digits;
}

QString asDecimal(double value, qsizetype most)
{
    for (int decimals = static_cast<int>(std::min<qsizetype>(most, kMostDigits)); decimals >= 0; --decimals) {
        const QString text = rounded(value, decimals);
        if (text.size() <= most)
            return significantDigits(text) >= 2 ? text : QString();
    }
    return {};
}

// "5.9e-8": the exponent says most, its zeros nothing.
QString asPower(double value, qsizetype most)
{
    for (int digits = static_cast<int>(std::min<qsizetype>(most, kMostDigits)); digits >= 0; --digits) {
        QString text = QString::number(value, 'e', digits);
        qsizetype exponent = text.indexOf(u'e') + 1;
        if (text[exponent] == u'+')
            text.remove(exponent, 1);
        else
            ++exponent;
        while (exponent + 1 < text.size() && text[exponent] == u'0')
            text.remove(exponent, 1);
        if (text.size() <= most)
            return text;
    }
    return {};
}

} // namespace

QString fittedNumber(const QString& text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    const bool isDecimal = std::ranges::any_of(text, [](QChar each) { return each == u'.' || each == u'e'; });
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    if (!isDecimal || !isNumber || !std::isfinite(value) || value == 0)
        return {};
    const double size = std::abs(value);
    return size >= kSmallestDecimal && size < kLargestDecimal ? asDecimal(value, most) : asPower(value, most);
}

} // namespace tessera
