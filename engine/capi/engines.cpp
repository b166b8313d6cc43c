// SPDX-License-Identifier: Apache-2.0
// Engines by name, engines of a caller's functions, and their runs.
#include "engine/capi/handles.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/run_failure.h"

#include <array>
#include <chrono>

namespace tessera {

namespace {

void requireApart(const void* input, size_t inputBytes, const void* output, size_t outputBytes)
{
    const auto in = reinterpret_cast<uintptr_t>(input), out = reinterpret_cast<uintptr_t>(output);
    if (in < out ? out - in < inputBytes : in - out < outputBytes)
        throw TextError("input and output overlap; expected two buffers");
}

// A caller's function as an engine.
class FunctionEngine final : public RefusingEngine {
public:
    FunctionEngine(std::string name, tessera_function function, void* context)
        : m_name(std::move(name))
        , m_function(function)
        , m_context(context)
    {
    }

    std::string name() const override { return m_name; }
    Message description() const override { return "a function"; }
    Timings run(const Case& c, const Plan&, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        if (control.stop.stop_requested())
            throw Cancelled();
        const std::string line = toText(c);
        const tessera_tensor in = described(input.desc), out = described(output.desc);
        std::array<char, 1024> reason = {};
        const tessera_call call{.size = sizeof call,
                                .line = line.c_str(),
                                .inputTensor = &in,
                                .outputTensor = &out,
                                .input = input.bytes().data(),
                                .output = output.writableBytes().data(),
                                .reason = reason.data(),
                                .reasonCapacity = reason.size()};
        const auto begin = std::chrono::steady_clock::now();
        const int32_t answer = m_function(&call, m_context);
        const std::chrono::duration<double> gone = std::chrono::steady_clock::now() - begin;
        reason.back() = '\0';
        const bool isRefusal = answer == TESSERA_CANNOT;
        const std::string said =
            isRefusal ? " cannot do this case" : " gave " + std::to_string(answer) + " and no reason";
        if (answer != TESSERA_RAN)
            throw RunFailure(isRefusal ? FailureKind::Unsupported : FailureKind::Failed,
                             reason.front() ? std::string(reason.data()) : m_name + said);
        return {.upload = {}, .kernel = gone.count(), .download = {}};
    }

private:
    std::string m_name;
    tessera_function m_function;
    void* m_context;
};

EngineOptions engineOptions(const tessera_engine_options& given)
{
    constexpr uint32_t most = 1024;
    return {.validate = given.validate != 0,
            .threads = static_cast<unsigned>(requireAtMost("threads", given.threads, most)),
            .budget = budgetOf(given.memoryBudget)};
}

tessera_engine handleOf(std::unique_ptr<const Engine> engine)
{
    std::string name = engine->name();
    return {std::move(engine), std::move(name)};
}

} // namespace

} // namespace tessera

using namespace tessera;

tessera_status tessera_engine_create(const char* name, const tessera_engine_options* options,
                                     tessera_engine** result) noexcept
{
    return create(result,
                  [&] { return handleOf(makeEngineWith(engineOptions(optionsFrom(options)), needed(name, "name"))); });
}

tessera_status tessera_engine_create_of(const char* name, tessera_function function, void* context,
                                        tessera_engine** result) noexcept
{
    return create(result, [&] {
        if (*needed(name, "name") == '\0')
            throw TextError("name is empty");
        return handleOf(std::make_unique<FunctionEngine>(name, needed(function, "function"), context));
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

tessera_status tessera_stop_create(tessera_stop** result) noexcept
{
    return create(result, [] { return tessera_stop{}; });
}

void tessera_stop_request(tessera_stop* stop) noexcept
{
    if (stop)
        stop->value.request_stop();
}

void tessera_stop_free(tessera_stop* stop) noexcept
{
    delete stop;
}

tessera_status tessera_run(const tessera_engine* engine, const tessera_plan* plan, const void* input, size_t inputBytes,
                           void* output, size_t outputBytes, const tessera_stop* stop, double* seconds) noexcept
{
    return reportErrors([&] {
        const Engine& runs = *needed(engine, "engine")->value;
        const Plan& value = needed(plan, "plan")->value;
        const Tensor from = tensorFrom(value.input, input, inputBytes, "input");
        Tensor to = tensorInto(value.output, output, outputBytes, "output");
        requireApart(input, from.bytes().size(), output, to.bytes().size());
        const Timings timings = runs.run(plan->source, value, from, to, {.stop = tokenOf(stop)});
        if (to.bytes().data() != output) // the buffer was copied, or the engine replaced it
            std::memcpy(output, to.bytes().data(), totalBytes(value.output));
        if (seconds)
            *seconds = timings.kernel;
    });
}
