// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/hosted.h"

#include "engine/core/tensor/run_failure.h"
#include "engine/core/tensor/stopwatch.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <memory>
#include <string>

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

namespace tessera {

namespace {

constexpr uint64_t kAlignment = 16; // DML_MINIMUM_BUFFER_TENSOR_ALIGNMENT, and what SIMD loads want

// Guard pages on each side, as far as a 32-bit index of the widest elements reaches. They take addresses and no memory;
// where addresses are limited (`ulimit -v`) there are fewer.
constexpr size_t kGuardBytes = size_t{1} << 35, kLeastGuardBytes = 1 << 20;

std::byte* reserved(size_t bytes)
{
    void* const map = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return map == MAP_FAILED ? nullptr : static_cast<std::byte*>(map);
}

uint64_t roundedUp(uint64_t bytes, uint64_t multiple)
{
    return (bytes + multiple - 1) / multiple * multiple;
}

// Memory between guard pages, which nobody may touch. It begins at a multiple of 16, and less than 16 bytes lie between
// its end and the pages after it. The pages reach 32 GiB to each side, 1 MiB where addresses are limited. What lies
// between pages and memory is filled, and checked afterwards.
class GuardedBuffer {
public:
    explicit GuardedBuffer(uint64_t bytes) // throws EngineError
        : m_bytes(bytes)
    {
        const uint64_t used = roundedUp(std::max<uint64_t>(bytes, 1), kAlignment),
                       pages = roundedUp(used, static_cast<size_t>(sysconf(_SC_PAGESIZE)));
        for (const size_t guard : {kGuardBytes, kLeastGuardBytes}) {
            m_guard = guard;
            m_mapBytes = pages + 2 * m_guard;
            m_map = reserved(m_mapBytes);
            if (m_map != nullptr)
                break;
        }
        if (m_map == nullptr || mprotect(m_map + m_guard, pages, PROT_READ | PROT_WRITE) != 0)
            throw EngineError(say("host", "there is no memory for %1 bytes: %2")(bytes, systemReason(errno)));
        m_begin = m_map + m_guard + (pages - used);
        fill();
    }
    ~GuardedBuffer() { munmap(m_map, m_mapBytes); }
    GuardedBuffer(const GuardedBuffer&) = delete;
    GuardedBuffer& operator=(const GuardedBuffer&) = delete;

    static constexpr std::byte kFilling{0xa5};

    std::span<std::byte> bytes() const { return {m_begin, static_cast<size_t>(m_bytes)}; }
    void fill() const // fills all but the guard pages
    {
        std::memset(m_map + m_guard, static_cast<int>(kFilling), m_mapBytes - 2 * m_guard);
    }
    void setReadOnly(bool isReadOnly) const
    {
        mprotect(m_map + m_guard, m_mapBytes - 2 * m_guard, isReadOnly ? PROT_READ : PROT_READ | PROT_WRITE);
    }

    Message wroteBeside() const // empty: it wrote nothing beside the memory
    {
        const auto isKept = [](std::byte each) { return each == kFilling; };
        if (!std::all_of(m_map + m_guard, m_begin, isKept))
            return say("host", "it wrote before the output");
        if (!std::all_of(m_begin + m_bytes, m_map + m_mapBytes - m_guard, isKept))
            return say("host", "it wrote past the end of the output");
        return {};
    }

private:
    std::byte* m_map = nullptr;
    size_t m_mapBytes = 0, m_guard = 0; // bytes on each side
    std::byte* m_begin = nullptr;
    uint64_t m_bytes;
};

std::string said(const std::array<char, 1024>& text)
{
    return {text.data(), strnlen(text.data(), text.size())};
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
        if (const Message beside = m_output->wroteBeside(); !beside.isEmpty())
            throw RunFailure(FailureKind::Invalid, beside);
        requireUntouchedGaps(output.desc, m_output->bytes(), GuardedBuffer::kFilling);
        std::memcpy(output.writableBytes().data(), m_output->bytes().data(), m_output->bytes().size());
        return seconds;
    }

private:
    void prepare(const Operator& op, const Tensor& input)
    {
        makeFor(m_input, totalBytes(op.input));
        makeFor(m_output, totalBytes(op.output));
        std::memcpy(m_input->bytes().data(), input.bytes().data(), m_input->bytes().size());
        m_input->setReadOnly(true);
    }

    std::unique_ptr<void, int (*)(void*)> m_library;
    decltype(&tessera_engine_run) m_run = nullptr;
    decltype(&tessera_engine_describe) m_describe = nullptr;
    std::unique_ptr<GuardedBuffer> m_input, m_output; // kept for the next case of the same sizes
};

} // namespace

std::unique_ptr<Hosted> makeLibrary(const std::string& path)
{
    return std::make_unique<Library>(path);
}

} // namespace tessera
