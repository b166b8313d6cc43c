// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>

namespace tessera {

namespace {

// How many axes the shape changes of a tensor that lies so.
size_t changes(const std::vector<uint32_t>& sizes, const std::vector<int64_t>& shape)
{
    size_t count = 0;
    for (size_t i = 0; i < sizes.size(); ++i)
        count += shape[i] != static_cast<int64_t>(sizes[i]) ? 1 : 0;
    return count;
}

// All axes are named: where the channels are is seen by which are kept.
TextTensor resizedTensor(const Call& call, const std::vector<int64_t>& shape)
{
    TextTensor tensor = call.tensor("image");
    if (shape.size() != tensor.rank())
        call.refuse("shape", say("reading", "expected %1 values")(tensor.rank()));
    const std::vector<uint32_t>& sizes = call.evaluator().options().sizes;
    const bool mayBeLast = tensor.isInput() && !tensor.isMade() && tensor.rank() == 4
        && call.evaluator().layout() == TextLayout::ChannelsFirst;
    if (mayBeLast && changes(textSizes(sizes, TextLayout::ChannelsLast), shape) < changes(sizes, shape))
        throw ChannelsAreLast{};
    return tensor;
}

// Half pixels. Where a picture shrinks the filter is widened, unless antialias=False is said.
Value resizeCall(const Call& call)
{
    const std::vector<int64_t> shape = call.wholeNumbers("shape");
    TextTensor tensor = resizedTensor(call, shape);
    const std::string method = call.word(
        "method", "", {"nearest", "linear", "bilinear", "trilinear", "triangle", "NEAREST", "LINEAR"}, kTwoModes);
    if (method.empty())
        call.fail(say("reading", "%1 is missing")("method"));
    const bool isLinear = method != "nearest" && method != "NEAREST";
    std::vector<AxisWish> wishes;
    bool shrinks = false;
    for (size_t i = 0; i < shape.size(); ++i) {
        const uint64_t now = tensor.sizes()[i];
        wishes.push_back({.axis = i, .outputs = sizeOf(static_cast<double>(shape[i]), "shape")});
        shrinks = shrinks || wishes.back().outputs < now;
    }
    if (isLinear && shrinks && call.flag("antialias", true))
        call.fail(say("reading",
                      "where a picture shrinks it widens its filter, since antialias is True where nothing is said, "
                      "and drops what that has outside, where RESAMPLE3 repeats the edge; expected antialias=False"));
    return resized(std::move(tensor),
                   resizeAs("TensorFlow 2", isLinear ? "bilinear" : "nearest", isLinear, std::move(wishes)));
}

constexpr std::string_view kRoots[] = {"jax", "lax", "flax"};
constexpr Function kFunctions[] = {
    {"image.resize", "image,shape,method,antialias,precision", resizeCall},
    {"random.normal random.uniform", "key,shape,dtype,minval,maxval",
     [](const Call& call) { return madeTensor(call, call.wholeNumbers("shape"), kRandom); }},
    {"lax.reshape", "operand,new_sizes,dimensions", reshaped},
    {"lax.transpose", "operand,permutation", permuted},
    {"lax.concatenate", "operands,dimension", concatenated},
};

} // namespace

FunctionTable jaxFunctions()
{
    return {"JAX", {}, kRoots, kFunctions};
}

} // namespace tessera
