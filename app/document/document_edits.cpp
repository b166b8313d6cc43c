// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document_private.h"
#include "app/document/tolerance_edit.h"

namespace tessera {

void Document::Private::apply(const Case& c, CaseEdit::Concerns concerns)
{
    current = c;
    if (concerns == CaseEdit::Concerns::Result) {
        ++revision;
        issues = validate(current.op, budget());
        dataError.clear();
        runError.clear();
    }
    emit document->caseChanged();
    if (concerns == CaseEdit::Concerns::Result)
        requestLive();
}

// A case without a file was named by whoever made it: once it is another one, the name is wrong.
void Document::Private::push(Case after, const QString& what, const QString& mergeKey, CaseEdit::Concerns concerns)
{
    if (concerns == CaseEdit::Concerns::Result && path.isEmpty() && after.title == current.title)
        after.title.clear();
    const QString key = mergeKey.isEmpty() ? QString() : QStringLiteral("%1/%2").arg(mergeEpoch).arg(mergeKey);
    undo->push(new CaseEdit(current, std::move(after), what, key, concerns,
                            [this](const Case& c, CaseEdit::Concerns changed) { apply(c, changed); }));
}

const MemoryBudget& Document::memoryBudget() const
{
    return d->budget();
}

void Document::setMemoryBudget(const MemoryBudget& budget)
{
    d->engineOptions.budget = budget;
    d->issues = validate(d->current.op, budget);
    emit caseChanged();
    d->requestLive();
}

void Document::setOperator(const Operator& op, const QString& what, const QString& mergeKey)
{
    if (op == d->current.op)
        return;
    Case after = d->current;
    after.op = op;
    d->push(std::move(after), what, mergeKey, CaseEdit::Concerns::Result);
}

void Document::setFieldText(const QString& path, const QString& text, const QString& mergeKey)
{
    Operator op = d->current.op;
    tessera::setFieldText(op, path.toStdString(), text.toStdString());
    setOperator(op, tr("Set %1").arg(path), mergeKey);
}

void Document::setData(const DataSource& data, const QString& what, const QString& mergeKey)
{
    Case after = d->current;
    after.data = data;
    d->push(std::move(after), what, mergeKey, CaseEdit::Concerns::Result);
}

void Document::setTitle(const QString& title)
{
    if (title.toStdString() == d->current.title)
        return;
    Case after = d->current;
    after.title = title.toStdString();
    d->push(std::move(after), tr("Rename the case"), QStringLiteral("title"), CaseEdit::Concerns::TitleOnly);
}

void Document::Private::applyTolerance(const std::optional<Tolerance>& tolerance)
{
    chosenTolerance = tolerance;
    emit document->caseChanged();
    judge();
}

void Document::setTolerance(const std::optional<Tolerance>& tolerance, const QString& mergeKey)
{
    if (d->chosenTolerance == tolerance)
        return;
    const QString key = mergeKey.isEmpty() ? QString() : QStringLiteral("%1/%2").arg(d->mergeEpoch).arg(mergeKey);
    d->undo->push(new ToleranceEdit(d->chosenTolerance, tolerance,
                                    tolerance ? tr("Set the tolerance") : tr("Take the default tolerance"), key,
                                    [this](const std::optional<Tolerance>& changed) { d->applyTolerance(changed); }));
}

void Document::replaceCase(const Case& c, const QString& what)
{
    d->push(c, what, {}, CaseEdit::Concerns::Result);
}

void Document::endMerge()
{
    ++d->mergeEpoch;
}

QUndoStack* Document::undoStack()
{
    return d->undo.get();
}

} // namespace tessera
