// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/document.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/views/form/issue_list.h"
#include "app/window/views/view_controllers.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"

#include <QCoreApplication>

namespace tessera {

namespace {

// The results are another case's, and no run will replace them.
bool keepsOldResults(const Document& document)
{
    return !document.issues().empty()
        || (document.isStale() && !document.isRunning()
            && (!document.live() || !document.dataError().isEmpty() || !document.runError().isEmpty()));
}

struct CaseNote {
    Q_DECLARE_TR_FUNCTIONS(tessera::CaseNote)

public:
    static QString text(const Document& document, const TensorDisplay& display);
};

QString CaseNote::text(const Document& document, const TensorDisplay& display)
{
    if (const QString shift = inWindowLanguage(pictureSummary(axisMaps(document.currentCase().op))); !shift.isEmpty())
        return tr("%1 <a href=\"axesTab\">See why</a>").arg(shift);
    const std::optional<TensorDisplay::Count> moved = display.count(CellMark::OtherOrder, Side::Output);
    if (!moved || keepsOldResults(document))
        return {};
    if (moved->marked == 0)
        return tr("Both orders give the same output: this case cannot tell them apart.");
    const bool marked = (display.marks() & setOf(CellMark::OtherOrder)) != 0;
    return tr("The other order moves %1 of %2 outputs. <a href=\"markOtherOrder\">%3</a>")
        .arg(countText(moved->marked), countText(moved->all), marked ? tr("Unmark them") : tr("Mark them"));
}

} // namespace

void keepNote(Document& document, TensorDisplay& display, IssueList& place)
{
    const auto show = [&] { place.setNote(CaseNote::text(document, display)); };
    QObject::connect(&document, &Document::caseChanged, &place, show);
    QObject::connect(&document, &Document::runStateChanged, &place, show);
    QObject::connect(&display, &TensorDisplay::changed, &place, show);
    show();
}

} // namespace tessera
