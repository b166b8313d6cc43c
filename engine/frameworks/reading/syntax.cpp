// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/syntax.h"

#include <algorithm>
#include <set>

namespace tessera {

namespace {

using Kind = Expression::Kind;

class StatementParser {
public:
    explicit StatementParser(const SourceText& source)
        : m_source(source)
        , m_tokens(source)
    {
        for (size_t i = 0; m_tokens.ahead(i).mark != Mark::End; ++i) {
            const std::string& before = m_tokens.ahead(i == 0 ? 0 : i - 1).text;
            if (m_tokens.ahead(i).mark == Mark::Name && m_tokens.ahead(i + 1).text == "(" && before != "def"
                && before != ".")
                m_called.insert(m_tokens.ahead(i).text);
        }
    }

    Program program()
    {
        while (!m_tokens.is(Mark::End)) {
            if (m_tokens.isSymbol("}"))
                m_tokens.fail(say("reading", "%1 closes nothing")("}"));
            endFunctions(false);
            readStatement();
        }
        endFunctions(true);
        return std::move(m_program);
    }

    const std::vector<Comment>& comments() const { return m_tokens.comments(); }

private:
    size_t columnHere() const
    {
        const size_t at = m_tokens.now().begin, line = m_source.text().substr(0, at).rfind('\n');
        return line == std::string_view::npos ? at : at - line - 1;
    }

    // Those whose line a statement begins that stands no further right; or all.
    void endFunctions(bool areAllEnded)
    {
        const bool beginsLine =
            !m_tokens.is(Mark::Line) && (m_tokens.place() == 0 || m_tokens.before().mark == Mark::Line);
        while (!m_open.empty() && (areAllEnded || (beginsLine && columnHere() <= m_open.back().second))) {
            m_program.functions[m_open.back().first].last = m_program.statements.size();
            m_open.pop_back();
        }
    }

    void readStatement()
    {
        const size_t begin = m_tokens.place();
        const bool isDecorator =
            m_tokens.isSymbol("@") && m_tokens.ahead(1).mark == Mark::Name && m_tokens.ahead(2).text != ":";
        if (m_tokens.is(Mark::Line) || m_tokens.isAnySymbol({";", ">", "..."})) { // ">" comes from a prompt
            m_tokens.next();
        } else if (m_tokens.isAnyWord({"import", "from"})) {
            readImport();
        } else if (m_tokens.isAnyWord({"assert", "del", "raise", "global", "pass", "using", "export"}) || isDecorator) {
            skipLine();
        } else if (!readHead()) {
            m_program.statements.push_back(valueStatement());
            if (!m_tokens.endsStatement())
                m_tokens.fail(say("reading", "the statement does not go on like this"));
        }
        if (m_tokens.place() == begin)
            m_tokens.fail(say("reading", "the statement does not go on like this"));
    }

    void skipLine()
    {
        while (!m_tokens.is(Mark::Line) && !m_tokens.is(Mark::End) && !m_tokens.isSymbol(";"))
            m_tokens.next();
    }

    // What stands round statements, which are read as if they stood alone: "def f(x, r=2):", "with torch.no_grad():",
    // and what asks whether the file is run.
    bool readHead()
    {
        const bool isMain = m_tokens.isWord("if") && m_tokens.ahead(1).text == "__name__";
        const bool isFunction = m_tokens.isWord("def");
        if (!isMain && !isFunction && !m_tokens.isWord("with"))
            return false;
        const size_t column = columnHere();
        m_tokens.next();
        if (isFunction) {
            m_open.emplace_back(m_program.functions.size(), column);
            TextFunction function{.name = m_tokens.takeName(), .parameters = {}, .first = m_program.statements.size()};
            m_tokens.expect("(");
            readParameters(function);
            function.defaults = m_program.statements.size() - function.first;
            function.isCalled = m_called.contains(function.name);
            m_program.functions.push_back(std::move(function));
            if (m_tokens.takes("->"))
                readExpression(m_tokens);
        }
        while (!isFunction && !m_tokens.isSymbol(":") && !m_tokens.is(Mark::Line) && !m_tokens.is(Mark::End))
            m_tokens.next();
        m_tokens.expect(":");
        return true;
    }

    // "(x, block_size: int = 2, *, scale=2)": those that have a value are given it.
    void readParameters(TextFunction& function)
    {
        while (!m_tokens.takes(")")) {
            Statement given{.begin = m_tokens.now().begin};
            const bool isStarred = m_tokens.takes("*") || m_tokens.takes("**") || m_tokens.takes("/");
            if (!isStarred || m_tokens.is(Mark::Name))
                given.targets = {{function.parameters.emplace_back(m_tokens.takeName())}};
            if (m_tokens.takes(":"))
                readExpression(m_tokens);
            if (m_tokens.takes("=")) {
                given.value = readExpression(m_tokens);
                m_program.statements.push_back(std::move(given));
            }
            if (!m_tokens.isSymbol(")"))
                m_tokens.expect(",");
        }
    }

    Statement valueStatement()
    {
        Statement read{.begin = m_tokens.now().begin};
        m_tokens.refusePrograms();
        const bool isReturn = m_tokens.isWord("return");
        if (m_tokens.isAnyWord({"const", "let", "var", "return", "await"})
            && !(m_tokens.isWord("const") && m_tokens.ahead(1).mark != Mark::Name))
            m_tokens.next();
        if (isReturn && m_tokens.endsStatement())
            return read;
        read.type = skipType();
        if (!read.type.empty()) { // "UINT sizes[] = {1, 3, 5, 7}"
            read.targets = {{m_tokens.takeName()}};
            while (m_tokens.takes("[")) {
                while (!m_tokens.isSymbol("]") && !m_tokens.endsStatement())
                    m_tokens.next();
                m_tokens.expect("]");
            }
            if (m_tokens.takes("=") || m_tokens.isSymbol("{"))
                read.value = readTuple(m_tokens);
            return read;
        }
        ExpressionPtr value = readTuple(m_tokens);
        while (m_tokens.isAnySymbol({"=", ":", "+=", "-=", "*=", "/=", "//="})) {
            read.targets.push_back(targetsOf(*value));
            if (m_tokens.takes(":")) // Python's note of a type
                readTuple(m_tokens);
            if (!m_tokens.isSymbol("="))
                read.sign = m_tokens.now().text.substr(0, m_tokens.now().text.size() - 1);
            if (m_tokens.endsStatement())
                return read;
            if (read.sign.empty())
                m_tokens.expect("=");
            else
                m_tokens.next();
            value = readTuple(m_tokens);
        }
        read.value = std::move(value);
        return read;
    }

    // "float[4] scales = …" of ONNX's textual form; "const DML_TENSOR_DESC* input = …" of C++. The type, with the name
    // next; empty, and nothing is skipped, where no declaration stands here.
    std::string skipType()
    {
        constexpr size_t kMostTokens = 32;
        const auto text = [&](size_t place) -> std::string_view {
            const Token& token = m_tokens.ahead(place);
            return token.mark == Mark::End || token.mark == Mark::Text ? std::string_view() : token.text;
        };
        if (m_tokens.isAnyWord({"return", "await", "in", "print", "yield"}))
            return {};
        std::string type;
        for (size_t at = 0; at < kMostTokens && m_tokens.ahead(at).mark == Mark::Name;) {
            const std::string_view follows = text(at + 1);
            const bool endsHere = follows == "=" || follows == ";" || follows == "\n" || follows == "{";
            if (!type.empty() && (endsHere || (follows == "[" && text(at + 2) != ":"))) {
                m_tokens.next(at);
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
        while ((m_tokens.is(Mark::Name) && !m_tokens.isAnyWord({"import", "as"}))
               || m_tokens.isAnySymbol({".", "*", "..."})) {
            name += m_tokens.now().text;
            m_tokens.next();
        }
        return name;
    }

    // "import torch.nn.functional as F", "from torch import nn, functional as F"; JavaScript's are skipped.
    void readImport()
    {
        std::string module;
        if (m_tokens.isSymbol("{") || m_tokens.ahead(1).text == "{" || m_tokens.ahead(1).mark == Mark::Text)
            return skipLine();
        if (m_tokens.isWord("from")) {
            m_tokens.next();
            module = dotted();
            if (!m_tokens.isWord("import"))
                m_tokens.failWithout("import");
        }
        m_tokens.next();
        const bool isBracketed = m_tokens.takes("(");
        do {
            if (isBracketed && m_tokens.isSymbol(")"))
                break;
            const std::string name = dotted();
            if (name.empty())
                m_tokens.failWithout(say("reading", "a name"));
            std::string known = name;
            if (m_tokens.isWord("as")) {
                m_tokens.next();
                known = m_tokens.takeName();
            }
            m_program.imports.push_back({known, module.empty() ? name : module + "." + name});
        } while (m_tokens.takes(","));
        if (isBracketed)
            m_tokens.expect(")");
        if (m_tokens.isWord("from")) // import nj from "numjs"
            skipLine();
    }

    const SourceText& m_source;
    Tokens m_tokens;
    std::set<std::string> m_called;
    Program m_program;
    std::vector<std::pair<size_t, size_t>> m_open; // functions that are read, and the columns where they begin
};

} // namespace

Program parse(const SourceText& source)
{
    StatementParser parser(source);
    Program program = parser.program();
    for (const Comment& comment : parser.comments()) {
        try {
            const std::string words(source.slice(comment.begin, comment.end));
            const SourceText alone(words);
            Program remark = StatementParser(alone).program();
            for (Statement& statement : remark.statements)
                if (statement.targets.size() == 1 && statement.targets.front().size() == 1 && statement.value
                    && statement.value->kind == Kind::List)
                    program.remarks.push_back(std::move(statement));
        } catch (const ReadError&) {
            continue; // words of a person
        }
    }
    return program;
}

} // namespace tessera
