// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/actions.h"
#include "engine/frameworks/reading/calls/call.h"
#include "engine/frameworks/reading/calls/evaluator.h"

#include <algorithm>

// Calls and methods within a text.
namespace tessera {

namespace {

using Kind = Expression::Kind;

} // namespace

std::string Evaluator::dottedName(const Expression& expression) const
{
    if (expression.kind == Kind::Word)
        return expression.text;
    if (expression.kind != Kind::Member)
        return {};
    const std::string object = dottedName(*expression.base);
    return object.empty() ? "" : object + "." + expression.text;
}

std::vector<Given> Evaluator::givenOf(const Expression& call)
{
    std::vector<Given> given;
    for (const Item& item : call.items) {
        Given each{item.key, item.value ? evaluate(*item.value) : Value{}};
        const bool isStarred = item.value && item.value->kind == Kind::Starred;
        if (!item.value)
            each.value.begin = each.value.end = item.begin;
        if (isStarred && each.value.list()) {
            for (const Value& element : *each.value.list())
                given.push_back({{}, element});
        } else if (isStarred && each.value.object()) {
            for (const auto& [key, value] : *each.value.object())
                given.push_back({key, value});
        } else {
            given.push_back(std::move(each));
        }
    }
    return given;
}

// A method of what is no module.
Value Evaluator::methodOf(const Value& object, const Expression& call, std::vector<Given> given)
{
    const std::string& name = call.base->text;
    if (object.isNothing() || object.as<NumberValue>())
        return object;
    if (object.as<Layer>() && (name == "to" || name == "eval" || name == "cuda" || name == "half"))
        return object;
    if (object.list()) {
        constexpr std::string_view same[] = {"as_list", "tolist", "copy", "numpy", "data", "to_list", "tuple"};
        if (name == "size")
            return valueOf(static_cast<double>(object.list()->size()), true);
        if (std::ranges::find(same, name) != std::end(same))
            return object;
    }
    return callMethod(*this, tensorOf(object), name, call, std::move(given));
}

// What a function of the text returns: its statements, with the arguments for its parameters.
Value Evaluator::madeByOwn(const TextFunction& function, const std::vector<Given>& given, size_t at)
{
    constexpr size_t kMostDepth = 16;
    if (m_depth == kMostDepth)
        m_source.fail(at, say("reading", "%1 calls itself, which is not read")(function.name));
    ++m_depth;
    const std::map<std::string, Value> outside = m_variables;
    for (size_t i = 0; i < function.defaults; ++i)
        execute(m_program.statements[function.first + i]);
    size_t place = 0;
    for (const Given& each : given) {
        const auto& names = function.parameters;
        const auto named = each.key.empty()
            ? names.begin() + static_cast<std::ptrdiff_t>(std::min(place++, names.size()))
            : std::ranges::find(names, each.key);
        if (named == names.end())
            m_source.fail(each.value.begin, say("reading", "%1 has no such parameter")(function.name));
        m_variables[*named] = each.value;
    }
    Value returned;
    for (size_t i = function.first + function.defaults; i < function.last; ++i)
        if (Value value = execute(m_program.statements[i]); m_program.statements[i].targets.empty())
            returned = std::move(value);
    m_variables = outside;
    --m_depth;
    return returned;
}

Value Evaluator::callOf(const Expression& call)
{
    const std::string name = dottedName(*call.base);
    const auto own = std::ranges::find(m_program.functions, name, &TextFunction::name);
    if (own != m_program.functions.end())
        return madeByOwn(*own, givenOf(call), call.begin);
    if (isIgnored(name)) {
        for (const Item& item : call.items) // print(shuffle(x))
            if (item.value && item.value->kind == Kind::Call
                && std::ranges::find(m_program.functions, dottedName(*item.value->base), &TextFunction::name)
                    != m_program.functions.end())
                take(evaluate(*item.value));
        return {};
    }
    std::vector<Given> given = givenOf(call);
    if (call.base->kind == Kind::Member && !m_variables.contains(name)) {
        const Value object = evaluate(*call.base->base);
        const auto* symbol = object.as<Symbol>();
        if (symbol && isOfLibrary(symbol->dotted, given))
            failUnknownLibrary(*this, symbol->dotted + "." + call.base->text, call.begin);
        if (!object.object() && !(symbol && isModule(symbol->dotted)))
            return methodOf(object, call, std::move(given));
    }
    const Value base = evaluate(*call.base);
    if (base.isNothing())
        return {};
    const auto* symbol = base.as<Symbol>();
    if (!symbol)
        return called(base, given, call.begin);
    if (isIgnored(symbol->dotted))
        return {};
    const Function* builtIn = rowNamed("Python", symbol->dotted);
    const Function& row = builtIn ? *builtIn : findFunction(*this, symbol->dotted, call.begin, given);
    return madeBy(row, Call(*this, symbol->dotted, call.begin, row, std::move(given)));
}

} // namespace tessera
