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

const std::string kPrefix = "DML_", kEnd = "_OPERATOR_DESC";

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
    evaluator.failIf(!value.isNothing(), value.begin, say("reading", "expected %1")(say("reading", "a number")));
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

Operator describedOperator(const Evaluator& evaluator, const std::string& name, const Value& value)
{
    const std::optional<Operator> op = operatorFromName(name);
    refuseIf(!op,
             say("reading", "%1 is none of DirectML's operators that move or resize a tensor")(kPrefix + name + kEnd));
    std::vector<std::string> members;
    for (const Field& field : fields(*op))
        if (!field.info.isOurs)
            members.emplace_back(field.info.name);
    ReadOperator read = operatorOfDxDispatch("{\"type\": \"DML_OPERATOR_" + name
                                             + "\", \"desc\": " + jsonOf(evaluator, value, members) + "}");
    for (TensorDesc* desc : {&read.op.input, &read.op.output})
        if (desc->totalTensorSizeInBytes == minimumBytes(*desc).value_or(0))
            desc->totalTensorSizeInBytes = 0; // the default
    return read.op;
}

} // namespace

TracedTensor describedTensor(Evaluator& evaluator, const std::string& type, const Value& value)
{
    const size_t begin = kPrefix.size();
    const Operator op = describedOperator(evaluator, type.substr(begin, type.size() - begin - kEnd.size()), value);
    TracedTensor tensor(op.input.sizes);
    tensor.convert(op.input.dataType);
    tensor.become({op});
    return tensor;
}

// DirectMLX's Resample. After the sizes stand the operator's fields in their order. Since DirectML 1.15 the direction
// is one of them.
Value directMlResample(const Call& call)
{
    TracedTensor tensor = call.tensor("input");
    const std::vector<int64_t> inputs = tensor.sizes(), outputs = call.wholes("OutputSizes");
    call.refuseIf(outputs.size() != inputs.size(), "OutputSizes", say("reading", "expected %1 values")(inputs.size()));
    const ValueList& given = call.further();
    const bool isEarly = given.size() > 1 && given[1].list();
    ValueList scales;
    for (size_t i = 0; i < inputs.size(); ++i)
        scales.push_back(valueOf(static_cast<float>(outputs[i]) / static_cast<float>(inputs[i])));
    const auto filled = [&](double number) { return valueOf(ValueList(inputs.size(), valueOf(number))); };
    const auto symbol = [](std::string_view word) { return Value{.is = Symbol{std::string(word)}}; };
    const auto described = [&](const std::vector<int64_t>& sizes) {
        return valueOf(
            ValueObject{{"DataType", symbol(name(call.evaluator().typeOf(tensor)))}, {"Sizes", valueOf(sizes)}});
    };
    ValueObject fields{{"InterpolationMode", symbol("DML_INTERPOLATION_MODE_NEAREST_NEIGHBOR")},
                       {"RoundingDirection", symbol("DML_AXIS_DIRECTION_INCREASING")},
                       {"Scales", valueOf(std::move(scales))},
                       {"InputPixelOffsets", filled(0.5)},
                       {"OutputPixelOffsets", filled(-0.5)}};
    if (isEarly)
        fields.erase(fields.begin() + 1);
    for (size_t i = 0; i < given.size() && i < fields.size(); ++i)
        if (!given[i].isNothing() && !(given[i].list() && given[i].list()->empty()))
            fields[i].value = given[i];
    fields.push_back({"InputTensor", described(inputs)});
    fields.push_back({"OutputTensor", described(outputs)});
    fields.push_back({"DimensionCount", valueOf(inputs.size())});
    if (given.empty())
        tensor.addNote(say("reading", "DirectMLX rounds nearest up where nothing is said, half a pixel too far."));
    tensor.become({describedOperator(call.evaluator(), isEarly ? "RESAMPLE1" : "RESAMPLE2", valueOf(fields))});
    return valueOf(std::move(tensor));
}

} // namespace tessera
