// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/case_edit.h"
#include "app/document.h"

#include <QTimer>

namespace tessera {

struct Document::Private {
    // An element together with the sizes it is meant in: results of another shape keep its coordinates, or lose it.
    struct Anchor {
        Pick pick;
        std::vector<uint32_t> sizes;
    };

    Private(Document* q, EngineFactory makeEngine);

    Document* document;
    Runner runner;
    QTimer delay; // before a run, while runs are slow
    QUndoStack undo;

    Case current;
    Issues issues;
    QString dataError, runError;
    uint64_t revision = 1, shownRevision = 0; // of `current`, and of the case that `shown` came from
    std::optional<Shown> shown;
    Tolerance usedTolerance;
    std::optional<Tolerance> chosenTolerance;
    double lastSeconds = 0, progress = 0;

    QString expectedSource;
    QString engineA = QStringLiteral("cpu"), engineB = QStringLiteral("reference");
    EngineOptions engineOptions;
    bool live = true;

    QString path;
    std::optional<CaseFile> file;
    size_t dispatch = 0;

    std::optional<Anchor> pinned, hovered;
    uint64_t mergeEpoch = 0;

    void apply(const Case& c, CaseEdit::Concerns concerns); // an edit, undo or redo
    void push(Case after, const QString& what, const QString& mergeKey, CaseEdit::Concerns concerns);
    void start(const Case& c, const std::optional<Tolerance>& tolerance = {}); // a case that is the stack's beginning
    void applyTolerance(const std::optional<Tolerance>& tolerance); // an edit, undo or redo
    void requestLive();
    void requestNow();
    void take(const RunAnswer& answer);
    const std::vector<uint32_t>& sizes(Side side) const;
    std::optional<Anchor> anchored(std::optional<Pick> pick) const;
    void moveAnchor(std::optional<Anchor>& anchor) const; // to the sizes of the moment
};

} // namespace tessera
