// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>

namespace tessera {

Value applied(const Call& call, const std::function<Value(const Call&)>& apply)
{
    try {
        return apply(call);
    } catch (const ReadError&) {
        throw;
    } catch (const RefusedAttribute& refused) {
        const std::string parameter = refused.attribute.substr(0, refused.attribute.find('['));
        if (!call.written(parameter).empty())
            call.refuse(parameter, refused.reason);
        call.fail(refused.message());
    } catch (const TextError& error) {
        call.fail(error.message());
    }
}

Value madeBy(const Function& row, const Call& call)
{
    if (!row.isLayer)
        return applied(call, row.apply);
    return {.is = Layer{[call, &row](TextTensor tensor) { // a copy of the call lives on in the layer
                const Value made = applied(call.with(std::move(tensor)), row.apply);
                return made.tensor() ? *made.tensor() : call.evaluator().tensorOf(made);
            }}};
}

Value sequence(const Call& call)
{
    ValueList layers = call.further();
    if (layers.size() == 1 && layers.front().list())
        layers = *layers.front().list();
    for (const Given& each : call.others())
        if (each.key == "layers" && each.value.list())
            layers = *each.value.list();
    const size_t begin = layers.empty() ? 0 : layers.front().begin;
    return {.is = Layer{[&evaluator = call.evaluator(), layers, begin](TextTensor tensor) {
                Value made = valueOf(std::move(tensor));
                for (const Value& each : layers)
                    if (!each.tensor() && !each.isNothing()) // keras.Input, nn.Identity
                        made = evaluator.called(each, {{{}, made}}, begin);
                return *made.tensor();
            }}};
}

ChannelPlace layoutOf(const Call& call)
{
    const std::string_view parameter = call.named("layout");
    if (parameter.empty())
        return call.is("last") ? ChannelPlace::Last : ChannelPlace::First;
    const std::string format = call.said(parameter), otherwise = call.row().defaults.find(parameter)->second;
    const bool isCamel = otherwise.starts_with("channelsL"), isKeras = otherwise.starts_with("channels");
    const std::string_view last = isCamel ? "channelsLast"
        : isKeras                         ? "channels_last"
                                          : "NHWC",
                           first = isCamel ? "channelsFirst"
        : isKeras                          ? "channels_first"
                                           : "NCHW";
    if (format != last && format != first)
        call.refuse(parameter,
                    (format == "NCHW_VECT_C"
                         ? say("reading", "its channels are in vectors of four, which no strides say")() + "; "
                         : Message())
                        + say("reading", "expected %1 or %2")(last, first));
    return format == last ? ChannelPlace::Last : ChannelPlace::First;
}

namespace {

// Whether the shape changes fewer axes of a tensor whose channels are last.
bool keepsLast(const Call& call)
{
    const std::vector<int64_t> shape = call.wholeNumbers(call.named("shape"));
    const std::vector<uint32_t>& sizes = call.evaluator().options().sizes;
    const auto changes = [&](const std::vector<uint32_t>& seen) {
        size_t count = 0;
        for (size_t i = 0; i < seen.size() && i < shape.size(); ++i)
            count += shape[i] != static_cast<int64_t>(seen[i]) ? 1 : 0;
        return count;
    };
    return changes(shapeOf(sizes, ChannelPlace::Last)) < changes(sizes);
}

} // namespace

TextTensor tensorIn(const Call& call, ChannelPlace layout)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    const bool mayBeLast = tensor.isInput() && tensor.rank() == 4 && call.evaluator().layout() == ChannelPlace::First;
    if (mayBeLast && (layout == ChannelPlace::Last || (call.is("seen") && !tensor.isMade() && keepsLast(call))))
        throw ChannelsAreLast{};
    return tensor;
}

} // namespace tessera
