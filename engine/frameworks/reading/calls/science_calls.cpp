// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr Text kNoOrder =
    say("reading", "RESAMPLE copies one element, order 0, or blends two neighbours an axis, order 1");

// SciPy's ndimage.zoom: nearest or linear between the outermost centres, or, with grid_mode, as pixels are squares.
Value zoomCall(const Call& call)
{
    TextTensor tensor = call.tensor("input");
    const double order = call.number("order", 3);
    const bool isGrid = call.flag("grid_mode", false), isLinear = order == 1;
    if (order != 0 && order != 1)
        call.refuse("order",
                    Message(kNoOrder)
                        + (call.has("order") ? Message() : "; " + say("reading", "it is 3 where nothing is said")));
    if (isGrid && (!call.has("mode") || call.text("mode") != "nearest"))
        call.refuse("mode", say("reading", "RESAMPLE repeats the edge; expected \"nearest\""));
    if (!isLinear && !isGrid)
        call.refuse(
            "order",
            say("reading", "between the outermost centres SciPy rounds in its own way; expected grid_mode=True"));
    std::vector<double> factors = call.numbers("zoom");
    if (factors.size() == 1)
        factors.resize(tensor.rank(), factors.front());
    if (factors.size() != tensor.rank())
        call.refuse("zoom", say("reading", "expected %1 values")(tensor.rank()));
    std::vector<AxisWish> wishes;
    for (size_t i = 0; i < factors.size(); ++i)
        wishes.push_back(
            {.axis = i,
             .outputs = sizeOf(std::nearbyint(static_cast<double>(tensor.sizes()[i]) * factors[i]), "zoom")});
    return resized(std::move(tensor),
                   resizeAs("SciPy",
                            !isLinear    ? "zoom, order 0, grid_mode"
                                : isGrid ? "zoom, order 1, grid_mode"
                                         : "zoom, order 1",
                            isLinear, wishes));
}

// scikit-image: rows and columns first; the shape may leave the channels out.
Value skimageResize(const Call& call)
{
    TextTensor tensor = call.tensor("image");
    const double order = call.number("order", 1);
    const std::vector<int64_t> shape = call.wholeNumbers("output_shape");
    if (shape.size() > tensor.rank() || shape.empty())
        call.refuse("output_shape", say("reading", "expected %1 values")(tensor.rank()));
    std::vector<AxisWish> wishes;
    bool shrinks = false;
    const bool isCase = tensor.rank() == 4 && shape.size() == 2; // the case's planes
    for (size_t i = 0; i < shape.size(); ++i) {
        wishes.push_back(
            {.axis = isCase ? i + 2 : i, .outputs = sizeOf(static_cast<double>(shape[i]), "output_shape")});
        shrinks = shrinks || wishes.back().outputs < tensor.sizes()[wishes.back().axis];
    }
    if (order != 0 && order != 1)
        call.refuse("order", kNoOrder);
    if (order == 1 && shrinks && call.flag("anti_aliasing", true))
        call.fail(say("reading",
                      "where a picture shrinks it is blurred first, since anti_aliasing is True where nothing is said, "
                      "which RESAMPLE does not; expected anti_aliasing=False"));
    if (order == 1 && (!call.has("mode") || call.text("mode") != "edge"))
        call.refuse(
            "mode",
            say("reading", "outside the picture it is mirrored, where RESAMPLE repeats the edge; expected \"edge\""));
    return resized(std::move(tensor),
                   order == 0 ? resizeAs("scikit-image", "resize, order 0", false, wishes)
                              : resizeAs("SciPy", "zoom, order 1, grid_mode", true, wishes));
}

constexpr std::string_view kSciPyRoots[] = {"scipy", "ndimage", "ndi"};
constexpr Function kSciPy[] = {
    {"zoom", "input,zoom,output,order,mode,cval,prefilter,grid_mode", zoomCall},
};

constexpr std::string_view kScikitImageRoots[] = {"skimage", "transform"};
constexpr Function kScikitImage[] = {
    {"transform.resize", "image,output_shape,order,mode,cval,clip,preserve_range,anti_aliasing,anti_aliasing_sigma",
     skimageResize},
    {"imread", "*,**", loaded},
};

} // namespace

FunctionTable sciPyFunctions()
{
    return {"SciPy", {}, kSciPyRoots, kSciPy};
}

FunctionTable scikitImageFunctions()
{
    return {"scikit-image", {}, kScikitImageRoots, kScikitImage};
}

} // namespace tessera
