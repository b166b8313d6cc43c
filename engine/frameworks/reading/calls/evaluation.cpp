// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/call.h"
#include "engine/frameworks/reading/calls/evaluator.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tessera {

namespace {

using Kind = Expression::Kind;

constexpr size_t kMostElements = 4096; // the most elements of a list
constexpr size_t kMostSteps = 200'000, kCopiesInAStep = 8;

} // namespace

Value valueOf(const std::vector<int64_t>& numbers)
{
    ValueList list;
    for (const int64_t number : numbers)
        list.push_back(valueOf(static_cast<double>(number), true));
    return valueOf(std::move(list));
}

std::optional<std::vector<double>> numbersOf(const Value& value)
{
    if (const TextTensor* tensor = value.tensor())
        return tensor->values();
    const ValueList* list = value.list();
    if (!list)
        return std::nullopt;
    std::vector<double> numbers;
    for (const Value& each : *list) {
        const auto* number = each.as<NumberValue>();
        if (!number)
            return std::nullopt;
        numbers.push_back(number->value);
    }
    return numbers;
}

Value Evaluator::evaluate(const Expression& expression)
{
    if (++m_steps > kMostSteps)
        m_source.fail(expression.begin, say("reading", "the text takes too long to work out"));
    Value value = unplaced(expression);
    value.begin = expression.begin;
    value.end = expression.end;
    return value;
}

Value Evaluator::unplaced(const Expression& expression)
{
    switch (expression.kind) {
    case Kind::Number:
        return valueOf(expression.number, expression.isWhole);
    case Kind::Text:
        return {.is = expression.text};
    case Kind::Word:
        return wordOf(expression);
    case Kind::List:
    case Kind::Object:
        return listOf(expression);
    case Kind::Call:
        return callOf(expression);
    case Kind::Member:
        return memberOf(expression);
    case Kind::Index:
        return partOf(expression);
    case Kind::Sign:
        return signOf(expression);
    case Kind::Binary: {
        const Value left = evaluate(*expression.base);
        return calculated(expression.text, left, evaluate(*expression.items.front().value), expression.begin);
    }
    case Kind::Slice:
        return sliceOf(expression);
    case Kind::Starred:
        return evaluate(*expression.base);
    case Kind::Each:
        break;
    }
    return eachOf(expression);
}

Value Evaluator::wordOf(const Expression& word)
{
    if (word.text == "...")
        return {.is = Ellipsis{}};
    if (const auto found = m_variables.find(word.text); found != m_variables.end())
        return found->second;
    constexpr std::string_view nothing[] = {"None", "null", "undefined", "nullptr", "NULL"};
    if (std::ranges::find(nothing, word.text) != std::end(nothing))
        return {};
    constexpr std::string_view yes[] = {"True", "true", "TRUE"}, no[] = {"False", "false", "FALSE"};
    const bool isYes = std::ranges::find(yes, word.text) != std::end(yes);
    if (isYes || std::ranges::find(no, word.text) != std::end(no))
        return {.is = isYes};
    for (const Import& import : m_program.imports)
        if (import.name == word.text)
            return {.is = Symbol{import.meaning}};
    return {.is = Symbol{word.text}};
}

Value Evaluator::memberOf(const Expression& member)
{
    const std::string name = dottedName(member);
    if (const auto found = m_variables.find(name); !name.empty() && found != m_variables.end())
        return found->second;
    const Value object = evaluate(*member.base);
    return attributeOf(object, member.text, member.begin);
}

Value Evaluator::attributeOf(const Value& object, const std::string& name, size_t at)
{
    constexpr std::string_view kept[] = {"data", "values", "real"};
    const auto* symbol = object.as<Symbol>();
    const Value named = symbol ? Value{.is = Symbol{symbol->dotted + "." + name}} : Value{};
    if (symbol && isModule(symbol->dotted))
        return named;
    if (const ValueObject* members = object.object())
        for (const auto& [key, value] : *members)
            if (key == name)
                return value;
    if (object.isNothing() || name == "dtype" || name == "device")
        return {};
    if (symbol || object.tensor()) {
        if (name == "shape")
            return valueOf(tensorOf(object).sizes());
        if (name == "ndim")
            return valueOf(static_cast<double>(tensorOf(object).rank()), true);
        if (std::ranges::find(kept, name) != std::end(kept) && !(symbol && symbol->dotted == "self"))
            return object;
    }
    if (object.tensor() && name == "T") {
        TextTensor turned = *object.tensor();
        std::vector<int64_t> axes(turned.rank());
        std::iota(axes.rbegin(), axes.rend(), int64_t{0});
        turned.permute(axes);
        return valueOf(std::move(turned));
    }
    if (symbol)
        return named;
    m_source.fail(at, say("reading", "%1 is nothing that can be read")("." + name));
}

Value Evaluator::listOf(const Expression& list)
{
    ValueObject object;
    ValueList values;
    for (const Item& item : list.items) {
        Value value = item.value ? evaluate(*item.value) : Value{};
        if (list.kind == Kind::Object)
            object.emplace_back(item.key, std::move(value));
        else if (item.value && item.value->kind == Kind::Starred && value.list())
            values.insert(values.end(), value.list()->begin(), value.list()->end());
        else
            values.push_back(std::move(value));
        if (values.size() > kMostElements)
            m_source.fail(list.begin, say("reading", "the list is too long"));
    }
    if (list.kind == Kind::Object)
        return {.is = std::make_shared<const ValueObject>(std::move(object))};
    return valueOf(std::move(values));
}

// [f(i) for i in range(2)], over a list whose elements the text says.
Value Evaluator::eachOf(const Expression& loop)
{
    const std::vector<Item>& names = loop.items[0].value->items;
    const Value list = evaluate(*loop.items[1].value);
    if (!list.list())
        m_source.fail(loop.items[1].value->begin,
                      say("reading", "this loops over data, which is not run here; expected a list of known length"));
    const std::map<std::string, Value> outside = m_variables;
    m_steps += outside.size() / kCopiesInAStep;
    ValueList made;
    for (const Value& each : *list.list()) {
        const ValueList* parts = each.list();
        if (names.size() > 1 && (!parts || parts->size() != names.size()))
            m_source.fail(loop.begin, say("reading", "the value has not the %1 parts that are named")(names.size()));
        for (size_t i = 0; i < names.size(); ++i)
            m_variables[names[i].key] = names.size() > 1 ? (*parts)[i] : each;
        Value value = evaluate(*loop.base);
        if (loop.base->kind == Kind::Each && value.list()) // a loop within it
            made.insert(made.end(), value.list()->begin(), value.list()->end());
        else
            made.push_back(std::move(value));
        if (made.size() > kMostElements)
            m_source.fail(loop.begin, say("reading", "the list is too long"));
    }
    m_variables = outside;
    return valueOf(std::move(made));
}

Value Evaluator::signOf(const Expression& sign)
{
    const Value value = evaluate(*sign.base);
    if (sign.text == "&") // of C++: the name, so that it may be filled later
        return sign.base->kind == Kind::Word ? Value{.is = Symbol{sign.base->text}} : value;
    const auto* number = value.as<NumberValue>();
    if (number)
        return valueOf(sign.text == "-" ? -number->value : number->value, number->isWhole);
    if (value.tensor() || value.as<Symbol>())
        return calculated("-", value, value, sign.begin);
    m_source.fail(sign.begin, say("reading", "only a number has a sign here"));
}

namespace {

using Calculation = double (*)(double, double);
constexpr std::pair<std::string_view, Calculation> kCalculations[] = {
    {"+", [](double a, double b) { return a + b; }},
    {"-", [](double a, double b) { return a - b; }},
    {"*", [](double a, double b) { return a * b; }},
    {"**", [](double a, double b) { return std::pow(a, b); }},
    {"/", [](double a, double b) { return a / b; }},
    {"//", [](double a, double b) { return std::floor(a / b); }},
    {"%", [](double a, double b) { return a - b * std::floor(a / b); }},
};

} // namespace

Value Evaluator::calculated(const std::string& sign, const Value& left, const Value& right, size_t at)
{
    constexpr std::string_view comparisons[] = {"==", "!=", "<", ">", "<=", ">="};
    if (std::ranges::find(comparisons, sign) != std::end(comparisons))
        return {}; // what a script makes sure of
    const auto *a = left.as<NumberValue>(), *b = right.as<NumberValue>();
    if (a && b) {
        if ((sign == "/" || sign == "//" || sign == "%") && b->value == 0)
            m_source.fail(right.begin, say("reading", "nothing can be divided by 0"));
        const bool isWhole = a->isWhole && b->isWhole && sign != "/" && (sign != "**" || b->value >= 0);
        for (const auto& [name, calculate] : kCalculations)
            if (name == sign)
                return valueOf(calculate(a->value, b->value), isWhole);
    }
    const ValueList *list = left.list(), *other = right.list();
    const auto times = sign == "*" && list && b && b->value >= 0 ? b->value : 1;
    if (list && ((sign == "+" && other) || (sign == "*" && b))) {
        if (static_cast<double>(list->size()) * times + static_cast<double>(other ? other->size() : 0) > kMostElements)
            m_source.fail(at, say("reading", "the list is too long"));
        ValueList joined;
        for (double i = 0; i < times; ++i)
            joined.insert(joined.end(), list->begin(), list->end());
        if (other)
            joined.insert(joined.end(), other->begin(), other->end());
        m_steps += joined.size() / kCopiesInAStep;
        return valueOf(std::move(joined));
    }
    const bool isData = left.tensor() || right.tensor();
    const TextTensor* made = left.tensor() ? left.tensor() : right.tensor();
    if (isData && made->isMade() && made->isInput() && (a || b)) { // only what the input holds
        TextTensor changed = *made;
        changed.forgetValues();
        return valueOf(std::move(changed));
    }
    for (const auto* symbol : {left.as<Symbol>(), right.as<Symbol>()})
        if (symbol && !isData)
            m_source.fail(at,
                          say("reading",
                              "\"%1\" computes with %2, which is given no value here, or is a tensor, whose elements "
                              "the operators only move or blend")(sign, symbol->dotted));
    if (isData)
        m_source.fail(at,
                      say("reading",
                          "\"%1\" computes with a tensor's elements, which the operators only move or blend; expected "
                          "numbers")(sign));
    m_source.fail(at, say("reading", "only numbers can be calculated with here"));
}

} // namespace tessera
