// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/rounding_panel.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/overlays.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QScrollArea>
#include <QTableView>

namespace tessera {
namespace {

constexpr uint32_t kMostCompared = 1U << 18; // that are compared; four rules and three ways each
constexpr size_t kMostRows = 4096;
constexpr int kRowHeight = 20;
constexpr int kLeastList = 90;

// The rule that the case's rounding and offsets are, where a framework says them so.
NearestRule ownRule(const Operator& op, const AxisMap& map)
{
    const ConventionMatches matches = conventionsOf(op);
    return matches.list.empty() || !matches.list.front().rule ? ruleOf(map) : *matches.list.front().rule;
}

void setRows(QTableView* table)
{
    setRowHeight(table, kRowHeight);
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->horizontalHeader()->setMinimumSectionSize(20);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

} // namespace

void RoundingModel::setMap(const std::optional<AxisMap>& map, NearestRule own)
{
    beginResetModel();
    m_own = own;
    m_cells = {};
    if (map) {
        const AxisMap plain = restated(*map, own);
        for (const NearestRule rule : kNearestRules)
            for (const Arithmetic arithmetic : kArithmetics)
                m_cells[size_t(rule)][size_t(arithmetic)] =
                    partings(*map, plain, rule, arithmetic, kMostCompared, kMostRows);
    }
    endResetModel();
}

const Partings& RoundingModel::partingsAt(const QModelIndex& index) const
{
    return m_cells[size_t(index.row())][size_t(index.column())];
}

int RoundingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(kNearestRules.size());
}

int RoundingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(kArithmetics.size());
}

QVariant RoundingModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const bool own = index == ownIndex();
    const uint32_t count = partingsAt(index).count;
    switch (role) {
    case Qt::DisplayRole:
        return own ? tr("case") : count == 0 ? QStringLiteral("=") : QStringLiteral("≠ ") + countText(count);
    case Qt::AccessibleTextRole:
        return own ? tr("%1, what the case does").arg(toQString(formula(ruleOf(index))))
                   : tr("%1, %2: %3 outputs differ", nullptr, pluralNumber(count))
                         .arg(toQString(formula(ruleOf(index))), toQString(name(arithmeticOf(index))))
                         .arg(count);
    case Qt::ToolTipRole:
        return count == 0
            ? tr("Every output reads the same input as in the case.")
            : tr("%1 outputs read another input than in the case.", nullptr, pluralNumber(count)).arg(countText(count));
    case Qt::TextAlignmentRole:
        return int(Qt::AlignCenter);
    case Qt::FontRole: {
        QFont font = dataFont();
        font.setBold(own);
        return font;
    }
    case Qt::ForegroundRole:
        return own ? QVariant() : QVariant(color(count == 0 ? Role::SecondaryText : Role::Bad));
    }
    return {};
}

QVariant RoundingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Vertical && role == Qt::TextAlignmentRole)
        return int(Qt::AlignLeft | Qt::AlignVCenter);
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole)
        return toQString(name(kArithmetics[size_t(section)]));
    if (role != Qt::DisplayRole)
        return {};
    return orientation == Qt::Horizontal
        ? toQString(name(kArithmetics[size_t(section)])).replace(QStringLiteral("float32"), QStringLiteral("f32"))
        : toQString(formula(kNearestRules[size_t(section)]));
}

void PartingModel::setPartings(const std::optional<AxisMap>& map, const Partings& partings)
{
    beginResetModel();
    m_map = map;
    m_rows = map ? partings.list : std::vector<RoundingDifference>{};
    endResetModel();
}

std::optional<uint32_t> PartingModel::outputAt(int row) const
{
    return row >= 0 && row < rowCount() ? std::optional(m_rows[size_t(row)].output) : std::nullopt;
}

QString PartingModel::title(int column) const
{
    const QString names[] = {tr("output"), tr("x"), tr("reads"), tr("other")};
    return names[column];
}

QString PartingModel::cell(int row, int column) const
{
    const RoundingDifference& at = m_rows[size_t(row)];
    const QString x = QLocale::c().toString(double(coordinate32(*m_map, at.output)), 'g', 8);
    const QString texts[] = {QString::number(at.output), x, QString::number(at.meant), QString::number(at.other)};
    return texts[column];
}

RoundingPanel::RoundingPanel(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_table(numberTable(m_ways, this))
    , m_list(numberTable(m_outputs, this))
    , m_sentence(secondaryLabel({}, this))
{
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->verticalHeader()->show();
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    describe(m_table, tr("Rounding rules and ways to compute"),
             tr("How many outputs read another input under each rule: choose one to see where."));
    m_list->setAccessibleName(tr("Outputs where the rules part"));
    for (QTableView* table : {m_table, m_list})
        setRows(table);
    m_use->setToolTip(tr("Let the case round by the chosen rule."));

    auto* content = new QWidget;
    auto* rows = newLayout<QVBoxLayout>(content, {0, 0, 0, 0}, 4);
    rows->addWidget(m_table);
    rows->addWidget(m_sentence);
    rows->addWidget(m_list, 1);
    m_list->setMinimumHeight(kLeastList);
    auto* scroll = new QScrollArea; // in a low drawer nothing lies over anything else
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(m_table->accessibleName());
    stopWhereItScrolls(scroll);
    scroll->setMinimumHeight(0);
    auto* layout = newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 4);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_use);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &RoundingPanel::choose);
    connect(m_list, &QTableView::clicked, this, [this](const QModelIndex& index) { jump(index.row()); });
    connect(m_list, &QTableView::activated, this, [this](const QModelIndex& index) { jump(index.row()); });
    connect(m_use, &QPushButton::clicked, this, [this] {
        const NearestRule rule = RoundingModel::ruleOf(m_table->currentIndex());
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
    const QModelIndex before = m_table->currentIndex();
    const int row = before.row(), column = before.column();
    m_ways->setMap(m_map, ownRule(m_document->currentCase().op, *m_map));
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + m_table->verticalHeader()->length() + 2);
    // At first the way that most programs differ in.
    m_table->setCurrentIndex(row >= 0 ? m_ways->index(row, column)
                                      : m_ways->index(int(NearestRule::HalfDown), int(Arithmetic::Division)));
    choose();
}

void RoundingPanel::choose()
{
    const QModelIndex now = m_table->currentIndex();
    if (!m_map || !now.isValid())
        return;
    const Partings& partings = m_ways->partingsAt(now);
    m_outputs->setPartings(m_map, partings);
    QHeaderView* header = m_list->horizontalHeader();
    for (int column = 0; column < m_outputs->columnCount(); ++column)
        header->setSectionResizeMode(column, QHeaderView::Stretch);
    const QString rule = toQString(formula(RoundingModel::ruleOf(now)));
    const QString way = toQString(name(RoundingModel::arithmeticOf(now)));
    const QString of =
        m_map->outputs > kMostCompared ? tr("the first %1").arg(countText(kMostCompared)) : countText(m_map->outputs);
    m_sentence->setText(
        now == m_ways->ownIndex()
            ? tr("%1, %2: what the case does.").arg(rule, way)
            : tr("%1, %2: %3 of %4 outputs read another input.").arg(rule, way, countText(partings.count), of));
    const bool other = now.row() != m_ways->ownIndex().row();
    m_use->setEnabled(other);
    m_use->setText(tr("Round by %1").arg(rule));
    std::vector<uint32_t> outputs;
    outputs.reserve(partings.list.size());
    for (const RoundingDifference& each : partings.list)
        outputs.push_back(each.output);
    emit marked(outputs);
}

void RoundingPanel::jump(int row)
{
    if (const std::optional<uint32_t> output = m_outputs->outputAt(row))
        emit jumped(*output);
}

} // namespace tessera
