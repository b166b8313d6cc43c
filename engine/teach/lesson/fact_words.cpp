// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/lesson/fact.h"

#include "engine/compute/registry/faulty_engine.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan_tables.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace tessera {

const std::string& ownEngine(const std::string& name, const Case& c)
{
    const size_t colon = name.find(':');
    const Mistake* mistake =
        isFaultyEngine(name) && colon != std::string::npos ? findMistake(name.substr(colon + 1)) : nullptr;
    if (name != "cpu" && name != "reference" && !mistake)
        throw TextError(say("lesson", "\"%1\": expected %2")(name, anyOf({"cpu", "reference", "sabotage:MISTAKE"})));
    if (const Message why = mistake ? outsideScope(mistake->scope, c) : Message(); !why.isEmpty())
        throw TextError(why);
    return name;
}

std::string engineOf(const LessonFigure& figure)
{
    return figure.engine.empty() ? "cpu" : figure.engine;
}

Tensor outputBy(const std::string& engine, const Case& c, const Plan& plan, const Tensor& input)
{
    Tensor output(plan.output);
    try {
        makeEngine(engine)->run(c, plan, input, output);
    } catch (const RunFailure& failure) {
        throw TextError(failure.message());
    }
    return output;
}

namespace {

// A question about a case that the engine has run: its words, and what they name.
struct Asked {
    const DispatchJob& run;
    std::vector<std::string_view> words;

    std::string_view word(size_t i, const char* right) const
    {
        if (i >= words.size())
            throw TextError(say("lesson", "\"%1\" is not all of the question; expected %2")(
                words.front(), std::string(words.front()) + " " + right));
        return words[i];
    }
    // The tensor that the second word names.
    const TensorDesc& tensor() const
    {
        constexpr std::array<std::string_view, 2> kSides = {"input", "output"};
        return choiceFrom(word(1, "input or output"), kSides) == 0 ? run.plan.input : run.plan.output;
    }
    uint64_t element(size_t i, const TensorDesc& desc) const { return elementFromText(word(i, "0,1,2,3"), desc.sizes); }
    uint64_t output() const { return element(1, run.plan.output); }
    Tensor by(std::string_view engine) const
    {
        return outputBy(ownEngine(std::string(engine), run.dispatched), run.dispatched, run.plan, run.input);
    }
};

std::string sourceText(const Asked& asked)
{
    const Partners from = sources(asked.run.plan, asked.output(), 1);
    if (from.list.empty())
        throw TextError(say("lesson", "there is none"));
    return elementText(asked.run.plan.input.sizes, from.list.front().element);
}

// "x 3": the coordinate of output index 3 on the axis with this letter.
std::string coordinateText(const Asked& asked)
{
    const auto* work = std::get_if<SeparableTaps>(&asked.run.plan.work);
    if (!work)
        throw TextError(say("lesson", "the case only moves elements: its axes have no coordinates"));
    const AxisTaps& axis = work->axes[choiceFrom(asked.word(1, "x 3"), kCoordinateNames)];
    return toText(axis.x[elementFromText(asked.word(2, "3"), std::array{static_cast<uint32_t>(axis.x.size())})]);
}

std::string markedText(const Asked& asked)
{
    const size_t index = choiceFrom(asked.word(1, "tie"), kOverlays);
    const auto* work = std::get_if<SeparableTaps>(&asked.run.plan.work);
    const bool isOfOutputs = (index < 2) != (work && work->transposed); // a gradient's tensors are swapped
    return std::to_string(
        marks(asked.run.plan, isOfOutputs ? Side::Output : Side::Input).count(static_cast<Mark>(1U << index)));
}

// "weight E from E2", or the sum of all: "weights E".
std::string weightText(const Asked& asked)
{
    const bool isSum = asked.words.front() == "weights";
    const uint64_t output = asked.output();
    if (!isSum)
        choiceFrom(asked.word(2, "0,0,0,1 from 0,0,0,0"), std::array<std::string_view, 1>{"from"});
    const uint64_t input = isSum ? 0 : asked.element(3, asked.run.plan.input);
    double sum = 0;
    for (const Partner& each : sources(asked.run.plan, output).list)
        sum += isSum || each.element == input ? each.weight : 0;
    return toText(sum);
}

struct Fact {
    std::string_view name;
    std::string (*answer)(const Asked& asked);
};
constexpr Fact kFacts[] = {
    {"by",
     [](const Asked& q) { return toText(q.by(q.word(1, "reference 0,1,2,3")), q.element(2, q.run.plan.output)); }},
    {"coordinate", coordinateText},
    {"count", [](const Asked& q) { return std::to_string(elementCount(q.tensor())); }},
    {"equal", [](const Asked& q) { return std::to_string(equalCount(q.by(q.word(1, "reference")), q.run.output)); }},
    {"input", [](const Asked& q) { return toText(q.run.input, q.element(1, q.run.plan.input)); }},
    {"marked", markedText},
    {"offset", [](const Asked& q) { return std::to_string(offsetOf(q.tensor(), q.element(2, q.tensor()))); }},
    {"output", [](const Asked& q) { return toText(q.run.output, q.output()); }},
    {"sizes", [](const Asked& q) { return listText(q.tensor().sizes, ", "); }},
    {"source", sourceText},
    {"sources", [](const Asked& q) { return std::to_string(sources(q.run.plan, q.output(), 1).count); }},
    {"strides", [](const Asked& q) { return listText(effectiveStrides(q.tensor()), ", "); }},
    {"weight", weightText},
    {"weights", weightText},
};

} // namespace

std::string factAnswer(const DispatchJob& run, std::string_view question)
{
    Asked asked{run, splitText(question, " ")};
    std::erase(asked.words, std::string_view());
    const auto found = std::ranges::find(kFacts, asked.words.empty() ? "" : asked.words.front(), &Fact::name);
    if (found != std::end(kFacts))
        return found->answer(asked);
    const std::string names = listText(kFacts, ", ", [](const Fact& each) { return each.name; });
    throw TextError(say("lesson", "\"%1\": expected a calculation, or one of %2")(question, names));
}

uint64_t equalCount(const Tensor& a, const Tensor& b)
{
    uint64_t equal = 0;
    for (uint64_t i = 0; i < elementCount(a.desc); ++i)
        equal += a.bits(i) == b.bits(i) ? 1 : 0;
    return equal;
}

bool isCalculation(std::string_view question)
{
    return !question.empty()
        && (std::string_view("0123456789(-").find(question.front()) != std::string_view::npos
            || question.starts_with("floor(") || question.starts_with("ceil("));
}

} // namespace tessera
