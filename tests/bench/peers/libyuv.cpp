// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/peers/peers.h"

#include <libyuv/scale.h>
#include <libyuv/version.h>

namespace tessera {
namespace {

// Plane by plane. Where it shrinks, its box is the mean that linear is at half the size.
std::optional<Work> prepare(const Operator& op, const Plan&, const Tensor& input, Tensor& output)
{
    const auto resize = planeResize(op);
    if (!resize || resize->type != DataType::UInt8)
        return std::nullopt;
    const auto linear = resize->outputWidth < resize->inputWidth ? libyuv::kFilterBox : libyuv::kFilterBilinear;
    const auto filter = resize->linear ? linear : libyuv::kFilterNone;
    const auto* const from = reinterpret_cast<const uint8_t*>(input.bytes().data());
    auto* const to = reinterpret_cast<uint8_t*>(output.writableBytes().data());
    return [=, r = *resize] {
        const auto number = [](uint32_t size) { return static_cast<int>(size); };
        for (uint64_t plane = 0; plane < r.planes; ++plane)
            libyuv::ScalePlane(from + plane * r.inputHeight * r.inputWidth, number(r.inputWidth), number(r.inputWidth),
                               number(r.inputHeight), to + plane * r.outputHeight * r.outputWidth,
                               number(r.outputWidth), number(r.outputWidth), number(r.outputHeight), filter);
    };
}

const Added libyuvPeer({version("libyuv", LIBYUV_VERSION), prepare});

} // namespace
} // namespace tessera
