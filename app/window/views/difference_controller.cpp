// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/view_controllers.h"

#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/format.h"
#include "app/model/document/output_source.h"
#include "app/model/document/picture_codec.h"
#include "app/views/comparison/difference_view.h"
#include "app/views/comparison/verdict_strip.h"
#include "app/views/tabs/verify_view.h"
#include "app/window/views/view_area.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/io/file_kind.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace tessera {

DifferenceController::DifferenceController(const WindowContext& with, DifferenceView& difference)
    : Controller(with)
    , m_difference(difference)
{
    connect(&m_views.sources(), &SourceList::fileRequested, this, &DifferenceController::chooseFile);
    connect(&difference, &DifferenceView::enlargeRequested, this, [this] { m_views.setComparing(true); });
    connect(&m_views, &ViewArea::comparingChanged, &difference, &DifferenceView::setMapElsewhere);
}

std::vector<ActionTable> DifferenceController::actions()
{
    const std::vector<ActionRow> rows{
        {"nextMismatch", tr("&Next mismatch"), tr("Pin the next element of the list of those beyond the tolerance"),
         "F8", [this] { stepMismatch(1); }},
        {"previousMismatch", tr("&Previous mismatch"), tr("Pin the one before it in the list"), "Shift+F8",
         [this] { stepMismatch(-1); }},
        {"goToWorst", tr("Go to t&he worst element"), tr("Pin the element where A and B differ most"), "Ctrl+F8",
         [this] { goToWorst(); }},
        {"fileA", tr("A is a f&ile…"), tr("Compare a tensor, a picture or another case's output as A"), "Ctrl+Alt+A",
         [this] { chooseFile(0); }},
        {"fileB", tr("B is a fil&e…"), tr("Compare a tensor, a picture or another case's output as B"), "Ctrl+Alt+B",
         [this] { chooseFile(1); }},
        {"expectedB", tr("B is what is expected"), tr("Compare with the expected values of the case's file"),
         "Ctrl+Alt+E",
         [this] {
             if (!m_document.expectedSource().isEmpty())
                 m_document.setEngines(m_document.engineA(), m_document.expectedSource());
         },
         enabledIf([this] { return !m_document.expectedSource().isEmpty(); },
                   tr("the case's file has no expected values"))},
    };
    return {{tr("Compare"), rows}};
}

void DifferenceController::stepMismatch(int direction)
{
    emit shown();
    if (const std::optional<uint64_t> element = m_difference.step(direction))
        m_views.goTo({Side::Output, *element});
}

void DifferenceController::goToWorst()
{
    emit shown();
    const RunResult* results = m_document.shown();
    if (results && results->judged() && results->judged()->worst)
        m_views.goTo({Side::Output, results->judged()->worst->element});
}

void DifferenceController::chooseFile(size_t result)
{
    const QString path = m_questions.fileToOpen(
        tr("Compare as %1").arg(letterOf(result)), QFileInfo(m_document.path()).path(),
        tr("Outputs (*.npy *.npz *.json *.tessera *.onnx %1);;All files (*)").arg(picturePatterns()));
    if (!path.isEmpty())
        useFile(result, path);
}

// Asks which array of several is meant, and suggests one that can be compared. Empty: the user changed their mind.
QString DifferenceController::arrayIn(const QString& path)
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
    const TensorDesc wanted = outputDesc(m_document.currentCase().op);
    QStringList choices;
    int suggested = 0;
    for (const StoredArray& each : arrays) {
        if (each.desc && each.desc->dataType == wanted.dataType && each.desc->sizes == wanted.sizes)
            suggested = int(choices.size());
        choices << QString::fromStdString(each.name) + (each.desc ? QStringLiteral("    ") + descText(*each.desc) : "");
    }
    const auto chosen = m_questions.chosenOf(
        tr("Array"), tr("%1 holds several arrays:").arg(QFileInfo(path).fileName()), choices, suggested);
    return chosen ? path + QLatin1Char('#') + QString::fromStdString(arrays[size_t(*chosen)].name) : QString();
}

void DifferenceController::useFile(size_t result, const QString& chosen)
{
    const QString path = arrayIn(chosen);
    if (path.isEmpty())
        return;
    const QString source = fileSource(QFileInfo(path).absoluteFilePath());
    if (result > 0)
        m_document.setResult(result, source);
    else
        m_document.setEngines(source, m_document.engineB().isEmpty() ? m_document.engineA() : m_document.engineB());
    emit shown();
}

// Starts the checks of the engines, and shows the case of a finding.
class VerifyController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::VerifyController)

public:
    VerifyController(const WindowContext& with, VerifyView& view)
        : Controller(with)
        , m_view(view)
    {
        connect(&view, &VerifyView::failed, this, [this](const QString& sentence) { m_messages.note(sentence); });
        connect(&view, &VerifyView::caseChosen, this,
                [this](const Case& c) { m_document.replaceCase(c, tr("Show a case of the findings")); });
    }

    std::vector<ActionTable> actions() override
    {
        using Task = VerifyView::Task;
        const auto proof = [this](const char* id, const QString& text, const QString& tip, const char* key, Task task) {
            return ActionRow(id, text, tip, key, [this, task] {
                m_with.revealTab(QStringLiteral("Verify"));
                m_view.start(task);
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
                  tr("Run every example and the cases that are easily got wrong, %1 in all").arg(packSize()),
                  "Ctrl+Alt+K", Task::Pack),
        };
        return {{tr("Compare"), rows}};
    }

private:
    VerifyView& m_view;
};

std::unique_ptr<ActionSource> makeVerifyController(const WindowContext& with, VerifyView& view)
{
    return std::make_unique<VerifyController>(with, view);
}

} // namespace tessera
