// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/serve_protocol.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/run_failure.h"

#include <cmath>
#include <cstdlib>

// What a process says that stays is a greeting, an answer, or refused with a sentence.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    using namespace tessera;
    const std::string line(reinterpret_cast<const char*>(data), size);
    try {
        static_cast<void>(greetingFrom(line).text());
    } catch (const EngineError&) {
    } catch (const RunFailure&) {
    }
    try {
        const std::optional<double> seconds = secondsFrom(line, 7);
        if (seconds && !(*seconds >= 0 && std::isfinite(*seconds)))
            std::abort();
    } catch (const RunFailure&) {
    }
    return 0;
}
