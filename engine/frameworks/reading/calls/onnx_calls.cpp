// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/suggest.h"
#include "engine/frameworks/reading/calls/tensor_calls.h"
#include "engine/frameworks/reading/onnx_node.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

// A list that is a value of an attribute.
std::optional<OnnxValue> listOf(const ValueList& list)
{
    const auto isWhole = [](const Value& each) { return each.as<Number>() && each.as<Number>()->isWhole; };
    if (std::ranges::all_of(list, isWhole)) {
        std::vector<int64_t> whole;
        for (const Value& each : list)
            whole.push_back(static_cast<int64_t>(std::clamp(each.as<Number>()->value, -9e15, 9e15)));
        return whole;
    }
    std::vector<double> numbers;
    for (const Value& each : list)
        if (const auto* number = each.as<Number>())
            numbers.push_back(number->value);
    return numbers.size() == list.size() ? std::optional<OnnxValue>(numbers) : std::nullopt;
}

std::optional<OnnxValue> attributeOf(const Value& value)
{
    if (const auto* number = value.as<Number>())
        return number->isWhole ? OnnxValue(static_cast<int64_t>(std::clamp(number->value, -9e15, 9e15)))
                               : OnnxValue(number->value);
    if (const auto* text = value.as<std::string>())
        return OnnxValue(*text);
    if (const auto* flag = value.as<bool>())
        return OnnxValue(int64_t{*flag});
    if (const ValueList* list = value.list())
        return listOf(*list);
    return std::nullopt;
}

// What a constant input holds; none: it is missing, or has no elements.
std::optional<std::vector<double>> constantOf(const Call& call, const std::string& input, const Value& value)
{
    const Value* held = &value;
    std::string name;
    if (const auto* text = value.as<std::string>())
        name = *text;
    if (const auto* symbol = value.as<Symbol>())
        name = symbol->dotted;
    if (value.isNothing() || (name.empty() && value.as<std::string>()))
        return std::nullopt;
    if (!name.empty()) {
        held = call.evaluator().variable(name);
        if (held == nullptr && input == "roi")
            return std::nullopt; // only tf_crop_and_resize reads it, and then says so
        if (held == nullptr)
            call.evaluator().source().fail(value.begin,
                                           say("reading",
                                               "the values of %1 are not in the text; expected %2 = [1, 1, 2, 2] "
                                               "beside it")(name, name));
    }
    const ValueList* list = held->list();
    std::vector<double> numbers;
    if (list)
        for (const Value& each : *list)
            if (const auto* number = each.as<Number>())
                numbers.push_back(number->value);
    if (!list || numbers.size() != list->size())
        call.evaluator().source().fail(value.begin, say("reading", "%1 needs a list of numbers")(input));
    return numbers.empty() ? std::nullopt : std::optional(numbers);
}

// A node as a text says it: its inputs by place or by name, its attributes.
class NodeText {
public:
    NodeText(const Call& call, std::string op, std::vector<Value> inputs, const std::vector<Given>& given)
        : m_call(call)
        , m_input(inputs.empty() ? Value{.is = Symbol{"x"}} : inputs.front())
        , m_isEarly(op == "Resize" && inputs.size() == 2)
    {
        m_node.op = std::move(op);
        for (size_t i = 1; i < inputs.size(); ++i)
            takeInput(i, inputs[i]);
        for (const Given& each : given)
            takeKeyed(each);
    }

    TextTensor tensor()
    {
        const auto* name = m_input.as<std::string>();
        Evaluator& evaluator = m_call.evaluator();
        TextTensor made = name ? evaluator.tensorNamed(*name, m_input.begin) : evaluator.tensorOf(m_input);
        if (m_node.op == "Transpose")
            made.permute(permutation(made.rank()));
        else if (m_node.op == "Reshape")
            made.reshape(wholeNumbers("shape"));
        else if (m_node.op != "Identity")
            apply(made);
        return made;
    }

private:
    // Behind the tensor; before opset 11 Resize had its scales there.
    std::span<const std::string_view> inputNames() const
    {
        static constexpr std::string_view resize[] = {"roi", "scales", "sizes"}, shape[] = {"shape"};
        if (m_node.op == "Upsample" || m_isEarly)
            return std::span(resize).subspan(1, 1);
        if (m_node.op == "Resize")
            return resize;
        return m_node.op == "Reshape" ? std::span<const std::string_view>(shape) : std::span<const std::string_view>();
    }

    void takeInput(size_t place, const Value& value)
    {
        const auto names = inputNames();
        if (place > names.size())
            m_call.evaluator().source().fail(value.begin, say("reading", "%1 has no further input")(m_node.op));
        const std::string name(names[place - 1]);
        m_constants[name] = constantOf(m_call, name, value);
    }

    void takeKeyed(const Given& given)
    {
        if (given.key == "name" || given.key == "domain" || given.key == "doc_string")
            return;
        if (std::ranges::find(inputNames(), given.key) != inputNames().end()) {
            m_constants[given.key] = constantOf(m_call, given.key, given.value);
            return;
        }
        const auto value = attributeOf(given.value);
        if (!value)
            m_call.evaluator().source().fail(given.value.begin,
                                             say("reading", "%1 needs a number, a string or a list")(given.key));
        m_node.attributes[given.key] = *value;
    }

    std::vector<int64_t> wholeNumbers(const std::string& input) const
    {
        const auto found = m_constants.find(input);
        if (found == m_constants.end() || !found->second)
            m_call.fail(say("reading", "%1 is missing")(input));
        std::vector<int64_t> whole;
        for (const double value : *found->second)
            whole.push_back(value == std::floor(value) && std::abs(value) < 9e15 ? static_cast<int64_t>(value) : 0);
        return whole;
    }

    std::vector<int64_t> permutation(size_t rank) const
    {
        const auto found = m_node.attributes.find("perm");
        if (found == m_node.attributes.end())
            return reversedAxes(rank);
        if (const auto* axes = std::get_if<std::vector<int64_t>>(&found->second))
            return *axes;
        m_call.fail(say("reading", "perm needs a list of whole numbers"));
    }

    void apply(TextTensor& made)
    {
        if (!made.isInput())
            throw TextError(say("reading", "a case is one operator, and here a second one follows"));
        m_node.roi = m_constants["roi"];
        m_node.scales = m_constants["scales"];
        if (m_constants["sizes"])
            m_node.sizes = wholeNumbers("sizes");
        m_node.opset = m_isEarly ? 10 : m_node.op == "Upsample" ? 9 : 0;
        m_node.isForDirectMl = m_call.evaluator().options().dialect == Dialect::OnnxRuntimeDirectMl;
        std::vector<uint32_t> sizes;
        for (const uint64_t size : made.sizes())
            sizes.push_back(static_cast<uint32_t>(size));
        made.become(operatorOf(m_node, m_call.evaluator().type(), sizes));
    }

    const Call& m_call;
    const Value m_input;
    const bool m_isEarly;
    OnnxNode m_node;
    std::map<std::string, std::optional<std::vector<double>>, std::less<>> m_constants;
};

// Resize(x, "", scales, mode="linear"), y = Resize <mode = "linear"> (x, , scales).
Value nodeCall(const Call& call)
{
    const std::string op = call.name().substr(call.name().rfind('.') + 1);
    return valueOf(NodeText(call, op, call.further(), call.others()).tensor());
}

// helper.make_node("Resize", ["x", "", "scales"], ["y"], mode="linear").
Value makeNodeCall(const Call& call)
{
    const std::string op = call.text("op_type");
    constexpr std::string_view known[] = {"DepthToSpace", "SpaceToDepth", "Resize",  "Upsample",
                                          "Reshape",      "Transpose",    "Identity"};
    if (std::ranges::find(known, op) == std::end(known))
        call.refuse("op_type", suggestion(op, std::vector<std::string>(std::begin(known), std::end(known))));
    const ValueList* inputs = call.value("inputs").list();
    const ValueList* outputs = call.value("outputs").list();
    if (!inputs || !outputs || outputs->size() != 1 || !outputs->front().as<std::string>())
        call.fail(say("reading", "expected lists of names: [\"x\"], [\"y\"]"));
    Value made = valueOf(NodeText(call, op, *inputs, call.others()).tensor());
    call.evaluator().setVariable(*outputs->front().as<std::string>(), made);
    return made;
}

constexpr std::string_view kRoots[] = {"onnx", "helper", "oh", "op"};
constexpr Function kFunctions[] = {
    {"DepthToSpace", "*,**", nodeCall},
    {"SpaceToDepth", "*,**", nodeCall},
    {"Resize", "*,**", nodeCall},
    {"Upsample", "*,**", nodeCall},
    {"Reshape", "*,**", nodeCall},
    {"Transpose", "*,**", nodeCall},
    {"make_node", "op_type,inputs,outputs,**", makeNodeCall},
};

} // namespace

FunctionTable onnxFunctions()
{
    return {Dialect::Onnx, kRoots, kFunctions};
}

} // namespace tessera
