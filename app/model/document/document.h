// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/file_watcher.h"
#include "app/model/document/runner.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/detect/probe/xray.h"
#include "engine/formats/io/case_file.h"
#include "engine/teach/lesson/player.h"

#include <QObject>
#include <QString>
#include <QUndoGroup>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <vector>

namespace tessera {

struct Cause; // engine/detect/identify/identify.h
class StoredSides; // app/model/document/case_bundle.h
struct SavedCase; // the same
class GivenTensors; // app/model/document/given_tensors.h
struct Capture; // engine/compute/capture/model_capture.h

// What an engine was found to read (engine/detect/probe/xray.h), ready to be shown beside what the operator says.
struct ProbedMap {
    QString engine; // its name
    Operator op; // that it was asked about
    Xray xray;
    std::vector<bool> differs; // for every output: it reads otherwise than it should
    SourceTable targets = {}; // for a map that no plan says: the outputs that read each input
    bool isDiagnosed = false; // it is what the diagnosis of the engine's output says; else the engine was asked

    bool isKnown() const { return xray.kind != XrayKind::NoMap; }
    const Plan* plan() const { return xray.plan ? &*xray.plan : nullptr; } // null: none says it
    Partners partners(Side side, uint64_t element) const; // in the other tensor
};

// One element of one of the two tensors, by logical index.
struct Pick {
    Side side = Side::Output;
    uint64_t element = 0;

    bool operator==(const Pick&) const = default;
};

// An element that is watched, by its coordinates: results of another shape may have none there.
struct Pin {
    Side side = Side::Output;
    std::vector<uint32_t> at;

    bool operator==(const Pin&) const = default;
};

// Where the player of a case stands.
struct PlayState {
    bool isOn = false; // its bar is shown, and outputs to come are empty
    Stepping stepping = {};
    uint64_t stepsDone = 0; // more than the case has: all

    bool operator==(const PlayState&) const = default;
};

// What a tab's copy has too, and the tab at the next start.
struct TabChoices {
    QString engineA = QStringLiteral("cpu"), engineB = QStringLiteral("reference");
    QStringList more; // C and D: none without B
    size_t base = 0; // which of these the others are held against
    std::optional<Tolerance> chosenTolerance; // none: the default
    std::optional<Pin> pinned; // by coordinates; a result may have no such element
    std::vector<Pin> keptPins;
    PlayState play;
};

// A document is three models. What each knows of one case, which is what a tab keeps:

struct CaseState { // the case, its file and its undo steps
    std::unique_ptr<QUndoStack> undo;
    Case current;
    Issues issues;
    Message dataError;
    uint64_t revision = 1; // the version of `current`

    QString path;
    FileState fileState; // how the file at `path` was when it was read or written here
    std::optional<CaseFile> file;
    size_t dispatch = 0;
    std::shared_ptr<GivenTensors> given; // what another program gives for it; null: nothing
    std::shared_ptr<const Capture> capture; // that recorded what flows through its node of a model; null: nothing did

    bool isModified() const { return !undo->isClean(); }
};

struct RunState : TabChoices { // the engines, their results, and how these are compared
    uint64_t serial = 1; // the serial of the runs of the case on the present engines
    std::optional<RunResult> shown;
    Message runError;
    QString expectedSource; // the file's expected output, as a name of an engine
    std::shared_ptr<const StoredSides> stored; // what the bundle of a failure holds; may be engines A and B
    Tolerance usedTolerance;

    bool isUpToDate() const { return shown && shown->serial == serial && shown->isComplete; }
};

struct PickState { // what is picked of the results, and what it is explained by
    std::optional<Pin> hovered;
    std::vector<Pin> visited; // pins in their order, so many at most as the document bounds
    size_t visit = 0; // the one that was pinned last; going back does not drop those after it
    std::shared_ptr<const ProbedMap> found; // the map of one of the engines
    bool showsFound = false;
};

inline const auto kDataPath = QStringLiteral("data"); // the path of an issue with a generator's number

// What the window shows: the case, what is wrong with it, its plan, the engines' results and what is picked. The only
// thing that views talk to; views never know each other. Lives on the window's thread.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(EngineFactory makeEngine = makeEngineWith, const MemoryBudget& budget = {},
                      QObject* parent = nullptr);
    ~Document() override;

    // Tabs. A state is a case with all that is its own. The one that is given is shown, and the one that was shown
    // comes back in its place: without its results where they are large, since they can be had again.
    struct State : CaseState, RunState, PickState {
        State(const Case& c, const MemoryBudget& budget);
        // On the engines of the other; its files and cases are about its own.
        State(const Case& c, const State& beside, const MemoryBudget& budget);
        void noteSaved(const SavedCase& saved); // it is in its file now
    };
    void exchange(State& state);
    const State& state() const { return *m_state; } // that is shown

    // The case and what follows from it. While there are issues, the plan, input and results of the last good case
    // stay, and shown() says which case they belong to.
    const Case& currentCase() const { return m_state->current; }
    // The issues of currentCase and of invalidTexts(); empty = it runs.
    const Issues& issues() const { return m_state->issues; }
    const Issues& invalidTexts() const; // texts that stand in a form and are no values of their fields
    const MemoryBudget& memoryBudget() const; // the budget for the case and for every file that is read for it
    void setMemoryBudget(const MemoryBudget& budget); // the case is held against it anew, and runs where it is live
    Message dataError() const { return m_state->dataError; } // why the input could not be loaded; empty = it was
    // Complete and consistent: made by one run. Null before the first one has ended.
    const RunResult* shown() const { return m_state->shown ? &*m_state->shown : nullptr; }
    // Whether shown() belongs to an older case than currentCase(), or to other engines.
    bool isStale() const { return shown() && shown()->serial != m_state->serial; }
    const Cause* cause() const; // what is wrong with A or B of shown(); null: nothing fails, or nobody knows yet

    // Edits. Each is one step of undoStack(); steps of the same `mergeKey` (a slider's drag) merge until endMerge().
    void setOperator(const Operator& op, const QString& what, const QString& mergeKey = {});
    // What a form makes of a text that was typed into a field: the case that it gives, or why it is no value. Then the
    // case is as before the steps of `mergeKey`. It stays invalidTexts() until the field is typed anew, or the case is
    // changed elsewhere.
    void setTyped(const QString& path, const Case& after, const QString& what, const QString& mergeKey = {});
    void setInvalidText(const Issue& invalidTexts, const QString& mergeKey = {});
    void setData(const DataSource& data, const QString& what, const QString& mergeKey = {});
    void replaceCase(const Case& c, const QString& what); // one step: an example, a pasted line
    void endMerge();
    QUndoStack* undoStack() { return m_state->undo.get(); } // the steps of the state that is shown
    QUndoGroup* undoGroup(); // follows it

    // Files. A file may hold several dispatches: the case is one of them.
    void newCase(const Case& c); // clears the undo stack
    // A .json case file, a .npy, a picture. Throws IoError, TextError.
    void open(const QString& path, size_t dispatch = 0, SourceReach reach = SourceReach::CaseFolder);
    void save(const QString& path); // throws IoError
    // The same in two parts: between them writeCase() writes it, which takes a while where it is large.
    SavedCase savedCase(const QString& path) const;
    void noteSaved(const SavedCase& saved);
    // The file as it is now; what is picked stays. A case that differs is one step of undoStack(). Throws IoError, and
    // then all stays.
    void reload(); // needs a path
    void missFile() { undoStack()->resetClean(); } // the file is gone: only what is in memory is left
    QString path() const { return m_state->path; }
    // Null where the case came from none.
    const CaseFile* caseFile() const { return m_state->file ? &*m_state->file : nullptr; }
    size_t dispatchIndex() const { return m_state->dispatch; }
    bool isModified() const { return m_state->isModified(); }

    // Engines, by name, or files (app/model/document/output_source.h). B may be empty.
    QString engineA() const { return m_state->engineA; }
    QString engineB() const { return m_state->engineB; }
    void setEngines(const QString& a, const QString& b); // where B goes, C takes its place
    // All that are looked at together, A first, kMostResults at most; in the same way.
    QStringList results() const;
    void setResults(const QStringList& results); // empty ones, equal ones and those beyond are left out
    void setResult(size_t result, const QString& name); // an empty name takes it away; past the last: one more
    size_t base() const { return m_state->base; } // the result that the others are held against
    void setBase(size_t result); // nothing happens where there is none
    void renewEngines(); // their files have changed: they are made anew, and run where the case is live
    bool validates() const; // Vulkan runs under its validation layer
    void setValidates(bool validates);
    bool live() const; // run on every change
    void setLive(bool live);
    void run(); // now, whether live or not
    void cancel();
    bool isRunning() const;
    double progress() const; // 0 … 1, of the run in progress; progressChanged() says so
    Message runError() const { return m_state->runError; } // why the last run failed; empty = it went well
    // The file with the case's expected values, as an engine's name; empty: none.
    QString expectedSource() const { return m_state->expectedSource; }
    void setExpectedSource(const QString& name); // for a case that was not opened from a file
    Tolerance tolerance() const { return m_state->chosenTolerance.value_or(m_state->usedTolerance); } // in force
    // Else it is the default of the two engines.
    bool toleranceIsChosen() const { return m_state->chosenTolerance.has_value(); }
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
    const Tensor* tensor(Side side) const; // a tensor of shown(): input, or output a
    uint32_t blockSize() const; // what Shift+arrows step by: a depth/space case's block size, else 1

    // The map that views explain: the operator's, or what one of the engines was found to read in its place. What was
    // found is of one operator and one engine, and is not there while the results are of others.
    const ProbedMap* probedMap() const; // null: nobody has looked
    void setProbedMap(std::shared_ptr<const ProbedMap> found); // sets and shows it; null: it is forgotten
    bool showsProbedMap() const { return m_state->showsFound && probedMap(); }
    void setShowsProbedMap(bool shows);
    const Plan* mapPlan() const; // null: there are no results, or no plan says what was found, and partners() does
    const Tensor* mapOutput() const; // what the map's engine gave; null: nothing

    // Pins that were there before, as pages of a browser: a new one drops those that are ahead.
    bool canRevisit(int by) const; // −1: back, 1: forward; past those that what is shown does not have
    std::optional<Pick> revisit(int by); // pins it
    void forgetPins(); // all of them: pinned, visited and kept

    // Pins that are kept; each has a number: its place in the list, from 1 on.
    const std::vector<Pin>& keptPins() const { return m_state->keptPins; }
    std::optional<Pick> pickOf(const Pin& pin) const; // none where what is shown has no such element
    std::optional<size_t> keptIndex() const; // which of the kept pins is pinned now
    void keepPin(); // the pinned element, once
    void removeKeptPins(size_t first, size_t count = 1);

    // The player of the case. It is no part of what can be undone.
    const PlayState& play() const { return m_state->play; }
    void setPlay(const PlayState& play);

signals:
    void caseChanged(); // currentCase, issues or dataError
    void fileChanged(); // path, title, isModified or caseFile
    void toleranceChanged(); // which one is chosen; comparisons by it come with shownChanged()
    void shownChanged(); // new results
    void picksChanged();
    void causeChanged(); // shownChanged() says that there is none yet
    void mapChanged(); // which map views explain, or what was found; shownChanged() says it too
    void keptPinsChanged();
    void playChanged();
    void enginesChanged(); // the engines, or the way they are made, changed
    void runStateChanged(); // isRunning, live, runError
    void progressChanged(); // how far the run in progress is: many times a run

private:
    struct Private;
    std::unique_ptr<Private> d;
    State* m_state; // within it
};

// A case as it stands: equal until something changes that its results depend on.
struct CaseVersion {
    const QUndoStack* of;
    uint64_t revision;

    bool operator==(const CaseVersion&) const = default;
};
CaseVersion versionOf(const Document& document); // the version of the state that is shown

// The files whose content the state shows: its case's, its input's, those that are compared.
QStringList filesOf(const Document::State& state);
QStringList engineFilesOf(const Document::State& state); // the engine files among those that its engines are made of

inline QString letterOf(size_t result) // A, B, C or D
{
    return {QChar(u'A' + char16_t(result))};
}
QString expectedOf(const CaseFile& file); // as the name of an engine; empty: it has no expected values

} // namespace tessera
