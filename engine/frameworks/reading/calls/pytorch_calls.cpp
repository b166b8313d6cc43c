// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

namespace tessera {

namespace {

constexpr auto kColumnFirst = DepthSpaceOrder::ColumnRowDepth;

// For interpolate and its layers: the resized tensor.
TextTensor interpolated(const Call& call, TextTensor tensor, std::string_view ownMode, bool ownCorners)
{
    const std::string mode = ownMode.empty()
        ? call.word("mode", "nearest", {"nearest", "linear", "bilinear", "nearest-exact"}, kTwoModes)
        : std::string(ownMode);
    const bool isLinear = mode.ends_with("linear");
    const size_t spatial = mode == "linear" ? 1
        : mode == "bilinear"                ? 2
                                            : tensor.rank() - std::min<size_t>(tensor.rank(), 2);
    if (spatial == 0 || tensor.rank() != spatial + 2)
        call.refuse("mode",
                    say("reading", "%1 is of %2 dimensions, and the input has %3")(mode, spatial + 2, tensor.rank()));
    const bool corners = ownCorners || call.flag("align_corners", false);
    if (corners && !isLinear)
        call.refuse("align_corners", say("reading", "PyTorch takes it with linear and bilinear only"));
    const bool isAntialiased = call.flag("antialias", false);
    if (isAntialiased && mode != "bilinear")
        call.refuse("antialias", say("reading", "PyTorch takes it with bilinear only, of these modes"));
    const std::vector<AxisWish> axes = wishesOf(call, tensor,
                                                {.axes = lastAxes(call, tensor, spatial),
                                                 .sizes = "size",
                                                 .factors = "scale_factor",
                                                 .areFactorsTaken = !call.flag("recompute_scale_factor", false)});
    const std::string own = !isLinear ? mode : corners ? "align_corners=True" : "align_corners=False";
    tensor.resize(resizeAs("PyTorch", own, isLinear, axes, isAntialiased));
    return tensor;
}

Value interpolateCall(const Call& call)
{
    return valueOf(interpolated(call, call.tensor("input"), {}, false));
}

// A copy of the call lives on in the layer.
Value resizeLayer(const Call& call, std::string_view ownMode, bool ownCorners)
{
    return {.is = Layer{[call, ownMode, ownCorners](TextTensor tensor) {
                return *applied(call.with(std::move(tensor)), [&](const Call& own) {
                            return valueOf(interpolated(own, own.tensor("self"), ownMode, ownCorners));
                        }).tensor();
            }}};
}

Value upsampleLayer(const Call& call)
{
    return resizeLayer(call, {}, false);
}
Value upsampleNearestLayer(const Call& call)
{
    return resizeLayer(call, "nearest", false);
}
Value upsampleBilinearLayer(const Call& call)
{
    return resizeLayer(call, "bilinear", true);
}

constexpr std::string_view kResize = "input,size,scale_factor,mode,align_corners,recompute_scale_factor,antialias";
constexpr std::string_view kRoots[] = {"torch", "nn", "F", "functional"};
constexpr Function kFunctions[] = {
    {"pixel_shuffle", "input,upscale_factor", movedBlocks<true, kColumnFirst>},
    {"pixel_unshuffle", "input,downscale_factor", movedBlocks<false, kColumnFirst>},
    {"PixelShuffle", "upscale_factor", blockLayer<true, kColumnFirst>},
    {"PixelUnshuffle", "downscale_factor", blockLayer<false, kColumnFirst>},
    {"interpolate", kResize, interpolateCall},
    {"upsample", kResize, interpolateCall},
    {"Upsample", "size,scale_factor,mode,align_corners,recompute_scale_factor", upsampleLayer},
    {"UpsamplingNearest2d", "size,scale_factor", upsampleNearestLayer},
    {"UpsamplingBilinear2d", "size,scale_factor", upsampleBilinearLayer},
    {"permute", "input,dims", permuted},
    {"reshape", "input,shape", reshaped},
    {"transpose", "input,dim0,dim1", swapped},
    {"repeat_interleave", "input,repeats,dim", repeatedElements},
    {"from_numpy", "input", kept},
    {"tensor", "input,dtype", kept},
    {"as_tensor", "input,dtype", kept},
    {"unsqueeze", "input,dim", withOne},
    {"rand", "*,dtype,device", madeOfSizes},
    {"randn", "*,dtype,device", madeOfSizes},
    {"zeros", "*,dtype,device", madeOfSizes},
    {"ones", "*,dtype,device", madeOfSizes},
    {"empty", "*,dtype,device", madeOfSizes},
    {"arange", "end,dtype,device", madeOfCount},
};

} // namespace

FunctionTable pyTorchFunctions()
{
    return {Dialect::PyTorch, kRoots, kFunctions};
}

} // namespace tessera
