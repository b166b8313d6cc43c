// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/latest.h"
#include "app/model/document/file_watcher.h"
#include "app/model/document/runner.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/detect/identify/identify.h"
#include "engine/detect/probe/xray.h"
#include "engine/formats/io/case_file.h"
#include "engine/teach/lesson/player.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoGroup>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tessera {

// This room is the window's model, without a widget: the document of a tab, its inputs and runs, the searches beside
// them, and the session. All rooms that show or change a case use it.

class StoredSides; // app/model/document/case_bundle.h
struct SavedCase; // app/model/document/case_bundle.h
class GivenTensors; // app/model/document/given_tensors.h
struct Capture; // engine/compute/capture/model_capture.h

// What an engine reads, as a search found it (engine/detect/probe/xray.h), to be shown beside the operator's own map.
struct ProbedMap {
    QString engine; // the name of the engine
    Operator op; // the operator that it was asked about
    Xray xray;
    std::vector<bool> differs; // for every output: the engine reads other inputs than it should
    SourceTable targets = {}; // the outputs that read each input, for a map that no plan can express
    bool isDiagnosed = false; // the diagnosis of the engine's output names the map; otherwise the engine was run

    bool isKnown() const { return xray.kind != XrayKind::NoMap; }
    const Plan* plan() const { return xray.plan ? &*xray.plan : nullptr; } // null: no plan expresses the map
    Partners partners(Side side, uint64_t element) const; // in the other tensor
};

// One element of one of the two tensors, by logical index.
struct Pick {
    Side side = Side::Output;
    uint64_t element = 0;

    bool operator==(const Pick&) const = default;
};

// An element that the user watches, by its coordinates. Results of another shape may have no such element.
struct Pin {
    Side side = Side::Output;
    std::vector<uint32_t> at;

    bool operator==(const Pin&) const = default;
};

// Where the player of a case stands.
struct PlayState {
    bool isOn = false; // the player's bar is shown, and outputs of later steps are empty
    Stepping stepping = {};
    uint64_t stepsDone = 0; // more than the case has means all

    bool operator==(const PlayState&) const = default;
};

// What the copy of a tab takes over, and the session restores.
struct TabChoices {
    // What makes the results A, B, C and D: engines, by name, or files. There is always A.
    QStringList engines = {QStringLiteral("cpu"), QStringLiteral("reference")};
    size_t base = 0; // the result that the others are compared with
    std::optional<Tolerance> chosenTolerance; // none: the default
    std::optional<Pin> pinned; // a result may have no such element
    std::vector<Pin> keptPins;
    PlayState play;
};

// How a case is shown once its first result is there.
struct FirstLook {
    bool isPicture = false; // its input is a picture, whatever the case says
    std::vector<uint32_t> at = {}; // the element of the output to pin; none: one in the middle
};

// A document is three models. What each knows of one case, which is what a tab keeps:

struct CaseState { // the case, its file and its undo steps
    std::unique_ptr<QUndoStack> undo;
    Case current;
    Issues issues;
    Message dataError;
    uint64_t revision = 1; // the version of `current`

    QString path;
    FileState fileState; // the state of the file at `path` when this program read or wrote it
    std::optional<CaseFile> file;
    size_t dispatch = 0;
    std::shared_ptr<GivenTensors> given; // the tensors that another program gives; null: none
    std::shared_ptr<const Capture> capture; // the run that recorded the tensors of its node of a model; null: none

    bool isModified() const { return !undo->isClean(); }
};

struct RunState : TabChoices { // the engines, their results, and how these are compared
    uint64_t serial = 1; // the serial of the runs of the case on the present engines
    std::optional<RunResult> shown;
    Message runError;
    QString expectedSource; // the file's expected output, as a name of an engine
    std::shared_ptr<const StoredSides> stored; // both sides of a failure in a bundle; they may be engines A and B
    Tolerance usedTolerance;

    bool isUpToDate() const { return shown && shown->serial == serial && shown->isComplete; }
};

struct PickState { // the picked elements, and the map that explains them
    std::optional<Pin> hovered;
    std::vector<Pin> visited; // pins in the order in which they were set; the document limits their number
    size_t visit = 0; // the pin that is shown; going back does not drop those after it
    std::shared_ptr<const ProbedMap> found; // what a probe found; null: none has
    bool showsFound = false;
    std::optional<FirstLook> firstLook; // none: the first result was shown
};

inline const auto kDataPath = QStringLiteral("data"); // the path of an issue with a generator's number

// What the window shows: the case, its issues, its plan, the engines' results and the picked elements. Views talk only
// to the document, never to each other. It lives on the window's thread.
class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(EngineFactory makeEngine = makeEngineWith, const MemoryBudget& budget = {});
    ~Document() override;

    // Tabs. A state is a case with all that belongs to it. exchange() shows the given state and puts the shown one in
    // its place, without large results, since they can be computed again.
    struct State : CaseState, RunState, PickState {
        State(const Case& c, const MemoryBudget& budget);
        // A state on the engines of another one, but for files and engines that are wrong on purpose.
        State(const Case& c, const State& beside, const MemoryBudget& budget);
        void noteSaved(const SavedCase& saved); // the case has been written to its file
    };
    void exchange(State& state);
    // The case was opened and has not run yet. Whoever shows its first result takes the look.
    void awaitFirstResult(const FirstLook& look = {}) { m_state.firstLook = look; }
    std::optional<FirstLook> takeFirstLook() { return std::exchange(m_state.firstLook, {}); }
    const State& state() const { return m_state; } // the state that is shown

    // The case and what follows from it. While there are issues, shown() still has the last good case with its plan,
    // input and results.
    const Case& currentCase() const { return m_state.current; }
    // The issues of currentCase and of invalidTexts(); empty = it runs.
    const Issues& issues() const { return m_state.issues; }
    // Texts that stand in a form and are no values of their fields.
    const Issues& invalidTexts() const { return m_invalidTexts; }
    // The budget for the case and for every file that is read for it.
    const MemoryBudget& memoryBudget() const { return m_engineOptions.budget; }
    void setMemoryBudget(const MemoryBudget& budget); // checks the case again, and runs it if it is live
    Message dataError() const { return m_state.dataError; } // why the input could not be loaded; empty = it was
    // The results of one run, complete and consistent. Null before the first run has ended.
    const RunResult* shown() const { return m_state.shown ? &*m_state.shown : nullptr; }
    // Whether shown() belongs to an older case than currentCase(), or to other engines.
    bool isStale() const { return shown() && shown()->serial != m_state.serial; }
    // The mistake in A or B of shown(); null: nothing fails, or the mistake is not known yet.
    const Cause* cause() const { return m_cause && isDiagnosed() ? &*m_cause : nullptr; }

    // Edits. Each is one step of undoStack(); steps of the same `mergeKey` (a slider's drag) merge until endMerge().
    void setOperator(const Operator& op, const QString& what, const QString& mergeKey = {});
    // A form passes on a text that was typed into a field: the case that it gives, or why it is no value. An invalid
    // text takes back the steps of `mergeKey`, and stays in invalidTexts() until the field is typed in again or the
    // case is changed elsewhere.
    void setTyped(const QString& path, const Case& after, const QString& what, const QString& mergeKey = {});
    void setInvalidText(const Issue& issue, const QString& mergeKey = {});
    void setData(const DataSource& data, const QString& what, const QString& mergeKey = {});
    void replaceCase(const Case& c, const QString& what) { push(c, what, {}); } // one step: an example, a pasted line
    void endMerge() { ++m_mergeEpoch; }
    QUndoStack* undoStack() { return m_state.undo.get(); } // the steps of the state that is shown
    QUndoGroup* undoGroup() { return &m_undoGroup; } // its active stack is undoStack()

    // Files. A file may hold several dispatches: the case is one of them.
    void newCase(const Case& c); // clears the undo stack
    // A case file. Throws IoError, TextError.
    void open(const QString& path, size_t dispatch = 0, SourceReach reach = SourceReach::CaseFolder);
    // Saving has two parts. writeCase() writes the case between them, which may take a while.
    SavedCase savedCase(const QString& path) const;
    void noteSaved(const SavedCase& saved);
    // Reads the file again; picked elements stay. A case that differs is one step of undoStack(). If it throws IoError,
    // nothing has changed.
    void reload(); // needs a path
    void missFile() { undoStack()->resetClean(); } // the file is gone, and the case is only in memory
    QString path() const { return m_state.path; }
    // null: the case came from no file
    const CaseFile* caseFile() const { return m_state.file ? &*m_state.file : nullptr; }
    size_t dispatchIndex() const { return m_state.dispatch; }
    bool isModified() const { return m_state.isModified(); }

    // Engines, by name, or files (app/model/document/output_source.h). B may be empty.
    QString engineA() const { return results().front(); }
    QString engineB() const { return results().value(1); }
    // If B is removed, C takes its place.
    void setEngines(const QString& a, const QString& b) { setResults(QStringList{a, b} + results().mid(2)); }
    // All results that are shown together, A first, kMostResults at most.
    const QStringList& results() const { return m_state.engines; }
    void setResults(const QStringList& results); // leaves out empty and equal names, and those beyond kMostResults
    // An empty name removes the result; a number past the last adds one.
    void setResult(size_t result, const QString& name);
    size_t base() const { return m_state.base; } // the result that the others are compared with
    void setBase(size_t result); // does nothing if there is no such result
    void renewEngines(); // makes the engines again after their files changed, and runs a live case
    bool validates() const { return m_engineOptions.validate; } // Vulkan runs under its validation layer
    void setValidates(bool validates);
    bool live() const { return m_live; } // run on every change
    void setLive(bool live);
    void run() { requestNow(); } // runs now, whether live or not
    void cancel();
    bool isRunning() const { return m_runner.isBusy() || m_delay.isActive(); }
    double progress() const { return m_progress; } // 0 … 1, of the run in progress; progressChanged() says so
    Message runError() const { return m_state.runError; } // why the last run failed; empty = it went well
    // The file with the case's expected values, as an engine's name; empty: none.
    QString expectedSource() const { return m_state.expectedSource; }
    void setExpectedSource(const QString& name); // names it for a case that was not opened from a file
    // The tolerance that comparisons use.
    Tolerance tolerance() const { return m_state.chosenTolerance.value_or(m_state.usedTolerance); }
    // False: the tolerance is the default of the two engines.
    bool toleranceIsChosen() const { return m_state.chosenTolerance.has_value(); }
    void setTolerance(const std::optional<Tolerance>& tolerance,
                      const QString& mergeKey = {}); // one step; none: the default

    // Picked elements. A pin stays until it is cleared or the case's shapes have no such element; hovered follows the
    // mouse.
    std::optional<Pick> pinned() const { return pickAt(m_state.pinned); }
    std::optional<Pick> hovered() const { return pickAt(m_state.hovered); }
    std::optional<Pick> active() const; // hovered, else pinned: what tabs explain
    void pin(std::optional<Pick> pick);
    void hover(std::optional<Pick> pick);
    Partners partners(const Pick& pick) const; // in the other tensor, with weights, by the map that views
                                               // show; empty without shown()
    const Tensor* tensor(Side side) const; // a tensor of shown(): input, or output a
    uint32_t blockSize() const; // the step of Shift+arrows: the block size of a depth/space case, else 1

    // The map that views explain: the operator's, or the one that was found for an engine. A found map belongs to one
    // operator and one engine, and is not shown with results of others.
    const ProbedMap* probedMap() const; // null: no map was searched for
    void setProbedMap(std::shared_ptr<const ProbedMap> found); // sets and shows the map; null: forgets it
    bool showsProbedMap() const { return m_state.showsFound && probedMap(); }
    void setShowsProbedMap(bool shows);
    const Plan* mapPlan() const; // null: there are no results, or no plan expresses the found map; partners() does
    const Tensor* mapOutput() const; // the output of the map's engine; null: none

    // Earlier pins, like the pages of a browser: a new pin drops those that are ahead.
    // −1: back, 1: forward. Pins that the shown results do not have are skipped.
    bool canRevisit(int by) const { return visitBeyond(by).has_value(); }
    std::optional<Pick> revisit(int by); // pins it
    void forgetPins(); // all of them: pinned, visited and kept

    // Pins that the user keeps. The number of each is its place in the list, from 1 on.
    const std::vector<Pin>& keptPins() const { return m_state.keptPins; }
    // None if the shown results have no such element.
    std::optional<Pick> pickOf(const Pin& pin) const { return pickAt(pin); }
    std::optional<size_t> keptIndex() const; // the kept pin that is pinned now
    void keepPin(); // keeps the pinned element, if it is not kept yet
    void removeKeptPins(size_t first, size_t count = 1);

    // The player of the case. Undo does not touch it.
    const PlayState& play() const { return m_state.play; }
    void setPlay(const PlayState& play);

signals:
    void caseChanged(); // currentCase, issues or dataError
    void fileChanged(); // path, title, isModified or caseFile
    void toleranceChanged(); // another tolerance is chosen; comparisons by it come with shownChanged()
    void shownChanged(); // new results
    void picksChanged();
    void causeChanged(); // the cause is known; after shownChanged() it is not known yet
    void mapChanged(); // another map is explained, or was found; shownChanged() implies it
    void keptPinsChanged();
    void playChanged();
    void enginesChanged(); // the engines, or the way they are made, changed
    void runStateChanged(); // isRunning, live, runError
    void progressChanged(); // the progress of the run; comes many times a run

private:
    // The case: document.cpp, document_files.cpp.
    // Starts with a case and an empty undo stack. `expected`: the source of its expected values; empty: there is none.
    void start(const Case& c, const std::optional<Tolerance>& tolerance = {}, const QString& expected = {});
    void push(Case after, const QString& what, const QString& mergeKey);
    void apply(const Case& c); // an edit, undo or redo
    QString keyOf(const QString& mergeKey) const; // the key of the steps that merge with it
    void findIssues(); // sets the issues of the case and of the invalid texts
    Issues invalidTextsBesides(const QString& field) const; // all but those of the field and its entries
    void takeInvalidTexts(); // takes over m_invalidTextsAfter without an edit

    // Its runs: document_runs.cpp.
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

    State m_state;
    QUndoGroup m_undoGroup;
    uint64_t m_mergeEpoch = 0;
    Issues m_invalidTexts;
    Issues m_invalidTextsAfter; // the invalid texts after the edit that is being made
    bool m_isRunnable = false; // the case has no issue
    Runner m_runner;
    QTimer m_delay; // delays a run while runs are slow
    double m_lastSeconds = 0, m_progress = 0;
    EngineOptions m_engineOptions; // the memory budget is one of them
    uint64_t m_engineVersion = 0;
    bool m_live = true;
    bool m_onlyCompares = false; // the newest request only compares results

    struct Question {
        Operator op;
        Tensor input, a, b;
    };
    std::optional<Question> m_asked; // held, so that no other tensors take their memory
    std::optional<Cause> m_cause; // the answer
    Latest<Question, Cause> m_diagnosing; // last
};

// A version of the case, equal as long as nothing changes that its results depend on.
struct CaseVersion {
    const QUndoStack* undo;
    uint64_t revision;

    bool operator==(const CaseVersion&) const = default;
};
CaseVersion versionOf(const Document& document); // the version of the state that is shown

// The files whose content the state shows: of its case, its input and compared results.
QStringList filesOf(const Document::State& state);
QStringList engineFilesOf(const Document::State& state); // the engine files among those that its engines are made of

inline QString letterOf(size_t result) // A, B, C or D
{
    return {QChar(u'A' + char16_t(result))};
}
QString expectedOf(const CaseFile& file); // the expected values as the name of an engine; empty: the file has none

} // namespace tessera
