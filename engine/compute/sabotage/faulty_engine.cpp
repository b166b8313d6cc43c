// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/sabotage/faulty_engine.h"

#include "engine/compute/cpu/cpu_engine.h"
#include "engine/compute/sabotage/mistake.h"
#include "engine/core/case/case.h"
#include "engine/core/case/suggest.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/ops/operator.h"

namespace tessera {

namespace {

class FaultyEngine final : public Engine {
public:
    FaultyEngine(const Mistake& mistake, unsigned threads)
        : m_mistake(mistake)
        , m_honest(makeCpuEngine(threads))
    {
    }

    std::string name() const override { return std::string(kFaultyEngine) + ":" + std::string(m_mistake.name); }
    Message description() const override { return say("sabotage", "wrong on purpose: %1")(m_mistake.sentence); }
    unsigned threads() const override { return m_honest->threads(); }
    bool executesPlans() const override { return false; }

    Timings run(const Case& c, const Plan&, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        if (const Message why = outsideScope(m_mistake.scope, c); !why.isEmpty())
            throw RunFailure(FailureKind::Unsupported, why);
        const Plan plan = makePlan(c.op);
        return m_mistake.run({c, plan, input, *m_honest, control}, output);
    }

    std::unique_ptr<CopyProbe> makeCopyProbe(uint64_t bytes) const override { return m_honest->makeCopyProbe(bytes); }

private:
    const Mistake& m_mistake;
    std::unique_ptr<Engine> m_honest;
};

} // namespace

bool isFaultyEngine(const std::string& engine)
{
    return engine.substr(0, engine.find(':')) == kFaultyEngine;
}

std::unique_ptr<Engine> makeFaultyEngine(const std::string& engine, const EngineOptions& options)
{
    const size_t colon = engine.find(':');
    const std::string wanted = colon == std::string::npos ? "" : engine.substr(colon + 1);
    if (const Mistake* mistake = findMistake(wanted))
        return std::make_unique<FaultyEngine>(*mistake, options.threads);
    std::vector<std::string> known;
    for (const Mistake& each : mistakes())
        known.emplace_back(each.name);
    const std::string prefix = std::string(kFaultyEngine) + ":";
    if (const std::string meant = closest(wanted, known); !meant.empty())
        throw EngineError(say("sabotage", "There is no engine \"%1\"; did you mean %2?")(engine, prefix + meant));
    std::string names;
    for (const std::string& each : known)
        names += (names.empty() ? "" : ", ") + prefix + each;
    throw EngineError(say("sabotage", "There is no engine \"%1\". One of these would be: %2")(engine, names) + ".");
}

} // namespace tessera
