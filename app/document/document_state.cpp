// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/sheet.h"

#include "app/document/document_private.h"
#include "app/document/input_case.h"
#include "app/document/output_source.h"

#include <QFileInfo>

namespace tessera {

namespace {

constexpr int kUndoSteps = 1000;
constexpr uint64_t kKept = 4 << 20; // bytes of results that a sheet keeps while another one is shown

} // namespace

Document::Sheet::Sheet(const Case& c)
    : undo(std::make_unique<QUndoStack>())
    , current(c)
    , issues(validate(c.op))
{
    undo->setUndoLimit(kUndoSteps);
}

Document::Sheet::Sheet(const Case& c, const Sheet& beside)
    : Sheet(c)
{
    if (!isFileSource(beside.engineA))
        engineA = beside.engineA;
    if (!isFileSource(beside.engineB))
        engineB = beside.engineB;
}

QStringList filesOf(const Document::Sheet& sheet)
{
    QStringList files{inputFile(sheet.current), picturePath(sheet.current)};
    if (!sheet.path.isEmpty())
        files << QFileInfo(sheet.path).absoluteFilePath();
    if (sheet.file)
        for (const std::filesystem::path& source : sheet.file->sources)
            files << QFileInfo(QString::fromStdU16String(source.u16string())).absoluteFilePath();
    for (const QString& side : {sheet.engineA, sheet.engineB})
        if (isFileSource(side))
            files << pathOfSource(side);
    files.removeIf([](const QString& path) { return path.isEmpty() || path.startsWith(QLatin1Char(':')); });
    files.removeDuplicates();
    return files;
}

QString expectedOf(const CaseFile& file)
{
    if (file.expected.empty())
        return {};
    return fileSource(QFileInfo(QString::fromStdU16String(file.path.u16string())).absoluteFilePath());
}

void Document::exchange(Sheet& sheet)
{
    cancel();
    d->hovered.reset();
    const auto bytes = [](const std::optional<Tensor>& tensor) { return tensor ? tensor->bytes().size() : 0; };
    if (d->shown && d->shown->input.bytes().size() + bytes(d->shown->a) + bytes(d->shown->b) > kKept)
        d->shown.reset();
    std::swap(static_cast<Sheet&>(*d), sheet);
    d->showSheet();
}

const Document::Sheet& Document::sheet() const
{
    return *d;
}

QUndoGroup* Document::undoGroup()
{
    return &d->undoGroup;
}

void Document::Private::showSheet()
{
    ++mergeEpoch;
    lastSeconds = 0;
    issues = validate(current.op); // the memory budget may be another one
    undoGroup.addStack(undo.get()); // once is enough, more do no harm
    undoGroup.setActiveStack(undo.get());
    emit document->caseChanged();
    emit document->enginesChanged();
    emit document->shownChanged();
    emit document->selectionChanged();
    emit document->keptPinsChanged();
    emit document->runStateChanged();
    if (!shown || shownRevision != revision)
        live ? requestLive() : requestNow();
}

} // namespace tessera
