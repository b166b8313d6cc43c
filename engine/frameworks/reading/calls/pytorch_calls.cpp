// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

namespace tessera {

namespace {

constexpr auto kColumnFirst = DepthSpaceOrder::ColumnRowDepth;

Value shuffleCall(const Call& call)
{
    return movedBlocks(call, true, kColumnFirst, "input", "upscale_factor");
}
Value unshuffleCall(const Call& call)
{
    return movedBlocks(call, false, kColumnFirst, "input", "downscale_factor");
}
Value shuffleLayer(const Call& call)
{
    return {.is = blockLayer(true, kColumnFirst, call.size("upscale_factor"))};
}
Value unshuffleLayer(const Call& call)
{
    return {.is = blockLayer(false, kColumnFirst, call.size("downscale_factor"))};
}

constexpr Text kModeReason = say("reading", "RESAMPLE copies one element or blends two neighbours an axis");

// Of interpolate and its layers; of the tensor that it is of.
TextTensor interpolated(const Call& call, TextTensor tensor, std::string_view ownMode, bool ownCorners)
{
    const std::string mode = ownMode.empty()
        ? call.word("mode", "nearest", {"nearest", "linear", "bilinear", "nearest-exact"}, kModeReason)
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
    ResizeWish wish{.convention = &conventionNamed("PyTorch",
                                                   !isLinear     ? mode
                                                       : corners ? "align_corners=True"
                                                                 : "align_corners=False"),
                    .mode = isLinear ? InterpolationMode::Linear : InterpolationMode::NearestNeighbor,
                    .antialiased = call.flag("antialias", false),
                    .axes = {}};
    if (wish.antialiased && mode != "bilinear")
        call.refuse("antialias", say("reading", "PyTorch takes it with bilinear only, of these modes"));
    wish.axes = wishesOf(call, tensor,
                         {.axes = lastAxes(call, tensor, spatial),
                          .sizes = "size",
                          .factors = "scale_factor",
                          .areFactorsTaken = !call.flag("recompute_scale_factor", false)});
    tensor.resize(wish);
    return tensor;
}

Value interpolateCall(const Call& call)
{
    return valueOf(interpolated(call, call.tensor("input"), {}, false));
}

// A copy of the call lives on in the layer.
Layer resizeLayer(const Call& call, std::string_view mode, bool corners)
{
    return {[call, mode, corners](TextTensor tensor) {
        return *applied(
                    call.with(std::move(tensor)),
                    mode.empty()
                        ? +[](const Call& own) { return valueOf(interpolated(own, own.tensor("self"), {}, false)); }
                        : corners
                        ? +[](const Call&
                                  own) { return valueOf(interpolated(own, own.tensor("self"), "bilinear", true)); }
                        : +[](const Call&
                                  own) { return valueOf(interpolated(own, own.tensor("self"), "nearest", false)); })
                    .tensor();
    }};
}

Value upsampleLayer(const Call& call)
{
    return {.is = resizeLayer(call, {}, false)};
}
Value upsampleNearestLayer(const Call& call)
{
    return {.is = resizeLayer(call, "nearest", false)};
}
Value upsampleBilinearLayer(const Call& call)
{
    return {.is = resizeLayer(call, "bilinear", true)};
}

Value permuteCall(const Call& call)
{
    return permutedBy(call, "input", "dims");
}
Value reshapeCall(const Call& call)
{
    return reshapedBy(call, "input", "shape");
}
Value transposeCall(const Call& call)
{
    TextTensor tensor = call.tensor("input");
    tensor.permute(swappedAxes(tensor.rank(), call.wholeNumber("dim0"), call.wholeNumber("dim1")));
    return valueOf(std::move(tensor));
}
Value interleaveCall(const Call& call)
{
    return repeatedElements(call, "input", "repeats", "dim");
}
Value keepCall(const Call& call)
{
    return valueOf(call.tensor("input"));
}
Value unsqueezeCall(const Call& call)
{
    return withOne(call, "input", "dim");
}
Value makeCall(const Call& call)
{
    return madeTensor(call, call.rest());
}
Value countCall(const Call& call)
{
    return madeTensor(call, {static_cast<int64_t>(call.size("end"))});
}

constexpr std::string_view kResize = "input,size,scale_factor,mode,align_corners,recompute_scale_factor,antialias";
constexpr std::string_view kRoots[] = {"torch", "nn", "F", "functional"};
constexpr Function kFunctions[] = {
    {"pixel_shuffle", "input,upscale_factor", shuffleCall},
    {"pixel_unshuffle", "input,downscale_factor", unshuffleCall},
    {"PixelShuffle", "upscale_factor", shuffleLayer},
    {"PixelUnshuffle", "downscale_factor", unshuffleLayer},
    {"interpolate", kResize, interpolateCall},
    {"upsample", kResize, interpolateCall},
    {"Upsample", "size,scale_factor,mode,align_corners,recompute_scale_factor", upsampleLayer},
    {"UpsamplingNearest2d", "size,scale_factor", upsampleNearestLayer},
    {"UpsamplingBilinear2d", "size,scale_factor", upsampleBilinearLayer},
    {"permute", "input,dims", permuteCall},
    {"reshape", "input,shape", reshapeCall},
    {"transpose", "input,dim0,dim1", transposeCall},
    {"repeat_interleave", "input,repeats,dim", interleaveCall},
    {"from_numpy", "input", keepCall},
    {"tensor", "input,dtype", keepCall},
    {"as_tensor", "input,dtype", keepCall},
    {"unsqueeze", "input,dim", unsqueezeCall},
    {"rand", "*,dtype,device", makeCall},
    {"randn", "*,dtype,device", makeCall},
    {"zeros", "*,dtype,device", makeCall},
    {"ones", "*,dtype,device", makeCall},
    {"empty", "*,dtype,device", makeCall},
    {"arange", "end,dtype,device", countCall},
};

} // namespace

FunctionTable pyTorchFunctions()
{
    return {Dialect::PyTorch, kRoots, kFunctions};
}

} // namespace tessera
