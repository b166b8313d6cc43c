// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/field.h"

namespace tessera {

const EnumType& enumType(DepthSpaceOrder)
{
    static constexpr std::string_view names[] = {"DEPTH_COLUMN_ROW", "COLUMN_ROW_DEPTH"};
    static constexpr Text sentences[] = {
        say("tensor", "channel = (block row, block column, depth), depth fastest"),
        say("tensor", "channel = (depth, block row, block column), block column fastest"),
    };
    static constexpr EnumType type{"DML_DEPTH_SPACE_ORDER_", names, sentences};
    return type;
}

const EnumType& enumType(InterpolationMode)
{
    static constexpr std::string_view names[] = {"NEAREST_NEIGHBOR", "LINEAR"};
    static constexpr Text sentences[] = {
        say("tensor", "each output copies one input element"),
        say("tensor", "each output blends the two nearest elements of every axis"),
    };
    static constexpr EnumType type{"DML_INTERPOLATION_MODE_", names, sentences};
    return type;
}

const EnumType& enumType(AxisDirection)
{
    static constexpr std::string_view names[] = {"INCREASING", "DECREASING"};
    static constexpr Text sentences[] = {
        say("tensor", "nearest takes the element at or after the coordinate: ceil(x)"),
        say("tensor", "nearest takes the element at or before the coordinate: floor(x)"),
    };
    static constexpr EnumType type{"DML_AXIS_DIRECTION_", names, sentences};
    return type;
}

const EnumType& enumType(AntialiasFilter)
{
    static constexpr std::string_view names[] = {"HALVING", "TRIANGLE"};
    static constexpr Text sentences[] = {
        say("tensor",
            "DirectML's: while Scale is below 1/2 each pair becomes its mean, then two neighbours are blended"),
        say("tensor", "ONNX's antialias: below Scale 1 the two-pixel triangle is stretched by 1/Scale"),
    };
    static constexpr EnumType type{"", names, sentences};
    return type;
}

} // namespace tessera
