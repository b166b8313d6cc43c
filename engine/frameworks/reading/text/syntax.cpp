// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/text/syntax.h"

#include "engine/frameworks/reading/text/parser.h"

#include <algorithm>

namespace tessera {

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
                fail(say("reading", "%1 would be right here")(say("reading", "a name")));
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
            fail(say("reading", "%1 would be right here")(say("reading", "a value for %1")(item.key)));
        items.push_back(std::move(item));
        if (isSymbol(closing))
            break;
        if (!isSymbol(","))
            fail(say("reading", "%1 or a comma would be right here")(closing));
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
    fail(say("reading", "%1 would be right here")(say("reading", "a value")));
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
