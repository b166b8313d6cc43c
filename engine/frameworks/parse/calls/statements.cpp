// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/calls/call.h"

#include <algorithm>
#include <utility>

// Statements: assignments, imports, and heads such as "def" and "with".
namespace tessera {

namespace {

// Skips the type of "float[4] scales = …" in ONNX's textual form, or "const DML_TENSOR_DESC* input = …" in C++, and
// returns it. Empty, with nothing skipped: this is no declaration.
std::string skipType(Tokens& tokens)
{
    constexpr size_t kMostTokens = 32;
    const auto text = [&](size_t place) -> std::string_view {
        const Token& token = tokens.ahead(place);
        return token.mark == Mark::End || token.mark == Mark::Text ? std::string_view() : token.text;
    };
    if (tokens.isAny({"return", "await", "in", "print", "yield"}))
        return {};
    std::string type;
    for (size_t at = 0; at < kMostTokens && tokens.ahead(at).mark == Mark::Name;) {
        const std::string_view follows = text(at + 1);
        const bool endsHere = follows == "=" || follows == ";" || follows == "\n" || follows == "{";
        if (!type.empty() && (endsHere || (follows == "[" && text(at + 2) != ":"))) {
            tokens.next(at);
            return type;
        }
        type = text(at++);
        if (follows == "[" || follows == "<") { // float[4], std::array<UINT, 4>
            const std::string_view closing = follows == "[" ? "]" : ">";
            while (at < kMostTokens && text(at) != closing)
                ++at;
            ++at;
        }
        while (text(at) == "*" || text(at) == "&" || text(at) == "::")
            ++at;
    }
    return {};
}

// The place of the assignment's sign in this statement; 0: it has none.
size_t placeOfAssignment(const Tokens& tokens)
{
    constexpr std::string_view signs[] = {"=", ":", "+=", "-=", "*=", "/=", "//="};
    constexpr std::string_view between[] = {".", "->", "::", ",", "*", "%"};
    size_t at = tokens.place();
    for (;; ++at) {
        const Token& token = tokens.at(at);
        const bool isBetween = token.mark == Mark::Symbol && std::ranges::count(between, token.text) > 0;
        const bool isPrinted = token.mark == Mark::Number && tokens.at(at - 1).text == "%"; // %5 of a printed graph
        if (token.mark != Mark::Name && token.closedBy == 0 && !isBetween && !isPrinted)
            break;
        at = std::max(at, token.closedBy);
    }
    const bool isSign = tokens.at(at).mark == Mark::Symbol && std::ranges::count(signs, tokens.at(at).text) > 0;
    return isSign && at > tokens.place() ? at : 0;
}

} // namespace

Evaluator::Evaluator(const SourceText& source, const ReadOptions& options, const ParseMode& way)
    : m_source(source)
    , m_options(options)
    , m_way(way)
    , m_tokens(source)
{
}

// Collects lists such as "scales = [1, 1, 2, 2]", in comments too: a node may name one that is defined below.
void Evaluator::setRemarks(const Tokens& tokens)
{
    for (size_t i = 0; i + 2 < tokens.count(); ++i) {
        const size_t close = tokens.at(i + 2).closedBy;
        const Token& next = tokens.at(close + 1);
        ValueList list;
        bool areNumbers = tokens.at(i).mark == Mark::Name && tokens.at(i + 1).text == "=" && close != 0
            && (next.mark == Mark::Line || next.mark == Mark::End || next.text == ";");
        for (size_t at = i + 3; at < close && areNumbers; ++at) {
            const Token& token = tokens.at(at);
            if (token.mark == Mark::Number)
                list.push_back(valueOf(tokens.at(at - 1).text == "-" ? -token.number : token.number));
            areNumbers = token.mark == Mark::Number || token.text == "," || token.text == "-";
        }
        if (areNumbers)
            m_named[tokens.at(i).text] = valueOf(std::move(list));
    }
}

TracedTensor Evaluator::run()
{
    findFunctions();
    for (const std::string& comment : m_tokens.comments())
        try {
            setRemarks(Tokens(SourceText(comment)));
        } catch (const ReadError&) {
            continue; // prose
        }
    setRemarks(m_tokens);
    statements(m_tokens.count());
    for (size_t i = 0; i < m_nodes.size(); ++i)
        take(m_nodes[i]());
    const auto isResult = [](const Value& value) {
        return value.as<Layer>() || (value.tensor() && !value.tensor()->isInput());
    };
    for (size_t i = 0; i < m_printed.size() && !isResult(m_last); ++i) {
        m_tokens.seek(m_printed[i]);
        take(expression());
    }
    if (!m_described.first.empty())
        return placed(0, [&] { return describedTensor(*this, m_described.first, *variable(m_described.second)); });
    if (m_last.as<Layer>())
        m_last.is = called(m_last, {{{}, valueOf(tensorNamed("x", m_last.begin))}}, m_last.begin).is;
    if (const TracedTensor* tensor = m_last.tensor())
        return *tensor;
    m_source.fail(0,
                  say("reading", "no call that moves or resizes a tensor is here; F.pixel_shuffle(x, 2) would be one"));
}

// What stands below "with torch.no_grad():", 'if __name__ == "__main__":' and "def f(x, r=2):" is read as if it stood
// alone. A function that is called is skipped as a whole.
Value Evaluator::statements(size_t end)
{
    Value last;
    while (m_tokens.place() < end && !m_tokens.is(Mark::End)) {
        const Token &next = m_tokens.ahead(1), &second = m_tokens.ahead(2);
        const auto function = std::ranges::find(m_functions, m_tokens.place(), &OwnFunction::begin);
        if (m_tokens.is(Mark::Line) || m_tokens.isAny({";", ">", "..."})) { // ">" comes from a prompt
            m_tokens.next();
        } else if (m_tokens.isAny({"import", "from"})) {
            readImport();
        } else if (m_tokens.isAny({"assert", "del", "raise", "global", "pass", "using", "export"})
                   || (m_tokens.is("@") && next.mark == Mark::Name && second.text != ":")) { // a decorator
            m_tokens.skipTo({});
        } else if (function != m_functions.end()) {
            m_tokens.seek(function->end);
        } else if (m_tokens.is("def")) {
            readParameters();
        } else if (m_tokens.is("with") || (m_tokens.is("if") && next.text == "__name__")) {
            m_tokens.skipTo({":"});
            m_tokens.expect(":");
        } else {
            readValue(last);
        }
    }
    return last;
}

// "y = …", "n, c, h, w = …", "x += 1", "return …", or a value alone.
void Evaluator::readValue(Value& last)
{
    const size_t place = m_tokens.place(), begin = m_tokens.now().begin;
    m_tokens.refusePrograms();
    const bool isReturn = m_tokens.is("return");
    if (m_tokens.isAny({"const", "let", "var", "return", "await"})
        && !(m_tokens.is("const") && m_tokens.ahead(1).mark != Mark::Name))
        m_tokens.next();
    std::vector<Names> targets;
    std::string sign;
    const std::string type = skipType(m_tokens);
    bool hasValue = !isReturn || !m_tokens.endsStatement();
    if (!type.empty()) { // "UINT sizes[] = {1, 3, 5, 7}"
        targets.push_back({m_tokens.takeName()});
        while (m_tokens.is("["))
            m_tokens.seek(m_tokens.now().closedBy + 1);
        hasValue = m_tokens.takes("=") || m_tokens.is("{");
    } else {
        while (const size_t end = sign.empty() && hasValue ? placeOfAssignment(m_tokens) : 0) {
            m_tokens.refusePrograms();
            targets.push_back(readNames(end));
            if (m_tokens.takes(":")) // a type hint
                m_tokens.skipTo({"="});
            hasValue = !m_tokens.endsStatement();
            sign = hasValue ? m_tokens.now().text.substr(0, m_tokens.now().text.size() - 1) : "";
            m_tokens.next(hasValue ? 1 : 0);
        }
    }
    const Value value = hasValue ? tuple() : Value{};
    if (hasValue && type.starts_with("DML_") && type.ends_with("_OPERATOR_DESC") && type.size() > 18)
        m_described = {type, targets.front().front()};
    take(value);
    for (const Names& names : targets)
        assign(names, value, sign, begin);
    if (targets.empty())
        last = value;
    m_tokens.failIf(!m_tokens.endsStatement() || m_tokens.place() == place,
                    say("reading", "the statement does not go on like this"));
}

// "y", "(n, *_, w)", "self.block".
Evaluator::Names Evaluator::readNames(size_t end)
{
    const size_t begin = m_tokens.now().begin;
    Names names{""};
    for (; m_tokens.place() < end; m_tokens.next())
        if (m_tokens.is("["))
            m_source.fail(begin,
                          say("reading",
                              "a part of a tensor is given a value, which only whole maps can be read of; "
                              "expected reshape and transpose, or parts that are concatenated"));
        else if (m_tokens.is(","))
            names.emplace_back();
        else if (!m_tokens.isAny({"(", ")", "%"}))
            names.back() += m_tokens.isAny({"->", "::"}) ? "." : m_tokens.now().text;
    std::erase(names, "");
    const auto isName = [](const std::string& name) {
        const auto isPart = [](char each) { return isOfName(each) || each == '.'; };
        return isOfName(name.back()) && std::all_of(name.begin() + (name.front() == '*' ? 1 : 0), name.end(), isPart);
    };
    m_source.failIf(names.empty() || !std::ranges::all_of(names, isName), begin,
                    say("reading", "nothing can be given a value here; expected a name"));
    return names;
}

// "import torch.nn.functional as F", "from torch import (nn, functional as F)"; JavaScript's are skipped.
void Evaluator::readImport()
{
    const bool isFrom = m_tokens.is("from");
    if (m_tokens.ahead(1).text == "{" || m_tokens.ahead(1).mark == Mark::Text)
        return m_tokens.skipTo({});
    std::string module, name, renamed; // "torch.", "functional", "F"
    const auto add = [&] {
        if (!name.empty())
            m_variables.emplace(renamed.empty() ? name : renamed, Value{.is = Symbol{module + name}});
        name = renamed = "";
    };
    for (m_tokens.next(); !m_tokens.endsStatement(); m_tokens.next())
        if (m_tokens.is("import"))
            module = std::exchange(name, "") + ".";
        else if (m_tokens.is(","))
            add();
        else if (m_tokens.is("from")) // import nj from "numjs"
            return m_tokens.skipTo({});
        else if (m_tokens.takes("as"))
            renamed = m_tokens.now().text;
        else if (!m_tokens.isAny({"(", ")"}))
            name += m_tokens.now().text;
    if (isFrom && module.empty())
        m_tokens.failWithout("import");
    add();
}

// The result is the last tensor that was moved or resized, else a layer, else the input.
void Evaluator::take(const Value& value)
{
    const auto rank = [](const Value& each) {
        return each.tensor() ? (each.tensor()->isInput() ? 2 : 4) : each.as<Layer>() ? 3 : 0;
    };
    if (rank(value) > 0 && rank(value) >= rank(m_last))
        m_last = value;
    if (const ValueList* list = value.list())
        for (const Value& each : *list) // the results of a split, or nodes
            if (rank(each) == 4)
                take(each);
}

void Evaluator::assignTo(const std::string& name, Value value)
{
    const size_t point = std::min(name.rfind('.'), name.size());
    const auto object = m_variables.find(name.substr(0, point));
    const bool isStructure = point < name.size() && object != m_variables.end()
        && (object->second.object() || object->second.isNothing()
            || (object->second.list() && object->second.list()->empty()));
    if (!isStructure) {
        m_variables[name] = std::move(value);
        return;
    }
    ValueObject members = object->second.object() ? *object->second.object() : ValueObject();
    std::erase_if(members, [&](const Argument& member) { return member.key == name.substr(point + 1); });
    members.push_back({name.substr(point + 1), std::move(value)});
    work(members.size());
    object->second.is = valueOf(std::move(members)).is;
}

// `sign`: "+" for "x += 1". A name "*n" takes the rest of a list.
void Evaluator::assign(const Names& names, const Value& value, const std::string& sign, size_t at)
{
    if (names.size() == 1 && !names.front().starts_with('*')) {
        const Value* before = sign.empty() ? nullptr : variable(names.front());
        return assignTo(names.front(), before ? calculated(sign, *before, value, at) : value);
    }
    const ValueList* list = value.list();
    const auto stars = std::ranges::count_if(names, [](const auto& name) { return name.starts_with('*'); });
    m_source.failIf(!list || stars > 1 || (stars == 1 ? list->size() + 1 < names.size() : list->size() != names.size()),
                    at, say("reading", "the value does not have %1 parts, one for each name")(names.size()));
    const auto further = static_cast<std::ptrdiff_t>(list->size() + 1 - names.size());
    auto next = list->begin();
    for (const std::string& name : names) {
        const bool isStarred = name.starts_with('*');
        assignTo(name.substr(isStarred ? 1 : 0), isStarred ? valueOf(ValueList(next, next + further)) : *next);
        next += isStarred ? further : 1;
    }
}

} // namespace tessera
