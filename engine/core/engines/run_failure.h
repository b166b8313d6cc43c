// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/error.h"

#include <string_view>
#include <utility>

namespace tessera {

// Why an engine that is not ours gave no output. The words are those of tables, JSON and JUnit.
enum class FailureKind {
    Unsupported, // it says that it cannot do this case; "UNSUPPORTED"
    Failed, // it says that it could not; "FAIL"
    Crash, // a signal, or an end before the answer; "CRASH"
    Timeout, // no answer within the time limit; "TIMEOUT"
    Invalid, // an answer or an output that is none; "INVALID"
};

constexpr std::string_view word(FailureKind kind)
{
    constexpr std::string_view words[] = {"UNSUPPORTED", "FAIL", "CRASH", "TIMEOUT", "INVALID"};
    return words[static_cast<size_t>(kind)];
}

// One run of such an engine. The next run may go well: the engine starts again where it must.
class RunFailure : public EngineError {
public:
    // reason: "PyTorch has no DCR", "signal 11 (segmentation fault)", what it wrote. No full stop at the end.
    RunFailure(FailureKind why, Message reason)
        : EngineError(std::move(reason))
        , kind(why)
    {
    }

    FailureKind kind;
};

// It was not ready for any case: it crashed, said something else or nothing before it greeted. The next run would end
// alike, and take as long: who has many cases asks no more (tryRun() in engine/judge/measure/trial.h calls it missing).
class StartFailure : public RunFailure {
public:
    using RunFailure::RunFailure;
};

} // namespace tessera
