// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/terminal/interrupt.h"
#include "engine/compute/capture/model_capture.h"
#include "engine/core/compare/compare.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/tensor/stopwatch.h"
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
    const OutputSource* engine = nullptr; // an engine, or a file with values
    const OutputSource* opponent = nullptr;
    bool isChosen = false; // the opponent, by --against: expected values are then left alone
    ToleranceOptions tolerance = {};
    std::string options = {}; // to repeat the command with
    MemoryBudget budget = {};
    std::stop_token stop = {};
    unsigned runs = 1; // so many runs of each case: a result whose runs differ is not trusted, and any may fail
    std::function<void(const OutputSource& source, const Tensor& output)> gave = {}; // told of every output
    size_t mostEvidence = 0; // failures that carry what a page shows of them
    std::optional<QualityRequest> quality = {}; // what is measured beside the verdict
    std::optional<std::string> pictures = {}; // the folder for those of what fails; none: there are none
    std::function<void(double)> progress = {}; // how far a run is: 0 … 1
    // What is known of a failure beside its values: its cause. None: the values say it.
    std::function<std::optional<Cause>(const Tensor& a, const Tensor& b)> causeOf = {};

    CheckSetup between(const OutputSource& a, const OutputSource& b) const; // the same of other sources, chosen ones
};

// Runs cases one after the other and hands each result on as soon as it is known.
class CaseChecker {
public:
    using Tell = std::function<void(Result)>;

    CaseChecker(const CheckSetup& setup, Notes& notes, Tell tell)
        : m_setup(&setup)
        , m_notes(notes)
        , m_tell(std::move(tell))
    {
    }

    void use(const CheckSetup& setup) { m_setup = &setup; } // from the next case on
    // Throws what engines do, and Cancelled.
    void check(const std::string& name, const LoadedCase& loaded, RepeatedCase repeated);
    // A dispatch, held against what the opponent gave; none: it is run. Whatever the engine does is a result. Throws
    // Cancelled.
    void hold(const std::string& name, const DispatchJob& job, const std::optional<Tolerance>& own,
              const std::optional<Tensor>& right, RepeatedCase repeated);
    std::optional<Tensor> takeOutput() { return std::exchange(m_output, {}); } // that was judged last

private:
    void begin(const std::string& name, RepeatedCase repeated, bool isExpected);
    void checkDispatch(DispatchJob job, const std::optional<Tolerance>& own, const std::optional<Tensor>& right,
                       const std::string& label);
    void judge(const DispatchJob& job, const Tensor& a, const Tensor& b, const Tolerance& tolerance,
               const std::string& label);
    void finish(Result result); // adds what all results of a case share
    void run(const OutputSource& source, const DispatchJob& job, Tensor& output);
    // The one that is checked, as often as is asked for. The output is the first run's, or that of the first run which
    // is wrong although that one is not.
    void runEngine(DispatchJob& job, const std::function<bool(const Tensor& output)>& isWrong);

    const CheckSetup* m_setup;
    std::set<std::string> m_folders; // of pictures, that have been made
    Notes& m_notes;
    Tell m_tell;
    std::string m_name, m_against; // the case's name, and what it is held against
    RepeatedCase m_repeated; // the case
    std::optional<Tensor> m_output;
    bool m_isExpected = false; // held against expected values
    bool m_isPacked = false; // it is one of the conformance pack: its label is its title
    size_t m_evidence = 0; // failures so far that carry it
    unsigned m_changedRuns = 0; // how many runs of the case so far did not give the first run's bits
    unsigned m_wrongRun = 0; // the run whose output is judged next, where it is not the first
    Stopwatch m_watch; // begins with what is reported next
};

// What the ways to check have in common: the cases, one after the other, the reports, and what a signal leaves.
class CheckRun {
public:
    explicit CheckRun(const CommandCall& call);

    // Does the work for each case, and for each of a list. What fails is said, and is a result. `none`, where it is
    // given, is called for a node of a model that is no case.
    using Work = std::function<void(const SelectedCase& item)>;
    void forEach(const std::vector<SelectedCase>& items, const std::function<void(const std::string& place)>& tell,
                 const Work& work, const Work& none = {});
    int finish(std::optional<int> code = {}); // writes the reports; the exit code, which is the results' without `code`

    Interrupt interrupt; // before the engines, whose threads must leave the signals to it
    Reports reports;
    Report report;

private:
    const CommandCall& m_call;
};
// What failed in place of a result; `command` repeats it.
Result failedResult(const std::string& name, const Failure& failure, std::string command);

// What `check` does instead, each with an option of its own. Answers with an exit code; throws TextError for options
// that do not go with it.
inline constexpr Option kBless{
    "bless", "", "Checks nothing: takes the results of --engine as the expected values of the case files."};
inline constexpr Option kDryRun{"dry-run", "", "With --bless: says what would change, and writes nothing."};
// Runs the case files of the line, says what changes of their expected values, and writes them. A file that does not
// run to its end, or not twice alike, keeps what it has.
int blessCases(const CommandCall& call);

inline constexpr Option kProve{"prove", "", "Holds A against nothing: shows what needs no other engine; see below."};
int proveCases(const CommandCall& call);

inline constexpr Option kBug = unrepeated(
    {"bug", "FILE", "Writes a bug report of one case, with the smallest that goes wrong alike.", ValueKind::File});
int reportBugOf(const CommandCall& call);

int compareEngines(const CommandCall& call); // several --engine

inline constexpr Option kAnswer =
    unrepeated({"answer", "FILE.py|solution",
                "Runs this answer to a lesson's exercise, and says what is wrong in it; solution: the lesson's own.",
                ValueKind::File});
inline constexpr Option kExercise = unrepeated({"exercise", "NAME", "Which exercise, where the lesson has several."});
bool areLessons(const CommandLine& line); // all that it names; throws TextError where some are
int checkLessons(const CommandCall& call);

// Options of `check`.
inline constexpr Option kCapture = repeatable(
    {"capture", "[NAME=]FILE", "Runs the model once with this input, and checks what flowed; once for each input."});
inline constexpr Option kRuntime =
    oneOf("runtime", "NAME", "What runs the model; else the first of these that does.", kRuntimes);

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
    std::vector<Result> compareParameters(const std::vector<SelectedCase>& items, const std::string& options);
    // Then: what was recorded of the other one's node; none: nothing was.
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
    NodePath written(NodePath node) const; // without what the line's options add to it

    const CommandCall& m_call;
    std::stop_token m_stop;
    std::optional<NodePath> m_other;
    std::optional<Opened> m_otherModel;
    std::map<std::string, std::string> m_pairs; // the other's node, by ours
    std::vector<std::filesystem::path> m_inputs; // of the captures, in the model's order
    std::map<std::filesystem::path, Capture> m_captures; // by the model
    std::string m_options; // of the line, which its own lines repeat
};

} // namespace tessera
