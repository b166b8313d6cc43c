// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/latest.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/formats/io/case_file.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tessera {

// A comparison of an output with a tensor of another shape. It compares only the elements that correspond.
struct Correspondence {
    Comparison comparison; // its elements are those of the output
    QString how; // a sentence that says which elements correspond
};

inline constexpr size_t kMostResults = 4; // the results that are shown together: A, B, C and D

// A result beside A: B, or C or D in the place of B.
struct SideResult {
    std::optional<Tensor> b; // its output; missing when it is refused
    Timings timingsB;
    Message refusal; // why there is no comparison although there are two sides: a sentence
    std::optional<FailureKind> failure; // set with a refusal, if an engine gave no output
    bool isMissing = false; // the engine is not there or does not start; " | " parts the lines of the refusal
    std::optional<Tensor> other; // the tensor that a refused result holds

    const Tensor* held() const { return b ? &*b : other ? &*other : nullptr; } // null: nothing
};

struct BaseComparison {
    Comparison comparison;
    Tolerance tolerance; // the tolerance of the comparison
};

// The results of one run of a case, consistent in themselves. Copies of tensors share their memory.
// Without a dataError there are c, plan and input; a follows unless there is an error.
struct RunResult : SideResult {
    uint64_t serial = 0; // the serial of the request
    bool isComplete = true; // false: only A's output, while B still runs; the rest follows, unless B is cancelled
    bool ran = true; // false: outputs of an earlier run, compared again
    Case c;
    Plan plan;
    Tensor input;
    std::optional<Tensor> a; // its output; b is missing when one engine is chosen, too
    Timings timingsA;
    std::optional<Comparison> comparison; // compares a and b
    Tolerance tolerance; // the tolerance of the comparison
    std::optional<Correspondence> corresponding; // if B is refused: a comparison of the elements that correspond
    std::vector<SideResult> more; // C and D
    size_t base = 0; // the result that the others are compared with: 0 is A
    // Comparisons of the base with each other result: the earlier of the two with the later, as A with B.
    std::array<std::optional<BaseComparison>, kMostResults> withBase;
    std::optional<Tensor> expected; // the expected output in the case's file; none if it belongs to another case
    double seconds = 0; // how long everything took
    Message dataError; // why there is no input; then only c is set
    Message error; // how the machine failed; results from before the failure are set

    const Comparison* judged() const // all elements compared, or those that correspond; null: neither was done
    {
        return comparison ? &*comparison : corresponding ? &corresponding->comparison : nullptr;
    }
    const SideResult* side(size_t result) const // 1: B; null: there is no such result
    {
        return result == 1 ? this : result > 1 && result - 2 < more.size() ? &more[result - 2] : nullptr;
    }
    const Tensor* output(size_t result) const // null: the result has no output of the case's shape
    {
        if (result == 0)
            return a ? &*a : nullptr;
        const SideResult* beside = side(result);
        return beside && beside->b ? &*beside->b : nullptr;
    }
};

// Everything that one run needs, by value.
struct RunRequest {
    Case c; // it has no issues
    QStringList engines; // the engines of A, B, C and D
    size_t base = 0; // the result that the others are compared with
    EngineOptions engineOptions = {};
    uint64_t engineVersion = 0; // a new version makes the engines again, since their files have changed
    std::optional<Tolerance> tolerance = {}; // none: the default of the pair
    QString expected = {}; // where the case's file has its expected values, as an engine's name; empty: nowhere
    SourceReach expectedReach = SourceReach::CaseFolder; // the files that this file may refer to
    std::optional<RunResult> outputs = {}; // outputs that exist already: no engine runs, they are only compared
    uint64_t serial = 0; // the result has the same number
};

// Runs engines on another thread; the newest request wins (app/base/controls/latest.h). An exception of an engine
// becomes a result with an error. If the other engines take long, a request is answered twice: with A's output, then
// with all.
class Runner : public QObject {
    Q_OBJECT

public:
    explicit Runner(SourceFactory makeSource = makeEngineWith);

    void request(RunRequest request);
    void cancel(); // ends the request; if A's output is there, it is answered first
    bool isBusy() const { return m_runs.isBusy(); }

signals:
    void answered(const RunResult& result);
    void progressed(double fraction); // 0 … 1, of the run
    void busyChanged();

private:
    using Runs = Latest<RunRequest, RunResult>;

    void answer(const Reply<RunResult>& reply);
    void answerEarly(); // answers with what has been computed so far, if anything
    void drop(); // drops what has been computed so far
    void serve(const RunRequest& request, RunResult& result, const Runs::Control& control);
    void compute(RunResult& result, const RunRequest& request, const Runs::Control& control);
    void runSide(SideResult& side, const QString& name, const RunResult& result, const RunRequest& request,
                 const RunControl& control);
    Tensor run(const QString& name, const RunResult& result, const RunRequest& request, Timings& timings,
               const RunControl& control);
    Tolerance toleranceOf(const RunRequest& request, const Plan& plan, const QString& a, const QString& b);
    void compareWithBase(RunResult& result, const RunRequest& request, const std::stop_token& stop);
    void compareOutputs(RunResult& result, const RunRequest& request, const std::stop_token& stop);
    std::optional<Tensor> expectedOf(const RunResult& result, const RunRequest& request) const;
    Tensor inputOf(const Case& c, const MemoryBudget& budget);
    const OutputSource& source(const QString& name);

    // Only the worker uses these.
    SourceFactory m_makeSource;
    EngineOptions m_engineOptions; // what the sources were made with
    uint64_t m_engineVersion = 0;
    std::map<std::string, std::unique_ptr<OutputSource>> m_sources;
    std::optional<std::pair<Generator, Tensor>> m_generated; // the last input that a generator made

    // Only the runner's thread uses these.
    std::optional<RunResult> m_early; // the answer without B to the newest request, not given yet
    QTimer m_waiting; // the time to wait for B before an early answer

    Runs m_runs; // last: its worker stops before the other members are destroyed
};

} // namespace tessera
