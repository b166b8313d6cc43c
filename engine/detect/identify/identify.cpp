// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/identify.h"

#include "engine/core/tensor/value.h"
#include "engine/detect/identify/search.h"

namespace tessera {

namespace {

// The steps, the likeliest first. A step runs only where those before it explain nothing.
constexpr SearchStep kSteps[] = {
    exchangedSizes, takenChannels, oneChange,    oneChannelMore, otherPrecision, moves,
    movedResult,    otherTies,     butForRegion, twoChanges,     memoryReadOn,   otherValues,
    changeInPart,   samePicture,   vagueSums,    notANumber,     anyButForFew,   oneValue,
};

} // namespace

Diagnosis identify(const Tensor& input, const Tensor& output, const std::optional<Operator>& meant,
                   const IdentifyOptions& options)
{
    Search search(input, output, meant, options);
    search.run();
    for (const SearchStep step : kSteps)
        if (std::optional<Diagnosis> found = step(search))
            return std::move(*found);
    return unknown(search);
}

std::optional<Tensor> converted(const Tensor& output, DataType type)
{
    if (output.desc.dataType == type)
        return output;
    const bool isRounded = output.desc.dataType == DataType::Float64 && isFloat(type);
    Tensor result({.dataType = type, .sizes = output.desc.sizes});
    const uint64_t count = elementCount(output.desc);
    for (uint64_t i = 0; i < count; ++i) {
        const double value = toDouble(output.desc.dataType, output.bits(i));
        const uint64_t bits = fromDouble(type, value);
        const double back = toDouble(type, bits);
        if (!isRounded && !(back == value || (value != value && back != back)))
            return {};
        result.setBits(i, bits);
    }
    return result;
}

Message unheld(std::string_view side, DataType is, DataType type)
{
    return say("identify", "%1 is %2 and holds values that are no %3, the type of the input; save the input as %2")(
        side, name(is), name(type));
}

Cause cause(const Operator& op, const Tensor& input, const Tensor& a, const Tensor& b, bool wantsProbe,
            const std::stop_token& stop)
{
    Cause found{"A", identify(input, a, op, {.asked = {}, .wantsProbe = wantsProbe, .side = "A", .stop = stop})};
    if (found.diagnosis.mistake != MistakeClass::None)
        return found;
    Cause other{"B", identify(input, b, op, {.asked = {}, .wantsProbe = wantsProbe, .side = "B", .stop = stop})};
    return other.diagnosis.mistake == MistakeClass::None ? found : other;
}

Message briefly(const Cause& cause)
{
    if (cause.diagnosis.mistake == MistakeClass::None)
        return say("identify", "none: A and B are what is meant, within the rounding of an interpolation");
    return briefly(cause.diagnosis, cause.side);
}

} // namespace tessera
