// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

#include <cmath>

namespace tessera {

namespace {

using enum DepthSpaceOrder;

// Height and width by one parameter each.
std::vector<AxisWish> wishes(const Call& call, const TextTensor& tensor, const std::string& height,
                             const std::string& width, bool areFactors)
{
    const std::vector<uint64_t> now = tensor.sizes();
    const std::vector<size_t> axes = lastAxes(call, tensor, 2);
    std::vector<AxisWish> list;
    for (size_t i = 0; i < 2; ++i) {
        const std::string& name = i == 0 ? height : width;
        const double value = areFactors ? call.number(name, 1) : call.number(name);
        list.push_back({.axis = axes[i],
                        .outputs = areFactors ? flooredSize(static_cast<uint32_t>(now[axes[i]]), value, name)
                                              : sizeOf(value, name)});
    }
    return list;
}

Value linear(TextTensor tensor, const std::string& mode, std::vector<AxisWish> axes)
{
    const std::vector<uint64_t> now = tensor.sizes();
    for (AxisWish& axis : axes) // a single output lies on the middle
        if (mode == "ALIGN_CORNERS" && axis.outputs == 1)
            axis.numbers = AxisNumbers{1, static_cast<float>(-(static_cast<double>(now[axis.axis]) - 1) / 2), 0};
    return resized(std::move(tensor), resizeAs("Core ML", mode, true, std::move(axes)));
}

Value resizeBilinearCall(const Call& call)
{
    TextTensor tensor = call.tensor("x");
    const std::string mode =
        call.word("sampling_mode", "DEFAULT",
                  {"DEFAULT", "STRICT_ALIGN_CORNERS", "ALIGN_CORNERS", "UNALIGN_CORNERS", "OFFSET_CORNERS"},
                  say("reading", "Core ML has no such mode"));
    return linear(tensor, mode, wishes(call, tensor, "target_size_height", "target_size_width", false));
}

Value upsampleBilinearCall(const Call& call)
{
    TextTensor tensor = call.tensor("x");
    const bool corners = call.flag("align_corners", true), halves = call.flag("half_pixel_centers", !corners);
    if (corners && halves)
        call.refuse("half_pixel_centers", say("reading", "Core ML refuses it together with align_corners"));
    return linear(tensor,
                  corners      ? "STRICT_ALIGN_CORNERS"
                      : halves ? "UNALIGN_CORNERS"
                               : "DEFAULT",
                  wishes(call, tensor, "scale_factor_height", "scale_factor_width", true));
}

// Each element several times; between whole factors Core ML does not say which neighbour it takes.
Value nearest(const Call& call, const std::string& height, const std::string& width, bool areFactors)
{
    TextTensor tensor = call.tensor("x");
    const std::vector<uint64_t> now = tensor.sizes();
    for (const AxisWish& axis : wishes(call, tensor, height, width, areFactors)) {
        if (axis.outputs % now[axis.axis] != 0)
            call.refuse(axis.axis + 1 == tensor.rank() ? width : height,
                        say("reading", "Core ML does not say which neighbour is nearest") + "; "
                            + say("reading", "expected a whole multiple of %1 elements")(now[axis.axis]));
        tensor.repeat(static_cast<int64_t>(axis.axis), axis.outputs / now[axis.axis]);
    }
    return valueOf(std::move(tensor));
}

Value upsampleNearestCall(const Call& call)
{
    return nearest(call, "scale_factor_height", "scale_factor_width", true);
}
Value resizeNearestCall(const Call& call)
{
    return nearest(call, "target_size_height", "target_size_width", false);
}

constexpr std::string_view kRoots[] = {"mb", "ct", "coremltools"};
constexpr Function kFunctions[] = {
    {"depth_to_space", "x,block_size,name", movedBlocks<true, DepthColumnRow>},
    {"space_to_depth", "x,block_size,name", movedBlocks<false, DepthColumnRow>},
    {"pixel_shuffle", "x,upscale_factor,name", movedBlocks<true, ColumnRowDepth>},
    {"pixel_unshuffle", "x,downscale_factor,name", movedBlocks<false, ColumnRowDepth>},
    {"reshape", "x,shape,name", reshaped},
    {"transpose", "x,perm,name", permuted},
    {"resize_bilinear", "x,target_size_height,target_size_width,sampling_mode,name", resizeBilinearCall},
    {"upsample_bilinear", "x,scale_factor_height,scale_factor_width,align_corners,half_pixel_centers,name",
     upsampleBilinearCall},
    {"upsample_nearest_neighbor", "x,scale_factor_height,scale_factor_width,name", upsampleNearestCall},
    {"resize_nearest_neighbor", "x,target_size_height,target_size_width,name", resizeNearestCall},
};

} // namespace

FunctionTable coreMlFunctions()
{
    return {"Core ML", Dialect::CoreMl, kRoots, kFunctions, true};
}

} // namespace tessera
