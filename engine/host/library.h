// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/capi/tessera_engine.h"
#include "engine/foreign/serve_protocol.h"
#include "engine/host/guarded_buffer.h"
#include "engine/ops/operator.h"

#include <memory>
#include <string>

namespace tessera {

// A user's shared library, loaded (engine/capi/tessera_engine.h).
class Library {
public:
    explicit Library(const std::string& path); // throws EngineError: what is missing in it

    Greeting describe() const;
    // Calls it between guards. Gives back the seconds of the call. Throws RunFailure for what it says, and for what it
    // wrote where it must not.
    double run(const Operator& op, const std::string& line, const Tensor& input, Tensor& output);

private:
    void prepare(const Operator& op, const Tensor& input);
    void checkWritten(const TensorDesc& output) const;

    struct Close {
        void operator()(void* library) const;
    };
    std::unique_ptr<void, Close> m_library;
    decltype(&tessera_engine_run) m_run = nullptr;
    decltype(&tessera_engine_describe) m_describe = nullptr;
    std::unique_ptr<GuardedBuffer> m_input, m_output; // of the last case, for one of the same sizes
};

} // namespace tessera
