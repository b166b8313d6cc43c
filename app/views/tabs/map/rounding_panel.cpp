// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/rounding_panel.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/overlays.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <QHeaderView>
#include <QLocale>
#include <QScrollArea>
#include <QTableView>
#include <QVBoxLayout>

namespace tessera {
namespace {

constexpr uint32_t kMostCompared = 1U << 18; // outputs; four rules and three ways each
constexpr size_t kMostRows = 4096;
constexpr int kWaysHeight = 300, kLeastList = 90; // twelve rows and their heads; three of outputs

// The rule that the case's rounding and offsets are, where a framework says them so.
NearestRule ownRule(const Operator& op, const AxisMap& map)
{
    const ConventionMatches matches = conventionsOf(op);
    return matches.list.empty() || !matches.list.front().rule ? map.rounding : *matches.list.front().rule;
}

} // namespace

RoundingPanel::RoundingPanel(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_ways(new TableModel({{tr("rule"), {}, false}, {tr("arithmetic"), {}, false}, {tr("outputs")}}, this))
    , m_outputs(new TableModel({{tr("output")}, {tr("x")}, {tr("reads")}, {tr("other")}}, this))
    , m_table(numberTable(m_ways, this))
    , m_list(numberTable(m_outputs, this))
    , m_sentence(secondaryLabel({}, this))
{
    describe(m_table, tr("Rounding rules and ways to compute"),
             tr("How many outputs read another input under each rule: choose one to see where."));
    m_list->setAccessibleName(tr("Outputs where the rules part"));
    for (QTableView* table : {m_table, m_list})
        table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_use->setToolTip(tr("Let the case round by the chosen rule."));
    m_table->setFixedHeight(kWaysHeight);
    m_list->setMinimumHeight(kLeastList);
    auto* content = new QWidget;
    addWidgets(newLayout<QVBoxLayout>(content, {0, 0, 0, 0}, 4), {m_table, m_sentence, m_list});
    auto* scroll = new QScrollArea; // in a low bottom panel nothing lies over anything else
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(m_table->accessibleName());
    stopWhereItScrolls(scroll);
    addWidgets(newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 4), {scroll, m_use});
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &RoundingPanel::choose);
    const auto jump = [this](const QModelIndex& index) {
        emit jumped(m_found[size_t(m_table->currentIndex().row())].divergences.list[size_t(index.row())].output);
    };
    connect(m_list, &QTableView::clicked, this, jump);
    connect(m_list, &QTableView::activated, this, jump);
    connect(m_use, &QPushButton::clicked, this, [this] {
        const NearestRule rule = m_found[size_t(m_table->currentIndex().row())].rule;
        m_document->setOperator(withRule(m_document->currentCase().op, rule),
                                tr("Round by %1").arg(toQString(formula(rule))));
    });
}

void RoundingPanel::setMap(const std::optional<AxisMap>& map)
{
    m_map = map && map->mode == InterpolationMode::NearestNeighbor ? map : std::nullopt;
    for (QWidget* part : {static_cast<QWidget*>(m_table), static_cast<QWidget*>(m_list), static_cast<QWidget*>(m_use)})
        part->setVisible(m_map.has_value());
    if (!m_map) {
        m_sentence->setText(tr("LINEAR rounds nothing. Rules part only with NEAREST_NEIGHBOR."));
        emit marked({});
        return;
    }
    m_own = ownRule(m_document->currentCase().op, *m_map);
    const AxisMap plain = restated(*m_map, m_own);
    m_found.clear();
    std::vector<TableRow> rows;
    int first = 0; // the way that most programs differ in
    for (const NearestRule rule : kNearestRules)
        for (const Arithmetic arithmetic : kArithmetics) {
            const bool isDivision = arithmetic == Arithmetic::Division, isOwn = isDivision && rule == m_own;
            if (isDivision && rule == NearestRule::HalfDown)
                first = int(rows.size());
            m_found.push_back(
                {rule, arithmetic, divergences(*m_map, plain, rule, arithmetic, kMostCompared, kMostRows)});
            const uint32_t count = m_found.back().divergences.count;
            rows.push_back({.cells = {toQString(formula(rule)), toQString(name(arithmetic)),
                                      isOwn            ? tr("case")
                                          : count == 0 ? QStringLiteral("=")
                                                       : QStringLiteral("≠ ") + countText(count)},
                            .isBold = isOwn,
                            .isQuiet = count == 0 && !isOwn});
        }
    const int before = m_table->currentIndex().row();
    m_ways->setRows(std::move(rows));
    m_table->selectRow(before >= 0 ? before : first);
    choose();
}

void RoundingPanel::choose()
{
    const int row = m_table->currentIndex().row();
    if (!m_map || row < 0)
        return;
    const auto& [rule, arithmetic, divergences] = m_found[size_t(row)];
    std::vector<TableRow> rows;
    std::vector<uint32_t> outputs;
    for (const RoundingDifference& each : divergences.list) {
        rows.push_back({.cells = {QString::number(each.output),
                                  QLocale::c().toString(double(coordinate32(*m_map, each.output)), 'g', 8),
                                  QString::number(each.meant), QString::number(each.other)},
                        .tip = tr("Click to pin this output.")});
        outputs.push_back(each.output);
    }
    m_outputs->setRows(std::move(rows));
    const QString text = toQString(formula(rule));
    const QString of =
        m_map->outputs > kMostCompared ? tr("the first %1").arg(countText(kMostCompared)) : countText(m_map->outputs);
    m_sentence->setText(tr("%1, %2: %3 of %4 outputs read another input.")
                            .arg(text, toQString(name(arithmetic)), countText(divergences.count), of));
    m_use->setEnabled(rule != m_own);
    m_use->setText(tr("Round by %1").arg(text));
    emit marked(outputs);
}

} // namespace tessera
