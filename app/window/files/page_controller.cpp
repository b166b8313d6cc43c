// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/views/tabs/timing_view.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/files_controller.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/views/view_controllers.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/files/file.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/pages/case_page.h"
#include "engine/report/pages/lesson_page.h"
#include "engine/report/runs/run_reports.h"
#include "engine/report/runs/terminal_text.h"

#include <QDir>
#include <QFileInfo>

#include <span>

namespace tessera {

namespace {

void judge(const RunResult& shown, const Cause* known, Result& result)
{
    const Comparison& comparison = *shown.comparison;
    result.outcome = outcomeOf(comparison.verdict);
    result.figures = english(figuresText(comparison, shown.a->desc));
    result.comparison = comparison;
    if (comparison.verdict != Verdict::Fail)
        return;
    result.cause = known ? *known : cause(shown.c.op, shown.input, *shown.a, *shown.b);
    result.figures += "; " + english(briefly(*result.cause));
    result.evidence = evidenceHtml(
        {shown.plan, shown.input, *shown.a, *shown.b, shown.tolerance, comparison, result.engine, result.against});
}

// Says why there is no comparison.
void refuse(const RunResult& shown, Result& result)
{
    result.figures = english(shown.refusal);
    if (shown.failure)
        result.outcome = outcomeOf(*shown.failure);
    else if (shown.isMissing)
        result.outcome = Outcome::Missing;
    else
        result.otherCode = exit_code::kIncomparable;
}

Fact sideOf(const std::string& role, const QString& name, const EngineFactory& makeEngine, const MemoryBudget& budget)
{
    try {
        return factOf(role, *withFiles(makeEngine)({.budget = budget}, name.toStdString()));
    } catch (const std::exception& error) { // the file is gone
        return {role, name.toStdString() + ": " + error.what()};
    }
}

// Whether there is something to report: a comparison of A and B, or the reason why they cannot be compared.
bool isReportable(const Document& document)
{
    const RunResult* shown = document.shown();
    return shown && shown->isComplete && !document.isStale() && shown->a
        && (shown->comparison || !shown->refusal.isEmpty());
}

// The file that `tessera check --html` writes about A and B of this case, with the times that were measured. `command`
// repeats the check; `makeEngine` tells what A and B are. Requires isReportable(). Throws TextError if there is no
// memory for the pictures.
std::string reportOfShown(const Document& document, const std::string& command, const EngineFactory& makeEngine,
                          const TimingView& timing)
{
    const RunResult& shown = *document.shown();
    Result result{.name = shown.c.title.empty() ? toText(shown.c) : shown.c.title,
                  .outcome = Outcome::Fail,
                  .command = command,
                  .operatorName = std::string(name(shown.c.op)),
                  .engine = sourceLabel(document.engineA()).toStdString(),
                  .against = sourceLabel(document.engineB()).toStdString(),
                  .tolerance = optionsText(shown.tolerance).substr(1), // drops the blank at its start
                  .seconds = shown.seconds,
                  .output = shown.a->desc};
    if (shown.comparison)
        judge(shown, document.cause(), result);
    else
        refuse(shown, result);
    const MemoryBudget& budget = document.memoryBudget();
    const BenchRun times{.results = timing.isOther() ? std::vector<TimedCase>() : timing.results()};
    const Report measured = reportOf(times);
    return htmlOf({.head = {.command = "check",
                            .line = command,
                            .startedAt = utcNow(),
                            .facts = {sideOf("A", document.engineA(), makeEngine, budget),
                                      sideOf("B", document.engineB(), makeEngine, budget),
                                      toleranceFact(document.toleranceIsChosen() ? result.tolerance : "")}},
                   .results = {result},
                   .facts = measured.facts,
                   .sections = times.results.empty() ? std::vector<Section>() : measured.sections});
}

} // namespace

// Writes pages: the interactive page of the shown lesson, else of the case, as `tessera render --out FILE.html` does,
// and the report about A and B that `tessera check` writes.
class PageController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::PageController)

public:
    PageController(const WindowContext& with, const LessonPanel& panel, const TimingView& timing)
        : Controller(with)
        , m_panel(panel)
        , m_timing(timing)
    {
    }

    std::vector<ActionTable> actions() override
    {
        const std::vector<ActionRow> rows{
            {"saveReport", tr("Save repor&t…"), tr("Write the comparison of A and B as one HTML page"), "Ctrl+Shift+R",
             [this] { saveReport(); },
             enabledIf([this] { return isReportable(m_document); },
                       tr("nothing is compared: B gives nothing, or the case has changed since"))},
            {"exportPage", tr("Export pa&ge…"),
             tr("Write an interactive page of the case, or of the lesson that is open, for a course site or a browser"),
             "", [this] { exportPage(); },
             enabledIf([this] { return showsLesson() || m_document.issues().empty(); }, tr("the case does not run"))},
        };
        return {{tr("File"), rows}};
    }

private:
    void saveReport()
    {
        const QString path =
            m_questions.fileToSave(tr("Save the report of A and B"),
                                   suggestedPath(m_document, QStringLiteral("-report.html")), tr("Pages (*.html)"));
        if (path.isEmpty())
            return;
        reportErrors(m_messages, [&] {
            const std::string page =
                reportOfShown(m_document, reproducer(m_with).toStdString(), m_with.makeEngine, m_timing);
            writeFileAtomically(path.toStdU16String(), std::as_bytes(std::span(page)));
            m_messages.note(tr("The report is in %1.").arg(QDir::toNativeSeparators(path)));
        });
    }

    void exportPage()
    {
        const bool ofLesson = showsLesson();
        std::string bytes;
        if (!reportErrors(m_messages, [&] { bytes = page(ofLesson); })) // before the user is asked for a name
            return;
        const QString path =
            m_questions.fileToSave(ofLesson ? tr("Export the lesson as a page") : tr("Export the case as a page"),
                                   suggestion(ofLesson), tr("Pages (*.html)"));
        if (path.isEmpty())
            return;
        reportErrors(m_messages, [&] {
            writeFileAtomically(pathOf(path), std::as_bytes(std::span(bytes)));
            m_messages.note(tr("The page is in %1. It needs no network.").arg(QDir::toNativeSeparators(path)));
        });
    }

    // The name that is suggested.
    QString suggestion(bool ofLesson) const
    {
        const QString suffix = QStringLiteral(".html");
        if (!ofLesson)
            return suggestedPath(m_document, suffix);
        const QString path = m_with.lessons.path();
        const QString name = QFileInfo(path).completeBaseName() + suffix;
        return path.startsWith(u':') ? name : QFileInfo(path).dir().filePath(name);
    }

    // Throws TextError, EngineError.
    std::string page(bool ofLesson) const
    {
        const MemoryBudget& budget = m_document.memoryBudget();
        const Words words(currentLanguage().toStdString());
        const QString a =
            ofLesson || !isEngineSource(m_document.engineA()) ? QStringLiteral("cpu") : m_document.engineA();
        const auto engine = m_with.makeEngine({.budget = budget}, a.toStdString());
        if (ofLesson)
            return lessonPage(m_panel.lesson(), *engine, budget, words);
        PageCase page = pageCaseOf(m_document.currentCase(), *engine, budget);
        if (const PlayState& play = m_document.play(); play.isOn) {
            page.stepping = play.stepping;
            page.step = std::min(play.stepsDone, Player(page.plan, play.stepping).steps());
        }
        if (const std::optional<Pick> pin = m_document.pinned(); pin && pin->side == Side::Output)
            page.pins.push_back(pin->element);
        return casePage(page, words);
    }

    bool showsLesson() const { return m_panel.hasLesson() && !m_panel.isHidden(); }

    const LessonPanel& m_panel;
    const TimingView& m_timing;
};

std::unique_ptr<ActionSource> makePageController(const WindowContext& with, const LessonPanel& panel,
                                                 const TimingView& timing)
{
    return std::make_unique<PageController>(with, panel, timing);
}

} // namespace tessera
