// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/engines/timing_model.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/words.h"

#include <algorithm>

namespace tessera {
namespace {

// "cold 142 µs · n 1000 · …"
QString figuresOf(const TimedCase& result)
{
    const std::vector<std::string> texts = timingTexts(result.measurement);
    QStringList figures;
    for (size_t i = 0; i < timingColumns().size(); ++i)
        if (texts[i] != kNoFigure)
            figures << QStringLiteral("%1 %2").arg(toQString(timingColumns()[i].title), toQString(texts[i]));
    return figures.join(QStringLiteral(" · "));
}

} // namespace

void TimingModel::clear()
{
    beginResetModel();
    m_results.clear();
    endResetModel();
}

void TimingModel::add(const TimedCase& result)
{
    beginInsertRows({}, rowCount(), rowCount());
    m_results.push_back(result);
    endInsertRows();
}

bool TimingModel::isEmpty(int column) const
{
    return isNumber(column) && std::ranges::all_of(m_results, [&](const TimedCase& each) {
               return timingTexts(each.measurement)[size_t(column - 1)] == kNoFigure;
           });
}

QString TimingModel::title(int column) const
{
    return isNumber(column) ? toQString(timingColumns()[size_t(column - 1)].title) : tr("engine");
}

QString TimingModel::titleTip(int column) const
{
    return isNumber(column) ? inWindowLanguage(timingColumns()[size_t(column - 1)].sentence) : QString();
}

QString TimingModel::cell(int row, int column) const
{
    const Measurement& measurement = m_results[size_t(row)].measurement;
    return isNumber(column) ? toQString(timingTexts(measurement)[size_t(column - 1)])
                            : QString::fromStdString(measurement.engine);
}

QString TimingModel::tip(int row) const
{
    const TimedCase& result = m_results[size_t(row)];
    return QStringLiteral("%1\n%2\n%3")
        .arg(inWindowLanguage(result.measurement.device), figuresOf(result), QString::fromStdString(result.command));
}

// Words are no data.
QVariant TimingModel::data(const QModelIndex& index, int role) const
{
    return role == Qt::FontRole && !isNumber(index.column()) ? QVariant() : ColumnModel::data(index, role);
}

} // namespace tessera
