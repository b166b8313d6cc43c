// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/run_failure.h"

#include <optional>
#include <string_view>

namespace tessera {

// Why this case cannot tell right from wrong; empty: it can.
Message mistrust(const Operator& op, const Tensor& input);
Message mistrust(const Tensor& input); // by the input alone
// Also where most elements passed because the comparison accepts either neighbour on a tie.
Message mistrust(const Operator& op, const Tensor& input, const Comparison& comparison);

// compare() with the operator's notes. A pass of a case that cannot tell right from wrong is Mistrusted. Throws
// Cancelled.
Comparison assess(const Operator& op, const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b,
                  const Tolerance& tolerance, const std::stop_token& stop = {});

// The state of a case on an engine, as tables, JSON and JUnit print it. Missing stands for an engine that this machine
// does not have; no run ends in it.
enum class TrialState : uint8_t { Pass, Mistrusted, Fail, Unsupported, Crash, Timeout, Invalid, Missing };
inline constexpr std::array kTrialStates = {TrialState::Pass,        TrialState::Mistrusted, TrialState::Fail,
                                            TrialState::Unsupported, TrialState::Crash,      TrialState::Timeout,
                                            TrialState::Invalid};
std::string_view word(TrialState state); // "PASS" … "MISSING"
std::optional<TrialState> trialStateFromWord(std::string_view word);
TrialState stateOf(FailureKind kind);
TrialState stateOf(Verdict verdict);
bool isWrong(TrialState state); // neither passed, nor mistrusted, nor unsupported

// The result of a run: an output, or why there is none.
struct RunOutcome {
    std::optional<Tensor> output = {};
    // Without an output:
    TrialState state = TrialState::Pass;
    bool isMissing = false; // this machine has no such engine, or it does not start
    Message reason = {}; // no full stop at the end
    Message note = {}; // Timings::note
};

// Runs the case into `output` and catches RunFailure and EngineError. Throws Cancelled.
RunOutcome tryRun(const OutputSource& engine, const Case& c, const Plan& plan, const Tensor& input, Tensor output,
                  const RunControl& control = {});

// How two outputs of a case compare. A pass of a case that cannot tell right from wrong is Mistrusted.
struct Judgement {
    TrialState state = TrialState::Pass;
    std::optional<Comparison> comparison = {}; // none: their memory is equal
};
Judgement judge(const Case& c, const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b,
                const Tolerance& tolerance, const std::stop_token& stop = {});

// "2 runs differ from the first"; empty for none. `wrongRun`: the run that the figures describe, where it is not the
// first.
Message changesText(unsigned changedRuns, unsigned wrongRun = 0);

} // namespace tessera
