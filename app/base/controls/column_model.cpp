// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/column_model.h"

#include "app/base/look/theme.h"

namespace tessera {

namespace {

QVariant alignment(bool isNumber)
{
    return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

// Empty: none.
QVariant textOr(const QString& text)
{
    return text.isEmpty() ? QVariant() : QVariant(text);
}

} // namespace

QVariant ColumnModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rows())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return cell(index.row(), index.column());
    case Qt::ToolTipRole:
        return textOr(tip(index.row()));
    case Qt::FontRole:
        return dataFont();
    case Qt::TextAlignmentRole:
        return alignment(isNumber(index.column()));
    }
    return {};
}

QVariant ColumnModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return title(section);
    case Qt::ToolTipRole:
        return textOr(titleTip(section));
    case Qt::TextAlignmentRole:
        return alignment(isNumber(section));
    }
    return {};
}

} // namespace tessera
