// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/calls/call.h"

#include <algorithm>
#include <set>
#include <utility>

// Calls, also of functions that the text defines.
namespace tessera {

// Finds the functions that the text calls. One ends before the next line that is not indented deeper.
void Evaluator::findFunctions()
{
    const auto isBefore = [&](const char* word, size_t place) {
        return place > 0 && m_tokens.at(place - 1).text == word;
    };
    const auto columnAt = [&](size_t place) {
        return m_tokens.at(place).begin - (place == 0 ? 0 : m_tokens.at(place - 1).begin + 1); // behind a line's end
    };
    std::set<std::string> called;
    for (size_t i = 0; i < m_tokens.count(); ++i)
        if (m_tokens.at(i + 1).text == "(" && !isBefore("def", i) && !isBefore(".", i))
            called.insert(m_tokens.at(i).text);
    for (size_t i = 1; i < m_tokens.count(); ++i) {
        if (!isBefore("def", i) || !called.contains(m_tokens.at(i).text))
            continue;
        size_t end = i + 1;
        while (end + 1 < m_tokens.count()
               && (m_tokens.at(end).mark == Mark::Line || m_tokens.at(end - 1).mark != Mark::Line
                   || columnAt(end) > columnAt(i - 1)))
            ++end;
        m_functions.push_back({m_tokens.at(i).text, i - 1, end});
    }
}

// Reads "def f(x, block_size: int = 2, *, scale=2) -> Tensor:" and assigns the defaults.
Evaluator::Names Evaluator::readParameters()
{
    Names names;
    m_tokens.next();
    m_tokens.takeName();
    m_tokens.expect("(");
    while (!m_tokens.takes(")")) {
        const bool isStarred = m_tokens.takes("*") || m_tokens.takes("**") || m_tokens.takes("/");
        if (!isStarred || m_tokens.is(Mark::Name))
            names.push_back(m_tokens.takeName());
        if (m_tokens.is(":"))
            m_tokens.skipTo({"=", ",", ")"});
        if (m_tokens.takes("=")) {
            const Value value = expression();
            if (!names.empty())
                assignTo(names.back(), value);
        }
        if (!m_tokens.is(")"))
            m_tokens.expect(",");
    }
    if (m_tokens.is("->"))
        m_tokens.skipTo({":"});
    m_tokens.expect(":");
    return names;
}

const Evaluator::OwnFunction* Evaluator::ownFunction(std::string_view name) const
{
    const auto found = std::ranges::find(m_functions, name, &OwnFunction::name);
    return found == m_functions.end() ? nullptr : &*found;
}

// Runs a function of the text with these arguments.
Value Evaluator::runOwn(const OwnFunction& function, const std::vector<Argument>& given, size_t at)
{
    m_source.failIf(std::exchange(m_isInside, true), at,
                    say("reading",
                        "%1 is called by a function of the text, which is not read; paste its statements in the "
                        "place of the call")(function.name));
    const std::map<std::string, Value> outside = m_variables;
    work(outside.size() / kTokensInAStep);
    const size_t after = m_tokens.place();
    m_tokens.seek(function.begin);
    const Names names = readParameters();
    for (size_t i = 0; i < given.size(); ++i) {
        const auto& [key, value] = given[i];
        m_source.failIf(key.empty() ? i >= names.size() : std::ranges::find(names, key) == names.end(), value.begin,
                        say("reading", "%1 has no such parameter")(function.name));
        m_variables[key.empty() ? names[i] : key] = value;
    }
    Value returned = statements(function.end);
    m_tokens.seek(after);
    m_variables = outside;
    m_isInside = false;
    return returned;
}

std::vector<Argument> Evaluator::arguments() // with ONNX's attributes in front
{
    std::vector<Argument> given = items();
    if (m_tokens.before().text != ")" && m_tokens.is("("))
        std::ranges::move(items(), std::back_inserter(given));
    return given;
}

// Runs the text's own functions in the arguments of an ignored call: "print(shuffle(x))". Keeps the place of other
// arguments, which are run at the end where the text has no other result: "print(F.pixel_shuffle(x, 2))".
Value Evaluator::ignoredCall()
{
    const size_t close = m_tokens.now().closedBy;
    while (m_tokens.place() < close) {
        m_tokens.next();
        const size_t end = m_tokens.ahead(1).closedBy + 1; // of a call inside it
        const bool begins = m_tokens.before().text == "(" || m_tokens.before().text == ",";
        if (begins && ownFunction(m_tokens.now().text) && (end == close || m_tokens.at(end).text == ","))
            take(expression());
        else if (begins)
            m_printed.push_back(m_tokens.place());
        m_tokens.seek(std::max(m_tokens.place(), m_tokens.now().closedBy));
    }
    m_tokens.next();
    return {};
}

// Calls the object or its `member`. `path`: the callee as it is written.
Value Evaluator::call(const Value& object, const std::string& member, const std::string& path, size_t at)
{
    if (const OwnFunction* own = ownFunction(path))
        return runOwn(*own, arguments(), at);
    if (isIgnored(path) && m_tokens.is("("))
        return ignoredCall();
    std::vector<Argument> given = arguments();
    Value callee = object;
    if (const auto variable = m_variables.find(path); variable != m_variables.end()) {
        callee = variable->second;
    } else if (!member.empty()) {
        const auto* symbol = object.as<Symbol>();
        if (symbol && isOfLibrary(symbol->dotted, given))
            failUnknownLibrary(*this, symbol->dotted + "." + member, at);
        if (!object.object() && !(symbol && isModule(symbol->dotted)))
            return methodOf(object, member, at, std::move(given));
        callee = memberOf(object, member, at);
    }
    const auto* symbol = callee.as<Symbol>();
    if (callee.isNothing() || (symbol && isIgnored(symbol->dotted)))
        return {};
    if (!symbol)
        return called(callee, given, at);
    const Function* builtIn = rowNamed("Python", symbol->dotted);
    const Function& row = builtIn ? *builtIn : findFunction(*this, symbol->dotted, at, given);
    return madeBy(Call(*this, symbol->dotted, at, row, std::move(given)));
}

// A method of a value that is no module.
Value Evaluator::methodOf(const Value& object, const std::string& name, size_t at, std::vector<Argument> given)
{
    if (object.isNothing() || object.as<double>())
        return object;
    if (object.list() && name == "size")
        return valueOf(object.list()->size());
    given.insert(given.begin(), {{}, {.is = object.is, .begin = at, .end = m_tokens.before().end}});
    const Function& method = findMethod(*this, name, at);
    return madeBy(Call(*this, name, at, method, std::move(given)));
}

// Calls a layer.
Value Evaluator::called(const Value& callable, const std::vector<Argument>& given, size_t at)
{
    const auto* layer = callable.as<Layer>();
    m_source.failIf(!layer || given.size() != 1, at,
                    layer ? say("reading", "a layer takes one tensor")
                          : say("reading", "this is nothing that can be called"));
    const TracedTensor input = tensorOf(given.front().value);
    return valueOf(placed(at, [&] { return layer->apply(input); }));
}

} // namespace tessera
