// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera {

namespace {

double numberIn(const Call& call)
{
    const Value& given = call.value("x");
    if (const auto* text = given.as<std::string>(); text && text->size() < 16)
        return std::atof(text->c_str());
    if (const auto* flag = given.as<bool>())
        return *flag ? 1 : 0;
    return call.number("x");
}

} // namespace

Value itself(const Call& call)
{
    return call.value(call.parameter(0));
}

Value nothing(const Call&)
{
    return {};
}

Value symbol(const Call& call)
{
    return {.is = Symbol{call.firstWord()}};
}

Value oneNumber(const Call& call)
{
    const double x = numberIn(call);
    const auto* given = call.value("x").as<NumberValue>();
    if (call.is("real") || call.is("root"))
        return valueOf(call.is("root") ? std::sqrt(x) : x, false);
    if (call.is("absolute"))
        return valueOf(std::abs(x), given && given->isWhole);
    return valueOf(call.is("floor")       ? std::floor(x)
                       : call.is("ceil")  ? std::ceil(x)
                       : call.is("round") ? std::nearbyint(x)
                                          : std::trunc(x),
                   true);
}

Value length(const Call& call)
{
    const Value& given = call.value("x");
    if (given.list())
        return valueOf(static_cast<double>(given.list()->size()), true);
    return valueOf(static_cast<double>(call.tensor("x").sizes().front()), true);
}

// Of a list or of the arguments.
static std::vector<NumberValue> numbersIn(const Call& call)
{
    const ValueList& given = call.further();
    const ValueList* list = given.size() == 1 && given.front().list() ? given.front().list() : &given;
    std::vector<NumberValue> numbers;
    for (const Value& each : *list)
        if (const auto* number = each.as<NumberValue>())
            numbers.push_back(*number);
    if (numbers.empty() || numbers.size() != list->size())
        call.fail(say("reading", "expected %1")(say("reading", "numbers")));
    return numbers;
}

Value combinedNumbers(const Call& call)
{
    const std::vector<NumberValue> numbers = numbersIn(call);
    NumberValue all = numbers.front();
    for (const NumberValue& each : std::span(numbers).subspan(1)) {
        if (call.is("min") || call.is("max")) {
            if (call.is("min") ? each.value < all.value : each.value > all.value)
                all = each;
            continue;
        }
        all = {call.is("product") ? all.value * each.value : all.value + each.value, all.isWhole && each.isWhole};
    }
    return valueOf(all.value, all.isWhole);
}

Value rangeList(const Call& call)
{
    constexpr int64_t kMost = 4096;
    const std::vector<int64_t> given =
        call.further().size() == 1 ? std::vector<int64_t>{0, call.rest().front()} : call.rest();
    const int64_t step = given.size() > 2 ? given[2] : 1;
    if (given.size() < 2 || step == 0 || std::abs(given[1] - given[0]) / std::abs(step) > kMost)
        call.fail(say("reading", "the list is too long"));
    ValueList list;
    for (int64_t i = given[0]; step > 0 ? i < given[1] : i > given[1]; i += step)
        list.push_back(valueOf(static_cast<double>(i), true));
    return valueOf(std::move(list));
}

Value listOfAny(const Call& call)
{
    if (call.further().empty())
        return valueOf(ValueList());
    const Value& given = call.further().front();
    return given.as<NumberValue>() ? valueOf(call.further()) : given;
}

Value dictionary(const Call& call)
{
    ValueObject object;
    for (const Given& each : call.others())
        object.emplace_back(each.key, each.value);
    return {.is = std::make_shared<const ValueObject>(std::move(object))};
}

Value reversedList(const Call& call)
{
    const ValueList* list = call.value("x").list();
    return list ? valueOf(ValueList(list->rbegin(), list->rend())) : call.value("x");
}

} // namespace tessera
