// SPDX-License-Identifier: Apache-2.0
#include "engine/core/engines/missing_engine.h"

namespace tessera {

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
