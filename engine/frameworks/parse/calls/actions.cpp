// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/parse/calls/actions.h"

#include <algorithm>

namespace tessera {

Action actionNamed(std::string_view word)
{
    static const NamedAction others[] = {{"resize", resizedByRow}, {"direct-ml", directMlResample}};
    for (const std::span<const NamedAction> actions : {moveActions(), partActions(), inputActions(), valueActions(),
                                                       onnxActions(), std::span<const NamedAction>(others)})
        for (const auto& [name, act] : actions)
            if (name == word)
                return act;
    return nullptr;
}

Value applied(const Call& call, const Action& act)
{
    try {
        return act(call);
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
    if (!row.isLayer) {
        Value made = applied(call, row.act);
        const std::string name = call.is("named") && call.has("name") ? call.text("name") : "";
        if (!name.empty() && !made.isNothing() && (row.action != "declare" || !call.evaluator().variable(name)))
            call.evaluator().setNamed(name, made);
        return made;
    }
    return {.is = Layer{[call, &row](TracedTensor tensor) { // a copy of the call lives on in the layer
                const Value made = applied(call.with(std::move(tensor)), row.act);
                return made.tensor() ? *made.tensor() : call.evaluator().tensorOf(made);
            }}};
}

ChannelPlace layoutOf(const Call& call)
{
    const std::string_view parameter = call.named("layout");
    if (parameter.empty())
        return call.is("last") ? ChannelPlace::Last : ChannelPlace::First;
    const std::string format = call.said(parameter), otherwise = call.row().defaults.find(parameter)->second;
    // How frameworks write it: JavaScript, Keras, and all others.
    constexpr std::pair<std::string_view, std::string_view> spellings[] = {
        {"channelsLast", "channelsFirst"}, {"channels_last", "channels_first"}, {"NHWC", "NCHW"}};
    const auto isOwn = [&](const auto& each) { return otherwise == each.first || otherwise == each.second; };
    const auto [last, first] = *std::ranges::find_if(spellings, isOwn);
    if (format != last && format != first)
        call.refuse(parameter, say("reading", "expected %1 or %2")(last, first));
    return format == last ? ChannelPlace::Last : ChannelPlace::First;
}

// Whether the shape that is wanted changes fewer axes of a tensor whose channels are last.
static bool keepsLast(const Call& call)
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

TracedTensor tensorIn(const Call& call, ChannelPlace layout)
{
    TracedTensor tensor = call.tensor(call.parameter(0));
    const bool mayBeLast = tensor.isInput() && tensor.rank() == 4 && call.evaluator().layout() == ChannelPlace::First;
    if (mayBeLast && (layout == ChannelPlace::Last || (call.is("seen") && !tensor.isMade() && keepsLast(call))))
        throw ChannelsAreLast{};
    return tensor;
}

} // namespace tessera
