// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/run_failure.h"

#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// Why this case cannot tell right from wrong; empty when it can.
Message mistrust(const Operator& op, const Tensor& input);
Message mistrust(const Tensor& input); // the same of the input alone
// The same where the comparison has accepted either neighbour of ties.
Message mistrust(const Operator& op, const Tensor& input, const Comparison& comparison);

// compare() of two outputs of the operator, with its notes; one that passes although the case cannot tell right from
// wrong is Mistrusted. Throws Cancelled.
Comparison assess(const Operator& op, const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b,
                  const Tolerance& tolerance, const std::stop_token& stop = {});

// A case on an engine, held against what is right: the states that tables, JSON and JUnit print.
// Missing, which no run ends in, is a matrix' word for an engine that this machine does not have.
enum class TrialState : uint8_t { Pass, Mistrusted, Fail, Unsupported, Crash, Timeout, Invalid, Missing };
inline constexpr std::array kTrialStates = {TrialState::Pass,        TrialState::Mistrusted, TrialState::Fail,
                                            TrialState::Unsupported, TrialState::Crash,      TrialState::Timeout,
                                            TrialState::Invalid};
std::string_view word(TrialState state); // "PASS" … "MISSING"
std::optional<TrialState> trialStateFromWord(std::string_view word);
TrialState stateOf(FailureKind kind);
TrialState stateOf(Verdict verdict);
bool isWrong(TrialState state); // neither passed, nor mistrusted, nor unsupported

// What a run gave: an output, or why there is none.
struct RunOutcome {
    std::optional<Tensor> output = {};
    TrialState state = TrialState::Pass; // without an output: which failure
    bool isMissing = false; // then: there is no such engine on this machine, or it does not start
    Message reason = {}; // then; no full stop at the end
    Message note = {}; // Timings::note
};

// The run, with RunFailure and EngineError caught; `output` is where it writes. Throws Cancelled.
RunOutcome tryRun(const OutputSource& engine, const Case& c, const Plan& plan, const Tensor& input, Tensor output,
                  const RunControl& control = {});

// How two outputs of a case compare. What passes although the case cannot tell right from wrong is Mistrusted.
struct Judgement {
    TrialState state = TrialState::Pass;
    std::optional<Comparison> comparison = {}; // none: equal in every bit of their memory
};
Judgement judge(const Case& c, const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b,
                const Tolerance& tolerance, const std::stop_token& stop = {});

// "2 runs differ from the first"; of none: empty. `wrongRun`: whose output the figures are about, where it is not the
// first run's.
Message changesText(unsigned changedRuns, unsigned wrongRun = 0);

} // namespace tessera
