// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/view_controllers.h"

#include "app/base/controls/messages.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "app/views/comparison/difference_view.h"
#include "app/window/views/view_area.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/files/npy.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QTemporaryDir>

#include <algorithm>

namespace tessera {

namespace {

constexpr size_t kMostDimensions = 4; // the search for a map knows no more

} // namespace

// Shows and arranges the comparison of A and B in the middle of the window, finds what made B, and copies a report of
// what is wrong.
class ComparisonController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::ComparisonController)

public:
    using ShowMap = std::function<void(const QString& engine, const Diagnosis& diagnosis)>;
    ComparisonController(const WindowContext& with, ShowMap showMap, DifferenceView& difference)
        : Controller(with)
        , m_canvas(m_views.canvas())
        , m_difference(difference)
        , m_showMap(std::move(showMap))
        , m_bugs(bugReportWork(with.makeEngine),
                 {.answered = [this](const BugRequest&, const Reply<BugSearch>& reply) { takeBugReport(reply); }})
        , m_identification(
              [](const IdentifyRequest& request, Diagnosis& found, const Identification::Control& control) {
                  const DataType type = request.input.desc.dataType, typeB = request.output.desc.dataType;
                  const std::optional<Tensor> output = converted(request.output, type);
                  if (!output)
                      throw TextError(unheld("B", typeB, type));
                  identifyPair({request.input, *output}, found, control);
              },
              {.answered = [this](const IdentifyRequest&, const Reply<Diagnosis>& reply) { takeIdentified(reply); }})
    {
        m_with.stops.add([this] { return m_bugs.isBusy() || m_identification.isBusy(); }, [this] { stop(); });
        connect(&difference, &DifferenceView::answerTaken, this, [this] {
            Case c = m_document.currentCase();
            c.op = caseFromText(m_found).op;
            m_document.replaceCase(c, tr("Show what makes B"));
        });
    }

    std::vector<ActionTable> actions() override
    {
        using Arrangement = CompareCanvas::Arrangement;
        using Choices = CompareCanvas::Choices;
        const auto turning = [this](bool Choices::*part) { // switches it on or off
            return ActionHandler([this, part] { m_canvas.choose(part, !(m_canvas.choices().*part)); },
                                 [this, part] { return m_canvas.choices().*part; });
        };
        const auto arrange = [this](const char* id, const QString& text, const QString& tip, const char* key,
                                    Arrangement value) {
            return ActionRow(id, text, tip, key, [this, value] { show(value); });
        };
        const std::vector<ActionRow> rows{
            {"compare", tr("&Compare A and B"),
             tr("Give the tensors' place to A, B and their difference, or give it back"), "C", "compare",
             switchOf(m_views, &ViewArea::isComparing, &ViewArea::setComparing)},
            arrange("compareSide", tr("&Side by side"), tr("A, B and their difference beside each other"), "S",
                    Arrangement::SideBySide),
            arrange("compareWipe", tr("&Wipe"), tr("A on one side of a line, B on the other"), "W", Arrangement::Wipe),
            arrange("compareFlip", tr("&Flip"), tr("A or B in one place; Space flips, holding Shift peeks"),
                    "Shift+Space", Arrangement::Flip),
            arrange("compareBlend", tr("&Blend"), tr("A and B over each other, each with its share"), "B",
                    Arrangement::Blend),
            arrange("compareDifference", tr("&Difference"), tr("What of A and B differs, and by how much"), "D",
                    Arrangement::Difference),
            {"flip", tr("Show the &other one"), tr("Flip between A and B"), "Space", "flip", [this] { flip(); },
             enabledIf([this] { return m_views.isComparing() || sideB() != nullptr; }, tr("there is no B")),
             keysIn(&m_views)},
            {"wipeTurn", tr("&Turn the wipe line"), tr("Let the line between A and B stand or lie"), "Shift+W",
             "wipe-turn", turning(&Choices::isUpright).run},
            {"wipeLock", tr("&Lock the wipe line"), tr("Keep the line between A and B where it is"), "Shift+X", "lock",
             turning(&Choices::isLocked)},
            {"compareRanges", tr("Colours of each side's own &range"),
             tr("Colour A and B each by the range of its own values instead of one for both"), "Shift+N", "range",
             turning(&Choices::ownRanges)},
            {"differenceKind", tr("Ne&xt kind of difference"),
             tr("Signed, absolute, relative, squared, ULP, tolerance, SSIM, FLIP"), "Shift+D",
             [this] {
                 m_canvas.choose(&Choices::kind, DifferenceKind((int(m_canvas.choices().kind) + 1) % kDifferenceKinds));
             }},
            {"showDiagnosed", tr("Show as dia&gnosed"),
             tr("Put what the named mistake gives beside the side that made it, and show its map: then at most "
                "roundings "
                "differ"),
             "", [this] { reportErrors(m_messages, [this] { showDiagnosed(); }); },
             enabledIf([this] { return canShowDiagnosed(); }, tr("no mistake is named"))},
            {"identifyB", tr("What &makes B of the input?"),
             tr("Try every operator, order, block and convention on the input, whatever the case says"), "Ctrl+Alt+W",
             [this] { identifyB(); },
             enabledIf([this] { return canIdentifyB(); },
                       tr("B holds nothing, or a tensor has more than four dimensions"))},
            {"copyBugReport", tr("Cop&y bug report"),
             tr("Find the smallest case that goes wrong alike, and copy a report of it as Markdown"), "Ctrl+Alt+G",
             [this] {
                 reportErrors(m_messages, [this] {
                     m_bugs.request(bugRequest());
                     sayRunning(tr("Looking for the smallest case that goes wrong alike. Escape stops it."));
                 });
             },
             enabledIf([this] { return canReportBug(); },
                       tr("A and B do not differ, or one of them is a file, which runs no smaller case"))},
        };
        return {{tr("Compare"), rows}, {tr("Compare"), resultRows()}};
    }

private:
    // Actions for C and D, and for the base of the comparison.
    std::vector<ActionRow> resultRows()
    {
        const auto count = [this] { return size_t(m_document.results().size()); };
        const auto closable = [this, count] { // false for A, which stays
            const size_t result = m_canvas.currentResult().value_or(m_canvas.other());
            return m_views.isComparing() && result > 0 && result < count() ? std::optional(result) : std::nullopt;
        };
        return {
            {"addResult", tr("Add a result…"),
             tr("Look at one more result beside the others, of an engine, a file or a case; four at most"),
             "Ctrl+Alt+N", "add", [this] { m_views.openSources(); },
             enabledIf([count] { return count() < kMostResults; }, tr("there are four results"))},
            {"closeResult", tr("Take the result away"), tr("Close the result that has the keys; A stays"), "Shift+Del",
             [this, closable] { m_document.setResult(*closable(), {}); },
             enabledIf([closable] { return closable().has_value(); }, tr("no result but A has the keys")),
             keysIn(&m_views)},
            {"nextBase", tr("Next base of the differences"), tr("Hold the other results against the next one"),
             "Shift+R", [this, count] { m_document.setBase((m_document.base() + 1) % count()); },
             enabledIf([count] { return count() > 1; }, tr("there is no B"))},
        };
    }

    void show(CompareCanvas::Arrangement arrangement)
    {
        m_views.setComparing(true);
        m_canvas.choose(&CompareCanvas::Choices::arrangement, arrangement);
    }

    bool canShowDiagnosed() const
    {
        const Cause* cause = m_document.cause();
        return cause && cause->diagnosis.isNamed() && cause->diagnosis.again;
    }

    // The result becomes a file, since it belongs to this input alone.
    void showDiagnosed()
    {
        const Cause cause = *m_document.cause();
        const QString word = inWindowLanguage(classText(cause.diagnosis.classes()));
        if (!m_diagnosed)
            m_diagnosed.emplace();
        const QString path = m_diagnosed->filePath(tr("as diagnosed, %1.npy").arg(word));
        writeNpy(cause.diagnosis.again(m_document.shown()->input), pathOf(path));
        const bool isA = cause.side == "A";
        const QString engine = isA ? m_document.engineA() : m_document.engineB();
        m_document.setResult(isA ? 1 : 0, fileSource(path));
        m_showMap(engine, cause.diagnosis);
    }

    const Tensor* sideB() const
    {
        const RunResult* shown = m_document.shown();
        if (!shown || !shown->isComplete)
            return nullptr;
        const std::optional<Tensor>& tensor = shown->b ? shown->b : shown->other;
        return tensor ? &*tensor : nullptr;
    }

    bool canIdentifyB() const
    {
        const Tensor* b = sideB();
        return b && std::max(b->desc.sizes.size(), m_document.shown()->plan.input.sizes.size()) <= kMostDimensions;
    }

    void identifyB()
    {
        m_identification.request({m_document.shown()->input, *sideB()});
        sayRunning(tr("Trying every operator, order, block and convention…"));
    }

    void takeIdentified(const Reply<Diagnosis>& reply)
    {
        if (!reply.error.isEmpty())
            return m_messages.error(inWindowLanguage(reply.error));
        const Diagnosis& found = reply.answer;
        m_found = found.line;
        QStringList paragraphs{!m_found.empty() && found.isProved ? tr("Proved: no other case on the list gives B")
                                   : !m_found.empty()             ? tr("Likely: this case gives B")
                                   : found.isNamed()              ? inWindowLanguage(classText(found.classes()))
                                                                  : tr("Unknown: no case on the list explains B")};
        m_messages.note(paragraphs.front());
        for (const Message& sentence : found.sentences)
            paragraphs << inWindowLanguage(sentence);
        m_difference.setAnswer(paragraphs, m_found.empty() ? QString() : tr("Show this case"));
        m_with.revealTab(QStringLiteral("Difference"));
    }

    // Shows the other of A and B. While the tensors are shown, A is seen, so B is the other.
    void flip()
    {
        const bool showsA = !m_views.isComparing();
        show(CompareCanvas::Arrangement::Flip);
        if (!showsA || m_canvas.flipped() == 0)
            m_canvas.flip();
    }

    // Says that a search runs, and how to stop it.
    void sayRunning(const QString& sentence)
    {
        m_messages.note(sentence, {tr("Stop"), [this] { stop(); }});
    }

    bool canReportBug() const
    {
        const RunResult* shown = m_document.shown();
        return shown && shown->isComplete && m_document.cause() && !m_document.engineB().isEmpty()
            && isEngineSource(m_document.engineA()) && isEngineSource(m_document.engineB());
    }

    // The report is about the wrong one of the window's A and B.
    BugRequest bugRequest() const
    {
        const bool isB = m_document.cause()->side == "B";
        BugRequest request{.c = m_document.currentCase(),
                           .engine = (isB ? m_document.engineB() : m_document.engineA()).toStdString(),
                           .against = (isB ? m_document.engineA() : m_document.engineB()).toStdString(),
                           .isB = isB,
                           .options = {},
                           .tolerance = {},
                           .engineOptions = {.validate = m_document.validates(), .budget = m_document.memoryBudget()}};
        request.options = " --engine " + shellWord(m_document.engineA().toStdString()) + " --against "
            + shellWord(m_document.engineB().toStdString());
        if (m_document.toleranceIsChosen()) {
            request.options += optionsText(m_document.tolerance());
            request.tolerance = ToleranceOptions(toleranceText(m_document.tolerance()));
        }
        return request;
    }

    void stop()
    {
        m_bugs.cancel();
        m_identification.cancel();
        m_messages.clear();
    }

    void takeBugReport(const Reply<BugSearch>& reply)
    {
        const BugSearch& search = reply.answer;
        if (!reply.error.isEmpty())
            return m_messages.error(inLines(tr("There is no bug report: %1").arg(inWindowLanguage(reply.error))));
        if (search.title.isEmpty()) {
            m_messages.note(tr("There is nothing to report: run again, nothing was wrong."));
            return;
        }
        QGuiApplication::clipboard()->setText(QString::fromStdString(search.markdown));
        m_messages.note(tr("The bug report is on the clipboard: %1").arg(inWindowLanguage(search.title)));
    }

    CompareCanvas& m_canvas;
    DifferenceView& m_difference;
    std::string m_found; // the case that makes B; empty: none is known
    ShowMap m_showMap;
    std::optional<QTemporaryDir> m_diagnosed; // files of showDiagnosed(); none before its first call
    BugReports m_bugs;
    Identification m_identification; // last
};

std::unique_ptr<ActionSource> makeComparisonController(const WindowContext& with, ComparisonController::ShowMap showMap,
                                                       DifferenceView& difference)
{
    return std::make_unique<ComparisonController>(with, std::move(showMap), difference);
}

} // namespace tessera
