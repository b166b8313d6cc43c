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
#include <map>
#include <sstream>

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

using Words = std::vector<std::string>;

Words questionWords(std::string_view question)
{
    std::istringstream stream{std::string(question)};
    Words words;
    for (std::string word; stream >> word;)
        words.push_back(word);
    return words;
}

const std::string& word(const Words& words, size_t i, const char* right)
{
    if (i >= words.size())
        throw TextError(say("lesson", "\"%1\" is not all of the question; expected %2")(words.front(),
                                                                                        words.front() + " " + right));
    return words[i];
}

Side sideFrom(const Words& words, size_t i)
{
    constexpr std::array<std::string_view, 2> kSides = {"input", "output"};
    return choiceFrom(word(words, i, "input or output"), kSides) == 0 ? Side::Input : Side::Output;
}

const TensorDesc& descOf(const DispatchJob& run, Side side)
{
    return side == Side::Input ? run.plan.input : run.plan.output;
}

uint64_t elementFrom(const Words& words, size_t i, const TensorDesc& desc)
{
    return elementFromText(word(words, i, "0,1,2,3"), desc.sizes);
}

uint64_t inputAt(const DispatchJob& run, const Words& words) // the question's second word
{
    return elementFrom(words, 1, run.plan.input);
}

uint64_t outputAt(const DispatchJob& run, const Words& words)
{
    return elementFrom(words, 1, run.plan.output);
}

// The offset, in elements, of an element in the memory of the tensor that the question names.
uint64_t offsetAt(const DispatchJob& run, const Words& words)
{
    const TensorDesc& desc = descOf(run, sideFrom(words, 1));
    return offsetOf(desc, elementFrom(words, 2, desc));
}

uint64_t partner(const Partners& partners)
{
    if (partners.list.empty())
        throw TextError(say("lesson", "there is none"));
    return partners.list.front().element;
}

// The axis with that coordinate's letter, and the output index on it.
std::pair<const AxisTaps*, uint32_t> axisAt(const DispatchJob& run, const Words& words)
{
    const auto* work = std::get_if<SeparableTaps>(&run.plan.work);
    if (!work)
        throw TextError(say("lesson", "the case only moves elements: its axes have no coordinates"));
    const AxisTaps& axis = work->axes[choiceFrom(word(words, 1, "x 3"), kCoordinateNames)];
    return {
        &axis,
        static_cast<uint32_t>(elementFromText(word(words, 2, "3"), std::array{static_cast<uint32_t>(axis.x.size())}))};
}

std::string markedText(const DispatchJob& run, const Words& words)
{
    const size_t index = choiceFrom(word(words, 1, "tie"), kOverlays);
    const auto* work = std::get_if<SeparableTaps>(&run.plan.work);
    const bool isOfOutputs = (index < 2) != (work && work->transposed); // a gradient's tensors are swapped
    return std::to_string(
        marks(run.plan, isOfOutputs ? Side::Output : Side::Input).count(static_cast<Mark>(1U << index)));
}

Tensor outputOf(const std::string& engine, const DispatchJob& run)
{
    return outputBy(ownEngine(engine, run.dispatched), run.dispatched, run.plan, run.input);
}

std::string equalText(const DispatchJob& run, const Words& words)
{
    const Tensor other = outputOf(word(words, 1, "reference"), run);
    uint64_t equal = 0;
    for (uint64_t i = 0; i < elementCount(run.plan.output); ++i)
        equal += other.bits(i) == run.output.bits(i) ? 1 : 0;
    return std::to_string(equal);
}

std::string weightsText(const DispatchJob& run, const Words& words)
{
    double sum = 0;
    for (const Partner& each : sources(run.plan, outputAt(run, words)).list)
        sum += each.weight;
    return toText(sum);
}

std::string weightText(const DispatchJob& run, const Words& words)
{
    const uint64_t output = outputAt(run, words);
    choiceFrom(word(words, 2, "0,0,0,1 from 0,0,0,0"), std::array<std::string_view, 1>{"from"});
    const uint64_t input = elementFrom(words, 3, run.plan.input);
    for (const Partner& each : sources(run.plan, output).list)
        if (each.element == input)
            return toText(each.weight);
    return "0";
}

// How many outputs the other order would read from elsewhere.
std::string movedText(const DispatchJob& run)
{
    const auto other = withOtherOrder(run.dispatched.op);
    if (!other)
        throw TextError(say("lesson", "the case has no order"));
    return std::to_string(partnerShift(run.plan, makePlan(*other), Side::Output).countNonZero());
}

using Answer = std::string (*)(const DispatchJob&, const Words&);

const std::map<std::string_view, Answer>& answers()
{
    static const std::map<std::string_view, Answer> all{
        {"input", [](const auto& r, const auto& w) { return toText(r.input, inputAt(r, w)); }},
        {"output", [](const auto& r, const auto& w) { return toText(r.output, outputAt(r, w)); }},
        {"source",
         [](const auto& r, const auto& w) {
             return elementText(r.plan.input.sizes, partner(sources(r.plan, outputAt(r, w), 1)));
         }},
        {"target",
         [](const auto& r, const auto& w) {
             return elementText(r.plan.output.sizes, partner(targets(r.plan, inputAt(r, w), 1)));
         }},
        {"sources",
         [](const auto& r, const auto& w) { return std::to_string(sources(r.plan, outputAt(r, w), 1).count); }},
        {"targets",
         [](const auto& r, const auto& w) { return std::to_string(targets(r.plan, inputAt(r, w), 1).count); }},
        {"weight", weightText},
        {"weights", weightsText},
        {"coordinate",
         [](const auto& r, const auto& w) {
             const auto [axis, at] = axisAt(r, w);
             return toText(axis->x[at]);
         }},
        {"marked", markedText},
        {"moved", [](const auto& r, const auto&) { return movedText(r); }},
        {"equal", equalText},
        {"by",
         [](const auto& r, const auto& w) {
             return toText(outputOf(word(w, 1, "reference 0,1,2,3"), r), elementFrom(w, 2, r.plan.output));
         }},
        {"sizes", [](const auto& r, const auto& w) { return text(descOf(r, sideFrom(w, 1)).sizes); }},
        {"strides",
         [](const auto& r, const auto& w) {
             return "{" + listText(effectiveStrides(descOf(r, sideFrom(w, 1))), ", ") + "}";
         }},
        {"count", [](const auto& r, const auto& w) { return std::to_string(elementCount(descOf(r, sideFrom(w, 1)))); }},
        {"bytes", [](const auto& r, const auto& w) { return std::to_string(totalBytes(descOf(r, sideFrom(w, 1)))); }},
        {"offset", [](const auto& r, const auto& w) { return std::to_string(offsetAt(r, w)); }},
        {"byte",
         [](const auto& r, const auto& w) {
             return std::to_string(offsetAt(r, w) * elementBytes(descOf(r, sideFrom(w, 1)).dataType));
         }},
    };
    return all;
}

} // namespace

std::string factAnswer(const DispatchJob& run, const std::string& engine, std::string_view question)
{
    const Words words = questionWords(question);
    if (words.size() > 1 && words.front() == "other") {
        const auto op = withOtherOrder(run.dispatched.op);
        if (!op)
            throw TextError(say("lesson", "\"%1\": the case has no other order")(question));
        DispatchJob other{run.dispatched, makePlan(*op), run.input, {}};
        other.dispatched.op = *op;
        other.output = outputBy(engine, other.dispatched, other.plan, other.input);
        return factAnswer(other, engine, question.substr(question.find("other") + 5));
    }
    const auto found = words.empty() ? answers().end() : answers().find(words.front());
    if (found != answers().end())
        return found->second(run, words);
    const std::string names = listText(answers(), ", ", [](const auto& each) { return each.first; });
    throw TextError(say("lesson", "\"%1\": expected a calculation, or one of %2")(question, names));
}

bool isCalculation(std::string_view question)
{
    return !question.empty()
        && (std::string_view("0123456789(-").find(question.front()) != std::string_view::npos
            || question.starts_with("floor(") || question.starts_with("ceil("));
}

} // namespace tessera
