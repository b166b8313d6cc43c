// SPDX-License-Identifier: Apache-2.0
// The same two buffers, for accesses of four words, of two and of one.

layout(std430, binding = 0) readonly buffer Input4
{
    uvec4 in4[];
};
layout(std430, binding = 0) readonly buffer Input2
{
    uvec2 in2[];
};
layout(std430, binding = 0) readonly buffer Input1
{
    uint in1[];
};
layout(std430, binding = 1) writeonly buffer Output4
{
    uvec4 out4[];
};
layout(std430, binding = 1) writeonly buffer Output2
{
    uvec2 out2[];
};
layout(std430, binding = 1) writeonly buffer Output1
{
    uint out1[];
};
