// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>

namespace tessera {

namespace {

Value repeatCall(const Call& call)
{
    if (!call.has("axis"))
        call.fail(say("reading", "without an axis the result is flat; expected axis=3"));
    return repeatedElements(call);
}

// np.kron(x, np.ones((1, 1, 2, 2))): each element is a block.
Value kroneckerCall(const Call& call)
{
    TextTensor tensor = call.tensor("a");
    const TextTensor* blocks = call.value("b").tensor();
    if (!blocks || !call.written("b").starts_with("np.ones"))
        call.refuse("b", say("reading", "expected %1")(say("reading", "np.ones of the blocks' shape")));
    const std::vector<uint64_t> times = blocks->sizes();
    if (times.size() != tensor.rank())
        call.refuse("b", say("reading", "expected %1 dimensions")(tensor.rank()));
    for (size_t i = 0; i < times.size(); ++i)
        tensor.repeat(static_cast<int64_t>(i), times[i]);
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

constexpr std::string_view kRoots[] = {"np", "numpy", "jnp", "cp"};
constexpr Function kFunctions[] = {
    {"reshape", "a,shape", reshaped},
    {"transpose", "a,axes", permuted},
    {"repeat", "a,repeats,axis", repeatCall},
    {"kron", "a,b", kroneckerCall},
    {"swapaxes", "a,axis1,axis2", swapped},
    {"moveaxis", "a,source,destination", moveAxisCall},
    {"ascontiguousarray", "a,dtype", kept},
    {"asarray", "a,dtype", kept},
    {"array", "a,dtype", [](const Call& call) { return call.value("a"); }},
    {"expand_dims", "a,axis", withOne},
    {"zeros", "shape,dtype", madeOfShape},
    {"ones", "shape,dtype", madeOfShape},
    {"empty", "shape,dtype", madeOfShape},
    {"arange", "stop,dtype", madeOfCount},
    {"random.rand", "*", madeOfSizes},
    {"random.randn", "*", madeOfSizes},
};

} // namespace

FunctionTable numPyFunctions()
{
    return {Dialect::NumPy, kRoots, kFunctions};
}

} // namespace tessera
