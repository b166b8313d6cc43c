// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/model/inputs/file_state.h"

#include <memory>

namespace tessera {

class StoredSides;

// One case with all that is its own: its file, its undo steps, its engines, results and picks. What a tab keeps;
// the document shows one state at a time.
struct Document::State {
    State(const Case& c, const MemoryBudget& budget);
    // On the engines of the other; its files are about its own case.
    State(const Case& c, const State& beside, const MemoryBudget& budget);

    std::unique_ptr<QUndoStack> undo;

    Case current;
    Issues issues;
    Message dataError, runError;
    uint64_t revision = 1; // of `current`
    uint64_t serial = 1; // of `current` on the engines of now: that of its runs
    std::optional<RunResult> shown;
    Tolerance usedTolerance;
    std::optional<Tolerance> chosenTolerance;

    QString expectedSource; // of the file's expected output, as a name of an engine
    QString engineA = QStringLiteral("cpu"), engineB = QStringLiteral("reference");

    std::shared_ptr<const StoredSides> stored; // of the bundle of a failure; may be engines A and B

    QString path;
    FileState fileState; // of `path`, when it was read or written here
    std::optional<CaseFile> file;
    size_t dispatch = 0;

    std::optional<KeptPin> pinned, hovered; // by coordinates; a result may have no such element
    std::vector<KeptPin> keptPins;
    std::vector<KeptPin> visited; // pins in their order, so many at most as the document bounds
    size_t visit = 0; // the one that was pinned last; going back does not drop those after it
    PlayState play;
    std::shared_ptr<const FoundMap> found; // of one of the engines
    bool showsFound = false;

    bool isModified() const { return !undo->isClean(); }
    bool isUpToDate() const { return shown && shown->serial == serial && shown->isComplete; }
};

// A case as it stands: equal until something changes that its results depend on.
struct CaseVersion {
    const QUndoStack* of;
    uint64_t revision;

    bool operator==(const CaseVersion&) const = default;
};
CaseVersion versionOf(const Document& document); // of the state that is shown

// The files whose content the state shows: its case's, its input's, those that are compared.
QStringList filesOf(const Document::State& state);
QStringList engineFilesOf(const Document::State& state); // of these, what its engines are made of

QString expectedOf(const CaseFile& file); // as the name of an engine; empty: it has no expected values

} // namespace tessera
