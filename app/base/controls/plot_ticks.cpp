// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/plot_ticks.h"

#include "app/base/look/format.h"

#include <algorithm>
#include <cmath>

namespace tessera {

QString unitText(PlotAxis::Unit unit, double value)
{
    switch (unit) {
    case PlotAxis::Unit::Bytes: {
        static constexpr const char* kNames[] = {"B", "KiB", "MiB", "GiB", "TiB"};
        size_t name = 0;
        while (value >= 1024 && name + 1 < std::size(kNames)) {
            value /= 1024;
            ++name;
        }
        return QStringLiteral("%1\u202f%2").arg(QString::number(value, 'g', 3), QLatin1String(kNames[name]));
    }
    case PlotAxis::Unit::Seconds:
        return value == 0 ? QStringLiteral("0") : durationText(value);
    case PlotAxis::Unit::Number:
        break;
    }
    return QString::number(value, 'g', 4);
}

namespace {

constexpr int kNameGap = 8; // pixels between two names

// 1, 2 and 5 of each decade of the range.
QVector<double> decadeTicks(const QCPRange& range)
{
    QVector<double> ticks;
    for (int power = int(std::floor(std::log10(range.lower))); power <= int(std::log10(range.upper)) + 1; ++power)
        for (const double digit : {1, 2, 5})
            if (const double tick = digit * std::pow(10.0, power); range.contains(tick))
                ticks.append(tick);
    if (ticks.size() > 7) // the decades alone
        erase_if(ticks, [](double tick) { return std::abs(std::log10(tick) - std::round(std::log10(tick))) > 1e-6; });
    return ticks;
}

// Powers of two, so many apart that their names do not crowd.
QVector<double> binaryTicks(const QCPRange& range)
{
    const int first = int(std::ceil(std::log2(range.lower))), last = int(std::floor(std::log2(range.upper)));
    int apart = 1;
    while ((last - first) / apart > 9)
        apart *= 2;
    QVector<double> ticks;
    for (int power = (first + apart - 1) / apart * apart; power <= last; power += apart)
        ticks.append(std::exp2(power));
    return ticks;
}

class UnitTicker : public QCPAxisTicker {
public:
    UnitTicker(const QCPAxis* axis, PlotAxis::Unit unit, bool isLogarithmic)
        : m_axis(axis)
        , m_unit(unit)
        , m_isLogarithmic(isLogarithmic)
    {
        setTickCount(5);
    }

protected:
    QVector<double> createTickVector(double step, const QCPRange& range) override
    {
        QVector<double> ticks;
        if (m_isLogarithmic)
            ticks = m_unit == PlotAxis::Unit::Seconds ? decadeTicks(range) : binaryTicks(range);
        if (ticks.size() < 2) // a short stretch of it
            ticks = QCPAxisTicker::createTickVector(step, range);
        thin(ticks);
        return ticks;
    }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return unitText(m_unit, tick); }

private:
    // In a small chart every second one, or fewer: their names stand apart.
    void thin(QVector<double>& ticks) const
    {
        const QFontMetrics font(m_axis->tickLabelFont());
        double needed = font.height() * 1.2;
        if (m_axis->orientation() == Qt::Horizontal)
            for (const double tick : ticks)
                needed = std::max(needed, double(font.horizontalAdvance(unitText(m_unit, tick)) + kNameGap));
        while (ticks.size() > 2 && std::abs(m_axis->coordToPixel(ticks[1]) - m_axis->coordToPixel(ticks[0])) < needed) {
            qsizetype i = 0;
            erase_if(ticks, [&](double) { return i++ % 2 == 1; });
        }
    }

    const QCPAxis* m_axis;
    PlotAxis::Unit m_unit;
    bool m_isLogarithmic;
};

// Names for 0, 1, 2 …: as many as stand apart from each other.
class CategoryTicker : public QCPAxisTickerText {
public:
    CategoryTicker(const QCPAxis* axis, const QStringList& names)
        : m_axis(axis)
        , m_count(names.size())
    {
        for (qsizetype i = 0; i < m_count; ++i) {
            addTick(double(i), names[i]);
            m_widest = std::max(m_widest, QFontMetrics(axis->tickLabelFont()).horizontalAdvance(names[i]));
        }
    }

protected:
    QVector<double> createTickVector(double, const QCPRange& range) override
    {
        const double apart = std::abs(m_axis->coordToPixel(1) - m_axis->coordToPixel(0));
        const auto every = qsizetype(std::max(1.0, std::ceil((m_widest + kNameGap) / std::max(apart, 1.0))));
        QVector<double> ticks;
        for (qsizetype i = 0; i < m_count; i += every)
            if (range.contains(double(i)))
                ticks.append(double(i));
        return ticks;
    }

private:
    const QCPAxis* m_axis;
    qsizetype m_count;
    int m_widest = 0;
};

} // namespace

QSharedPointer<QCPAxisTicker> axisTicker(const QCPAxis* axis, const PlotAxis& content)
{
    if (content.categories.isEmpty())
        return QSharedPointer<UnitTicker>::create(axis, content.unit, content.isLogarithmic);
    return QSharedPointer<CategoryTicker>::create(axis, content.categories);
}

} // namespace tessera
