// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/calls/call.h"

#include <algorithm>
#include <cctype>
#include <utility>

// Expressions, by precedence.
namespace tessera {

namespace {

// Precedences of binary signs.
constexpr int kCompares = 1, kAdds = 2, kMultiplies = 3, kRaises = 4;
constexpr std::pair<std::string_view, int> kBinarySigns[] = {
    {"==", kCompares},  {"!=", kCompares},  {"<", kCompares},   {">", kCompares},    {"<=", kCompares},
    {">=", kCompares},  {"|", kCompares},   {"^", kCompares},   {"&", kCompares},    {"+", kAdds},
    {"-", kAdds},       {"*", kMultiplies}, {"/", kMultiplies}, {"//", kMultiplies}, {"%", kMultiplies},
    {"@", kMultiplies}, {"**", kRaises}};

int bindingHere(const Tokens& tokens) // 0: no sign stands here
{
    const auto* const sign =
        std::ranges::find(kBinarySigns, tokens.now().text, &std::pair<std::string_view, int>::first);
    return tokens.is(Mark::Symbol) && sign != std::end(kBinarySigns) && !tokens.now().closes ? sign->second : 0;
}

// "Resize <mode = …" and "SpaceToDepth[blocksize=2]", in contrast to a comparison and an index.
bool beginsAttributes(const Tokens& tokens)
{
    return tokens.now().closedBy != 0
        && (tokens.is("<") || (tokens.is("[") && tokens.ahead(1).mark == Mark::Name && tokens.ahead(2).text == "="));
}

// "key =", "alpha: float =", and in an object "key:", ".Member =". Empty: there is no key.
std::string keyIn(Tokens& tokens, bool isObject)
{
    const auto signAt = [&](size_t place, std::string_view sign) {
        return tokens.ahead(place).mark == Mark::Symbol && tokens.ahead(place).text == sign;
    };
    const bool isName = tokens.is(Mark::Name), isKey = isName || tokens.is(Mark::Text);
    const bool isTyped = isKey && signAt(1, ":") && tokens.ahead(2).mark == Mark::Name && signAt(3, "=");
    const bool isMember = tokens.is(".") && tokens.ahead(1).mark == Mark::Name && signAt(2, "=");
    if (!isTyped && !isMember && !(isName && signAt(1, "=")) && !(isKey && isObject && signAt(1, ":")))
        return {};
    tokens.next(isMember ? 1 : 0);
    std::string name = tokens.now().text;
    tokens.next(isTyped ? 4 : 2);
    return name;
}

} // namespace

void Evaluator::work(size_t steps)
{
    m_steps += steps;
    m_tokens.failIf(m_steps > kMostSteps, say("reading", "the text takes too long to work out"));
}

Value Evaluator::expression() // "*a" and "**a", too
{
    if (!m_tokens.takes("*") && !m_tokens.takes("**"))
        m_tokens.refusePrograms();
    Value value = binary(kCompares);
    if (m_tokens.is("if"))
        m_tokens.refusePrograms();
    return value;
}

Value Evaluator::tuple()
{
    Value first = expression();
    if (!m_tokens.is(","))
        return first;
    ValueList list{first};
    while (m_tokens.takes(",") && !m_tokens.endsStatement() && !m_tokens.is("=")) {
        const bool isStarred = m_tokens.is("*");
        const Value next = expression();
        const ValueList alone{next}, &taken = isStarred && next.list() ? *next.list() : alone;
        list.insert(list.end(), taken.begin(), taken.end());
    }
    return {.is = valueOf(std::move(list)).is, .begin = first.begin, .end = m_tokens.before().end};
}

// An expression of signs with at least this precedence.
Value Evaluator::binary(int least)
{
    constexpr size_t kMostDepth = 256;
    m_tokens.failIf(++m_depth > kMostDepth, say("reading", "too much is open in each other here"));
    const size_t begin = m_tokens.now().begin;
    Value left = m_tokens.isAny({"-", "+", "&"}) ? signedValue() : postfix();
    while (bindingHere(m_tokens) >= least) {
        const int binds = bindingHere(m_tokens);
        const std::string sign = m_tokens.now().text;
        m_tokens.next();
        const Value right = binary(std::min(binds + 1, kRaises));
        left = calculated(sign, left, right, begin);
    }
    --m_depth;
    left.begin = begin;
    left.end = m_tokens.before().end;
    return left;
}

Value Evaluator::signedValue()
{
    const std::string sign = m_tokens.now().text;
    const size_t begin = m_tokens.now().begin;
    m_tokens.next();
    const Token& follows = m_tokens.ahead(1);
    if (sign == "&" && m_tokens.is(Mark::Name)
        && (follows.mark != Mark::Symbol || follows.text == "," || follows.text == "}"))
        return {.is = Symbol{m_tokens.takeName()}}; // the address of a variable in C++, which may be filled later
    const Value value = binary(kRaises);
    return sign == "&" ? value : calculated(sign, valueOf(0), value, begin);
}

// A primary value with the members, calls and indices that follow it.
Value Evaluator::postfix()
{
    const size_t begin = m_tokens.now().begin;
    work(1);
    Value value = primary();
    std::string path = m_tokens.before().mark == Mark::Name ? m_tokens.before().text : ""; // "self.block", as written
    for (;;) {
        value.begin = begin;
        value.end = m_tokens.before().end;
        const bool isArrow = m_tokens.is("->") && m_tokens.ahead(1).mark == Mark::Name;
        const auto isCall = [&] { return m_tokens.is("(") || beginsAttributes(m_tokens); };
        const Token& last = m_tokens.before();
        if (m_tokens.isAny({".", "::"}) || isArrow) {
            m_tokens.next();
            const std::string member = m_tokens.takeName();
            path = path.empty() ? "" : path + "." + member;
            const auto variable = m_variables.find(path);
            value = isCall()                    ? call(value, member, std::exchange(path, ""), begin)
                : variable != m_variables.end() ? variable->second
                                                : memberOf(value, member, begin);
        } else if (isCall()) {
            value = call(value, "", std::exchange(path, ""), begin);
        } else if (m_tokens.is("[")) {
            std::vector<Value> places;
            for (Argument& each : items())
                places.push_back(std::move(each.value));
            value = partOf(value, std::move(places), begin);
            path.clear();
        } else if (m_tokens.is("{") && last.mark == Mark::Name && last.end == m_tokens.now().begin
                   && std::isupper(static_cast<unsigned char>(last.text.front())) != 0) {
            value = bracketed(); // "DML_SIZE_2D{2, 2}" of C++
        } else {
            return value;
        }
    }
}

Value Evaluator::primary()
{
    if (m_tokens.isAny({"(", "[", "{"}))
        return bracketed();
    const Mark next = m_tokens.ahead(1).mark;
    const bool isPrinted = m_tokens.isAny({"%", "@"}) && (next == Mark::Name || next == Mark::Number);
    m_tokens.next(isPrinted ? 1 : 0); // %5 and %x of a printed graph
    if (m_tokens.isAny({"new", "await"}) && m_tokens.ahead(1).mark == Mark::Name)
        m_tokens.next();
    const Token& word = m_tokens.now();
    if (word.mark != Mark::Name && word.mark != Mark::Number && word.mark != Mark::Text && word.text != "...")
        m_tokens.failWithout(say("reading", "a value"));
    m_tokens.next();
    if (word.mark == Mark::Number && !isPrinted)
        return valueOf(word.number);
    if (word.mark != Mark::Text) {
        const bool isPrefix = m_tokens.is(Mark::Text) && word.text.size() <= 2 && m_tokens.now().begin == word.end;
        return isPrefix ? primary() : named(word.text); // b"…", r"…"
    }
    std::string text = word.text;
    for (; m_tokens.is(Mark::Text); m_tokens.next()) // adjacent pieces
        text += m_tokens.now().text;
    return {.is = std::move(text)};
}

// A value in brackets, a list, an object.
Value Evaluator::bracketed()
{
    const bool isRound = m_tokens.is("(");
    const size_t begin = m_tokens.now().begin;
    std::vector<Argument> given = items();
    const bool endsInComma = m_tokens.before(2).text == ",";
    if (given.size() == 1 && isRound && !endsInComma)
        return given.front().value;
    if (!isRound && std::ranges::any_of(given, [](const Argument& each) { return !each.key.empty(); }))
        return valueOf(std::move(given));
    ValueList list;
    for (Argument& each : given)
        list.push_back(std::move(each.value));
    m_source.failIf(list.size() > kMostElements, begin, say("reading", "the list is too long"));
    return valueOf(std::move(list));
}

// The items in the brackets that open here. A starred list or object gives its own items.
std::vector<Argument> Evaluator::items()
{
    const std::string opening = m_tokens.now().text;
    const size_t open = m_tokens.place(), close = m_tokens.now().closedBy;
    for (size_t at = open + 1; at < close; at = std::max(m_tokens.at(at).closedBy, at) + 1)
        if (m_tokens.at(at).mark == Mark::Name && m_tokens.at(at).text == "for") { // a comprehension
            m_tokens.seek(at);
            m_tokens.refusePrograms();
        }
    std::vector<Argument> given;
    for (m_tokens.next(); m_tokens.place() < close;) {
        Argument item{keyIn(m_tokens, opening == "{"), {}};
        item.value.begin = item.value.end = m_tokens.now().begin;
        const bool isLeftOut = m_tokens.is(",") || m_tokens.place() == close;
        const bool isStarred = m_tokens.isAny({"*", "**"});
        if (isLeftOut && !item.key.empty())
            m_tokens.failWithout(say("reading", "a value for %1")(item.key));
        if (!isLeftOut)
            item.value = opening == "[" ? part() : expression();
        if (const ValueObject* object = isStarred ? item.value.object() : nullptr)
            given.insert(given.end(), object->begin(), object->end());
        else if (const ValueList* list = isStarred ? item.value.list() : nullptr)
            for (const Value& each : *list)
                given.push_back({{}, each});
        else
            given.push_back(std::move(item));
        m_tokens.failIf(m_tokens.place() != close && !m_tokens.takes(","),
                        say("reading", "expected %1 or a comma here")(m_tokens.at(close).text));
    }
    m_tokens.next();
    return given;
}

// A part of an index: a value, or a slice.
Value Evaluator::part()
{
    const size_t begin = m_tokens.now().begin;
    Value value = m_tokens.is(":") ? Value{} : expression();
    if (!m_tokens.is(":"))
        return value;
    std::optional<int64_t> numbers[3];
    size_t count = 0;
    const auto add = [&](const Value& given) {
        const auto whole = given.as<double>() ? wholesOf(given) : std::nullopt;
        m_source.failIf(!whole && !given.isNothing(), given.begin,
                        say("reading", "%1 needs whole numbers")(say("reading", "a part")));
        numbers[count++] = whole ? std::optional(whole->front()) : std::nullopt;
    };
    add(value);
    while (m_tokens.is(":")) {
        if (count == std::size(numbers))
            m_tokens.failWithout("]");
        m_tokens.next();
        add(m_tokens.isAny({":", ",", "]"}) ? Value{} : expression());
    }
    return {.is = Part{numbers[0], numbers[1], numbers[2]}, .begin = begin, .end = m_tokens.before().end};
}

} // namespace tessera
