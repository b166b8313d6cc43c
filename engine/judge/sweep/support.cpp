// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/support.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/random.h"
#include "engine/formats/io/case_input.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/sweep/case_parts.h"
#include "engine/judge/sweep/random_case.h"

#include <algorithm>
#include <array>

namespace tessera {

namespace {

// What engines have most often stands first.
constexpr std::array kUsualTypes = {DataType::Float16, DataType::UInt8,  DataType::Int32,   DataType::Int8,
                                    DataType::Int64,   DataType::UInt16, DataType::Float64, DataType::Int16,
                                    DataType::UInt32,  DataType::UInt64};

bool isAmong(const std::vector<DataType>& types, DataType type)
{
    return std::ranges::find(types, type) != types.end();
}

struct SupportSearch {
    const Asking& ask;
    Support found;
    std::vector<Case> taken = {}; // in order
    std::optional<Refused> last = {}; // of the last case; none: it was taken
    uint64_t asked = 0;

    Support run()
    {
        askOperators();
        if (found.choice.types.empty())
            askTypes();
        if (!found.choice.isPacked)
            askStrides();
        return std::move(found);
    }

    // Whether one of the cases is taken, the first of which is kept; else they are counted.
    template <class CaseAt> bool isTaken(uint64_t count, const CaseAt& caseAt)
    {
        for (uint64_t i = 0; i < count; ++i) {
            const Case c = caseAt(i);
            last = ask(c);
            ++asked;
            if (last)
                continue;
            taken.push_back(c);
            return true;
        }
        return false;
    }

    void refuse(std::string_view what, uint64_t cases)
    {
        found.refusals.push_back({std::string(what), last->engine, cases});
    }

    bool isTaken(const Operator& op, const std::vector<DataType>& types)
    {
        std::vector<DataType> others(kUsualTypes.begin(), kUsualTypes.end());
        std::erase_if(others, [&](DataType each) { return !isAmong(types, each); });
        const bool hasFloat32 = isAmong(types, DataType::Float32);
        return isTaken(kAskedCases, [&](uint64_t i) {
            const bool isFloat32 = hasFloat32 && (i % 2 == 0 || others.empty());
            const DataType type = isFloat32 ? DataType::Float32 : others[(hasFloat32 ? i / 2 : i) % others.size()];
            return RandomCases({.operators = {std::string(name(op))}, .types = {type}, .isPacked = true}).at(0, i);
        });
    }

    void askOperators()
    {
        const std::vector<Operator> all = RandomCases(found.choice).operators();
        const bool isOpen = found.choice.operators.empty();
        std::vector<std::string> left;
        for (const Operator& op : all) {
            std::vector<DataType> types = typesOf(op);
            const std::vector<DataType>& told = found.choice.types;
            std::erase_if(types, [&](DataType each) { return !told.empty() && !isAmong(told, each); });
            if (isTaken(op, types))
                left.emplace_back(name(op));
            else if (isOpen)
                refuse(name(op), kAskedCases);
        }
        if (!isOpen || left.size() == all.size())
            return;
        if (left.empty())
            throw EngineError(say("sweep",
                                  "%1 refused each of %2 cases (the last: %3); --operator NAME sweeps an operator "
                                  "all the same")(last->engine, asked, last->reason)
                              + ".");
        found.choice.operators = std::move(left);
    }

    void askTypes()
    {
        std::vector<DataType> left;
        const size_t before = found.refusals.size();
        const std::vector<Case> samples = firstTaken();
        for (const DataType type : kDataTypes) {
            std::vector<Case> cases;
            for (const Case& c : samples)
                if (isAmong(typesOf(c.op), type)) {
                    cases.push_back(c);
                    cases.back().op = parts::withType(c.op, type);
                }
            const auto has = [&](const Case& c) { return inputDesc(c.op).dataType == type; };
            if (std::ranges::any_of(taken, has) || isTaken(cases.size(), [&](uint64_t i) { return cases[i]; }))
                left.push_back(type);
            else if (!cases.empty())
                refuse(name(type), cases.size());
        }
        if (found.refusals.size() > before)
            found.choice.types = std::move(left);
    }

    void askStrides()
    {
        const std::vector<Case> samples = firstTaken();
        if (samples.empty())
            return;
        const auto isStrided = [&](uint64_t i) {
            Case c = samples[i % samples.size()];
            Random random(i);
            const Operator packed = c.op;
            while (c.op == packed)
                c.op = withRandomLayouts(packed, random);
            return c;
        };
        found.choice.isPacked = !isTaken(kAskedCases, isStrided);
        if (found.choice.isPacked)
            refuse(kStrides, kAskedCases);
    }

    std::vector<Case> firstTaken() const
    {
        return {taken.begin(), taken.begin() + static_cast<ptrdiff_t>(std::min<size_t>(taken.size(), kAskedCases))};
    }
};

} // namespace

Support supportOf(const CaseChoice& choice, const Asking& ask)
{
    return SupportSearch{ask, {.choice = choice}}.run();
}

Asking askingBoth(const OutputSource& engine, const OutputSource& against, const MemoryBudget& budget,
                  const std::stop_token& stop)
{
    std::vector<const OutputSource*> asked{&engine, &against};
    std::erase_if(asked, [](const auto* each) { return dynamic_cast<const RefusingEngine*>(each) == nullptr; });
    if (asked.empty())
        return {};
    return [=, hasHung = false](const Case& c) mutable -> std::optional<Refused> {
        if (hasHung)
            return std::nullopt;
        const Plan plan = makePlan(c.op);
        const Tensor input = loadInput(c, budget);
        for (const OutputSource* each : asked) {
            const RunOutcome outcome =
                tryRun(*each, c, plan, input, Tensor(outputDesc(c.op)), {.stop = stop, .budget = budget});
            if (!outcome.output && outcome.state == TrialState::Unsupported)
                return Refused{each->name(), outcome.reason};
            hasHung = hasHung || (!outcome.output && outcome.state == TrialState::Timeout);
        }
        return std::nullopt;
    };
}

Support drawnSupport(const CaseChoice& told, const SweepEngines& engines, const MemoryBudget& budget,
                     const std::stop_token& stop, const std::function<void(uint64_t count)>& asked)
{
    const Asking ask = askingBoth(*engines.engine, *engines.against, budget, stop);
    if (!ask)
        return {.choice = told};
    return supportOf(told, [&, count = uint64_t{0}](const Case& c) mutable {
        if (asked)
            asked(++count);
        return ask(c);
    });
}

} // namespace tessera
