// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/model_panel.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/opened_model.h"
#include "app/views/tabs/list_tab.h"
#include "app/views/tabs/tab.h"
#include "engine/core/case/case.h"
#include "engine/core/message/plain_text.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMainWindow>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <iterator>
#include <utility>

namespace tessera {

namespace {

constexpr int kMargin = 12, kWidth = 560, kLeastWidth = 320;
constexpr int kDelay = 120; // milliseconds; a held arrow key skips nodes
constexpr int kCharacters[] = {16, 15, 16, 24, 16}; // of the columns

constexpr int kState = 4; // the column

class Body : public QWidget {
public:
    QSize sizeHint() const override { return {int(kWidth * textSettings().scale), 600}; }
};

class ElidedInTheMiddle : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideMiddle;
    }
};

} // namespace

ModelPanel::ModelPanel(OpenedModel& model, QWidget* parent)
    : QDockWidget(tr("Model"), parent)
    , m_model(model)
    , m_facts(secondaryLabel({}, this))
    , m_problem(new ToneLabel(Role::Bad, {}, this))
    , m_notes(secondaryLabel({}, this))
    , m_summary(secondaryLabel({}, this))
    , m_nodes(new TableModel(
          {{tr("node"), tr("The node's name; of one without a name, its output's"), false},
           {tr("ONNX"), tr("The operator, or the chain of operators that is one of DirectML's"), false},
           {tr("DirectML"), tr("The operator of DirectML that it is; “no”: DirectML cannot run it as it stands"),
            false},
           {tr("sizes"), tr("The sizes of its input and of its output"), false},
           {tr("verdict"), tr("What the node gave when the model ran, held against DirectML's rules"), false}},
          this))
    , m_table(numberTable(m_nodes, this))
{
    setObjectName(QStringLiteral("modelDock"));
    m_title->setFont(demiBold(m_title->font()));
    addTitleBar(this, {m_title}, tr("Hide this panel"));
    m_problem->setWordWrap(true);
    for (ToneLabel* label : {m_facts, m_problem, m_notes, m_summary}) // what a file says is no markup
        label->setTextFormat(Qt::PlainText);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->setAccessibleName(tr("Progress of the model's run"));
    m_detail->setAccessibleName(tr("About the node"));
    m_detail->setObjectName(QStringLiteral("nodeDetail"));
    m_detail->setOpenLinks(false);
    m_detail->setFrameShape(QFrame::NoFrame);
    m_detail->viewport()->setAutoFillBackground(false);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    makeTable();
    layOut();
    connect(&m_delay, &QTimer::timeout, this, &ModelPanel::choose);
    connect(m_dims, &DimsForm::given, this, &ModelPanel::dimsGiven);
    connect(&model, &OpenedModel::opened, this, &ModelPanel::showModel);
    connect(&model, &OpenedModel::changed, this, [this] {
        const Model* now = m_model.model();
        if (m_nodes->rowCount() != (now ? int(now->nodes.size()) : 0)) // closed, or no longer to be read
            showNodes();
        showState();
    });
    connect(&model, &OpenedModel::judged, this, [this] {
        showNodes();
        showState();
        showNode();
    });
    showModel();
    whenever({QEvent::StyleChange, QEvent::FontChange}, this, this, [this] { showNode(); });
}

void ModelPanel::makeTable()
{
    m_table->setAccessibleName(tr("Nodes of the model"));
    m_table->setItemDelegateForColumn(0, new ElidedInTheMiddle(m_table)); // names of nodes differ at their ends
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    for (int column = 0; column < m_nodes->columnCount(); ++column)
        m_table->setColumnWidth(column, columnNeed(*m_table, column, kCharacters[column]));
    m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        showNode();
        if (!m_isSelecting)
            m_delay.start();
    });
    connect(m_table, &QTableView::clicked, this, &ModelPanel::choose);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        m_delay.stop();
        emit nodeActivated(size_t(index.row()));
    });
}

QWidget* ModelPanel::makeTop()
{
    auto* top = new QWidget(this);
    auto* rows = newLayout<QVBoxLayout>(top, {kMargin, 0, kMargin, 0}, 8);
    newLayout<QHBoxLayout>(m_bar, {0, 0, 0, 0}, 4);
    addWidgets(rows, {m_facts, m_problem, m_notes, m_dims, m_bar, m_progress, m_summary});
    return top;
}

void ModelPanel::layOut()
{
    auto* body = new Body;
    auto* rows = newLayout<QVBoxLayout>(body, {0, 0, 0, 8}, 8);
    rows->addWidget(makeTop());
    m_split->addWidget(m_table);
    auto* about = new QWidget(this);
    newLayout<QVBoxLayout>(about, {kMargin - 4, 4, kMargin - 4, 0}, 0)->addWidget(m_detail);
    m_split->addWidget(about);
    m_split->setStretchFactor(0, 3);
    m_split->setStretchFactor(1, 2);
    m_split->setChildrenCollapsible(false);
    m_table->setMinimumHeight(90);
    m_detail->setMinimumHeight(60);
    rows->addWidget(m_split, 1);
    body->setMinimumWidth(kLeastWidth);
    body->setProperty("focusHome", QVariant::fromValue<QWidget*>(m_table));
    setWidget(body);
}

void ModelPanel::addButtons(const Actions& actions)
{
    auto* row = static_cast<QHBoxLayout*>(m_bar->layout());
    const auto action = [&](const char* id) { return actions.get(QLatin1String(id)); };
    m_capture = actions.button(QStringLiteral("captureModel"));
    m_capture->setPopupMode(QToolButton::MenuButtonPopup);
    auto* menu = new QMenu(m_capture);
    for (const char* id : {"captureModelFile", "modelTensors", "forgetTensors"})
        menu->addAction(action(id));
    m_capture->setMenu(menu);
    m_stop = actions.button(QStringLiteral("stopModel"));
    for (QToolButton* button : {m_capture, m_stop, actions.button(QStringLiteral("nextFailingNode"))}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        row->addWidget(button);
    }
    row->addStretch(1);
    m_table->addAction(action("nodeApart"));
    showState();
}

// A click on the current row wants its node again.
void ModelPanel::choose()
{
    m_delay.stop();
    if (const auto node = selected())
        emit nodeWanted(*node);
}

std::optional<size_t> ModelPanel::selected() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? std::optional(size_t(index.row())) : std::nullopt;
}

void ModelPanel::select(std::optional<size_t> node)
{
    const QScopedValueRollback selecting(m_isSelecting, true);
    m_table->setCurrentIndex(node ? m_nodes->index(int(*node), 0) : QModelIndex());
    if (node)
        m_table->scrollTo(m_table->currentIndex());
    showNode();
}

std::optional<size_t> ModelPanel::neighbour(int by) const
{
    const Model* model = m_model.model();
    const int rows = model ? int(model->nodes.size()) : 0, current = m_table->currentIndex().row();
    for (int row = current < 0 && by < 0 ? rows - 1 : current + by; row >= 0 && row < rows; row += by)
        if (model->nodes[size_t(row)].isCase())
            return size_t(row);
    return {};
}

std::optional<size_t> ModelPanel::firstFailing() const
{
    const int rows = m_nodes->rowCount(), current = m_table->currentIndex().row();
    for (int i = 1; i <= rows; ++i) {
        const auto node = size_t((current + i) % rows);
        if (const NodeVerdict* verdict = m_model.verdict(node); verdict && isFailing(*verdict))
            return node;
    }
    return {};
}

void ModelPanel::widen()
{
    auto* window = qobject_cast<QMainWindow*>(parentWidget());
    const int wanted = int(kWidth * textSettings().scale);
    if (window && !isFloating() && width() < wanted)
        window->resizeDocks({this}, {std::min(wanted, window->width() / 2)}, Qt::Horizontal);
}

void ModelPanel::focusNodes()
{
    const bool isOpen = m_model.model() && !m_model.model()->open.empty();
    isOpen ? m_dims->focusFirst() : m_table->setFocus(Qt::TabFocusReason);
}

void ModelPanel::showModel()
{
    const Model* model = m_model.model();
    std::vector<std::pair<std::string, uint32_t>> symbols;
    for (const auto& [symbol, size] : m_model.dims())
        symbols.emplace_back(symbol, size);
    if (model)
        for (const std::string& symbol : model->open)
            if (!m_model.dims().contains(symbol))
                symbols.emplace_back(symbol, 0);
    std::ranges::sort(symbols);
    m_dims->setSymbols(symbols);
    showNodes();
    showState();
    showNode();
}

void ModelPanel::showNodes()
{
    std::vector<TableRow> rows;
    const Model* model = m_model.model();
    for (size_t i = 0; model && i < model->nodes.size(); ++i) {
        const ModelNode& of = model->nodes[i];
        const NodeVerdict* verdict = m_model.verdict(i);
        const QString what = of.isCase() ? toQString(fieldsText(*of.meaning.op)) : inWindowLanguage(of.meaning.why);
        const QString judged =
            verdict ? inWindowLanguage(verdict->cause.isEmpty() ? verdict->figures : verdict->cause) : QString();
        TableRow row{.cells = {nodeName(of), toQString(shown(of.op)), meaningOf(of), sizesOf(of),
                               verdict ? verdictWords(verdict->state, verdict->differing, verdict->count) : QString()},
                     .tip = QStringLiteral("%1\n%2\n%3").arg(nodeName(of), what, judged).trimmed(),
                     .isQuiet = !of.isCase()};
        if (verdict && verdict->state)
            mark(row, kState, roleOf(*verdict->state));
        rows.push_back(std::move(row));
    }
    m_nodes->setRows(std::move(rows));
}

void ModelPanel::showState()
{
    const Model* model = m_model.model();
    const bool isBusy = m_model.isJudging(), hasVerdicts = m_model.judgedCount() > 0;
    m_title->setText(m_model.isOpen() ? QFileInfo(m_model.path()).fileName() : tr("Model"));
    m_title->setToolTip(QDir::toNativeSeparators(m_model.path()));
    const auto tell = [](QLabel* label, const QString& text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    tell(m_facts, m_model.isReading() ? tr("It is being read…") : model ? factsOf(*model) : QString());
    tell(m_problem, inWindowLanguage(m_model.problem()));
    std::vector<Message> all = model ? model->notes : std::vector<Message>();
    if (m_model.captured())
        std::ranges::copy(m_model.captured()->notes, std::back_inserter(all));
    QStringList notes;
    for (const Message& note : all)
        notes << inWindowLanguage(note);
    if (model && model->nodes.empty())
        notes << tr("No node of it is one of DirectML's layout operators.");
    tell(m_notes, notes.join(QLatin1Char('\n')));
    const bool anyNode = model && !model->nodes.empty();
    m_bar->setVisible(anyNode);
    m_split->setVisible(anyNode);
    m_progress->setVisible(isBusy);
    m_progress->setRange(0, m_model.isCapturing() ? 0 : 1000); // the time of a capture is not known
    m_progress->setValue(int(m_model.progress() * 1000));
    if (m_stop) {
        m_stop->setVisible(isBusy);
        m_capture->setVisible(!isBusy);
    }
    m_table->setColumnHidden(kState, !hasVerdicts);
    tell(m_summary, m_model.isCapturing() ? tr("Another program runs the model; Esc stops it.") : summaryOf(m_model));
}

void ModelPanel::showNode()
{
    const auto node = selected();
    const Model* model = m_model.model();
    const int at = m_detail->verticalScrollBar()->value();
    if (!node || !model) {
        m_detail->setHtml({});
        return;
    }
    m_detail->setHtml(nodeHtml(model->nodes[*node], m_model.verdict(*node)));
    m_detail->verticalScrollBar()->setValue(std::exchange(m_shownNode, node) == node ? at : 0);
}

} // namespace tessera
