// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/hosted.h"

#include "engine/compute/foreign/guarded_buffer.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/tensor/stopwatch.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <string>

#include <dlfcn.h>

namespace tessera {

namespace {

std::string said(const std::array<char, 1024>& text)
{
    return {text.data(), strnlen(text.data(), text.size())};
}

Message wroteBeside(const GuardedBuffer::Written& beside)
{
    const bool isOne = beside.bytes == 1;
    if (beside.isBefore)
        return (isOne ? say("host", "it wrote %1 byte before the output")
                      : say("host", "it wrote %1 bytes before the output"))(beside.bytes);
    return (isOne ? say("host", "it wrote %1 byte behind the end of the output")
                  : say("host", "it wrote %1 bytes behind the end of the output"))(beside.bytes);
}

void makeFor(std::unique_ptr<GuardedBuffer>& buffer, uint64_t bytes)
{
    if (!buffer || buffer->bytes().size() != bytes)
        buffer = std::make_unique<GuardedBuffer>(bytes);
    else
        buffer->setReadOnly(false);
    buffer->fill();
}

class Library final : public Hosted {
public:
    explicit Library(const std::string& path)
        : m_library(dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL), &dlclose)
    {
        if (!m_library)
            throw EngineError(say("host", "it cannot be loaded: %1")(dlerror()));
        const auto abi = reinterpret_cast<decltype(&tessera_engine_abi)>(dlsym(m_library.get(), "tessera_engine_abi"));
        m_run = reinterpret_cast<decltype(m_run)>(dlsym(m_library.get(), "tessera_engine_run"));
        m_describe = reinterpret_cast<decltype(m_describe)>(dlsym(m_library.get(), "tessera_engine_describe"));
        if (!abi || !m_run)
            throw EngineError(say("host", "it exports no %1, which tessera_engine.h declares")(
                abi ? "tessera_engine_run" : "tessera_engine_abi"));
        if (const uint32_t version = abi(); version != TESSERA_ENGINE_ABI)
            throw EngineError(
                say("host", "it was compiled for version %1 of tessera_engine.h, not %2")(version, TESSERA_ENGINE_ABI));
    }

    Greeting describe() const override
    {
        std::array<char, 1024> name = {}, version = {}, device = {};
        const tessera_engine_info info = {sizeof info, sizeof name, name.data(), version.data(), device.data()};
        if (m_describe)
            m_describe(&info);
        return {.name = said(name), .version = said(version), .device = said(device)};
    }

    double run(const Operator& op, const std::string& line, const Tensor& input, Tensor& output) override
    {
        prepare(op, input);
        CaseNumbers numbers = numbersOf(op);
        tessera_engine_case& described = numbers.c;
        const std::string type(name(op));
        described.op = type.c_str();
        described.line = line.c_str();
        described.input = &numbers.input;
        described.output = &numbers.output;
        std::array<char, 1024> message = {};
        const tessera_engine_call call = {
            sizeof call, sizeof message, &described, m_input->bytes().data(), m_output->bytes().data(), message.data()};
        const FaultWatch faults(*m_input, *m_output);
        const Stopwatch watch;
        const int32_t code = m_run(&call);
        const double seconds = watch.seconds();
        if (code == TESSERA_ENGINE_UNSUPPORTED)
            throw RunFailure(FailureKind::Unsupported,
                             message[0] ? Message(said(message)) : Message(say("host", "it says no reason")));
        if (code != TESSERA_ENGINE_RAN)
            throw RunFailure(FailureKind::Failed,
                             message[0] ? say("host", "it returned %1: %2")(code, said(message))
                                        : say("host", "it returned %1")(code));
        if (const GuardedBuffer::Written beside = m_output->written(); beside.bytes > 0)
            throw RunFailure(FailureKind::Invalid, wroteBeside(beside));
        needUntouchedGaps(output.desc, m_output->bytes(), GuardedBuffer::kFilling);
        std::memcpy(output.writableBytes().data(), m_output->bytes().data(), m_output->bytes().size());
        return seconds;
    }

private:
    void prepare(const Operator& op, const Tensor& input)
    {
        makeFor(m_input, totalBytes(inputDesc(op)));
        makeFor(m_output, totalBytes(outputDesc(op)));
        std::memcpy(m_input->bytes().data(), input.bytes().data(), m_input->bytes().size());
        m_input->setReadOnly(true);
    }

    std::unique_ptr<void, int (*)(void*)> m_library;
    decltype(&tessera_engine_run) m_run = nullptr;
    decltype(&tessera_engine_describe) m_describe = nullptr;
    std::unique_ptr<GuardedBuffer> m_input, m_output; // buffers of the last case, for one of the same sizes
};

} // namespace

std::unique_ptr<Hosted> makeLibrary(const std::string& path)
{
    return std::make_unique<Library>(path);
}

} // namespace tessera
