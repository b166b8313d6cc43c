// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/latest.h"
#include "app/model/document/case_bundle.h"
#include "app/model/document/case_edit.h"
#include "app/model/document/document.h"
#include "app/model/document/document_state.h"
#include "engine/detect/identify/identify.h"

#include <QTimer>

namespace tessera {

struct Document::Private : State {
    Private(Document* q, EngineFactory makeEngine, const MemoryBudget& budget);

    Document* document;
    Runner runner;
    QTimer delay; // before a run, while runs are slow
    QUndoGroup undoGroup;

    double lastSeconds = 0, progress = 0;
    EngineOptions engineOptions; // with the memory budget
    uint64_t engineVersion = 0;
    bool live = true;
    Issues invalidTexts;
    Issues invalidTextsAfter; // the edit that is being made
    bool isRunnable = false; // `current` has no issue
    bool onlyCompares = false; // the newest request only compares results
    uint64_t mergeEpoch = 0;

    const MemoryBudget& budget() const { return engineOptions.budget; }
    void apply(const Case& c, CaseEdit::Concerns concerns); // an edit, undo or redo
    void findIssues(); // of `current`, and `invalidTexts`
    Issues invalidTextsBesides(const QString& field) const; // and its entries
    void takeInvalidTexts(); // what is invalidTexts is `invalidTextsAfter`, without an edit
    void markStale(); // the engines are others, or made anew: what is shown is not theirs
    void push(Case after, const QString& what, const QString& mergeKey, CaseEdit::Concerns concerns);
    QString keyOf(const QString& mergeKey) const; // of the steps that merge with it
    // A case that is the stack's beginning. expected: the source of its expected values, empty where there is none.
    void start(const Case& c, const std::optional<Tolerance>& tolerance = {}, const QString& expected = {});
    void applyTolerance(const std::optional<Tolerance>& tolerance); // an edit, undo or redo
    void showState(); // another one
    void requestLive();
    void requestNow();
    void judge(); // compares the results that are there, with the tolerance of now
    void take(const RunResult& result);
    void diagnose(); // what is shown, where it fails and nobody has
    bool isDiagnosed() const; // what is shown is what was asked about
    const std::vector<uint32_t>& sizes(Side side) const;
    std::optional<KeptPin> placeOf(const std::optional<Pick>& pick) const;
    void noteVisit();
    std::optional<size_t> visitBeyond(int by) const;
    std::optional<Pick> pickAt(const std::optional<KeptPin>& place) const;

    struct Question {
        Operator op;
        Tensor input, a, b;
    };
    std::optional<Question> asked; // held, so that no other tensors take their memory
    std::optional<Cause> cause; // the answer
    Latest<Question, Cause> diagnosing; // last
};

} // namespace tessera
