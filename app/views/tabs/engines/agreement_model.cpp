// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/engines/agreement_model.h"

#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/views/tabs/state_icon.h"
#include "engine/report/text/page.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr int kRowHeight = 22;

// Where one of its cases is not right, as the worst of them; of a partition whose cells all pass as those.
TrialState worstOf(StateCounts counts)
{
    counts[static_cast<size_t>(TrialState::Fail)] += counts.back(); // an engine's own
    for (const TrialState state : {TrialState::Crash, TrialState::Timeout, TrialState::Invalid, TrialState::Fail,
                                   TrialState::Missing, TrialState::Mistrusted, TrialState::Pass})
        if (counts[static_cast<size_t>(state)] != 0)
            return state;
    return TrialState::Unsupported;
}

} // namespace

void AgreementModel::begin(const std::vector<std::string>& engines, const std::string& judge)
{
    beginResetModel();
    m_groups.clear();
    m_report = {.head = {.command = "matrix", .startedAt = utcNow()}, .engines = engines, .judge = judge};
    m_report.descriptions.resize(engines.size());
    endResetModel();
}

AgreementModel::Group& AgreementModel::groupOf(const AgreementRow& row)
{
    const std::string words = text(row.byTolerance, m_report.engines);
    const auto same = std::ranges::find(m_groups, words, [](const auto& group) { return group->text; });
    if (same != m_groups.end())
        return **same;
    const bool agrees = row.byTolerance.size() <= 1;
    const auto place =
        agrees ? m_groups.end() : std::ranges::find_if(m_groups, [](const auto& group) { return group->classes <= 1; });
    const int at = int(place - m_groups.begin());
    beginInsertRows({}, at, at);
    const auto made =
        m_groups.insert(place, std::make_unique<Group>(Group{.text = words, .classes = row.byTolerance.size()}));
    endInsertRows();
    return **made;
}

QModelIndex AgreementModel::add(const FoundRow& found)
{
    const AgreementRow& row = found.row;
    Group& group = groupOf(row);
    const auto place = std::ranges::find_if(m_groups, [&](const auto& each) { return each.get() == &group; });
    const QModelIndex parent = index(int(place - m_groups.begin()), 0);
    const int at = int(group.rows.size());
    beginInsertRows(parent, at, at);
    group.rows.push_back(m_report.rows.size());
    for (const auto& [engine, evidence] : found.evidence)
        m_report.evidence.emplace(std::pair(m_report.rows.size(), engine), evidence);
    m_report.rows.push_back(row);
    endInsertRows();
    m_report.descriptions = found.descriptions;
    for (const AgreementCell& cell : row.cells)
        addResult(cell, m_report.code);
    emit dataChanged(parent, parent.siblingAtColumn(columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    return parent;
}

void AgreementModel::addFailure(const std::string& name, const Message& why)
{
    m_report.failures.emplace_back(name, why);
}

void AgreementModel::stop()
{
    m_report.head.isStopped = true;
}

const AgreementModel::Group* AgreementModel::groupAt(const QModelIndex& index) const
{
    return index.isValid() && !index.internalPointer() ? m_groups[size_t(index.row())].get() : nullptr;
}

const AgreementRow* AgreementModel::rowOf(const QModelIndex& index) const
{
    const auto* group = static_cast<const Group*>(index.internalPointer());
    return group ? &m_report.rows[group->rows[size_t(index.row())]] : nullptr;
}

std::optional<size_t> AgreementModel::engineOf(const QModelIndex& index) const
{
    return index.column() < 1 ? std::nullopt : std::optional(size_t(index.column()) - 1);
}

QString AgreementModel::line(const QModelIndex& index) const
{
    const AgreementRow* row = rowOf(index);
    const auto engine = engineOf(index);
    if (!row)
        return data(index.siblingAtColumn(0), Qt::DisplayRole).toString();
    if (!engine)
        return QString::fromStdString(row->name + ": " + text(row->byTolerance, m_report.engines) + "\n"
                                      + row->command);
    const AgreementCell& cell = row->cells[*engine];
    const QString figures = cell.figures.isEmpty() ? QString() : QStringLiteral(": ") + inWindowLanguage(cell.figures);
    return QString::fromStdString(m_report.engines[*engine] + ", " + row->name + ": ")
        + inWindowLanguage(cellText(cell)) + figures + QLatin1Char('\n')
        + QString::fromStdString(commandOf(m_report, *row, *engine));
}

QModelIndex AgreementModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return parent.isValid() ? createIndex(row, column, m_groups[size_t(parent.row())].get())
                            : createIndex(row, column, nullptr);
}

QModelIndex AgreementModel::parent(const QModelIndex& index) const
{
    const void* group = index.isValid() ? index.internalPointer() : nullptr;
    if (!group)
        return {};
    const auto place = std::ranges::find_if(m_groups, [&](const auto& each) { return each.get() == group; });
    return createIndex(int(place - m_groups.begin()), 0, nullptr);
}

int AgreementModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    const Group* group = parent.column() == 0 ? groupAt(parent) : nullptr;
    return group ? int(group->rows.size()) : 0;
}

int AgreementModel::columnCount(const QModelIndex&) const
{
    return 1 + int(m_report.engines.size());
}

QVariant AgreementModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::SizeHintRole)
        return QSize(0, int(kRowHeight * textSettings().scale));
    const Group* group = groupAt(index);
    return group ? groupData(*group, index.column(), role) : caseData(*rowOf(index), index.column(), role);
}

QVariant AgreementModel::groupData(const Group& group, int column, int role) const
{
    const bool isText = role == Qt::DisplayRole || role == Qt::AccessibleTextRole || role == Qt::ToolTipRole;
    if (column == 0 && isText)
        return tr("%1 · %2").arg(group.text.empty() ? tr("no engine gave an output")
                                                    : QString::fromStdString(group.text),
                                 tr("%n cases", nullptr, int(group.rows.size())));
    if (column == 0)
        return {};
    StateCounts counts = {};
    for (const size_t row : group.rows)
        count(m_report.rows[row].cells[size_t(column) - 1], counts);
    if (isText)
        return QString::fromStdString(text(counts));
    return role == Qt::ForegroundRole ? QVariant(color(roleOf(worstOf(counts)))) : QVariant();
}

QVariant AgreementModel::caseData(const AgreementRow& row, int column, int role) const
{
    if (column == 0)
        return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? QString::fromStdString(row.name)
            : role == Qt::ToolTipRole                                    ? QVariant(QString::fromStdString(row.command))
                                                                         : QVariant();
    const AgreementCell& cell = row.cells[size_t(column) - 1];
    switch (role) {
    case Qt::DisplayRole:
        return inWindowLanguage(cellText(cell));
    case Qt::AccessibleTextRole:
        return tr("%1: %2").arg(QString::fromStdString(m_report.engines[size_t(column) - 1]),
                                inWindowLanguage(cellText(cell)));
    case Qt::DecorationRole:
        return stateIcon(cell.state);
    case Qt::ForegroundRole:
        return color(roleOf(cell.state));
    case Qt::ToolTipRole:
        return inWindowLanguage(cell.figures);
    }
    return {};
}

QVariant AgreementModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    if (section == 0)
        return role == Qt::DisplayRole ? tr("Who agrees with whom") : QVariant();
    const size_t engine = size_t(section) - 1;
    if (role == Qt::DisplayRole)
        return QString::fromStdString(m_report.engines[engine]);
    return role == Qt::ToolTipRole ? inWindowLanguage(m_report.descriptions[engine]) : QVariant();
}

} // namespace tessera
