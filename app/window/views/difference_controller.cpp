// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/difference_controller.h"

#include "app/base/controls/questions.h"
#include "app/model/inputs/output_source.h"
#include "app/model/inputs/picture_codec.h"
#include "app/views/comparison/difference_view.h"
#include "app/views/comparison/own_tolerances_dialog.h"
#include "app/window/views/view_area.h"

#include <QFileInfo>

namespace tessera {

DifferenceController::DifferenceController(Document& document, ViewArea& views, DifferenceView& difference,
                                           OwnTolerances& tolerances, Questions& questions)
    : m_document(document)
    , m_views(views)
    , m_difference(difference)
    , m_tolerances(tolerances)
    , m_questions(questions)
{
    connect(&document, &Document::enginesChanged, this, &ActionSource::actionsChanged);
    connect(&document, &Document::shownChanged, this, &ActionSource::actionsChanged);
    connect(&difference, &DifferenceView::enlargeRequested, this, [this] { m_views.setComparing(true); });
    connect(&views, &ViewArea::comparingChanged, &difference, &DifferenceView::setMapElsewhere);
}

std::vector<ActionTable> DifferenceController::actions()
{
    const std::vector<ActionRow> rows{
        {"tolerances", tr("Tolerance presets…"), tr("Presets of your own, with a name, for each data type"),
         "Ctrl+Shift+U", "settings", [this] { changeTolerances(); }},
        {"nextMismatch", tr("&Next mismatch"), tr("Pin the next element of the list of those beyond the tolerance"),
         "F8", [this] { stepMismatch(1); }},
        {"previousMismatch", tr("&Previous mismatch"), tr("Pin the one before it in the list"), "Shift+F8",
         [this] { stepMismatch(-1); }},
        {"goToWorst", tr("Go to t&he worst element"), tr("Pin the element where A and B differ most"), "Ctrl+F8",
         [this] { goToWorst(); }},
        {"fileA", tr("A is a f&ile…"), tr("Compare a tensor, a picture or another case's output as A"), "Ctrl+Alt+A",
         [this] { chooseFile(false); }},
        {"fileB", tr("B is a fil&e…"), tr("Compare a tensor, a picture or another case's output as B"), "Ctrl+Alt+B",
         [this] { chooseFile(true); }},
        {"expectedB", tr("B is what is expected"), tr("Compare with the expected values of the case's file"),
         "Ctrl+Alt+E", [this] { useExpected(); },
         enabledIf([this] { return !m_document.expectedSource().isEmpty(); },
                   tr("the case's file has no expected values"))},
    };
    return {{tr("Compare"), rows}};
}

// A new row begins with the tolerance in force.
void DifferenceController::changeTolerances()
{
    const Tolerance now = m_document.tolerance();
    auto* dialog = new OwnTolerancesDialog(m_tolerances,
                                           {.name = {},
                                            .type = outputDesc(m_document.currentCase().op).dataType,
                                            .atol = now.atol,
                                            .rtol = now.rtol,
                                            .ulp = now.ulp},
                                           m_views.window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
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
    pinWorst();
}

void DifferenceController::pinWorst()
{
    const RunResult* results = m_document.shown();
    if (results && results->judged() && results->judged()->worst)
        m_views.goTo({Side::Output, results->judged()->worst->element});
}

void DifferenceController::chooseFile(bool sideB)
{
    const QString path =
        m_questions.fileToOpen(sideB ? tr("Compare as B") : tr("Compare as A"), QFileInfo(m_document.path()).path(),
                               tr("Outputs (*.npy *.json *.tessera *.onnx %1);;All files (*)").arg(picturePatterns()));
    if (!path.isEmpty())
        useFile(sideB, path);
}

void DifferenceController::useFile(bool sideB, const QString& path)
{
    const QString source = fileSource(QFileInfo(path).absoluteFilePath());
    if (sideB)
        m_document.setEngines(m_document.engineA(), source);
    else
        m_document.setEngines(source, m_document.engineB().isEmpty() ? m_document.engineA() : m_document.engineB());
    emit shown();
}

void DifferenceController::useExpected()
{
    if (!m_document.expectedSource().isEmpty())
        m_document.setEngines(m_document.engineA(), m_document.expectedSource());
}

} // namespace tessera
