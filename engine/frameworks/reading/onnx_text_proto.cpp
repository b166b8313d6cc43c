// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/onnx_text_proto.h"

#include "engine/frameworks/reading/parser.h"

#include <algorithm>
#include <cstring>

namespace tessera {

namespace {

using Kind = Expression::Kind;

constexpr size_t kMostRawElements = 4096;

// The fields as the entries of one object: with the colons and the commas that protobuf leaves out.
std::vector<Token> tokensOfObject(const SourceText& source)
{
    const std::vector<Token> given = tokensOf(source).list;
    std::vector<Token> object;
    const auto add = [&](const char* symbol, size_t at) {
        object.push_back({.mark = Mark::Symbol, .text = symbol, .begin = at, .end = at});
    };
    add("{", 0);
    bool isInList = false;
    for (size_t i = 0; i + 1 < given.size(); ++i) {
        const Token &token = given[i], &next = given[i + 1];
        const bool isSymbol = token.mark == Mark::Symbol;
        isInList = isSymbol && token.text == "[" ? true : isSymbol && token.text == "]" ? false : isInList;
        if (token.mark == Mark::Line || (isSymbol && (token.text == ";" || (token.text == "," && !isInList))))
            continue;
        object.push_back(token);
        const bool opens = isSymbol && token.text != "]" && token.text != "}";
        if (token.mark == Mark::Name && next.mark == Mark::Symbol && next.text == "{")
            add(":", token.end);
        else if (!opens && !isInList && !(next.mark == Mark::Symbol && next.text == ":")
                 && !(token.mark == Mark::Text && next.mark == Mark::Text))
            add(",", token.end);
    }
    add("}", given.back().begin);
    object.push_back(given.back());
    return object;
}

const Expression* field(const Expression& object, std::string_view name)
{
    const auto found = std::ranges::find(object.items, name, &Item::key);
    return found == object.items.end() ? nullptr : found->value.get();
}

std::string textOf(const Expression& object, std::string_view name)
{
    const Expression* found = field(object, name);
    return found ? found->text : "";
}

double numberIn(const Expression& value)
{
    return value.kind == Kind::Sign && value.base ? -value.base->number : value.number;
}

// Every value of a field, which may be there several times, or once as a list.
std::vector<const Expression*> fields(const Expression& object, std::string_view name)
{
    std::vector<const Expression*> all;
    for (const Item& item : object.items) {
        if (item.key != name || !item.value)
            continue;
        if (item.value->kind != Kind::List)
            all.push_back(item.value.get());
        else
            for (const Item& each : item.value->items)
                if (each.value)
                    all.push_back(each.value.get());
    }
    return all;
}

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

ExpressionPtr literalOf(const Expression& value, bool isWhole)
{
    const bool isNumber = value.kind == Kind::Number || value.kind == Kind::Sign;
    return isNumber ? numberOf(numberIn(value), isWhole, value.begin)
                    : newExpression(value.kind == Kind::Text ? Kind::Text : Kind::Word, value.text, value.begin);
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

    Program take(const Expression& root)
    {
        const Expression* graph = field(root, "graph");
        if (const Expression* opset = field(root, "opset_import"))
            addOpset(*opset);
        const Expression& nodes = graph ? *graph : root;
        for (const Expression* each : fields(nodes, "initializer"))
            add(textOf(*each, "name"), tensor(*each), each->begin);
        for (const Expression* each : fields(nodes, "input"))
            addInput(*each);
        for (const Expression* each : fields(nodes, "node"))
            addNode(*each);
        if (field(root, "op_type"))
            addNode(root);
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

    void addOpset(const Expression& opset)
    {
        const Expression* version = field(opset, "version");
        const std::string domain = textOf(opset, "domain");
        if (!version || !(domain.empty() || domain == "ai.onnx"))
            return;
        ExpressionPtr domains = newExpression(Kind::Object, "", 0), head = newExpression(Kind::Object, "", 0);
        domains->items.push_back({"\"\"", numberOf(version->number, true, 0), 0});
        head->items.push_back({"opset_import", std::move(domains), 0});
        add("<>", std::move(head), 0);
    }

    // float_data, int64_data, int32_data, double_data, or raw_data: of the type 1, 6, 7 or 11.
    ExpressionPtr tensor(const Expression& proto) const
    {
        ExpressionPtr list = newExpression(Kind::List, "", proto.begin);
        const auto addNumber = [&](double number, bool isWhole) {
            list->items.push_back({{}, numberOf(number, isWhole, proto.begin), proto.begin});
        };
        for (const char* name : {"float_data", "int32_data", "int64_data", "double_data"})
            for (const Expression* each : fields(proto, name))
                addNumber(numberIn(*each), name[0] == 'i');
        const Expression* raw = field(proto, "raw_data");
        if (!raw)
            return list;
        const std::string bytes = bytesOf(m_source.slice(raw->begin + 1, std::max(raw->begin + 1, raw->end - 1)));
        const auto addAll = [&]<class Element>(Element) {
            for (size_t i = 0; i + sizeof(Element) <= bytes.size() && i / sizeof(Element) < kMostRawElements;
                 i += sizeof(Element)) {
                Element element;
                std::memcpy(&element, bytes.data() + i, sizeof(Element));
                addNumber(static_cast<double>(element), std::is_integral_v<Element>);
            }
        };
        const std::string type = textOf(proto, "data_type");
        if (type == "7" || type == "INT64")
            addAll(int64_t{});
        else if (type == "6" || type == "INT32")
            addAll(int32_t{});
        else if (type == "11" || type == "DOUBLE")
            addAll(double{});
        else
            addAll(float{});
        return list;
    }

    void addInput(const Expression& input)
    {
        const Expression* shape = &input;
        const Expression* elements = nullptr;
        for (const char* name : {"type", "tensor_type", "shape"}) {
            shape = shape ? field(*shape, name) : nullptr;
            elements = shape && field(*shape, "elem_type") ? field(*shape, "elem_type") : elements;
        }
        const auto isSame = [&](const Statement& each) {
            return !each.targets.empty() && each.targets.front().front() == textOf(input, "name");
        };
        if (!shape || std::ranges::any_of(m_program.statements, isSame))
            return;
        constexpr std::string_view types[] = {"float", "float", "uint8", "int8", "uint16", "int16",
                                              "int32", "int64", "",      "bool", "float16"};
        const double number = elements ? elements->number : 1;
        const bool isKnown = number == 10 || (number >= 1 && number < 8);
        ExpressionPtr index = newExpression(Kind::Index, "", input.begin);
        index->base =
            newExpression(Kind::Word, std::string(types[isKnown ? static_cast<size_t>(number) : 0]), input.begin);
        for (const Expression* dim : fields(*shape, "dim")) {
            const Expression* size = field(*dim, "dim_value");
            index->items.push_back({{}, size ? numberOf(size->number, true, input.begin) : nullptr, input.begin});
        }
        add(textOf(input, "name"), std::move(index), input.begin, "float");
    }

    void addNode(const Expression& node)
    {
        ExpressionPtr call = newExpression(Kind::Call, "", node.begin);
        call->base = newExpression(Kind::Word, textOf(node, "op_type"), node.begin);
        for (const Expression* each : fields(node, "input"))
            call->items.push_back(
                {{}, each->text.empty() ? nullptr : newExpression(Kind::Word, each->text, each->begin), each->begin});
        for (const Expression* each : fields(node, "attribute"))
            call->items.push_back({textOf(*each, "name"), attribute(*each), each->begin});
        add(textOf(node, "output"), std::move(call), node.begin);
    }

    ExpressionPtr attribute(const Expression& proto) const
    {
        if (const Expression* constant = field(proto, "t"))
            return tensor(*constant);
        for (const char* name : {"i", "f", "s"})
            if (const Expression* one = field(proto, name))
                return literalOf(*one, *name == 'i');
        ExpressionPtr list = newExpression(Kind::List, "", proto.begin);
        for (const std::string_view name : {"ints", "floats", "strings"})
            for (const Expression* each : fields(proto, name))
                list->items.push_back({{}, literalOf(*each, name == "ints"), proto.begin});
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
    const Program fields = Parser(source, tokensOfObject(source)).program();
    if (fields.statements.size() != 1 || !fields.statements.front().value)
        source.fail(0, say("reading", "expected %1 here")(say("reading", "a name")));
    return Statements(source).take(*fields.statements.front().value);
}

} // namespace tessera
