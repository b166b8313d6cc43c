// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/case_note.h"

#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/views/form/issue_list.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"

namespace tessera {

CaseNote::CaseNote(Document& document, TensorDisplay& display, IssueList& place)
    : m_document(document)
    , m_display(display)
{
    const auto show = [this, &place] { place.setNote(text()); };
    connect(&document, &Document::caseChanged, this, show);
    connect(&document, &Document::runStateChanged, this, show);
    connect(&display, &TensorDisplay::changed, this, show);
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

} // namespace

QString CaseNote::text() const
{
    if (const QString shift = inWindowLanguage(pictureSummary(axisMaps(m_document.currentCase().op))); !shift.isEmpty())
        return tr("%1 <a href=\"axesTab\">See why</a>").arg(shift);
    const std::optional<TensorDisplay::Count> moved = m_display.count(CellMark::OtherOrder, Side::Output);
    if (!moved || keepsOldResults(m_document))
        return {};
    if (moved->marked == 0)
        return tr("Both orders give the same output: this case cannot tell them apart.");
    const bool marked = (m_display.marks() & setOf(CellMark::OtherOrder)) != 0;
    return tr("The other order moves %1 of %2 outputs. <a href=\"markOtherOrder\">%3</a>")
        .arg(countText(moved->marked), countText(moved->all), marked ? tr("Unmark them") : tr("Mark them"));
}

} // namespace tessera
