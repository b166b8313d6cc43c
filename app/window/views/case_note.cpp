// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/case_note.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/views/form/operator_form.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"

namespace tessera {

CaseNote::CaseNote(Document& document, TensorDisplay& display, OperatorForm& form)
    : m_document(document)
    , m_display(display)
    , m_form(form)
{
    connect(&document, &Document::caseChanged, this, &CaseNote::show);
    connect(&document, &Document::runStateChanged, this, &CaseNote::show);
    connect(&display, &TensorDisplay::changed, this, &CaseNote::show);
    show();
}

namespace {

// The results are another case's, and no run will replace them.
bool keepsOldResults(const Document& document)
{
    return !document.issues().empty()
        || (document.isStale() && !document.isRunning()
            && (!document.live() || !document.dataError().isEmpty() || !document.runError().isEmpty()));
}

QString cannotTell()
{
    return CaseNote::tr("Both orders give the same output: this case cannot tell them apart.");
}

QString moves(const QString& marked, const QString& all, const QString& link)
{
    return CaseNote::tr("The other order moves %1 of %2 outputs. <a href=\"markOtherOrder\">%3</a>")
        .arg(marked, all, link);
}

} // namespace

// A note comes and goes while a case runs, and with its fields.
QStringList CaseNote::sentences() const
{
    const Operator& op = m_document.currentCase().op;
    if (!axisMaps(op).empty())
        return {QStringLiteral("\n")}; // room for two lines
    if (!withOtherOrder(op))
        return {};
    const QString all = countText(elementCount(outputDesc(op)));
    return {cannotTell(), moves(all, all, tr("Unmark them"))};
}

QString CaseNote::text() const
{
    if (const QString shift = inWindowLanguage(pictureSummary(axisMaps(m_document.currentCase().op))); !shift.isEmpty())
        return tr("%1 <a href=\"axesTab\">See why</a>").arg(shift);
    const std::optional<TensorDisplay::Count> moved = m_display.count(CellMark::OtherOrder, Side::Output);
    if (!moved || keepsOldResults(m_document))
        return {};
    if (moved->marked == 0)
        return cannotTell();
    const bool marked = (m_display.marks() & setOf(CellMark::OtherOrder)) != 0;
    return moves(countText(moved->marked), countText(moved->all), marked ? tr("Unmark them") : tr("Mark them"));
}

} // namespace tessera
