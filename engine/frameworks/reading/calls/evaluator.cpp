// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/evaluator.h"

#include "engine/frameworks/reading/calls/call.h"
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

using Kind = Expression::Kind;

constexpr size_t kMostElements = 4096; // the most elements of a list

bool isIgnoredCall(const std::string& dotted) // what a script does besides
{
    constexpr std::string_view names[] = {"print", "console.log", "assert", "np.save", "numpy.save", "y.shape"};
    return std::ranges::find(names, dotted) != std::end(names);
}

bool isListOfNumbers(const Expression& expression)
{
    return expression.kind == Kind::List && std::ranges::all_of(expression.items, [](const Item& item) {
               const Expression* value = item.value.get();
               const bool isNegative = value && value->kind == Kind::Negative;
               return value && (isNegative ? *value->base : *value).kind == Kind::Number;
           });
}

ValueList sizesAsList(const TextTensor& tensor)
{
    ValueList list;
    for (const uint64_t size : tensor.sizes())
        list.push_back({.is = Number{static_cast<double>(size), true}});
    return list;
}

} // namespace

Evaluator::Evaluator(const SourceText& source, const Program& program, const ReadOptions& options, TextLayout layout)
    : m_source(source)
    , m_program(program)
    , m_options(options)
    , m_layout(layout)
{
}

// "# scales = [1, 1, 2, 2]": lists of numbers only.
void Evaluator::setRemarks()
{
    for (const Statement& remark : m_program.remarks)
        if (isListOfNumbers(*remark.value))
            m_remarks[remark.targets.front()] = evaluate(*remark.value);
}

TextTensor Evaluator::run()
{
    setRemarks();
    // What a node names may stand behind it.
    for (const Statement& statement : m_program.statements)
        if (statement.targets.size() == 1 && isListOfNumbers(*statement.value))
            m_remarks[statement.targets.front()] = evaluate(*statement.value);
    Value last;
    for (const Statement& statement : m_program.statements) {
        if (statement.value->kind == Kind::Call && isIgnoredCall(dottedName(*statement.value->base)))
            continue;
        Value value = evaluate(*statement.value);
        const bool isResult = value.tensor() || value.as<Layer>() || value.list();
        if (isResult && !(value.tensor() == nullptr && value.list() && last.tensor()))
            last = value;
        assign(statement, std::move(value));
    }
    return resultOf(last);
}

TextTensor Evaluator::placed(size_t at, const std::function<TextTensor()>& work) const
{
    try {
        return work();
    } catch (const ReadError&) {
        throw;
    } catch (const TextError& error) {
        m_source.fail(at, error.message());
    }
}

TextTensor Evaluator::resultOf(const Value& last)
{
    if (const auto* layer = last.as<Layer>())
        return placed(last.begin, [&] { return layer->apply(tensorNamed("x", last.begin)); });
    if (const ValueList* list = last.list(); list && !list->empty() && list->back().tensor())
        return *list->back().tensor(); // nodes
    if (const TextTensor* tensor = last.tensor())
        return *tensor;
    m_source.fail(0,
                  say("reading", "no call that moves or resizes a tensor is here; F.pixel_shuffle(x, 2) would be one"));
}

void Evaluator::assign(const Statement& statement, Value value)
{
    if (statement.targets.size() == 1)
        m_variables[statement.targets.front()] = std::move(value);
    if (statement.targets.size() < 2)
        return;
    const ValueList* list = value.list();
    if (!list || list->size() != statement.targets.size())
        m_source.fail(statement.begin,
                      say("reading", "the value has not the %1 parts that are named")(statement.targets.size()));
    for (size_t i = 0; i < list->size(); ++i)
        m_variables[statement.targets[i]] = (*list)[i];
}

const Value* Evaluator::variable(const std::string& name) const
{
    const auto found = m_variables.find(name);
    if (found != m_variables.end())
        return &found->second;
    const auto remark = m_remarks.find(name);
    return remark == m_remarks.end() ? nullptr : &remark->second;
}

TextTensor Evaluator::tensorNamed(const std::string& name, size_t at)
{
    if (const Value* value = variable(name); value && value->tensor())
        return *value->tensor();
    if (!m_input.empty() && name != m_input)
        m_source.fail(at, say("reading", "%1 is given no value; the text's input is %2")(name, m_input));
    m_input = name;
    if (m_options.sizes.empty())
        m_source.fail(
            at, say("reading", "the text does not say how large %1 is; expected --Sizes 1,8,2,3 beside it")(name));
    if (m_layout == TextLayout::ChannelsLast && m_options.sizes.size() != 4)
        m_source.fail(at, say("reading", "channels that are last need four sizes N, C, H, W"));
    return TextTensor(textSizes(m_options.sizes, m_layout));
}

TextTensor Evaluator::tensorOf(const Value& value)
{
    if (const TextTensor* tensor = value.tensor())
        return *tensor;
    if (const auto* symbol = value.as<Symbol>(); symbol && !isModule(symbol->dotted))
        return tensorNamed(symbol->dotted, value.begin);
    m_source.fail(value.begin, say("reading", "expected a tensor here, such as x"));
}

Value Evaluator::evaluate(const Expression& expression)
{
    Value value = unplaced(expression);
    value.begin = expression.begin;
    value.end = expression.end;
    return value;
}

Value Evaluator::unplaced(const Expression& expression)
{
    switch (expression.kind) {
    case Kind::Number:
        return {.is = Number{expression.number, expression.isWhole}};
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
        return elementOf(expression);
    case Kind::Negative: {
        const Value value = evaluate(*expression.base);
        if (const auto* number = value.as<Number>())
            return {.is = Number{-number->value, number->isWhole}};
        m_source.fail(expression.begin, say("reading", "only a number has a sign here"));
    }
    case Kind::Binary:
        break;
    }
    return arithmetic(expression);
}

Value Evaluator::wordOf(const Expression& word)
{
    if (const auto found = m_variables.find(word.text); found != m_variables.end())
        return found->second;
    if (word.text == "None" || word.text == "null" || word.text == "undefined" || word.text == "nullptr")
        return {};
    if (word.text == "True" || word.text == "true" || word.text == "False" || word.text == "false")
        return {.is = word.text == "True" || word.text == "true"};
    for (const Import& import : m_program.imports)
        if (import.name == word.text)
            return {.is = Symbol{import.meaning}};
    return {.is = Symbol{word.text}};
}

Value Evaluator::memberOf(const Expression& member)
{
    const Value base = evaluate(*member.base);
    const auto* symbol = base.as<Symbol>();
    const bool isSize = member.text == "shape";
    if (symbol && !(isSize && !isModule(symbol->dotted)))
        return {.is = Symbol{symbol->dotted + "." + member.text}};
    if ((symbol || base.tensor()) && isSize)
        return valueOf(sizesAsList(tensorOf(base)));
    if (base.tensor() && member.text == "T" && base.tensor()->rank() == 2) {
        TextTensor turned = *base.tensor();
        turned.permute({1, 0});
        return valueOf(std::move(turned));
    }
    m_source.fail(member.begin, say("reading", "%1 is nothing that can be read")("." + member.text));
}

Value Evaluator::elementOf(const Expression& index)
{
    const Value base = evaluate(*index.base);
    const ValueList* list = base.list();
    const bool isPlain = index.items.size() == 1 && index.items[0].value && index.items[0].value->text != ":";
    if (!list || !isPlain)
        m_source.fail(index.begin, say("reading", "a part of a tensor is none of DirectML's layout operators"));
    const Value at = evaluate(*index.items[0].value);
    const auto* number = at.as<Number>();
    const auto count = static_cast<double>(list->size());
    const double place = number ? number->value + (number->value < 0 ? count : 0) : -1;
    if (!(place >= 0 && place < count) || place != std::floor(place))
        m_source.fail(at.begin, say("reading", "this is no place in a list of %1")(list->size()));
    return (*list)[static_cast<size_t>(place)];
}

Value Evaluator::listOf(const Expression& list)
{
    ValueObject object;
    ValueList values;
    for (const Item& item : list.items) {
        Value value = item.value ? evaluate(*item.value) : Value{};
        if (list.kind == Kind::Object)
            object.emplace_back(item.key, std::move(value));
        else
            values.push_back(std::move(value));
    }
    if (list.kind == Kind::Object)
        return {.is = std::make_shared<const ValueObject>(std::move(object))};
    return valueOf(std::move(values));
}

Value Evaluator::arithmetic(const Expression& both)
{
    const Value left = evaluate(*both.base), right = evaluate(*both.items.front().value);
    const auto *a = left.as<Number>(), *b = right.as<Number>();
    if (both.text == "+" && left.list() && right.list()) {
        if (left.list()->size() + right.list()->size() > kMostElements)
            m_source.fail(both.begin, say("reading", "the list is too long"));
        ValueList joined = *left.list();
        joined.insert(joined.end(), right.list()->begin(), right.list()->end());
        return valueOf(std::move(joined));
    }
    if (!a || !b)
        m_source.fail(both.begin, say("reading", "only numbers can be calculated with here"));
    const bool isWhole = a->isWhole && b->isWhole;
    switch (both.text.front()) {
    case '+':
        return {.is = Number{a->value + b->value, isWhole}};
    case '-':
        return {.is = Number{a->value - b->value, isWhole}};
    case '*':
        return {.is = Number{a->value * b->value, isWhole}};
    }
    if (b->value == 0)
        m_source.fail(right.begin, say("reading", "nothing can be divided by 0"));
    return both.text == "//" ? Value{.is = Number{std::floor(a->value / b->value), isWhole}}
                             : Value{.is = Number{a->value / b->value, false}};
}

std::string Evaluator::dottedName(const Expression& expression) const
{
    if (expression.kind == Kind::Word)
        return expression.text;
    if (expression.kind == Kind::Member)
        return dottedName(*expression.base) + "." + expression.text;
    return {};
}

Value Evaluator::callOf(const Expression& call)
{
    std::vector<Given> given;
    for (const Item& item : call.items) {
        Given each{item.key, item.value ? evaluate(*item.value) : Value{}};
        if (!item.value)
            each.value.begin = each.value.end = item.begin;
        given.push_back(std::move(each));
    }
    if (call.base->kind == Kind::Member) {
        const Value object = evaluate(*call.base->base);
        const auto* symbol = object.as<Symbol>();
        if (symbol && isOfLibrary(symbol->dotted, given))
            failUnknownLibrary(*this, symbol->dotted + "." + call.base->text, call.begin);
        if (object.tensor() || (symbol && !isModule(symbol->dotted)))
            return callMethod(*this, tensorOf(object), call.base->text, call, std::move(given));
    }
    const Value base = evaluate(*call.base);
    if (const auto* layer = base.as<Layer>()) {
        if (given.size() != 1)
            m_source.fail(call.begin, say("reading", "a layer takes one tensor"));
        return valueOf(placed(call.begin, [&] { return layer->apply(tensorOf(given.front().value)); }));
    }
    const auto* symbol = base.as<Symbol>();
    if (!symbol)
        m_source.fail(call.begin, say("reading", "this is nothing that can be called"));
    const FoundFunction found = findFunction(*this, symbol->dotted, call.begin, given);
    return applied(Call(*this, symbol->dotted, call.begin, found.function->parameters, std::move(given)),
                   found.function->apply);
}

} // namespace tessera
