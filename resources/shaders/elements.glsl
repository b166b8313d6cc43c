// SPDX-License-Identifier: Apache-2.0
// Buffers are arrays of 32-bit words for every element type. So no device feature for 8, 16 or 64 bits is needed.

layout(constant_id = 0) const uint kElementBytes = 4;

layout(local_size_x = 64) in; // kWorkgroup

layout(std430, binding = 0) readonly buffer Input
{
    uint inWords[];
};
layout(std430, binding = 1) writeonly buffer Output
{
    uvec4 outVectors[];
};

const uint kPerVector = 16 / kElementBytes;

// The index of the 16 output bytes that this invocation writes. Workgroups are numbered along x, then y.
uint vectorIndex()
{
    return (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * kWorkgroup + gl_LocalInvocationID.x;
}

// An element's bits, low word first; elements of up to four bytes are zero-extended.
uvec2 loadBits(uint element)
{
    if (kElementBytes == 8)
        return uvec2(inWords[2 * element], inWords[2 * element + 1]);
    if (kElementBytes == 4)
        return uvec2(inWords[element], 0);
    const uint perWord = 4 / kElementBytes;
    const uint bits = 8 * kElementBytes;
    return uvec2(bitfieldExtract(inWords[element / perWord], int(element % perWord * bits), int(bits)), 0);
}

// Sets one element of a vector.
void place(inout uvec4 vector, uint position, uvec2 bits)
{
    if (kElementBytes == 8) {
        vector[2 * position] = bits.x;
        vector[2 * position + 1] = bits.y;
    } else {
        const uint perWord = 4 / kElementBytes;
        vector[position / perWord] |= bits.x << (position % perWord * 8 * kElementBytes);
    }
}
