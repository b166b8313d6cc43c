// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/document_state.h"

#include "app/model/document/document_private.h"
#include "app/model/inputs/case_issues.h"
#include "app/model/inputs/input_case.h"
#include "app/model/inputs/output_source.h"
#include "engine/compute/foreign/engine_sources.h"

#include <QFileInfo>

namespace tessera {

namespace {

constexpr int kUndoSteps = 1000;
constexpr uint64_t kKept = 4 << 20; // bytes of results that a state keeps while another one is shown

} // namespace

Document::State::State(const Case& c, const MemoryBudget& budget)
    : undo(std::make_unique<QUndoStack>())
    , current(c)
    , issues(issuesOf(c, budget))
{
    undo->setUndoLimit(kUndoSteps);
}

Document::State::State(const Case& c, const State& beside, const MemoryBudget& budget)
    : State(c, budget)
{
    if (!isFileSource(beside.engineA))
        engineA = beside.engineA;
    if (!isFileSource(beside.engineB))
        engineB = beside.engineB;
}

CaseVersion versionOf(const Document& document)
{
    return {document.state().undo.get(), document.state().revision};
}

QStringList filesOf(const Document::State& state)
{
    QStringList files{inputFile(state.current), picturePath(state.current)};
    if (!state.path.isEmpty())
        files << QFileInfo(state.path).absoluteFilePath();
    if (state.file)
        for (const std::filesystem::path& source : state.file->sources)
            files << QFileInfo(QString::fromStdU16String(source.u16string())).absoluteFilePath();
    for (const QString& side : {state.engineA, state.engineB})
        if (isFileSource(side))
            files << pathOfSource(side);
    files << engineFilesOf(state);
    files.removeIf([](const QString& path) { return path.isEmpty() || path.startsWith(QLatin1Char(':')); });
    files.removeDuplicates();
    return files;
}

QStringList engineFilesOf(const Document::State& state)
{
    QStringList files;
    for (const QString& engine : {state.engineA, state.engineB})
        for (const std::filesystem::path& path : engineSources(engine.toStdString()))
            files << QString::fromStdU16String(path.u16string());
    return files;
}

QString expectedOf(const CaseFile& file)
{
    if (file.expected.empty())
        return {};
    return fileSource(QFileInfo(QString::fromStdU16String(file.path.u16string())).absoluteFilePath());
}

void Document::exchange(State& state)
{
    cancel();
    d->hovered.reset();
    const auto bytes = [](const std::optional<Tensor>& tensor) { return tensor ? tensor->bytes().size() : 0; };
    if (d->shown && d->shown->input.bytes().size() + bytes(d->shown->a) + bytes(d->shown->b) > kKept)
        d->shown.reset();
    std::swap(static_cast<State&>(*d), state);
    d->showState();
}

const Document::State& Document::state() const
{
    return *d;
}

const PlayState& Document::play() const
{
    return d->play;
}

void Document::setPlay(const PlayState& play)
{
    if (std::exchange(d->play, play) != play)
        emit playChanged();
}

QUndoGroup* Document::undoGroup()
{
    return &d->undoGroup;
}

void Document::Private::showState()
{
    ++mergeEpoch;
    lastSeconds = 0;
    invalidTexts.clear();
    findIssues(); // the memory budget may be another one
    undoGroup.addStack(undo.get()); // once is enough, more do no harm
    undoGroup.setActiveStack(undo.get());
    emit document->caseChanged();
    emit document->enginesChanged();
    emit document->shownChanged();
    emit document->picksChanged();
    emit document->keptPinsChanged();
    emit document->playChanged();
    emit document->runStateChanged();
    if (!isUpToDate())
        live ? requestLive() : requestNow();
}

} // namespace tessera
