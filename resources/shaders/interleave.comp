// SPDX-License-Identifier: Apache-2.0
// A strided copy in whole words: interleaves the rows of kPlanes planes into one row, or separates one row into planes.
// Bit for bit.
#version 450
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_control_flow_attributes : require

#include "resources/shaders/kernel_params.h"

#include "resources/shaders/accesses.glsl"

layout(constant_id = 0) const uint kElementBytes = 4;
layout(constant_id = 1) const uint kPlanes = 1; // up to kMostPlanes
layout(constant_id = 2) const bool kJoins = true; // interleaves: the planes are the input's; else the output's
layout(constant_id = 3) const uint kApartWords = 4; // the words of an access on the side of the planes: 4, 2 or 1
layout(constant_id = 4) const uint kTogetherWords = 4; // the words of an access on the interleaved side
layout(constant_id = 5) const uint kSets = 1; // into how many sets the planes are divided; a tile has one of them
layout(constant_id = 6) const uint kAxes = 4; // outer loops
layout(local_size_x_id = 15) in;

layout(push_constant) uniform Params
{
    InterleaveParams params;
};

const uint kElementWords = kElementBytes == 8 ? 2 : 1;
const uint kPerWord = kElementBytes == 8 ? 1 : 4 / kElementBytes;
const uint kBits = 8 * kElementBytes;
const uint kSet = kPlanes / kSets; // planes of a tile
const uint kTileWords = kSet * kApartWords;
const uint kTogether = kTileWords / kTogetherWords; // accesses of a tile

// Masks and shifts are made from a push constant. With constants llvmpipe's compiler does this arithmetic for each
// invocation of a vector on its own, which is slower.
uint highHalf, evenBytes;
uint shifts[4]; // bits of 0 to 3 bytes
uint elementMasks[4];

// The words of a tile as read and as written.
uint from[4 * kMostPlanes];
uint to[4 * kMostPlanes];

void load(uint words, uint slot, uint at)
{
    if (words == 4) {
        const uvec4 bits = in4[at];
        [[unroll]] for (uint i = 0; i < 4; ++i) from[4 * slot + i] = bits[i];
    } else if (words == 2) {
        const uvec2 bits = in2[at];
        from[2 * slot] = bits.x;
        from[2 * slot + 1] = bits.y;
    } else {
        from[slot] = in1[at];
    }
}

void store(uint words, uint slot, uint at)
{
    if (words == 4)
        out4[at] = uvec4(to[4 * slot], to[4 * slot + 1], to[4 * slot + 2], to[4 * slot + 3]);
    else if (words == 2)
        out2[at] = uvec2(to[2 * slot], to[2 * slot + 1]);
    else
        out1[at] = to[slot];
}

// The index in `from` of element `i` of `to`.
uint source(uint i)
{
    const uint perPlane = kApartWords * kPerWord / kElementWords;
    return kJoins ? i % kSet * perPlane + i / kSet : i % perPlane * kSet + i / perPlane;
}

void moveWords()
{
    [[unroll]] for (uint i = 0; i < kTileWords; ++i) to[i] =
        from[source(i / kElementWords) * kElementWords + i % kElementWords];
}

void moveElements()
{
    [[unroll]] for (uint i = 0; i < kTileWords; ++i)
    {
        uint word = 0;
        [[unroll]] for (uint place = 0; place < kPerWord; ++place)
        {
            const uint element = source(i * kPerWord + place);
            const uint bits = from[element / kPerWord];
            const uint old = element % kPerWord * kElementBytes, new = place *kElementBytes;
            word |= (new < old ? bits >> shifts[old - new] : bits << shifts[new - old]) & elementMasks[place];
        }
        to[i] = word;
    }
}

// (a0 a1)(b0 b1) becomes (a0 b0)(a1 b1), for the 16-bit halves of two words.
void transposeHalves(inout uint a, inout uint b)
{
    const uint second = a >> shifts[2] | b & highHalf;
    a = a & ~highHalf | b << shifts[2];
    b = second;
}

// The same for the bytes of each half.
void transposeBytes(inout uint a, inout uint b)
{
    const uint second = a >> shifts[1] & evenBytes | b & ~evenBytes;
    a = a & evenBytes | (b & evenBytes) << shifts[1];
    b = second;
}

void makeMasks()
{
    const uint ones = params.ones;
    highHalf = ones << 16;
    evenBytes = ones & 0x00ff00ffu;
    [[unroll]] for (uint i = 0; i < 4; ++i) shifts[i] = ones & 8 * i;
    [[unroll]] for (uint i = 0; i < kPerWord; ++i) elementMasks[i] = ones >> 32 - kBits << i * kBits;
}

// For a number of planes that is a multiple of the elements of a word: transposes squares of words.
void transposeSquares()
{
    const uint squares = kSet / kPerWord;
    [[unroll]] for (uint square = 0; square < squares; ++square)
        [[unroll]] for (uint column = 0; column < kApartWords; ++column)
    {
        uint words[4];
        [[unroll]] for (uint i = 0; i < kPerWord; ++i) words[i] =
            from[kJoins ? (square * kPerWord + i) * kApartWords + column : (column * kPerWord + i) * squares + square];
        if (kPerWord == 4) {
            transposeBytes(words[0], words[1]);
            transposeBytes(words[2], words[3]);
            transposeHalves(words[0], words[2]);
            transposeHalves(words[1], words[3]);
        } else {
            transposeHalves(words[0], words[1]);
        }
        [[unroll]] for (uint i = 0; i < kPerWord; ++i)
            to[kJoins ? (column * kPerWord + i) * squares + square : (square * kPerWord + i) * kApartWords + column] =
                words[i];
    }
}

// Two planes of bytes.
void transposePairs()
{
    [[unroll]] for (uint i = 0; i < kApartWords; ++i)
    {
        if (kJoins) {
            uint a = from[i], b = from[kApartWords + i];
            transposeBytes(a, b);
            transposeHalves(a, b);
            to[2 * i] = a;
            to[2 * i + 1] = b;
        } else {
            uint a = from[2 * i], b = from[2 * i + 1];
            transposeHalves(a, b);
            transposeBytes(a, b);
            to[i] = a;
            to[kApartWords + i] = b;
        }
    }
}

void interleave()
{
    if (kPerWord == 1 || kSet == 1)
        moveWords();
    else if (kSet % kPerWord == 0)
        transposeSquares();
    else if (kSet == 2)
        transposePairs();
    else
        moveElements();
}

void main()
{
    // A workgroup takes a stretch of the tiles of all rows along one axis, so that it divides once for all of them.
    const uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
    const uint first = group % params.stretches * params.stretch + gl_LocalInvocationID.x;
    const uint end = min(first - gl_LocalInvocationID.x + params.stretch, params.rows * params.tiles);
    uint tile = first % params.tiles;
    uint inRow = first / params.tiles * params.inRowStride;
    uint outRow = first / params.tiles * params.outRowStride;
    uint outer = group / params.stretches;
    [[unroll]] for (uint axis = 0; axis < kAxes; ++axis)
    {
        inRow += outer % params.sizes[axis] * params.inStrides[axis];
        outRow += outer % params.sizes[axis] * params.outStrides[axis];
        outer /= params.sizes[axis];
    }
    if (outer > 0)
        return;
    // Copies in variables: llvmpipe loads push constants in a loop for each invocation.
    const uint tiles = params.tiles;
    const uint planeStride = params.planeStride;
    const uint stepTiles = gl_WorkGroupSize.x % tiles;
    const uint stepRows = gl_WorkGroupSize.x / tiles;
    const uint inStep = stepRows * params.inRowStride, inWrap = inStep + params.inRowStride;
    const uint outStep = stepRows * params.outRowStride, outWrap = outStep + params.outRowStride;
    makeMasks();
    for (uint each = first; each < end; each += gl_WorkGroupSize.x) {
        const uint at = tile / kSets;
        const uint set = tile % kSets;
        const uint apart = (kJoins ? inRow : outRow) + set * kSet * planeStride + at;
        const uint together = (kJoins ? outRow : inRow) + at * kTogether * kSets + set;
        [[unroll]] for (uint i = 0; i < (kJoins ? kSet : kTogether); ++i)
            load(kJoins ? kApartWords : kTogetherWords, i, kJoins ? apart + i * planeStride : together + i * kSets);
        interleave();
        [[unroll]] for (uint i = 0; i < (kJoins ? kTogether : kSet); ++i)
            store(kJoins ? kTogetherWords : kApartWords, i, kJoins ? together + i * kSets : apart + i * planeStride);
        tile += stepTiles;
        const bool wraps = tile >= tiles;
        tile -= wraps ? tiles : 0;
        inRow += wraps ? inWrap : inStep;
        outRow += wraps ? outWrap : outStep;
    }
}
