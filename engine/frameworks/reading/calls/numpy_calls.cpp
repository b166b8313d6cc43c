// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

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

Value randomWhole(const Call& call)
{
    return madeTensor(call, call.wholeNumbers("size"), kRandom);
}

// Rows, columns or channels, one behind the other.
template <int axis> Value sideBySide(const Call& call)
{
    std::vector<TextTensor> parts = call.tensors("tup");
    const size_t needed = axis == 2 ? 3 : 2;
    for (TextTensor& part : parts)
        while (part.rank() < needed)
            part.insertOne(axis == 2 ? static_cast<int64_t>(part.rank()) : 0);
    return valueOf(TextTensor::concatenated(parts, axis));
}

constexpr std::string_view kLike = "a,dtype,order,shape";
constexpr std::string_view kRoots[] = {"np", "numpy", "jnp", "cp", "cupy"};
constexpr Function kFunctions[] = {
    {"reshape", "a,shape,order,newshape", reshaped},
    {"transpose permute_dims", "a,axes", permuted},
    {"repeat", "a,repeats,axis", repeatCall},
    {"tile", "A,reps", tiled},
    {"broadcast_to", "array,shape", broadcast},
    {"kron", "a,b", kroneckerCall},
    {"swapaxes", "a,axis1,axis2", swapped},
    {"moveaxis rollaxis", "a,source,destination", movedAxis},
    {"expand_dims", "a,axis", withOne},
    {"squeeze", "a,axis", withoutOnes},
    {"ravel", "a,order,end", flattened},
    {"concatenate concat", "arrays,axis", concatenated},
    {"stack", "arrays,axis", stacked},
    {"vstack", "tup", sideBySide<0>},
    {"hstack", "tup", sideBySide<1>},
    {"dstack", "tup", sideBySide<2>},
    {"split array_split", "ary,indices_or_sections,axis", splitByCount},
    {"ascontiguousarray copy", "a,dtype", kept},
    {"array asarray", "a,dtype,ndmin,order,copy", literal},
    {"zeros empty", "shape,dtype,order", madeOfShape<0>},
    {"ones", "shape,dtype,order", madeOfShape<1>},
    {"full", "shape,fill_value,dtype", filled},
    {"zeros_like empty_like", kLike, madeLike<0>},
    {"ones_like", kLike, madeLike<1>},
    {"arange", "*,start,stop,step,dtype", counted},
    {"linspace", "start,stop,num,endpoint,retstep,dtype", spaced},
    {"random.rand random.randn", "*,size,dtype", madeOfSizes<kRandom>},
    {"random.random random.random_sample random.standard_normal", "size,dtype", madeOfShape<kRandom>},
    {"random.uniform random.normal random.randint random.integers", "low,high,size,dtype,loc,scale", randomWhole},
    {"load fromfile loadtxt", "*,**", loaded},
};

} // namespace

FunctionTable numPyFunctions()
{
    return {"NumPy", Dialect::NumPy, kRoots, kFunctions};
}

} // namespace tessera
