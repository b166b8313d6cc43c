// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <cmath>

namespace tessera {

namespace {

// Of N, H, W, C, by factors. Linear is centred where a factor does not give a whole size.
Value upsampleCall(const Call& call)
{
    TextTensor tensor = channelsLastTensor(call, "self");
    if (tensor.rank() != 4)
        call.fail(say("reading", "the pictures have %1 dimensions; expected N, H, W, C")(tensor.rank()));
    const std::string mode = call.word("mode", "nearest", {"nearest", "linear"}, kTwoModes);
    const auto [rows, columns] = call.pair("scale_factor");
    const bool isLinear = mode == "linear", corners = isLinear && call.flag("align_corners", false);
    std::vector<AxisWish> wishes;
    for (size_t axis = 1; axis < 3; ++axis) {
        const double factor = axis == 1 ? rows : columns;
        if (!isLinear && factor != std::floor(factor))
            call.refuse("scale_factor",
                        say("reading", "MLX's versions do not agree on nearest between whole factors; expected one"));
        wishes.push_back({.axis = axis,
                          .outputs = flooredSize(static_cast<uint32_t>(tensor.sizes()[axis]), factor, "scale_factor"),
                          .factor = static_cast<float>(factor)});
    }
    return resized(std::move(tensor),
                   corners        ? resizeAs("PyTorch", "align_corners=True", true, wishes)
                       : isLinear ? resizeAs("ONNX", "half_pixel_symmetric", true, wishes)
                                  : resizeAs("PyTorch", "nearest", false, wishes));
}

constexpr std::string_view kRoots[] = {"mlx", "mx"};
constexpr Function kFunctions[] = {
    {"Upsample", "scale_factor,mode,align_corners", layer<upsampleCall>},
    {"reshape", "a,shape,stream", reshaped},
    {"transpose", "a,axes,stream", permuted},
    {"swapaxes", "a,axis1,axis2", swapped},
    {"moveaxis", "a,source,destination", movedAxis},
    {"repeat", "array,repeats,axis", repeatedElements},
    {"tile", "a,reps", tiled},
    {"broadcast_to", "a,shape", broadcast},
    {"expand_dims", "a,axis", withOne},
    {"squeeze", "a,axis", withoutOnes},
    {"concatenate", "arrays,axis", concatenated},
    {"stack", "arrays,axis", stacked},
    {"split", "a,indices_or_sections,axis", splitByCount},
    {"array", "val,dtype", literal},
    {"zeros", "shape,dtype", madeOfShape<0>},
    {"ones", "shape,dtype", madeOfShape<1>},
    {"full", "shape,vals,dtype", filled},
    {"arange", "*,start,stop,step,dtype", counted},
    {"linspace", "start,stop,num,dtype", spaced},
    {"random.normal", "shape,dtype,loc,scale,key", madeOfShape<kRandom>},
    {"random.uniform", "low,high,shape,dtype,key",
     [](const Call& call) { return madeTensor(call, call.wholeNumbers("shape"), kRandom); }},
};

} // namespace

FunctionTable mlxFunctions()
{
    return {"MLX", {}, kRoots, kFunctions};
}

} // namespace tessera
