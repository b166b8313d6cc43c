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

// The way back: a gradient of N, H, W, C.
template <bool isLinear> Value resizedBack(const Call& call)
{
    TextTensor tensor = channelsLastTensor(call, "grads");
    std::vector<double> sizes;
    if (call.has("size"))
        sizes = call.numbers("size");
    else if (const TextTensor original = call.tensor("original_image"); original.rank() == 4)
        sizes = {static_cast<double>(original.sizes()[1]), static_cast<double>(original.sizes()[2])};
    if (sizes.size() != 2 || tensor.rank() != 4)
        call.fail(say("reading", "expected %1")(say("reading", "[height, width]")));
    const bool corners = call.flag("align_corners", false), halves = call.flag("half_pixel_centers", false);
    const std::string mode = isLinear ? "bilinear" : "nearest";
    ResizeWish wish =
        resizeAs(halves ? "TensorFlow 2" : "TensorFlow 1", mode + (corners ? ", align_corners" : ""), isLinear,
                 {{.axis = 1, .outputs = sizeOf(sizes[0], "size")}, {.axis = 2, .outputs = sizeOf(sizes[1], "size")}});
    wish.isGradient = true;
    return resized(std::move(tensor), wish);
}

// Keras: resizes by tf.image.resize, of channels that are last or first.
Value resizedByKeras(const Call& call, const std::string& method, bool isFactor)
{
    const bool isLast =
        call.word("data_format", "channels_last", {"channels_last", "channels_first"}) == "channels_last";
    const std::string& parameter = call.parameter(0);
    TextTensor tensor = isLast ? channelsLastTensor(call, parameter) : call.tensor(parameter);
    if (tensor.rank() != 4 && (tensor.rank() != 3 || isFactor))
        throw TextError(say("reading", "the pictures have %1 dimensions; expected four")(tensor.rank()));
    const size_t first = tensor.rank() - (isLast ? 3 : 2);
    const std::vector<uint64_t> now = tensor.sizes();
    std::pair<double, double> size = call.has("height") ? std::pair(call.number("height"), call.number("width"))
        : call.has("size")                              ? call.pair("size")
                                                        : std::pair(2.0, 2.0);
    if (isFactor)
        size = {size.first * static_cast<double>(now[first]), size.second * static_cast<double>(now[first + 1])};
    const std::string mode = call.word(method, isFactor ? "nearest" : "bilinear", {"nearest", "bilinear"}, kTwoModes);
    for (const char* name : {"crop_to_aspect_ratio", "pad_to_aspect_ratio"})
        if (call.flag(name, false))
            call.refuse(name, say("reading", "it cuts or fills the picture besides; expected False"));
    return resized(tensor,
                   resizeAs("TensorFlow 2", mode, mode == "bilinear",
                            {{.axis = first, .outputs = sizeOf(size.first, "size")},
                             {.axis = first + 1, .outputs = sizeOf(size.second, "size")}},
                            call.flag("antialias", false)));
}

Value upSamplingCall(const Call& call)
{
    return resizedByKeras(call, "interpolation", true);
}
Value resizingCall(const Call& call)
{
    return resizedByKeras(call, "interpolation", false);
}

// keras.backend.resize_images(x, 2, 2, "channels_last").
Value backendResizeCall(const Call& call)
{
    const ValueList factors{call.value("height_factor"), call.value("width_factor")};
    std::vector<Given> given{{"x", call.value("x")}, {"size", valueOf(factors)}};
    for (const char* name : {"data_format", "interpolation"})
        if (call.has(name))
            given.push_back({name, call.value(name)});
    return upSamplingCall(Call(call.evaluator(), call.name(), call.begin(), "x,size,data_format,interpolation", given));
}

// keras.Input((8, 8, 3)): a batch of one.
Value inputCall(const Call& call)
{
    std::vector<int64_t> sizes = call.wholeNumbers("shape");
    sizes.insert(sizes.begin(), 1);
    return declared(call, sizes);
}

// Reshape((8, 8, 3)) and Permute((3, 1, 2)) leave the batch out.
Value reshapeLayer(const Call& call)
{
    TextTensor tensor = call.tensor("self");
    std::vector<int64_t> sizes = call.wholeNumbers("target_shape");
    sizes.insert(sizes.begin(), static_cast<int64_t>(tensor.sizes().front()));
    tensor.reshape(sizes);
    return valueOf(std::move(tensor));
}
Value permuteLayer(const Call& call)
{
    TextTensor tensor = call.tensor("self");
    std::vector<int64_t> axes = call.wholeNumbers("dims");
    axes.insert(axes.begin(), 0);
    tensor.permute(axes);
    return valueOf(std::move(tensor));
}
constexpr std::string_view kBlocks = "input,block_size,data_format,name";
constexpr std::string_view kKerasBlocks = "x,block_size,data_format";
constexpr std::string_view kFirst = "images,size,align_corners,half_pixel_centers,name";
constexpr std::string_view kEarly = "images,size,method,align_corners,preserve_aspect_ratio,name";
constexpr std::string_view kRandoms = "shape,mean,stddev,dtype,seed,minval,maxval,name";
constexpr std::string_view kRoots[] = {"tf", "tensorflow", "keras", "layers", "K", "tfl", "tflite"};
constexpr Function kFunctions[] = {
    {"depth_to_space raw_ops.DepthToSpace DEPTH_TO_SPACE", kBlocks, movedByTensorFlow<true>},
    {"space_to_depth raw_ops.SpaceToDepth SPACE_TO_DEPTH", kBlocks, movedByTensorFlow<false>},
    {"ops.depth_to_space ops.nn.depth_to_space", kKerasBlocks, movedByKeras<true>},
    {"ops.space_to_depth ops.nn.space_to_depth", kKerasBlocks, movedByKeras<false>},
    {"image.resize image.resize_images", "images,size,method,preserve_aspect_ratio,antialias,name", resizeCall},
    {"v1.image.resize v1.image.resize_images", kEarly, firstResizeCall},
    {"resize_bilinear", "images,size,align_corners,name,half_pixel_centers", resizedByFirst<true>},
    {"resize_nearest_neighbor", "images,size,align_corners,name,half_pixel_centers", resizedByFirst<false>},
    {"ResizeBilinear RESIZE_BILINEAR tfl.resize_bilinear tflite.resize_bilinear", kFirst, resizedByFirst<true>},
    {"ResizeNearestNeighbor RESIZE_NEAREST_NEIGHBOR tfl.resize_nearest_neighbor tflite.resize_nearest_neighbor", kFirst,
     resizedByFirst<false>},
    {"ResizeBilinearGrad", "grads,original_image,align_corners,half_pixel_centers,name", resizedBack<true>},
    {"ResizeNearestNeighborGrad", "grads,size,align_corners,half_pixel_centers,name", resizedBack<false>},
    {"UpSampling2D", "size,data_format,interpolation,name,input_shape", layer<upSamplingCall>},
    {"Resizing", "height,width,interpolation,crop_to_aspect_ratio,pad_to_aspect_ratio,antialias,data_format,name",
     layer<resizingCall>},
    {"ops.image.resize", "images,size,interpolation,antialias,crop_to_aspect_ratio,pad_to_aspect_ratio,data_format",
     resizingCall},
    {"backend.resize_images K.resize_images", "x,height_factor,width_factor,data_format,interpolation",
     backendResizeCall},
    {"Reshape", "target_shape,input_shape,name", layer<reshapeLayer>},
    {"Permute", "dims,input_shape,name", layer<permuteLayer>},
    {"Sequential", "*,layers,name", sequence},
    {"Input InputLayer", "shape,batch_size,dtype,name,input_shape", inputCall},
    {"transpose", "a,perm,name", permuted},
    {"ops.transpose", "x,axes", permuted},
    {"reshape", "tensor,shape,name", reshaped},
    {"ops.reshape", "x,newshape", reshaped},
    {"repeat", "input,repeats,axis,name", repeatedElements},
    {"repeat_elements", "x,rep,axis", repeatedElements},
    {"tile", "input,multiples,name", tiled},
    {"broadcast_to", "input,shape,name", broadcast},
    {"expand_dims", "input,axis,name", withOne},
    {"squeeze", "input,axis,name", withoutOnes},
    {"concat concatenate", "values,axis,name", concatenated},
    {"stack", "values,axis,name", stacked},
    {"split", "value,num_or_size_splits,axis,num,name", splitByCountOrSizes},
    {"unstack", "value,axis,num,name", unbound},
    {"identity stop_gradient", "input,name", kept},
    {"cast", "self,*,**", converted},
    {"constant convert_to_tensor Variable", "value,dtype,shape,name,trainable", literal},
    {"zeros", "shape,dtype,name", madeOfShape<0>},
    {"ones", "shape,dtype,name", madeOfShape<1>},
    {"fill", "dims,value,name", filled},
    {"zeros_like", "input,dtype", madeLike<0>},
    {"ones_like", "input,dtype", madeLike<1>},
    {"random.normal random_normal random.uniform random_uniform truncated_normal random.stateless_normal", kRandoms,
     madeOfShape<kRandom>},
    {"placeholder", "dtype,shape,name", [](const Call& call) { return declared(call, call.wholeNumbers("shape")); }},
    {"range", "*,start,limit,delta,dtype,name", counted},
    {"linspace", "start,stop,num,name,axis", spaced},
};

} // namespace

FunctionTable tensorFlowFunctions()
{
    return {"TensorFlow", Dialect::TensorFlow, kRoots, kFunctions};
}

} // namespace tessera
