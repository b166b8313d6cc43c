// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/registry/faulty_engine.h"

#include "engine/compute/cpu/cpu_engine.h"
#include "engine/compute/registry/baseline_run.h"
#include "engine/core/message/message.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/run_failure.h"

#include <algorithm>

namespace tessera {

namespace {

using namespace faulty;
using enum MistakeScope;

constexpr std::array<Text, static_cast<size_t>(Batches) + 1> kScopes = {
    say("faulty", "every operator"),
    say("faulty", "depth and space operators"),
    say("faulty", "resamplings and their gradients"),
    say("faulty", "nearest neighbour"),
    say("faulty", "linear interpolation"),
    say("faulty", "linear interpolation of integers"),
    say("faulty", "linear RESAMPLE3"),
    say("faulty", "linear RESAMPLE3, antialiased"),
    say("faulty", "gradients"),
    say("faulty", "tensors of two dimensions and more"),
    say("faulty", "tensors of three channels and more"),
    say("faulty", "tensors of four dimensions"),
};
static_assert(*kScopes.back().text != '\0');

// Makes one mistake, and leaves the rest of the run to the next source.
class Mistaken final : public OutputSource {
public:
    Mistaken(const Mistake& mistake, const OutputSource& next)
        : m_mistake(mistake)
        , m_next(next)
    {
    }

    std::string name() const override { return std::string(m_mistake.name); }
    bool executesPlans() const override { return true; }

    Timings run(const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        if (const Message why = outsideScope(m_mistake.scope, c); !why.isEmpty())
            throw RunFailure(FailureKind::Unsupported, why);
        return runChanged(m_mistake.change, {c, plan, input, m_next, control}, output);
    }

private:
    const Mistake& m_mistake;
    const OutputSource& m_next;
};

class FaultyEngine final : public RefusingEngine {
public:
    FaultyEngine(std::string name, const std::vector<const Mistake*>& mistakes, unsigned threads)
        : m_name(std::move(name))
        , m_honest(makeCpuEngine(threads))
    {
        std::vector<Message> sentences;
        for (auto mistake = mistakes.rbegin(); mistake != mistakes.rend(); ++mistake) {
            m_mistakes.push_back(std::make_unique<Mistaken>(**mistake, first()));
            sentences.insert(sentences.begin(), (*mistake)->sentence);
        }
        m_sentence = joined(sentences, "; ");
    }

    std::string name() const override { return m_name; }
    Message description() const override { return say("faulty", "wrong on purpose: %1")(m_sentence); }
    unsigned threads() const override { return m_honest->threads(); }

    Timings run(const Case& c, const Plan&, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        return first().run(c, makePlan(c.op), input, output, control);
    }

    CopyProbe makeCopyProbe(uint64_t bytes) const override { return m_honest->makeCopyProbe(bytes); }

private:
    const OutputSource& first() const
    {
        return m_mistakes.empty() ? static_cast<const OutputSource&>(*m_honest) : *m_mistakes.back();
    }

    std::string m_name;
    Message m_sentence;
    std::unique_ptr<Engine> m_honest;
    std::vector<std::unique_ptr<Mistaken>> m_mistakes; // the mistake at the first stage is last
};

[[noreturn]] void refuse(const std::string& engine, const std::string& wanted)
{
    std::vector<std::string> known;
    for (const Mistake& each : mistakes())
        known.emplace_back(each.name);
    throw EngineError(say("registry", "There is no engine \"%1\"")(engine) + "; "
                      + suggestion(wanted, known, std::string(kFaultyEngine) + ":"));
}

std::vector<const Mistake*> mistakesOf(const std::string& engine)
{
    const size_t colon = engine.find(':');
    std::vector<const Mistake*> result;
    for (const std::string_view word :
         splitText(std::string_view(engine).substr(std::min(colon, engine.size() - 1) + 1), "+")) {
        const Mistake* mistake = findMistake(word);
        if (!mistake)
            refuse(engine, std::string(word));
        if (!result.empty() && mistake->stage <= result.back()->stage)
            throw EngineError(say("faulty",
                                  "\"%1\": %2 is not made after %3; two mistakes stand in the order in which "
                                  "they are made, one of the input, the map, the sums and the output each")(
                engine, std::string(mistake->name), std::string(result.back()->name)));
        result.push_back(mistake);
    }
    return result;
}

} // namespace

Text name(MistakeScope scope)
{
    return kScopes[static_cast<size_t>(scope)];
}

const Mistake* findMistake(std::string_view name)
{
    const auto number = numberIn<size_t>(name);
    const auto found = number && *number < mistakes().size() ? mistakes().begin() + ptrdiff_t(*number)
                                                             : std::ranges::find(mistakes(), name, &Mistake::name);
    return found == mistakes().end() ? nullptr : &*found;
}

std::string numberedName(std::string_view engine)
{
    const Mistake* mistake = findMistake(engine.substr(engine.find(':') + 1));
    return std::string(kFaultyEngine) + ":" + std::to_string(mistake ? mistake - mistakes().data() : 0);
}

bool isNumbered(std::string_view engine)
{
    return isFaultyEngine(std::string(engine)) && numberIn<size_t>(engine.substr(engine.find(':') + 1)).has_value();
}

Message outsideScope(MistakeScope scope, const Case& c)
{
    const std::vector<AxisMap> maps = axisMaps(c.op);
    const std::vector<uint32_t>& sizes = c.op.input.sizes;
    const bool isLinear = !maps.empty() && maps.front().mode == InterpolationMode::Linear;
    const auto isInside = [&] {
        switch (scope) {
        case Every:
            return true;
        case Permutations:
            return inversesOf(c.op).has_value();
        case Resamplings:
            return !maps.empty();
        case Nearest:
            return !maps.empty() && !isLinear;
        case Linear:
            return isLinear;
        case Rounded:
            return isLinear && !isFloat(c.op.input.dataType);
        case Antialiasing:
            return isLinear && c.op.row().hasFilter;
        case Antialiased:
            return isLinear && maps.front().antialias.has_value();
        case Gradients:
            return c.op.row().isGradient;
        case Planes:
            return sizes.size() >= 2;
        case Channels:
            return sizes.size() >= 3 && sizes[sizes.size() - 3] >= 3;
        case Batches:
            break;
        }
        return sizes.size() == 4;
    };
    return isInside() ? Message() : say("faulty", "this mistake is one of %1")(name(scope));
}

bool isFaultyEngine(const std::string& engine)
{
    return engine.substr(0, engine.find(':')) == kFaultyEngine;
}

std::unique_ptr<Engine> makeFaultyEngine(const std::string& engine, const EngineOptions& options)
{
    return std::make_unique<FaultyEngine>(engine, mistakesOf(engine), options.threads);
}

} // namespace tessera
