// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/history_view.h"

#include "app/base/actions/actions.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "app/views/tabs/state_icon.h"
#include "engine/detect/identify/identify.h"

#include <QLocale>
#include <QTableView>

namespace tessera {

namespace {

// "36 of 48 differ"
QString stateText(const PastResult& result)
{
    if (!result.verdict)
        return QStringLiteral("–");
    if (*result.verdict == Verdict::Pass)
        return HistoryView::tr("equal");
    if (*result.verdict == Verdict::Mistrusted)
        return HistoryView::tr("proves little");
    return HistoryView::tr("%1 of %2 differ").arg(countText(result.differing), countText(result.count));
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

HistoryView::HistoryView(QWidget* parent)
    : ListTab({{.title = tr("shown at"), .isNumber = false},
               {.title = tr("A"), .isNumber = false},
               {.title = tr("B"), .isNumber = false},
               {tr("time of A")},
               {.title = tr("verdict"), .isNumber = false},
               {.title = tr("class"), .isNumber = false},
               {.title = tr("case"), .isNumber = false}},
              {17, 18, 18, 11, 22, 20, 0}, tr("Results that were shown"),
              tr("Nothing has been shown yet. Each result that stays for a second is kept here."), parent)
{
}

void HistoryView::setHistory(ResultHistory& history)
{
    m_history = &history;
    connect(&history, &ResultHistory::changed, this, &HistoryView::reload);
    connect(this, &ListTab::chosen, &history, [this](size_t row) { m_history->show(indexOf(row)); });
    reload();
}

void HistoryView::reload()
{
    constexpr int kState = 4;
    const std::optional<size_t> current = m_history->current(); // a search, made once a change
    std::vector<TableRow> rows;
    for (size_t row = 0; row < m_history->results().size(); ++row) {
        const PastResult& result = m_history->results()[indexOf(row)];
        const bool isToday = result.when.date() == QDate::currentDate();
        const QString when =
            QLocale().toString(result.when, isToday ? QStringLiteral("HH:mm:ss") : QStringLiteral("yyyy-MM-dd HH:mm"));
        TableRow made{.cells = {when, sourceOf(result.engineA), sourceOf(result.engineB), durationText(result.seconds),
                                stateText(result), classOf(result), result.line},
                      .tip = result.line,
                      .isBold = current == indexOf(row)};
        if (result.verdict)
            mark(made, kState, *result.verdict);
        rows.push_back(std::move(made));
    }
    const bool isOther = int(rows.size()) != model().rowCount();
    model().setRows(std::move(rows));
    if (isOther && current)
        table()->scrollTo(model().index(int(indexOf(*current)), 0));
}

void HistoryView::addButtons(const Actions& actions)
{
    ListTab::addButtons(actions, {"keepAsB", "previousResult", "nextResult", "removeResult", "removeResults"});
}

std::optional<size_t> HistoryView::selected() const
{
    const std::optional<size_t> row = ListTab::selected();
    return row ? std::optional(indexOf(*row)) : std::nullopt;
}

} // namespace tessera
