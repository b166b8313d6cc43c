// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/file_writer.h"
#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/input_case.h"
#include "app/model/document/output_source.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/views/tabs/timing_view.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/files_controller.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/views/view_area.h"
#include "app/window/views/view_controllers.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/pages/case_page.h"
#include "engine/report/pages/lesson_page.h"
#include "engine/report/runs/run_reports.h"
#include "engine/report/runs/terminal_text.h"

#include <QDir>
#include <QFileInfo>

#include <span>

namespace tessera {

void sayWritten(const WindowContext& with, const QString& path)
{
    with.messages.note(tr("Written to %1.").arg(QDir::toNativeSeparators(path)));
}

namespace {

constexpr int kMostScale = 4;
constexpr uint64_t kPageBytes = 4 << 20; // pages run engines: another thread makes them

// Writes on another thread.
void write(const WindowContext& with, const QString& path, uint64_t bytes,
           const std::function<void(const WriteControl& control)>& work)
{
    if (path.isEmpty() || !with.files.finishWriting())
        return;
    reportErrors(with.messages, [&] {
        with.writer.start({path, bytes, work, [&with, path] { sayWritten(with, path); }});
    });
}

// Writes the page that `make` gives on another thread.
void writePage(const WindowContext& with, const QString& path, const std::function<std::string()>& make)
{
    write(with, path, kPageBytes, [make, file = pathOf(path)](const WriteControl& control) {
        const std::string page = make();
        control.check();
        writeFileAtomically(file, std::as_bytes(std::span(page)));
    });
}

void saveOutput(const WindowContext& with)
{
    const Tensor* output = with.document.tensor(Side::Output);
    if (!output)
        return;
    const QString path = with.questions.fileToSave(
        tr("Save the output"), suggestedPath(with.document, QStringLiteral("-output.npy")), tr("NumPy arrays (*.npy)"));
    write(with, path, totalBytes(output->desc),
          [output = *output, file = pathOf(path)](const WriteControl& control) { writeNpy(output, file, control); });
}

void savePicture(const WindowContext& with)
{
    if (!with.document.tensor(Side::Output))
        return;
    const QString path = with.questions.fileToSave(tr("Save the output as a picture"),
                                                   suggestedPath(with.document, QStringLiteral("-output.png")),
                                                   tr("Pictures (%1)").arg(writtenPicturePatterns()));
    if (path.isEmpty())
        return;
    reportErrors(with.messages, [&] {
        const std::vector<Message> lost = with.views.pane(Side::Output)->savePicture(path);
        if (!lost.empty())
            with.messages.note(tr("%1 does not hold everything: %2")
                                   .arg(QFileInfo(path).fileName(), inWindowLanguage(joined(lost, "; "))));
    });
}

void useOutput(const WindowContext& with)
{
    const RunResult* shown = with.document.shown();
    if (!shown)
        return;
    const bool isPicture = with.views.view(Side::Output)->mode() == TensorView::Mode::Picture;
    with.tabs.add(withOutputAsInput(shown->c, *shown->a, with.document.memoryBudget()));
    with.document.awaitFirstResult({isPicture});
}

// The file's type says how many pixels the picture has for each of the screen's, or that it is of vectors.
void exportView(const WindowContext& with)
{
    auto of = PictureOf::Comparison;
    if (!with.views.isComparing()) {
        const auto view =
            with.questions.chosenOf(tr("Export the view"), tr("View"), {tr("Input"), tr("Output"), tr("Both")},
                                    with.views.keySide() == Side::Input ? 0 : 1);
        if (!view)
            return;
        of = PictureOf(*view);
    }
    QString filter = tr("Pictures (*.png)");
    QStringList filters{filter};
    for (int scale = 2; scale <= kMostScale; ++scale)
        filters << QString(filter).replace(QStringLiteral(" ("), QStringLiteral(", %1× (").arg(scale));
    filters << tr("Vectors (*.svg)");
    const QString path = pathToSave(with.views.window(), tr("Export the view"), suggestedPath(with.document, {}),
                                    filters.join(QStringLiteral(";;")), &filter);
    if (path.isEmpty())
        return;
    const int scale = int(filters.indexOf(filter)) % kMostScale + 1;
    const QString line = QString::fromStdString(toText(with.document.currentCase()));
    with.views.withoutRing([&] {
        if (reportErrors(with.messages, [&] { writePicture(with.views.picture(of), path, scale, line); }))
            sayWritten(with, path);
    });
}

Fact factOfSide(const std::string& role, const std::string& source, const EngineFactory& makeEngine,
                const MemoryBudget& budget)
{
    try {
        return factOf(role, *withFiles(makeEngine)({.budget = budget}, source));
    } catch (const std::exception& error) { // the file is gone
        return {role, source + ": " + error.what()};
    }
}

bool isReportable(const Document& document)
{
    const RunResult* shown = document.shown();
    return shown && shown->isComplete && !document.isStale() && shown->comparison;
}

// Writes the file that `tessera check --html` writes about A and B of this case, with the times that were measured.
void saveReport(const WindowContext& with, const TimingView& timing)
{
    const Document& document = with.document;
    const RunResult& shown = *document.shown();
    const QString a = document.engineA(), b = document.engineB();
    const std::string line = reproducer(with).toStdString();
    Result result{.name = shown.c.title.empty() ? toText(shown.c) : shown.c.title,
                  .command = line,
                  .operatorName = std::string(name(shown.c.op)),
                  .engine = sourceLabel(a).toStdString(),
                  .against = sourceLabel(b).toStdString(),
                  .seconds = shown.seconds};
    setComparison(result, *shown.comparison, shown.a->desc, shown.tolerance);
    const auto times = timing.isOther() ? std::vector<TimedCase>() : timing.results();
    const Report measured = times.empty() ? Report() : reportOf(BenchRun{.results = times});
    const Report report{.head = {.command = "check", .line = line, .startedAt = utcNow(), .facts = {}},
                        .results = {result},
                        .facts = measured.facts,
                        .sections = measured.sections};
    const auto known = document.cause() ? std::optional(*document.cause()) : std::nullopt;
    const auto page = [=, isChosen = document.toleranceIsChosen(), makeEngine = with.makeEngine,
                       budget = document.memoryBudget()] {
        Report all = report;
        Result& of = all.results.front();
        all.head.facts = {factOfSide("A", a.toStdString(), makeEngine, budget),
                          factOfSide("B", b.toStdString(), makeEngine, budget),
                          toleranceFact(isChosen ? of.tolerance : "")};
        if (shown.comparison->verdict == Verdict::Fail) {
            setCause(of, known ? *known : cause(shown.c.op, shown.input, *shown.a, *shown.b));
            of.evidence = evidenceHtml({shown.plan, shown.input, *shown.a, *shown.b, shown.tolerance, *shown.comparison,
                                        of.engine, of.against});
        }
        return htmlOf(all);
    };
    const QString path =
        with.questions.fileToSave(tr("Save the report of A and B"),
                                  suggestedPath(document, QStringLiteral("-report.html")), tr("Pages (*.html)"));
    writePage(with, path, page);
}

bool isShown(const LessonPanel& panel)
{
    return panel.hasLesson() && !panel.isHidden();
}

void exportLesson(const WindowContext& with, const LessonPanel& panel)
{
    const QString lesson = with.lessons.path(), name = QFileInfo(lesson).completeBaseName() + QStringLiteral(".html");
    const QString path = with.questions.fileToSave(
        tr("Export the lesson as a page"), lesson.startsWith(u':') ? name : QFileInfo(lesson).dir().filePath(name),
        tr("Pages (*.html)"));
    writePage(with, path,
              [lesson = panel.lesson(), makeEngine = with.makeEngine, budget = with.document.memoryBudget(),
               language = currentLanguage().toStdString()] {
                  return lessonPage(lesson, *makeEngine({.budget = budget}, "cpu"), budget, Words(language));
              });
}

void exportCase(const WindowContext& with)
{
    const Document& document = with.document;
    const QString path = with.questions.fileToSave(
        tr("Export the case as a page"), suggestedPath(document, QStringLiteral(".html")), tr("Pages (*.html)"));
    const std::string a = isEngineSource(document.engineA()) ? document.engineA().toStdString() : "cpu";
    writePage(with, path,
              [a, c = document.currentCase(), play = document.play(), pin = document.pinned(),
               makeEngine = with.makeEngine, budget = document.memoryBudget(),
               language = currentLanguage().toStdString()] {
                  PageCase page = pageCaseOf(c, *makeEngine({.budget = budget}, a), budget);
                  if (play.isOn) {
                      page.stepping = play.stepping;
                      page.step = std::min(play.stepsDone, Player(page.plan, play.stepping).steps());
                  }
                  if (pin && pin->side == Side::Output)
                      page.pins.push_back(pin->element);
                  return casePage(page, Words(language));
              });
}

} // namespace

std::unique_ptr<ActionSource> exportActions(const WindowContext& with, const LessonPanel& lesson,
                                            const TimingView& timing)
{
    const Document& document = with.document;
    const std::vector<ActionRow> rows{
        {"saveOutput", tr("Save output as .n&py…"), tr("Save the output tensor for NumPy"), "",
         [&with] { saveOutput(with); }},
        {"savePicture", tr("Save output as p&icture…"), tr("Save the plane or picture that is shown"), "",
         [&with] { savePicture(with); }},
        {"outputAsInput", tr("&Use output as input"),
         tr("A new tab: the output goes the way back between depth and space, or through the same operator again"), "",
         "jump", [&with] { useOutput(with); },
         enabledIf([&document] { return document.tensor(Side::Output) != nullptr; }, tr("there is no output"))},
        {"exportView", tr("E&xport view…"),
         tr("Write what the panes show as PNG, at 1 to 4 times the screen's pixels, or as SVG"), "Ctrl+E", "picture",
         [&with] { exportView(with); }},
        {"saveReport", tr("Save repor&t…"), tr("Write the comparison of A and B as one HTML page"), "Ctrl+Shift+R",
         [&with, &timing] { saveReport(with, timing); },
         enabledIf([&document] { return isReportable(document); },
                   tr("nothing is compared: B gives nothing, or the case has changed since"))},
        {"exportPage", tr("Export pa&ge…"),
         tr("Write an interactive page of the case, or of the lesson that is open, for a course site or a browser"), "",
         [&with, &lesson] { isShown(lesson) ? exportLesson(with, lesson) : exportCase(with); },
         enabledIf([&document, &lesson] { return isShown(lesson) || document.issues().empty(); },
                   tr("the case does not run"))},
    };
    return sourceOf({{tr("File"), rows}});
}

} // namespace tessera
