// SPDX-License-Identifier: Apache-2.0
// A strided copy that moves whole vectors of 16 bytes: rows of kPlanes planes become one row of their elements in turn,
// or back. Bit for bit.
#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_control_flow_attributes : require

#include "resources/shaders/kernel_params.h"

layout(constant_id = 0) const uint kElementBytes = 4;
layout(constant_id = 1) const uint kPlanes = 1; // up to kMostPlanes
layout(constant_id = 2) const bool kJoins = true; // the planes are the input's; else the output's

layout(local_size_x = 64) in; // kWorkgroup

layout(std430, binding = 0) readonly buffer Input { uvec4 inVectors[]; };
layout(std430, binding = 1) writeonly buffer Output { uvec4 outVectors[]; };
layout(push_constant) uniform Params { InterleaveParams params; };

const uint kPerVector = 16 / kElementBytes;

// Of a tile, kPlanes vectors: the element of the input that is element `i` of the output.
uint source(uint i)
{
    return kJoins ? i % kPlanes * kPerVector + i / kPlanes : i % kPerVector * kPlanes + i / kPerVector;
}

uint wordOf(uvec4 tile[kMostPlanes], uint word)
{
    if (kElementBytes == 8) {
        const uint from = 2 * source(word / 2) + word % 2;
        return tile[from / 4][from % 4];
    }
    const uint perWord = 4 / kElementBytes;
    const uint bits = 8 * kElementBytes;
    const uint mask = 0xffffffffu >> 32 - bits; // a shift by 32 would be undefined
    uint result = 0;
    [[unroll]] for (uint i = 0; i < perWord; ++i) {
        const uint from = source(word * perWord + i);
        const uint place = from / perWord;
        result |= (tile[place / 4][place % 4] >> from % perWord * bits & mask) << i * bits;
    }
    return result;
}

void main()
{
    // A group takes a part of a row: divisions are paid once for all of its tiles.
    const uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    uint row = group / params.partsPerRow;
    if (row >= params.rows)
        return;
    const uint begin = group % params.partsPerRow * kTilesPerPart;
    const uint end = min(begin + kTilesPerPart, params.tiles);
    uint from = params.inBase;
    uint to = 0;
    [[unroll]] for (int axis = 4; axis >= 0; --axis) {
        const uint index = row % params.sizes[axis];
        row /= params.sizes[axis];
        from += index * params.inStrides[axis];
        to += index * params.outStrides[axis];
    }
    for (uint at = begin + gl_LocalInvocationID.x; at < end; at += kWorkgroup) {
        uvec4 tile[kMostPlanes];
        [[unroll]] for (uint i = 0; i < kPlanes; ++i)
            tile[i] = inVectors[from + (kJoins ? at + i * params.planeStride : at * kPlanes + i)];
        [[unroll]] for (uint i = 0; i < kPlanes; ++i)
            outVectors[to + (kJoins ? at * kPlanes + i : at + i * params.planeStride)] = uvec4(
                wordOf(tile, 4 * i), wordOf(tile, 4 * i + 1), wordOf(tile, 4 * i + 2), wordOf(tile, 4 * i + 3));
    }
}
