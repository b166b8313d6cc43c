// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/calls/actions.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <span>

// Numbers, lists and layers, and what is written of tensors: their sizes.
namespace tessera {

namespace {

// The row's word says how it computes, or the node's own name.
const Calculation& calculationOf(const Call& call)
{
    return *calculationNamed(call.row().words.empty() ? call.name() : call.firstWord());
}

Value calculate(const Call& call) // with all parameters
{
    ValueList given;
    for (const std::string& each : call.row().parameters)
        if (call.has(each))
            given.push_back(call.value(each));
    if (const auto made = call.evaluator().calculatedBy(calculationOf(call), given))
        return *made;
    call.expect(call.parameter(0), say("reading", "numbers"));
}

Value combine(const Call& call) // the numbers of a list, or the arguments
{
    ValueList given{call.value(call.parameter(0))};
    given.insert(given.end(), call.further().begin(), call.further().end());
    const Value list = given.size() == 1 ? given.front() : valueOf(given);
    const auto numbers = list.tensor() && list.tensor()->rank() > 1 ? std::nullopt : numbersOf(list);
    if (!numbers || numbers->empty())
        call.expect(call.parameter(0), say("reading", "numbers"));
    double all = numbers->front();
    for (const double each : std::span(*numbers).subspan(1))
        all = calculationOf(call).of(std::array{all, each, 0.0}.data());
    return call.said("keepdims") == "1" ? valueOf(ValueList{valueOf(all)}) : valueOf(all);
}

Value length(const Call& call)
{
    const ValueList* list = call.value("x").list();
    return list ? valueOf(list->size()) : valueOf(call.tensor("x").size(0));
}

Value rangeList(const Call& call)
{
    constexpr int64_t kMost = 4096;
    std::vector<int64_t> given = call.rest();
    if (given.size() == 1)
        given.insert(given.begin(), 0);
    const int64_t step = given.size() > 2 ? given[2] : 1;
    if (given.size() < 2 || step == 0 || std::abs(given[1] - given[0]) / std::abs(step) > kMost)
        call.fail(say("reading", "the list is too long"));
    ValueList list;
    for (int64_t i = given[0]; step > 0 ? i < given[1] : i > given[1]; i += step)
        list.push_back(valueOf(i));
    return valueOf(std::move(list));
}

Value listOfAny(const Call& call)
{
    if (call.further().empty())
        return valueOf(ValueList());
    const Value& given = call.further().front();
    return given.as<double>() ? valueOf(call.further()) : given;
}

Value reversedList(const Call& call)
{
    const ValueList* list = call.value("x").list();
    return list ? valueOf(ValueList(list->rbegin(), list->rend())) : call.value("x");
}

Value dictionary(const Call& call)
{
    ValueObject object;
    for (const Given& each : call.others())
        object.emplace_back(each.key, each.value);
    return {.is = std::make_shared<const ValueObject>(std::move(object))};
}

Value sequence(const Call& call) // layers: the further arguments, or a list of them
{
    ValueList layers = call.further();
    if (layers.size() == 1 && layers.front().list())
        layers = *layers.front().list();
    if (call.has("layers") && call.value("layers").list())
        layers = *call.value("layers").list();
    const size_t begin = layers.empty() ? 0 : layers.front().begin;
    return {.is = Layer{[&evaluator = call.evaluator(), layers, begin](TracedTensor tensor) {
                Value made = valueOf(std::move(tensor));
                for (const Value& each : layers)
                    if (!each.tensor() && !each.isNothing()) // keras.Input, nn.Identity
                        made = evaluator.called(each, {{{}, made}}, begin);
                return *made.tensor();
            }}};
}

Value measure(const Call& call) // an axis, or none: sizes
{
    const TracedTensor tensor = call.tensor(call.parameter(0));
    return call.has(call.parameter(1)) ? valueOf(tensor.size(call.whole(1))) : valueOf(tensor.sizes());
}

Value shapePart(const Call& call) // from one axis to another
{
    const std::vector<int64_t> sizes = call.tensor(call.parameter(0)).sizes();
    const auto count = static_cast<int64_t>(sizes.size());
    const auto place = [&](size_t parameter, int64_t otherwise) {
        const int64_t axis = call.whole(parameter, otherwise);
        return std::clamp<int64_t>(axis < 0 ? axis + count : axis, 0, count);
    };
    const int64_t begin = place(1, 0), end = std::max(place(2, count), begin);
    return valueOf(std::vector(sizes.begin() + begin, sizes.begin() + end));
}

Value elements(const Call& call)
{
    const std::vector<int64_t> sizes = call.tensor(call.parameter(0)).sizes();
    return valueOf(std::accumulate(sizes.begin(), sizes.end(), 1.0, std::multiplies<>()));
}

} // namespace

std::span<const NamedAction> valueActions()
{
    static const NamedAction actions[] = {
        {"itself", [](const Call& call) { return call.value(call.parameter(0)); }},
        {"nothing", [](const Call&) { return Value{}; }},
        {"symbol", [](const Call& call) { return Value{.is = Symbol{call.firstWord()}}; }},
        {"calculate", calculate},
        {"combine", combine},
        {"length", length},
        {"range", rangeList},
        {"list", listOfAny},
        {"reverse", reversedList},
        {"dictionary", dictionary},
        {"sequence", sequence},
        {"measure", measure},
        {"shape-part", shapePart},
        {"rank", [](const Call& call) { return valueOf(call.tensor("self").rank()); }},
        {"elements", elements},
    };
    return actions;
}

} // namespace tessera
