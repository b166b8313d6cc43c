// SPDX-License-Identifier: Apache-2.0
// Separable taps in one dispatch: every output is the sum over W of the sum over H of the sum over C of the sum over N.
// Each product and each sum is rounded to float32, in ascending order of the taps, as on every engine.
#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_control_flow_attributes : require

#include "resources/shaders/kernel_params.h"

#include "resources/shaders/elements.glsl"
#include "resources/shaders/numbers.glsl"

layout(constant_id = 1) const uint kFormat = 0; // kFloat …
layout(constant_id = 2) const bool kCopies = false; // no arithmetic on any axis: bits are copied
layout(constant_id = 3) const uint kFastest = 3; // the axis along which the output is contiguous
layout(constant_id = 4) const bool kAligned = false; // the outputs of a vector differ in the index of that axis only
layout(constant_id = 5) const uint kShapeN = 2; // the shape of an axis' bands: kIdentity …
layout(constant_id = 6) const uint kShapeC = 2;
layout(constant_id = 7) const uint kShapeH = 2;
layout(constant_id = 8) const uint kShapeW = 2;

const uint kIdentity = 0; // output i reads input i
const uint kSingle = 1; // one weight 1 each
const uint kBands = 2;

layout(std430, binding = 2) readonly buffer Table
{
    uint table[];
};
layout(push_constant) uniform Params
{
    SeparableTapsParams params;
};

// One output's band on one axis.
struct Band {
    uint origin; // where the first tap lies, as an offset in elements
    uint begin; // words of the table: the weights
    uint end;
};

uint shapeOf(uint axis)
{
    return axis == 0 ? kShapeN : axis == 1 ? kShapeC : axis == 2 ? kShapeH : kShapeW;
}

Band bandOf(uint axis, uint index)
{
    const uint stride = params.inStrides[axis];
    if (shapeOf(axis) == kIdentity)
        return Band(index * stride, 0, 1);
    const uint origin = table[params.first[axis] + index] * stride;
    if (shapeOf(axis) == kSingle)
        return Band(origin, 0, 1);
    const uint start = params.rowStart[axis] + index;
    return Band(origin, params.weights[axis] + table[start], params.weights[axis] + table[start + 1]);
}

// The sum after a tap: w0·a0 after the first, then sum + w·a. A band of one weight 1 copies its element.
float accumulate(float sum, Band band, uint tap, float value)
{
    const float weight = uintBitsToFloat(table[tap]);
    precise const float product = weight * value;
    if (tap == band.begin)
        return band.end == band.begin + 1 && weight == 1.0 ? value : product;
    precise const float total = sum + product;
    return total;
}

float load(uint offset)
{
    return widen(loadBits(offset).x, kElementBytes, kFormat);
}

// The nested sums. `offset` is that of the element that the taps of the outer loops select.
float overN(Band n, uint offset)
{
    offset += n.origin;
    if (kShapeN != kBands)
        return load(offset);
    float sum = 0;
    for (uint tap = n.begin; tap < n.end; ++tap, offset += params.inStrides[0])
        sum = accumulate(sum, n, tap, load(offset));
    return sum;
}

float overC(Band c, Band n, uint offset)
{
    offset += c.origin;
    if (kShapeC != kBands)
        return overN(n, offset);
    float sum = 0;
    for (uint tap = c.begin; tap < c.end; ++tap, offset += params.inStrides[1])
        sum = accumulate(sum, c, tap, overN(n, offset));
    return sum;
}

float overH(Band h, Band c, Band n, uint offset)
{
    offset += h.origin;
    if (kShapeH != kBands)
        return overC(c, n, offset);
    float sum = 0;
    for (uint tap = h.begin; tap < h.end; ++tap, offset += params.inStrides[2])
        sum = accumulate(sum, h, tap, overC(c, n, offset));
    return sum;
}

float overW(Band bands[4], uint offset)
{
    offset += bands[3].origin;
    if (kShapeW != kBands)
        return overH(bands[2], bands[1], bands[0], offset);
    float sum = 0;
    for (uint tap = bands[3].begin; tap < bands[3].end; ++tap, offset += params.inStrides[3])
        sum = accumulate(sum, bands[3], tap, overH(bands[2], bands[1], bands[0], offset));
    return sum;
}

uint indexOn(uint axis, uint element)
{
    return element / params.outStrides[axis] % params.outSizes[axis];
}

uvec2 outputBits(Band bands[4])
{
    if (kCopies)
        return loadBits(bands[0].origin + bands[1].origin + bands[2].origin + bands[3].origin);
    return uvec2(narrow(overW(bands, 0), kElementBytes, kFormat), 0);
}

void main()
{
    const uint vector = vectorIndex();
    const uint first = vector * kPerVector;
    if (first >= params.count)
        return;
    Band bands[4];
    [[unroll]] for (uint axis = 0; axis < 4; ++axis) bands[axis] = bandOf(axis, indexOn(axis, first));
    uint along = indexOn(kFastest, first);
    uvec4 result = uvec4(0);
    const uint here = min(kPerVector, params.count - first);
    for (uint position = 0; position < here; ++position) {
        place(result, position, outputBits(bands));
        if (kAligned) {
            if (position + 1 < here)
                bands[kFastest] = bandOf(kFastest, ++along);
        } else {
            [[unroll]] for (uint axis = 0; axis < 4; ++axis) bands[axis] =
                bandOf(axis, indexOn(axis, first + position + 1));
        }
    }
    outVectors[vector] = result;
}
