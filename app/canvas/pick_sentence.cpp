// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/canvas/pick_sentence.h"

#include "app/look/format.h"

#include <QCoreApplication>

namespace tessera {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("PickSentence", text);
}

} // namespace

QString pickSentence(const Document& document, const Pick& pick)
{
    const RunResult& shown = *document.shown();
    if (pick.side == Side::Output)
        return QString::fromStdString(explain(shown.c.op, shown.plan, pick.element).sentence);
    const Partners targets = document.partners(pick);
    if (targets.list.empty())
        return tr("No output element reads this one: it is cropped away, or skipped.");
    const uint64_t first = targets.list.front().element;
    return tr("Of its first target, %1: %2")
        .arg(coordinateText(shown.plan.output.sizes, first),
             QString::fromStdString(explain(shown.c.op, shown.plan, first).sentence));
}

QString spokenPick(const Document& document, const Pick& pick)
{
    const Tensor& tensor = *document.tensor(pick.side);
    return QStringLiteral("%1 %2 = %3. %4")
        .arg(pick.side == Side::Input ? tr("Input") : tr("Output"), coordinateText(tensor.desc.sizes, pick.element),
             valueText(tensor, pick.element), pickSentence(document, pick));
}

} // namespace tessera
