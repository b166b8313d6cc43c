// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/call.h"
#include "engine/frameworks/reading/calls/evaluator.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr size_t kMostPlaces = 1024; // of a list that is an index

std::optional<int64_t> wholeOf(const Value& value)
{
    const auto* number = value.as<NumberValue>();
    if (!number || number->value != std::floor(number->value))
        return std::nullopt;
    return static_cast<int64_t>(std::clamp(number->value, -9e15, 9e15)); // the largest number there is may be an end
}

bool isNewAxis(const Value& place)
{
    const auto* symbol = place.as<Symbol>();
    return place.isNothing() || (symbol && symbol->dotted.ends_with("newaxis"));
}

} // namespace

Value Evaluator::sliceOf(const Expression& slice)
{
    std::optional<int64_t> numbers[3];
    for (size_t i = 0; i < 3; ++i) {
        const Expression* given = slice.items[i].value.get();
        const Value value = given ? evaluate(*given) : Value{};
        numbers[i] = wholeOf(value);
        if (!value.isNothing() && !numbers[i])
            m_source.fail(value.begin, say("reading", "%1 needs whole numbers")(say("reading", "a part")));
    }
    return {.is = Part{numbers[0], numbers[1], numbers[2]}};
}

Value Evaluator::partOf(const Expression& index)
{
    const Value base = evaluate(*index.base);
    std::vector<Value> places;
    for (const Item& item : index.items)
        places.push_back(item.value ? evaluate(*item.value) : Value{});
    if (places.size() == 1 && places.front().list() && index.items.front().value->kind == Expression::Kind::List
        && index.items.front().value->items.size() > 1 && m_source.text()[index.items.front().begin] == '(')
        places = *places.front().list(); // x[(0, 1)]
    if (base.isNothing())
        return {};
    if (const ValueObject* object = base.object(); object && places.size() == 1) {
        const auto* key = places.front().as<std::string>();
        for (const auto& [name, value] : *object)
            if (key && name == *key)
                return value;
    }
    if (const ValueList* list = base.list(); list && places.size() == 1)
        return elementOf(*list, places.front());
    const TextTensor tensor = tensorOf(base);
    return valueOf(placed(index.begin, [&] { return taken(tensor, places, index.begin); }));
}

Value Evaluator::elementOf(const ValueList& list, const Value& place)
{
    const auto count = static_cast<int64_t>(list.size());
    const auto counted = [&](int64_t at) { return at < 0 ? at + count : at; };
    if (const auto* part = place.as<Part>()) {
        if (part->step == -1 && !part->begin && !part->end)
            return valueOf(ValueList(list.rbegin(), list.rend()));
        const int64_t end = std::min(counted(part->end.value_or(count)), count), step = part->step.value_or(1);
        ValueList taken;
        for (int64_t at = std::max<int64_t>(counted(part->begin.value_or(0)), 0); at < end;
             at += std::max<int64_t>(step, 1))
            taken.push_back(list[static_cast<size_t>(at)]);
        return valueOf(std::move(taken));
    }
    const auto whole = wholeOf(place);
    const int64_t at = whole ? counted(*whole) : -1;
    if (at < 0 || at >= count)
        m_source.fail(place.begin, say("reading", "this is no place in a list of %1")(list.size()));
    return list[static_cast<size_t>(at)];
}

// x[0], x[..., ::2, 1::2], x[:, [2, 1, 0]], x[:, None].
TextTensor Evaluator::taken(TextTensor tensor, const std::vector<Value>& places, size_t at)
{
    const auto isWhole = [](const Value& place) { return !isNewAxis(place) && !place.as<Ellipsis>(); };
    const auto named = static_cast<size_t>(std::ranges::count_if(places, isWhole));
    if (named > tensor.rank())
        m_source.fail(at, say("reading", "the index has %1 places, and the tensor %2 axes")(named, tensor.rank()));
    int64_t axis = 0;
    for (const Value& place : places) {
        if (place.as<Ellipsis>()) {
            const auto behind = std::ranges::count_if(
                std::vector<Value>(places.begin() + (&place - places.data()) + 1, places.end()), isWhole);
            axis = static_cast<int64_t>(tensor.rank()) - behind;
        } else if (isNewAxis(place)) {
            tensor.insertOne(axis++);
        } else if (const auto* part = place.as<Part>()) {
            tensor.slice(axis++, part->begin, part->end, part->step.value_or(1));
        } else if (const auto whole = wholeOf(place)) {
            tensor.pick(axis, *whole);
        } else if (const auto list = numbersOf(place); list && !list->empty() && list->size() <= kMostPlaces) {
            std::vector<TextTensor> parts;
            for (const double each : *list) {
                const auto element = wholeOf(valueOf(each, true));
                if (!element)
                    m_source.fail(place.begin, say("reading", "%1 needs whole numbers")(say("reading", "a part")));
                parts.push_back(tensor);
                parts.back().pick(axis, *element);
                parts.back().insertOne(axis);
            }
            tensor = TextTensor::concatenated(parts, axis++);
        } else {
            m_source.fail(place.begin, say("reading", "which part is taken is not known here; expected numbers"));
        }
    }
    return tensor;
}

} // namespace tessera
