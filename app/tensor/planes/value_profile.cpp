// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/value_profile.h"

#include "app/tensor/planes/value_elements.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace tessera {

namespace {

void add(ValueProfile::Bin& bin, uint32_t coordinate, double value)
{
    if (std::isnan(value)) {
        bin.hasNaN = true;
    } else if (std::isinf(value)) {
        (value > 0 ? bin.hasPlus : bin.hasMinus) = true;
    } else {
        if (!bin.isFinite || value < bin.low) {
            bin.low = value;
            bin.lowAt = coordinate;
        }
        if (!bin.isFinite || value > bin.high) {
            bin.high = value;
            bin.highAt = coordinate;
        }
        bin.isFinite = true;
    }
}

} // namespace

const ValueProfile::Bin& ValueProfile::at(uint32_t coordinate) const
{
    assert(coordinate < length);
    return *std::ranges::upper_bound(bins, coordinate, {}, &Bin::end);
}

ValueProfile profileOf(const Tensor& tensor, const std::array<uint32_t, 4>& at, size_t axis, size_t most,
                       const std::stop_token& stop)
{
    ElementBox line{.first = at, .last = at};
    const uint32_t length = PaddedShape(tensor.desc).sizes[axis];
    line.first[axis] = 0;
    line.last[axis] = length - 1;
    const auto count = static_cast<uint32_t>(std::clamp<uint64_t>(most, 1, length));
    ValueProfile profile{.length = length, .bins = std::vector<ValueProfile::Bin>(count)};
    for (uint32_t i = 0; i < count; ++i) {
        profile.bins[i].first = static_cast<uint32_t>(uint64_t{length} * i / count);
        profile.bins[i].end = static_cast<uint32_t>(uint64_t{length} * (i + 1) / count);
    }
    auto bin = profile.bins.begin();
    uint32_t coordinate = 0;
    forElements(tensor, {.sizes = {}, .parts = {{line, true}}}, stop, [&](auto element) {
        if (coordinate == bin->end)
            ++bin;
        add(*bin, coordinate++, elementValue(element));
    });
    return coordinate == length ? profile : ValueProfile{};
}

} // namespace tessera
