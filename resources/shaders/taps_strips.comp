// SPDX-License-Identifier: Apache-2.0
// Separable taps of one or two taps a band, where the bands of H and of W repeat: output o + period reads kStep inputs
// after those of output o. An invocation goes down a strip of outputs and keeps the rows that it needs in registers. So
// it reads each input once. The arithmetic and its order are those of separable_taps.comp.
#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_control_flow_attributes : require

#include "resources/shaders/accesses.glsl"
#include "resources/shaders/kernel_params.h"
#include "resources/shaders/numbers.glsl"

layout(constant_id = 0) const uint kElementBytes = 4;
layout(constant_id = 1) const uint kFormat = 0; // the format of the elements: kFloat …
layout(constant_id = 2) const bool kCopies = false; // no arithmetic on any axis: bits are copied
layout(constant_id = 3) const uint kInWords = 4; // the words of an access: 4, 2 or 1
layout(constant_id = 4) const uint kOutWords = 4;
layout(constant_id = 5) const uint kStrip = 8; // outputs along W, a multiple of the period
layout(constant_id = 6) const uint kPeriodW = 2; // outputs, at most kMostPeriod
layout(constant_id = 7) const uint kStepW = 1; // inputs
layout(constant_id = 8) const uint kFirstW = 0; // first input of each output of a period, plus kFirstZero: a byte each
layout(constant_id = 9) const uint kPeriodH = 2;
layout(constant_id = 10) const uint kStepH = 1;
layout(constant_id = 11) const uint kFirstH = 0;
layout(constant_id = 12) const uint kTaps = 0; // kPairsN …
layout(constant_id = 13) const uint kAround = 0; // inputs read before the strip, and in the next byte, after it
layout(constant_id = 14) const uint kRows = 1; // input rows of a period; next byte: the first one, plus kFirstZero
layout(local_size_x_id = 15) in;

layout(std430, binding = 2) readonly buffer Bands
{
    uvec4 bands[];
}; // two offsets and two weights
layout(std430, binding = 2) readonly buffer Pairs
{
    vec2 pairs[];
}; // two weights
layout(std430, binding = 2) readonly buffer Offsets
{
    uint offsets[];
};
layout(push_constant) uniform Params
{
    StripsParams params;
};

const uint kPerWord = 4 / kElementBytes;
const uint kBits = 8 * kElementBytes;
const uint kStripInputs = kStrip / kPeriodW * kStepW;
const uint kLeft = kAround & 0xff;
const uint kWindow = kLeft + kStripInputs + (kAround >> 8);
const uint kRowCount = kRows & 0xff;
const int kFirstRow = int(kRows >> 8) - int(kFirstZero);

// The first input of output `i`, relative to that of the strip or of the period on H.
int firstOf(uint packed, uint i, uint period, uint inputs)
{
    return int(packed >> i % period * 8 & 0xff) - int(kFirstZero) + int(i / period * inputs);
}

// Bits where kCopies, else float32.
uint window[kMostWindow];
uint rows[kMostRows][kMostWindow];
uint left; // the strip's first input along W
uvec4 bandN, bandC;
vec2 weightsW[kMostStrip];

uint valueOf(uint word, uint place)
{
    const uint bits = kElementBytes == 4 ? word : bitfieldExtract(word, int(place * kBits), int(kBits));
    return kCopies ? bits : floatBitsToUint(widen(bits, kElementBytes, kFormat));
}

uint valueAt(uint element)
{
    return valueOf(in1[element / kPerWord] >> element % kPerWord * kBits, 0);
}

void putWord(uint word, uint bits)
{
    [[unroll]] for (uint place = 0; place < kPerWord; ++place) window[kLeft + word * kPerWord + place] =
        valueOf(bits, place);
}

// Reads the strip's inputs of a row, and those before and after it. Outside the row it reads the edge element.
void readWindow(uint row)
{
    [[unroll]] for (uint i = 0; i < kLeft; ++i) window[i] = valueAt(row + uint(max(int(left + i) - int(kLeft), 0)));
    const uint at = (row + left) / (kInWords * kPerWord);
    [[unroll]] for (uint i = 0; i < kStripInputs / (kInWords * kPerWord); ++i)
    {
        if (kInWords == 4) {
            const uvec4 words = in4[at + i];
            [[unroll]] for (uint word = 0; word < 4; ++word) putWord(4 * i + word, words[word]);
        } else if (kInWords == 2) {
            const uvec2 words = in2[at + i];
            putWord(2 * i, words.x);
            putWord(2 * i + 1, words.y);
        } else {
            putWord(i, in1[at + i]);
        }
    }
    [[unroll]] for (uint i = kLeft + kStripInputs; i < kWindow; ++i) window[i] =
        valueAt(row + min(left + i - kLeft, params.width - 1));
}

// w0·a + w1·b, or a where there is no second tap.
uint weighed(uint a, uint b, vec2 weights, bool single)
{
    precise const float first = weights.x * uintBitsToFloat(a);
    precise const float second = weights.y * uintBitsToFloat(b);
    precise const float sum = first + second;
    return single || weights.y == 0 ? a : floatBitsToUint(sum);
}

void readOverN(uint row)
{
    readWindow(row + bandN.x);
    if ((kTaps & kPairsN) != 0) {
        uint first[kMostWindow] = window;
        readWindow(row + bandN.y);
        [[unroll]] for (uint i = 0; i < kWindow; ++i) window[i] =
            weighed(first[i], window[i], uintBitsToFloat(bandN.zw), false);
    }
}

// Reads row `row` of the input, reduced over N and C.
void readRow(uint slot, int row)
{
    const uint offset = uint(clamp(row, 0, int(params.height) - 1)) * params.inRowStride;
    readOverN(offset + bandC.x);
    if ((kTaps & kPairsC) != 0) {
        uint first[kMostWindow] = window;
        readOverN(offset + bandC.y);
        [[unroll]] for (uint i = 0; i < kWindow; ++i) window[i] =
            weighed(first[i], window[i], uintBitsToFloat(bandC.zw), false);
    }
    [[unroll]] for (uint i = 0; i < kWindow; ++i) rows[slot][i] = window[i];
}

// Whether an output with first input `first` is clamped to an edge, so that it has one tap.
bool isClamped(int first, uint inputs)
{
    return first < 0 || first + 1 >= int(inputs);
}

uint outputBits(uint i)
{
    const int first = firstOf(kFirstW, i, kPeriodW, kStepW);
    const uint at = uint(int(kLeft) + first);
    uint value = window[at];
    if ((kTaps & kPairsW) != 0 && at + 1 < kWindow) {
        const bool mayBeClamped = first < 0 || first + 1 >= int(kStripInputs);
        value = weighed(value, window[at + 1], weightsW[(kTaps & kWeightsW) != 0 ? i : i % kPeriodW],
                        mayBeClamped && isClamped(int(left) + first, params.width));
    }
    return kCopies ? value : narrow(uintBitsToFloat(value), kElementBytes, kFormat);
}

uint outputWord(uint word)
{
    uint bits = 0;
    [[unroll]] for (uint place = 0; place < kPerWord; ++place) bits |= outputBits(word * kPerWord + place)
        << place * kBits;
    return bits;
}

// Writes output row `i` of a period from its two input rows.
void writeRow(uint i, uint y, int row, uint to)
{
    const uint slot = uint(firstOf(kFirstH, i, kPeriodH, kStepH) - kFirstRow);
    if ((kTaps & kPairsH) != 0 && slot + 1 < kRowCount) {
        const vec2 weights = pairs[params.weightsH + ((kTaps & kWeightsH) != 0 ? y : i)];
        const bool single = isClamped(row, params.height);
        [[unroll]] for (uint k = 0; k < kWindow; ++k) window[k] =
            weighed(rows[slot][k], rows[slot + 1][k], weights, single);
    } else {
        [[unroll]] for (uint k = 0; k < kWindow; ++k) window[k] = rows[slot][k];
    }
    [[unroll]] for (uint k = 0; k < kStrip / (kOutWords * kPerWord); ++k)
    {
        if (kOutWords == 4)
            out4[to + k] =
                uvec4(outputWord(4 * k), outputWord(4 * k + 1), outputWord(4 * k + 2), outputWord(4 * k + 3));
        else if (kOutWords == 2)
            out2[to + k] = uvec2(outputWord(2 * k), outputWord(2 * k + 1));
        else
            out1[to + k] = outputWord(k);
    }
}

void main()
{
    const uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    const uint plane = group / params.groupsOfPlane;
    const uint item = group % params.groupsOfPlane * gl_WorkGroupSize.x + gl_LocalInvocationID.x;
    const uint strip = item % params.strips;
    const uint begin = item / params.strips * params.stretch;
    if (plane >= params.planes || begin >= params.steps)
        return;
    const uint n = plane / params.channels, c = plane % params.channels;
    bandN = (kTaps & kPairsN) != 0 ? bands[n] : uvec4(offsets[n]);
    bandC = (kTaps & kPairsC) != 0 ? bands[params.offsetsC / 4 + c] : uvec4(offsets[params.offsetsC + c]);
    left = strip * kStripInputs;
    if ((kTaps & kPairsW) != 0) {
        const uint count = (kTaps & kWeightsW) != 0 ? kStrip : kPeriodW;
        const uint first = params.weightsW + ((kTaps & kWeightsW) != 0 ? strip * kStrip : 0);
        [[unroll]] for (uint i = 0; i < count; ++i) weightsW[i] = pairs[first + i];
    }
    uint to = n * params.outStrides[0] + c * params.outStrides[1] + strip * (kStrip / (kOutWords * kPerWord))
        + begin * kPeriodH * params.outStrides[2];
    const uint rowStride = params.outStrides[2];

    const uint fresh = min(kStepH, kRowCount); // rows that the step before has not read
    int row = int(begin * kStepH) + kFirstRow;
    [[unroll]] for (uint slot = 0; slot < kRowCount - fresh; ++slot) readRow(slot, row + int(slot));
    const uint end = min(begin + params.stretch, params.steps);
    for (uint step = begin; step < end; ++step) {
        [[unroll]] for (uint slot = kRowCount - fresh; slot < kRowCount; ++slot) readRow(slot, row + int(slot));
        [[unroll]] for (uint i = 0; i < kPeriodH; ++i)
        {
            const uint y = step * kPeriodH + i;
            if (y < params.outHeight)
                writeRow(i, y, int(step * kStepH) + firstOf(kFirstH, i, kPeriodH, kStepH), to + i * rowStride);
        }
        [[unroll]] for (uint slot = 0; slot < kRowCount - fresh; ++slot) [[unroll]] for (uint k = 0; k < kWindow; ++k)
            rows[slot][k] = rows[slot + fresh][k];
        row += int(kStepH);
        to += kPeriodH * rowStride;
    }
}
