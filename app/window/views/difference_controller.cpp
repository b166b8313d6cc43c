// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/view_controllers.h"

#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "app/model/document/picture_codec.h"
#include "app/views/comparison/difference_view.h"
#include "app/views/comparison/verdict_strip.h"
#include "app/views/tabs/verify_view.h"
#include "app/window/views/view_area.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/io/file_kind.h"

#include <QFileInfo>

namespace tessera {

namespace {

void stepMismatch(const WindowContext& with, DifferenceView& difference, int direction)
{
    with.showTab(QStringLiteral("Difference"));
    if (const std::optional<uint64_t> element = difference.step(direction))
        with.views.goTo({Side::Output, *element});
}

void chooseFile(const WindowContext& with, size_t result)
{
    const QString path = with.questions.fileToOpen(
        tr("Compare as %1").arg(letterOf(result)), QFileInfo(with.document.path()).path(),
        tr("Outputs (*.npy *.npz *.json *.tessera *.onnx %1);;All files (*)").arg(picturePatterns()));
    if (!path.isEmpty())
        useFile(with, result, path);
}

// Asks which array of several is meant, and suggests one that can be compared. Empty: the user changed their mind.
QString arrayIn(const WindowContext& with, const QString& path)
{
    const std::filesystem::path file = path.toStdU16String();
    if (fileKind(file) != FileKind::Npy || !arrayNamed(file).array.empty() || !QFileInfo(path).isFile())
        return path;
    std::vector<StoredArray> arrays;
    try {
        arrays = arraysIn(file);
    } catch (const std::exception&) { // the comparison says what is wrong with it
    }
    if (arrays.size() < 2)
        return path;
    const TensorDesc wanted = with.document.currentCase().op.output;
    QStringList choices;
    int suggested = 0;
    for (const StoredArray& each : arrays) {
        if (each.desc && each.desc->dataType == wanted.dataType && each.desc->sizes == wanted.sizes)
            suggested = int(choices.size());
        choices << QString::fromStdString(each.name) + (each.desc ? QStringLiteral("    ") + descText(*each.desc) : "");
    }
    const auto chosen = with.questions.chosenOf(
        tr("Array"), tr("%1 holds several arrays:").arg(QFileInfo(path).fileName()), choices, suggested);
    return chosen ? path + QLatin1Char('#') + QString::fromStdString(arrays[size_t(*chosen)].name) : QString();
}

} // namespace

void useFile(const WindowContext& with, size_t result, const QString& chosen)
{
    const QString path = arrayIn(with, chosen);
    if (path.isEmpty())
        return;
    Document& document = with.document;
    const QString source = fileSource(QFileInfo(path).absoluteFilePath());
    if (result > 0)
        document.setResult(result, source);
    else
        document.setEngines(source, document.engineB().isEmpty() ? document.engineA() : document.engineB());
    with.showTab(QStringLiteral("Difference"));
}

void goToWorst(const WindowContext& with)
{
    with.showTab(QStringLiteral("Difference"));
    const RunResult* results = with.document.shown();
    if (results && results->judged() && results->judged()->worst)
        with.views.goTo({Side::Output, results->judged()->worst->element});
}

std::unique_ptr<ActionSource> differenceActions(const WindowContext& with, DifferenceView& difference)
{
    Document& document = with.document;
    ViewArea& views = with.views;
    QObject::connect(&views.sources(), &SourceList::fileRequested, &difference,
                     [&with](size_t result) { chooseFile(with, result); });
    QObject::connect(&difference, &DifferenceView::enlargeRequested, &views, [&views] { views.setComparing(true); });
    QObject::connect(&views, &ViewArea::comparingChanged, &difference, &DifferenceView::setMapElsewhere);
    const std::vector<ActionRow> rows{
        {"nextMismatch", tr("&Next mismatch"), tr("Pin the next element of the list of those beyond the tolerance"),
         "F8", [&with, &difference] { stepMismatch(with, difference, 1); }},
        {"previousMismatch", tr("&Previous mismatch"), tr("Pin the one before it in the list"), "Shift+F8",
         [&with, &difference] { stepMismatch(with, difference, -1); }},
        {"goToWorst", tr("Go to t&he worst element"), tr("Pin the element where A and B differ most"), "Ctrl+F8",
         [&with] { goToWorst(with); }},
        {"fileA", tr("A is a f&ile…"), tr("Compare a tensor, a picture or another case's output as A"), "Ctrl+Alt+A",
         [&with] { chooseFile(with, 0); }},
        {"fileB", tr("B is a fil&e…"), tr("Compare a tensor, a picture or another case's output as B"), "Ctrl+Alt+B",
         [&with] { chooseFile(with, 1); }},
        {"expectedB", tr("B is what is expected"), tr("Compare with the expected values of the case's file"),
         "Ctrl+Alt+E", [&document] { document.setEngines(document.engineA(), document.expectedSource()); },
         enabledIf([&document] { return !document.expectedSource().isEmpty(); },
                   tr("the case's file has no expected values"))},
    };
    return sourceOf({{tr("Compare"), rows}});
}

// Starts the checks of the engines, and shows the case of a finding.
std::unique_ptr<ActionSource> verifyActions(const WindowContext& with, VerifyView& view)
{
    using Task = VerifyView::Task;
    QObject::connect(&view, &VerifyView::failed, &with.messages,
                     [&with](const QString& sentence) { with.messages.note(sentence); });
    QObject::connect(&view, &VerifyView::caseChosen, &with.document,
                     [&with](const Case& c) { with.document.replaceCase(c, tr("Show a case of the findings")); });
    const auto proof = [&](const char* id, const QString& text, const QString& tip, const char* key, Task task) {
        return ActionRow(id, text, tip, key, [&with, &view, task] {
            with.revealTab(QStringLiteral("Verify"));
            view.start(task);
        });
    };
    const std::vector<ActionRow> rows{
        proof("provePermutation", tr("Pro&ve the permutation"),
              tr("Number every input element and find each exactly once in the output"), "Ctrl+Alt+P",
              Task::Permutation),
        proof("roundTrip", tr("Ro&und trip"), tr("Go there and back, in the same order and in the other one"),
              "Ctrl+Alt+I", Task::RoundTrip),
        proof("repeatRuns", tr("Repeat ten times"), tr("Run ten times and compare the bits"), "Ctrl+Alt+R",
              Task::Repeat),
        proof("conformancePack", tr("Conformance pac&k"),
              tr("Run every example and the cases that are easily got wrong, %1 in all").arg(packSize()), "Ctrl+Alt+K",
              Task::Pack),
    };
    return sourceOf({{tr("Compare"), rows}});
}

} // namespace tessera
