// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/onnx_text_proto.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace tessera {

namespace {

using Kind = Expression::Kind;

constexpr size_t kMostFields = 20'000;
constexpr size_t kMostRawElements = 4096;

struct Proto {
    struct Entry {
        std::string name;
        Token value; // of a scalar
        std::unique_ptr<Proto> message; // null: a scalar
        size_t begin = 0;
    };
    std::vector<Entry> entries;

    const Entry* find(std::string_view name) const
    {
        const auto found = std::ranges::find(entries, name, &Entry::name);
        return found == entries.end() ? nullptr : &*found;
    }
    const Proto* message(std::string_view name) const
    {
        const Entry* found = find(name);
        return found ? found->message.get() : nullptr;
    }
    std::string text(std::string_view name) const
    {
        const Entry* found = find(name);
        return found ? found->value.text : "";
    }
};

// Reads fields up to what closes them.
class ProtoParser {
public:
    explicit ProtoParser(const SourceText& source)
        : m_source(source)
        , m_tokens(tokensOf(source).list)
    {
    }

    Proto read(std::string_view closing = {})
    {
        Proto message;
        while (m_tokens[m_at].mark != Mark::End && !(isSymbol(closing) && !closing.empty())) {
            if (m_tokens[m_at].mark == Mark::Line || isSymbol(",") || isSymbol(";"))
                ++m_at;
            else
                readField(message);
        }
        if (!closing.empty())
            expect(closing);
        return message;
    }

private:
    bool isSymbol(std::string_view symbol) const
    {
        return m_tokens[m_at].mark == Mark::Symbol && m_tokens[m_at].text == symbol;
    }
    void expect(std::string_view symbol)
    {
        if (!isSymbol(symbol))
            m_source.fail(m_tokens[m_at].begin, say("reading", "expected %1 here")(symbol));
        ++m_at;
    }

    void readField(Proto& message)
    {
        const Token name = m_tokens[m_at];
        if (name.mark != Mark::Name)
            m_source.fail(name.begin, say("reading", "expected %1 here")(say("reading", "a name")));
        if (++m_fields > kMostFields)
            m_source.fail(name.begin, say("reading", "the text is too long to be one case"));
        ++m_at;
        const bool hasColon = isSymbol(":");
        m_at += hasColon ? 1 : 0;
        if (isSymbol("{")) {
            ++m_at;
            message.entries.push_back({name.text, {}, std::make_unique<Proto>(read("}")), name.begin});
        } else if (isSymbol("[")) {
            for (++m_at; !isSymbol("]") && m_tokens[m_at].mark != Mark::End;)
                if (isSymbol(","))
                    ++m_at;
                else
                    message.entries.push_back({name.text, scalar(), nullptr, name.begin});
            expect("]");
        } else {
            message.entries.push_back({name.text, scalar(), nullptr, name.begin});
        }
    }

    Token scalar()
    {
        const bool isNegative = isSymbol("-");
        m_at += isNegative ? 1 : 0;
        Token token = m_tokens[m_at];
        if (token.mark != Mark::Name && token.mark != Mark::Number && token.mark != Mark::Text)
            m_source.fail(token.begin, say("reading", "expected %1 here")(say("reading", "a value")));
        ++m_at;
        if (isNegative)
            token.number = -token.number;
        while (token.mark == Mark::Text && m_tokens[m_at].mark == Mark::Text) // pieces of one string
            token.text += m_tokens[m_at++].text;
        return token;
    }

    const SourceText& m_source;
    const std::vector<Token> m_tokens;
    size_t m_at = 0, m_fields = 0;
};

ExpressionPtr newExpression(Kind kind, const std::string& text, size_t begin)
{
    auto expression = std::make_unique<Expression>();
    expression->kind = kind;
    expression->text = text;
    expression->begin = expression->end = begin;
    return expression;
}

ExpressionPtr numberOf(double number, bool isWhole, size_t begin)
{
    ExpressionPtr expression = newExpression(Kind::Number, "", begin);
    expression->number = number;
    expression->isWhole = isWhole;
    return expression;
}

ExpressionPtr literalOf(const Token& token, bool isWhole)
{
    if (token.mark == Mark::Number)
        return numberOf(token.number, isWhole, token.begin);
    return newExpression(token.mark == Mark::Text ? Kind::Text : Kind::Word, token.text, token.begin);
}

// The bytes of a string as protobuf writes them, with \ooo, \xhh and \n.
std::string bytesOf(std::string_view written)
{
    constexpr std::string_view letters = "ntr\\'\"", meant = "\n\t\r\\'\"";
    std::string bytes;
    for (size_t i = 0; i < written.size(); ++i) {
        if (written[i] != '\\' || i + 1 == written.size()) {
            bytes += written[i];
            continue;
        }
        const char next = written[++i];
        if (const size_t letter = letters.find(next); letter != std::string_view::npos) {
            bytes += meant[letter];
            continue;
        }
        const bool isHex = next == 'x';
        int value = 0;
        size_t digits = 0;
        for (i += isHex ? 1 : 0; i < written.size() && digits < (isHex ? 2u : 3u); ++i, ++digits) {
            const char digit = written[i];
            const int base = digit >= '0' && digit <= '9' ? digit - '0' : isHex ? (digit | 32) - 'a' + 10 : 99;
            if (base < 0 || base >= (isHex ? 16 : 8))
                break;
            value = value * (isHex ? 16 : 8) + base;
        }
        --i;
        bytes += static_cast<char>(value);
    }
    return bytes;
}

class Statements {
public:
    explicit Statements(const SourceText& source)
        : m_source(source)
    {
    }

    Program take(const Proto& root)
    {
        const Proto* graph = root.message("graph");
        if (const Proto* opset = root.message("opset_import"))
            addOpset(*opset);
        const Proto& nodes = graph ? *graph : root;
        for (const Proto::Entry& entry : nodes.entries)
            if (entry.name == "initializer" && entry.message)
                add(entry.message->text("name"), tensor(*entry.message, entry.begin), entry.begin);
        for (const Proto::Entry& entry : nodes.entries)
            if (entry.name == "input" && entry.message)
                addInput(*entry.message, entry.begin);
        for (const Proto::Entry& entry : nodes.entries)
            if (entry.name == "node" && entry.message)
                addNode(*entry.message, entry.begin);
        if (root.find("op_type"))
            addNode(root, 0);
        return std::move(m_program);
    }

private:
    void add(const std::string& name, ExpressionPtr value, size_t begin, const std::string& type = {})
    {
        Statement statement{.type = type, .value = std::move(value), .begin = begin};
        if (!name.empty())
            statement.targets = {{name}};
        m_program.statements.push_back(std::move(statement));
    }

    void addOpset(const Proto& opset)
    {
        const Proto::Entry* version = opset.find("version");
        if (!version || !(opset.text("domain").empty() || opset.text("domain") == "ai.onnx"))
            return;
        ExpressionPtr domains = newExpression(Kind::Object, "", 0), head = newExpression(Kind::Object, "", 0);
        domains->items.push_back({"\"\"", numberOf(version->value.number, true, 0), 0});
        head->items.push_back({"opset_import", std::move(domains), 0});
        add("<>", std::move(head), 0);
    }

    // float_data, int64_data, int32_data, double_data, or raw_data: of the type 1, 6, 7 or 11.
    ExpressionPtr tensor(const Proto& proto, size_t begin) const
    {
        ExpressionPtr list = newExpression(Kind::List, "", begin);
        const Proto::Entry* type = proto.find("data_type");
        for (const Proto::Entry& entry : proto.entries)
            if (entry.name.ends_with("_data") && entry.name != "raw_data" && entry.name != "external_data")
                list->items.push_back({{}, numberOf(entry.value.number, entry.name.starts_with("int"), begin), begin});
        if (const Proto::Entry* raw = proto.find("raw_data")) {
            const size_t first = raw->value.begin + 1;
            const std::string bytes = bytesOf(m_source.slice(first, std::max(first, raw->value.end - 1)));
            const std::string which = type
                ? (type->value.mark == Mark::Name ? type->value.text
                                                  : std::to_string(static_cast<int>(type->value.number)))
                : "1";
            const auto each = [&]<class Element>(Element) {
                for (size_t i = 0; i + sizeof(Element) <= bytes.size() && i / sizeof(Element) < kMostRawElements;
                     i += sizeof(Element)) {
                    Element element;
                    std::memcpy(&element, bytes.data() + i, sizeof(Element));
                    list->items.push_back(
                        {{}, numberOf(static_cast<double>(element), std::is_integral_v<Element>, begin), begin});
                }
            };
            if (which == "7" || which == "INT64")
                each(int64_t{});
            else if (which == "6" || which == "INT32")
                each(int32_t{});
            else if (which == "11" || which == "DOUBLE")
                each(double{});
            else
                each(float{});
        }
        return list;
    }

    void addInput(const Proto& input, size_t begin)
    {
        const Proto* type = input.message("type");
        const Proto* own = type ? type->message("tensor_type") : nullptr;
        const Proto* shape = own ? own->message("shape") : nullptr;
        const auto isSame = [&](const Statement& each) {
            return !each.targets.empty() && each.targets.front().front() == input.text("name");
        };
        if (!shape || std::ranges::any_of(m_program.statements, isSame))
            return;
        constexpr std::string_view types[] = {"float", "float", "uint8", "int8", "uint16", "int16", "int32", "int64"};
        const Proto::Entry* elements = own->find("elem_type");
        const double number = elements ? elements->value.number : 1;
        ExpressionPtr index = newExpression(Kind::Index, "", begin);
        index->base = newExpression(Kind::Word,
                                    std::string(number == 10                    ? "float16"
                                                    : number >= 1 && number < 8 ? types[static_cast<size_t>(number)]
                                                                                : "float"),
                                    begin);
        for (const Proto::Entry& dim : shape->entries) {
            const Proto::Entry* size = dim.message ? dim.message->find("dim_value") : nullptr;
            index->items.push_back({{}, size ? numberOf(size->value.number, true, begin) : nullptr, begin});
        }
        add(input.text("name"), std::move(index), begin, "float");
    }

    void addNode(const Proto& node, size_t begin)
    {
        ExpressionPtr call = newExpression(Kind::Call, "", begin);
        call->base = newExpression(Kind::Word, node.text("op_type"), begin);
        for (const Proto::Entry& entry : node.entries)
            if (entry.name == "input")
                call->items.push_back({{},
                                       entry.value.text.empty()
                                           ? nullptr
                                           : newExpression(Kind::Word, entry.value.text, entry.value.begin),
                                       entry.begin});
        for (const Proto::Entry& entry : node.entries)
            if (entry.name == "attribute" && entry.message)
                call->items.push_back(
                    {entry.message->text("name"), attribute(*entry.message, entry.begin), entry.begin});
        add(node.text("output"), std::move(call), begin);
    }

    ExpressionPtr attribute(const Proto& proto, size_t begin) const
    {
        if (const Proto* constant = proto.message("t"))
            return tensor(*constant, begin);
        ExpressionPtr list = newExpression(Kind::List, "", begin);
        for (const Proto::Entry& entry : proto.entries) {
            if (entry.name == "i" || entry.name == "f" || entry.name == "s")
                return literalOf(entry.value, entry.name == "i");
            if (entry.name == "ints" || entry.name == "floats" || entry.name == "strings")
                list->items.push_back({{}, literalOf(entry.value, entry.name == "ints"), begin});
        }
        return list;
    }

    const SourceText& m_source;
    Program m_program;
};

} // namespace

bool isOnnxTextProto(std::string_view text)
{
    const std::string_view head = text.substr(0, kMostSourceBytes);
    const size_t type = head.find("op_type");
    return type != std::string_view::npos && head.find_first_not_of(" \t", type + 7) != std::string_view::npos
        && head[head.find_first_not_of(" \t", type + 7)] == ':';
}

Program parseOnnxTextProto(const SourceText& source)
{
    return Statements(source).take(ProtoParser(source).read());
}

} // namespace tessera
