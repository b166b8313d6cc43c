// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace tessera {

namespace {

// Libraries that resize pictures by PyTorch's interpolate.

// One number is of the shorter side, and the other follows.
std::vector<AxisWish> sidesOf(const Call& call, const TextTensor& tensor)
{
    const std::vector<size_t> axes = lastAxes(call, tensor, 2);
    std::vector<double> sizes = call.numbers("size");
    if (sizes.size() == 1) {
        const auto h = static_cast<double>(tensor.sizes()[axes[0]]), w = static_cast<double>(tensor.sizes()[axes[1]]);
        const double side = sizes.front();
        sizes = h < w ? std::vector{side, std::trunc(side * w / h)} : std::vector{std::trunc(side * h / w), side};
    }
    if (sizes.size() != 2)
        call.refuse("size", say("reading", "expected %1")(say("reading", "[height, width]")));
    return {{.axis = axes[0], .outputs = sizeOf(sizes[0], "size")},
            {.axis = axes[1], .outputs = sizeOf(sizes[1], "size")}};
}

bool shrinks(const TextTensor& tensor, const std::vector<AxisWish>& wishes)
{
    return std::ranges::any_of(wishes, [&](const AxisWish& each) { return each.outputs < tensor.sizes()[each.axis]; });
}

Value torchVisionResize(const Call& call)
{
    TextTensor tensor = call.tensor(call.parameter(0));
    std::string mode = call.has("interpolation") && call.value("interpolation").as<Number>()
        ? (call.number("interpolation") == 0       ? "NEAREST"
               : call.number("interpolation") == 2 ? "BILINEAR"
                                                   : "?")
        : call.word("interpolation", "BILINEAR", {"BILINEAR", "NEAREST", "NEAREST_EXACT", "bilinear", "nearest"},
                    kTwoModes);
    if (call.has("max_size"))
        call.refuse("max_size", say("reading", "expected %1")("None"));
    std::ranges::transform(mode, mode.begin(),
                           [](unsigned char each) { return static_cast<char>(std::toupper(each)); });
    if (mode == "?")
        call.refuse("interpolation", kTwoModes + "; " + say("reading", "expected %1 or %2")(0, 2));
    const std::vector<AxisWish> wishes = sidesOf(call, tensor);
    const bool isLinear = mode == "BILINEAR";
    if (isLinear && shrinks(tensor, wishes) && call.flag("antialias", true))
        call.fail(say("reading",
                      "where a picture shrinks it widens its filter, since antialias is True where nothing is said, "
                      "and drops what that has outside, where RESAMPLE3 repeats the edge; expected antialias=False"));
    return resized(std::move(tensor),
                   resizeAs("PyTorch",
                            isLinear                ? "align_corners=False"
                                : mode == "NEAREST" ? "nearest"
                                                    : "nearest-exact",
                            isLinear, wishes));
}

Value korniaResize(const Call& call)
{
    TextTensor tensor = call.tensor("input");
    const std::string mode = call.word("interpolation", "bilinear", {"bilinear", "nearest"}, kTwoModes);
    if (call.flag("antialias", false))
        call.refuse("antialias",
                    say("reading", "Kornia blurs the picture first, with weights of its own; expected False"));
    const bool isLinear = mode == "bilinear", corners = call.flag("align_corners", false);
    const std::vector<AxisWish> wishes = sidesOf(call, tensor);
    return resized(std::move(tensor),
                   resizeAs("PyTorch",
                            !isLinear     ? "nearest"
                                : corners ? "align_corners=True"
                                          : "align_corners=False",
                            isLinear, wishes));
}

constexpr std::string_view kTorchVisionRoots[] = {"torchvision", "transforms", "T", "v2", "TF", "F"};
constexpr Function kTorchVision[] = {
    {"functional.resize TF.resize F.resize resize_image", "img,size,interpolation,max_size,antialias",
     torchVisionResize},
    {"Resize", "size,interpolation,max_size,antialias", layer<torchVisionResize>},
    {"Compose", "*", sequence},
    {"ToTensor PILToTensor", "*", layer<kept>},
};

constexpr std::string_view kKorniaRoots[] = {"kornia", "K"};
constexpr Function kKornia[] = {
    {"transform.resize kornia.resize", "input,size,interpolation,align_corners,side,antialias", korniaResize},
};

} // namespace

FunctionTable torchVisionFunctions()
{
    return {"torchvision", {}, kTorchVisionRoots, kTorchVision};
}

FunctionTable korniaFunctions()
{
    return {"Kornia", {}, kKorniaRoots, kKornia};
}

} // namespace tessera
