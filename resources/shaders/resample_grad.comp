#version 450
// RESAMPLE_GRAD and RESAMPLE_GRAD1, an output element an invocation: it looks for every element of the input gradient
// that the forward operator made of it. Slow, and easy to follow. `tessera check CASE… --engine shader:THIS` runs it.
// tessera: operators = RESAMPLE_GRAD, RESAMPLE_GRAD1
// tessera: types = FLOAT32
// tessera: unsupported = antialiased
// tessera: groups = ceil(elements / 64)
layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer Input { float x[]; };
layout(std430, binding = 1) writeonly buffer Output { float y[]; };
layout(std430, binding = 2) readonly buffer Case {
    uvec4 input_sizes, input_strides; // N, C, H, W, in elements; padded in front by 1 and 0
    uvec4 output_sizes, output_strides;
    vec4 scales, input_pixel_offsets, output_pixel_offsets; // padded in front by 1, -0.5 and 0.5
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

// The coordinate in the forward input, our output, that an element of our input was read at, on one axis.
float coordinate(int axis, uint position)
{
    precise const float moved = float(position) - input_pixel_offsets[axis];
    precise const float scaled = moved / scales[axis];
    precise const float x = scaled - output_pixel_offsets[axis];
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

// What an element of the forward output, at `position`, has of the forward input's element, on one axis.
float weightOf(int axis, uint position, uint source)
{
    uint first;
    float t;
    tapsOf(axis, position, output_sizes[axis], first, t);
    precise const float near = 1 - t;
    return source == first ? near : source == first + 1 ? t : 0;
}

// Sums along one axis; `values` is what an element of it is worth.
#define SUM(NAME, AXIS, PARAMETERS, VALUE)                                                                             \
    float NAME PARAMETERS                                                                                              \
    {                                                                                                                  \
        precise float sum = 0;                                                                                         \
        bool isFirst = true;                                                                                           \
        for (uint i = 0; i < input_sizes[AXIS]; ++i) {                                                                 \
            const float weight = weightOf(AXIS, i, target[AXIS]);                                                      \
            if (weight == 0)                                                                                           \
                continue;                                                                                              \
            precise const float part = weight * (VALUE);                                                               \
            sum = isFirst ? part : sum + part;                                                                         \
            isFirst = false;                                                                                           \
        }                                                                                                              \
        return sum;                                                                                                    \
    }

SUM(overN, 0, (uvec4 target, uint c, uint h, uint w), x[placeOf(uvec4(i, c, h, w), input_strides)])
SUM(overC, 1, (uvec4 target, uint h, uint w), overN(target, i, h, w))
SUM(overH, 2, (uvec4 target, uint w), overC(target, i, w))
SUM(overW, 3, (uvec4 target), overH(target, i))

void main()
{
    const uint element = invocation();
    if (element >= elements)
        return;
    const uvec4 target = indexOf(element, output_sizes);
    y[placeOf(target, output_strides)] = overW(target);
}
