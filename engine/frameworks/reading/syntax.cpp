// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/syntax.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr size_t kMostNodes = 20'000;
constexpr size_t kMostLinks = 256; // the longest chain: x.a().b().c(), a + b + c

// Reads tokens from the left to the right, without going back. Throws ReadError.
class Parser {
public:
    using Kind = Expression::Kind;

    Parser(const SourceText& source, std::vector<Token> tokens)
        : m_source(source)
        , m_tokens(std::move(tokens))
    {
    }

    Program program()
    {
        Program read;
        while (!is(Mark::End)) {
            if (is(Mark::Line) || isSymbol(";") || isSymbol(">")) { // ">" comes from a prompt
                next();
            } else if (isWord("import") || isWord("from")) {
                readImport(read.imports);
            } else {
                read.statements.push_back(statement());
                if (!is(Mark::End) && !is(Mark::Line) && !isSymbol(";"))
                    fail(say("reading", "the statement does not go on like this"));
            }
        }
        return read;
    }

    Statement statement()
    {
        Statement read{.targets = {}, .value = nullptr, .begin = now().begin};
        refuseBlocks();
        if (isWord("const") || isWord("let") || isWord("var") || isWord("return") || isWord("await"))
            next();
        skipType();
        const size_t before = m_at;
        ExpressionPtr value = tuple();
        if (isSymbol("=") || isSymbol(":")) {
            read.targets = targetsOf(*value);
            if (read.targets.empty()) {
                m_at = before;
                fail(say("reading", "nothing can be given a value here; expected a name"));
            }
            if (isSymbol(":")) { // Python's note of a type
                next();
                tuple();
            }
            expect("=");
            value = tuple();
        }
        read.value = std::move(value);
        return read;
    }

private:
    const Token& now() const { return m_tokens[m_at]; }
    const Token& ahead(size_t count) const { return m_tokens[std::min(m_at + count, m_tokens.size() - 1)]; }
    void next() { m_at = std::min(m_at + 1, m_tokens.size() - 1); }
    bool is(Mark mark) const { return now().mark == mark; }
    bool isSymbol(std::string_view symbol) const { return now().mark == Mark::Symbol && now().text == symbol; }
    bool isWord(std::string_view word) const { return now().mark == Mark::Name && now().text == word; }
    [[noreturn]] void fail(const Message& message) const
    {
        m_source.fail(now().begin, is(Mark::End) ? say("reading", "the text ends here") + "; " + message : message);
    }
    void expect(std::string_view symbol)
    {
        if (!isSymbol(symbol))
            fail(say("reading", "expected %1 here")(symbol));
        next();
    }

    void refuseBlocks() const
    {
        for (const std::string_view word : {"def", "for", "while", "class", "if", "with", "function", "try", "lambda"})
            if (isWord(word))
                fail(say("reading", "\"%1\" is a program; calls, one after the other, can be read")(word));
    }

    // "float[4] scales = …" of ONNX's textual form.
    void skipType()
    {
        if (!is(Mark::Name) || ahead(1).mark != Mark::Symbol || ahead(1).text != "[")
            return;
        size_t end = m_at + 2;
        while (end + 2 < m_tokens.size() && m_tokens[end].text != "]")
            ++end;
        if (end + 2 < m_tokens.size() && m_tokens[end + 1].mark == Mark::Name && m_tokens[end + 2].text == "=")
            m_at = end + 1;
    }

    std::string dotted()
    {
        std::string name;
        while (is(Mark::Name) || isSymbol(".") || isSymbol("*")) {
            if (isWord("import") || isWord("as"))
                break;
            name += now().text;
            next();
        }
        return name;
    }

    // "import torch.nn.functional as F", "from torch import nn, functional as F".
    void readImport(std::vector<Import>& imports)
    {
        std::string module;
        if (isWord("from")) {
            next();
            module = dotted();
            if (!isWord("import"))
                fail(say("reading", "expected %1 here")("import"));
        }
        bool isFirst = true;
        while (isFirst || isSymbol(",")) {
            isFirst = false;
            next();
            const bool isBracketed = isSymbol("(");
            if (isBracketed)
                next();
            const std::string name = dotted();
            if (name.empty())
                fail(say("reading", "expected %1 here")(say("reading", "a name")));
            std::string known = name;
            if (isWord("as")) {
                next();
                known = now().text;
                next();
            }
            imports.push_back({known, module.empty() ? name : module + "." + name});
            if (isSymbol(")"))
                next();
        }
    }

    static std::vector<std::string> targetsOf(const Expression& target)
    {
        if (target.kind == Kind::Word)
            return {target.text};
        std::vector<std::string> names;
        if (target.kind == Kind::List)
            for (const Item& item : target.items) {
                if (!item.value || item.value->kind != Kind::Word)
                    return {};
                names.push_back(item.value->text);
            }
        return names;
    }

    ExpressionPtr make(Kind kind, size_t begin)
    {
        if (++m_nodes > kMostNodes)
            fail(say("reading", "the text is too long to be one case"));
        auto made = std::make_unique<Expression>();
        made->kind = kind;
        made->begin = begin;
        return made;
    }

    // "a, b, c" without brackets is a list, too.
    ExpressionPtr tuple()
    {
        ExpressionPtr first = sum();
        if (!isSymbol(","))
            return first;
        ExpressionPtr list = make(Kind::List, first->begin);
        list->items.push_back({{}, std::move(first), list->begin});
        while (isSymbol(",")) {
            next();
            if (is(Mark::Line) || is(Mark::End) || isSymbol(";") || isSymbol("="))
                break;
            const size_t begin = now().begin;
            list->items.push_back({{}, sum(), begin});
        }
        list->end = previousEnd();
        return list;
    }

    ExpressionPtr binary(ExpressionPtr (Parser::*operand)(), std::initializer_list<std::string_view> signs)
    {
        ExpressionPtr left = (this->*operand)();
        for (size_t links = 0; is(Mark::Symbol) && std::ranges::find(signs, now().text) != signs.end(); ++links) {
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

    ExpressionPtr sum() { return binary(&Parser::term, {"+", "-"}); }
    ExpressionPtr term() { return binary(&Parser::unary, {"*", "/", "//"}); }

    ExpressionPtr unary()
    {
        if (isSymbol("-")) {
            ExpressionPtr negative = make(Kind::Negative, now().begin);
            if (++m_depth > kMostSourceDepth)
                fail(say("reading", "too many signs in a row"));
            next();
            negative->base = unary();
            --m_depth;
            negative->end = previousEnd();
            return negative;
        }
        return postfix();
    }

    ExpressionPtr postfix();
    ExpressionPtr primary();
    bool beginsAttributes() const;
    void readItems(std::vector<Item>& items, std::string_view closing);
    size_t previousEnd() const { return m_at == 0 ? 0 : m_tokens[m_at - 1].end; }

    const SourceText& m_source;
    const std::vector<Token> m_tokens;
    size_t m_at = 0, m_nodes = 0, m_depth = 0;
};

} // namespace

// "Resize <mode = …": no comparison is a call.
bool Parser::beginsAttributes() const
{
    return isSymbol("<") && ahead(1).mark == Mark::Name && (ahead(2).text == "=" || ahead(2).text == ":");
}

ExpressionPtr Parser::postfix()
{
    ExpressionPtr value = primary();
    for (size_t links = 0; true; ++links) {
        if (links == kMostLinks)
            fail(say("reading", "the chain of calls is too long"));
        const size_t begin = value->begin;
        if (isSymbol(".") || isSymbol("::")) {
            next();
            if (!is(Mark::Name))
                fail(say("reading", "expected %1 here")(say("reading", "a name")));
            ExpressionPtr member = make(Kind::Member, begin);
            member->text = now().text;
            next();
            member->base = std::move(value);
            value = std::move(member);
        } else if (isSymbol("(") || isSymbol("[") || beginsAttributes()) {
            const bool isIndex = isSymbol("["), isCall = isSymbol("(");
            ExpressionPtr call = make(isIndex ? Kind::Index : Kind::Call, begin);
            next();
            readItems(call->items, isIndex ? "]" : isCall ? ")" : ">");
            const bool areAttributes = !isCall && !call->items.empty()
                && std::ranges::all_of(call->items, [](const Item& item) { return !item.key.empty(); });
            if (areAttributes) { // and then the inputs
                call->kind = Kind::Call;
                if (isSymbol("(")) {
                    next();
                    readItems(call->items, ")");
                }
            }
            call->base = std::move(value);
            value = std::move(call);
        } else {
            return value;
        }
        value->end = previousEnd();
    }
}

void Parser::readItems(std::vector<Item>& items, std::string_view closing)
{
    while (!isSymbol(closing)) {
        Item item{.key = {}, .value = nullptr, .begin = now().begin};
        const bool isKey = is(Mark::Name) || is(Mark::Text);
        const bool isTyped = isKey && ahead(1).text == ":" && ahead(2).mark == Mark::Name && ahead(3).text == "=";
        if (isTyped || (is(Mark::Name) && ahead(1).mark == Mark::Symbol && ahead(1).text == "=")
            || (isKey && closing == "}" && ahead(1).mark == Mark::Symbol && ahead(1).text == ":")) {
            item.key = now().text;
            for (int i = 0; i < (isTyped ? 4 : 2); ++i) // "alpha: float ="
                next();
        }
        if (!isSymbol(",") && !isSymbol(closing))
            item.value = isSymbol(":") ? nullptr : sum();
        while (isSymbol(":")) { // a slice is kept as its text
            item.value = make(Kind::Word, item.begin);
            item.value->text = ":";
            next();
            if (!isSymbol(",") && !isSymbol(closing) && !isSymbol(":"))
                sum();
            item.value->end = previousEnd();
        }
        if (!item.value && !item.key.empty())
            fail(say("reading", "expected %1 here")(say("reading", "a value for %1")(item.key)));
        items.push_back(std::move(item));
        if (isSymbol(closing))
            break;
        if (!isSymbol(","))
            fail(say("reading", "expected %1 or a comma here")(closing));
        next();
    }
    next();
}

ExpressionPtr Parser::primary()
{
    const Token& token = now();
    const bool isPrinted = isSymbol("%") || isSymbol("@"); // a value of a printed graph: %5, %x
    if (isPrinted)
        next();
    if (is(Mark::Name) || is(Mark::Number) || is(Mark::Text)) {
        const Token& word = now();
        ExpressionPtr leaf = make(is(Mark::Name) || isPrinted ? Kind::Word
                                      : is(Mark::Text)        ? Kind::Text
                                                              : Kind::Number,
                                  word.begin);
        leaf->text = word.text;
        leaf->number = word.number;
        leaf->isWhole = word.isWhole;
        leaf->end = word.end;
        const bool isText = is(Mark::Text);
        next();
        if (leaf->kind == Kind::Word && is(Mark::Text) && leaf->text.size() <= 2 && now().begin == leaf->end)
            return primary(); // b"…", r"…"
        for (; isText && is(Mark::Text); next()) // pieces of one string
            leaf->text += now().text;
        return leaf;
    }
    if (isSymbol("(") || isSymbol("[") || isSymbol("{")) {
        const std::string closing = isSymbol("(") ? ")" : isSymbol("[") ? "]" : "}";
        ExpressionPtr list = make(Kind::List, token.begin);
        next();
        readItems(list->items, closing);
        list->end = previousEnd();
        for (const Item& item : list->items)
            if (closing == "}" && !item.key.empty())
                list->kind = Kind::Object;
        const bool isOne = closing == ")" && list->items.size() == 1 && list->items[0].key.empty()
            && list->items[0].value && m_tokens[m_at - 2].text != ",";
        return isOne ? std::move(list->items[0].value) : std::move(list);
    }
    fail(say("reading", "expected %1 here")(say("reading", "a value")));
}

Program parse(const SourceText& source)
{
    const Tokens tokens = tokensOf(source);
    Program program = Parser(source, tokens.list).program();
    for (const Comment& comment : tokens.comments) {
        try {
            const std::string words(source.slice(comment.begin, comment.end));
            const SourceText alone(words);
            Program remark = Parser(alone, tokensOf(alone).list).program();
            for (Statement& statement : remark.statements)
                if (statement.targets.size() == 1 && statement.value->kind == Expression::Kind::List)
                    program.remarks.push_back(std::move(statement));
        } catch (const ReadError&) {
            continue; // words of a person
        }
    }
    return program;
}

} // namespace tessera
