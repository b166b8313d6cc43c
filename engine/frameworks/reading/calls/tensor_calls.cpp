// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include "engine/core/tensor/value.h"
#include "engine/frameworks/reading/calls/call.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

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

TextTensor channelsLastTensor(const Call& call, std::string_view parameter)
{
    TextTensor tensor = call.tensor(parameter);
    if (tensor.isInput() && tensor.rank() == 4 && call.evaluator().layout() == TextLayout::ChannelsFirst)
        throw ChannelsAreLast{};
    return tensor;
}

ResizeWish resizeAs(std::string_view framework, std::string_view mode, bool isLinear, std::vector<AxisWish> axes,
                    bool isAntialiased)
{
    const ResizeConvention* convention = findConvention(framework, mode);
    assert(convention != nullptr);
    return {.convention = convention,
            .mode = isLinear ? InterpolationMode::Linear : InterpolationMode::NearestNeighbor,
            .antialiased = isAntialiased,
            .axes = std::move(axes)};
}

std::vector<size_t> lastAxes(const Call& call, const TextTensor& tensor, size_t count)
{
    if (tensor.rank() < count)
        call.fail(say("reading", "the tensor has not the %1 axes that are resized")(count));
    std::vector<size_t> axes(count);
    std::iota(axes.begin(), axes.end(), tensor.rank() - count);
    return axes;
}

std::vector<AxisWish> wishesOf(const Call& call, const TextTensor& tensor, const ResizeArguments& arguments)
{
    const bool hasSizes = call.has(arguments.sizes);
    if (hasSizes == call.has(arguments.factors))
        call.fail(say("reading", "expected one of %1 and %2")(arguments.sizes, arguments.factors));
    const std::string& name = hasSizes ? arguments.sizes : arguments.factors;
    std::vector<double> values = call.numbers(name);
    if (values.size() == 1)
        values.resize(arguments.axes.size(), values.front());
    if (values.size() != arguments.axes.size())
        call.refuse(name, say("reading", "expected %1 values")(arguments.axes.size()));
    const std::vector<uint64_t> now = tensor.sizes();
    std::vector<AxisWish> wishes;
    for (size_t i = 0; i < values.size(); ++i) {
        AxisWish wish{.axis = arguments.axes[i]};
        if (hasSizes) {
            wish.outputs = sizeOf(values[i], name);
        } else {
            wish.outputs = flooredSize(static_cast<uint32_t>(now[wish.axis]), values[i], name);
            if (arguments.areFactorsTaken)
                wish.factor = static_cast<float>(values[i]);
        }
        wishes.push_back(wish);
    }
    return wishes;
}

Value resized(TextTensor tensor, const ResizeWish& wish)
{
    tensor.resize(wish);
    return valueOf(std::move(tensor));
}

} // namespace tessera
