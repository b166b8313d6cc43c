// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>

namespace tessera {

namespace {

Value reshapeCall(const Call& call)
{
    return reshapedBy(call, "a", "shape");
}

Value transposeCall(const Call& call)
{
    return permutedBy(call, "a", "axes");
}

Value repeatCall(const Call& call)
{
    if (!call.has("axis"))
        call.fail(say("reading", "without an axis the result is flat; axis=3 would be right"));
    return repeatedElements(call, "a", "repeats", "axis");
}

// np.kron(x, np.ones((1, 1, 2, 2))): each element is a block.
Value kroneckerCall(const Call& call)
{
    TextTensor tensor = call.tensor("a");
    const TextTensor* blocks = call.value("b").tensor();
    if (!blocks || !call.written("b").starts_with("np.ones"))
        call.refuse("b", say("reading", "%1 would be right")(say("reading", "np.ones of the blocks' shape")));
    const std::vector<uint64_t> times = blocks->sizes();
    if (times.size() != tensor.rank())
        call.refuse("b", say("reading", "%1 dimensions would be right")(tensor.rank()));
    for (size_t i = 0; i < times.size(); ++i)
        tensor.repeat(static_cast<int64_t>(i), times[i]);
    return valueOf(std::move(tensor));
}

Value swapCall(const Call& call)
{
    TextTensor tensor = call.tensor("a");
    tensor.permute(swappedAxes(tensor.rank(), call.wholeNumber("axis1"), call.wholeNumber("axis2")));
    return valueOf(std::move(tensor));
}

Value moveAxisCall(const Call& call)
{
    TextTensor tensor = call.tensor("a");
    const auto rank = static_cast<int64_t>(tensor.rank());
    int64_t from = call.wholeNumber("source"), to = call.wholeNumber("destination");
    std::vector<int64_t> axes = reversedAxes(tensor.rank());
    std::ranges::reverse(axes);
    from += from < 0 ? rank : 0;
    to += to < 0 ? rank : 0;
    if (from < 0 || from >= rank || to < 0 || to >= rank)
        call.fail(say("reading", "the axes are %1 to %2")(-rank, rank - 1));
    axes.erase(axes.begin() + from);
    axes.insert(axes.begin() + to, from);
    tensor.permute(axes);
    return valueOf(std::move(tensor));
}

Value keepCall(const Call& call)
{
    return valueOf(call.tensor("a"));
}

Value expandCall(const Call& call)
{
    return withOne(call, "a", "axis");
}

Value makeCall(const Call& call)
{
    return madeTensor(call, call.wholeNumbers("shape"));
}

Value makeOfSizesCall(const Call& call)
{
    return madeTensor(call, call.rest());
}

Value countCall(const Call& call)
{
    return madeTensor(call, {static_cast<int64_t>(call.size("stop"))});
}

constexpr std::string_view kRoots[] = {"np", "numpy", "jnp", "cp"};
constexpr Function kFunctions[] = {
    {"reshape", "a,shape", reshapeCall},
    {"transpose", "a,axes", transposeCall},
    {"repeat", "a,repeats,axis", repeatCall},
    {"kron", "a,b", kroneckerCall},
    {"swapaxes", "a,axis1,axis2", swapCall},
    {"moveaxis", "a,source,destination", moveAxisCall},
    {"ascontiguousarray", "a,dtype", keepCall},
    {"asarray", "a,dtype", keepCall},
    {"array", "a,dtype", [](const Call& call) { return call.value("a"); }},
    {"expand_dims", "a,axis", expandCall},
    {"zeros", "shape,dtype", makeCall},
    {"ones", "shape,dtype", makeCall},
    {"empty", "shape,dtype", makeCall},
    {"arange", "stop,dtype", countCall},
    {"random.rand", "*", makeOfSizesCall},
    {"random.randn", "*", makeOfSizesCall},
};

} // namespace

FunctionTable numPyFunctions()
{
    return {Dialect::NumPy, kRoots, kFunctions};
}

} // namespace tessera
