// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/syntax.h"

#include <initializer_list>
#include <string_view>

namespace tessera {

// Reads tokens from the left to the right, without going back. Throws ReadError.
class Parser {
public:
    Parser(const SourceText& source, std::vector<Token> tokens)
        : m_source(source)
        , m_tokens(std::move(tokens))
    {
    }

    Program program();

private:
    using Kind = Expression::Kind;

    // Counts what is open in each other.
    class Depth {
    public:
        explicit Depth(Parser& parser);
        ~Depth() { --m_parser.m_depth; }
        Depth(const Depth&) = delete;
        Depth& operator=(const Depth&) = delete;

    private:
        Parser& m_parser;
    };

    const Token& now() const { return m_tokens[m_at]; }
    const Token& ahead(size_t count) const { return m_tokens[std::min(m_at + count, m_tokens.size() - 1)]; }
    void next() { m_at = std::min(m_at + 1, m_tokens.size() - 1); }
    bool is(Mark mark) const { return now().mark == mark; }
    bool isSymbol(std::string_view symbol) const { return now().mark == Mark::Symbol && now().text == symbol; }
    bool isWord(std::string_view word) const { return now().mark == Mark::Name && now().text == word; }
    bool isAnyWord(std::initializer_list<std::string_view> words) const;
    bool endsStatement() const { return is(Mark::Line) || is(Mark::End) || isSymbol(";") || isSymbol("}"); }
    bool takes(std::string_view symbol); // and goes on
    void expect(std::string_view symbol);
    std::string nameHere(); // and goes on
    [[noreturn]] void fail(const Message& message) const;
    size_t previousEnd() const { return m_at == 0 ? 0 : m_tokens[m_at - 1].end; }

    // Statements: syntax.cpp.
    void readStatement();
    bool readHead();
    bool readGraph();
    Statement valueStatement();
    void readParameters(TextFunction& function);
    void endFunctions();
    void readImport();
    void refusePrograms() const;
    void skipLine();
    std::string skipType();
    std::string dotted();
    std::vector<std::string> targetsOf(const Expression& target, size_t at) const;

    // Expressions: expressions.cpp.
    ExpressionPtr make(Kind kind, size_t begin);
    ExpressionPtr tuple(); // "a, b, c" without brackets is a list, too
    ExpressionPtr expression();
    ExpressionPtr comparison();
    ExpressionPtr sum();
    ExpressionPtr term();
    ExpressionPtr unary();
    ExpressionPtr power();
    ExpressionPtr postfix();
    ExpressionPtr primary();
    ExpressionPtr leaf();
    ExpressionPtr bracketed();
    ExpressionPtr each(ExpressionPtr element);
    ExpressionPtr binary(ExpressionPtr (Parser::*operand)(), std::initializer_list<std::string_view> signs);
    ExpressionPtr part(); // of an index: a value, or a slice
    ExpressionPtr keyless(std::string_view closing);
    std::string key(std::string_view closing); // empty: none stands here
    void readItems(std::vector<Item>& items, std::string_view closing);
    bool beginsAttributes() const;
    bool beginsBraces(const Expression& before) const;

    const SourceText& m_source;
    const std::vector<Token> m_tokens;
    Program m_program;
    std::vector<std::pair<size_t, size_t>> m_open; // functions that are read, and the columns where they begin
    size_t m_at = 0, m_nodes = 0, m_depth = 0;
    bool m_isInAngles = false; // ">" closes a list of attributes
    bool m_isInGraph = false; // whose nodes follow each other without a sign
    bool m_isInIndex = false; // "::" is two colons
};

} // namespace tessera
