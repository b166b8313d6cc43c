// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <array>

namespace tessera {

namespace {

constexpr auto kColumnFirst = DepthSpaceOrder::ColumnRowDepth;

struct OwnMode {
    std::string_view mode = {}; // empty: the call's
    bool corners = false;
};

// interpolate and its layers: the first parameter, resized.
Value interpolated(const Call& call, const OwnMode& own)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    const std::string mode = own.mode.empty()
        ? call.word("mode", "nearest", {"nearest", "linear", "bilinear", "nearest-exact"}, kTwoModes)
        : std::string(own.mode);
    const bool isLinear = mode.ends_with("linear");
    const size_t spatial = mode == "linear" ? 1
        : mode == "bilinear"                ? 2
                                            : tensor.rank() - std::min<size_t>(tensor.rank(), 2);
    if (spatial == 0 || tensor.rank() != spatial + 2)
        call.refuse("mode",
                    say("reading", "%1 is of %2 dimensions, and the input has %3")(mode, spatial + 2, tensor.rank()));
    const bool corners = own.corners || call.flag("align_corners", false);
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
    const std::string name = !isLinear ? mode : corners ? "align_corners=True" : "align_corners=False";
    return resized(std::move(tensor), resizeAs("PyTorch", name, isLinear, axes, isAntialiased));
}

Value interpolateCall(const Call& call)
{
    return interpolated(call, {});
}
Value nearestCall(const Call& call)
{
    return interpolated(call, {"nearest"});
}
Value cornersCall(const Call& call)
{
    return interpolated(call, {"bilinear", true});
}

// What aten's upsample_… ask of the last axes: sizes, and the factors that sizes were made of, where there are some.
std::vector<AxisWish> atenWishes(const Call& call, const TextTensor& tensor, size_t count)
{
    const std::vector<size_t> axes = lastAxes(call, tensor, count);
    const bool hasSizes = call.has("output_size");
    if (!hasSizes && !call.has("scale_factors"))
        call.fail(say("reading", "expected one of %1 and %2")("output_size", "scale_factors"));
    const std::vector<double> sizes = hasSizes ? call.numbers("output_size") : std::vector<double>();
    std::vector<double> factors = call.has("scale_factors") ? call.numbers("scale_factors") : std::vector<double>();
    for (const char* name : {"scales_d", "scales_h", "scales_w", "scales"})
        if (call.has(name))
            factors.push_back(call.number(name));
    if ((hasSizes && sizes.size() != count) || (!factors.empty() && factors.size() != count))
        call.fail(say("reading", "expected %1 values")(count));
    std::vector<AxisWish> wishes;
    for (size_t i = 0; i < count; ++i) {
        const auto inputs = static_cast<uint32_t>(tensor.sizes()[axes[i]]);
        AxisWish wish{.axis = axes[i]};
        if (!factors.empty())
            wish.factor = static_cast<float>(factors[i]);
        wish.outputs = hasSizes ? sizeOf(sizes[i], "output_size") : flooredSize(inputs, factors[i], "scale_factors");
        wishes.push_back(wish);
    }
    return wishes;
}

template <size_t count, bool isLinear, bool isExact = false, bool isAntialiased = false>
Value upsampled(const Call& call)
{
    TextTensor tensor = call.tensor("input");
    const std::string mode = !isLinear      ? (isExact ? "nearest-exact" : "nearest")
        : call.flag("align_corners", false) ? "align_corners=True"
                                            : "align_corners=False";
    const std::vector<AxisWish> wishes = atenWishes(call, tensor, count);
    return resized(std::move(tensor), resizeAs("PyTorch", mode, isLinear, wishes, isAntialiased));
}

// The way back: of the size input_size. What scales say is taken, as forward.
template <size_t count, bool isLinear, bool isExact = false> Value upsampledBack(const Call& call)
{
    TextTensor tensor = call.tensor("grad_output");
    const std::vector<double> sizes = call.numbers("input_size");
    if (sizes.size() != tensor.rank())
        call.refuse("input_size", say("reading", "expected %1 values")(tensor.rank()));
    const std::string mode = !isLinear      ? (isExact ? "nearest-exact" : "nearest")
        : call.flag("align_corners", false) ? "align_corners=True"
                                            : "align_corners=False";
    std::vector<AxisWish> wishes;
    const std::vector<size_t> axes = lastAxes(call, tensor, count);
    constexpr std::array<const char*, 3> names{"scales_d", "scales_h", "scales_w"};
    for (size_t i = 0; i < count; ++i) {
        wishes.push_back({.axis = axes[i], .outputs = sizeOf(sizes[axes[i]], "input_size")});
        if (const char* name = names[3 - count + i]; call.has(name))
            wishes.back().factor = static_cast<float>(call.number(name));
    }
    ResizeWish wish = resizeAs("PyTorch", mode, isLinear, wishes);
    wish.isGradient = true;
    return resized(std::move(tensor), wish);
}

// torch.Tensor(1, 3, 4, 4) has these sizes, torch.Tensor([[1, 2]]) these elements.
Value tensorOrSizes(const Call& call)
{
    const ValueList& given = call.further();
    return given.size() == 1 && given.front().list() ? valueOf(call.evaluator().tensorOf(given.front()))
                                                     : madeOfSizes<0>(call);
}

Value randomOfSize(const Call& call) // randint(high, size), too
{
    const bool isShort = !call.has("size") && call.has("high") && call.value("high").list();
    return madeTensor(call, call.wholeNumbers(isShort ? "high" : "size"), kRandom);
}

constexpr std::string_view kResize = "input,size,scale_factor,mode,align_corners,recompute_scale_factor,antialias";
constexpr std::string_view kMade = "*,size,dtype,device,requires_grad,layout,generator,out,memory_format,pin_memory";
constexpr std::string_view kLike = "input,dtype,device,requires_grad,layout,memory_format";
constexpr std::string_view kCounted = "*,start,end,step,dtype,device,requires_grad,out,layout";
constexpr std::string_view kLiteral = "input,dtype,device,requires_grad";
constexpr std::string_view kRoots[] = {"torch", "nn", "F", "functional", "aten", "ops"};
constexpr Function kFunctions[] = {
    {"pixel_shuffle", "input,upscale_factor", movedBlocks<true, kColumnFirst>},
    {"pixel_unshuffle", "input,downscale_factor", movedBlocks<false, kColumnFirst>},
    {"PixelShuffle", "upscale_factor", layer<movedBlocks<true, kColumnFirst>>},
    {"PixelUnshuffle", "downscale_factor", layer<movedBlocks<false, kColumnFirst>>},
    {"interpolate upsample", kResize, interpolateCall},
    {"upsample_nearest", "input,size,scale_factor", nearestCall},
    {"upsample_bilinear", "input,size,scale_factor", cornersCall},
    {"Upsample", "size,scale_factor,mode,align_corners,recompute_scale_factor", layer<interpolateCall>},
    {"UpsamplingNearest2d", "size,scale_factor", layer<nearestCall>},
    {"UpsamplingBilinear2d", "size,scale_factor", layer<cornersCall>},
    {"upsample_bilinear2d", "input,output_size,align_corners,scales_h,scales_w", upsampled<2, true>},
    {"upsample_bilinear2d.vec", "input,output_size,align_corners,scale_factors", upsampled<2, true>},
    {"_upsample_bilinear2d_aa", "input,output_size,align_corners,scales_h,scales_w", upsampled<2, true, false, true>},
    {"upsample_linear1d", "input,output_size,align_corners,scales", upsampled<1, true>},
    {"upsample_linear1d.vec", "input,output_size,align_corners,scale_factors", upsampled<1, true>},
    {"upsample_nearest1d", "input,output_size,scales", upsampled<1, false>},
    {"upsample_nearest2d", "input,output_size,scales_h,scales_w", upsampled<2, false>},
    {"upsample_nearest3d", "input,output_size,scales_d,scales_h,scales_w", upsampled<3, false>},
    {"upsample_nearest1d.vec", "input,output_size,scale_factors", upsampled<1, false>},
    {"upsample_nearest2d.vec", "input,output_size,scale_factors", upsampled<2, false>},
    {"upsample_nearest3d.vec", "input,output_size,scale_factors", upsampled<3, false>},
    {"_upsample_nearest_exact1d", "input,output_size,scales", upsampled<1, false, true>},
    {"_upsample_nearest_exact2d", "input,output_size,scales_h,scales_w", upsampled<2, false, true>},
    {"_upsample_nearest_exact2d.vec", "input,output_size,scale_factors", upsampled<2, false, true>},
    {"upsample_bilinear2d_backward", "grad_output,output_size,input_size,align_corners,scales_h,scales_w",
     upsampledBack<2, true>},
    {"upsample_nearest2d_backward", "grad_output,output_size,input_size,scales_h,scales_w", upsampledBack<2, false>},
    {"_upsample_nearest_exact2d_backward", "grad_output,output_size,input_size,scales_h,scales_w",
     upsampledBack<2, false, true>},
    {"permute", "input,dims", permuted},
    {"reshape view _unsafe_view", "input,shape", reshaped},
    {"transpose swapaxes swapdims", "input,dim0,dim1", swapped},
    {"movedim moveaxis", "input,source,destination", movedAxis},
    {"repeat_interleave", "input,repeats,dim,output_size", repeatedElements},
    {"repeat tile", "input,dims", tiled},
    {"expand broadcast_to", "input,size", broadcast},
    {"unsqueeze", "input,dim", withOne},
    {"squeeze", "input,dim", withoutOnes},
    {"flatten", "input,start_dim,end_dim", flattened},
    {"cat concat concatenate", "tensors,dim", concatenated},
    {"stack", "tensors,dim", stacked},
    {"split split_with_sizes", "tensor,split_size_or_sections,dim", splitBySizes},
    {"tensor_split", "input,indices_or_sections,dim", splitByCount},
    {"chunk", "input,chunks,dim", splitByCount},
    {"unbind", "input,dim", unbound},
    {"slice", "input,dim,start,end,step", sliced},
    {"select", "input,dim,index", selected},
    {"unfold im2col", "input,kernel_size,dilation,padding,stride", unfoldedBlocks},
    {"fold col2im", "input,output_size,kernel_size,dilation,padding,stride", foldedBlocks},
    {"Unfold", "kernel_size,dilation,padding,stride", layer<unfoldedBlocks>},
    {"Fold", "output_size,kernel_size,dilation,padding,stride", layer<foldedBlocks>},
    {"Sequential", "*", sequence},
    {"Flatten", "start_dim,end_dim", layer<flattened>},
    {"Identity", "*,**", layer<kept>},
    {"contiguous clone detach alias from_numpy as_strided_ lift_fresh_copy", "input,*,**", kept},
    {"tensor as_tensor FloatTensor asarray", kLiteral, literal},
    {"rand randn", kMade, madeOfSizes<kRandom>},
    {"zeros empty", kMade, madeOfSizes<0>},
    {"ones", kMade, madeOfSizes<1>},
    {"Tensor", kMade, tensorOrSizes},
    {"randint normal", "low,high,size,mean,std,dtype,device,generator", randomOfSize},
    {"full", "size,fill_value,dtype,device,requires_grad", filled},
    {"rand_like randn_like", kLike, madeLike<kRandom>},
    {"zeros_like empty_like", kLike, madeLike<0>},
    {"ones_like", kLike, madeLike<1>},
    {"arange", kCounted, counted},
    {"linspace", "start,end,steps,dtype,device", spaced},
    {"load", "*,**", loaded},
};

} // namespace

FunctionTable pyTorchFunctions()
{
    return {"PyTorch", Dialect::PyTorch, kRoots, kFunctions};
}

} // namespace tessera
