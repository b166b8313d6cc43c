// SPDX-License-Identifier: Apache-2.0
#include "engine/capi/handles.h"
#include "engine/capi/status.h"
#include "engine/compute/registry/registry.h"

#include <cstdint>
#include <cstring>

using namespace tessera;

namespace {

void needApart(const void* input, size_t inputBytes, const void* output, size_t outputBytes)
{
    const auto in = reinterpret_cast<uintptr_t>(input), out = reinterpret_cast<uintptr_t>(output);
    if (in < out ? out - in < inputBytes : in - out < outputBytes)
        throw TextError("input and output overlap; two buffers would be right");
}

} // namespace

tessera_status tessera_engine_create(const char* name, tessera_engine** result) noexcept
{
    return create(result, [&] {
        std::unique_ptr<const Engine> engine = makeEngine(needed(name, "name"));
        std::string full = engine->name();
        return tessera_engine{std::move(engine), std::move(full)};
    });
}

void tessera_engine_free(tessera_engine* engine) noexcept
{
    delete engine;
}

const char* tessera_engine_name(const tessera_engine* engine) noexcept
{
    return engine ? engine->name.c_str() : "";
}

tessera_status tessera_run(const tessera_engine* engine, const tessera_plan* plan, const void* input, size_t inputBytes,
                           void* output, size_t outputBytes, double* seconds) noexcept
{
    return guarded([&] {
        const Engine& runs = *needed(engine, "engine")->value;
        const Plan& value = needed(plan, "plan")->value;
        const Tensor from = tensorFrom(value.input, input, inputBytes, "input");
        Tensor to = tensorFrom(value.output, output, outputBytes, "output"); // what lies between its elements is kept
        needApart(input, from.bytes().size(), output, to.bytes().size());
        const Timings timings = runs.run(plan->source, value, from, to);
        std::memcpy(output, to.bytes().data(), totalBytes(value.output));
        if (seconds)
            *seconds = timings.kernel;
    });
}
