// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/timing_view.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/plot.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "app/tensor/canvas/element_texts.h"
#include "engine/formats/files/file.h"
#include "engine/judge/measure/measure.h"
#include "engine/report/runs/run_reports.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTableView>

#include <span>

namespace tessera {

namespace {

constexpr QSize kChartFile{880, 480};
constexpr int kControlsWidth = 144;

// What made the figures: the engine's facts, and the window's library.
std::vector<Fact> factsOfFigures()
{
    std::vector<Fact> facts = provenance();
    facts.push_back({"window", std::string("Qt ") + qVersion()});
    return facts;
}

// The results as `tessera bench --json` writes them.
std::string jsonText(const std::vector<TimedCase>& results)
{
    const BenchRun run{
        .head = {.command = "bench", .startedAt = utcNow()}, .results = results, .madeOn = factsOfFigures()};
    return jsonOf(reportOf(run));
}

std::function<void(const QString& path)> writing(const std::string& content)
{
    return
        [content](const QString& path) { writeFileAtomically(path.toStdString(), std::as_bytes(std::span(content))); };
}

std::vector<TableColumn> columns()
{
    std::vector<TableColumn> columns{{.title = TimingView::tr("engine"), .isNumber = false, .isData = false}};
    for (const auto& each : timingColumns())
        columns.push_back({inWindowLanguage(each.title), inWindowLanguage(each.sentence)});
    return columns;
}

// Every hot run of each result, in its order, beside the copies before them.
PlotContent samplePlot(std::span<const TimedCase> results)
{
    PlotContent content{.xTitle = TimingView::tr("run"), .yTitle = TimingView::tr("kernel time"), .series = {}};
    for (const TimedCase& each : results) {
        const QString engine = QString::fromStdString(each.measurement.engine);
        PlotSeries runs{engine, {}, {}};
        for (const RunSample& run : each.measurement.hot) {
            runs.x << double(runs.x.size() + 1);
            runs.y << run.kernel;
        }
        const double last = double(runs.x.size());
        const double median = statistics(each.measurement, &RunSample::copy).median;
        content.series.push_back(std::move(runs));
        content.series.push_back({TimingView::tr("%1’s copy").arg(engine), {1, last}, {median, median}, true});
    }
    return content;
}

} // namespace

TimingView::TimingView(const TabParts& parts)
    : m_document(parts.document)
    , m_measurements(measureWork(parts.makeEngine),
                     {.answered = [this](const TimingRequest&, const Reply<Measured>& reply) { take(reply); },
                      .progressed = [this](double fraction) { showProgress(fraction); },
                      .busyChanged = [this] { showState(); }})
{
    // The controls stand at the side, since the height is the table's and the chart's.
    auto* layout = newLayout<QHBoxLayout>(this, {16, 8, 16, 8}, 16);
    layout->addWidget(makeControls());
    m_figures = makeFigures();
    layout->addWidget(m_figures, 1);
    m_hint =
        secondaryLabel(tr("Measure runs the case on A and on B, again and again, and shows here how long they take:\n"
                          "the first run apart from the others; planning, upload, kernel and download apart;\n"
                          "bytes per second beside those of the device's own copy; each sample in a chart."),
                       this);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setContentsMargins(48, 0, 48, 0);
    layout->addWidget(m_hint, 1);

    connect(m_document, &Document::caseChanged, this, &TimingView::showState);
    connect(m_document, &Document::enginesChanged, this, &TimingView::showState);
    setFocusProxy(m_measure);
    showState();
    showTable();
}

QWidget* TimingView::makeControls()
{
    auto* controls = new QWidget(this);
    setTextWidth(controls, kControlsWidth);
    m_measure = new QPushButton(tr("Measure"), controls);
    m_measure->setProperty("primary", true);
    m_export = new QPushButton(tr("Export"), controls);
    m_export->setMenu(makeExportMenu());
    m_progress = new QProgressBar(controls);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress of the measurement"));
    m_note = secondaryLabel({}, controls);

    auto* rows = newLayout<QVBoxLayout>(controls, {0, 0, 0, 0}, 8);
    addWidgets(rows, {m_measure, m_progress, m_note});
    rows->addStretch();
    rows->addWidget(m_export);
    connect(m_measure, &QPushButton::clicked, this, &TimingView::measureOrStop);
    return controls;
}

QMenu* TimingView::makeExportMenu()
{
    auto* menu = new QMenu(m_export);
    menu->addAction(tr("Every sample (CSV)…"), this,
                    [this] { save(tr("CSV (*.csv)"), writing(sampleCsv(m_results))); });
    menu->addAction(tr("Figures (CSV)…"), this, [this] { save(tr("CSV (*.csv)"), writing(timingCsv(m_results))); });
    menu->addAction(tr("Figures and samples (JSON)…"), this,
                    [this] { save(tr("JSON (*.json)"), writing(jsonText(m_results))); });
    menu->addAction(tr("Chart (PNG)…"), this, [this] {
        save(tr("Pictures (*.png)"), [this](const QString& path) { m_chart->write(path, kChartFile); });
    });
    return menu;
}

// The table across; below it the chart beside where it comes from.
QWidget* TimingView::makeFigures()
{
    m_model = new TableModel(columns(), this);
    m_table = numberTable(m_model, this);
    m_table->setAccessibleName(tr("Times of the engines"));
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_chart = new Plot(this);
    m_chart->setAccessibleName(tr("Chart of the times"));
    m_origin = secondaryLabel({}, this);
    m_origin->setObjectName(QStringLiteral("origin"));
    auto* scroll = new QScrollArea(this);
    scroll->setAccessibleName(tr("Where the figures come from"));
    fillWithText(scroll, m_origin);
    m_origin->setTextFormat(Qt::PlainText);
    auto* below = new QSplitter(Qt::Horizontal, this);
    below->setChildrenCollapsible(false);
    below->addWidget(m_chart);
    below->addWidget(scroll);
    below->setSizes({600, 340});
    auto* figures = new QSplitter(Qt::Vertical, this);
    figures->setChildrenCollapsible(false);
    figures->addWidget(m_table);
    figures->addWidget(below);
    figures->setStretchFactor(0, 1);
    figures->setStretchFactor(1, 1);
    return figures;
}

QString TimingView::selectedCommand() const
{
    const QModelIndex row = m_table->currentIndex();
    return m_table->hasFocus() && row.isValid() ? QString::fromStdString(m_results[size_t(row.row())].command)
                                                : QString();
}

bool TimingView::isOther() const
{
    return !m_results.empty() && m_results.front().name != toText(m_document->currentCase());
}

void TimingView::showState()
{
    const bool isBusy = isMeasuring(), isRight = m_document->issues().empty() && !engines().isEmpty();
    m_measure->setText(isBusy ? tr("Stop") : tr("Measure"));
    m_measure->setEnabled(isBusy || isRight);
    m_export->setEnabled(!isBusy && !m_results.empty());
    m_progress->setVisible(isBusy);
    const bool any = isBusy || !m_results.empty();
    m_figures->setVisible(any);
    m_hint->setVisible(!any);
    if (isBusy)
        return;
    if (!m_error.isEmpty())
        m_note->setText(m_error);
    else if (!isRight)
        m_note->setText(tr("A case that is wrong takes no time: the form marks where."));
    else if (isOther())
        m_note->setText(tr("The figures are of the case as it was before the last change."));
    else if (!isOptimisedBuild())
        m_note->setText(tr("This program was built without optimisation: its times say little."));
    else
        m_note->setText(
            tr("At least 20 runs and a second on each engine, in turn with its own copy of as many bytes."));
}

// A and B, without files and cases that are kept: nothing runs there.
QStringList TimingView::engines() const
{
    QStringList engines{m_document->engineA(), m_document->engineB()};
    engines.removeIf([](const QString& each) { return each.isEmpty() || !isEngineSource(each); });
    return engines;
}

void TimingView::measureOrStop()
{
    if (isMeasuring())
        return cancel();
    m_error.clear();
    m_results.clear();
    showTable();
    TimingRequest request{.c = m_document->currentCase(), .engines = engines(), .budget = m_document->memoryBudget()};
    m_progress->setValue(0);
    m_measurements.request(std::move(request));
    showState();
    showOrigin();
}

void TimingView::take(const Reply<Measured>& reply)
{
    if (reply.isComplete) {
        m_error = inWindowLanguage(reply.error);
        showState();
    } else if (reply.answer.result) {
        m_results.push_back(*reply.answer.result);
        showTable();
        showOrigin();
    } else {
        m_engine = reply.answer.engine;
        showProgress(reply.answer.fraction);
    }
}

void TimingView::showProgress(double fraction)
{
    m_progress->setValue(int(fraction * m_progress->maximum()));
    m_note->setText(tr("Measuring %1; Esc stops.").arg(m_engine));
}

// Also fills the chart. The table is as high as its rows need, and hides the columns that hold no figure.
void TimingView::showTable()
{
    std::vector<TableRow> rows;
    std::vector<bool> isEmpty(size_t(m_model->columnCount()), true);
    for (const TimedCase& result : m_results) {
        QStringList cells{QString::fromStdString(result.measurement.engine)};
        for (const std::string& text : timingTexts(result.measurement)) {
            isEmpty[size_t(cells.size())] = isEmpty[size_t(cells.size())] && text == kNoFigure;
            cells << toQString(text);
        }
        rows.push_back(
            {.cells = cells,
             .tip = inWindowLanguage(result.measurement.device) + u'\n' + QString::fromStdString(result.command)});
    }
    m_model->setRows(std::move(rows));
    for (size_t column = 1; column < isEmpty.size(); ++column)
        m_table->setColumnHidden(int(column), isEmpty[column]);
    const QHeaderView* columns = m_table->horizontalHeader();
    m_table->setFixedHeight(columns->sizeHint().height() + m_table->verticalHeader()->length()
                            + m_table->horizontalScrollBar()->sizeHint().height());
    m_chart->setContent(samplePlot(m_results));
}

// The devices, and all that was the same for every figure.
void TimingView::showOrigin()
{
    QStringList lines;
    for (const TimedCase& result : m_results) {
        const Measurement& m = result.measurement;
        const QString line = QStringLiteral("%1: %2").arg(QString::fromStdString(m.engine), inWindowLanguage(m.device));
        if (!lines.contains(line))
            lines << line;
        if (const QString note = inWindowLanguage(m.note); !note.isEmpty() && !lines.contains(note))
            lines << note;
    }
    if (!lines.isEmpty())
        for (const Fact& fact : factsOfFigures())
            lines << toQString(fact.name + ": " + fact.value);
    m_origin->setText(lines.join(QLatin1Char('\n')));
}

void TimingView::save(const QString& filter, const WriteTo& write)
{
    const QString path = pathToSave(this, tr("Export"), QStringLiteral("timing"), filter);
    if (path.isEmpty())
        return;
    try {
        write(path);
        m_error.clear();
    } catch (const IoError& error) {
        m_error = inWindowLanguage(messageOf(error));
    }
    showState();
}

} // namespace tessera
