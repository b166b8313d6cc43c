// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/peers/peers.h"

#include <dnnl.hpp>

#include <memory>

namespace tessera {

namespace {

using dnnl::memory;

std::optional<memory::data_type> typeOf(DataType type)
{
    switch (type) {
    case DataType::Float32:
        return memory::data_type::f32;
    case DataType::Float16:
        return memory::data_type::f16;
    case DataType::Int32:
        return memory::data_type::s32;
    case DataType::Int8:
        return memory::data_type::s8;
    case DataType::UInt8:
        return memory::data_type::u8;
    default:
        return std::nullopt;
    }
}

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
    const auto type = typeOf(plan.output.dataType);
    const auto resize = planeResize(op);
    const auto* copy = std::get_if<StridedCopy>(&plan.work);
    if (!type || (!resize && !copy))
        return std::nullopt;
    try {
        return copy ? reorder(*copy, *type, input, output) : resample(*resize, *type, input, output);
    } catch (const dnnl::error&) { // not for this type or shape
        return std::nullopt;
    }
}

} // namespace

Peer oneDnnPeer()
{
    const dnnl_version_t& version = *dnnl_version();
    return {"oneDNN " + std::to_string(version.major) + "." + std::to_string(version.minor) + "."
                + std::to_string(version.patch),
            prepare};
}

} // namespace tessera
