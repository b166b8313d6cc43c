// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/peers/peers.h"

#include <unsupported/Eigen/CXX11/Tensor>

#include <algorithm>
#include <numeric>

namespace tessera {
namespace {

using Axes = std::array<size_t, 6>;

// From the slowest to the fastest of one side.
Axes axesByStride(const std::array<uint64_t, 6>& strides)
{
    Axes axes;
    std::iota(axes.begin(), axes.end(), size_t{0});
    std::ranges::stable_sort(axes, [&](size_t a, size_t b) { return strides[a] > strides[b]; });
    return axes;
}

template <class Element> Work shuffle(const StridedCopy& copy, const Tensor& input, Tensor& output)
{
    const Axes in = axesByStride(copy.inStrides), out = axesByStride(copy.outStrides);
    Eigen::array<Eigen::Index, 6> inSizes, outSizes;
    Eigen::array<int, 6> order;
    for (size_t i = 0; i < 6; ++i) {
        inSizes[i] = static_cast<Eigen::Index>(copy.sizes[in[i]]);
        outSizes[i] = static_cast<Eigen::Index>(copy.sizes[out[i]]);
        order[i] = static_cast<int>(std::ranges::find(in, out[i]) - in.begin());
    }
    const auto* from = reinterpret_cast<const Element*>(input.bytes().data());
    auto* to = reinterpret_cast<Element*>(output.writableBytes().data());
    return [=] {
        const Eigen::TensorMap<const Eigen::Tensor<Element, 6, Eigen::RowMajor>> source(from, inSizes);
        Eigen::TensorMap<Eigen::Tensor<Element, 6, Eigen::RowMajor>> target(to, outSizes);
        target = source.shuffle(order);
    };
}

std::optional<Work> prepare(const Operator&, const Plan& plan, const Tensor& input, Tensor& output)
{
    const auto* copy = std::get_if<StridedCopy>(&plan.work);
    if (!copy)
        return std::nullopt;
    switch (elementBytes(plan.output.dataType)) {
    case 1:
        return shuffle<uint8_t>(*copy, input, output);
    case 2:
        return shuffle<uint16_t>(*copy, input, output);
    case 4:
        return shuffle<uint32_t>(*copy, input, output);
    default:
        return shuffle<uint64_t>(*copy, input, output);
    }
}

const Added eigen({version("Eigen", EIGEN_WORLD_VERSION, EIGEN_MAJOR_VERSION, EIGEN_MINOR_VERSION), prepare});

} // namespace
} // namespace tessera
