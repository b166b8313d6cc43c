// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/found_map.h"
#include "app/model/document/play_state.h"
#include "app/model/document/runner.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/formats/io/case_file.h"

#include <QObject>
#include <QString>
#include <QUndoGroup>
#include <QUndoStack>

#include <memory>
#include <optional>

namespace tessera {

struct Cause; // engine/detect/identify/identify.h

// One element of one of the two tensors, by logical index.
struct Pick {
    Side side = Side::Output;
    uint64_t element = 0;

    bool operator==(const Pick&) const = default;
};

// An element that is watched, by its coordinates: results of another shape may have none there.
struct KeptPin {
    Side side = Side::Output;
    std::vector<uint32_t> at;

    bool operator==(const KeptPin&) const = default;
};

inline const auto kDataPath = QStringLiteral("data"); // of an issue: a generator's number

// What the window shows: the case, what is wrong with it, its plan, the engines' results and what is picked. The only
// thing that views talk to; views never know each other. Lives on the window's thread.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(EngineFactory makeEngine = makeEngineWith, const MemoryBudget& budget = {},
                      QObject* parent = nullptr);
    ~Document() override;

    // The case and what follows from it. While there are issues, the plan, input and results of the last good case
    // stay, and shown() says which case they belong to.
    const Case& currentCase() const;
    const Issues& issues() const; // of currentCase, and invalidTexts(); empty = it runs
    const Issues& invalidTexts() const; // texts that stand in a form and are no values of their fields
    const MemoryBudget& memoryBudget() const; // of the case and of every file that is read for it
    void setMemoryBudget(const MemoryBudget& budget); // the case is held against it anew, and runs where it is live
    Message dataError() const; // why the input could not be loaded; empty = it was
    const RunResult* shown() const; // complete and consistent: made by one run; null before the first one has ended
    bool isStale() const; // shown() is of an older case than currentCase(), or of other engines
    const Cause* cause() const; // what is wrong with A or B of shown(); null: nothing fails, or nobody knows yet

    // Edits. Each is one step of undoStack(); steps of the same `mergeKey` (a slider's drag) merge until endMerge().
    void setOperator(const Operator& op, const QString& what, const QString& mergeKey = {});
    void setFieldText(const QString& path, const QString& text,
                      const QString& mergeKey = {}); // throws TextError, case kept
    // What a form makes of a text that was typed into a field: the case that it gives, or why it is no value. Then the
    // case is as before the steps of `mergeKey`. It stays invalidTexts() until the field is typed anew, or the case is
    // changed elsewhere.
    void setTyped(const QString& path, const Case& after, const QString& what, const QString& mergeKey = {});
    void setInvalidText(const Issue& invalidTexts, const QString& mergeKey = {});
    void setData(const DataSource& data, const QString& what, const QString& mergeKey = {});
    void setTitle(const QString& title);
    void replaceCase(const Case& c, const QString& what); // one step: an example, a pasted line
    void endMerge();
    QUndoStack* undoStack(); // of the state that is shown
    QUndoGroup* undoGroup(); // follows it

    // Tabs. A state is a case with all that is its own (app/model/document/document_state.h). The one that is given is
    // shown, and the one that was shown comes back in its place: without its results where they are large, since they
    // can be had again.
    struct State;
    void exchange(State& state);
    const State& state() const; // that is shown

    // Files. A file may hold several dispatches: the case is one of them.
    void newCase(const Case& c); // clears the undo stack
    // A .json case file, a .npy, a picture. Throws IoError, TextError.
    void open(const QString& path, size_t dispatch = 0, SourceReach reach = SourceReach::CaseFolder);
    void save(const QString& path); // throws IoError
    // The file as it is now; what is picked stays. A case that differs is one step of undoStack(). Throws IoError, and
    // then all stays.
    void reload(); // needs a path
    void missFile(); // it is gone: what is here is all there is
    QString path() const;
    const CaseFile* caseFile() const; // where the case came from one
    size_t dispatchIndex() const;
    bool isModified() const;

    // Engines, by name, or files (app/model/inputs/output_source.h). B may be empty.
    QString engineA() const;
    QString engineB() const;
    void setEngines(const QString& a, const QString& b);
    void renewEngines(); // their files have changed: they are made anew, and run where the case is live
    bool validates() const; // Vulkan runs under its validation layer
    void setValidates(bool validates);
    bool live() const; // run on every change
    void setLive(bool live);
    void run(); // now, whether live or not
    void cancel();
    bool isRunning() const;
    double progress() const; // 0 … 1, of the run in progress; progressChanged() says so
    Message runError() const; // of the last run; empty = it went well
    QString expectedSource() const; // the file with the case's expected values, as an engine's name; empty: none
    void setExpectedSource(const QString& name); // of a case that was not opened from a file
    Tolerance tolerance() const; // in force
    bool toleranceIsChosen() const; // else it is the default of the two engines
    void setTolerance(const std::optional<Tolerance>& tolerance,
                      const QString& mergeKey = {}); // one step; none: the default

    // What is picked. A pin stays until it is cleared or the case's shapes lose it; hover follows the mouse.
    std::optional<Pick> pinned() const;
    std::optional<Pick> hovered() const;
    std::optional<Pick> active() const; // hovered, else pinned: what tabs explain
    void pin(std::optional<Pick> pick);
    void hover(std::optional<Pick> pick);
    Partners partners(const Pick& pick) const; // in the other tensor, with weights; empty without shown(). Of the map
                                               // that views show
    const Tensor* tensor(Side side) const; // of shown(): input, or output a
    uint32_t blockSize() const; // of a depth/space case, else 1: what Shift+arrows step by

    // The map that views explain: the operator's, or what one of the engines was found to read in its place. What was
    // found is of one operator and one engine, and is not there while the results are of others.
    const FoundMap* foundMap() const; // null: nobody has looked
    void setFoundMap(std::shared_ptr<const FoundMap> found); // and shows it, where it is known; null: it is forgotten
    bool showsFoundMap() const;
    void setShowsFoundMap(bool shows);
    const Plan* mapPlan() const; // null: there are no results, or no plan says what was found, and partners() does
    const Tensor* mapOutput() const; // what the map's engine gave; null: nothing

    // Pins that were there before, as pages of a browser: a new one drops those that are ahead.
    bool canRevisit(int by) const; // −1: back, 1: forward; past those that what is shown does not have
    std::optional<Pick> revisit(int by); // pins it
    void forgetPins(); // all of them: pinned, visited and kept

    // Pins that are kept; each has a number: its place in the list, from 1 on.
    const std::vector<KeptPin>& keptPins() const;
    std::optional<Pick> pickOf(const KeptPin& pin) const; // none where what is shown has no such element
    std::optional<size_t> keptIndex() const; // of the pinned element
    void keepPin(); // the pinned element, once
    void removeKeptPins(size_t first, size_t count = 1);

    // The player of the case. It is no part of what can be undone.
    const PlayState& play() const;
    void setPlay(const PlayState& play);

signals:
    void caseChanged(); // currentCase, issues, path or title
    void shownChanged(); // new results
    void picksChanged();
    void causeChanged(); // shownChanged() says that there is none yet
    void mapChanged(); // which map views explain, or what was found; shownChanged() says it too
    void keptPinsChanged();
    void playChanged();
    void enginesChanged(); // or how they are made
    void runStateChanged(); // isRunning, live, runError
    void progressChanged(); // of the run in progress: many times a run
    void failed(const Message& sentence); // the machine or a file failed: to be shown, the case is kept

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace tessera
