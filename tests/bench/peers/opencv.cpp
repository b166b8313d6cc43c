// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/peers/peers.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

namespace tessera {
namespace {

// Plane by plane. INTER_NEAREST_EXACT has its centres where ours are; INTER_LINEAR has so for every type.
std::optional<Work> prepare(const Operator& op, const Plan&, const Tensor& input, Tensor& output)
{
    const auto resize = planeResize(op);
    if (!resize || (resize->type != DataType::Float32 && resize->type != DataType::UInt8))
        return std::nullopt;
    cv::setNumThreads(1);
    const int type = resize->type == DataType::Float32 ? CV_32FC1 : CV_8UC1;
    const uint64_t bytes = elementBytes(resize->type);
    auto* const from = const_cast<std::byte*>(input.bytes().data());
    std::byte* const to = output.writableBytes().data();
    const auto planeBytes = [=](uint32_t height, uint32_t width) { return uint64_t{height} * width * bytes; };
    const PlaneResize r = *resize;
    return [=] {
        for (uint64_t plane = 0; plane < r.planes; ++plane) {
            const cv::Mat source(static_cast<int>(r.inputHeight), static_cast<int>(r.inputWidth), type,
                                 from + plane * planeBytes(r.inputHeight, r.inputWidth));
            cv::Mat target(static_cast<int>(r.outputHeight), static_cast<int>(r.outputWidth), type,
                           to + plane * planeBytes(r.outputHeight, r.outputWidth));
            cv::resize(source, target, target.size(), 0, 0, r.linear ? cv::INTER_LINEAR : cv::INTER_NEAREST_EXACT);
        }
    };
}

const Added openCv({"OpenCV " + cv::getVersionString(), prepare});

} // namespace
} // namespace tessera
