// SPDX-License-Identifier: Apache-2.0
// Reduces one axis, or a part of its bands: adds the products of the part's taps to the sums of the parts before. Every
// sum takes one word. The additions and their order are those of separable_taps.comp.
#version 450
#extension GL_GOOGLE_include_directive : require

#include "resources/shaders/kernel_params.h"

#include "resources/shaders/elements.glsl"
#include "resources/shaders/numbers.glsl"

layout(constant_id = 1) const uint kFormat = 0; // the format of the input's elements
layout(constant_id = 2) const uint kSumBytes = 4; // a result's bytes: float32, or the output's type after the last axis
layout(constant_id = 3) const uint kSumFormat = 0;

layout(std430, binding = 2) readonly buffer Table
{
    uint table[];
}; // bands, weights, sums of the parts before
layout(push_constant) uniform Params
{
    PartialSumsParams params;
};

float sumAt(uint position)
{
    const uint inner = position % params.inner;
    const uint band = position / params.inner % params.outputs * kBandWords;
    const uint outer = position / params.inner / params.outputs;
    uint element = (outer * params.inputs + table[band]) * params.inner + inner;
    const uint begin = table[band + 1], end = table[band + 2], flags = table[band + 3];
    float sum = uintBitsToFloat(table[params.sums + position]);
    for (uint tap = begin; tap < end; ++tap, element += params.inner) {
        const float value = widen(loadBits(element).x, kElementBytes, kFormat);
        precise const float product = uintBitsToFloat(table[tap]) * value;
        precise const float total = sum + product;
        const bool begins = tap == begin && (flags & kBandBegins) != 0;
        sum = (flags & kBandPasses) != 0 ? value : begins ? product : total;
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
