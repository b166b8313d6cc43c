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
    const auto* number = held->as<Number>();
    const auto numbers = number ? std::optional(std::vector{number->value}) : numbersOf(*held);
    if (!numbers)
        call.evaluator().source().fail(value.begin, say("reading", "%1 needs a list of numbers")(input));
    return numbers->empty() ? std::nullopt : numbers;
}

// Behind the tensor, in order.
struct InputNames {
    std::string_view op;
    std::string_view names;
};
constexpr InputNames kInputs[] = {
    {"Resize", "roi,scales,sizes"},
    {"Upsample", "scales"},
    {"Reshape", "shape"},
    {"Unsqueeze", "axes"},
    {"Squeeze", "axes"},
    {"Slice", "starts,ends,axes,steps"},
    {"Split", "split"},
    {"Expand", "shape"},
    {"Tile", "repeats"},
};

// A node as a text says it: its inputs by place or by name, its attributes.
class NodeText {
public:
    NodeText(const Call& call, std::string op, std::vector<Value> inputs, const std::vector<Given>& given)
        : m_call(call)
        , m_inputs(inputs.empty() ? std::vector<Value>{{.is = Symbol{"x"}}} : std::move(inputs))
        , m_isEarly(op == "Resize" && m_inputs.size() == 2)
    {
        m_node.op = std::move(op);
        for (size_t i = 1; i < m_inputs.size() && m_node.op != "Concat"; ++i)
            takeInput(i, m_inputs[i]);
        for (const Given& each : given)
            takeKeyed(each);
    }

    Value made()
    {
        if (m_node.op == "Constant")
            return constant();
        if (m_node.op == "Split")
            return parts();
        return valueOf(tensor());
    }

private:
    TextTensor input(size_t place)
    {
        const Value& value = m_inputs[place];
        const auto* name = value.as<std::string>();
        Evaluator& evaluator = m_call.evaluator();
        return name ? evaluator.tensorNamed(*name, value.begin) : evaluator.tensorOf(value);
    }

    TextTensor tensor()
    {
        TextTensor made = input(0);
        const std::string& op = m_node.op;
        if (op == "Transpose")
            made.permute(permutation(made.rank()));
        else if (op == "Reshape")
            made.reshape(shapeFor(made));
        else if (op == "Flatten")
            flatten(made);
        else if (op == "Unsqueeze" || op == "Squeeze")
            return called(op == "Unsqueeze" ? withOne : withoutOnes, "self,axes", {{"axes", listFor("axes")}}, made);
        else if (op == "Expand")
            return called(broadcast, "self,shape", {{"shape", listFor("shape")}}, made);
        else if (op == "Tile")
            return called(tiled, "self,reps", {{"reps", listFor("repeats")}}, made);
        else if (op == "Slice")
            slice(made);
        else if (op == "Concat")
            return concatenation();
        else if (op == "DepthToSpace" || op == "SpaceToDepth" || op == "Resize" || op == "Upsample")
            apply(made);
        return made;
    }

    std::vector<std::string> inputNames() const
    {
        const std::string_view op = m_isEarly ? "Upsample" : std::string_view(m_node.op); // before opset 11
        const auto row = std::ranges::find(kInputs, op, &InputNames::op);
        std::vector<std::string> names;
        for (std::string_view left = row == std::end(kInputs) ? "" : row->names; !left.empty();) {
            const size_t end = std::min(left.find(','), left.size());
            names.emplace_back(left.substr(0, end));
            left.remove_prefix(std::min(end + 1, left.size()));
        }
        return names;
    }

    void takeInput(size_t place, const Value& value)
    {
        const std::vector<std::string> names = inputNames();
        if (place > names.size())
            m_call.evaluator().source().fail(value.begin, say("reading", "%1 has no further input")(m_node.op));
        m_constants[names[place - 1]] = constantOf(m_call, names[place - 1], value);
    }

    void takeKeyed(const Given& given)
    {
        if (given.key == "name" || given.key == "domain" || given.key == "doc_string")
            return;
        const std::vector<std::string> names = inputNames();
        if (std::ranges::find(names, given.key) != names.end()
            || (m_isEarly && (given.key == "sizes" || given.key == "roi"))) {
            m_constants[given.key] = constantOf(m_call, given.key, given.value);
            return;
        }
        if (m_node.op == "Constant") {
            m_constant = given.value;
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
        if (const auto attribute = m_node.attributes.find(input); attribute != m_node.attributes.end()) {
            if (const auto* list = std::get_if<std::vector<int64_t>>(&attribute->second))
                return *list;
            if (const auto* one = std::get_if<int64_t>(&attribute->second))
                return {*one};
        }
        const auto found = m_constants.find(input);
        if (found == m_constants.end() || !found->second)
            m_call.fail(say("reading", "%1 is missing")(input));
        std::vector<int64_t> whole;
        for (const double value : *found->second)
            whole.push_back(value == std::floor(value) ? static_cast<int64_t>(std::clamp(value, -9e15, 9e15)) : 0);
        return whole;
    }

    bool has(const std::string& input) const
    {
        const auto found = m_constants.find(input);
        return m_node.attributes.contains(input) || (found != m_constants.end() && found->second);
    }

    Value listFor(const std::string& input) const
    {
        ValueList list;
        for (const int64_t each : has(input) ? wholeNumbers(input) : std::vector<int64_t>())
            list.push_back(valueOf(static_cast<double>(each), true));
        return list.empty() ? Value{} : valueOf(std::move(list));
    }

    TextTensor called(Value (*function)(const Call&), std::string_view parameters, std::vector<Given> given,
                      const TextTensor& tensor) const
    {
        given.insert(given.begin(), {"self", valueOf(tensor)});
        const Call own(m_call.evaluator(), m_node.op, m_call.begin(), parameters, std::move(given));
        return *applied(own, function).tensor();
    }

    // 0 keeps a size, as long as allowzero is not 1.
    std::vector<int64_t> shapeFor(const TextTensor& tensor) const
    {
        std::vector<int64_t> shape = wholeNumbers("shape");
        for (size_t i = 0; i < shape.size() && i < tensor.rank(); ++i)
            if (shape[i] == 0)
                shape[i] = static_cast<int64_t>(tensor.sizes()[i]);
        return shape;
    }

    void flatten(TextTensor& tensor) const
    {
        const int64_t given = m_node.attributes.contains("axis") ? wholeNumbers("axis").front() : 1;
        const auto axis = static_cast<size_t>(given < 0 ? given + static_cast<int64_t>(tensor.rank()) : given);
        std::vector<int64_t> shape{1, 1};
        for (size_t i = 0; i < tensor.rank(); ++i)
            shape[i < axis ? 0 : 1] *= static_cast<int64_t>(tensor.sizes()[i]);
        tensor.reshape(shape);
    }

    void slice(TextTensor& tensor) const
    {
        const std::vector<int64_t> starts = wholeNumbers("starts"), ends = wholeNumbers("ends");
        std::vector<int64_t> axes = has("axes") ? wholeNumbers("axes") : std::vector<int64_t>();
        const std::vector<int64_t> steps = has("steps") ? wholeNumbers("steps") : std::vector<int64_t>();
        for (size_t i = 0; i < starts.size() && i < ends.size(); ++i) {
            const auto number = [](int64_t value) { return valueOf(static_cast<double>(value), true); };
            tensor = called(sliced, "self,axis,start,end,step",
                            {{"axis", number(i < axes.size() ? axes[i] : static_cast<int64_t>(i))},
                             {"start", number(starts[i])},
                             {"end", number(ends[i])},
                             {"step", number(i < steps.size() ? steps[i] : 1)}},
                            tensor);
        }
    }

    TextTensor concatenation()
    {
        std::vector<TextTensor> parts;
        for (size_t i = 0; i < m_inputs.size(); ++i)
            parts.push_back(input(i));
        return TextTensor::concatenated(parts, wholeNumbers("axis").front());
    }

    Value parts()
    {
        const TextTensor tensor = input(0);
        const int64_t axis = m_node.attributes.contains("axis") ? wholeNumbers("axis").front() : 0;
        const std::string by = has("split") ? "split" : "num_outputs";
        if (!has(by))
            m_call.fail(say("reading", "%1 is missing")("split"));
        const Value count = by == "split" ? listFor(by) : valueOf(static_cast<double>(wholeNumbers(by).front()), true);
        const Call own(
            m_call.evaluator(), m_node.op, m_call.begin(), "self,split,axis",
            {{"self", valueOf(tensor)}, {"split", count}, {"axis", valueOf(static_cast<double>(axis), true)}});
        return applied(own, splitByCountOrSizes);
    }

    Value constant() const
    {
        if (m_constant.isNothing())
            m_call.fail(say("reading", "%1 is missing")("value"));
        return m_constant;
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
        m_node.roi = m_constants["roi"];
        m_node.scales = m_constants["scales"];
        if (m_constants["sizes"])
            m_node.sizes = wholeNumbers("sizes");
        const int opset = m_call.evaluator().opset();
        m_node.opset = m_isEarly ? 10 : m_node.op == "Upsample" ? 9 : opset;
        m_node.isForDirectMl = m_call.evaluator().options().dialect == Dialect::OnnxRuntimeDirectMl;
        m_node.mayFold = true;
        std::vector<uint32_t> sizes;
        for (const uint64_t size : made.sizes())
            sizes.push_back(static_cast<uint32_t>(size));
        made.become(operatorOf(m_node, m_call.evaluator().typeOf(made), sizes));
    }

    const Call& m_call;
    const std::vector<Value> m_inputs;
    const bool m_isEarly;
    OnnxNode m_node;
    Value m_constant;
    std::map<std::string, std::optional<std::vector<double>>, std::less<>> m_constants;
};

} // namespace

// Resize(x, "", scales, mode="linear"), y = Resize <mode = "linear"> (x, , scales).
Value onnxNode(const Call& call)
{
    const std::string op = call.name().substr(call.name().rfind('.') + 1);
    std::vector<Value> inputs = call.further();
    if (inputs.size() == 1 && inputs.front().list() && op == "Concat")
        inputs = *inputs.front().list();
    return NodeText(call, op, std::move(inputs), call.others()).made();
}

static constexpr std::string_view kNodes[] = {
    "DepthToSpace", "SpaceToDepth", "Resize",  "Upsample",  "Reshape", "Transpose", "Identity", "Constant", "Slice",
    "Concat",       "Split",        "Squeeze", "Unsqueeze", "Flatten", "Expand",    "Tile",     "Cast",     "Dropout"};

// helper.make_node("Resize", ["x", "", "scales"], ["y"], mode="linear"): what it names may follow.
Value onnxMadeNode(const Call& call)
{
    const std::string op = call.text("op_type");
    if (std::ranges::find(kNodes, op) == std::end(kNodes)) {
        const Message other = otherFunction(op);
        call.refuse("op_type",
                    other.isEmpty()
                        ? suggestion(op, std::vector<std::string>(std::begin(kNodes), std::begin(kNodes) + 7))
                        : other);
    }
    const ValueList* inputs = call.value("inputs").list();
    const ValueList* outputs = call.value("outputs").list();
    if (!inputs || !outputs || outputs->empty() || !outputs->front().as<std::string>())
        call.fail(say("reading", "expected lists of names: [\"x\"], [\"y\"]"));
    call.evaluator().addNode([call, op, inputs = *inputs, outputs = *outputs] {
        const Value made =
            applied(call, [&](const Call& own) { return NodeText(own, op, inputs, own.others()).made(); });
        const ValueList* list = made.tensor() ? nullptr : made.list();
        for (size_t i = 0; i < outputs.size(); ++i)
            if (const auto* name = outputs[i].as<std::string>())
                call.evaluator().setNamed(*name, list && op == "Split" && i < list->size() ? (*list)[i] : made);
        return made;
    });
    return {};
}

// helper.make_tensor("scales", TensorProto.FLOAT, [4], [1, 1, 2, 2]).
Value onnxTensor(const Call& call)
{
    if (call.flag("raw", false))
        call.refuse("raw", say("reading", "its bytes are not read; expected numbers"));
    Value made = call.value("vals");
    const auto numbers = numbersOf(made);
    if (!numbers)
        call.refuse("vals", say("reading", "expected %1")(say("reading", "a list of numbers")));
    if (!numbers->empty()) {
        TextTensor tensor = call.evaluator().tensorOf(made);
        if (const std::vector<int64_t> dims = call.wholeNumbers("dims"); !dims.empty())
            tensor.reshape(dims);
        if (const auto type = dataTypeOf(call, call.value("data_type")))
            tensor.convert(*type);
        made = valueOf(std::move(tensor));
    }
    if (const std::string name = call.has("name") ? call.text("name") : ""; !name.empty())
        call.evaluator().setNamed(name, made);
    return made;
}

Value onnxFromArray(const Call& call)
{
    const Value array = call.value("arr");
    if (call.has("name"))
        call.evaluator().setNamed(call.text("name"), array);
    return array;
}

// helper.make_tensor_value_info("x", TensorProto.FLOAT, [1, 3, 4, 4]): an input, where the sizes are numbers.
Value onnxValueInfo(const Call& call)
{
    const auto sizes = call.has("shape") ? numbersOf(call.value("shape")) : std::nullopt;
    if (!sizes || sizes->empty() || !std::ranges::all_of(*sizes, [](double each) { return each >= 1; }))
        return {};
    const Value made = declared(call, call.wholeNumbers("shape"));
    if (const std::string name = call.text("name"); call.evaluator().variable(name) == nullptr)
        call.evaluator().setNamed(name, made);
    return made;
}

Value onnxOpset(const Call& call)
{
    if (!call.has("domain") || call.text("domain").empty() || call.text("domain") == "ai.onnx")
        call.evaluator().setOpset(static_cast<int>(std::min(call.size("version"), 1000u)));
    return {};
}

} // namespace tessera
