// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/engine.h"

#include "engine/core/tensor/stopwatch.h"

#include <cstring>

namespace tessera {

CopyProbe makeHostCopyProbe(uint64_t bytes, std::function<void(const CopyPart&)> run)
{
    if (!run)
        run = [bytes](const CopyPart& part) { part(0, bytes); };
    Buffer source(bytes), target(bytes); // memory such as tensors have, so that its pages are of the same size
    std::byte *const from = source.writableBytes().data(), *const to = target.writableBytes().data();
    run([=](uint64_t begin, uint64_t end) {
        std::memset(from + begin, 1, end - begin);
        std::memset(to + begin, 2, end - begin);
    });
    return [source, target, from, to, run] { // both buffers live as long as the probe
        const Stopwatch watch;
        run([=](uint64_t begin, uint64_t end) { std::memcpy(to + begin, from + begin, end - begin); });
        return watch.seconds();
    };
}

CopyProbe Engine::makeCopyProbe(uint64_t bytes) const
{
    return makeHostCopyProbe(bytes);
}

namespace {

class MissingEngine final : public Engine {
public:
    MissingEngine(std::string name, Message reason)
        : m_name(std::move(name))
        , m_reason(std::move(reason))
    {
    }

    std::string name() const override { return m_name; }
    Message description() const override { return m_reason; }
    bool executesPlans() const override { return false; }
    Timings run(const Case&, const Plan&, const Tensor&, Tensor&, const RunControl&) const override
    {
        throw EngineMissing(m_reason);
    }
    CopyProbe makeCopyProbe(uint64_t) const override { throw EngineMissing(m_reason); }

private:
    std::string m_name;
    Message m_reason;
};

} // namespace

std::unique_ptr<Engine> makeOrMissing(const EngineFactory& makeEngine, const EngineOptions& options,
                                      const std::string& name)
{
    try {
        std::unique_ptr<Engine> engine = makeEngine(options, name);
        static_cast<void>(engine->description()); // asks for it: another program says it in its greeting
        return engine;
    } catch (const EngineError& error) {
        return std::make_unique<MissingEngine>(name, error.message());
    }
}

bool isMissing(const Engine& engine)
{
    return dynamic_cast<const MissingEngine*>(&engine) != nullptr;
}

} // namespace tessera
