// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr auto kDepthFirst = DepthSpaceOrder::DepthColumnRow;
constexpr Text kMethodReason = say("reading", "RESAMPLE copies one element or blends two neighbours an axis");

TextLayout layoutOf(const Call& call)
{
    const bool isVectors = call.has("data_format") && call.text("data_format") == "NCHW_VECT_C";
    const std::string format =
        call.word("data_format", "NHWC", {"NHWC", "NCHW"},
                  isVectors ? say("reading", "its channels are in vectors of four, which no strides say") : Text());
    return format == "NHWC" ? TextLayout::ChannelsLast : TextLayout::ChannelsFirst;
}

Value depthToSpaceCall(const Call& call)
{
    return movedBlocks(call, true, kDepthFirst, "input", "block_size", layoutOf(call));
}
Value spaceToDepthCall(const Call& call)
{
    return movedBlocks(call, false, kDepthFirst, "input", "block_size", layoutOf(call));
}

// Keras's backends have one order for channels that are last, and two for those that are first.
Value movedByKeras(const Call& call, bool toSpace)
{
    if (call.word("data_format", "channels_last", {"channels_last", "channels_first"}) == "channels_first")
        call.refuse("data_format",
                    say("reading", "Keras's backends do not agree on its order; channels_last would be right"));
    return movedBlocks(call, toSpace, kDepthFirst, "x", "block_size", TextLayout::ChannelsLast);
}
Value kerasDepthToSpaceCall(const Call& call)
{
    return movedByKeras(call, true);
}
Value kerasSpaceToDepthCall(const Call& call)
{
    return movedByKeras(call, false);
}

// Rows and columns of N, H, W, C or H, W, C.
std::vector<AxisWish> sizesOf(const Call& call, const TextTensor& tensor)
{
    if (tensor.rank() != 4 && tensor.rank() != 3)
        call.fail(say("reading", "the pictures have %1 dimensions; N, H, W, C would be right")(tensor.rank()));
    const std::vector<double> sizes = call.numbers("size");
    if (sizes.size() != 2)
        call.refuse("size", say("reading", "%1 would be right")(say("reading", "[height, width]")));
    const size_t rows = tensor.rank() - 3;
    const std::vector<uint64_t> now = tensor.sizes();
    double height = sizes[0], width = sizes[1];
    if (call.flag("preserve_aspect_ratio", false)) { // rounded as Python does
        const double h = static_cast<double>(now[rows]), w = static_cast<double>(now[rows + 1]);
        const double factor = std::min(height / h, width / w);
        height = std::nearbyint(factor * h);
        width = std::nearbyint(factor * w);
    }
    return {{.axis = rows, .outputs = sizeOf(height, "size")}, {.axis = rows + 1, .outputs = sizeOf(width, "size")}};
}

Value resizedAs(const Call& call, std::string_view framework, const std::string& mode, bool isLinear)
{
    TextTensor pictures = channelsLastTensor(call, "images");
    ResizeWish wish{.convention = &conventionNamed(framework, mode),
                    .mode = isLinear ? InterpolationMode::Linear : InterpolationMode::NearestNeighbor,
                    .antialiased = call.flag("antialias", false),
                    .axes = sizesOf(call, pictures)};
    return resized(std::move(pictures), wish);
}

// A name, or the number that it had in the first version.
bool isLinearMethod(const Call& call, bool takesNumbers = false)
{
    const auto* number = takesNumbers && call.has("method") ? call.value("method").as<Number>() : nullptr;
    if (number && number->value != 0 && number->value != 1)
        call.refuse("method", Message(kMethodReason) + "; " + say("reading", "%1 or %2 would be right")(0, 1));
    if (number)
        return number->value == 0;
    const std::string method =
        call.word("method", "bilinear", {"bilinear", "nearest", "BILINEAR", "NEAREST_NEIGHBOR"}, kMethodReason);
    return method == "bilinear" || method == "BILINEAR";
}

Value resizeCall(const Call& call)
{
    const bool isLinear = isLinearMethod(call);
    return resizedAs(call, "TensorFlow 2", isLinear ? "bilinear" : "nearest", isLinear);
}

Value firstVersion(const Call& call, bool isLinear)
{
    const std::string mode = isLinear ? "bilinear" : "nearest";
    const bool corners = call.flag("align_corners", false), halves = call.flag("half_pixel_centers", false);
    if (corners && halves)
        call.refuse("half_pixel_centers", say("reading", "TensorFlow refuses it together with align_corners"));
    return halves ? resizedAs(call, "TensorFlow 2", mode, isLinear)
                  : resizedAs(call, "TensorFlow 1", mode + (corners ? ", align_corners" : ""), isLinear);
}

Value bilinearCall(const Call& call)
{
    return firstVersion(call, true);
}
Value nearestCall(const Call& call)
{
    return firstVersion(call, false);
}
Value firstResizeCall(const Call& call)
{
    return firstVersion(call, isLinearMethod(call, true));
}

// Keras: whole factors, by tf.image.resize.
Value upSamplingLayer(const Call& call)
{
    const auto [rows, columns] = call.has("size") ? call.pair("size") : std::pair(2.0, 2.0);
    const std::string mode = call.word("interpolation", "nearest", {"nearest", "bilinear"}, kMethodReason);
    const bool isLast =
        call.word("data_format", "channels_last", {"channels_last", "channels_first"}) == "channels_last";
    return {
        .is = Layer{[call, mode, isLast, rows = rows, columns = columns](TextTensor tensor) {
            if (isLast && tensor.isInput() && call.evaluator().layout() == TextLayout::ChannelsFirst)
                throw ChannelsAreLast{};
            if (tensor.rank() != 4)
                throw TextError(say("reading", "the pictures have %1 dimensions; four would be right")(tensor.rank()));
            const size_t first = isLast ? 1 : 2;
            const std::vector<uint64_t> now = tensor.sizes();
            ResizeWish wish{.convention = &conventionNamed("TensorFlow 2", mode),
                            .mode = mode == "nearest" ? InterpolationMode::NearestNeighbor : InterpolationMode::Linear,
                            .axes = {}};
            wish.axes = {{.axis = first, .outputs = sizeOf(static_cast<double>(now[first]) * rows, "size")},
                         {.axis = first + 1, .outputs = sizeOf(static_cast<double>(now[first + 1]) * columns, "size")}};
            tensor.resize(wish);
            return tensor;
        }}};
}

Value transposeCall(const Call& call)
{
    return permutedBy(call, "a", "perm");
}
Value reshapeCall(const Call& call)
{
    return reshapedBy(call, "tensor", "shape");
}
Value repeatCall(const Call& call)
{
    return repeatedElements(call, "input", "repeats", "axis");
}
Value keepCall(const Call& call)
{
    return valueOf(call.tensor("value"));
}
Value makeCall(const Call& call)
{
    return madeTensor(call, call.wholeNumbers("shape"));
}

constexpr std::string_view kBlocks = "input,block_size,data_format,name";
constexpr std::string_view kKerasBlocks = "x,block_size,data_format";
constexpr std::string_view kFirst = "images,size,align_corners,half_pixel_centers,name";
constexpr std::string_view kRoots[] = {"tf", "tensorflow", "keras", "layers", "K"};
constexpr Function kFunctions[] = {
    {"depth_to_space", kBlocks, depthToSpaceCall},
    {"space_to_depth", kBlocks, spaceToDepthCall},
    {"raw_ops.DepthToSpace", kBlocks, depthToSpaceCall},
    {"raw_ops.SpaceToDepth", kBlocks, spaceToDepthCall},
    {"ops.depth_to_space", kKerasBlocks, kerasDepthToSpaceCall},
    {"ops.space_to_depth", kKerasBlocks, kerasSpaceToDepthCall},
    {"ops.nn.depth_to_space", kKerasBlocks, kerasDepthToSpaceCall},
    {"ops.nn.space_to_depth", kKerasBlocks, kerasSpaceToDepthCall},
    {"image.resize", "images,size,method,preserve_aspect_ratio,antialias,name", resizeCall},
    {"v1.image.resize", "images,size,method,align_corners,preserve_aspect_ratio,name", firstResizeCall},
    {"v1.image.resize_images", "images,size,method,align_corners,preserve_aspect_ratio,name", firstResizeCall},
    {"resize_bilinear", "images,size,align_corners,name,half_pixel_centers", bilinearCall},
    {"resize_nearest_neighbor", "images,size,align_corners,name,half_pixel_centers", nearestCall},
    {"ResizeBilinear", kFirst, bilinearCall},
    {"ResizeNearestNeighbor", kFirst, nearestCall},
    {"UpSampling2D", "size,data_format,interpolation", upSamplingLayer},
    {"transpose", "a,perm,name", transposeCall},
    {"reshape", "tensor,shape,name", reshapeCall},
    {"repeat", "input,repeats,axis,name", repeatCall},
    {"constant", "value,dtype", keepCall},
    {"convert_to_tensor", "value,dtype", keepCall},
    {"zeros", "shape,dtype", makeCall},
    {"ones", "shape,dtype", makeCall},
    {"random.normal", "shape,dtype", makeCall},
    {"random.uniform", "shape,dtype", makeCall},
};

} // namespace

FunctionTable tensorFlowFunctions()
{
    return {Dialect::TensorFlow, kRoots, kFunctions};
}

} // namespace tessera
