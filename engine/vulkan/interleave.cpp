// SPDX-License-Identifier: Apache-2.0
#include "engine/vulkan/interleave.h"

#include <algorithm>

namespace tessera::vulkan {

namespace {

constexpr uint64_t kFewestTiles = 16; // of a row: with fewer a workgroup is mostly idle

// The axis along which rows run, and that of the planes.
struct Axes {
    size_t row, plane;
    uint64_t planes;
    bool joins;
};

std::optional<Axes> axesOf(const std::array<uint64_t, 6>& sizes, const std::array<uint64_t, 6>& inStrides)
{
    if (inStrides[5] == 1)
        return Axes{5, 6, 1, true};
    if (inStrides[4] == 1 && sizes[5] <= kMostPlanes)
        return Axes{4, 5, sizes[5], true};
    for (size_t axis = 0; axis < 5 && inStrides[5] <= kMostPlanes; ++axis)
        if (inStrides[axis] == 1 && sizes[axis] == inStrides[5])
            return Axes{5, axis, sizes[axis], false};
    return std::nullopt;
}

} // namespace

std::optional<Interleave> interleaveOf(const std::array<uint64_t, 6>& sizes, const std::array<uint64_t, 6>& inStrides,
                                       uint64_t inBase, uint32_t elementBytes)
{
    const std::optional<Axes> axes = axesOf(sizes, inStrides);
    const uint64_t perVector = 16 / elementBytes;
    if (!axes || sizes[axes->row] / perVector < kFewestTiles)
        return std::nullopt;
    bool whole = true; // all that is counted in vectors
    const auto vectors = [&](uint64_t elements) {
        whole = whole && elements % perVector == 0;
        return static_cast<uint32_t>(elements / perVector);
    };
    Interleave result{
        {Kernel::Interleave, {elementBytes, static_cast<uint32_t>(axes->planes), axes->joins ? 1u : 0u}}, {}, 0};
    InterleaveParams& params = result.params;
    std::ranges::fill(params.sizes, 1u);
    params.inBase = vectors(inBase);
    params.tiles = vectors(sizes[axes->row]);
    params.rows = 1;
    uint64_t outStride = 1;
    for (size_t axis = 6, to = 5; axis-- > 0; outStride *= sizes[axis]) {
        if (axis == axes->plane) {
            params.planeStride = vectors(axes->joins ? inStrides[axis] : outStride);
        } else if (axis != axes->row && sizes[axis] > 1) {
            --to;
            params.sizes[to] = static_cast<uint32_t>(sizes[axis]);
            params.inStrides[to] = vectors(inStrides[axis]);
            params.outStrides[to] = vectors(outStride);
            params.rows *= params.sizes[to];
        }
    }
    params.partsPerRow = (params.tiles + kTilesPerPart - 1) / kTilesPerPart;
    result.groups = uint64_t{params.rows} * params.partsPerRow;
    return whole ? std::optional(result) : std::nullopt;
}

} // namespace tessera::vulkan
