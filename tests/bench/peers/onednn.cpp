// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/peers/peers.h"

#include <dnnl.hpp>

#include <map>
#include <memory>

namespace tessera {
namespace {

using dnnl::memory;

using Type = memory::data_type;
const std::map<DataType, Type> kTypes = {{DataType::Float32, Type::f32},
                                         {DataType::Float16, Type::f16},
                                         {DataType::Int32, Type::s32},
                                         {DataType::Int8, Type::s8},
                                         {DataType::UInt8, Type::u8}};

const dnnl::engine& engine()
{
    static const dnnl::engine cpu(dnnl::engine::kind::cpu, 0);
    return cpu;
}

Work execution(const dnnl::primitive& primitive, const memory& from, const memory& to)
{
    const auto stream = std::make_shared<dnnl::stream>(engine());
    return [=] {
        primitive.execute(*stream, {{DNNL_ARG_SRC, from}, {DNNL_ARG_DST, to}});
        stream->wait();
    };
}

void* bytesOf(const Tensor& tensor)
{
    return const_cast<std::byte*>(tensor.bytes().data());
}

// Its reorder knows strides, and so every permutation.
Work reorder(const StridedCopy& copy, memory::data_type type, const Tensor& input, Tensor& output)
{
    const auto numbers = [](const std::array<uint64_t, 6>& list) { return memory::dims(list.begin(), list.end()); };
    const memory from({numbers(copy.sizes), type, numbers(copy.inStrides)}, engine(), bytesOf(input));
    const memory to({numbers(copy.sizes), type, numbers(copy.outStrides)}, engine(), output.writableBytes().data());
    return execution(dnnl::reorder(from, to), from, to);
}

Work resample(const PlaneResize& resize, memory::data_type type, const Tensor& input, Tensor& output)
{
    const auto planes = static_cast<memory::dim>(resize.planes);
    const memory::desc from({1, planes, resize.inputHeight, resize.inputWidth}, type, memory::format_tag::nchw);
    const memory::desc to({1, planes, resize.outputHeight, resize.outputWidth}, type, memory::format_tag::nchw);
    const auto algorithm = resize.linear ? dnnl::algorithm::resampling_linear : dnnl::algorithm::resampling_nearest;
    const dnnl::resampling_forward::desc desc(dnnl::prop_kind::forward_inference, algorithm, from, to);
    return execution(dnnl::resampling_forward({desc, engine()}), {from, engine(), bytesOf(input)},
                     {to, engine(), output.writableBytes().data()});
}

std::optional<Work> prepare(const Operator& op, const Plan& plan, const Tensor& input, Tensor& output)
{
    const auto type = kTypes.find(plan.output.dataType);
    const auto resize = planeResize(op);
    const auto* copy = std::get_if<StridedCopy>(&plan.work);
    if (type == kTypes.end() || (!resize && !copy))
        return std::nullopt;
    try {
        return copy ? reorder(*copy, type->second, input, output) : resample(*resize, type->second, input, output);
    } catch (const dnnl::error&) { // not for this type or shape
        return std::nullopt;
    }
}

const dnnl_version_t& made = *dnnl_version();
const Added oneDnn({version("oneDNN", made.major, made.minor, made.patch), prepare});

} // namespace
} // namespace tessera
