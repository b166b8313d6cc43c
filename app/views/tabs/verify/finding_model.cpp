// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/verify/finding_model.h"

#include "app/base/look/engine_words.h"
#include "app/views/tabs/verify/state_icon.h"

#include <algorithm>

namespace tessera {

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace

void FindingModel::clear()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

void FindingModel::add(const Finding& finding)
{
    beginInsertRows({}, rowCount(), rowCount());
    m_rows.push_back(finding);
    endInsertRows();
}

const Finding* FindingModel::at(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr : &m_rows[size_t(row)];
}

size_t FindingModel::count(Verdict verdict) const
{
    return size_t(std::ranges::count(m_rows, verdict, &Finding::verdict));
}

int FindingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int FindingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FindingModel::data(const QModelIndex& index, int role) const
{
    const Finding* finding = at(index.row());
    if (!finding)
        return {};
    if (role == Qt::ToolTipRole)
        return inWindowLanguage(finding->figures) + QLatin1Char('\n') + textOf(finding->command);
    if (index.column() == Of) {
        if (role == Qt::DecorationRole)
            return verdictIcon(finding->verdict);
        if (role == Qt::ForegroundRole)
            return color(roleOf(finding->verdict));
    }
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (Column(index.column())) {
    case Of:
        return textOf(word(*finding));
    case Title:
        return inWindowLanguage(finding->title);
    case Figures:
        return inWindowLanguage(finding->figures);
    case ColumnCount:
        break;
    }
    return {};
}

QVariant FindingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const QString names[] = {tr("Verdict"), tr("What"), tr("Figures")};
    return names[section];
}

} // namespace tessera
