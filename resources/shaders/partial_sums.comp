// SPDX-License-Identifier: Apache-2.0
// Adds a part of one axis's band to the sums so far: for many positions on the other axes at once, one word each. The
// additions are those of separable_taps.comp, in the same order.
#version 450
#extension GL_GOOGLE_include_directive : require

#include "resources/shaders/kernel_params.h"
#include "resources/shaders/elements.glsl"
#include "resources/shaders/numbers.glsl"

layout(constant_id = 1) const uint kFormat = 0; // of the input's elements
layout(constant_id = 2) const uint kSumBytes = 4; // what is written: float32, or after the last part the output's type
layout(constant_id = 3) const uint kSumFormat = 0;

layout(std430, binding = 2) readonly buffer Table { uint table[]; }; // the weights, then the sums so far
layout(push_constant) uniform Params { PartialSumsParams params; };

float sumAt(uint position)
{
    float sum = params.begins != 0 ? 0 : uintBitsToFloat(table[params.taps + position]);
    for (uint tap = 0; tap < params.taps; ++tap) {
        const float value = widen(loadBits(tap * params.count + position).x, kElementBytes, kFormat);
        precise const float product = uintBitsToFloat(table[tap]) * value;
        precise const float total = sum + product;
        sum = params.begins != 0 && tap == 0 ? product : total;
    }
    return sum;
}

void main()
{
    const uint vector = vectorIndex();
    const uint here = min(4, params.count - min(params.count, 4 * vector));
    if (here == 0)
        return;
    uvec4 result = uvec4(0);
    for (uint i = 0; i < here; ++i)
        result[i] = narrow(sumAt(4 * vector + i), kSumBytes, kSumFormat);
    outVectors[vector] = result;
}
