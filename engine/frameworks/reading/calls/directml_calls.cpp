// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>

namespace tessera {

namespace {

// DirectMLX: an operator's fields as the arguments of a function.

EnumValue enumOf(const Call& call, std::string_view parameter, const EnumType& type, uint32_t otherwise)
{
    if (!call.has(parameter))
        return {&type, otherwise};
    const std::string word = call.text(parameter);
    for (uint32_t i = 0; i < type.names.size(); ++i)
        if (word == std::string(type.prefix) + std::string(type.names[i]))
            return {&type, i};
    call.refuse(parameter,
                say("reading", "expected %1 or %2")(std::string(type.prefix) + std::string(type.names[0]),
                                                    std::string(type.prefix) + std::string(type.names[1])));
}

// The operator of the tensor, whose sizes and type are those of the input.
Operator operatorFor(const Call& call, const TextTensor& tensor, std::string_view name)
{
    Operator op = *operatorFromName(name);
    std::vector<uint32_t> sizes;
    for (const uint64_t size : tensor.sizes())
        sizes.push_back(static_cast<uint32_t>(size));
    setInput(op, call.evaluator().typeOf(tensor), sizes);
    return op;
}

} // namespace

Value directMlBlocks(const Call& call)
{
    TextTensor tensor = call.tensor("input");
    Operator op = operatorFor(call, tensor, call.firstWord());
    setField(op, "Order", enumOf(call, "order", enumType(DepthSpaceOrder{}), 0));
    changeField(op, "BlockSize", call.size("blockSize"));
    if (const Issues issues = validate(op); !issues.empty())
        throw TextError(sentence(issues.front()));
    tensor.become({op});
    return valueOf(std::move(tensor));
}

static std::vector<float> floatsOf(const Call& call, std::string_view parameter)
{
    std::vector<float> floats;
    if (call.has(parameter))
        for (const double each : call.numbers(parameter))
            floats.push_back(static_cast<float>(each));
    return floats;
}

// The fourth argument is the rounding's direction; before DirectML 1.15 there was none.
Value directMlResample(const Call& call)
{
    TextTensor tensor = call.tensor("input");
    const ValueList& further = call.further();
    const bool isEarly = !further.empty() && further.front().list();
    Operator op = operatorFor(call, tensor, isEarly ? "RESAMPLE1" : "RESAMPLE2");
    setField(op, "InterpolationMode", enumOf(call, "mode", enumType(InterpolationMode{}), 0));
    TensorDesc output = outputDesc(op);
    output.sizes.clear();
    for (const int64_t size : call.wholeNumbers("outputSizes"))
        output.sizes.push_back(sizeOf(static_cast<double>(size), "outputSizes"));
    if (output.sizes.size() != tensor.rank())
        call.refuse("outputSizes", say("reading", "expected %1 values")(tensor.rank()));
    setField(op, outputField(op), output);
    std::vector<Given> given{{"self", valueOf(tensor)}};
    constexpr std::string_view early[] = {"scales", "inputPixelOffsets", "outputPixelOffsets"};
    constexpr std::string_view late[] = {"roundingDirection", "scales", "inputPixelOffsets", "outputPixelOffsets"};
    const std::span<const std::string_view> names = isEarly ? std::span<const std::string_view>(early) : late;
    for (size_t i = 0; i < further.size() && i < names.size(); ++i)
        given.push_back({std::string(names[i]), further[i]});
    const Call rest(call.evaluator(), call.name(), further.empty() ? call.value("outputSizes").begin : further[0].begin,
                    "self,roundingDirection,scales,inputPixelOffsets,outputPixelOffsets", given);
    if (!isEarly)
        setField(op, "RoundingDirection", enumOf(rest, "roundingDirection", enumType(AxisDirection{}), 0));
    std::vector<float> scales = floatsOf(rest, "scales");
    for (size_t i = scales.size(); i < output.sizes.size() && floatsOf(rest, "scales").empty(); ++i)
        scales.push_back(static_cast<float>(output.sizes[i]) / static_cast<float>(inputDesc(op).sizes[i]));
    setField(op, "Scales", scales);
    for (const auto& [parameter, field] :
         {std::pair("inputPixelOffsets", "InputPixelOffsets"), std::pair("outputPixelOffsets", "OutputPixelOffsets")})
        if (const std::vector<float> offsets = floatsOf(rest, parameter); !offsets.empty())
            setField(op, field, offsets);
    if (!isEarly && !rest.has("roundingDirection") && !call.has("mode"))
        tensor.addNote(say("reading", "DirectMLX rounds nearest up where nothing is said, half a pixel too far."));
    if (const Issues issues = validate(op); !issues.empty())
        throw TextError(sentence(issues.front()));
    tensor.become({op});
    return valueOf(std::move(tensor));
}

// Elements as often as the size says, {width, height}.
Value directMlUpsample(const Call& call)
{
    TextTensor tensor = call.tensor("input");
    const auto [width, height] = call.pair("scaleSize");
    const EnumValue mode = enumOf(call, "mode", enumType(InterpolationMode{}), 0);
    if (mode.value != 0)
        call.refuse("mode",
                    say("reading", "DirectML does not say where UPSAMPLE_2D places its samples; expected %1")(
                        "DML_INTERPOLATION_MODE_NEAREST_NEIGHBOR"));
    const auto rank = static_cast<int64_t>(tensor.rank());
    tensor.repeat(rank - 2, sizeOf(height, "scaleSize"));
    tensor.repeat(rank - 1, sizeOf(width, "scaleSize"));
    return valueOf(std::move(tensor));
}

} // namespace tessera
