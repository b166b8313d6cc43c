// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/suggest.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_file.h"
#include "engine/frameworks/reading/calls/actions.h"

#include <algorithm>
#include <cmath>

namespace tessera {

bool isDxDispatch(std::string_view text)
{
    const size_t begin = text.find_first_not_of(" \t\r\n");
    return begin != std::string_view::npos && text[begin] == '{'
        && text.substr(0, kMostSourceBytes).find("\"DML_OPERATOR_") != std::string_view::npos;
}

ReadOperator operatorOfDxDispatch(std::string_view text)
{
    const bool isAlone = text.find("\"dispatchables\"") == std::string_view::npos;
    const std::string model = isAlone ? R"({"resources": {}, "dispatchables": {"op": )" + std::string(text)
            + R"(}, "commands": [{"type": "dispatch", "dispatchable": "op", "bindings": {}}]})"
                                      : std::string(text);
    try {
        const CaseFile file = parseCaseFile(model, std::filesystem::path("(no folder)"));
        if (file.dispatches.empty())
            throw ReadError(say("reading", "no dispatchable is here"));
        const Dispatch& first = file.dispatches.front();
        if (isAlone && !first.op)
            throw ReadError(first.why);
        if (isAlone)
            return {*first.op, file.warnings};
        Case c = file.dispatch(0);
        return {std::move(c.op), file.warnings, {}, std::move(c.data)};
    } catch (const IoError& error) {
        throw ReadError(error.message());
    }
}

namespace {

constexpr std::string_view kPrefix = "DML_", kEnd = "_OPERATOR_DESC";

// A description in C++ as the JSON that DxDispatch reads, which has the same members.
class DescriptionText {
public:
    explicit DescriptionText(const Evaluator& evaluator)
        : m_evaluator(evaluator)
    {
    }

    // `members`: the names of a list that is a structure; none: its first value says of which.
    void add(const Value& given, std::vector<std::string> members = {})
    {
        constexpr size_t kMostDepth = 8;
        const Value value = resolved(given);
        const ValueList* list = value.list();
        if (++m_depth > kMostDepth || text.size() > kMostSourceBytes)
            m_evaluator.fail(given.begin, say("reading", "too much is open in each other here"));
        if (list && members.empty())
            members = membersOf(*list);
        if (const ValueObject* object = value.object())
            addObject(*object);
        else if (list && !members.empty())
            addObject(namedMembers(*list, members));
        else if (list)
            addList(*list);
        else
            text += wordOf(value);
        --m_depth;
    }

    std::string text;

private:
    Value resolved(const Value& value) const // what a name or an address leads to
    {
        const auto* symbol = value.as<Symbol>();
        const Value* variable = symbol ? m_evaluator.variable(symbol->dotted) : nullptr;
        return variable ? *variable : value;
    }

    static std::vector<std::string> membersOf(const ValueList& list)
    {
        const auto* first = list.empty() ? nullptr : list.front().as<Symbol>();
        if (first && first->dotted.starts_with("DML_TENSOR_TYPE_"))
            return {"Type", "Desc"};
        if (first && first->dotted.starts_with("DML_TENSOR_DATA_TYPE_"))
            return {"DataType",
                    "Flags",
                    "DimensionCount",
                    "Sizes",
                    "Strides",
                    "TotalTensorSizeInBytes",
                    "GuaranteedBaseOffsetAlignment"};
        return {};
    }

    static ValueObject namedMembers(const ValueList& list, const std::vector<std::string>& names)
    {
        ValueObject object;
        for (size_t i = 0; i < list.size() && i < names.size(); ++i)
            object.emplace_back(names[i], list[i]);
        return object;
    }

    void addObject(const ValueObject& object)
    {
        text += "{";
        for (const auto& [name, value] : object) {
            text += (text.ends_with('{') ? "\"" : ", \"") + name + "\": ";
            add(value);
        }
        text += "}";
    }

    void addList(const ValueList& list)
    {
        text += "[";
        for (const Value& each : list) {
            text += text.ends_with('[') ? "" : ", ";
            add(each);
        }
        text += "]";
    }

    std::string wordOf(const Value& value) const
    {
        const auto* number = value.as<NumberValue>();
        const auto* flag = value.as<bool>();
        const auto* symbol = value.as<Symbol>();
        constexpr double kMostExact = 9e15;
        if (number)
            return number->isWhole && std::abs(number->value) < kMostExact
                ? std::to_string(static_cast<int64_t>(number->value))
                : toText(number->value);
        if (!symbol && !flag && !value.isNothing())
            m_evaluator.fail(value.begin, say("reading", "expected %1")(say("reading", "a number")));
        return symbol ? '"' + symbol->dotted + '"' : flag ? (*flag ? "true" : "false") : "null";
    }

    const Evaluator& m_evaluator;
    size_t m_depth = 0;
};

// The sizes of the output, and the scales that follow from them.
void setSizes(const Call& call, Operator& op, const std::vector<uint32_t>& inputs)
{
    TensorDesc output = outputDesc(op);
    std::vector<float> scales;
    output.sizes.clear();
    for (const int64_t size : call.wholeNumbers("OutputSizes"))
        output.sizes.push_back(sizeOf(static_cast<double>(size), "OutputSizes"));
    if (output.sizes.size() != inputs.size())
        call.refuse("OutputSizes", say("reading", "expected %1 values")(inputs.size()));
    for (size_t i = 0; i < inputs.size(); ++i)
        scales.push_back(static_cast<float>(output.sizes[i]) / static_cast<float>(inputs[i]));
    setField(op, outputField(op), output);
    setField(op, "Scales", scales);
}

// An enumerator or a list of numbers.
void setArgument(const Call& call, Operator& op, std::string_view name, const Value& given)
{
    const FieldValue before = findField(op, name)->value;
    if (const auto* value = std::get_if<EnumValue>(&before)) {
        const auto* symbol = given.as<Symbol>();
        const std::string word = symbol ? symbol->dotted : "";
        std::vector<std::string> names;
        for (const std::string_view each : value->type->names)
            names.push_back(std::string(value->type->prefix) + std::string(each));
        const auto found = std::ranges::find(names, word);
        if (found == names.end())
            call.evaluator().fail(given.begin, std::string(name) + ": " + suggestion(word, names));
        return setField(op, name, EnumValue{value->type, static_cast<uint32_t>(found - names.begin())});
    }
    const auto numbers = numbersOf(given);
    if (!numbers)
        call.evaluator().fail(given.begin, say("reading", "expected %1")(say("reading", "a list of numbers")));
    std::vector<float> list;
    std::ranges::transform(*numbers, std::back_inserter(list), [](double each) { return static_cast<float>(each); });
    setField(op, name, list);
}

} // namespace

TextTensor describedTensor(Evaluator& evaluator, const std::string& type, const Value& value)
{
    const std::string name = type.substr(kPrefix.size(), type.size() - kPrefix.size() - kEnd.size());
    const std::optional<Operator> op = operatorFromName(name);
    if (!op)
        throw TextError(say("reading", "%1 is none of DirectML's operators that move or resize a tensor")(type));
    std::vector<std::string> members;
    for (const Field& field : fields(*op))
        if (!field.info.isOurs)
            members.emplace_back(field.info.name);
    DescriptionText description(evaluator);
    description.add(value, members);
    ReadOperator read =
        operatorOfDxDispatch("{\"type\": \"DML_OPERATOR_" + name + "\", \"desc\": " + description.text + "}");
    for (TensorDesc* desc : {&read.op->input(), &read.op->output()})
        if (desc->totalTensorSizeInBytes == minimumBytes(*desc).value_or(0))
            desc->totalTensorSizeInBytes = 0; // as where nothing is said
    TextTensor tensor(inputDesc(read.op).sizes);
    tensor.convert(inputDesc(read.op).dataType);
    tensor.become({read.op});
    return tensor;
}

// DirectMLX: an operator's fields as the arguments of a function; those behind the mode in their order. Before DirectML
// 1.15 there was no direction among them.
Value directMlOperator(const Call& call)
{
    constexpr std::string_view late[] = {"RoundingDirection", "Scales", "InputPixelOffsets", "OutputPixelOffsets"};
    TextTensor tensor = call.tensor("input");
    const ValueList& further = call.further();
    const bool isEarly = !further.empty() && further.front().list(), resizes = call.has("OutputSizes");
    const std::span<const std::string_view> names = std::span(late).subspan(isEarly ? 1 : 0);
    Operator op = *operatorFromName(isEarly ? "RESAMPLE1" : call.firstWord());
    const std::vector<uint32_t> now = tensor.shape();
    setInput(op, call.evaluator().typeOf(tensor), now);
    if (call.has("BlockSize"))
        changeField(op, "BlockSize", call.size("BlockSize"));
    if (resizes)
        setSizes(call, op, now);
    if (resizes && !isEarly)
        setField(op, "RoundingDirection", EnumValue{&enumType(AxisDirection{}), 0});
    for (const char* name : {"Order", "InterpolationMode"})
        if (call.has(name))
            setArgument(call, op, name, call.value(name));
    for (size_t i = 0; i < further.size() && i < names.size(); ++i)
        if (!further[i].isNothing() && !(further[i].list() && further[i].list()->empty()))
            setArgument(call, op, names[i], further[i]);
    if (resizes && further.empty() && !call.has("InterpolationMode"))
        tensor.addNote(say("reading", "DirectMLX rounds nearest up where nothing is said, half a pixel too far."));
    if (const Issues issues = validate(op); !issues.empty())
        throw TextError(sentence(issues.front()));
    tensor.become({op});
    return valueOf(std::move(tensor));
}

} // namespace tessera
