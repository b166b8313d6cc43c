// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/error.h"

#include <string_view>
#include <utility>

namespace tessera {

// Why a foreign engine gave no output. The words in quotation marks stand in tables, JSON and JUnit.
enum class FailureKind {
    Unsupported, // it says that it cannot do this case; "UNSUPPORTED"
    Failed, // it says that it could not; "FAIL"
    Crash, // a signal, or an end before the answer; "CRASH"
    Timeout, // no answer within the time limit; "TIMEOUT"
    Invalid, // the answer or the output cannot be read; "INVALID"
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

// The engine failed before it greeted: it crashed, or said something else or nothing. Every further run would fail in
// the same way and take as long, so tryRun() in engine/judge/measure/assess.h calls the engine missing.
class StartFailure : public RunFailure {
public:
    using RunFailure::RunFailure;
};

} // namespace tessera
