// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/comparison_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/look/engine_words.h"
#include "app/base/look/format.h"
#include "app/cli/arguments/tensor_argument.h"
#include "app/model/inputs/output_source.h"
#include "app/window/views/identify_form.h"
#include "app/window/views/view_area.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/files/npy.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr size_t kMostDimensions = 4; // that the search knows

} // namespace

ComparisonController::ComparisonController(Document& document, ViewArea& views, Messages& messages)
    : m_document(document)
    , m_views(views)
    , m_canvas(views.canvas())
    , m_messages(messages)
{
    connect(&views, &ViewArea::comparingChanged, this, &ActionSource::actionsChanged);
    connect(&m_canvas, &CompareCanvas::arrangementChanged, this, &ActionSource::actionsChanged);
    for (const auto changed : {&Document::shownChanged, &Document::causeChanged})
        connect(&document, changed, this, &ActionSource::actionsChanged);
}

std::vector<ActionTable> ComparisonController::actions()
{
    const QString group = tr("Compare");
    return {{group,
             {{"compare",
               tr("&Compare A and B"),
               tr("Give the tensors' place to A, B and their difference, or give it back"),
               "compare",
               keys(Qt::Key_C),
               [this] { m_views.setComparing(!m_views.isComparing()); },
               {.checked = [this] { return m_views.isComparing(); }}}}},
            {group, arrangementRows()},
            {group, canvasRows()},
            {group, {diagnosedRow(), identifyRow()}}};
}

ActionRow ComparisonController::diagnosedRow()
{
    return {"showDiagnosed",
            tr("Show as dia&gnosed"),
            tr("Put what the named mistake gives beside the side that made it: then nothing differs"),
            {},
            {},
            [this] { guarded(m_messages, [this] { showDiagnosed(); }); },
            {.enabled = [this] { return canShowDiagnosed(); }, .needs = tr("no mistake is named")}};
}

bool ComparisonController::canShowDiagnosed() const
{
    const Cause* cause = m_document.cause();
    return cause && cause->diagnosis.isNamed() && cause->diagnosis.again;
}

// A file, since it is of this input and no other.
void ComparisonController::showDiagnosed()
{
    const Cause cause = *m_document.cause();
    const QString word = inWindowLanguage(groupText(namesOf(cause.diagnosis.classes())));
    if (!m_diagnosed)
        m_diagnosed.emplace();
    const QString path = m_diagnosed->filePath(tr("as diagnosed, %1.npy").arg(word));
    writeNpy(cause.diagnosis.again(m_document.shown()->input), pathOf(path));
    const QString made = fileSource(path);
    if (cause.side == "A")
        m_document.setEngines(m_document.engineA(), made);
    else
        m_document.setEngines(made, m_document.engineB());
}

ActionRow ComparisonController::identifyRow()
{
    return {"identifyB",
            tr("What &makes B of the input?"),
            tr("Try every operator, order, block and convention on the input, whatever the case says"),
            {},
            keys(Qt::CTRL | Qt::ALT | Qt::Key_W),
            [this] { guarded(m_messages, [this] { identifyB(); }); },
            {.enabled = [this] { return canIdentifyB(); },
             .needs = tr("B holds nothing, or a tensor has more than four dimensions")}};
}

const Tensor* ComparisonController::sideB() const
{
    const RunResult* shown = m_document.shown();
    if (!shown || !shown->isComplete)
        return nullptr;
    const std::optional<Tensor>& tensor = shown->b ? shown->b : shown->other;
    return tensor ? &*tensor : nullptr;
}

bool ComparisonController::canIdentifyB() const
{
    const Tensor* b = sideB();
    return b && std::max(b->desc.sizes.size(), m_document.shown()->plan.input.sizes.size()) <= kMostDimensions;
}

void ComparisonController::identifyB()
{
    const Tensor& input = m_document.shown()->input;
    const std::optional<Tensor> output = converted(*sideB(), input.desc.dataType);
    if (!output)
        throw TextError(
            say("window", "B is %1 and holds values that are no %2, the type of the input; no operator makes them")(
                name(sideB()->desc.dataType), name(input.desc.dataType)));
    auto* form = new IdentifyForm({input, *output}, sourceLabel(m_document.engineB()), m_document.shown()->c.data,
                                  m_views.window());
    connect(form, &IdentifyForm::caseWanted, this, [this](const Operator& op) {
        Case c = m_document.currentCase();
        c.op = op;
        m_document.replaceCase(c, tr("Show what makes B"));
    });
    form->show();
}

std::vector<ActionRow> ComparisonController::arrangementRows()
{
    using Arrangement = CompareCanvas::Arrangement;
    const auto row = [this](const char* id, const QString& text, const QString& tip, QKeySequence key,
                            Arrangement value) {
        return ActionRow{id, text, tip, {}, {key}, [this, value] {
                             m_views.setComparing(true);
                             m_canvas.arrange(value);
                         }};
    };
    return {
        row("compareSide", tr("&Side by side"), tr("A, B and their difference beside each other"), Qt::Key_S,
            Arrangement::SideBySide),
        row("compareWipe", tr("&Wipe"), tr("A on one side of a line, B on the other"), Qt::Key_W, Arrangement::Wipe),
        row("compareFlip", tr("&Flip"), tr("A or B in one place; Space flips, holding Shift peeks"),
            QKeySequence(Qt::SHIFT | Qt::Key_Space), Arrangement::Flip),
        row("compareBlend", tr("&Blend"), tr("A and B over each other, each with its share"), Qt::Key_B,
            Arrangement::Blend),
        row("compareDifference", tr("&Difference"), tr("What of A and B differs, and by how much"), Qt::Key_D,
            Arrangement::Difference),
        {"flip",
         tr("Show the &other one"),
         tr("Flip between A and B"),
         "flip",
         keys(Qt::Key_Space),
         [this] { flip(); },
         {.enabled = [this] { return m_views.isComparing() || sideB() != nullptr; },
          .needs = tr("there is no B"),
          .scope = &m_views}},
    };
}

// From the tensors as well, where A is seen: the other one is B.
void ComparisonController::flip()
{
    const bool showsA = !m_views.isComparing();
    m_views.setComparing(true);
    m_canvas.arrange(CompareCanvas::Arrangement::Flip);
    if (!showsA || !m_canvas.showsB())
        m_canvas.flip();
}

std::vector<ActionRow> ComparisonController::canvasRows()
{
    return {
        {"wipeTurn", tr("&Turn the wipe line"), tr("Let the line between A and B stand or lie"), "wipe-turn",
         keys(Qt::SHIFT | Qt::Key_W), [this] { m_canvas.setWipeVertical(!m_canvas.wipeIsVertical()); }},
        {"wipeLock",
         tr("&Lock the wipe line"),
         tr("Keep the line between A and B where it is"),
         "lock",
         keys(Qt::SHIFT | Qt::Key_X),
         [this] { m_canvas.setWipeLocked(!m_canvas.wipeIsLocked()); },
         {.checked = [this] { return m_canvas.wipeIsLocked(); }}},
        {"compareRanges",
         tr("Colours of each side's own &range"),
         tr("Colour A and B each by the range of its own values instead of one for both"),
         "range",
         keys(Qt::SHIFT | Qt::Key_N),
         [this] { m_canvas.setOwnRanges(!m_canvas.ownRanges()); },
         {.checked = [this] { return m_canvas.ownRanges(); }}},
        {"differenceKind",
         tr("Ne&xt kind of difference"),
         tr("Signed, absolute, relative, squared, ULP, tolerance"),
         {},
         keys(Qt::SHIFT | Qt::Key_D),
         [this] { m_canvas.setKind(DifferenceKind((int(m_canvas.kind()) + 1) % 6)); }},
    };
}

} // namespace tessera
