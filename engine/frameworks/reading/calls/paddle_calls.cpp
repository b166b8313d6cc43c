// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

namespace tessera {

namespace {

constexpr auto kColumnFirst = DepthSpaceOrder::ColumnRowDepth;

TextLayout layoutOf(const Call& call)
{
    const std::string format = call.word("data_format", "NCHW", {"NCHW", "NHWC"});
    return format == "NHWC" ? TextLayout::ChannelsLast : TextLayout::ChannelsFirst;
}

template <bool toSpace> Value shuffled(const Call& call)
{
    return movedBlocks(call, toSpace, kColumnFirst, call.parameter(1), layoutOf(call));
}

Value interpolated(const Call& call, std::string_view ownMode, bool ownCorners)
{
    const TextLayout layout = layoutOf(call);
    const std::string& parameter = call.parameter(0);
    TextTensor tensor =
        layout == TextLayout::ChannelsLast ? channelsLastTensor(call, parameter) : call.tensor(parameter);
    if (tensor.rank() != 4)
        call.fail(say("reading", "the pictures have %1 dimensions; expected four")(tensor.rank()));
    const std::string mode = ownMode.empty()
        ? call.word("mode", "nearest", {"nearest", "bilinear", "NEAREST", "BILINEAR"}, kTwoModes)
        : std::string(ownMode);
    const bool isLinear = mode == "bilinear" || mode == "BILINEAR";
    const bool corners = ownCorners || call.flag("align_corners", false);
    if (corners && !isLinear)
        call.refuse("align_corners", say("reading", "Paddle refuses it with nearest"));
    const double alignMode = call.number("align_mode", 0);
    const size_t first = layout == TextLayout::ChannelsLast ? 1 : 2;
    const std::vector<AxisWish> wishes =
        wishesOf(call, tensor, {.axes = {first, first + 1}, .sizes = "size", .factors = "scale_factor"});
    return resized(std::move(tensor),
                   !isLinear            ? resizeAs("PyTorch", "nearest", false, wishes)
                       : corners        ? resizeAs("PyTorch", "align_corners=True", true, wishes)
                       : alignMode == 1 ? resizeAs("ONNX", "asymmetric", true, wishes)
                                        : resizeAs("PyTorch", "align_corners=False", true, wishes));
}

Value interpolateCall(const Call& call)
{
    return interpolated(call, {}, false);
}
Value nearestCall(const Call& call)
{
    return interpolated(call, "nearest", false);
}
Value cornersCall(const Call& call)
{
    return interpolated(call, "bilinear", true);
}

constexpr std::string_view kRoots[] = {"paddle"};
constexpr Function kFunctions[] = {
    {"pixel_shuffle", "x,upscale_factor,data_format,name", shuffled<true>},
    {"pixel_unshuffle", "x,downscale_factor,data_format,name", shuffled<false>},
    {"PixelShuffle", "upscale_factor,data_format,name", layer<shuffled<true>>},
    {"PixelUnshuffle", "downscale_factor,data_format,name", layer<shuffled<false>>},
    {"interpolate upsample", "x,size,scale_factor,mode,align_corners,align_mode,data_format,name", interpolateCall},
    {"Upsample", "size,scale_factor,mode,align_corners,align_mode,data_format,name", layer<interpolateCall>},
    {"UpsamplingNearest2D", "size,scale_factor,data_format,name", layer<nearestCall>},
    {"UpsamplingBilinear2D", "size,scale_factor,data_format,name", layer<cornersCall>},
    {"reshape", "x,shape,name", reshaped},
    {"transpose", "x,perm,name", permuted},
    {"concat", "x,axis,name", concatenated},
    {"stack", "x,axis,name", stacked},
    {"split", "x,num_or_sections,axis,name", splitByCountOrSizes},
    {"tile", "x,repeat_times,name", tiled},
    {"expand broadcast_to", "x,shape,name", broadcast},
    {"unsqueeze", "x,axis,name", withOne},
    {"squeeze", "x,axis,name", withoutOnes},
    {"to_tensor", "data,dtype,place,stop_gradient", literal},
    {"rand randn uniform normal", "shape,dtype,min,max,name", madeOfShape<kRandom>},
    {"zeros empty", "shape,dtype,name", madeOfShape<0>},
    {"ones", "shape,dtype,name", madeOfShape<1>},
    {"full", "shape,fill_value,dtype,name", filled},
    {"arange", "*,start,end,step,dtype,name", counted},
    {"linspace", "start,stop,num,dtype,name", spaced},
    {"Sequential", "*", sequence},
};

} // namespace

FunctionTable paddleFunctions()
{
    return {"Paddle", {}, kRoots, kFunctions};
}

} // namespace tessera
