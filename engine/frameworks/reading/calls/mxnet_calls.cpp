// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/reading/calls/tensor_calls.h"

namespace tessera {

namespace {

constexpr auto kDepthFirst = DepthSpaceOrder::DepthColumnRow;

Value upSamplingCall(const Call& call)
{
    TextTensor tensor =
        call.further().empty() ? call.tensor("data") : call.evaluator().tensorOf(call.further().front());
    if (call.has("sample_type") && call.text("sample_type") != "nearest")
        call.refuse("sample_type",
                    say("reading", "MXNet's bilinear is a convolution with weights of its own; expected nearest"));
    const auto rank = static_cast<int64_t>(tensor.rank());
    for (const int64_t axis : {rank - 2, rank - 1})
        tensor.repeat(axis, call.size("scale"));
    return valueOf(std::move(tensor));
}

Value bilinearCall(const Call& call)
{
    TextTensor tensor = call.tensor("data");
    if (call.has("mode") && call.text("mode") != "size")
        call.refuse("mode", say("reading", "expected %1")("size"));
    const std::vector<size_t> axes = lastAxes(call, tensor, 2);
    std::vector<AxisWish> wishes;
    for (size_t i = 0; i < 2; ++i) {
        const std::string size = i == 0 ? "height" : "width", factor = "scale_" + size;
        const auto now = static_cast<uint32_t>(tensor.sizes()[axes[i]]);
        wishes.push_back({.axis = axes[i],
                          .outputs = call.has(factor) ? flooredSize(now, call.number(factor), factor)
                                                      : sizeOf(call.number(size), size)});
    }
    const bool corners = call.flag("align_corners", true); // where nothing is said
    return resized(std::move(tensor),
                   corners ? resizeAs("TensorFlow 1", "bilinear, align_corners", true, wishes)
                           : resizeAs("TensorFlow 2", "bilinear", true, wishes));
}

constexpr std::string_view kRoots[] = {"mx", "mxnet", "nd", "sym"};
constexpr Function kFunctions[] = {
    {"nd.depth_to_space sym.depth_to_space npx.depth_to_space", "data,block_size,name", movedBlocks<true, kDepthFirst>},
    {"nd.space_to_depth sym.space_to_depth npx.space_to_depth", "data,block_size,name",
     movedBlocks<false, kDepthFirst>},
    {"UpSampling", "*,data,scale,sample_type,num_args,num_filter,name", upSamplingCall},
    {"BilinearResize2D", "data,like,height,width,scale_height,scale_width,mode,align_corners,name", bilinearCall},
    {"nd.reshape sym.reshape", "data,shape,reverse", reshaped},
    {"nd.transpose sym.transpose", "data,axes", permuted},
    {"nd.concat sym.concat", "data,dim", concatenated},
    {"nd.array np.array", "source_array,ctx,dtype", literal},
    {"nd.zeros", "shape,ctx,dtype", madeOfShape<0>},
    {"nd.ones", "shape,ctx,dtype", madeOfShape<1>},
    {"nd.arange", "*,start,stop,step,repeat,dtype", counted},
    {"nd.random.uniform nd.random.normal nd.random_normal", "low,high,shape,loc,scale,dtype",
     [](const Call& call) { return madeTensor(call, call.wholeNumbers("shape"), kRandom); }},
};

} // namespace

FunctionTable mxNetFunctions()
{
    return {"MXNet", {}, kRoots, kFunctions};
}

} // namespace tessera
