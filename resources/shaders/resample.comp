#version 450
// RESAMPLE and its successors, an output element an invocation. `tessera check CASE… --engine shader:THIS` runs it.
// tessera: operators = RESAMPLE, RESAMPLE1, RESAMPLE2, RESAMPLE3
// tessera: types = FLOAT32
// tessera: unsupported = antialiased
// tessera: groups = ceil(elements / 64)
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer Input { float x[]; };
layout(std430, binding = 1) writeonly buffer Output { float y[]; };
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

// The coordinate in the resampled tensor's input that an output has, on one axis.
float coordinate(int axis, uint position)
{
    precise const float moved = float(position) - output_pixel_offsets[axis];
    precise const float scaled = moved / scales[axis];
    precise const float x = scaled - input_pixel_offsets[axis];
    return x;
}

// Which elements of an axis of `size` elements an output reads: `first` and, where t is not 0, the next one.
void tapsOf(int axis, uint position, uint size, out uint first, out float t)
{
    const float x = coordinate(axis, position);
    t = 0;
    if (mode == 1) {
        const float inside = clamp(x, 0, float(size - 1));
        first = min(uint(inside), size - 1);
        t = first + 1 == size ? 0 : inside - float(first);
        return;
    }
    const float near = clamp(x, -1, float(size));
    precise const float raised = near + 0.5;
    const float rounded = direction == 0 ? ceil(near) : direction == 1 ? floor(near) : floor(raised);
    first = uint(clamp(rounded, 0, float(size - 1)));
}

void main()
{
    const uint element = invocation();
    if (element >= elements)
        return;
    const uvec4 target = indexOf(element, output_sizes);
    uvec4 first;
    vec4 t;
    for (int axis = 0; axis < 4; ++axis)
        tapsOf(axis, target[axis], input_sizes[axis], first[axis], t[axis]);

    // Sixteen corners at most, blended along N, then C, H and W. A neighbour without weight is not read.
    precise float values[16];
    for (uint corner = 0; corner < 16; ++corner) {
        const uvec4 step = uvec4(corner & 1, corner >> 1 & 1, corner >> 2 & 1, corner >> 3);
        const bool isRead = all(equal(step * uvec4(equal(t, vec4(0))), uvec4(0)));
        values[corner] = isRead ? x[placeOf(first + step, input_strides)] : 0;
    }
    for (int axis = 0, count = 16; axis < 4; ++axis) {
        count /= 2;
        for (int i = 0; i < count; ++i) {
            precise const float one = (1 - t[axis]) * values[2 * i];
            precise const float other = t[axis] * values[2 * i + 1];
            values[i] = t[axis] == 0 ? values[2 * i] : one + other;
        }
    }
    y[placeOf(target, output_strides)] = values[0];
}
