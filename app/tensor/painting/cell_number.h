// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <algorithm>

namespace tessera {

// How numbers are written in cells: as short as they read back equal, with four digits, or as their bits.
enum class CellNumbers { Shortest, Rounded, Hex };

// How all numbers of a view are written: alike. Whole where each of them fits; else decimal ones rounded after the same
// digit ("0.50" beside "1.17", ".25" where all are below 1), or as powers of ten with as many digits ("6.0e-8") where
// the largest is very large or very small. Not at all where that says too little, or where whole numbers, bits or names
// do not fit: they are never cut. NaN and infinities have no digits, and do not count.
class NumberForm {
public:
    explicit NumberForm(CellNumbers numbers)
        : m_numbers(numbers)
    {
    }
    void add(const QString& whole); // one of them: a number, its bits or a name
    qsizetype longest() const { return m_longest; } // the longest of those that were added, in characters; at least 1
    void fit(qsizetype most); // decides; `most`: the characters that a cell has room for
    QString written(const QString& whole) const; // after fit(); empty: it is not written

private:
    enum class Kind { None, Whole, Decimal, Power };
    bool fitDecimals(qsizetype most);
    bool fitPowers(qsizetype most);
    QString decimal(double value) const;
    QString power(double value) const;
    double largest() const { return std::max(-m_minimum, m_maximum); }

    CellNumbers m_numbers;
    Kind m_kind = Kind::None;
    int m_decimals = 0; // after the point
    qsizetype m_longest = 1, m_most = 0;
    bool m_hasNames = false, m_hasDecimals = false;
    double m_minimum = 0, m_maximum = 0, m_smallest = 0; // smallest: size of those that are not 0; 0: all are
    int m_mostDecimals = 0, m_mostDigits = 0; // the most that any of them has
};

} // namespace tessera
