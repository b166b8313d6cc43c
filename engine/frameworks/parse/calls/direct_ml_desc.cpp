// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/message.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_file.h"
#include "engine/frameworks/parse/calls/call.h"

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

// The members of a structure, which its first value tells: "{DML_TENSOR_TYPE_BUFFER, …}".
std::vector<std::string> membersOf(const ValueList& list)
{
    const auto* first = list.empty() ? nullptr : list.front().as<Symbol>();
    if (first && first->dotted.starts_with("DML_TENSOR_TYPE_"))
        return {"Type", "Desc"};
    if (first && first->dotted.starts_with("DML_TENSOR_DATA_TYPE_"))
        return splitAt("DataType Flags DimensionCount Sizes Strides TotalTensorSizeInBytes "
                       "GuaranteedBaseOffsetAlignment",
                       " ");
    return {};
}

std::string wordIn(const Evaluator& evaluator, const Value& value)
{
    constexpr double kMostExact = 9e15;
    if (const auto* number = value.as<double>())
        return *number == std::floor(*number) && std::abs(*number) < kMostExact
            ? std::to_string(static_cast<int64_t>(*number))
            : toText(*number);
    if (const auto* symbol = value.as<Symbol>())
        return '"' + symbol->dotted + '"';
    if (const auto* flag = value.as<bool>())
        return *flag ? "true" : "false";
    if (!value.isNothing())
        evaluator.fail(value.begin, say("reading", "expected %1")(say("reading", "a number")));
    return "null";
}

// A description in C++ as DxDispatch's JSON, which has the same members. `members`: the names of a structure's values.
std::string jsonOf(const Evaluator& evaluator, const Value& given, std::vector<std::string> members, size_t depth = 0)
{
    constexpr size_t kMostDepth = 8;
    const auto fail = [&] { evaluator.fail(given.begin, say("reading", "too much is open in each other here")); };
    if (depth > kMostDepth)
        fail();
    const auto* symbol = given.as<Symbol>();
    const Value* variable = symbol ? evaluator.variable(symbol->dotted) : nullptr;
    const Value& value = variable ? *variable : given; // a name or an address stands for its variable
    const ValueList* list = value.list();
    if (list && members.empty())
        members = membersOf(*list);
    std::string text;
    const auto add = [&](const std::string& name, const Value& each) {
        text += (text.empty() ? "" : ", ") + (name.empty() ? "" : '"' + name + "\": ");
        text += jsonOf(evaluator, each, {}, depth + 1);
        if (text.size() > kMostSourceBytes)
            fail();
    };
    if (const ValueObject* object = value.object()) {
        for (const auto& [name, each] : *object)
            add(name, each);
        return "{" + text + "}";
    }
    if (!list)
        return wordIn(evaluator, value);
    for (size_t i = 0; i < list->size() && (members.empty() || i < members.size()); ++i)
        add(members.empty() ? "" : members[i], (*list)[i]);
    return members.empty() ? "[" + text + "]" : "{" + text + "}";
}

// An enumerator or a list of numbers.
void setArgument(const Evaluator& evaluator, Operator& op, std::string_view name, const Value& given)
{
    const FieldValue before = findField(op, name)->value;
    if (const auto* value = std::get_if<EnumValue>(&before)) {
        std::vector<std::string> names;
        for (const std::string_view each : value->type->names)
            names.push_back(std::string(value->type->prefix) + std::string(each));
        const auto found = std::ranges::find(names, wordOf(given));
        if (found == names.end())
            evaluator.fail(given.begin, std::string(name) + ": " + suggestion(wordOf(given), names));
        return setField(op, name, EnumValue{value->type, static_cast<uint32_t>(found - names.begin())});
    }
    const auto numbers = numbersOf(given);
    if (!numbers)
        evaluator.fail(given.begin, say("reading", "expected %1")(say("reading", "a list of numbers")));
    setField(op, name, std::vector<float>(numbers->begin(), numbers->end()));
}

} // namespace

TracedTensor describedTensor(Evaluator& evaluator, const std::string& type, const Value& value)
{
    constexpr std::string_view kPrefix = "DML_", kEnd = "_OPERATOR_DESC";
    const std::string name = type.substr(kPrefix.size(), type.size() - kPrefix.size() - kEnd.size());
    const std::optional<Operator> op = operatorFromName(name);
    if (!op)
        throw TextError(say("reading", "%1 is none of DirectML's operators that move or resize a tensor")(type));
    std::vector<std::string> members;
    for (const Field& field : fields(*op))
        if (!field.info.isOurs)
            members.emplace_back(field.info.name);
    ReadOperator read = operatorOfDxDispatch("{\"type\": \"DML_OPERATOR_" + name
                                             + "\", \"desc\": " + jsonOf(evaluator, value, members) + "}");
    for (TensorDesc* desc : {&read.op.input, &read.op.output})
        if (desc->totalTensorSizeInBytes == minimumBytes(*desc).value_or(0))
            desc->totalTensorSizeInBytes = 0; // the default
    TracedTensor tensor(inputDesc(read.op).sizes);
    tensor.convert(inputDesc(read.op).dataType);
    tensor.become({read.op});
    return tensor;
}

// DirectMLX's Resample. After the mode stand the operator's fields in their order. Since DirectML 1.15 the direction is
// one of them.
Value directMlResample(const Call& call)
{
    constexpr std::string_view late[] = {"RoundingDirection", "Scales", "InputPixelOffsets", "OutputPixelOffsets"};
    TracedTensor tensor = call.tensor("input");
    const ValueList& further = call.further();
    const bool isEarly = !further.empty() && further.front().list();
    const std::span<const std::string_view> names = std::span(late).subspan(isEarly ? 1 : 0);
    const std::vector<int64_t> sizes = call.wholeNumbers("OutputSizes");
    if (sizes.size() != tensor.rank())
        call.refuse("OutputSizes", say("reading", "expected %1 values")(tensor.rank()));
    ResizeWords said;
    std::vector<float> scales;
    for (size_t i = 0; i < sizes.size(); ++i) {
        said.axes.push_back({tensor.shape()[i], sizeOf(static_cast<double>(sizes[i]), "OutputSizes")});
        scales.push_back(static_cast<float>(sizes[i]) / static_cast<float>(tensor.shape()[i]));
    }
    Operator op = resampleOf(isEarly ? "RESAMPLE1" : "RESAMPLE2", said, call.evaluator().typeOf(tensor));
    setField(op, "Scales", scales);
    if (!isEarly)
        setField(op, "RoundingDirection", EnumValue{&enumType(AxisDirection{}), 0});
    if (call.has("InterpolationMode"))
        setArgument(call.evaluator(), op, "InterpolationMode", call.value("InterpolationMode"));
    for (size_t i = 0; i < further.size() && i < names.size(); ++i)
        if (!further[i].isNothing() && !(further[i].list() && further[i].list()->empty()))
            setArgument(call.evaluator(), op, names[i], further[i]);
    if (further.empty() && !call.has("InterpolationMode"))
        tensor.addNote(say("reading", "DirectMLX rounds nearest up where nothing is said, half a pixel too far."));
    if (const Issues issues = validate(op); !issues.empty())
        throw TextError(sentence(issues.front()));
    tensor.become({op});
    return valueOf(std::move(tensor));
}

} // namespace tessera
