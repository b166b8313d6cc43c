// SPDX-License-Identifier: Apache-2.0
// Push constants, as text for both C++ and GLSL: a struct that is said once cannot disagree. At most 128 bytes each,
// which every Vulkan device has. Offsets and strides are elements of the bound buffers; outputs are dense.
#ifndef TESSERA_KERNEL_PARAMS_H
#define TESSERA_KERNEL_PARAMS_H

#ifdef __cplusplus
#include <cstdint>
namespace tessera::vulkan {
using uint = uint32_t;
#endif

// Invocations of a workgroup; each writes one vector of 16 bytes.
const uint kWorkgroup = 64;

struct StridedCopyParams {
    uint sizes[6]; // slowest first, as the output lies in memory
    uint inStrides[6];
    uint inBase; // the element that index 0 reads
    uint count; // elements to write
};

const uint kMostPlanes = 8;
const uint kTilesPerPart = 1024;

// Offsets and strides in vectors of 16 bytes. A tile is a vector of each plane.
struct InterleaveParams {
    uint sizes[5]; // the loops over rows, slowest first
    uint inStrides[5];
    uint outStrides[5];
    uint planeStride; // on the side where they are apart
    uint inBase;
    uint tiles; // of a row
    uint rows;
    uint partsPerRow; // a workgroup each
};

// Axes in the order N, C, H, W, which is that of the reduction. The table holds words; row starts begin at 0.
struct SeparableTapsParams {
    uint outSizes[4];
    uint outStrides[4]; // dense, in the output's memory order
    uint inStrides[4];
    uint first[4]; // words of the table: each output's first input
    uint rowStart[4]; // … where its weights begin and end
    uint weights[4]; // … and float32 bits
    uint inBase;
    uint count;
};

struct PartialSumsParams {
    uint count; // positions, each with an input of every tap: tap 0's first
    uint taps;
    uint begins; // 1: there are no sums so far
};

#ifdef __cplusplus
} // namespace tessera::vulkan
#endif

#endif
