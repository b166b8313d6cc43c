// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/syntax.h"

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <string_view>
#include <utility>

namespace tessera {

// Reads expressions from the left to the right, without going back. Throws ReadError.
class ExpressionParser {
public:
    ExpressionParser(const SourceText& source, std::vector<Token> tokens)
        : m_source(source)
        , m_tokens(std::move(tokens))
    {
    }

protected:
    using Kind = Expression::Kind;

    // Counts what is open in each other.
    class Depth {
    public:
        explicit Depth(ExpressionParser& parser)
            : m_parser(parser)
        {
            if (m_parser.m_depth == kMostSourceDepth)
                m_parser.fail(say("reading", "too much is open in each other here"));
            ++m_parser.m_depth;
        }
        ~Depth() { --m_parser.m_depth; }
        Depth(const Depth&) = delete;
        Depth& operator=(const Depth&) = delete;

    private:
        ExpressionParser& m_parser;
    };

    const Token& ahead(size_t count) const { return m_tokens[std::min(m_at + count, m_tokens.size() - 1)]; }
    const Token& now() const { return m_tokens[m_at]; }
    size_t previousEnd() const { return m_at == 0 ? 0 : m_tokens[m_at - 1].end; }
    void next(size_t count = 1) { m_at = std::min(m_at + count, m_tokens.size() - 1); }
    bool is(Mark mark) const { return now().mark == mark; }
    bool isSymbol(std::string_view symbol) const { return is(Mark::Symbol) && now().text == symbol; }
    bool isAnyWord(std::initializer_list<std::string_view> words) const
    {
        return is(Mark::Name) && std::ranges::find(words, now().text) != words.end();
    }
    bool isWord(std::string_view word) const { return isAnyWord({word}); }
    bool endsStatement() const { return is(Mark::Line) || is(Mark::End) || isSymbol(";") || isSymbol("}"); }
    bool takes(std::string_view symbol) // and goes on
    {
        const bool isHere = isSymbol(symbol);
        next(isHere ? 1 : 0);
        return isHere;
    }
    void expect(std::string_view symbol)
    {
        if (!takes(symbol))
            failWithout(symbol);
    }
    std::string nameHere() // and goes on
    {
        if (!is(Mark::Name))
            failWithout(say("reading", "a name"));
        std::string name = now().text;
        next();
        return name;
    }
    [[noreturn]] void fail(const Message& message) const
    {
        m_source.fail(now().begin, is(Mark::End) ? say("reading", "the text ends here") + "; " + message : message);
    }
    [[noreturn]] void failWithout(const Message& what) const { fail(say("reading", "expected %1 here")(what)); }

    void refusePrograms() const
    {
        constexpr Text instead =
            say("reading",
                "paste the assignments and calls alone, or let Python run the whole function with ts.probe, "
                "ts.identify or ts.sweep");
        if (isAnyWord({"for", "while", "if", "else", "elif", "try", "except", "switch"}))
            fail(say("reading", "\"%1\" branches or loops, which is not run here")(now().text) + "; " + instead);
        if (isAnyWord({"class", "lambda", "function"}))
            fail(say("reading", "\"%1\" makes a program, which is not run here")(now().text) + "; " + instead);
    }

    ExpressionPtr make(Kind kind, size_t begin, std::string text = {})
    {
        constexpr size_t kMostNodes = 20'000;
        if (++m_nodes > kMostNodes)
            fail(say("reading", "the text is too long to be one case"));
        auto made = std::make_unique<Expression>();
        made->kind = kind;
        made->begin = begin;
        made->text = std::move(text);
        return made;
    }

    ExpressionPtr tuple() // "a, b, c" without brackets is a list, too
    {
        ExpressionPtr first = expression();
        if (!isSymbol(","))
            return first;
        ExpressionPtr list = make(Kind::List, first->begin);
        list->items.push_back({{}, std::move(first), list->begin});
        while (takes(",") && !endsStatement() && !isSymbol("=")) {
            const size_t begin = now().begin;
            list->items.push_back({{}, expression(), begin});
        }
        list->end = previousEnd();
        return list;
    }

    ExpressionPtr expression()
    {
        const Depth depth(*this);
        if (isSymbol("*") || isSymbol("**"))
            return applied(Kind::Starred, &ExpressionParser::comparison);
        refusePrograms();
        ExpressionPtr value = comparison();
        if (isWord("if"))
            refusePrograms();
        return value;
    }

    ExpressionPtr postfix()
    {
        ExpressionPtr value = primary();
        for (size_t links = 0; true; ++links) {
            if (links == kMostLinks)
                fail(say("reading", "the chain of calls is too long"));
            const size_t begin = value->begin;
            ExpressionPtr made;
            if (isSymbol(".") || (isSymbol("::") && !m_isInIndex) || (isSymbol("->") && ahead(1).mark == Mark::Name)) {
                next();
                made = make(Kind::Member, begin, nameHere());
            } else if (isSymbol("{") && isType(*value)) {
                value = bracketed();
                continue;
            } else if (isSymbol("[") || isSymbol("(") || beginsAttributes()) {
                const std::string_view closing = isSymbol("[") ? "]" : isSymbol("(") ? ")" : ">";
                made = make(closing == "]" ? Kind::Index : Kind::Call, begin);
                readItems(made->items, closing);
                const bool areAttributes = closing != ")" && !made->items.empty()
                    && std::ranges::all_of(made->items, [](const Item& item) { return !item.key.empty(); });
                if (areAttributes) { // and then the inputs
                    made->kind = Kind::Call;
                    if (isSymbol("("))
                        readItems(made->items, ")");
                }
            } else {
                return value;
            }
            made->base = std::move(value);
            value = std::move(made);
            value->end = previousEnd();
        }
    }

private:
    static constexpr size_t kMostLinks = 256; // the longest chain: x.a().b().c(), a + b + c
    using Operand = ExpressionPtr (ExpressionParser::*)();

    ExpressionPtr applied(Kind kind, Operand operand) // the sign that stands here
    {
        ExpressionPtr made = make(kind, now().begin, now().text);
        next();
        made->base = (this->*operand)();
        made->end = previousEnd();
        return made;
    }

    ExpressionPtr withRight(ExpressionPtr left, Operand operand)
    {
        ExpressionPtr both = make(Kind::Binary, left->begin, now().text);
        next();
        both->base = std::move(left);
        const size_t begin = now().begin;
        both->items.push_back({{}, (this->*operand)(), begin});
        both->end = previousEnd();
        return both;
    }

    ExpressionPtr binary(Operand operand, std::initializer_list<std::string_view> signs)
    {
        ExpressionPtr left = (this->*operand)();
        const auto isSign = [&] {
            return is(Mark::Symbol) && std::ranges::find(signs, now().text) != signs.end()
                && !(m_isInAngles && isSymbol(">"));
        };
        for (size_t links = 0; isSign(); ++links) {
            if (links == kMostLinks)
                fail(say("reading", "the sum is too long"));
            left = withRight(std::move(left), operand);
        }
        return left;
    }
    ExpressionPtr comparison()
    {
        return binary(&ExpressionParser::sum, {"==", "!=", "<", ">", "<=", ">=", "|", "^", "&"});
    }
    ExpressionPtr sum() { return binary(&ExpressionParser::term, {"+", "-"}); }
    ExpressionPtr term() { return binary(&ExpressionParser::unary, {"*", "/", "//", "%", "@"}); }

    ExpressionPtr unary()
    {
        ExpressionPtr base;
        if (!isSymbol("-") && !isSymbol("+") && !isSymbol("&"))
            base = postfix();
        if (base && !isSymbol("**"))
            return base;
        const Depth depth(*this);
        return base ? withRight(std::move(base), &ExpressionParser::unary)
                    : applied(Kind::Sign, &ExpressionParser::unary);
    }

    // "Resize <mode = …": no comparison is a call.
    bool beginsAttributes() const
    {
        return isSymbol("<") && ahead(1).mark == Mark::Name && (ahead(2).text == "=" || ahead(2).text == ":");
    }

    bool isType(const Expression& before) const // "DML_SIZE_2D{2, 2}" of C++
    {
        return (before.kind == Kind::Word || before.kind == Kind::Member) && before.end == now().begin
            && !before.text.empty() && std::isupper(static_cast<unsigned char>(before.text.front())) != 0;
    }

    // "element for name in list"; a second loop is one of the element.
    ExpressionPtr each(ExpressionPtr element)
    {
        const Depth depth(*this);
        ExpressionPtr loop = make(Kind::Each, element->begin);
        next();
        ExpressionPtr names = make(Kind::List, now().begin);
        do
            names->items.push_back({nameHere(), nullptr, now().begin});
        while (takes(","));
        if (!isWord("in"))
            failWithout("in");
        next();
        loop->items.push_back({{}, std::move(names), now().begin});
        loop->items.push_back({{}, comparison(), now().begin});
        loop->base = isWord("for") ? each(std::move(element)) : std::move(element);
        loop->end = previousEnd();
        return loop;
    }

    // "key =", "alpha: float =", and in an object "key:", ".Member =". Empty: none stands here.
    std::string key(std::string_view closing)
    {
        const auto signAt = [&](size_t place, std::string_view sign) {
            return ahead(place).mark == Mark::Symbol && ahead(place).text == sign;
        };
        const bool isName = is(Mark::Name), isKey = isName || is(Mark::Text);
        const bool isTyped = isKey && signAt(1, ":") && ahead(2).mark == Mark::Name && signAt(3, "=");
        const bool isMember = isSymbol(".") && ahead(1).mark == Mark::Name && signAt(2, "=");
        const bool isEntry = isKey && closing == "}" && signAt(1, ":");
        if (!isTyped && !isMember && !(isName && signAt(1, "=")) && !isEntry)
            return {};
        next(isMember ? 1 : 0);
        std::string name = now().text;
        next(isTyped ? 4 : 2);
        return name;
    }

    // A part of an index: a value, or a slice. "::" of C++ is two colons here.
    ExpressionPtr part()
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
                failWithout("]");
            next();
            if (!isColon() && !isSymbol(",") && !isSymbol("]"))
                slice->items[at].value = expression();
        }
        slice->end = previousEnd();
        return slice;
    }

    void readItems(std::vector<Item>& items, std::string_view closing) // with the brackets
    {
        const bool wasInAngles = std::exchange(m_isInAngles, closing == ">" || (m_isInAngles && closing == "]"));
        const bool wasInIndex = std::exchange(m_isInIndex, closing == "]");
        const auto skipLines = [&] {
            while (is(Mark::Line))
                next();
        };
        for (next(), skipLines(); !isSymbol(closing); skipLines()) {
            Item item{.key = key(closing), .value = nullptr, .begin = now().begin};
            if (!isSymbol(",") && !isSymbol(closing))
                item.value = closing == "]" ? part() : expression();
            if (isWord("for") && item.value)
                item.value = each(std::move(item.value));
            if (!item.value && !item.key.empty())
                failWithout(say("reading", "a value for %1")(item.key));
            items.push_back(std::move(item));
            skipLines();
            if (!isSymbol(closing) && !takes(","))
                fail(say("reading", "expected %1 or a comma here")(closing));
        }
        next();
        m_isInAngles = wasInAngles;
        m_isInIndex = wasInIndex;
    }

    ExpressionPtr leaf()
    {
        const bool isPrinted = takes("%") || takes("@"); // a value of a printed graph: %5, %x
        if (isAnyWord({"new", "await"}) && ahead(1).mark == Mark::Name)
            next();
        const Token& word = now();
        const bool isText = is(Mark::Text), isNumber = is(Mark::Number) && !isPrinted;
        ExpressionPtr made = make(isText ? Kind::Text : isNumber ? Kind::Number : Kind::Word, word.begin, word.text);
        made->number = word.number;
        made->isWhole = word.isWhole;
        made->end = word.end;
        next();
        if (made->kind == Kind::Word && is(Mark::Text) && made->text.size() <= 2 && now().begin == made->end)
            return leaf(); // b"…", r"…"
        for (; isText && is(Mark::Text); next()) // pieces of one string
            made->text += now().text;
        return made;
    }

    ExpressionPtr bracketed()
    {
        const std::string closing = isSymbol("(") ? ")" : isSymbol("[") ? "]" : "}";
        ExpressionPtr list = make(Kind::List, now().begin);
        readItems(list->items, closing);
        list->end = previousEnd();
        for (const Item& item : list->items)
            if (!item.key.empty() && closing != ")")
                list->kind = Kind::Object;
        const bool isOne = list->items.size() == 1 && list->items[0].key.empty() && list->items[0].value
            && m_tokens[m_at - 2].text != ",";
        const bool isLoop = isOne && list->items[0].value->kind == Kind::Each;
        return isLoop || (isOne && closing == ")") ? std::move(list->items[0].value) : std::move(list);
    }

    ExpressionPtr primary()
    {
        if (isSymbol("(") || isSymbol("[") || isSymbol("{"))
            return bracketed();
        const bool isPrinted =
            (isSymbol("%") || isSymbol("@")) && (ahead(1).mark == Mark::Name || ahead(1).mark == Mark::Number);
        if (is(Mark::Name) || is(Mark::Number) || is(Mark::Text) || isSymbol("...") || isPrinted)
            return leaf();
        failWithout(say("reading", "a value"));
    }

    size_t m_nodes = 0, m_depth = 0;
    bool m_isInAngles = false; // ">" closes a list of attributes
    bool m_isInIndex = false; // "::" is two colons

protected:
    const SourceText& m_source;
    const std::vector<Token> m_tokens;
    size_t m_at = 0;
};

} // namespace tessera
