// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/latest.h"
#include "app/model/document/document.h"
#include "engine/detect/identify/identify.h"

#include <QTimer>
#include <QUndoCommand>

#include <functional>

namespace tessera {

// One step of the undo stack: a value before and after it. Tensors share their memory, so that a step costs little.
// Steps with the same `mergeKey` become one, or none if the last leads back to the start; an empty key never merges.
template <class Value> class UndoStep : public QUndoCommand {
public:
    using Apply = std::function<void(const Value&)>;

    UndoStep(Value before, Value after, const QString& what, QString mergeKey, Apply apply)
        : QUndoCommand(what)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_mergeKey(std::move(mergeKey))
        , m_apply(std::move(apply))
    {
    }

    void undo() override { m_apply(m_before); }
    void redo() override { m_apply(m_after); }
    int id() const override { return m_mergeKey.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* next) override
    {
        const auto* step = dynamic_cast<const UndoStep*>(next);
        if (!step || step->m_mergeKey != m_mergeKey)
            return false;
        m_after = step->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

    const Value& before() const { return m_before; }
    const QString& mergeKey() const { return m_mergeKey; }

private:
    Value m_before, m_after;
    QString m_mergeKey;
    Apply m_apply;
};

struct Document::Private : State {
    Private(Document* q, EngineFactory makeEngine, const MemoryBudget& budget);

    Document* document;

    // The case: document.cpp, document_files.cpp.
    QUndoGroup undoGroup;
    uint64_t mergeEpoch = 0;
    Issues invalidTexts;
    Issues invalidTextsAfter; // the invalid texts after the edit that is being made
    bool isRunnable = false; // `current` has no issue

    // Starts with a case and an empty undo stack. `expected`: the source of its expected values; empty: there is none.
    void start(const Case& c, const std::optional<Tolerance>& tolerance = {}, const QString& expected = {});
    void push(Case after, const QString& what, const QString& mergeKey);
    void apply(const Case& c); // an edit, undo or redo
    QString keyOf(const QString& mergeKey) const; // the key of the steps that merge with it
    void findIssues(); // sets the issues of `current` and of `invalidTexts`
    Issues invalidTextsBesides(const QString& field) const; // all but those of the field and its entries
    void takeInvalidTexts(); // takes over `invalidTextsAfter` without an edit

    // Its runs: document_runs.cpp.
    Runner runner;
    QTimer delay; // delays a run while runs are slow
    double lastSeconds = 0, progress = 0;
    EngineOptions engineOptions; // the memory budget is one of them
    uint64_t engineVersion = 0;
    bool live = true;
    bool onlyCompares = false; // the newest request only compares results

    const MemoryBudget& budget() const { return engineOptions.budget; }
    RunRequest requestOf(const Case& c) const; // a request with the present engines
    void markStale(); // the engines have changed, so that the shown results are not theirs
    void requestLive();
    void requestNow();
    void judge(); // compares the present results with the present tolerance
    void take(const RunResult& result);
    void diagnose(); // diagnoses the shown result where it fails and is not diagnosed yet
    bool isDiagnosed() const; // whether the diagnosis is about the shown result

    // What is picked: document_picks.cpp.
    const std::vector<uint32_t>& sizes(Side side) const;
    std::optional<Pin> placeOf(const std::optional<Pick>& pick) const;
    std::optional<Pick> pickAt(const std::optional<Pin>& place) const;
    void noteVisit();
    std::optional<size_t> visitBeyond(int by) const;

    struct Question {
        Operator op;
        Tensor input, a, b;
    };
    std::optional<Question> asked; // held, so that no other tensors take their memory
    std::optional<Cause> cause; // the answer
    Latest<Question, Cause> diagnosing; // last
};

} // namespace tessera
