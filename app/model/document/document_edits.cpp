// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/document_private.h"
#include "app/model/document/operator_edit.h"
#include "app/model/document/tolerance_edit.h"
#include "app/model/inputs/case_issues.h"

#include <algorithm>
#include <iterator>

namespace tessera {

void Document::Private::apply(const Case& c, CaseEdit::Concerns concerns)
{
    current = c;
    if (concerns == CaseEdit::Concerns::Result) {
        ++revision;
        ++serial;
        invalidTexts = std::exchange(invalidTextsAfter, {});
        findIssues();
        dataError = {};
        runError = {};
    }
    if (concerns == CaseEdit::Concerns::Result)
        requestLive(); // first: who is told of the case sees that it runs
    emit document->caseChanged();
}

void Document::Private::findIssues()
{
    const Issues wrong = issuesOf(current, budget());
    isRunnable = wrong.empty();
    issues = invalidTexts;
    std::ranges::copy_if(wrong, std::back_inserter(issues), [this](const Issue& issue) { // one for a field
        return std::ranges::find(invalidTexts, issue.path, &Issue::path) == invalidTexts.end();
    });
}

void Document::Private::markStale()
{
    ++serial;
    runError = {};
    requestLive(); // first, as of a case
    emit document->enginesChanged();
}

QString Document::Private::keyOf(const QString& mergeKey) const
{
    return mergeKey.isEmpty() ? QString() : QStringLiteral("%1/%2").arg(mergeEpoch).arg(mergeKey);
}

// A case without a file was named by whoever made it: once it is another one, the name is wrong.
void Document::Private::push(Case after, const QString& what, const QString& mergeKey, CaseEdit::Concerns concerns)
{
    if (concerns == CaseEdit::Concerns::Result && path.isEmpty() && after.title == current.title)
        after.title.clear();
    undo->push(new CaseEdit(current, std::move(after), what, keyOf(mergeKey), concerns,
                            [this](const Case& c, CaseEdit::Concerns changed) { apply(c, changed); }));
}

const MemoryBudget& Document::memoryBudget() const
{
    return d->budget();
}

void Document::setMemoryBudget(const MemoryBudget& budget)
{
    d->engineOptions.budget = budget;
    d->findIssues();
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

void Document::setTyped(const QString& path, const Case& after, const QString& what, const QString& mergeKey)
{
    d->invalidTextsAfter = d->invalidTextsBesides(path);
    std::erase_if(d->invalidTextsAfter, [&](const Issue& issue) {
        const QString other = QString::fromStdString(issue.path);
        return other == kDataPath ? after.data != d->current.data
                                  : textOf(after.op, other) != textOf(d->current.op, other);
    });
    if (after.op != d->current.op || (path == kDataPath && after.data != d->current.data))
        return d->push(after, what, mergeKey, CaseEdit::Concerns::Result);
    if (d->invalidTexts.size() > d->invalidTextsAfter.size())
        d->takeInvalidTexts();
}

// What was typed before it was such a text is no value either: "99" of "99 channels".
void Document::setInvalidText(const Issue& invalidTexts, const QString& mergeKey)
{
    d->invalidTextsAfter = d->invalidTextsBesides(QString::fromStdString(invalidTexts.path));
    d->invalidTextsAfter.push_back(invalidTexts);
    const auto* step = dynamic_cast<const CaseEdit*>(d->undo->command(d->undo->index() - 1));
    if (step && !mergeKey.isEmpty() && step->mergeKey() == d->keyOf(mergeKey))
        d->push(Case(step->before()), step->text(), mergeKey, CaseEdit::Concerns::Result);
    else
        d->takeInvalidTexts();
}

Issues Document::Private::invalidTextsBesides(const QString& field) const
{
    Issues others = invalidTexts;
    std::erase_if(others, [&](const Issue& issue) { return QString::fromStdString(issue.path).startsWith(field); });
    return others;
}

void Document::Private::takeInvalidTexts()
{
    invalidTexts = std::exchange(invalidTextsAfter, {});
    findIssues();
    emit document->caseChanged();
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
    d->undo->push(new ToleranceEdit(
        d->chosenTolerance, tolerance, tolerance ? tr("Set the tolerance") : tr("Take the default tolerance"),
        d->keyOf(mergeKey), [this](const std::optional<Tolerance>& changed) { d->applyTolerance(changed); }));
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
