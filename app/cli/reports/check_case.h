// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/repeated_case.h"
#include "app/cli/terminal/diff_pictures.h"
#include "engine/core/compare/tolerance_text.h"
#include "engine/formats/io/execute.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/check_result.h"

#include <chrono>
#include <functional>
#include <stop_token>

namespace tessera {

// What a case is held against, and how.
struct CheckSetup {
    const OutputSource& engine; // or a file
    const OutputSource& opponent;
    bool isChosen = false; // the opponent, by --against: expected values are then left alone
    ToleranceOptions tolerance;
    std::string options; // to repeat the command with
    MemoryBudget budget;
    std::stop_token stop;
    unsigned runs = 1; // of the engine, of each case: a result whose runs differ is not trusted, and any may fail
    std::function<void(const OutputSource& source, const Tensor& output)> gave = {}; // told of every output
    size_t mostEvidence = 0; // failures that carry what a page shows of them
    std::function<void(double)> progress = {}; // of a run: 0 … 1
};

// Runs cases one after the other and hands each result on as soon as it is known.
class CaseChecker {
public:
    using Report = std::function<void(CheckResult)>;

    // `pictures`: null, or where those of what fails are written.
    CaseChecker(const CheckSetup& setup, DifferencePictures* pictures, Notes& notes, Report report);

    // Throw what loadCase() and engines throw, and Cancelled.
    void check(const CaseArgument& argument, const LoadedCase& loaded, RepeatedCase repeated);
    void check(const PackCase& packed);

private:
    using Clock = std::chrono::steady_clock;

    void begin(bool isExpected);
    void withIncomparable(const DispatchJob& job, const std::string& label, const std::function<void()>& work);
    void checkExpected(const CaseFile& file);
    void checkDispatches(const CaseFile& file);
    void checkCase(const Case& c);
    void runAndJudge(DispatchJob& job, const std::optional<Tolerance>& own, const std::string& label);
    // isDispatched: the job is the engine's, and no copy that stands for a resource.
    void judge(const DispatchJob& job, const Tensor& a, const Tensor& b, const Tolerance& tolerance,
               const std::string& label, bool isDispatched = true);
    void finish(CheckResult result); // with what is the same for all of a case's
    void run(const OutputSource& source, const DispatchJob& job, Tensor& output);
    // The one that is checked, as often as is asked for. The output is the first run's, or that of the first run which
    // is wrong although that one is not.
    void runEngine(DispatchJob& job, const std::function<bool(const Tensor& output)>& isWrong);
    bool isBeyond(const DispatchJob& job, const Tensor& a, const Tensor& b, const Tolerance& tolerance) const;
    void needOpponent() const;

    const CheckSetup& m_setup;
    DifferencePictures* m_pictures;
    Notes& m_notes;
    Report m_report;
    std::string m_name, m_against; // of the case
    RepeatedCase m_repeated; // the case
    bool m_isExpected = false; // held against expected values
    bool m_isPacked = false; // it is one of the conformance pack: its label is its title
    size_t m_evidence = 0; // failures so far that carry it
    unsigned m_changedRuns = 0; // of the case so far: how many did not give the first run's bits
    unsigned m_wrongRun = 0; // of what is judged next: whose output it is, where it is not the first run's
    Clock::time_point m_begin; // of what is reported next
};

} // namespace tessera
