// SPDX-License-Identifier: Apache-2.0
// A strided copy: output[i] = input[Σ index·inStrides], bit for bit.
#version 450
#extension GL_GOOGLE_include_directive : require

#include "resources/shaders/kernel_params.h"

#include "resources/shaders/elements.glsl"

layout(push_constant) uniform Params
{
    StridedCopyParams params;
};

uint at[6];
uint offset;

// The indices of an output element, from its linear index. Once for each vector.
void decode(uint element)
{
    offset = 0;
    for (int axis = 5; axis >= 0; --axis) {
        at[axis] = element % params.sizes[axis];
        element /= params.sizes[axis];
        offset += at[axis] * params.inStrides[axis];
    }
}

// The indices of the next output element, without a division.
void advance()
{
    for (int axis = 5; axis >= 0; --axis) {
        offset += params.inStrides[axis];
        if (++at[axis] < params.sizes[axis])
            return;
        offset -= at[axis] * params.inStrides[axis];
        at[axis] = 0;
    }
}

void main()
{
    const uint vector = vectorIndex();
    const uint first = vector * kPerVector;
    if (first >= params.count)
        return;
    decode(first);
    uvec4 result = uvec4(0);
    const uint here = min(kPerVector, params.count - first);
    for (uint position = 0; position < here; ++position) {
        place(result, position, loadBits(offset));
        advance();
    }
    outVectors[vector] = result;
}
