// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/timing/timing_model.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/engine_words.h"
#include "app/base/look/theme.h"

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

int TimingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_results.size());
}

int TimingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : leading() + int(timingColumns().size());
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

QVariant TimingModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isNumber = index.column() >= leading();
    const TimedCase& result = m_results[size_t(index.row())];
    switch (role) {
    case Qt::TextAlignmentRole:
        return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole:
        return isNumber ? QVariant(dataFont()) : QVariant();
    case Qt::ToolTipRole:
        return QStringLiteral("%1\n%2\n%3")
            .arg(inWindowLanguage(result.measurement.device), figuresOf(result),
                 QString::fromStdString(result.command));
    case Qt::DisplayRole:
        if (isNumber)
            return toQString(timingTexts(result.measurement)[size_t(index.column() - leading())]);
        return index.column() != engineColumn() ? m_variants[index.row()]
                                                : QString::fromStdString(result.measurement.engine);
    }
    return {};
}

QVariant TimingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const bool isNumber = section >= leading();
    if (role == Qt::TextAlignmentRole)
        return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && isNumber)
        return inWindowLanguage(timingColumns()[size_t(section - leading())].sentence);
    if (role != Qt::DisplayRole)
        return {};
    if (isNumber)
        return toQString(timingColumns()[size_t(section - leading())].title);
    return section != engineColumn() ? m_field : tr("engine");
}

} // namespace tessera
