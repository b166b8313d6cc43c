// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/calls/call.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>

// Tensors that the text makes; numbers, lists, layers and sizes.
namespace tessera {

namespace {

constexpr size_t kMostLiterals = 1 << 17; // more than a text can hold

std::vector<uint32_t> sizesOf(const std::vector<int64_t>& sizes)
{
    std::vector<uint32_t> whole;
    for (const int64_t size : sizes)
        whole.push_back(sizeOf(static_cast<double>(size), "shape"));
    return whole.empty() ? std::vector{1u} : whole;
}

// Values of a tensor; too many are not kept.
TextData dataOf(std::vector<double> values)
{
    if (values.size() > kMostWrittenValues)
        return {};
    return {.values = std::make_shared<const std::vector<double>>(std::move(values))};
}

// The tensor with the type that an argument gives.
Value withType(const Call& call, TracedTensor tensor)
{
    for (const char* name : {"dtype", "data_type", "ctx", "dataType", "type", "elem_type"})
        if (call.has(name))
            if (const auto type = dataTypeOf(call, call.value(name)))
                tensor.convert(*type);
    return valueOf(std::move(tensor));
}

// A tensor of first, first + step, …
Value rangeOf(const Call& call, double first, double count, double step)
{
    const uint32_t size = sizeOf(count, "count");
    std::vector<double> values;
    for (uint32_t i = 0; i < size && i <= kMostWrittenValues; ++i)
        values.push_back(first + i * step);
    TextData data = dataOf(std::move(values));
    if (first == 0 && step == 1)
        data.generator = Generator{.pattern = Pattern::Iota};
    return withType(call, call.evaluator().madeTensor({size}, std::move(data)));
}

struct Literal {
    std::vector<uint32_t> sizes = {};
    std::vector<double> values = {};
};

// A number, a tensor with known elements, or nested lists of these.
Literal literalOf(const Value& value, size_t depth)
{
    constexpr size_t kMostLists = 8;
    if (const auto* number = value.as<double>())
        return {{}, {*number}};
    if (const auto values = value.tensor() ? value.tensor()->values() : std::nullopt)
        return {value.tensor()->shape(), *values};
    const ValueList* list = value.list();
    refuseIf(depth == kMostLists || !list || list->empty(), say("reading", "expected a tensor here, such as x"));
    Literal all;
    for (const Value& each : *list) {
        const Literal part = literalOf(each, depth + 1);
        if (all.values.empty())
            all.sizes = part.sizes;
        refuseIf(part.sizes != all.sizes, say("reading", "the lists are not equally long"));
        all.values.insert(all.values.end(), part.values.begin(), part.values.end());
        refuseIf(all.values.size() > kMostLiterals, say("reading", "the list is too long"));
    }
    all.sizes.insert(all.sizes.begin(), static_cast<uint32_t>(list->size()));
    return all;
}

} // namespace

TracedTensor literalTensor(Evaluator& evaluator, const ValueList& list)
{
    Literal literal = literalOf(valueOf(list), 0);
    return evaluator.madeTensor(literal.sizes, dataOf(std::move(literal.values)));
}

std::optional<DataType> dataTypeOf(const Call& call, const Value& value)
{
    const std::string name = lastPart(wordOf(value));
    const Function* row = rowNamed("types", name);
    for (const DataType type : kDataTypes)
        if (row != nullptr && row->action == tessera::name(type))
            return type;
    call.evaluator().failIf(row != nullptr, value.begin, say("reading", "no case has elements of the type %1")(name));
    return std::nullopt;
}

namespace {

std::vector<int64_t> madeSizes(const Call& call)
{
    if (call.takes("like"))
        return call.tensor("like").sizes();
    if (call.is("filled"))
        return call.wholes(0);
    if (call.has("high") && call.value("high").list()) // randint(high, size)
        return call.wholes("high");
    const char* shape = call.has("dimensions") ? "dimensions" : "shape";
    std::vector<int64_t> sizes = call.wholes(call.has(shape) ? shape : "size");
    if (call.is("batched")) // a batch of one
        sizes.insert(sizes.begin(), 1);
    return sizes;
}

// By a shape, or like another tensor. "filled": a shape, a value; "unknown": the text gives no values, and where it is
// "named" it need not give sizes.
Value made(const Call& call)
{
    const ValueList& given = call.further();
    if (call.is("elements") && given.size() == 1 && given.front().list()) // torch.Tensor([[1, 2]])
        return valueOf(call.evaluator().tensorOf(given.front()));
    const auto known = call.has("shape") ? wholesOf(call.value("shape")) : std::nullopt;
    if (call.is("named") && (!known || known->empty() || std::ranges::min(*known) < 1))
        return {};
    const double value = call.is("filled") ? call.number(1) : call.is("1") ? 1 : 0;
    TextData data;
    if (call.is("random"))
        data.generator = {.pattern = Pattern::Random, .seed = 1};
    else if (!call.is("unknown"))
        data.generator = {.pattern = Pattern::Constant, .seed = 0, .value = value};
    return withType(call, call.evaluator().madeTensor(sizesOf(madeSizes(call)), std::move(data)));
}

Value counted(const Call& call) // stop, or start and stop, and a step
{
    std::vector<double> given = call.has("first") ? call.numbers("first") : std::vector<double>();
    if (given.size() <= 1 && !call.has("last"))
        given.insert(given.begin(), 0);
    const auto number = [&](size_t place, const char* role, double otherwise) {
        return place < given.size() ? given[place] : call.number(role, otherwise);
    };
    const double first = number(0, "first", 0), last = number(1, "last", 0), step = number(2, "step", 1);
    call.failIf(step == 0, say("reading", "a step of 0 takes nothing; expected 1 or more"));
    return rangeOf(call, first, std::ceil((last - first) / step), step);
}

Value spaced(const Call& call) // start, stop, count
{
    const double first = call.number(0), last = call.number(1), count = call.number(2, 50);
    const double steps = call.said("endpoint") == "False" ? count : count - 1;
    return rangeOf(call, first, count, steps > 0 ? (last - first) / steps : 0);
}

Value literal(const Call& call) // nested lists, or a tensor
{
    const Parameter values = call.takes("values") ? Parameter("values") : Parameter(0);
    const Value& given = call.value(values);
    if (given.as<double>() || (given.list() && given.list()->empty()))
        return given; // tf.constant(2)
    TracedTensor tensor = call.tensor(values);
    for (const char* shape : {"shape", "dims"})
        if (call.has(shape) && !call.wholes(shape).empty())
            tensor.reshape(call.wholes(shape));
    return withType(call, std::move(tensor));
}

Value loaded(const Call& call) // the case's input: no file is read
{
    return valueOf(call.evaluator().tensorNamed("x", call.further().empty() ? 0 : call.further().front().begin));
}

Value convert(const Call& call) // to the action's word or an argument; a number and a layer are kept
{
    if (call.has("self") && (call.value("self").as<double>() || call.value("self").as<Layer>()))
        return call.value("self");
    TracedTensor tensor = call.tensor("self");
    std::vector<Value> given = call.further();
    for (const Argument& each : call.others())
        given.push_back(each.value);
    for (const std::string& word : call.row().words)
        given.push_back({.is = word});
    for (const Value& each : given)
        if (const auto type = dataTypeOf(call, each))
            tensor.convert(*type);
    return valueOf(std::move(tensor));
}

// By the action's word, or by the node's name.
const Calculation& calculationOf(const Call& call)
{
    return *calculationNamed(call.row().words.empty() ? call.name() : call.firstWord());
}

Value calculate(const Call& call) // of all parameters
{
    ValueList given;
    for (const std::string& each : call.row().parameters)
        if (call.has(each))
            given.push_back(call.value(each));
    if (const auto made = call.evaluator().calculatedBy(calculationOf(call), given))
        return *made;
    call.expect(0, say("reading", "numbers"));
}

Value combine(const Call& call) // a list's numbers, or the arguments
{
    const Value& list = call.value(0);
    const auto numbers = list.tensor() && list.tensor()->rank() > 1 ? std::nullopt : numbersOf(list);
    call.refuseIf(!numbers || numbers->empty(), 0, say("reading", "expected %1")(say("reading", "numbers")));
    const double all =
        std::accumulate(numbers->begin() + 1, numbers->end(), numbers->front(), [&](double left, double right) {
            return calculationOf(call).of(std::array{left, right, 0.0}.data());
        });
    return call.said("keepdims") == "1" ? valueOf(ValueList{valueOf(all)}) : valueOf(all);
}

Value length(const Call& call)
{
    const ValueList* list = call.value("x").list();
    return list ? valueOf(list->size()) : valueOf(call.tensor("x").size(0));
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
    return list ? partOf(*list, {.step = -1}) : call.value("x");
}

Value sequence(const Call& call) // layers, or a list of them
{
    const Value given = call.has("layers") ? call.value("layers") : Value();
    const ValueList layers = given.list() ? *given.list() : ValueList{given};
    return {.is = Layer{[&evaluator = call.evaluator(), layers, begin = given.begin](TracedTensor tensor) {
                Value made = valueOf(std::move(tensor));
                for (const Value& each : layers)
                    if (!each.tensor() && !each.isNothing()) // keras.Input, nn.Identity
                        made = evaluator.called(each, {{{}, made}}, begin);
                return *made.tensor();
            }}};
}

Value measure(const Call& call) // the size of an axis, or all sizes
{
    const TracedTensor tensor = call.tensor(0);
    return call.has(1) ? valueOf(tensor.size(call.whole(1))) : valueOf(tensor.sizes());
}

Value shapePart(const Call& call) // from one axis to another
{
    const auto place = [&](int axis) { return call.has(axis) ? std::optional(call.whole(axis)) : std::nullopt; };
    return partOf(*valueOf(call.tensor(0).sizes()).list(), {.begin = place(1), .end = place(2)});
}

} // namespace

std::span<const NamedAction> valueActions()
{
    static const NamedAction actions[] = {
        {"made", made},
        {"count", counted},
        {"space", spaced},
        {"literal", literal},
        {"load", loaded},
        {"convert", convert},
        {"itself", [](const Call& call) { return call.value(0); }},
        {"nothing", [](const Call&) { return Value{}; }},
        {"symbol", [](const Call& call) { return Value{.is = Symbol{call.firstWord()}}; }},
        {"calculate", calculate},
        {"combine", combine},
        {"length", length},
        {"list", listOfAny},
        {"reverse", reversedList},
        {"dictionary", [](const Call& call) { return valueOf(ValueObject(call.others())); }},
        {"sequence", sequence},
        {"measure", measure},
        {"shape-part", shapePart},
        {"rank", [](const Call& call) { return valueOf(call.tensor("self").rank()); }},
        {"elements", [](const Call& call) { return valueOf(call.tensor(0).map().count()); }},
    };
    return actions;
}

} // namespace tessera
