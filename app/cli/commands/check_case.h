// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/interrupt.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/arguments/standard_output.h"
#include "engine/compute/capture/model_capture.h"
#include "engine/core/compare/compare.h"
#include "engine/core/compare/tolerance.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/pictures/picture.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/report.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

// What a case is held against, and how.
struct CheckSetup {
    const OutputSource* engine = nullptr; // A: an engine, or a file with values
    const OutputSource* opponent = nullptr; // B
    bool isChosen = false; // B, by --against: expected values are then left alone
    ToleranceOptions tolerance = {};
    MemoryBudget budget = {};
    std::stop_token stop = {};
    unsigned runs = 1; // how often A runs each case: a result whose runs differ is not trusted, and any may fail
    std::function<void(const OutputSource& source, const Tensor& output)> gave = {}; // called with every output
    size_t mostEvidence = 0; // failures that carry what a page shows of them
    std::optional<QualityRequest> quality = {}; // what is measured beside the verdict
    std::optional<std::string> pictures = {}; // the folder for those of what fails; none: there are none
    std::function<void(double)> progress = {}; // how far a run is: 0 … 1
    // The cause of a failure, where something else than its values tells it. None: the values do.
    std::function<std::optional<Cause>(const Tensor& a, const Tensor& b)> causeOf = {};

    CheckSetup between(const OutputSource& a, const OutputSource& b) const; // this setup with other, chosen sources
};

// A dispatch that is checked, and what its result says of it.
struct CheckedDispatch {
    DispatchJob job;
    std::string name = {}, label = {}, command = {}; // the result's
    std::string title = {}; // names the folder of its pictures
    std::optional<Tolerance> own = {}; // the case's tolerance
    std::optional<Tensor> right = {}; // the expected output; none: what B gives
    bool isExpected = false; // `right` is the case's own, and not B's
};

// The result as far as it is known before anything runs.
Result resultOf(const CheckSetup& setup, const CheckedDispatch& dispatch);

// Runs dispatches, one after the other, and judges their outputs.
class CaseChecker {
public:
    explicit CaseChecker(Notes notes)
        : m_notes(std::move(notes))
    {
    }

    // Leaves A's output in the job. A RunFailure is a result, and so is a file that holds something else than this
    // output. Throws what engines throw besides, and Cancelled.
    Result check(const CheckSetup& setup, CheckedDispatch& dispatch);

private:
    void judge(const CheckSetup& setup, CheckedDispatch& dispatch, Result& result);
    void explain(const CheckSetup& setup, const CheckedDispatch& dispatch, const Tensor& b, const Tolerance& tolerance,
                 const Comparison& comparison, Result& result);
    void run(const CheckSetup& setup, const OutputSource& source, const DispatchJob& job, Tensor& output);
    unsigned runEngine(const CheckSetup& setup, DispatchJob& job, Result& result,
                       const std::function<bool(const Tensor& output)>& isWrong);

    Notes m_notes;
    std::set<std::string> m_folders; // the folders of pictures that have been made
    size_t m_evidence = 0; // failures so far that carry it
};

// What all ways to check share: the cases one after the other, the reports, and the end after a signal.
class CheckRun {
public:
    explicit CheckRun(const CommandCall& call)
        : reports(call)
        , report{.head = headOf(call.line)}
        , m_call(call)
    {
    }

    // Does the work for each case, and for each of a list, and shows which one it is. A failure is printed, and is a
    // result. `none`, where it is given, is called for a node of a model that is no case.
    using Work = std::function<void(const SelectedCase& item)>;
    void forEach(const std::vector<SelectedCase>& items, const Work& work, const Work& none = {});
    void showProgress(double done) { m_progress.show(m_place + percentText(done)); } // how far the case is that runs
    int finish(std::optional<int> code = {}); // writes the reports; the exit code, which is the results' without `code`

    Interrupt interrupt; // before the engines, whose threads must leave the signals to it
    Reports reports;
    Report report;

private:
    const CommandCall& m_call;
    ProgressLine m_progress;
    std::string m_place; // "3 of 66, NAME": the case that runs
};

// The result that stands for a failure; `command` repeats it.
Result failedResult(const std::string& name, const Failure& failure, std::string command);

// What `check` does instead, each with an option of its own. Answers with an exit code; throws TextError for options
// that do not go with it.
inline constexpr Option kBless{
    "bless", "", "Checks nothing, but writes the results of --engine into the case files as their expected values."};
inline constexpr Option kDryRun{"dry-run", "", "With --bless: says what would change, and writes nothing."};
// Runs the case files of the line, says what changes of their expected values, and writes them. A file that does not
// run to its end, or not twice alike, keeps what it has.
int blessCases(const CommandCall& call);

inline constexpr Option kProve{"prove", "", "Proves what needs no other engine; see below."};
int proveCases(const CommandCall& call);

inline constexpr Option kBug = unrepeated(
    {"bug", "FILE", "Writes a bug report of one case, with the smallest case that goes wrong in the same way.",
     ValueKind::File});
int reportBugOf(const CommandCall& call);

int compareEngines(const CommandCall& call); // several --engine

inline constexpr Option kAnswer = unrepeated(
    {"answer", "FILE.py|solution",
     "Runs this answer to a lesson's exercise, and says what is wrong in it; solution: the lesson's own answer.",
     ValueKind::File});
inline constexpr Option kExercise = unrepeated({"exercise", "NAME", "Which exercise of a lesson that has several."});
bool areLessons(const CommandLine& line); // all that it names; throws TextError where some are
int checkLessons(const CommandCall& call);

// Options of `check`.
inline constexpr Option kCapture =
    repeatable({"capture", "[NAME=]FILE",
                "Runs the model once with this input, and checks what flowed. Each input of the model takes one."});
inline constexpr Option kRuntime =
    oneOf("runtime", "NAME", "What runs the model; by default the first of these that can.", kRuntimes);

// What `check` does with models: what was recorded of a node is checked, and two models stand beside each other.
class ModelChecks {
public:
    ModelChecks(const CommandCall& call, std::stop_token stop); // throws TextError for options that do not go together

    // --capture: the model is run, and its path names what was recorded. Throws what captureModel() does.
    void complete(NodePath& model);
    // What was recorded of the node's output, as A; null: nothing was.
    std::unique_ptr<OutputSource> recorded(const LoadedCase& loaded) const;

    bool areModelsCompared() const { return m_other.has_value(); } // --against names a model
    // The nodes of the line's model and of the other one in pairs, by name and then by order, and whether they mean the
    // same. Throws what openModel() does.
    std::vector<Result> compareParameters(const std::vector<SelectedCase>& items);
    // While models are compared: what was recorded of the other model's node; none: nothing was.
    struct Other {
        SelectedCase node;
        std::unique_ptr<OutputSource> output;
        bool isOfSameInput = true; // else each is held against what its own input gives
    };
    std::optional<Other> otherRecorded(const SelectedCase& item) const;
    // The cause of a failure of a node that ran in integers; empty: it is of no graph with quantization.
    std::function<std::optional<Cause>(const Tensor& a, const Tensor& b)> causeOf(const LoadedCase& loaded) const;

private:
    struct Opened {
        NodePath path;
        Model model;
    };
    std::string runtimeOf(const NodePath& model) const;
    std::string lineOf(const NodePath& node, bool isOther) const;
    NodePath written(NodePath node) const; // leaves out what the line's options add to it

    const CommandCall& m_call;
    std::stop_token m_stop;
    std::optional<NodePath> m_other;
    std::optional<Opened> m_otherModel;
    std::map<std::string, std::string> m_pairs; // our model's nodes, and the other model's for each
    std::vector<std::filesystem::path> m_inputs; // the inputs that are captured, in the model's order
    std::map<std::filesystem::path, Capture> m_captures; // one for each model
};

} // namespace tessera
