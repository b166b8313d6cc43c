// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/peers/peers.h"

extern "C" {
#include <libswscale/swscale.h>
}

#include <memory>

namespace tessera {

namespace {

// Plane by plane, as pictures of one grey channel: its floats go through 16 bits. Where it shrinks, its bilinear filter
// widens; the mean over an area is what linear is at half the size.
std::optional<Work> prepare(const Operator& op, const Plan&, const Tensor& input, Tensor& output)
{
    const auto resize = planeResize(op);
    if (!resize || resize->type != DataType::UInt8)
        return std::nullopt;
    const int linear = resize->outputWidth < resize->inputWidth ? SWS_AREA : SWS_BILINEAR;
    const auto number = [](uint32_t size) { return static_cast<int>(size); };
    const std::shared_ptr<SwsContext> context(
        sws_getContext(number(resize->inputWidth), number(resize->inputHeight), AV_PIX_FMT_GRAY8,
                       number(resize->outputWidth), number(resize->outputHeight), AV_PIX_FMT_GRAY8,
                       resize->linear ? linear : SWS_POINT, nullptr, nullptr, nullptr),
        sws_freeContext);
    if (!context)
        return std::nullopt;
    const auto* const from = reinterpret_cast<const uint8_t*>(input.bytes().data());
    auto* const to = reinterpret_cast<uint8_t*>(output.writableBytes().data());
    return [=, r = *resize] {
        const int inPitch = number(r.inputWidth), outPitch = number(r.outputWidth);
        for (uint64_t plane = 0; plane < r.planes; ++plane) {
            const uint8_t* const source = from + plane * r.inputHeight * r.inputWidth;
            uint8_t* const target = to + plane * r.outputHeight * r.outputWidth;
            sws_scale(context.get(), &source, &inPitch, 0, number(r.inputHeight), &target, &outPitch);
        }
    };
}

} // namespace

Peer swscalePeer()
{
    const unsigned version = swscale_version();
    return {"swscale " + std::to_string(version >> 16) + "." + std::to_string(version >> 8 & 255) + "."
                + std::to_string(version & 255),
            prepare};
}

} // namespace tessera
