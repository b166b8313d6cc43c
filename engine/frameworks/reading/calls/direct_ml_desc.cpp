// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/direct_ml_desc.h"

#include "engine/core/case/suggest.h"
#include "engine/core/ops/operator.h"
#include "engine/frameworks/reading/calls/actions.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr std::string_view kPrefix = "DML_", kEnd = "_OPERATOR_DESC";
constexpr std::string_view kTensorMembers[] = {"DataType",
                                               "Flags",
                                               "DimensionCount",
                                               "Sizes",
                                               "Strides",
                                               "TotalTensorSizeInBytes",
                                               "GuaranteedBaseOffsetAlignment"};

class Description {
public:
    Description(Evaluator& evaluator, const Value& value)
        : m_evaluator(evaluator)
        , m_value(resolved(value))
    {
    }

    // A member by its name, or by its place where the description is a list. Null: it is not given.
    const Value* find(std::string_view name, size_t place) const
    {
        if (const ValueObject* object = m_value.object()) {
            const auto member = std::ranges::find(*object, name, &std::pair<std::string, Value>::first);
            return member == object->end() ? nullptr : &member->second;
        }
        const ValueList* list = m_value.list();
        return list && place < list->size() ? &(*list)[place] : nullptr;
    }

    // Of a tensor: itself, or what {DML_TENSOR_TYPE_BUFFER, &buffer} leads to.
    TensorDesc tensor() const
    {
        const Value* kind = find("Type", 0);
        const auto* symbol = kind ? kind->as<Symbol>() : nullptr;
        if (const Value* held = find("Desc", 1); held && symbol && symbol->dotted == "DML_TENSOR_TYPE_BUFFER")
            return Description(m_evaluator, *held).buffer();
        return buffer();
    }

    Value resolved(const Value& value) const // what a name or an address leads to
    {
        const auto* symbol = value.as<Symbol>();
        const Value* variable = symbol ? m_evaluator.variable(symbol->dotted) : nullptr;
        return variable ? *variable : value;
    }

    std::vector<float> numbers(const Value& value) const
    {
        const auto list = numbersOf(resolved(value));
        if (!list)
            fail(value, say("reading", "expected %1")(say("reading", "a list of numbers")));
        std::vector<float> numbers;
        for (const double each : *list)
            numbers.push_back(static_cast<float>(each));
        return numbers;
    }

    [[noreturn]] void fail(const Value& value, const Message& message) const
    {
        m_evaluator.source().fail(value.begin, message);
    }

private:
    TensorDesc buffer() const
    {
        const auto member = [&](std::string_view name) {
            const auto place = std::ranges::find(kTensorMembers, name) - std::begin(kTensorMembers);
            const Value* found = find(name, static_cast<size_t>(place));
            return found ? resolved(*found) : Value{};
        };
        TensorDesc desc{.sizes = wholeNumbers(member("Sizes"))};
        const Value type = member("DataType"), bytes = member("TotalTensorSizeInBytes");
        if (const auto* dataType = type.as<Symbol>())
            for (const DataType each : kDataTypes)
                if (dataType->dotted.ends_with("_" + std::string(name(each))))
                    desc.dataType = each;
        if (const Value strides = member("Strides"); strides.list() && !strides.list()->empty())
            desc.strides = wholeNumbers(strides);
        if (const auto* number = bytes.as<NumberValue>(); number && number->value < 9e15)
            desc.totalTensorSizeInBytes = static_cast<uint64_t>(std::max(number->value, 0.0));
        const bool isWhole = !desc.strides || desc.strides->size() == desc.sizes.size();
        if (isWhole && desc.totalTensorSizeInBytes == minimumBytes(desc).value_or(0))
            desc.totalTensorSizeInBytes = 0; // as where nothing is said
        return desc;
    }

    std::vector<uint32_t> wholeNumbers(const Value& value) const
    {
        const auto list = numbersOf(value);
        if (!list)
            fail(value, say("reading", "expected %1")(say("reading", "a list of numbers")));
        std::vector<uint32_t> whole;
        for (const double each : *list) {
            if (!(each >= 0 && each <= 4294967295.0) || each != std::floor(each))
                fail(value, say("reading", "%1 needs whole numbers")("Sizes"));
            whole.push_back(static_cast<uint32_t>(each));
        }
        return whole;
    }

    Evaluator& m_evaluator;
    const Value m_value;
};

FieldValue fieldOf(const Description& description, const Field& field, const Value& given)
{
    struct {
        const Description& description;
        const Value& given;
        const FieldInfo& info;

        FieldValue operator()(const TensorDesc&) const { return Description(description).tensor(); }
        FieldValue operator()(uint32_t) const
        {
            const auto* number = given.as<NumberValue>();
            if (!number || !(number->value >= 0 && number->value <= 4294967295.0))
                description.fail(given, say("reading", "%1: expected %2")(info.name, say("reading", "a number")));
            return static_cast<uint32_t>(number->value);
        }
        FieldValue operator()(bool) const
        {
            const auto *flag = given.as<bool>(), *none = flag;
            const auto* number = given.as<NumberValue>();
            if (none == nullptr && !number)
                description.fail(given, say("reading", "%1: expected %2")(info.name, say("reading", "True or False")));
            return flag ? *flag : number->value != 0;
        }
        FieldValue operator()(const std::vector<float>&) const { return description.numbers(given); }
        FieldValue operator()(const EnumValue& value) const
        {
            const auto* symbol = given.as<Symbol>();
            const std::string word = symbol ? symbol->dotted.substr(symbol->dotted.rfind(':') + 1) : "";
            std::vector<std::string> names;
            for (uint32_t i = 0; i < value.type->names.size(); ++i) {
                names.push_back(std::string(value.type->prefix) + std::string(value.type->names[i]));
                if (word == names.back())
                    return EnumValue{value.type, i};
            }
            description.fail(given, Message(std::string(info.name)) + ": " + suggestion(word, names));
        }
    } read{description, given, field.info};
    return std::visit(read, field.value);
}

// The sizes of the output, and the scales that follow from them.
void setSizes(const Call& call, Operator& op, const std::vector<int64_t>& inputs)
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

} // namespace

TextTensor describedTensor(Evaluator& evaluator, const std::string& type, const Value& value)
{
    const std::string name = type.substr(kPrefix.size(), type.size() - kPrefix.size() - kEnd.size());
    std::optional<Operator> op = operatorFromName(name);
    if (!op)
        throw TextError(say("reading", "%1 is none of DirectML's operators that move or resize a tensor")(type));
    const Description description(evaluator, value);
    std::vector<Field> list = fields(*op);
    std::erase_if(list, [](const Field& field) { return field.info.isOurs; });
    for (size_t i = 0; i < list.size(); ++i) {
        const Field& field = list[i];
        const Value* given = description.find(field.info.name, i);
        const bool isTensor = std::holds_alternative<TensorDesc>(field.value);
        if (!given && isTensor)
            throw TextError(say("reading", "%1 is missing")(field.info.name));
        if (!given || (field.info.followsRank && std::holds_alternative<uint32_t>(field.value)))
            continue; // counts are the rank
        const Value what = description.resolved(*given);
        if (i == 0) { // what follows from the input's sizes has its length
            const TensorDesc input = Description(evaluator, what).tensor();
            setInput(*op, input.dataType, input.sizes);
        }
        setField(*op, field.info.name, fieldOf(isTensor ? Description(evaluator, what) : description, field, what));
    }
    TextTensor tensor(inputDesc(*op).sizes);
    tensor.convert(inputDesc(*op).dataType);
    tensor.become({*op});
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
    const std::vector<int64_t> now = tensor.sizes();
    setInput(op, call.evaluator().typeOf(tensor), {now.begin(), now.end()});
    const std::vector<Field> list = fields(op);
    const auto set = [&](std::string_view name, const Value& value) {
        const auto field = std::ranges::find_if(list, [&](const Field& each) { return each.info.name == name; });
        setField(op, name, fieldOf(Description(call.evaluator(), value), *field, value));
    };
    if (call.has("BlockSize"))
        changeField(op, "BlockSize", call.size("BlockSize"));
    if (resizes)
        setSizes(call, op, now);
    if (resizes && !isEarly)
        setField(op, "RoundingDirection", EnumValue{&enumType(AxisDirection{}), 0});
    for (const char* name : {"Order", "InterpolationMode"})
        if (call.has(name))
            set(name, call.value(name));
    for (size_t i = 0; i < further.size() && i < names.size(); ++i)
        if (!further[i].isNothing() && !(further[i].list() && further[i].list()->empty()))
            set(names[i], further[i]);
    if (resizes && further.empty() && !call.has("InterpolationMode"))
        tensor.addNote(say("reading", "DirectMLX rounds nearest up where nothing is said, half a pixel too far."));
    if (const Issues issues = validate(op); !issues.empty())
        throw TextError(sentence(issues.front()));
    tensor.become({op});
    return valueOf(std::move(tensor));
}

} // namespace tessera
