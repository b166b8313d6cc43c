// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/serve_protocol.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/run_failure.h"
#include "tests/fuzz/fuzz.h"

#include <cmath>

// What a process says that stays is a greeting, an answer, or refused with a sentence.
void tessera::fuzz(std::string_view bytes)
{
    const std::string line(bytes);
    mayRefuse<EngineError, RunFailure>([&] { static_cast<void>(greetingFrom(line).text()); });
    mayRefuse<RunFailure>([&] {
        const std::optional<double> seconds = secondsFrom(line, 7);
        expect(!seconds || (*seconds >= 0 && std::isfinite(*seconds)));
    });
}
