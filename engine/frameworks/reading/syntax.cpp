// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/syntax.h"

#include "engine/frameworks/reading/expressions.h"

#include <algorithm>

namespace tessera {

namespace {

size_t columnOf(std::string_view text, size_t at)
{
    const size_t line = text.substr(0, at).rfind('\n');
    return line == std::string_view::npos ? at : at - line - 1;
}

void findCalls(const Expression& expression, std::vector<TextFunction>& functions)
{
    if (expression.kind == Expression::Kind::Call && expression.base->kind == Expression::Kind::Word)
        for (TextFunction& function : functions)
            function.isCalled = function.isCalled || function.name == expression.base->text;
    if (expression.base)
        findCalls(*expression.base, functions);
    for (const Item& item : expression.items)
        if (item.value)
            findCalls(*item.value, functions);
}

class StatementParser : public ExpressionParser {
public:
    using ExpressionParser::ExpressionParser;

    Program program()
    {
        while (!is(Mark::End)) {
            if (isSymbol("}"))
                fail(say("reading", "%1 closes nothing")("}"));
            endFunctions(false);
            readStatement();
        }
        endFunctions(true);
        for (const Statement& statement : m_program.statements)
            if (statement.value)
                findCalls(*statement.value, m_program.functions);
        return std::move(m_program);
    }

private:
    // Those whose line a statement begins that stands no further right; or all.
    void endFunctions(bool areAllEnded)
    {
        const bool beginsLine = !is(Mark::Line) && (m_at == 0 || m_tokens[m_at - 1].mark == Mark::Line);
        while (!m_open.empty()
               && (areAllEnded || (beginsLine && columnOf(m_source.text(), now().begin) <= m_open.back().second))) {
            m_program.functions[m_open.back().first].last = m_program.statements.size();
            m_open.pop_back();
        }
    }

    void readStatement()
    {
        const size_t begin = m_at;
        if (is(Mark::Line) || isSymbol(";") || isSymbol(">") || isSymbol("...")) { // ">" comes from a prompt
            next();
        } else if (isAnyWord({"import", "from"})) {
            readImport();
        } else if (isAnyWord({"assert", "del", "raise", "global", "pass", "using", "export"})
                   || (isSymbol("@") && ahead(1).mark == Mark::Name && ahead(2).text != ":")) {
            skipLine();
        } else if (!readHead()) {
            m_program.statements.push_back(valueStatement());
            if (!endsStatement())
                fail(say("reading", "the statement does not go on like this"));
        }
        if (m_at == begin)
            fail(say("reading", "the statement does not go on like this"));
    }

    void skipLine()
    {
        while (!is(Mark::Line) && !is(Mark::End) && !isSymbol(";"))
            next();
    }

    // What stands round statements, which are read as if they stood alone: "def f(x, r=2):", "with torch.no_grad():",
    // and what asks whether the file is run.
    bool readHead()
    {
        const bool isMain = isWord("if") && ahead(1).text == "__name__", isFunction = isWord("def");
        if (!isMain && !isFunction && !isWord("with"))
            return false;
        const size_t column = columnOf(m_source.text(), now().begin);
        next();
        if (isFunction) {
            m_open.emplace_back(m_program.functions.size(), column);
            TextFunction function{.name = nameHere(), .parameters = {}, .first = m_program.statements.size()};
            expect("(");
            readParameters(function);
            function.defaults = m_program.statements.size() - function.first;
            m_program.functions.push_back(std::move(function));
            if (takes("->"))
                expression();
        }
        while (!isFunction && !isSymbol(":") && !is(Mark::Line) && !is(Mark::End))
            next();
        expect(":");
        return true;
    }

    // "(x, block_size: int = 2, *, scale=2)": those that have a value are given it.
    void readParameters(TextFunction& function)
    {
        while (!takes(")")) {
            Statement given{.begin = now().begin};
            const bool isStarred = takes("*") || takes("**") || takes("/");
            if (!isStarred || is(Mark::Name))
                given.targets = {{function.parameters.emplace_back(nameHere())}};
            if (takes(":"))
                expression();
            if (takes("=")) {
                given.value = expression();
                m_program.statements.push_back(std::move(given));
            }
            if (!isSymbol(")"))
                expect(",");
        }
    }

    Statement valueStatement()
    {
        Statement read{.begin = now().begin};
        refusePrograms();
        const bool isReturn = isWord("return");
        if (isAnyWord({"const", "let", "var", "return", "await"}) && !(isWord("const") && ahead(1).mark != Mark::Name))
            next();
        if (isReturn && endsStatement())
            return read;
        read.type = skipType();
        if (!read.type.empty()) { // "UINT sizes[] = {1, 3, 5, 7}"
            read.targets = {{nameHere()}};
            while (takes("[")) {
                while (!isSymbol("]") && !endsStatement())
                    next();
                expect("]");
            }
            if (takes("=") || isSymbol("{"))
                read.value = tuple();
            return read;
        }
        ExpressionPtr value = tuple();
        while (isSymbol("=") || isSymbol(":") || isSymbol("+=") || isSymbol("-=") || isSymbol("*=") || isSymbol("/=")
               || isSymbol("//=")) {
            read.targets.push_back(targetsOf(*value));
            if (takes(":")) // Python's note of a type
                tuple();
            if (!isSymbol("="))
                read.sign = now().text.substr(0, now().text.size() - 1);
            if (endsStatement())
                return read;
            if (read.sign.empty())
                expect("=");
            else
                next();
            value = tuple();
        }
        read.value = std::move(value);
        return read;
    }

    // "float[4] scales = …" of ONNX's textual form; "const DML_TENSOR_DESC* input = …" of C++. The type, with the name
    // next; empty, and nothing is skipped, where no declaration stands here.
    std::string skipType()
    {
        constexpr size_t kMostTokens = 32;
        size_t at = m_at;
        std::string type;
        const auto text = [&](size_t place) -> std::string_view {
            return place < m_tokens.size() && m_tokens[place].mark != Mark::End && m_tokens[place].mark != Mark::Text
                ? std::string_view(m_tokens[place].text)
                : std::string_view();
        };
        const auto isName = [&](size_t place) { return place < m_tokens.size() && m_tokens[place].mark == Mark::Name; };
        if (isAnyWord({"return", "await", "in", "print", "yield"}))
            return {};
        while (at < m_at + kMostTokens && isName(at)) {
            const std::string_view follows = text(at + 1);
            const bool endsHere = follows == "=" || follows == ";" || follows == "\n" || follows == "{";
            if (!type.empty() && (endsHere || (follows == "[" && text(at + 2) != ":"))) {
                m_at = at;
                return type;
            }
            type = text(at++);
            if (follows == "[" || follows == "<") { // float[4], std::array<UINT, 4>
                const std::string_view closing = follows == "[" ? "]" : ">";
                while (at < m_at + kMostTokens && text(at) != closing)
                    ++at;
                ++at;
            }
            while (text(at) == "*" || text(at) == "&" || text(at) == "::")
                ++at;
        }
        return {};
    }

    std::vector<std::string> targetsOf(const Expression& target) const
    {
        const Expression& named = target.kind == Kind::Starred ? *target.base : target;
        if (named.kind == Kind::Word)
            return {(target.kind == Kind::Starred ? "*" : "") + named.text};
        if (named.kind == Kind::Member && named.base->kind != Kind::Call) {
            const std::vector<std::string> object = targetsOf(*named.base);
            return {object.front() + "." + named.text};
        }
        std::vector<std::string> names;
        if (target.kind == Kind::List)
            for (const Item& item : target.items)
                if (item.value && item.value->kind != Kind::List)
                    names.push_back(targetsOf(*item.value).front());
        if (!names.empty() && names.size() == target.items.size())
            return names;
        if (target.kind == Kind::Index)
            m_source.fail(target.begin,
                          say("reading",
                              "a part of a tensor is given a value, which only whole maps can be read of; "
                              "expected reshape and transpose, or parts that are concatenated"));
        m_source.fail(target.begin, say("reading", "nothing can be given a value here; expected a name"));
    }

    std::string dotted()
    {
        std::string name;
        while (is(Mark::Name) || isSymbol(".") || isSymbol("*") || isSymbol("...")) {
            if (isAnyWord({"import", "as"}))
                break;
            name += now().text;
            next();
        }
        return name;
    }

    // "import torch.nn.functional as F", "from torch import nn, functional as F"; JavaScript's are skipped.
    void readImport()
    {
        std::string module;
        if (isSymbol("{") || ahead(1).text == "{" || ahead(1).mark == Mark::Text)
            return skipLine();
        if (isWord("from")) {
            next();
            module = dotted();
            if (!isWord("import"))
                failWithout("import");
        }
        next();
        const bool isBracketed = takes("(");
        do {
            if (isBracketed && isSymbol(")"))
                break;
            const std::string name = dotted();
            if (name.empty())
                failWithout(say("reading", "a name"));
            std::string known = name;
            if (isWord("as")) {
                next();
                known = nameHere();
            }
            m_program.imports.push_back({known, module.empty() ? name : module + "." + name});
        } while (takes(","));
        if (isBracketed)
            expect(")");
        if (isWord("from")) // import nj from "numjs"
            skipLine();
    }

    Program m_program;
    std::vector<std::pair<size_t, size_t>> m_open; // functions that are read, and the columns where they begin
};

} // namespace

Program parse(const SourceText& source)
{
    const Tokens tokens = tokensOf(source);
    Program program = StatementParser(source, tokens.list).program();
    for (const Comment& comment : tokens.comments) {
        try {
            const std::string words(source.slice(comment.begin, comment.end));
            const SourceText alone(words);
            Program remark = StatementParser(alone, tokensOf(alone).list).program();
            for (Statement& statement : remark.statements)
                if (statement.targets.size() == 1 && statement.targets.front().size() == 1 && statement.value
                    && statement.value->kind == Expression::Kind::List)
                    program.remarks.push_back(std::move(statement));
        } catch (const ReadError&) {
            continue; // words of a person
        }
    }
    return program;
}

} // namespace tessera
