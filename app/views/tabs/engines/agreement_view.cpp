// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/engines/agreement_view.h"

#include "app/base/controls/elided_label.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/words.h"
#include "app/views/tabs/engines/agreement_model.h"
#include "app/views/tabs/engines/engine_choice.h"
#include "app/views/tabs/tab.h"
#include "engine/report/text/exit_code.h"
#include "engine/report/text/page.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeView>

#include <algorithm>
#include <sstream>

namespace tessera {

namespace {

constexpr int kMargin = 16, kTablePadding = 24, kNameWidth = 240, kCellWidth = 80, kMostCellWidth = 216;
constexpr int kJudgeCharacters = 10; // the width of an engine's name that may be a command

// A case's name, and in a list whose engines need no more room all that they leave.
void shareRoom(QHeaderView& header, int room, int used)
{
    const bool isWide = room - used >= kNameWidth;
    header.setSectionResizeMode(0, isWide ? QHeaderView::Stretch : QHeaderView::Interactive);
    if (!isWide)
        header.resizeSection(0, kNameWidth);
}

QString printedText(const MatrixReport& report)
{
    std::ostringstream text;
    printMatrix(report, text);
    return QString::fromStdString(text.str());
}

} // namespace

AgreementView::AgreementView(Document* document, EngineFactory makeEngine, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(new AgreementModel(this))
    , m_table(new QTreeView(this))
    , m_run(new QPushButton(this))
    , m_export(makeExport())
    , m_engines(new EngineChoice(this))
    , m_cases(new QComboBox(this))
    , m_judge(new QComboBox(this))
    , m_progress(new QProgressBar(this))
    , m_summary(new ElidedLabel(this))
    , m_hint(secondaryLabel(tr("Runs every case on every engine and says who agrees with whom, within the tolerance.\n"
                               "Engines: those of this machine, those with a file, and built-in bad ones.\n"
                               "A click on a cell shows its case with the judge as A and the engine as B, at the worst "
                               "element; Enter does the same, and Ctrl+Alt+C copies the command that repeats it."),
                            this))
    , m_line(secondaryLabel({}, this))
    , m_search(agreementWork(std::move(makeEngine)),
               {.answered = [this](const AgreementRequest&, const Reply<AgreementFound>& reply) { take(reply); },
                .outOfMemory = tr("There is not enough memory for these engines at once. Fewer of them need less.")})
{
    setObjectName(QStringLiteral("agreement"));
    m_run->setProperty("primary", true);
    m_cases->setAccessibleName(tr("Cases of the matrix"));
    m_cases->setToolTip(tr("What the engines are held against each other on"));
    m_judge->setAccessibleName(tr("Which engine is right"));
    m_judge->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_judge->setMinimumContentsLength(kJudgeCharacters);
    m_judge->setToolTip(tr("The engine that is right: every cell is held against it"));
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 1000);
    m_progress->setFixedSize(96, 4);
    m_progress->setAccessibleName(tr("Progress of the matrix"));
    m_summary->setObjectName(QStringLiteral("agreementSummary"));
    m_line->setObjectName(QStringLiteral("agreementLine"));
    m_line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    makeTable();
    layOut();
    connectParts();
    setFocusProxy(m_run);
    offerCases();
    showState();
}

void AgreementView::makeTable()
{
    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Agreement of the engines"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->setUniformRowHeights(true);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTextElideMode(Qt::ElideMiddle); // in a partition who differs stands last
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->header()->setStretchLastSection(false);
}

void AgreementView::layOut()
{
    auto* rows = m_rows = newLayout<QVBoxLayout>(this, {kMargin, 8, kMargin, 8}, 8);
    auto* bar = m_bar = newLayout<QHBoxLayout>(nullptr, {}, 8);
    auto* against = new QLabel(tr("against"), this);
    for (QWidget* part : std::initializer_list<QWidget*>{m_run, m_engines, m_cases, against, m_judge, m_progress})
        bar->addWidget(part);
    bar->addStretch();
    bar->addWidget(m_export);
    rows->addLayout(bar);
    rows->addWidget(m_hint);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_line);
    rows->addStretch(); // fills the space below the bar
    placeSummary();
}

// In the bar; where that is too narrow for it, below.
void AgreementView::placeSummary()
{
    int needed = m_summary->sizeHint().width() + 2 * kMargin;
    for (int i = 0; i < m_bar->count(); ++i)
        if (const QWidget* part = m_bar->itemAt(i)->widget(); part && part != m_summary && !part->isHidden())
            needed += part->sizeHint().width() + m_bar->spacing();
    QBoxLayout* place = needed <= width() ? static_cast<QBoxLayout*>(m_bar) : m_rows;
    if (place->indexOf(m_summary) >= 0)
        return;
    for (QBoxLayout* each : {static_cast<QBoxLayout*>(m_bar), static_cast<QBoxLayout*>(m_rows)})
        each->removeWidget(m_summary);
    if (place == m_bar)
        m_bar->insertWidget(m_bar->count() - 2, m_summary, 1); // before the stretch
    else
        m_rows->insertWidget(1, m_summary);
}

void AgreementView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeSummary();
}

QPushButton* AgreementView::makeExport()
{
    auto* button = new QPushButton(tr("Export"), this);
    auto* menu = new QMenu(button);
    menu->addAction(tr("Text…"), this,
                    [this] { save(tr("Text (*.txt)"), printedText(m_model->report()).toStdString()); });
    menu->addAction(tr("JSON…"), this, [this] { save(tr("JSON (*.json)"), matrixJson(m_model->report())); });
    menu->addAction(tr("JUnit…"), this,
                    [this] { save(tr("JUnit (*.xml)"), checkJunit(matrixRun(m_model->report()))); });
    menu->addAction(tr("A page (HTML)…"), this, [this] { save(tr("HTML (*.html)"), page()); });
    button->setMenu(menu);
    return button;
}

void AgreementView::connectParts()
{
    connect(m_run, &QPushButton::clicked, this, [this] { isRunning() ? stop() : start(); });
    connect(m_engines, &EngineChoice::chosenChanged, this, &AgreementView::offerJudges);
    connect(m_table, &QTreeView::clicked, this, [this](const QModelIndex& index) { choose(index, false); });
    connect(m_table, &QTreeView::activated, this, [this](const QModelIndex& index) { choose(index, true); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &AgreementView::showLine);
    connect(m_document, &Document::caseChanged, this, &AgreementView::showState);
}

void AgreementView::setOpenCases(CaseList cases)
{
    m_openCases = std::move(cases);
}

// Once it is looked at: the devices of a machine are not asked for at the window's start.
void AgreementView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    offerEngines();
    offerCases();
    emit reportChanged();
}

void AgreementView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    emit reportChanged();
}

bool AgreementView::hasReport() const
{
    return m_model->rowCount() > 0 && !isRunning();
}

std::string AgreementView::page() const
{
    MatrixReport report = m_model->report();
    const auto judge = std::ranges::find(report.engines, report.judge);
    const std::string is = english(report.descriptions[static_cast<size_t>(judge - report.engines.begin())]);
    report.head.facts = {{"held against", report.judge + (is.empty() ? "" : ": " + is)}, toleranceFact("")};
    return matrixHtml(report);
}

void AgreementView::start()
{
    offerEngines();
    offerCases();
    AgreementRequest request{.engines = {},
                             .judge = m_judge->currentText().toStdString(),
                             .items = {},
                             .options = {.validate = m_document->validates(), .budget = m_document->memoryBudget()}};
    for (const QString& name : m_engines->chosen())
        request.engines.push_back(name.toStdString());
    try {
        request.items = items();
    } catch (const IoError& error) {
        emit failed(inWindowLanguage(messageOf(error)));
    }
    if (request.engines.size() < 2)
        return emit failed(tr("A matrix needs two engines at least."));
    if (request.items.empty())
        return emit failed(tr("There is no case that runs: the form marks what is wrong with this one."));
    m_error.clear();
    m_of = request.items.size();
    m_progress->setValue(0);
    m_model->begin(request.engines, request.judge);
    m_search.request(std::move(request));
    showState();
}

void AgreementView::stop()
{
    if (!isRunning())
        return;
    m_model->stop();
    m_search.cancel();
    finish({});
}

void AgreementView::take(const Reply<AgreementFound>& reply)
{
    const AgreementFound& found = reply.answer;
    if (reply.isComplete)
        return finish(reply.error);
    if (found.row)
        return addRow(*found.row);
    if (!found.why.isEmpty()) {
        m_model->addFailure(found.name, found.why);
    } else {
        m_progress->setValue(int(found.fraction * m_progress->maximum()));
        m_now = toQString(found.name);
    }
    showState();
}

void AgreementView::addRow(const FoundRow& found)
{
    const QModelIndex group = m_model->add(found);
    if (m_model->rowCount(group) == 1 && found.row.byTolerance.size() > 1)
        m_table->expand(group); // what differs is looked for
    shareColumns();
    showState();
}

void AgreementView::finish(const Message& error)
{
    m_error = inWindowLanguage(error);
    m_now.clear();
    if (m_model->rowCount() == 1) // all of one kind: nothing is gained by hiding it
        m_table->expandAll();
    showState();
    showLine();
}

// A partition opens and closes, a case is shown as it is, a cell as its pair. A click on a name only selects it.
void AgreementView::choose(const QModelIndex& index, bool byKey)
{
    const AgreementRow* row = m_model->rowOf(index);
    const auto engine = m_model->engineOf(index);
    if (!row) {
        if (byKey)
            m_table->setExpanded(index.siblingAtColumn(0), !m_table->isExpanded(index.siblingAtColumn(0)));
        return;
    }
    if (engine) {
        const std::string& name = m_model->report().engines[*engine];
        const bool isJudge = row->judge.empty() || row->judge == name;
        emit pairChosen(*row, QString::fromStdString(isJudge ? name : row->judge),
                        isJudge ? QString() : QString::fromStdString(name));
    } else if (byKey) {
        emit caseChosen(row->c);
    }
}

QString AgreementView::selectedCommand() const
{
    if (!m_table->hasFocus())
        return {};
    const QModelIndex index = m_table->currentIndex();
    const AgreementRow* row = m_model->rowOf(index);
    const auto engine = m_model->engineOf(index);
    return row && engine ? QString::fromStdString(commandOf(m_model->report(), *row, *engine)) : QString();
}

void AgreementView::save(const QString& filter, const std::string& content)
{
    if (const auto why = exportTo(this, tr("Export"), filter, writing(content)); why && !why->isEmpty())
        emit failed(*why);
}

// Each engine as wide as its name and its words; what is left is the names'.
void AgreementView::shareColumns()
{
    QHeaderView* header = m_table->header();
    const QAbstractItemView& table = *m_table;
    int used = 0;
    for (int column = 1; column < m_model->columnCount(); ++column) {
        const int need = std::max(header->sectionSizeHint(column), table.sizeHintForColumn(column)) + kTablePadding;
        const int width = std::max({kCellWidth, header->sectionSize(column), std::min(need, kMostCellWidth)});
        header->resizeSection(column, width);
        used += width;
    }
    shareRoom(*header, m_table->viewport()->width(), used);
}

void AgreementView::showLine()
{
    const QString line = m_model->line(m_table->currentIndex());
    m_line->setText(line);
    m_line->setVisible(!line.isEmpty());
}

void AgreementView::showState()
{
    const bool isBusy = isRunning(), any = m_model->rowCount() > 0;
    const MatrixReport& report = m_model->report();
    m_run->setText(isBusy ? tr("Stop") : tr("Run the matrix"));
    for (QWidget* choice : std::initializer_list<QWidget*>{m_engines, m_cases, m_judge})
        choice->setEnabled(!isBusy);
    m_progress->setVisible(isBusy);
    m_export->setEnabled(hasReport());
    for (QAction* format : m_export->menu()->actions())
        format->setEnabled(hasReport());
    m_table->setVisible(any);
    m_hint->setVisible(!any);
    if (!any)
        m_line->hide();
    size_t odd = 0;
    bool isBad = !m_error.isEmpty() || !report.failures.empty();
    for (const AgreementRow& row : report.rows) {
        odd += size_t(row.byTolerance.size() > 1);
        isBad = isBad || std::ranges::any_of(row.cells, [](const AgreementCell& cell) {
                    return cell.state != TrialState::Missing && codeOf(cell) > exit_code::kMistrusted;
                });
    }
    QStringList missing;
    for (size_t i = 0; i < report.engines.size(); ++i)
        if (isMissing(report, i))
            missing << toQString(report.engines[i]);
    QStringList words;
    if (isBusy)
        words << tr("%1 of %2: %3; Esc stops").arg(report.rows.size() + report.failures.size()).arg(m_of).arg(m_now);
    else if (!m_error.isEmpty())
        words << m_error;
    else if (m_of > 0)
        words << (odd == 0 ? tr("all agree on %n cases", nullptr, int(report.rows.size()))
                           : tr("they part on %1 of %n cases", nullptr, int(report.rows.size())).arg(odd));
    if (!isBusy && report.head.isStopped)
        words << tr("stopped before its end");
    if (!missing.isEmpty())
        words << tr("not there: %1").arg(missing.join(QStringLiteral(", ")));
    if (!report.failures.empty())
        words << tr("%1 did not run: %2")
                     .arg(report.failures.size())
                     .arg(inWindowLanguage(report.failures.front().second));
    m_summary->setText(words.join(QStringLiteral(" · ")));
    m_summary->setToolTip(m_summary->text());
    m_summary->setAccessibleName(m_summary->text());
    m_summary->setVisible(!words.isEmpty());
    placeSummary();
    emit reportChanged();
    m_summary->setTint(color(isBusy || m_of == 0      ? Role::SecondaryText
                                 : isBad              ? Role::Bad
                                 : !missing.isEmpty() ? Role::Warning
                                                      : Role::Good));
}

} // namespace tessera
