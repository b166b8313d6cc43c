// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/calls/actions.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>
#include <span>

// Numbers, lists and layers, and what is written of tensors: their sizes.
namespace tessera {

namespace {

Value wholeValue(auto number)
{
    return valueOf(static_cast<double>(number), true);
}

Value oneNumber(const Call& call)
{
    const Value& given = call.value("x");
    const auto* text = given.as<std::string>();
    const auto* flag = given.as<bool>();
    const double x = text && text->size() < 16 ? std::atof(text->c_str()) : flag ? (*flag ? 1 : 0) : call.number("x");
    if (call.is("real") || call.is("root"))
        return valueOf(call.is("root") ? std::sqrt(x) : x, false);
    if (call.is("absolute"))
        return valueOf(std::abs(x), given.as<NumberValue>() && given.as<NumberValue>()->isWhole);
    return wholeValue(call.is("floor")       ? std::floor(x)
                          : call.is("ceil")  ? std::ceil(x)
                          : call.is("round") ? std::nearbyint(x)
                                             : std::trunc(x));
}

Value combinedNumbers(const Call& call) // of a list or of the arguments
{
    const ValueList& given = call.further();
    const Value list = given.size() == 1 && given.front().list() ? given.front() : valueOf(given);
    const auto numbers = list.list() ? numbersOf(list) : std::nullopt;
    if (!numbers || numbers->empty())
        call.fail(say("reading", "expected %1")(say("reading", "numbers")));
    double all = numbers->front();
    for (const double each : std::span(*numbers).subspan(1))
        all = call.is("min")     ? std::min(all, each)
            : call.is("max")     ? std::max(all, each)
            : call.is("product") ? all * each
                                 : all + each;
    const auto isWhole = [](const Value& each) { return each.as<NumberValue>()->isWhole; };
    return valueOf(all, std::ranges::all_of(*list.list(), isWhole));
}

Value length(const Call& call)
{
    const ValueList* list = call.value("x").list();
    return list ? wholeValue(list->size()) : wholeValue(call.tensor("x").size(0));
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
        list.push_back(wholeValue(i));
    return valueOf(std::move(list));
}

Value listOfAny(const Call& call)
{
    if (call.further().empty())
        return valueOf(ValueList());
    const Value& given = call.further().front();
    return given.as<NumberValue>() ? valueOf(call.further()) : given;
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
    return call.has(call.parameter(1)) ? wholeValue(tensor.size(call.whole(1))) : valueOf(tensor.sizes());
}

Value elements(const Call& call)
{
    const std::vector<int64_t> sizes = call.tensor("self").sizes();
    return wholeValue(std::accumulate(sizes.begin(), sizes.end(), 1.0, std::multiplies<>()));
}

} // namespace

std::span<const NamedAction> valueActions()
{
    static const NamedAction actions[] = {
        {"itself", [](const Call& call) { return call.value(call.parameter(0)); }},
        {"nothing", [](const Call&) { return Value{}; }},
        {"symbol", [](const Call& call) { return Value{.is = Symbol{call.firstWord()}}; }},
        {"number", oneNumber},
        {"combine", combinedNumbers},
        {"length", length},
        {"range", rangeList},
        {"list", listOfAny},
        {"reverse", reversedList},
        {"dictionary", dictionary},
        {"sequence", sequence},
        {"measure", measure},
        {"rank", [](const Call& call) { return wholeValue(call.tensor("self").rank()); }},
        {"elements", elements},
    };
    return actions;
}

} // namespace tessera
