// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/syntax.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace tessera {

namespace {

using Kind = Expression::Kind;

// How tightly a sign binds what stands on both of its sides.
constexpr int kCompares = 1, kAdds = 2, kMultiplies = 3, kRaises = 4;
constexpr std::pair<std::string_view, int> kBinarySigns[] = {
    {"==", kCompares},  {"!=", kCompares},  {"<", kCompares},   {">", kCompares},    {"<=", kCompares},
    {">=", kCompares},  {"|", kCompares},   {"^", kCompares},   {"&", kCompares},    {"+", kAdds},
    {"-", kAdds},       {"*", kMultiplies}, {"/", kMultiplies}, {"//", kMultiplies}, {"%", kMultiplies},
    {"@", kMultiplies}, {"**", kRaises}};

constexpr size_t kMostLinks = 256; // the longest chain: x.a().b().c(), a + b + c

class ExpressionParser {
public:
    explicit ExpressionParser(Tokens& tokens)
        : m_tokens(tokens)
    {
    }

    ExpressionPtr expression()
    {
        enter();
        const bool isStarred = m_tokens.isAnySymbol({"*", "**"});
        if (!isStarred)
            m_tokens.refusePrograms();
        ExpressionPtr value = isStarred ? applied(Kind::Starred, kCompares) : binary(kCompares);
        if (!isStarred && m_tokens.isWord("if"))
            m_tokens.refusePrograms();
        --m_depth;
        return value;
    }

    ExpressionPtr tuple()
    {
        ExpressionPtr first = expression();
        if (!m_tokens.isSymbol(","))
            return first;
        ExpressionPtr list = make(Kind::List, first->begin);
        list->items.push_back({{}, std::move(first), list->begin});
        while (m_tokens.takes(",") && !m_tokens.endsStatement() && !m_tokens.isSymbol("=")) {
            const size_t begin = m_tokens.now().begin;
            list->items.push_back({{}, expression(), begin});
        }
        return ended(std::move(list));
    }

private:
    void enter() // counts what is open in each other
    {
        if (++m_depth > kMostSourceDepth)
            m_tokens.fail(say("reading", "too much is open in each other here"));
    }

    static ExpressionPtr make(Kind kind, size_t begin, std::string text = {})
    {
        auto made = std::make_unique<Expression>();
        made->kind = kind;
        made->begin = begin;
        made->text = std::move(text);
        return made;
    }

    ExpressionPtr ended(ExpressionPtr made) const
    {
        made->end = m_tokens.previousEnd();
        return made;
    }

    ExpressionPtr applied(Kind kind, int least) // the sign that stands here
    {
        ExpressionPtr made = make(kind, m_tokens.now().begin, m_tokens.now().text);
        m_tokens.next();
        made->base = nested(least);
        return ended(std::move(made));
    }

    ExpressionPtr nested(int least)
    {
        enter();
        ExpressionPtr made = binary(least);
        --m_depth;
        return made;
    }

    int bindingHere() const // 0: no sign stands here
    {
        const auto* const sign =
            std::ranges::find(kBinarySigns, m_tokens.now().text, &std::pair<std::string_view, int>::first);
        const bool closesAngles = m_isInAngles && m_tokens.isSymbol(">");
        return m_tokens.is(Mark::Symbol) && sign != std::end(kBinarySigns) && !closesAngles ? sign->second : 0;
    }

    // With the signs that bind at least so tightly.
    ExpressionPtr binary(int least)
    {
        ExpressionPtr left = m_tokens.isAnySymbol({"-", "+", "&"}) ? applied(Kind::Sign, kRaises) : postfix();
        for (size_t links = 0; bindingHere() >= least; ++links) {
            if (links == kMostLinks)
                m_tokens.fail(say("reading", "the sum is too long"));
            const int binds = bindingHere();
            ExpressionPtr both = make(Kind::Binary, left->begin, m_tokens.now().text);
            m_tokens.next();
            both->base = std::move(left);
            const size_t begin = m_tokens.now().begin;
            both->items.push_back({{}, binds == kRaises ? nested(kRaises) : binary(binds + 1), begin});
            left = ended(std::move(both));
        }
        return left;
    }

    // "Resize <mode = …": no comparison is a call.
    bool beginsAttributes() const
    {
        return m_tokens.isSymbol("<") && m_tokens.ahead(1).mark == Mark::Name
            && (m_tokens.ahead(2).text == "=" || m_tokens.ahead(2).text == ":");
    }

    bool isType(const Expression& before) const // "DML_SIZE_2D{2, 2}" of C++
    {
        return (before.kind == Kind::Word || before.kind == Kind::Member) && before.end == m_tokens.now().begin
            && !before.text.empty() && std::isupper(static_cast<unsigned char>(before.text.front())) != 0;
    }

    ExpressionPtr postfix()
    {
        ExpressionPtr value = primary();
        for (size_t links = 0; true; ++links) {
            if (links == kMostLinks)
                m_tokens.fail(say("reading", "the chain of calls is too long"));
            ExpressionPtr made = make(Kind::Member, value->begin);
            const bool isArrow = m_tokens.isSymbol("->") && m_tokens.ahead(1).mark == Mark::Name;
            if (m_tokens.isSymbol(".") || (m_tokens.isSymbol("::") && !m_isInIndex) || isArrow) {
                m_tokens.next();
                made->text = m_tokens.takeName();
            } else if (m_tokens.isSymbol("{") && isType(*value)) {
                value = bracketed();
                continue;
            } else if (m_tokens.isAnySymbol({"[", "("}) || beginsAttributes()) {
                const std::string_view closing = m_tokens.isSymbol("[") ? "]" : m_tokens.isSymbol("(") ? ")" : ">";
                readItems(made->items, closing);
                const bool areAttributes = closing != ")" && !made->items.empty()
                    && std::ranges::all_of(made->items, [](const Item& item) { return !item.key.empty(); });
                made->kind = closing == "]" && !areAttributes ? Kind::Index : Kind::Call;
                if (areAttributes && m_tokens.isSymbol("(")) // and then the inputs
                    readItems(made->items, ")");
            } else {
                return value;
            }
            made->base = std::move(value);
            value = ended(std::move(made));
        }
    }

    // "element for name in list"; a second loop is one of the element.
    ExpressionPtr each(ExpressionPtr element)
    {
        enter();
        ExpressionPtr loop = make(Kind::Each, element->begin), names = make(Kind::List, m_tokens.ahead(1).begin);
        m_tokens.next();
        do
            names->items.push_back({m_tokens.takeName(), nullptr, m_tokens.now().begin});
        while (m_tokens.takes(","));
        if (!m_tokens.isWord("in"))
            m_tokens.failWithout("in");
        m_tokens.next();
        loop->items.push_back({{}, std::move(names), m_tokens.now().begin});
        loop->items.push_back({{}, binary(kCompares), m_tokens.now().begin});
        loop->base = m_tokens.isWord("for") ? each(std::move(element)) : std::move(element);
        --m_depth;
        return ended(std::move(loop));
    }

    // "key =", "alpha: float =", and in an object "key:", ".Member =". Empty: none stands here.
    std::string key(std::string_view closing)
    {
        const auto signAt = [&](size_t place, std::string_view sign) {
            return m_tokens.ahead(place).mark == Mark::Symbol && m_tokens.ahead(place).text == sign;
        };
        const bool isName = m_tokens.is(Mark::Name), isKey = isName || m_tokens.is(Mark::Text);
        const bool isTyped = isKey && signAt(1, ":") && m_tokens.ahead(2).mark == Mark::Name && signAt(3, "=");
        const bool isMember = m_tokens.isSymbol(".") && m_tokens.ahead(1).mark == Mark::Name && signAt(2, "=");
        const bool isEntry = isKey && closing == "}" && signAt(1, ":");
        if (!isTyped && !isMember && !(isName && signAt(1, "=")) && !isEntry)
            return {};
        m_tokens.next(isMember ? 1 : 0);
        std::string name = m_tokens.now().text;
        m_tokens.next(isTyped ? 4 : 2);
        return name;
    }

    // A part of an index: a value, or a slice. "::" of C++ is two colons here.
    ExpressionPtr part()
    {
        const auto isColon = [&] { return m_tokens.isAnySymbol({":", "::"}); };
        ExpressionPtr slice = make(Kind::Slice, m_tokens.now().begin), first = isColon() ? nullptr : expression();
        if (!isColon())
            return first;
        slice->items.resize(3);
        slice->items[0].value = std::move(first);
        for (size_t at = 0; isColon();) {
            at += m_tokens.isSymbol("::") ? 2 : 1;
            if (at > 2)
                m_tokens.failWithout("]");
            m_tokens.next();
            if (!isColon() && !m_tokens.isAnySymbol({",", "]"}))
                slice->items[at].value = expression();
        }
        return ended(std::move(slice));
    }

    void readItems(std::vector<Item>& items, std::string_view closing) // with the brackets
    {
        const bool wasInAngles = std::exchange(m_isInAngles, closing == ">" || (m_isInAngles && closing == "]"));
        const bool wasInIndex = std::exchange(m_isInIndex, closing == "]");
        const auto skipLines = [&] {
            while (m_tokens.is(Mark::Line))
                m_tokens.next();
        };
        for (m_tokens.next(), skipLines(); !m_tokens.isSymbol(closing); skipLines()) {
            Item item{.key = key(closing), .value = nullptr, .begin = m_tokens.now().begin};
            if (!m_tokens.isSymbol(",") && !m_tokens.isSymbol(closing))
                item.value = closing == "]" ? part() : expression();
            if (m_tokens.isWord("for") && item.value)
                item.value = each(std::move(item.value));
            if (!item.value && !item.key.empty())
                m_tokens.failWithout(say("reading", "a value for %1")(item.key));
            items.push_back(std::move(item));
            skipLines();
            if (!m_tokens.isSymbol(closing) && !m_tokens.takes(","))
                m_tokens.fail(say("reading", "expected %1 or a comma here")(closing));
        }
        m_tokens.next();
        m_isInAngles = wasInAngles;
        m_isInIndex = wasInIndex;
    }

    ExpressionPtr leaf()
    {
        const bool isPrinted = m_tokens.takes("%") || m_tokens.takes("@"); // a value of a printed graph: %5, %x
        if (m_tokens.isAnyWord({"new", "await"}) && m_tokens.ahead(1).mark == Mark::Name)
            m_tokens.next();
        const Token& word = m_tokens.now();
        const bool isText = word.mark == Mark::Text, isNumber = word.mark == Mark::Number && !isPrinted;
        ExpressionPtr made = make(isText ? Kind::Text : isNumber ? Kind::Number : Kind::Word, word.begin, word.text);
        made->number = word.number;
        made->isWhole = word.isWhole;
        made->end = word.end;
        m_tokens.next();
        const bool isNextText = m_tokens.is(Mark::Text);
        if (made->kind == Kind::Word && isNextText && made->text.size() <= 2 && m_tokens.now().begin == made->end)
            return leaf(); // b"…", r"…"
        for (; isText && m_tokens.is(Mark::Text); m_tokens.next()) // pieces of one string
            made->text += m_tokens.now().text;
        return made;
    }

    ExpressionPtr bracketed()
    {
        const std::string closing = m_tokens.isSymbol("(") ? ")" : m_tokens.isSymbol("[") ? "]" : "}";
        ExpressionPtr list = make(Kind::List, m_tokens.now().begin);
        readItems(list->items, closing);
        const bool endsInComma = m_tokens.before(2).text == ",";
        if (closing != ")" && std::ranges::any_of(list->items, [](const Item& item) { return !item.key.empty(); }))
            list->kind = Kind::Object;
        const bool isOne =
            list->items.size() == 1 && list->items[0].key.empty() && list->items[0].value && !endsInComma;
        const bool isLoop = isOne && list->items[0].value->kind == Kind::Each;
        return isLoop || (isOne && closing == ")") ? std::move(list->items[0].value) : ended(std::move(list));
    }

    ExpressionPtr primary()
    {
        if (m_tokens.isAnySymbol({"(", "[", "{"}))
            return bracketed();
        const Mark next = m_tokens.ahead(1).mark;
        const bool isPrinted = m_tokens.isAnySymbol({"%", "@"}) && (next == Mark::Name || next == Mark::Number);
        const Mark mark = m_tokens.now().mark;
        if (mark == Mark::Name || mark == Mark::Number || mark == Mark::Text || m_tokens.isSymbol("...") || isPrinted)
            return leaf();
        m_tokens.failWithout(say("reading", "a value"));
    }

    Tokens& m_tokens;
    size_t m_depth = 0;
    bool m_isInAngles = false; // ">" closes a list of attributes
    bool m_isInIndex = false; // "::" is two colons
};

} // namespace

ExpressionPtr readExpression(Tokens& tokens)
{
    return ExpressionParser(tokens).expression();
}

ExpressionPtr readTuple(Tokens& tokens)
{
    return ExpressionParser(tokens).tuple();
}

} // namespace tessera
