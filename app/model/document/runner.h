// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/core/engines/engine.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operators.h"
#include "engine/formats/io/case_file.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace tessera {

// A comparison of an output with a tensor of another shape: of the elements that correspond, and of no others.
struct Correspondence {
    Comparison comparison; // its elements are the output's
    QString how; // which elements correspond: a sentence
};

// What one run of a case gave: a value, consistent in itself. Tensors share their memory with their copies.
// Without a dataError there are c, plan and input; a follows unless there is an error.
struct RunResult {
    uint64_t serial = 0; // the serial of the request
    bool isComplete = true; // false: A's output, shown while B still runs; the rest follows, unless B is cancelled
    bool ran = true; // false: outputs that were there, compared anew
    Case c;
    Plan plan;
    Tensor input;
    std::optional<Tensor> a, b; // outputs; b is missing when one engine is chosen or B is refused
    Timings timingsA, timingsB;
    std::optional<Comparison> comparison; // compares a and b
    Tolerance tolerance; // that it was made with
    Message refusal; // why there is no comparison although there are two sides: a sentence
    std::optional<FailureKind> failure; // then, where B is an engine that gave no output
    bool isMissing = false; // then: B cannot be had or started, which the refusal says; " | " stands between its lines
    std::optional<Tensor> other; // then, what B holds
    std::optional<Correspondence> corresponding; // then, what can be compared all the same
    std::optional<Tensor> expected; // what the case's file says should come out; none where that is of another case
    double seconds = 0; // how long everything took
    Message dataError; // the input cannot be had: a sentence, and there is nothing but c
    Message error; // the machine failed: a sentence; what was computed before it is there

    const Comparison* judged() const // compares all elements, else those that correspond; null: none do
    {
        return comparison ? &*comparison : corresponding ? &corresponding->comparison : nullptr;
    }
};

// Everything that one run needs, by value.
struct RunRequest {
    Case c; // without issues
    QString engineA, engineB; // B may be empty
    EngineOptions engineOptions = {};
    uint64_t engineVersion = 0; // another one: engines are made anew, since their files have changed
    std::optional<Tolerance> tolerance = {}; // none: the default of the pair
    QString expected = {}; // where the case's file has its expected values, as an engine's name; empty: nowhere
    SourceReach expectedReach = SourceReach::CaseFolder; // what that file may reach
    std::optional<RunResult> outputs = {}; // outputs that exist already: no engine runs, they are only compared
    uint64_t serial = 0; // comes back in the result
};

// Engines on another thread; the newest request wins (app/base/work/latest.h). An exception of an engine becomes a
// result with an error. A request for two engines is answered twice where B takes long: with A's output, then with
// both.
class Runner : public QObject {
    Q_OBJECT

public:
    explicit Runner(SourceFactory makeSource = makeEngineWith, QObject* parent = nullptr);
    ~Runner() override; // cancels and waits

    void request(RunRequest request);
    void cancel(); // no more answers come; A's output, where it is there, is answered first
    bool isBusy() const;

signals:
    void answered(const RunResult& result);
    void progressed(double fraction); // 0 … 1, of the run
    void busyChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace tessera
