// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/list_tab.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/model/document/output_source.h"
#include "app/views/tabs/tab.h"
#include "engine/detect/identify/identify.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>
#include <QToolButton>

namespace tessera {

ListTab::ListTab(std::vector<TableColumn> columns, const std::vector<int>& characters, const QString& name,
                 const QString& empty)
    : m_bar(newLayout<QHBoxLayout>(nullptr, {}, 4))
    , m_model(new TableModel(std::move(columns), this))
    , m_table(numberTable(m_model, this))
    , m_empty(placeholder(empty, this))
{
    m_table->setAccessibleName(name);
    for (size_t column = 0; column < characters.size(); ++column)
        if (characters[column] > 0)
            m_table->setColumnWidth(int(column), columnNeed(*m_table, int(column), characters[column]));
        else
            m_table->horizontalHeader()->setSectionResizeMode(int(column), QHeaderView::Stretch);
    auto* rows = newLayout<QVBoxLayout>(this, {16, 8, 16, 8}, 4);
    rows->addLayout(m_bar);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_empty, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ListTab::selectionChanged);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { emit chosen(size_t(index.row())); });
    connect(m_model, &QAbstractItemModel::modelReset, this, &ListTab::showList);
    showList();
}

void ListTab::addButtons(const Actions& actions, std::initializer_list<const char*> ids)
{
    for (const char* id : ids) {
        QToolButton* button = actions.button(QLatin1String(id));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        m_bar->addWidget(button);
    }
    m_bar->addStretch();
}

std::optional<size_t> ListTab::selected() const
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? std::nullopt : std::optional(size_t(rows.front().row()));
}

void ListTab::showList()
{
    const bool any = m_table->model()->rowCount() > 0;
    m_table->setVisible(any);
    m_empty->setVisible(!any);
    setFocusProxy(any ? m_table : nullptr); // a hidden widget would keep the keys
    emit selectionChanged();
}

namespace {

QString sideText(Side side)
{
    return side == Side::Input ? PinView::tr("in") : PinView::tr("out");
}

QString coordinateText(const std::vector<uint32_t>& at)
{
    QStringList parts;
    for (const uint32_t c : at)
        parts << QString::number(c);
    return QStringLiteral("(%1)").arg(parts.join(u','));
}

} // namespace

PinView::PinView(const TabParts& parts)
    : ListTab(std::vector<TableColumn>(ColumnCount), {4, 22, 0, 0, 0, 0, 0, 0}, tr("Kept pins"), {})
    , m_document(parts.document)
{
    for (const auto changed : {&Document::keptPinsChanged, &Document::shownChanged, &Document::enginesChanged})
        connect(m_document, changed, this, &PinView::reload);
    reload();
}

void PinView::reload()
{
    std::vector<TableRow> rows;
    for (size_t i = 0; i < m_document->keptPins().size(); ++i)
        rows.push_back(rowOf(i));
    const QString b = m_document->engineB().isEmpty() ? tr("There is no B") : sourceLabel(m_document->engineB());
    model().setColumns({{tr("pin")},
                        {.title = tr("at"), .isNumber = false},
                        {tr("input")},
                        {tr("A"), sourceLabel(m_document->engineA())},
                        {tr("B"), b},
                        {tr("expected"), tr("What the case's file says should come out")},
                        {tr("A − B")},
                        {tr("ULP")}});
    model().setRows(std::move(rows));
}

TableRow PinView::rowOf(size_t index) const
{
    const Pin& pin = m_document->keptPins()[index];
    TableRow row{.cells = QStringList(ColumnCount, QStringLiteral("–"))};
    row.cells[Number] = QString::number(index + 1);
    row.cells[Where] = sideText(pin.side) + u' ' + coordinateText(pin.at);
    const std::optional<Pick> pick = m_document->pickOf(pin);
    if (!pick || !m_document->shown()) {
        row.tip = tr("The tensor as it is now has no such element");
        return row;
    }
    const ElementPair pair = pairOf(*m_document, *pick);
    const Side other = pin.side == Side::Input ? Side::Output : Side::Input;
    if (pair.more == 0 && pair.of(other))
        row.tip = QStringLiteral("%1 %2").arg(
            sideText(other), tessera::coordinateText(m_document->tensor(other)->desc.sizes, *pair.of(other)));
    else if (pair.of(other))
        row.tip = (other == Side::Input ? tr("%1 sources", nullptr, pluralNumber(pair.more + 1))
                                        : tr("%1 targets", nullptr, pluralNumber(pair.more + 1)))
                      .arg(countText(pair.more + 1));
    else
        row.tip = tr("No output element reads this one");
    const bool single = pair.more == 0;
    if (pin.side == Side::Input || (single && pair.input))
        row.cells[Input] = valueText(*m_document->tensor(Side::Input), *pair.input);
    else
        row.cells[Input] = row.tip;
    if (pin.side == Side::Output || (single && pair.output))
        fillOutput(row.cells, *m_document->shown(), *pair.output);
    else if (pair.output)
        row.cells[A] = row.tip;
    return row;
}

void PinView::fillOutput(QStringList& cells, const RunResult& shown, uint64_t element)
{
    cells[A] = valueText(*shown.a, element);
    if (shown.expected)
        cells[Expected] = valueText(*shown.expected, element);
    if (!shown.b)
        return;
    const ElementDifference difference = differenceAt(*shown.a, *shown.b, element);
    cells[B] = valueText(*shown.b, element);
    cells[Difference] = differenceText(difference);
    cells[Ulp] = ulpText(difference.ulp);
}

void PinView::addButtons(const Actions& actions)
{
    ListTab::addButtons(actions, {"keepPin", "removeKeptPin", "removeKeptPins"});
    setEmptyText(tr("No pins are kept. Click a cell, then press %1: its values stay in this list, and its number is "
                    "drawn in the tensors.")
                     .arg(keysText(*actions.get(QStringLiteral("keepPin")))));
}

QString verdictWords(std::optional<TrialState> state, uint64_t differing, uint64_t count)
{
    if (!state)
        return QStringLiteral("–");
    if (*state == TrialState::Pass)
        return HistoryView::tr("equal");
    if (*state == TrialState::Mistrusted)
        return HistoryView::tr("proves little");
    return HistoryView::tr("%1 of %2 differ").arg(countText(differing), countText(count));
}

namespace {

QString classOf(const PastResult& result)
{
    return inWindowLanguage(classText(result.classes));
}

QString sourceOf(const QString& name)
{
    return name.isEmpty() ? QStringLiteral("–") : sourceLabel(name);
}

} // namespace

HistoryView::HistoryView(const TabParts&)
    : ListTab({{.title = tr("shown at"), .isNumber = false},
               {.title = tr("A"), .isNumber = false},
               {.title = tr("B"), .isNumber = false},
               {tr("time of A")},
               {.title = tr("verdict"), .isNumber = false},
               {.title = tr("class"), .isNumber = false},
               {.title = tr("case"), .isNumber = false}},
              {17, 18, 18, 11, 22, 20, 0}, tr("Results that were shown"),
              tr("Nothing has been shown yet. Each result that stays for a second is kept here."))
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
                                verdictWords(result.state, result.differing, result.count), classOf(result),
                                result.line},
                      .tip = result.line,
                      .isBold = current == indexOf(row)};
        if (result.state)
            mark(made, kState, roleOf(*result.state));
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
