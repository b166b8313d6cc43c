// SPDX-License-Identifier: Apache-2.0
// What vulkan_bench holds kernels against: 16 bytes an invocation.
#version 450

layout(local_size_x = 64) in;

layout(std430, binding = 0) readonly buffer Input
{
    uvec4 inVectors[];
};
layout(std430, binding = 1) writeonly buffer Output
{
    uvec4 outVectors[];
};

void main()
{
    const uint vector = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * 64 + gl_LocalInvocationID.x;
    if (vector < outVectors.length())
        outVectors[vector] = inVectors[vector];
}
