#version 450
// DEPTH_TO_SPACE and SPACE_TO_DEPTH, an output element an invocation. `tessera check CASE… --engine shader:THIS` runs it.
// tessera: operators = DEPTH_TO_SPACE, DEPTH_TO_SPACE1, SPACE_TO_DEPTH, SPACE_TO_DEPTH1
// tessera: types = FLOAT32, UINT32, INT32
// tessera: groups = ceil(elements / 64)
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer Input { uint x[]; };
layout(std430, binding = 1) writeonly buffer Output { uint y[]; };
layout(std430, binding = 2) readonly buffer Case {
    uvec4 input_sizes, input_strides; // N, C, H, W, in elements; padded in front by 1 and 0
    uvec4 output_sizes, output_strides;
    vec4 scales, input_pixel_offsets, output_pixel_offsets; // padded in front by 1, 0.5 and -0.5
    uint elements; // the elements of the output
    uint data_type; // DML_TENSOR_DATA_TYPE
    uint block_size;
    uint order; // 0: DEPTH_COLUMN_ROW, 1: COLUMN_ROW_DEPTH
    uint mode; // 0: NEAREST_NEIGHBOR, 1: LINEAR
    uint direction; // nearest's, 0: INCREASING, 1: DECREASING, 2: the operator has none, ties round up
    uint antialiased;
    uint from_space; // 1: SPACE_TO_DEPTH
    uint antialias_filter; // 0: HALVING, 1: TRIANGLE
};

uvec4 indexOf(uint element, uvec4 sizes) // the index N, C, H, W of a logical element
{
    uvec4 index;
    for (int axis = 3; axis > 0; --axis) {
        index[axis] = element % sizes[axis];
        element /= sizes[axis];
    }
    index.x = element; // an element past the last one lies outside the tensor
    return index;
}

uint placeOf(uvec4 index, uvec4 strides) // in the buffer
{
    const uvec4 parts = index * strides;
    return parts.x + parts.y + parts.z + parts.w;
}

uint invocation()
{
    return (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * gl_WorkGroupSize.x + gl_LocalInvocationID.x;
}

// The element of the depth side that lies at this place of the space side.
uvec4 deepOf(uvec4 wide, uint depths)
{
    const uint b = block_size;
    const uint block = wide.z % b * b + wide.w % b; // row by row
    const uint channel = order == 0 ? block * depths + wide.y : wide.y * b * b + block;
    return uvec4(wide.x, channel, wide.z / b, wide.w / b);
}

// The way back.
uvec4 wideOf(uvec4 deep, uint depths)
{
    const uint b = block_size;
    const uint depth = order == 0 ? deep.y % depths : deep.y / (b * b);
    const uint block = order == 0 ? deep.y / depths : deep.y % (b * b);
    return uvec4(deep.x, depth, deep.z * b + block / b, deep.w * b + block % b);
}

void main()
{
    const uint element = invocation();
    if (element >= elements)
        return;
    const uvec4 target = indexOf(element, output_sizes);
    const uvec4 source = from_space == 1 ? wideOf(target, input_sizes.y) : deepOf(target, output_sizes.y);
    y[placeOf(target, output_strides)] = x[placeOf(source, input_strides)];
}
