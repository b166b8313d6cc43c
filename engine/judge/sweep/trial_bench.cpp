// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/trial_bench.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/random.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/measure/verification.h"

#include <cstring>

namespace tessera {

namespace {

// Hashes eight bytes at a time.
uint64_t hashed(std::span<const std::byte> bytes, uint64_t hash)
{
    hash = mixedBits(hash ^ bytes.size());
    while (!bytes.empty()) {
        const size_t count = std::min<size_t>(bytes.size(), 8);
        uint64_t word = 0;
        std::memcpy(&word, bytes.data(), count);
        hash = mixedBits(hash ^ word);
        bytes = bytes.subspan(count);
    }
    return hash;
}

} // namespace

SweptTrial TrialBench::run(const Case& c) const
{
    if (const Issues issues = validate(c.op, budget); !issues.empty())
        throw EngineError(
            say("sweep", "The sweep made a case with an issue: %1: %2")(toText(c), sentence(issues.front())));
    const Plan plan = makePlan(c.op);
    const Tensor input = loadInput(c, budget);
    SweptTrial trial;
    const auto outputOf = [&](const OutputSource& source) {
        RunOutcome outcome = tryRun(source, c, plan, input, Tensor(c.op.output), {.stop = stop});
        trial.state = outcome.state;
        trial.figures = outcome.reason;
        return std::move(outcome.output);
    };
    const std::optional<Tensor> got = outputOf(engine);
    trial.digest = hashed(input.bytes(), static_cast<uint64_t>(trial.state));
    if (!got)
        return trial;
    trial.digest = hashed(got->bytes(), trial.digest);
    const std::optional<Tensor> expected = outputOf(against);
    if (!expected) {
        trial.figures = say("sweep", "%1, the judge: %2")(against.name(), trial.figures);
        return trial;
    }
    Judgement judgement = judge(c, plan, input, *got, *expected, toleranceOf(plan), stop);
    trial.state = judgement.state;
    if (trial.state == TrialState::Fail) {
        const Cause found = cause(c.op, input, *got, *expected, false, stop);
        trial.classes = found.diagnosis.classes();
        trial.figures = joined({figuresText(*judgement.comparison, got->desc), briefly(found)}, "; ");
    }
    trial.outputs = {input, *got, *expected, std::move(judgement.comparison)};
    return trial;
}

Tolerance TrialBench::toleranceOf(const Plan& plan) const
{
    return tolerance.of(plan, {}, engine.executesPlans() && against.executesPlans());
}

Asked askedOf(const Engine& engine, const MemoryBudget& budget, const std::stop_token& stop)
{
    return [&engine, budget, stop](const Case& c) {
        Tensor output(c.op.output);
        engine.run(c, makePlan(c.op), loadInput(c, budget), output, {.stop = stop});
        return output;
    };
}

Cause causeAsking(const ComparedEngines& suspects, const Operator& op, const Tensor& input, const Tensor& a,
                  const Tensor& b, bool wantsProbe)
{
    Cause found = cause(op, input, a, b, wantsProbe, suspects.stop);
    const bool isFirst = found.side == "A";
    const auto* engine = dynamic_cast<const Engine*>(isFirst ? suspects.a : suspects.b);
    if (engine == nullptr || !found.diagnosis.isNamed() || found.diagnosis.equals.empty())
        return found;
    found.diagnosis = identify(input, isFirst ? a : b, op,
                               {.asked = askedOf(*engine, suspects.budget, suspects.stop),
                                .wantsProbe = wantsProbe,
                                .side = found.side,
                                .stop = suspects.stop});
    return found;
}

} // namespace tessera
