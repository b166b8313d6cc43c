// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/capi/tessera_engine.h"
#include "engine/compute/host/guarded_buffer.h"
#include "engine/compute/host/hosted.h"

#include <memory>
#include <string>

namespace tessera {

// A user's shared library, loaded (engine/capi/tessera_engine.h), called between guards.
class Library final : public Hosted {
public:
    explicit Library(const std::string& path); // throws EngineError: what is missing in it

    Greeting describe() const override;
    double run(const Operator& op, const std::string& line, const Tensor& input, Tensor& output) override;
    std::unique_ptr<CopyProbe> makeCopyProbe(uint64_t bytes) const override;

private:
    void prepare(const Operator& op, const Tensor& input);

    struct Close {
        void operator()(void* library) const;
    };
    std::unique_ptr<void, Close> m_library;
    decltype(&tessera_engine_run) m_run = nullptr;
    decltype(&tessera_engine_describe) m_describe = nullptr;
    std::unique_ptr<GuardedBuffer> m_input, m_output; // of the last case, for one of the same sizes
};

} // namespace tessera
