// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/machine.h"

#include "engine/compute/vulkan/device.h"

#include <algorithm>
#include <numeric>

namespace tessera::vulkan {

namespace {

constexpr uint64_t kGpuTiles = 4; // the tiles of an invocation
constexpr uint64_t kSoftwareTiles = 256;

// The axis along which a row is contiguous, and the axis over the planes that are interleaved.
struct RowAxes {
    size_t row, plane;
    uint64_t planes;
    bool joins;
};

std::optional<RowAxes> rowAxesOf(const std::array<uint64_t, 6>& sizes, const std::array<uint64_t, 6>& inStrides)
{
    if (inStrides[5] == 1)
        return RowAxes{5, 6, 1, true};
    if (inStrides[4] == 1 && sizes[5] <= kMostPlanes)
        return RowAxes{4, 5, sizes[5], true};
    for (size_t axis = 0; axis < 5 && inStrides[5] <= kMostPlanes; ++axis)
        if (inStrides[axis] == 1 && sizes[axis] == inStrides[5])
            return RowAxes{5, axis, sizes[axis], false};
    return std::nullopt;
}

// A loop over rows: its size, and its strides in elements of the input and the output.
struct InterleaveLoop {
    uint64_t size = 1, in = 0, out = 0;
};

// The greatest common divisor, in elements, of all strides and offsets of one side. Decides how wide accesses may be.
struct Steps {
    uint64_t common = 0;
    void add(uint64_t step) { common = std::gcd(common, step); }
    // The widest aligned access, in words, up to `most`; 0 where not even words are aligned.
    uint32_t words(uint32_t elementBytes, uint32_t most) const
    {
        for (uint32_t words = most; words > 0; words /= 2)
            if (common * elementBytes % (4 * uint64_t{words}) == 0)
                return words;
        return 0;
    }
};

struct Tiling {
    RowAxes axes;
    uint64_t rowLength; // elements of a plane
    std::vector<InterleaveLoop> loops = {}; // over rows, the longest last
    uint64_t planeStride = 0;
    Steps apart = {}, together = {};
};

Tiling tilingOf(const RowAxes& axes, const std::array<uint64_t, 6>& sizes, const std::array<uint64_t, 6>& inStrides)
{
    Tiling shape{axes, sizes[axes.row]};
    Steps &in = axes.joins ? shape.apart : shape.together, &out = axes.joins ? shape.together : shape.apart;
    shape.apart.add(shape.rowLength);
    uint64_t outStride = 1;
    for (size_t axis = 6; axis-- > 0; outStride *= sizes[axis]) {
        if (axis == axes.plane) {
            shape.planeStride = axes.joins ? inStrides[axis] : outStride;
            shape.apart.add(shape.planeStride);
        } else if (axis != axes.row && sizes[axis] > 1) {
            shape.loops.push_back({sizes[axis], inStrides[axis], outStride});
            in.add(inStrides[axis]);
            out.add(outStride);
        }
    }
    if (shape.loops.empty())
        shape.loops.push_back({});
    std::ranges::iter_swap(std::ranges::max_element(shape.loops, {}, &InterleaveLoop::size), shape.loops.end() - 1);
    return shape;
}

// The words of an access on each side, and the number of sets into which the planes are divided.
struct Accesses {
    uint32_t apart, together, sets;
};

std::optional<Accesses> accessesOf(const Tiling& shape, uint32_t elementBytes, const Grain& grain)
{
    const auto planes = static_cast<uint32_t>(shape.axes.planes);
    const uint32_t perVector = kVectorBytes / elementBytes;
    // The elements of a set fill one access of the interleaved side.
    const bool parts = planes > perVector && planes % perVector == 0 && shape.together.words(elementBytes, 4) == 4;
    const uint32_t sets = parts ? planes / perVector : 1;
    // On a GPU narrow accesses of the planes let neighbouring invocations access contiguous memory of the other side.
    const uint32_t narrow = std::max({4 * sets / planes, elementBytes / 4, 1u});
    const bool isPower = (planes & (planes - 1)) == 0;
    const uint32_t apart = shape.apart.words(elementBytes, grain.isSoftware || !isPower ? 4 : narrow);
    if (apart == 0)
        return std::nullopt;
    Steps together = shape.together;
    together.add(uint64_t{planes} / sets * apart * 4 / elementBytes);
    const uint32_t words = together.words(elementBytes, 4);
    return words == 0 ? std::nullopt : std::optional(Accesses{apart, words, sets});
}

// Distributes `count` tiles for each of `outer` indices among workgroups. `outer` is at most grain.mostGroups.
void stretch(InterleaveParams& params, uint64_t count, uint64_t outer, const Grain& grain)
{
    uint64_t tiles = grain.workgroup * kGpuTiles;
    if (grain.isSoftware)
        tiles = std::clamp(count * outer / kFewGroups / grain.workgroup, uint64_t{1}, kSoftwareTiles) * grain.workgroup;
    while ((count + tiles - 1) / tiles * outer > grain.mostGroups)
        tiles *= 2;
    params.stretch = narrowed(std::min(tiles, count));
    params.stretches = narrowed((count + params.stretch - 1) / params.stretch);
}

} // namespace

std::optional<Interleave> interleaveOf(const std::array<uint64_t, 6>& sizes, const std::array<uint64_t, 6>& inStrides,
                                       uint32_t elementBytes, const Grain& grain)
{
    const std::optional<RowAxes> axes = rowAxesOf(sizes, inStrides);
    if (!axes)
        return std::nullopt;
    const Tiling shape = tilingOf(*axes, sizes, inStrides);
    const std::optional<Accesses> accesses = accessesOf(shape, elementBytes, grain);
    if (!accesses)
        return std::nullopt;
    const uint64_t perApart = 4 * accesses->apart / elementBytes, perTogether = 4 * accesses->together / elementBytes;
    const uint64_t perIn = axes->joins ? perApart : perTogether, perOut = axes->joins ? perTogether : perApart;

    InterleaveParams params{};
    std::ranges::fill(params.sizes, 1u);
    uint64_t outer = 1;
    for (size_t i = 0; i + 1 < shape.loops.size(); ++i) {
        const InterleaveLoop& loop = shape.loops[i];
        params.sizes[i] = narrowed(loop.size);
        params.inStrides[i] = narrowed(loop.in / perIn);
        params.outStrides[i] = narrowed(loop.out / perOut);
        outer *= loop.size;
    }
    params.rows = narrowed(shape.loops.back().size);
    params.inRowStride = narrowed(shape.loops.back().in / perIn);
    params.outRowStride = narrowed(shape.loops.back().out / perOut);
    params.planeStride = narrowed(shape.planeStride / perApart);
    params.tiles = narrowed(shape.rowLength / perApart * accesses->sets);
    params.ones = ~0u;
    if (outer > grain.mostGroups)
        return std::nullopt;
    stretch(params, uint64_t{params.rows} * params.tiles, outer, grain);

    const Constants constants{
        elementBytes,       narrowed(axes->planes), axes->joins ? 1u : 0u,           accesses->apart,
        accesses->together, accesses->sets,         narrowed(shape.loops.size() - 1)};
    return Interleave{{Kernel::Interleave, constants}, params, outer * params.stretches};
}

} // namespace tessera::vulkan
