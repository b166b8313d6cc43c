// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/calls/call.h"

#include <algorithm>
#include <array>
#include <cmath>

// Values of names, members, sums and indices.
namespace tessera {

Value valueOf(const std::vector<int64_t>& numbers)
{
    ValueList list;
    for (const int64_t number : numbers)
        list.push_back(valueOf(static_cast<double>(number)));
    return valueOf(std::move(list));
}

Value valueOf(const std::vector<uint32_t>& sizes, const std::vector<double>& elements)
{
    return valueOf(TracedTensor(sizes, {.values = std::make_shared<const std::vector<double>>(elements)}, false));
}

std::optional<std::vector<double>> numbersOf(const Value& value)
{
    if (const TracedTensor* tensor = value.tensor())
        return tensor->values();
    if (const auto* number = value.as<double>())
        return std::vector{*number};
    const ValueList* list = value.list();
    if (!list)
        return std::nullopt;
    std::vector<double> numbers;
    for (const Value& each : *list) {
        const auto* number = each.as<double>();
        if (!number)
            return std::nullopt;
        numbers.push_back(*number);
    }
    return numbers;
}

std::optional<std::vector<int64_t>> wholesOf(const Value& value)
{
    constexpr double kMostWhole = 9007199254740992.0; // 2^53; the end of a slice may be the largest number
    constexpr double kMostNumber = 18446744073709551616.0; // 2^64
    const auto numbers = numbersOf(value);
    if (!numbers)
        return {};
    std::vector<int64_t> all;
    for (const double each : *numbers) {
        if (each != std::floor(each) || std::abs(each) > kMostNumber)
            return {};
        all.push_back(static_cast<int64_t>(std::clamp(each, -kMostWhole, kMostWhole)));
    }
    return all;
}

const Value* memberNamed(const Value& object, std::string_view name)
{
    for (const Argument& member : object.object() ? std::span(*object.object()) : std::span<const Argument>())
        if (member.key == name)
            return &member.value;
    return nullptr;
}

Value Evaluator::named(const std::string& name) const
{
    if (const auto found = m_variables.find(name); found != m_variables.end())
        return found->second;
    if (const Function* constant = rowNamed("constants", name))
        return constant->action == "nothing" ? Value{} : Value{.is = constant->action == "true"};
    return {.is = Symbol{name}};
}

Value Evaluator::memberOf(const Value& object, const std::string& name, size_t at)
{
    const auto* symbol = object.as<Symbol>();
    Value named = symbol ? Value{.is = Symbol{symbol->dotted + "." + name}} : Value{};
    if (symbol && isModule(symbol->dotted))
        return named;
    if (const Value* member = memberNamed(object, name))
        return *member;
    if (object.isNothing() || name == "dtype" || name == "device")
        return {};
    if (symbol || object.tensor()) {
        take(object);
        if (name == "shape" || name == "ndim" || name == "T")
            return methodOf(object, name, at, {});
        if ((name == "data" || name == "values" || name == "real") && !(symbol && symbol->dotted == "self"))
            return object;
    }
    if (symbol)
        return named;
    m_source.fail(at, say("reading", "%1 is nothing that can be read")("." + name));
}

namespace {

// By sign, and by ONNX's node, which rows of resources/signatures.txt name too.
constexpr Calculation kCalculations[] = {
    {"+", "Add", 2, [](const double* a) { return a[0] + a[1]; }},
    {"-", "Sub", 2, [](const double* a) { return a[0] - a[1]; }},
    {"*", "Mul", 2, [](const double* a) { return a[0] * a[1]; }},
    {"**", "Pow", 2, [](const double* a) { return std::pow(a[0], a[1]); }},
    {"/", "Div", 2, [](const double* a) { return a[0] / a[1]; }},
    {"//", "", 2, [](const double* a) { return std::floor(a[0] / a[1]); }},
    {"%", "Mod", 2, [](const double* a) { return a[0] - a[1] * std::floor(a[0] / a[1]); }},
    {"", "Min", 2, [](const double* a) { return std::min(a[0], a[1]); }},
    {"", "Max", 2, [](const double* a) { return std::max(a[0], a[1]); }},
    {"", "Equal", 2, [](const double* a) { return a[0] == a[1] ? 1.0 : 0.0; }},
    {"", "Greater", 2, [](const double* a) { return a[0] > a[1] ? 1.0 : 0.0; }},
    {"", "Less", 2, [](const double* a) { return a[0] < a[1] ? 1.0 : 0.0; }},
    {"", "And", 2, [](const double* a) { return a[0] != 0 && a[1] != 0 ? 1.0 : 0.0; }},
    {"", "Or", 2, [](const double* a) { return a[0] != 0 || a[1] != 0 ? 1.0 : 0.0; }},
    {"", "Where", 3, [](const double* a) { return a[0] != 0 ? a[1] : a[2]; }},
    {"", "Floor", 1, [](const double* a) { return std::floor(a[0]); }},
    {"", "Ceil", 1, [](const double* a) { return std::ceil(a[0]); }},
    {"", "Round", 1, [](const double* a) { return std::nearbyint(a[0]); }},
    {"", "Trunc", 1, [](const double* a) { return std::trunc(a[0]); }},
    {"", "Neg", 1, [](const double* a) { return -a[0]; }},
    {"", "Abs", 1, [](const double* a) { return std::fabs(a[0]); }},
    {"", "Sqrt", 1, [](const double* a) { return std::sqrt(a[0]); }},
    {"", "Not", 1, [](const double* a) { return a[0] == 0 ? 1.0 : 0.0; }},
};

} // namespace

const Calculation* calculationNamed(std::string_view name)
{
    const auto isNamed = [&](const Calculation& each) { return each.sign == name || each.node == name; };
    const auto* const found = std::ranges::find_if(kCalculations, isNamed);
    return found == std::end(kCalculations) ? nullptr : found;
}

std::optional<Value> Evaluator::calculatedBy(const Calculation& calculation, const std::vector<Value>& operands)
{
    std::vector<std::vector<double>> numbers;
    const TracedTensor* longest = nullptr;
    for (const Value& each : operands) {
        const TracedTensor* tensor = each.tensor();
        const auto own = each.list() || (tensor && !tensor->isInput()) ? std::nullopt : numbersOf(each);
        if (!own)
            return {};
        numbers.push_back(*own);
        const auto extent = [](const TracedTensor& of) { return std::pair(of.map().count(), of.rank()); };
        if (tensor && (!longest || extent(*longest) < extent(*tensor)))
            longest = tensor;
    }
    const size_t count = longest ? longest->map().count() : 1;
    const auto doesNotFit = [&](const auto& own) { return own.size() != 1 && own.size() != count; };
    if (numbers.size() != calculation.operands || std::ranges::any_of(numbers, doesNotFit))
        return {};
    work(count / kTokensInAStep);
    std::vector<double> made;
    for (size_t i = 0; i < count; ++i) {
        std::array<double, 3> at = {};
        for (size_t place = 0; place < numbers.size(); ++place)
            at[place] = numbers[place][numbers[place].size() == 1 ? 0 : i];
        made.push_back(calculation.of(at.data()));
    }
    if (!std::ranges::all_of(made, [](double x) { return std::isfinite(x); }))
        return {};
    if (!longest)
        return valueOf(made.front());
    return valueOf(madeTensor(longest->shape(), {.values = std::make_shared<const std::vector<double>>(made)}));
}

// Two lists one behind the other, or a list several times. Nothing: the sign joins no lists.
Value Evaluator::joinedLists(const std::string& sign, const Value& left, const Value& right, size_t at)
{
    const ValueList *list = left.list(), *other = right.list();
    const auto* count = right.as<double>();
    if (!list || !((sign == "+" && other) || (sign == "*" && count)))
        return {};
    const double times = count ? std::max(*count, 0.0) : 1;
    m_source.failIf(static_cast<double>(list->size()) * times + static_cast<double>(other ? other->size() : 0)
                        > kMostElements,
                    at, say("reading", "the list is too long"));
    ValueList joined;
    for (double i = 0; i < times; ++i)
        joined.insert(joined.end(), list->begin(), list->end());
    if (other)
        joined.insert(joined.end(), other->begin(), other->end());
    work(joined.size() / kTokensInAStep);
    return valueOf(std::move(joined));
}

Value Evaluator::calculated(const std::string& sign, const Value& left, const Value& right, size_t at)
{
    if (sign == "==" || sign == "!=" || sign.front() == '<' || sign.front() == '>')
        return {}; // a script's assertion
    const auto* divisor = right.as<double>();
    m_source.failIf((sign == "/" || sign == "//" || sign == "%") && divisor && *divisor == 0, right.begin,
                    say("reading", "nothing can be divided by 0"));
    const Calculation* calculation = calculationNamed(sign);
    if (const auto made = calculation ? calculatedBy(*calculation, {left, right}) : std::nullopt)
        return *made;
    if (Value joined = joinedLists(sign, left, right, at); !joined.isNothing())
        return joined;
    const TracedTensor* tensor = left.tensor() ? left.tensor() : right.tensor();
    if (tensor && tensor->isMade() && tensor->isInput() && (left.as<double>() || divisor)) {
        TracedTensor changed = *tensor; // only the input's values change
        changed.forgetValues();
        return valueOf(std::move(changed));
    }
    m_source.failIf(tensor != nullptr, at,
                    say("reading",
                        "\"%1\" computes with a tensor's elements, which the operators only move or blend; expected "
                        "numbers")(sign));
    for (const auto* symbol : {left.as<Symbol>(), right.as<Symbol>()})
        if (symbol)
            m_source.fail(at,
                          say("reading",
                              "\"%1\" computes with %2, which is given no value here, or is a tensor, whose elements "
                              "the operators only move or blend")(sign, symbol->dotted));
    m_source.fail(at, say("reading", "only numbers can be calculated with here"));
}

Value Evaluator::partOf(const Value& base, std::vector<Value> places, size_t at)
{
    const ValueList* tuple = places.size() == 1 ? places.front().list() : nullptr;
    if (tuple && tuple->size() > 1 && m_source.text()[places.front().begin] == '(')
        places = ValueList(*tuple); // x[(0, 1)]
    if (base.isNothing())
        return {};
    if (const Value* member = places.size() == 1 ? memberNamed(base, wordOf(places.front())) : nullptr)
        return *member;
    if (base.list() && places.size() == 1)
        return elementOf(*base.list(), places.front());
    const TracedTensor tensor = tensorOf(base);
    return valueOf(placed(at, [&] { return taken(tensor, places, at); }));
}

Value partOf(const ValueList& list, const Part& part)
{
    if (part.step == -1 && !part.begin && !part.end)
        return valueOf(ValueList(list.rbegin(), list.rend()));
    const auto count = static_cast<int64_t>(list.size());
    const auto counted = [&](int64_t at) { return at < 0 ? at + count : at; };
    const int64_t end = std::min(counted(part.end.value_or(count)), count);
    ValueList taken;
    for (int64_t at = std::max<int64_t>(counted(part.begin.value_or(0)), 0); at < end;
         at += std::max<int64_t>(part.step.value_or(1), 1))
        taken.push_back(list[static_cast<size_t>(at)]);
    return valueOf(std::move(taken));
}

Value Evaluator::elementOf(const ValueList& list, const Value& place) const
{
    if (const auto* part = place.as<Part>())
        return tessera::partOf(list, *part);
    const auto count = static_cast<int64_t>(list.size());
    const auto whole = place.as<double>() ? wholesOf(place) : std::nullopt;
    const int64_t at = whole ? whole->front() + (whole->front() < 0 ? count : 0) : -1;
    m_source.failIf(at < 0 || at >= count, place.begin,
                    say("reading", "this is no place in a list of %1")(list.size()));
    return list[static_cast<size_t>(at)];
}

// x[0], x[..., ::2, 1::2], x[:, [2, 1, 0]], x[:, None].
TracedTensor Evaluator::taken(TracedTensor tensor, const std::vector<Value>& places, size_t at) const
{
    const auto isDots = [](const Value& place) { return place.as<Symbol>() && place.as<Symbol>()->dotted == "..."; };
    const auto isNew = [](const Value& place) {
        return place.isNothing() || (place.as<Symbol>() && place.as<Symbol>()->dotted.ends_with("newaxis"));
    };
    const auto isWhole = [&](const Value& place) { return !isNew(place) && !isDots(place); };
    const auto named = static_cast<size_t>(std::ranges::count_if(places, isWhole));
    m_source.failIf(named > tensor.rank(), at,
                    say("reading", "the index has %1 places, and the tensor %2 axes")(named, tensor.rank()));
    int64_t axis = 0;
    for (auto place = places.begin(); place != places.end(); ++place) {
        const auto elements = place->as<Part>() ? std::nullopt : wholesOf(*place);
        if (isDots(*place))
            axis = static_cast<int64_t>(tensor.rank()) - std::count_if(place, places.end(), isWhole);
        else if (isNew(*place))
            tensor.insertOne(axis++);
        else if (const auto* part = place->as<Part>())
            tensor.slice(axis++, part->begin, part->end, part->step.value_or(1));
        else if (!elements || elements->empty())
            m_source.fail(place->begin, say("reading", "which part is taken is not known here; expected numbers"));
        else if (place->as<double>())
            tensor.pick(axis, elements->front());
        else
            tensor.choose(axis++, *elements);
    }
    return tensor;
}

const Value* Evaluator::variable(const std::string& name) const
{
    for (const auto* map : {&m_variables, &m_named})
        if (const auto found = map->find(name); found != map->end())
            return &found->second;
    return nullptr;
}

TracedTensor Evaluator::madeTensor(const std::vector<uint32_t>& sizes, TextData data)
{
    m_makesInput = true;
    return TracedTensor(sizes, std::move(data), m_way.isRebased);
}

TracedTensor Evaluator::tensorNamed(const std::string& name, size_t at)
{
    if (const Value* value = variable(name); value && value->tensor())
        return *value->tensor();
    m_source.failIf(!m_input.empty() && name != m_input, at,
                    say("reading", "%1 is given no value; the text's input is %2")(name, m_input));
    m_input = name;
    m_source.failIf(m_options.sizes.empty(), at,
                    say("reading", "the text does not say how large %1 is; expected --Sizes 1,8,2,3 beside it")(name));
    m_source.failIf(m_way.layout == ChannelPlace::Last && m_options.sizes.size() != 4, at,
                    say("reading", "channels that are last need four sizes N, C, H, W"));
    return TracedTensor(shapeOf(m_options.sizes, m_way.layout));
}

TracedTensor Evaluator::tensorOf(const Value& value)
{
    if (const TracedTensor* tensor = value.tensor())
        return *tensor;
    if (const auto* symbol = value.as<Symbol>(); symbol && !isModule(symbol->dotted))
        return tensorNamed(symbol->dotted, value.begin);
    if (const ValueList* list = value.list(); list && !list->empty())
        return placed(value.begin, [&] { return literalTensor(*this, *list); });
    m_source.fail(value.begin, say("reading", "expected a tensor here, such as x"));
}

} // namespace tessera
