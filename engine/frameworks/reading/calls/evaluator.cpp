// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/evaluator.h"

#include "engine/frameworks/reading/calls/call.h"
#include "engine/frameworks/reading/calls/direct_ml_desc.h"

#include <algorithm>

namespace tessera {

namespace {

using Kind = Expression::Kind;

bool isListOfNumbers(const Expression& expression)
{
    return expression.kind == Kind::List && std::ranges::all_of(expression.items, [](const Item& item) {
               const Expression* value = item.value.get();
               const bool isNegative = value && value->kind == Kind::Sign;
               return value && (isNegative ? *value->base : *value).kind == Kind::Number;
           });
}

bool isOneName(const Statement& statement)
{
    return statement.targets.size() == 1 && statement.targets.front().size() == 1 && statement.value;
}

} // namespace

Evaluator::Evaluator(const SourceText& source, const Program& program, const ReadOptions& options,
                     const ReadingWay& way)
    : m_source(source)
    , m_program(program)
    , m_options(options)
    , m_way(way)
{
}

// "# scales = [1, 1, 2, 2]": lists of numbers only; and what a node names may stand behind it.
void Evaluator::setRemarks()
{
    for (const auto* list : {&m_program.remarks, &m_program.statements})
        for (const Statement& statement : *list)
            if (isOneName(statement) && isListOfNumbers(*statement.value))
                m_remarks[statement.targets.front().front()] = evaluate(*statement.value);
}

TextTensor Evaluator::run()
{
    setRemarks();
    for (size_t i = 0; i < m_program.statements.size(); ++i) {
        const auto isWithin = [i](const TextFunction& each) {
            return each.isCalled && i >= each.first && i < each.last;
        };
        if (std::ranges::none_of(m_program.functions, isWithin))
            execute(m_program.statements[i]);
    }
    for (size_t i = 0; i < m_nodes.size(); ++i)
        take(m_nodes[i]());
    if (!m_described.first.empty())
        return placed(0, [&] { return describedTensor(*this, m_described.first, *variable(m_described.second)); });
    return resultOf(m_last);
}

Value Evaluator::execute(const Statement& statement)
{
    const Value value = statement.value ? evaluate(*statement.value) : Value{};
    if (statement.type.starts_with("DML_") && statement.type.ends_with("_OPERATOR_DESC") && statement.type.size() > 18
        && isOneName(statement))
        m_described = {statement.type, statement.targets.front().front()};
    take(value);
    assign(statement, value);
    return value;
}

// The last tensor of which something was made; or else what waits for one.
void Evaluator::take(const Value& value)
{
    const auto rank = [](const Value& each) {
        return each.tensor() ? (each.tensor()->isInput() ? 2 : 4) : each.as<Layer>() ? 3 : 0;
    };
    if (rank(value) > 0 && rank(value) >= rank(m_last))
        m_last = value;
    if (const ValueList* list = value.list())
        for (const Value& each : *list) // what split gives, or nodes
            if (rank(each) == 4)
                take(each);
}

TextTensor Evaluator::resultOf(const Value& last)
{
    const Value made =
        last.as<Layer>() ? called(last, {{{}, valueOf(tensorNamed("x", last.begin))}}, last.begin) : last;
    if (const TextTensor* tensor = made.tensor())
        return *tensor;
    m_source.fail(0,
                  say("reading", "no call that moves or resizes a tensor is here; F.pixel_shuffle(x, 2) would be one"));
}

void Evaluator::assignTo(const std::string& name, Value value)
{
    const size_t point = name.rfind('.');
    const auto object = point == std::string::npos ? m_variables.end() : m_variables.find(name.substr(0, point));
    const bool isStructure = object != m_variables.end()
        && (object->second.object() || object->second.isNothing()
            || (object->second.list() && object->second.list()->empty()));
    if (!isStructure) {
        m_variables[name] = std::move(value);
        return;
    }
    ValueObject members = object->second.object() ? *object->second.object() : ValueObject();
    std::erase_if(members, [&](const auto& member) { return member.first == name.substr(point + 1); });
    members.emplace_back(name.substr(point + 1), std::move(value));
    object->second.is = std::make_shared<const ValueObject>(std::move(members));
}

void Evaluator::assign(const Statement& statement, const Value& value)
{
    for (const std::vector<std::string>& names : statement.targets) {
        if (names.size() == 1 && !names.front().starts_with('*')) {
            const Value* before = statement.sign.empty() ? nullptr : variable(names.front());
            assignTo(names.front(), before ? calculated(statement.sign, *before, value, statement.begin) : value);
            continue;
        }
        const ValueList* list = value.list();
        const auto stars = std::ranges::count_if(names, [](const auto& name) { return name.starts_with('*'); });
        if (!list || stars > 1 || (stars == 1 ? list->size() + 1 < names.size() : list->size() != names.size()))
            m_source.fail(statement.begin,
                          say("reading", "the value has not the %1 parts that are named")(names.size()));
        const auto further = static_cast<std::ptrdiff_t>(list->size() + 1 - names.size());
        auto at = list->begin();
        for (const std::string& name : names) {
            const bool isStarred = name.starts_with('*');
            assignTo(name.substr(isStarred ? 1 : 0), isStarred ? valueOf(ValueList(at, at + further)) : *at);
            at += isStarred ? further : 1;
        }
    }
}

const Value* Evaluator::variable(const std::string& name) const
{
    for (const auto* map : {&m_variables, &m_named, &m_remarks})
        if (const auto found = map->find(name); found != map->end())
            return &found->second;
    return nullptr;
}

TextTensor Evaluator::madeTensor(const std::vector<uint32_t>& sizes, TextData data)
{
    m_makesInput = true;
    return TextTensor(sizes, std::move(data), m_way.isRebased);
}

TextTensor Evaluator::tensorNamed(const std::string& name, size_t at)
{
    if (const Value* value = variable(name); value && value->tensor())
        return *value->tensor();
    if (!m_input.empty() && name != m_input)
        m_source.fail(at, say("reading", "%1 is given no value; the text's input is %2")(name, m_input));
    m_input = name;
    if (m_options.sizes.empty())
        m_source.fail(
            at, say("reading", "the text does not say how large %1 is; expected --Sizes 1,8,2,3 beside it")(name));
    if (m_way.layout == ChannelPlace::Last && m_options.sizes.size() != 4)
        m_source.fail(at, say("reading", "channels that are last need four sizes N, C, H, W"));
    return TextTensor(shapeOf(m_options.sizes, m_way.layout));
}

TextTensor Evaluator::tensorOf(const Value& value)
{
    if (const TextTensor* tensor = value.tensor())
        return *tensor;
    if (const auto* symbol = value.as<Symbol>(); symbol && !isModule(symbol->dotted))
        return tensorNamed(symbol->dotted, value.begin);
    if (const ValueList* list = value.list(); list && !list->empty())
        return placed(value.begin, [&] { return literalTensor(*this, *list); });
    m_source.fail(value.begin, say("reading", "expected a tensor here, such as x"));
}

Value Evaluator::called(const Value& callable, const std::vector<Given>& given, size_t at)
{
    const auto* layer = callable.as<Layer>();
    if (!layer)
        m_source.fail(at, say("reading", "this is nothing that can be called"));
    if (given.size() != 1)
        m_source.fail(at, say("reading", "a layer takes one tensor"));
    const TextTensor input = tensorOf(given.front().value);
    return valueOf(placed(at, [&] { return layer->apply(input); }));
}

} // namespace tessera
