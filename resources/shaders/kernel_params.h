// SPDX-License-Identifier: Apache-2.0
// The push constants of every shader, included by C++ and GLSL so that both have the same structs. Each has at most 128
// bytes, which every Vulkan device supports. Offsets and strides count elements of the bound buffers. Outputs are
// dense.
#ifndef TESSERA_KERNEL_PARAMS_H
#define TESSERA_KERNEL_PARAMS_H

#ifdef __cplusplus
#include <cstdint>
namespace tessera::vulkan {
using uint = uint32_t;
#endif

// Invocations of a workgroup. Each writes one vector of 16 bytes.
const uint kWorkgroup = 64;

struct StridedCopyParams {
    uint sizes[6]; // in the memory order of the output, the slowest axis first
    uint inStrides[6];
    uint count; // elements to write
};

const uint kMostPlanes = 8;

// A tile is one access to each plane of a set, and as many words on the interleaved side. Offsets and strides of each
// side count its accesses.
struct InterleaveParams {
    uint sizes[4]; // the outer loops, fastest first
    uint inStrides[4];
    uint outStrides[4];
    uint inRowStride; // the loop over rows
    uint outRowStride;
    uint planeStride; // on the side of the planes
    uint tiles; // tiles in a row
    uint rows;
    uint stretch; // tiles of a workgroup
    uint stretches; // stretches in all rows
    uint ones; // 0xffffffff
};

// Axes in the order N, C, H, W, which is that of the reduction. The table holds words; row starts begin at 0.
struct SeparableTapsParams {
    uint outSizes[4];
    uint outStrides[4]; // dense, in the output's memory order
    uint inStrides[4];
    uint first[4]; // words of the table: each output's first input
    uint rowStart[4]; // words of the table: each output's first weight, relative to weights[axis]
    uint weights[4]; // words of the table: float32 bits
    uint count;
};

const uint kMostPeriod = 4; // outputs of an axis whose bands repeat
const uint kMostStrip = 64; // outputs
const uint kMostWindow = 72; // inputs of a strip
const uint kMostRows = 8; // of a step down H
const uint kFirstZero = 128;

// Flags of kTaps in taps_strips.comp.
const uint kPairsN = 1; // some bands of the axis have two taps
const uint kPairsC = 2;
const uint kPairsH = 4;
const uint kPairsW = 8;
const uint kWeightsH = 16; // the table has weights for each output of the axis, else for each output of a period
const uint kWeightsW = 32;

// The table has the input offsets of N and of C, then pairs of weights for H and W. A step is a period of output rows.
struct StripsParams {
    uint inRowStride; // elements
    uint width; // the width of the input
    uint height;
    uint outHeight;
    uint outStrides[3]; // N, C, H, in accesses
    uint channels;
    uint planes; // the planes of all of N and C
    uint strips; // strips in a row
    uint steps; // steps in a strip
    uint stretch; // steps of an invocation
    uint groupsOfPlane;
    uint offsetsC; // words
    uint weightsH; // pairs
    uint weightsW;
};

#ifdef __cplusplus
} // namespace tessera::vulkan
#endif

#endif
