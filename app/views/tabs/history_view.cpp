// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/history_view.h"

#include "app/base/actions/actions.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/inputs/output_source.h"
#include "app/views/tabs/state_icon.h"
#include "engine/detect/identify/identify.h"

#include <QHeaderView>
#include <QLocale>
#include <QTableView>

namespace tessera {

namespace {

constexpr int kSourceCharacters = 18, kStateCharacters = 22, kClassCharacters = 20;

// "36 of 48 differ"
QString stateText(const PastResult& result)
{
    if (!result.verdict)
        return QStringLiteral("–");
    switch (*result.verdict) {
    case Verdict::Pass:
        return HistoryModel::tr("equal");
    case Verdict::Mistrusted:
        return HistoryModel::tr("proves little");
    case Verdict::Fail:
        break;
    }
    return HistoryModel::tr("%1 of %2 differ").arg(countText(result.differing), countText(result.count));
}

QString classOf(const PastResult& result)
{
    return result.classes.empty() ? QString() : inWindowLanguage(classText(result.classes, result.secondClass));
}

QString sourceOf(const QString& name)
{
    return name.isEmpty() ? QStringLiteral("–") : sourceLabel(name);
}

} // namespace

HistoryModel::HistoryModel(QObject* parent)
    : ColumnModel(parent)
{
}

void HistoryModel::setHistory(const ResultHistory& history)
{
    m_history = &history;
    connect(&history, &ResultHistory::changed, this, &HistoryModel::reload);
    reload();
}

void HistoryModel::reload()
{
    const int count = m_history ? int(m_history->results().size()) : 0;
    m_current = m_history ? m_history->current() : std::nullopt;
    if (count != m_rows) {
        beginResetModel();
        m_rows = count;
        endResetModel();
    } else if (count > 0) { // the chosen row stays chosen
        emit dataChanged(index(0, 0), index(count - 1, ColumnCount - 1));
    }
}

QString HistoryModel::title(int column) const
{
    const QString names[] = {tr("shown at"), tr("A"), tr("B"), tr("time of A"), tr("verdict"), tr("class"), tr("case")};
    return names[column];
}

QString HistoryModel::cell(int row, int column) const
{
    const PastResult& result = m_history->results()[indexOf(row)];
    const bool isToday = result.when.date() == QDate::currentDate();
    const QString when =
        QLocale().toString(result.when, isToday ? QStringLiteral("HH:mm:ss") : QStringLiteral("yyyy-MM-dd HH:mm"));
    const QString cells[] = {when,
                             sourceOf(result.engineA),
                             sourceOf(result.engineB),
                             durationText(result.seconds),
                             stateText(result),
                             classOf(result),
                             result.line};
    return cells[column];
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows)
        return {};
    const PastResult& result = m_history->results()[indexOf(index.row())];
    if (role == Qt::DecorationRole && index.column() == State && result.verdict)
        return verdictIcon(*result.verdict);
    if (role == Qt::FontRole && m_current == indexOf(index.row()))
        return demiBold(dataFont());
    return ColumnModel::data(index, role);
}

HistoryView::HistoryView(QWidget* parent)
    : HistoryView(new HistoryModel(nullptr), parent)
{
}

HistoryView::HistoryView(HistoryModel* model, QWidget* parent)
    : ListTab(model, tr("Results that were shown"),
              tr("Nothing has been shown yet. Each result that stays for a second is kept here."), parent)
    , m_model(model)
{
    QHeaderView* header = table()->horizontalHeader();
    const int character = QFontMetrics(dataFont()).horizontalAdvance(u'0');
    const std::pair<HistoryModel::Column, int> widths[] = {
        {HistoryModel::When, 17}, {HistoryModel::A, kSourceCharacters},    {HistoryModel::B, kSourceCharacters},
        {HistoryModel::Time, 11}, {HistoryModel::State, kStateCharacters}, {HistoryModel::Class, kClassCharacters}};
    for (const auto& [column, characters] : widths)
        header->resizeSection(column, character * characters);
    header->setStretchLastSection(true);
    connect(table(), &QTableView::activated, this,
            [this](const QModelIndex& index) { emit chosen(m_model->indexOf(index.row())); });
}

void HistoryView::setHistory(const ResultHistory& history)
{
    connect(m_model, &HistoryModel::modelReset, this, [this, &history] {
        if (history.current())
            table()->scrollTo(m_model->index(m_model->rowOf(*history.current()), 0));
    });
    m_model->setHistory(history);
}

void HistoryView::addButtons(const Actions& actions)
{
    ListTab::addButtons(actions, {"keepAsB", "previousResult", "nextResult", "removeResult", "removeResults"});
}

std::optional<size_t> HistoryView::selected() const
{
    const std::optional<int> row = selectedRow();
    return row ? std::optional(m_model->indexOf(*row)) : std::nullopt;
}

} // namespace tessera
