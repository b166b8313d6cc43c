// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/verify_view.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "app/views/tabs/tab.h"
#include "engine/core/case/case.h"
#include "engine/formats/io/case_file.h"
#include "engine/judge/measure/proof.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

#include <algorithm>

namespace tessera {

namespace {

constexpr unsigned kRuns = 10;
constexpr int kVerdict = 0, kTitle = 1; // columns
constexpr int kPadding = 16, kTitleWidth = 300;

} // namespace

size_t packSize()
{
    static const size_t size = builtInCases().size() + conformanceCases().size();
    return size;
}

VerifyView::VerifyView(const TabParts& parts)
    : m_document(parts.document)
    , m_makeEngine(parts.makeEngine)
    , m_verification(gatherFindings,
                     {.answered =
                          [this](const std::vector<VerifyStep>&, const Reply<Finding>& reply) {
                              if (!reply.isComplete)
                                  add(reply.answer);
                              showState();
                          },
                      .busyChanged = [this] { showState(); }})
    , m_model(new TableModel({{.title = tr("Verdict"), .isNumber = false, .isData = false},
                              {.title = tr("What"), .isNumber = false, .isData = false},
                              {.title = tr("Figures"), .isNumber = false, .isData = false}},
                             this))
    , m_table(numberTable(m_model, this))
    , m_summary(new ToneLabel(Role::SecondaryText, {}, this))
    , m_hint(secondaryLabel(
          tr("Proofs on A, and on B where it is another engine:\n"
             "Permutation – every input element arrives exactly once (depth and space only).\n"
             "Round trip – the way back brings every element home, and the other order does not (depth and space "
             "only).\n"
             "Repeat – ten runs give the same bits.\n"
             "Conformance pack – every example and the cases that are easily got wrong, %1 in all, come out right.\n"
             "On a finding, Enter shows its case and Ctrl+Alt+C copies the command that repeats it.")
              .arg(packSize()),
          this))
    , m_line(secondaryLabel({}, this))
{
    m_line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setObjectName(QStringLiteral("verify"));
    auto* rows = newLayout<QVBoxLayout>(this, {16, 8, 16, 8}, 8);
    auto* bar = newLayout<QHBoxLayout>(nullptr, {}, 8);
    rows->addLayout(bar);
    rows->addWidget(m_hint);
    rows->addWidget(m_table, 1);
    rows->addWidget(m_line);
    rows->addStretch(); // fills the space below the buttons

    const auto add = [&](const QString& text, const QString& tip, Task task) {
        QPushButton* button = addButton(text, tip, [this, task] { start(task); });
        bar->addWidget(button);
        return button;
    };
    m_ofPermutations = {
        add(tr("Permutation"), tr("Number every input element and find each exactly once in the output."),
            Task::Permutation),
        add(tr("Round trip"), tr("Go there and back, in the same order and in the other one."), Task::RoundTrip)};
    m_repeat = add(tr("Repeat"), tr("Run ten times and compare the bits."), Task::Repeat);
    add(tr("Conformance pack"),
        tr("Run every example and the cases that are easily got wrong, %1 in all.").arg(packSize()), Task::Pack);
    m_stop = addButton(tr("Stop"), tr("Leave the rest undone."), [this] { m_verification.cancel(); });
    bar->addWidget(m_stop);
    m_summary->setObjectName(QStringLiteral("verifySummary"));
    m_summary->setMinimumWidth(40);
    m_summary->setWordWrap(true);
    bar->addSpacing(8);
    bar->addWidget(m_summary, 1);
    bar->addStretch(0); // while there is no summary

    m_table->setAccessibleName(tr("Findings"));
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(kVerdict, QHeaderView::Fixed);
    header->resizeSection(kVerdict, fontMetrics().horizontalAdvance(QStringLiteral("MISTRUSTED")) + 48);
    header->setStretchLastSection(true);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex& index) {
        const Finding* finding = at(index.row());
        if (finding && finding->c)
            emit caseChosen(*finding->c);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &VerifyView::showLine);
    connect(m_document, &Document::caseChanged, this, [this] {
        if (m_about && *m_about != versionOf(*m_document)) { // findings of one case say nothing of the next
            m_about.reset();
            m_of = 0;
            m_verification.cancel();
            clear();
        }
        showState();
    });
    showState();
}

const Finding* VerifyView::at(int row) const
{
    return row < 0 || row >= int(m_findings.size()) ? nullptr : &m_findings[size_t(row)];
}

void VerifyView::add(const Finding& finding)
{
    m_findings.push_back(finding);
    const QString figures = inWindowLanguage(finding.figures);
    TableRow row{.cells = {toQString(word(finding)), inWindowLanguage(finding.title), figures},
                 .tip = figures + QLatin1Char('\n') + toQString(finding.command)};
    mark(row, kVerdict, roleOf(stateOf(finding.verdict)));
    m_model->addRow(row);
}

void VerifyView::clear()
{
    m_findings.clear();
    m_model->setRows({});
}

QPushButton* VerifyView::addButton(const QString& text, const QString& tip, std::function<void()> run)
{
    auto* button = new QPushButton(text, this);
    button->setToolTip(tip);
    connect(button, &QPushButton::clicked, this, std::move(run));
    return button;
}

std::vector<VerifyStep> VerifyView::steps(Task task) const
{
    std::vector<VerifyStep> steps;
    const auto pack = task == Task::Pack ? conformancePack() : std::vector<PackCase>();
    for (const QString& name : {m_document->engineA(), m_document->engineB()}) {
        if (name.isEmpty() || !isEngineSource(name) || (task == Task::Pack && name == QLatin1String("reference")))
            continue;
        const std::shared_ptr<const Engine> engine = m_makeEngine(
            {.validate = m_document->validates(), .budget = m_document->memoryBudget()}, name.toStdString());
        const auto add = [&](auto&& finding) {
            steps.push_back([engine, finding](const RunControl& control) {
                Finding made = finding(*engine, control);
                made.title = engine->name() + " · " + made.title;
                return made;
            });
        };
        const Case c = m_document->currentCase();
        const std::function<Finding(const Engine&, const RunControl&)> ofCase[] = {
            [c](const Engine& e, const RunControl& control) { return permutationFinding(e, c, control); },
            [c](const Engine& e, const RunControl& control) { return roundTripFinding(e, c, control); },
            [c, budget = m_document->memoryBudget()](const Engine& e, const RunControl& control) {
                return repeatFinding(e, c, kRuns, budget, control);
            }};
        if (task != Task::Pack)
            add(ofCase[size_t(task)]);
        for (const PackCase& packed : pack)
            add([packed](const Engine& e, const RunControl& control) { return packFinding(e, packed, control); });
    }
    return steps;
}

void VerifyView::start(Task task)
{
    const bool ofCase = task != Task::Pack;
    if (ofCase && !m_document->issues().empty())
        return;
    if ((task == Task::Permutation || task == Task::RoundTrip) && !isPermutation(m_document->currentCase().op)) {
        emit failed(tr("Only depth and space operators move every element to one place: of this case there is no "
                       "permutation to prove."));
        return;
    }
    try {
        std::vector<VerifyStep> todo = steps(task);
        clear();
        m_of = todo.size();
        m_about = ofCase ? std::optional(versionOf(*m_document)) : std::nullopt;
        m_verification.request(std::move(todo));
    } catch (const std::exception& e) {
        emit failed(inWindowLanguage(messageOf(e)));
    }
    showState();
}

QString VerifyView::selectedCommand() const
{
    const Finding* finding = m_table->hasFocus() ? at(m_table->currentIndex().row()) : nullptr;
    return finding ? QString::fromStdString(finding->command) : QString();
}

// Shows the whole text of the chosen finding, which the list may cut, and its command.
void VerifyView::showLine()
{
    const Finding* finding = at(m_table->currentIndex().row());
    if (!finding)
        finding = at(0);
    m_line->setVisible(finding != nullptr);
    if (finding)
        m_line->setText(QStringLiteral("%1: %2\n%3")
                            .arg(inWindowLanguage(finding->title), inWindowLanguage(finding->figures),
                                 QString::fromStdString(finding->command)));
}

void VerifyView::showState()
{
    const bool runs = m_document->issues().empty();
    for (QPushButton* button : m_ofPermutations)
        button->setEnabled(runs && isPermutation(m_document->currentCase().op));
    setFocusProxy(m_ofPermutations.front()->isEnabled() ? m_ofPermutations.front() : m_repeat);
    m_stop->setVisible(m_verification.isBusy());
    m_table->setVisible(m_model->rowCount() > 0);
    const auto count = [this](Verdict verdict) {
        return size_t(std::ranges::count(m_findings, verdict, &Finding::verdict));
    };
    const size_t passed = count(Verdict::Pass), failed = count(Verdict::Fail), found = m_findings.size();
    m_table->resizeColumnToContents(kTitle);
    m_table->setColumnWidth(
        kTitle,
        std::min(m_table->columnWidth(kTitle) + kPadding, std::max(kTitleWidth, m_table->viewport()->width() * 2 / 5)));
    m_hint->setVisible(found == 0);
    showLine();
    m_summary->setVisible(m_of > 0);
    if (m_of > 0) {
        const size_t mistrusted = found - passed - failed;
        QStringList parts{tr("%1 of %2 pass").arg(passed).arg(m_of)};
        if (failed > 0)
            parts << tr("%1 fail").arg(failed);
        if (mistrusted > 0)
            parts << tr("%1 mistrusted").arg(mistrusted);
        m_summary->setText(parts.join(QStringLiteral(", ")));
        m_summary->setRole(failed > 0           ? Role::Bad
                               : mistrusted > 0 ? Role::Warning
                               : found < m_of   ? Role::SecondaryText
                                                : Role::Good);
    }
    m_summary->setToolTip(m_summary->text());
}

} // namespace tessera
