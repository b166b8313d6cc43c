// SPDX-License-Identifier: Apache-2.0
#include "engine/core/case/suggest.h"
#include "engine/frameworks/reading/calls/call.h"
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>

namespace tessera {

namespace {

struct Method {
    std::string_view name, parameters; // the tensor is the first
    Value (*apply)(const Call& call);
};

// The same in NumPy and PyTorch: all axes are named; PyTorch's transpose swaps two.
Value transposed(const Call& call)
{
    TextTensor tensor = call.tensor("self");
    std::vector<int64_t> axes = call.rest();
    if (axes.empty() && call.has("axes"))
        axes = call.wholeNumbers("axes");
    if (axes.empty())
        axes = reversedAxes(tensor.rank());
    if (axes.size() == 2 && tensor.rank() != 2)
        axes = swappedAxes(tensor.rank(), axes[0], axes[1]);
    tensor.permute(axes);
    return valueOf(std::move(tensor));
}

Value reshaped(const Call& call)
{
    TextTensor tensor = call.tensor("self");
    tensor.reshape(call.rest().empty() && call.has("shape") ? call.wholeNumbers("shape") : call.rest());
    return valueOf(std::move(tensor));
}

Value permuted(const Call& call)
{
    TextTensor tensor = call.tensor("self");
    tensor.permute(call.rest().empty() && call.has("dims") ? call.wholeNumbers("dims") : call.rest());
    return valueOf(std::move(tensor));
}

Value kept(const Call& call)
{
    return valueOf(call.tensor("self"));
}

Value converted(const Call& call)
{
    call.refuse("dtype", say("reading", "a case's output has its input's type; --DataType says which"));
}

Value measured(const Call& call)
{
    const std::vector<uint64_t> sizes = call.tensor("self").sizes();
    ValueList list;
    for (const uint64_t size : sizes)
        list.push_back({.is = Number{static_cast<double>(size), true}});
    if (!call.has("dim"))
        return valueOf(std::move(list));
    const double dim = call.number("dim") + (call.number("dim") < 0 ? static_cast<double>(sizes.size()) : 0);
    if (!(dim >= 0 && dim < static_cast<double>(sizes.size())))
        call.refuse("dim", say("reading", "there are %1 dimensions")(sizes.size()));
    return list[static_cast<size_t>(dim)];
}

// NumPy's repeat names an axis and repeats elements; PyTorch's lays whole tensors side by side.
Value repeated(const Call& call)
{
    if (!call.has("axis") || !call.rest().empty())
        call.fail(say("reading",
                      "without an axis whole tensors are laid side by side, or the result is flat; repeat(2, axis=3) "
                      "or repeat_interleave would be right"));
    return repeatedElements(call, "self", "repeats", "axis");
}

Value interleaved(const Call& call)
{
    return repeatedElements(call, "self", "repeats", "dim");
}

Value swapped(const Call& call)
{
    TextTensor tensor = call.tensor("self");
    tensor.permute(swappedAxes(tensor.rank(), call.wholeNumber("axis1"), call.wholeNumber("axis2")));
    return valueOf(std::move(tensor));
}

Value unsqueezed(const Call& call)
{
    return withOne(call, "self", "dim");
}

constexpr Method kMethods[] = {
    {"reshape", "self,*,shape", reshaped},
    {"view", "self,*,shape", reshaped},
    {"transpose", "self,*,axes", transposed},
    {"permute", "self,*,dims", permuted},
    {"repeat", "self,repeats,axis,*", repeated},
    {"repeat_interleave", "self,repeats,dim", interleaved},
    {"swapaxes", "self,axis1,axis2", swapped},
    {"unsqueeze", "self,dim", unsqueezed},
    {"squeeze", "self,dim", withoutOnes},
    {"size", "self,dim", measured},
    {"resize", "self,size,resample,box,reducing_gap", resizedByPillow},
    {"contiguous", "self", kept},
    {"copy", "self", kept},
    {"clone", "self", kept},
    {"detach", "self", kept},
    {"numpy", "self", kept},
    {"cpu", "self", kept},
    {"astype", "self,dtype", converted},
    {"to", "self,dtype", converted},
};

} // namespace

Value callMethod(Evaluator& evaluator, const TextTensor& tensor, const std::string& name, const Expression& call,
                 std::vector<Given> given)
{
    const auto method = std::ranges::find(kMethods, name, &Method::name);
    if (method == std::end(kMethods)) {
        std::vector<std::string> names;
        for (const Method& each : kMethods)
            names.emplace_back(each.name);
        const std::string meant = closest(name, names);
        evaluator.source().fail(call.begin,
                                say("reading", "%1 is nothing that can be read")("." + name + "()") + "; "
                                    + (meant.empty()
                                           ? say("reading", "reshape, transpose, permute or repeat would be right")
                                           : say("reading", "did you mean %1?")(meant)));
    }
    Given self{{}, valueOf(tensor)};
    self.value.begin = call.begin;
    self.value.end = call.end;
    given.insert(given.begin(), std::move(self));
    return applied(Call(evaluator, name, call.begin, method->parameters, std::move(given)), method->apply);
}

} // namespace tessera
