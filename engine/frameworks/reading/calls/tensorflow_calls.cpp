// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr auto kDepthFirst = DepthSpaceOrder::DepthColumnRow;

TextLayout layoutOf(const Call& call)
{
    const bool isVectors = call.has("data_format") && call.text("data_format") == "NCHW_VECT_C";
    const std::string format =
        call.word("data_format", "NHWC", {"NHWC", "NCHW"},
                  isVectors ? say("reading", "its channels are in vectors of four, which no strides say") : Text());
    return format == "NHWC" ? TextLayout::ChannelsLast : TextLayout::ChannelsFirst;
}

template <bool toSpace> Value movedByTensorFlow(const Call& call)
{
    return movedBlocks(call, toSpace, kDepthFirst, "block_size", layoutOf(call));
}

// Keras's backends have one order for channels that are last, and two for those that are first.
template <bool toSpace> Value movedByKeras(const Call& call)
{
    if (call.word("data_format", "channels_last", {"channels_last", "channels_first"}) == "channels_first")
        call.refuse("data_format",
                    say("reading", "Keras's backends do not agree on its order; expected channels_last"));
    return movedBlocks(call, toSpace, kDepthFirst, "block_size", TextLayout::ChannelsLast);
}
// Rows and columns of N, H, W, C or H, W, C.
std::vector<AxisWish> sizesOf(const Call& call, const TextTensor& tensor)
{
    if (tensor.rank() != 4 && tensor.rank() != 3)
        call.fail(say("reading", "the pictures have %1 dimensions; expected N, H, W, C")(tensor.rank()));
    const std::vector<double> sizes = call.numbers("size");
    if (sizes.size() != 2)
        call.refuse("size", say("reading", "expected %1")(say("reading", "[height, width]")));
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
    const ResizeWish wish = resizeAs(framework, mode, isLinear, sizesOf(call, pictures), call.flag("antialias", false));
    return resized(std::move(pictures), wish);
}

// A name, or the number that it had in the first version.
bool isLinearMethod(const Call& call, bool takesNumbers = false)
{
    const auto* number = takesNumbers && call.has("method") ? call.value("method").as<Number>() : nullptr;
    if (number && number->value != 0 && number->value != 1)
        call.refuse("method", Message(kTwoModes) + "; " + say("reading", "expected %1 or %2")(0, 1));
    if (number)
        return number->value == 0;
    const std::string method =
        call.word("method", "bilinear", {"bilinear", "nearest", "BILINEAR", "NEAREST_NEIGHBOR"}, kTwoModes);
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

template <bool isLinear> Value resizedByFirst(const Call& call)
{
    return firstVersion(call, isLinear);
}
Value firstResizeCall(const Call& call)
{
    return firstVersion(call, isLinearMethod(call, true));
}

// Keras: whole factors, by tf.image.resize.
Value upSamplingLayer(const Call& call)
{
    const auto [rows, columns] = call.has("size") ? call.pair("size") : std::pair(2.0, 2.0);
    const std::string mode = call.word("interpolation", "nearest", {"nearest", "bilinear"}, kTwoModes);
    const bool isLast =
        call.word("data_format", "channels_last", {"channels_last", "channels_first"}) == "channels_last";
    return {.is = Layer{[call, mode, isLast, rows = rows, columns = columns](TextTensor tensor) {
                if (isLast && tensor.isInput() && call.evaluator().layout() == TextLayout::ChannelsFirst)
                    throw ChannelsAreLast{};
                if (tensor.rank() != 4)
                    throw TextError(say("reading", "the pictures have %1 dimensions; expected four")(tensor.rank()));
                const size_t first = isLast ? 1 : 2;
                const std::vector<uint64_t> now = tensor.sizes();
                tensor.resize(resizeAs(
                    "TensorFlow 2", mode, mode == "bilinear",
                    {{.axis = first, .outputs = sizeOf(static_cast<double>(now[first]) * rows, "size")},
                     {.axis = first + 1, .outputs = sizeOf(static_cast<double>(now[first + 1]) * columns, "size")}}));
                return tensor;
            }}};
}

constexpr std::string_view kBlocks = "input,block_size,data_format,name";
constexpr std::string_view kKerasBlocks = "x,block_size,data_format";
constexpr std::string_view kFirst = "images,size,align_corners,half_pixel_centers,name";
constexpr std::string_view kRoots[] = {"tf", "tensorflow", "keras", "layers", "K"};
constexpr Function kFunctions[] = {
    {"depth_to_space", kBlocks, movedByTensorFlow<true>},
    {"space_to_depth", kBlocks, movedByTensorFlow<false>},
    {"raw_ops.DepthToSpace", kBlocks, movedByTensorFlow<true>},
    {"raw_ops.SpaceToDepth", kBlocks, movedByTensorFlow<false>},
    {"ops.depth_to_space", kKerasBlocks, movedByKeras<true>},
    {"ops.space_to_depth", kKerasBlocks, movedByKeras<false>},
    {"ops.nn.depth_to_space", kKerasBlocks, movedByKeras<true>},
    {"ops.nn.space_to_depth", kKerasBlocks, movedByKeras<false>},
    {"image.resize", "images,size,method,preserve_aspect_ratio,antialias,name", resizeCall},
    {"v1.image.resize", "images,size,method,align_corners,preserve_aspect_ratio,name", firstResizeCall},
    {"v1.image.resize_images", "images,size,method,align_corners,preserve_aspect_ratio,name", firstResizeCall},
    {"resize_bilinear", "images,size,align_corners,name,half_pixel_centers", resizedByFirst<true>},
    {"resize_nearest_neighbor", "images,size,align_corners,name,half_pixel_centers", resizedByFirst<false>},
    {"ResizeBilinear", kFirst, resizedByFirst<true>},
    {"ResizeNearestNeighbor", kFirst, resizedByFirst<false>},
    {"UpSampling2D", "size,data_format,interpolation", upSamplingLayer},
    {"transpose", "a,perm,name", permuted},
    {"reshape", "tensor,shape,name", reshaped},
    {"repeat", "input,repeats,axis,name", repeatedElements},
    {"constant", "value,dtype", kept},
    {"convert_to_tensor", "value,dtype", kept},
    {"zeros", "shape,dtype", madeOfShape},
    {"ones", "shape,dtype", madeOfShape},
    {"random.normal", "shape,dtype", madeOfShape},
    {"random.uniform", "shape,dtype", madeOfShape},
};

} // namespace

FunctionTable tensorFlowFunctions()
{
    return {Dialect::TensorFlow, kRoots, kFunctions};
}

} // namespace tessera
