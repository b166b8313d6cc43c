// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

namespace tessera {

namespace {

// The call whose further arguments stand in an object: {mode: "linear", sizes: [4, 4]}.
Call withOptions(const Call& call, std::string_view parameters)
{
    std::vector<Given> given{{"input", valueOf(call.tensor("input"))}};
    if (call.has("options")) {
        const ValueObject* options = call.value("options").object();
        if (!options)
            call.refuse("options", say("reading", "expected an object such as %1")("{sizes: [4, 4]}"));
        for (const auto& [key, value] : *options)
            given.push_back({key, value});
    }
    return {call.evaluator(), call.name(), call.value("input").begin, parameters, std::move(given)};
}

Call withDescriptor(const Call& call)
{
    const ValueObject* members = call.value("descriptor").object();
    if (!members)
        call.refuse("descriptor", say("reading", "expected an object such as %1")("{shape: [1, 3, 4, 4]}"));
    std::vector<Given> given;
    for (const auto& [key, value] : *members)
        given.push_back({key, value});
    return {call.evaluator(), call.name(), call.begin(), "shape,dimensions,dataType,type", std::move(given)};
}

Value resampleOf(const Call& call)
{
    TextTensor tensor = call.tensor("input");
    const std::string mode = call.word("mode", "nearest-neighbor", {"nearest-neighbor", "linear"}, kTwoModes);
    const std::vector<int64_t> axes = call.has("axes") ? call.wholeNumbers("axes") : std::vector<int64_t>{2, 3};
    ResizeArguments arguments{.axes = {}, .sizes = "sizes", .factors = "scales", .areFactorsTaken = false};
    for (const int64_t axis : axes) {
        if (axis < 0 || axis >= static_cast<int64_t>(tensor.rank()))
            call.fail(say("reading", "axes: expected %1 to %2")(0, tensor.rank() - 1));
        arguments.axes.push_back(static_cast<size_t>(axis));
    }
    const std::vector<AxisWish> wishes = call.has("sizes") && call.has("scales")
        ? wishesOf(call.without("scales"), tensor, arguments) // sizes win
        : wishesOf(call, tensor, arguments);
    return resized(std::move(tensor), resizeAs("WebNN", mode, mode == "linear", wishes));
}

Value resampleCall(const Call& call)
{
    return applied(withOptions(call, "input,mode,scales,sizes,axes,label"), resampleOf);
}
Value transposeCall(const Call& call)
{
    return applied(withOptions(call, "input,permutation,label"), permuted);
}
// builder.input("x", {dataType: "float32", shape: [1, 3, 4, 4]}); "dimensions" in earlier drafts.
Value inputCall(const Call& call)
{
    const Call own = withDescriptor(call);
    TextTensor tensor = *declared(own, own.wholeNumbers(own.has("shape") ? "shape" : "dimensions")).tensor();
    for (const char* name : {"dataType", "type"})
        if (own.has(name))
            if (const auto type = dataTypeOf(own, own.value(name)))
                tensor.convert(*type);
    return valueOf(std::move(tensor));
}

constexpr std::string_view kRoots[] = {"builder", "graphBuilder", "mlBuilder"};
constexpr Function kFunctions[] = {
    {"resample2d", "input,options", resampleCall},
    {"transpose", "input,options", transposeCall},
    {"reshape", "input,newShape,options", reshaped},
    {"input", "name,descriptor", inputCall},
};

} // namespace

FunctionTable webNnFunctions()
{
    return {"WebNN", Dialect::WebNn, kRoots, kFunctions};
}

} // namespace tessera
