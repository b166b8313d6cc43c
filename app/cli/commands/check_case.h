// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/report_files.h"
#include "app/cli/terminal/interrupt.h"
#include "engine/core/compare/compare.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/tensor/stopwatch.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/pictures/picture.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/report.h"

#include <filesystem>
#include <functional>
#include <set>
#include <stop_token>
#include <string>
#include <utility>

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

} // namespace tessera
