// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/parser.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace tessera {

namespace {

constexpr size_t kMostNodes = 20'000;
constexpr size_t kMostLinks = 256; // the longest chain: x.a().b().c(), a + b + c

} // namespace

ExpressionPtr Parser::make(Kind kind, size_t begin)
{
    if (++m_nodes > kMostNodes)
        fail(say("reading", "the text is too long to be one case"));
    auto made = std::make_unique<Expression>();
    made->kind = kind;
    made->begin = begin;
    return made;
}

ExpressionPtr Parser::tuple()
{
    ExpressionPtr first = expression();
    if (!isSymbol(","))
        return first;
    ExpressionPtr list = make(Kind::List, first->begin);
    list->items.push_back({{}, std::move(first), list->begin});
    while (takes(",")) {
        if (endsStatement() || isSymbol("="))
            break;
        const size_t begin = now().begin;
        list->items.push_back({{}, expression(), begin});
    }
    list->end = previousEnd();
    return list;
}

ExpressionPtr Parser::expression()
{
    const Depth depth(*this);
    if (isSymbol("*") || isSymbol("**")) {
        ExpressionPtr starred = make(Kind::Starred, now().begin);
        starred->text = now().text;
        next();
        starred->base = comparison();
        starred->end = previousEnd();
        return starred;
    }
    refusePrograms();
    ExpressionPtr value = comparison();
    if (isWord("if"))
        refusePrograms();
    return value;
}

// "element for name in list"; a second loop is one of the element.
ExpressionPtr Parser::each(ExpressionPtr element)
{
    const Depth depth(*this);
    ExpressionPtr loop = make(Kind::Each, element->begin);
    next();
    ExpressionPtr names = make(Kind::List, now().begin);
    do
        names->items.push_back({nameHere(), nullptr, now().begin});
    while (takes(","));
    if (!isWord("in"))
        fail(say("reading", "expected %1 here")("in"));
    next();
    loop->items.push_back({{}, std::move(names), now().begin});
    loop->items.push_back({{}, comparison(), now().begin});
    loop->base = isWord("for") ? each(std::move(element)) : std::move(element);
    loop->end = previousEnd();
    return loop;
}

ExpressionPtr Parser::binary(ExpressionPtr (Parser::*operand)(), std::initializer_list<std::string_view> signs)
{
    ExpressionPtr left = (this->*operand)();
    const auto isSign = [&] {
        return is(Mark::Symbol) && std::ranges::find(signs, now().text) != signs.end()
            && !(m_isInAngles && isSymbol(">"));
    };
    for (size_t links = 0; isSign(); ++links) {
        if (links == kMostLinks)
            fail(say("reading", "the sum is too long"));
        ExpressionPtr both = make(Kind::Binary, left->begin);
        both->text = now().text;
        next();
        both->base = std::move(left);
        const size_t begin = now().begin;
        both->items.push_back({{}, (this->*operand)(), begin});
        both->end = previousEnd();
        left = std::move(both);
    }
    return left;
}

ExpressionPtr Parser::comparison()
{
    return binary(&Parser::sum, {"==", "!=", "<", ">", "<=", ">=", "|", "^", "&"});
}
ExpressionPtr Parser::sum()
{
    return binary(&Parser::term, {"+", "-"});
}
ExpressionPtr Parser::term()
{
    return binary(&Parser::unary, {"*", "/", "//", "%", "@"});
}

ExpressionPtr Parser::unary()
{
    if (!isSymbol("-") && !isSymbol("+") && !isSymbol("&"))
        return power();
    const Depth depth(*this);
    ExpressionPtr sign = make(Kind::Sign, now().begin);
    sign->text = now().text;
    next();
    sign->base = unary();
    sign->end = previousEnd();
    return sign;
}

ExpressionPtr Parser::power()
{
    ExpressionPtr base = postfix();
    if (!isSymbol("**"))
        return base;
    const Depth depth(*this);
    ExpressionPtr both = make(Kind::Binary, base->begin);
    both->text = now().text;
    next();
    both->base = std::move(base);
    const size_t begin = now().begin;
    both->items.push_back({{}, unary(), begin});
    both->end = previousEnd();
    return both;
}

// "Resize <mode = …": no comparison is a call.
bool Parser::beginsAttributes() const
{
    return isSymbol("<") && ahead(1).mark == Mark::Name && (ahead(2).text == "=" || ahead(2).text == ":");
}

// "float[4] {1, 1, 2, 2}": ONNX's way to write a tensor; "DML_SIZE_2D{2, 2}" of C++.
bool Parser::beginsBraces(const Expression& before) const
{
    const bool isTypeOfCpp = (before.kind == Kind::Word || before.kind == Kind::Member) && !before.text.empty()
        && std::isupper(static_cast<unsigned char>(before.text.front())) != 0 && before.end == now().begin;
    constexpr std::string_view types[] = {"float", "double", "float16", "int64", "int32", "int8", "uint8"};
    const Expression& type = before.kind == Kind::Index ? *before.base : before;
    return isSymbol("{")
        && (isTypeOfCpp || (type.kind == Kind::Word && std::ranges::find(types, type.text) != std::end(types)));
}

ExpressionPtr Parser::postfix()
{
    ExpressionPtr value = primary();
    for (size_t links = 0; true; ++links) {
        if (links == kMostLinks)
            fail(say("reading", "the chain of calls is too long"));
        const size_t begin = value->begin;
        const bool isScope = isSymbol("::") && !m_isInIndex;
        if (isSymbol(".") || isScope || (isSymbol("->") && ahead(1).mark == Mark::Name)) {
            next();
            ExpressionPtr member = make(Kind::Member, begin);
            member->text = nameHere();
            member->base = std::move(value);
            value = std::move(member);
        } else if (beginsBraces(*value)) {
            value = bracketed();
        } else if (isSymbol("(") || isSymbol("[") || beginsAttributes()) {
            const bool isIndex = isSymbol("["), isCall = isSymbol("(");
            ExpressionPtr call = make(isIndex ? Kind::Index : Kind::Call, begin);
            next();
            readItems(call->items, isIndex ? "]" : isCall ? ")" : ">");
            const bool areAttributes = !isCall && !call->items.empty()
                && std::ranges::all_of(call->items, [](const Item& item) { return !item.key.empty(); });
            if (areAttributes) { // and then the inputs
                call->kind = Kind::Call;
                if (takes("("))
                    readItems(call->items, ")");
            }
            call->base = std::move(value);
            value = std::move(call);
        } else {
            return value;
        }
        value->end = previousEnd();
    }
}

// "key =", "alpha: float =", and in an object "key:", ".Member =".
std::string Parser::key(std::string_view closing)
{
    const bool isKey = is(Mark::Name) || is(Mark::Text);
    const bool isTyped = isKey && ahead(1).text == ":" && ahead(2).mark == Mark::Name && ahead(3).text == "=";
    const bool isMember = isSymbol(".") && ahead(1).mark == Mark::Name && ahead(2).text == "=";
    const bool isAssigned = is(Mark::Name) && ahead(1).mark == Mark::Symbol && ahead(1).text == "=";
    const bool isEntry = isKey && (closing == "}" || closing == ">" || m_isInAngles) && ahead(1).mark == Mark::Symbol
        && ahead(1).text == ":";
    if (!isTyped && !isMember && !isAssigned && !isEntry)
        return {};
    if (isMember)
        next();
    std::string name = now().text.empty() ? "\"\"" : now().text;
    for (int i = 0; i < (isTyped ? 4 : 2); ++i)
        next();
    return name;
}

// "::" of C++ is two colons here.
ExpressionPtr Parser::part()
{
    const auto isColon = [&] { return isSymbol(":") || isSymbol("::"); };
    const size_t begin = now().begin;
    ExpressionPtr first = isColon() ? nullptr : expression();
    if (!isColon())
        return first;
    ExpressionPtr slice = make(Kind::Slice, begin);
    slice->items.resize(3);
    slice->items[0].value = std::move(first);
    for (size_t at = 0; isColon();) {
        at += isSymbol("::") ? 2 : 1;
        if (at > 2)
            fail(say("reading", "expected %1 here")("]"));
        next();
        if (!isColon() && !isSymbol(",") && !isSymbol("]"))
            slice->items[at].value = expression();
    }
    slice->end = previousEnd();
    return slice;
}

ExpressionPtr Parser::keyless(std::string_view closing)
{
    ExpressionPtr value = closing == "]" ? part() : expression();
    return isWord("for") ? each(std::move(value)) : std::move(value);
}

void Parser::readItems(std::vector<Item>& items, std::string_view closing)
{
    const bool wasInAngles = std::exchange(m_isInAngles, closing == ">" || (m_isInAngles && closing == "]"));
    const bool wasInIndex = std::exchange(m_isInIndex, closing == "]");
    while (!isSymbol(closing)) {
        while (is(Mark::Line))
            next();
        Item item{.key = key(closing), .value = nullptr, .begin = now().begin};
        if (!isSymbol(",") && !isSymbol(closing))
            item.value = keyless(closing);
        if (!item.value && !item.key.empty())
            fail(say("reading", "expected %1 here")(say("reading", "a value for %1")(item.key)));
        items.push_back(std::move(item));
        while (is(Mark::Line))
            next();
        if (isSymbol(closing))
            break;
        if (!takes(","))
            fail(say("reading", "expected %1 or a comma here")(closing));
        while (is(Mark::Line))
            next();
    }
    next();
    m_isInAngles = wasInAngles;
    m_isInIndex = wasInIndex;
}

ExpressionPtr Parser::leaf()
{
    const bool isPrinted = isSymbol("%") || isSymbol("@"); // a value of a printed graph: %5, %x
    if (isPrinted)
        next();
    if (isAnyWord({"new", "await"}) && ahead(1).mark == Mark::Name)
        next();
    const Token& word = now();
    ExpressionPtr made = make(is(Mark::Name) || isPrinted || is(Mark::Symbol) ? Kind::Word
                                  : is(Mark::Text)                            ? Kind::Text
                                                                              : Kind::Number,
                              word.begin);
    made->text = word.text;
    made->number = word.number;
    made->isWhole = word.isWhole;
    made->end = word.end;
    const bool isText = is(Mark::Text);
    next();
    if (made->kind == Kind::Word && is(Mark::Text) && made->text.size() <= 2 && now().begin == made->end)
        return leaf(); // b"…", r"…"
    for (; isText && is(Mark::Text); next()) // pieces of one string
        made->text += now().text;
    return made;
}

ExpressionPtr Parser::bracketed()
{
    const std::string closing = isSymbol("(") ? ")" : isSymbol("[") ? "]" : "}";
    ExpressionPtr list = make(Kind::List, now().begin);
    next();
    readItems(list->items, closing);
    list->end = previousEnd();
    for (const Item& item : list->items)
        if (!item.key.empty() && closing != ")")
            list->kind = Kind::Object;
    const bool isOne =
        list->items.size() == 1 && list->items[0].key.empty() && list->items[0].value && m_tokens[m_at - 2].text != ",";
    const bool isLoop = isOne && list->items[0].value->kind == Kind::Each;
    return isLoop || (isOne && closing == ")") ? std::move(list->items[0].value) : std::move(list);
}

ExpressionPtr Parser::primary()
{
    if (isSymbol("(") || isSymbol("[") || isSymbol("{"))
        return bracketed();
    const bool isValue = is(Mark::Name) || is(Mark::Number) || is(Mark::Text) || isSymbol("...");
    const bool isPrinted =
        (isSymbol("%") || isSymbol("@")) && (ahead(1).mark == Mark::Name || ahead(1).mark == Mark::Number);
    if (isValue || isPrinted)
        return leaf();
    fail(say("reading", "expected %1 here")(say("reading", "a value")));
}

} // namespace tessera
