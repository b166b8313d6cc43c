// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/axis_view.h"

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

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

constexpr int kConvention = Qt::UserRole;

QString nameOf(const ConventionMatch& match)
{
    QString name = toQString(match.convention->framework) + ' ' + toQString(match.convention->mode);
    if (match.rule && !match.convention->rule)
        name += QStringLiteral(", ") + toQString(formOf(*match.rule).onnxName);
    return name;
}

} // namespace

ConventionList::ConventionList(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_sentence(secondaryLabel({}, this))
{
    describe(m_list, tr("Conventions of other frameworks"),
             tr("Click one, or press Enter, to set scales and offsets as that framework does."));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_sentence->setMinimumHeight(m_sentence->fontMetrics().lineSpacing() * 3);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignTop);

    auto* layout = newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 4);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_sentence);
    connect(m_list, &QListWidget::currentRowChanged, this, &ConventionList::explain);
    connect(m_list, &QListWidget::itemClicked, this, &ConventionList::take);
    connect(m_list, &QListWidget::itemActivated, this, &ConventionList::take);
}

void ConventionList::fill()
{
    m_list->clear();
    std::string_view framework;
    for (const ResizeConvention* each : m_offered) {
        if (each->framework != framework) {
            framework = each->framework;
            auto* head = new QListWidgetItem(toQString(framework), m_list);
            head->setFlags(Qt::ItemIsEnabled); // a heading: it cannot be chosen
        }
        auto* item = new QListWidgetItem(m_list);
        item->setData(kConvention, int(each - resizeConventions().data()));
        item->setToolTip(inWindowLanguage(each->sentence));
    }
}

void ConventionList::refresh()
{
    const Operator& op = m_document->currentCase().op;
    m_matches = conventionsOf(op);
    std::vector<const ResizeConvention*> offered;
    for (const ResizeConvention& each : resizeConventions())
        if (applies(each, op))
            offered.push_back(&each);
    if (std::exchange(m_offered, offered) != offered)
        fill();
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem* item = m_list->item(row);
        const QVariant index = item->data(kConvention);
        if (!index.isValid()) {
            item->setForeground(color(Role::SecondaryText));
            continue;
        }
        const ResizeConvention& each = resizeConventions()[size_t(index.toInt())];
        const bool present = m_matches.resizes
            && std::ranges::any_of(m_matches.list,
                                   [&](const ConventionMatch& match) { return match.convention == &each; });
        item->setText((present ? QStringLiteral("  ● ") : QStringLiteral("     ")) + toQString(each.mode));
        item->setData(Qt::AccessibleTextRole,
                      (present ? tr("%1 %2, what the case has") : QStringLiteral("%1 %2"))
                          .arg(toQString(each.framework), toQString(each.mode)));
        QFont font = m_list->font();
        font.setBold(present);
        item->setFont(font);
    }
    explain();
}

QString ConventionList::verdict() const
{
    if (!m_matches.resizes)
        return tr("Nothing is resized: every convention agrees.");
    if (m_matches.list.empty())
        return tr("No framework uses these numbers.");
    return tr("These are %1").arg(nameOf(m_matches.list.front()));
}

QString ConventionList::others() const
{
    QStringList names;
    if (m_matches.resizes)
        for (const ConventionMatch& match : m_matches.list)
            names << nameOf(match);
    return names.join('\n');
}

void ConventionList::explain()
{
    const QListWidgetItem* item = m_list->currentItem();
    const QVariant index = item ? item->data(kConvention) : QVariant();
    const ResizeConvention* chosen = index.isValid() ? &resizeConventions()[size_t(index.toInt())] : nullptr;
    if (!chosen && m_matches.resizes && !m_matches.list.empty())
        chosen = m_matches.list.front().convention;
    m_sentence->setText(chosen ? tr("%1: %2", "a framework, and what it does")
                                     .arg(toQString(chosen->framework), inWindowLanguage(chosen->sentence))
                               : QString());
}

void ConventionList::take()
{
    const QListWidgetItem* item = m_list->currentItem();
    const QVariant index = item ? item->data(kConvention) : QVariant();
    if (!index.isValid() || axisMaps(m_document->currentCase().op).empty())
        return;
    const ResizeConvention& chosen = resizeConventions()[size_t(index.toInt())];
    m_document->setOperator(withConvention(m_document->currentCase().op, chosen),
                            tr("Place samples as %1 %2").arg(toQString(chosen.framework), toQString(chosen.mode)));
}

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
    fillArea(scroll, content);
    scroll->setAccessibleName(m_table->accessibleName());
    stopWhereItScrolls(scroll);
    addWidgets(newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 4), {scroll, m_use});
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &RoundingPanel::choose);
    whenChosen(m_list, [this](int row) {
        emit jumped(m_found[size_t(m_table->currentIndex().row())].divergences.list[size_t(row)].output);
    });
    connect(m_use, &QPushButton::clicked, this, [this] {
        const NearestRule rule = m_found[size_t(m_table->currentIndex().row())].rule;
        m_document->setOperator(withRule(m_document->currentCase().op, rule),
                                tr("Round by %1").arg(toQString(formOf(rule).formula)));
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
    int first = 0; // the way in which most programs differ
    for (const NearestRule rule : kNearestRules)
        for (const Arithmetic arithmetic : kArithmetics) {
            const bool isDivision = arithmetic == Arithmetic::Division, isOwn = isDivision && rule == m_own;
            if (isDivision && rule == NearestRule::HalfDown)
                first = int(rows.size());
            m_found.push_back(
                {rule, arithmetic, divergences(*m_map, plain, rule, arithmetic, kMostCompared, kMostRows)});
            const uint32_t count = m_found.back().divergences.count;
            rows.push_back({.cells = {toQString(formOf(rule).formula), toQString(name(arithmetic)),
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
    const QString text = toQString(formOf(rule).formula);
    const QString of =
        m_map->outputs > kMostCompared ? tr("the first %1").arg(countText(kMostCompared)) : countText(m_map->outputs);
    m_sentence->setText(tr("%1, %2: %3 of %4 outputs read another input.")
                            .arg(text, toQString(name(arithmetic)), countText(divergences.count), of));
    m_use->setEnabled(rule != m_own);
    m_use->setText(tr("Round by %1").arg(text));
    emit marked(outputs);
}

} // namespace tessera
