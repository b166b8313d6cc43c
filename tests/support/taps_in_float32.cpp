// SPDX-License-Identifier: Apache-2.0
#include "tests/support/taps_in_float32.h"

#include "engine/core/tensor/value.h"

namespace tessera {

namespace {

using Coordinates = std::array<uint32_t, 4>;

std::vector<uint32_t> lastOf(const Coordinates& at, size_t rank)
{
    return {at.end() - static_cast<std::ptrdiff_t>(rank), at.end()};
}

// The element at `output` of the tensor that is reduced along the axes up to `axis`, and at `output` along those only:
// beyond `axis` the coordinates are still the input's.
float reduced(const SeparableTaps& work, const Tensor& input, int axis, const Coordinates& at)
{
    if (axis < 0) {
        const auto& sizes = input.desc.sizes;
        const uint64_t element = elementAt(sizes, lastOf(at, sizes.size()));
        return static_cast<float>(toDouble(input.desc.dataType, input.bits(element)));
    }
    const auto index = static_cast<size_t>(axis);
    const AxisTaps& taps = work.axes[index];
    const uint32_t output = at[index];
    float sum = 0;
    for (uint32_t tap = 0; tap < taps.taps(output); ++tap) {
        Coordinates from = at;
        from[index] = taps.first[output] + tap;
        const float weight = taps.weights[taps.rowStart[output] + tap];
        const float product = weight * reduced(work, input, axis - 1, from);
        sum = tap == 0 ? product : sum + product;
    }
    return sum;
}

Coordinates paddedCoordinates(const TensorDesc& desc, uint64_t element)
{
    Coordinates at{};
    const auto own = coordinates(desc.sizes, element);
    std::copy(own.begin(), own.end(), at.end() - static_cast<std::ptrdiff_t>(own.size()));
    return at;
}

} // namespace

Tensor evaluatedInFloat32(const Plan& plan, const Tensor& input)
{
    const auto* work = std::get_if<SeparableTaps>(&plan.work);
    if (work == nullptr || work->copies())
        return rebuiltFromSources(plan, input);
    Tensor output(plan.output);
    for (uint64_t i = 0; i < elementCount(plan.output); ++i) {
        const float value = reduced(*work, input, 3, paddedCoordinates(plan.output, i));
        output.setBits(i, fromSum(plan.output.dataType, static_cast<double>(value)));
    }
    return output;
}

Tensor rebuiltFromSources(const Plan& plan, const Tensor& input)
{
    Tensor output(plan.output);
    for (uint64_t i = 0; i < elementCount(plan.output); ++i) {
        const Partners from = sources(plan, i);
        if (from.count == 1 && from.list[0].weight == 1) {
            output.setBits(i, input.bits(from.list[0].element));
            continue;
        }
        double sum = 0;
        for (const Partner& source : from.list)
            sum += source.weight * toDouble(input.desc.dataType, input.bits(source.element));
        output.setBits(i, fromSum(plan.output.dataType, sum));
    }
    return output;
}

} // namespace tessera
