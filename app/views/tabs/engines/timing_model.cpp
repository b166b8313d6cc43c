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

void TimingModel::clear(const QString& variedField)
{
    beginResetModel();
    m_field = variedField;
    m_variants.clear();
    m_results.clear();
    endResetModel();
}

void TimingModel::add(const QString& variant, const TimedCase& result)
{
    beginInsertRows({}, rowCount(), rowCount());
    m_variants << variant;
    m_results.push_back(result);
    endInsertRows();
}

int TimingModel::columns() const
{
    return leading() + int(timingColumns().size());
}

int TimingModel::columnNamed(const QString& title) const
{
    const auto columns = timingColumns();
    const auto found = std::ranges::find(columns, std::string_view(title.toStdString()), &TimingColumn::title);
    return leading() + int(found - columns.begin());
}

bool TimingModel::isEmpty(int column) const
{
    return column >= leading() && std::ranges::all_of(m_results, [&](const TimedCase& each) {
               return timingTexts(each.measurement)[size_t(column - leading())] == kNoFigure;
           });
}

QString TimingModel::title(int column) const
{
    if (isNumber(column))
        return toQString(timingColumns()[size_t(column - leading())].title);
    return column != engineColumn() ? m_field : tr("engine");
}

QString TimingModel::titleTip(int column) const
{
    return isNumber(column) ? inWindowLanguage(timingColumns()[size_t(column - leading())].sentence) : QString();
}

QString TimingModel::cell(int row, int column) const
{
    const Measurement& measurement = m_results[size_t(row)].measurement;
    if (isNumber(column))
        return toQString(timingTexts(measurement)[size_t(column - leading())]);
    return column != engineColumn() ? m_variants[row] : QString::fromStdString(measurement.engine);
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
