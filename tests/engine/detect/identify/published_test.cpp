// SPDX-License-Identifier: Apache-2.0
// Published wrong results: the numbers of the reports, each with the class of what was wrong.

#include "tests/engine/detect/identify/textbook.h"

#include <iostream>
#include <limits>
#include <map>
#include <string_view>

namespace tessera {
namespace {

using Doubles = std::vector<double>;

struct Published {
    const char* report; // and what it says
    const char* meant;
    Doubles output; // that was published
    MistakeClass mistake;
};

Doubles indices(unsigned outputs, auto&& index)
{
    Doubles result;
    for (unsigned o = 0; o < outputs; ++o)
        result.push_back(index(o));
    return result;
}

std::vector<Published> published()
{
    using enum MistakeClass;
    constexpr double nan = std::numeric_limits<double>::quiet_NaN(), infinity = std::numeric_limits<double>::infinity();
    const char* twentyToSix = "RESAMPLE1 --Sizes 20 --DataType FLOAT32 --OutputTensor.Sizes 6 --Scales 0.3 --data iota";
    const char* blocks = "RESAMPLE2 --Sizes 10 --DataType FLOAT32 --OutputTensor.Sizes 1920 --RoundingDirection "
                         "DECREASING --Scales 192 --InputPixelOffsets 0 --OutputPixelOffsets 0 --data iota";
    const char* floors = "RESAMPLE2 --Sizes 26 --DataType FLOAT32 --OutputTensor.Sizes 64 --RoundingDirection "
                         "DECREASING --Scales 2.4615385 --InputPixelOffsets 0 --OutputPixelOffsets 0 --data iota";
    const char* halves =
        "RESAMPLE1 --Sizes 26 --DataType FLOAT32 --OutputTensor.Sizes 64 --Scales 2.4615385 --data iota";
    return {
        {"onnx#7841, ort#28291, openvino#36145: the exact ratio of the sizes", twentyToSix,
         Doubles{1, 5, 8, 11, 15, 18}, Tie},
        {"the same: float32 as the operator is defined", twentyToSix, Doubles{1, 5, 8, 11, 14, 18}, None},
        {"ort#12098: 13, not 12, at 32", floors, indices(64, [](unsigned o) { return std::floor(o * 26 / 64.0); }),
         Tie},
        {"ort#28310: 12 of 64 differ by the rule", halves,
         indices(64, [](unsigned o) { return std::floor(o * 26 / 64.0); }), NearestRule},
        {"TIM-VX#263 a: m/n for 0.6",
         "RESAMPLE1 --Sizes 1,1,2,4 --DataType FLOAT32 --OutputTensor.Sizes 1,1,1,2 --InterpolationMode LINEAR "
         "--Scales 1,1,0.6,0.6 --data values:1,2,3,4,5,6,7,8",
         Doubles{3.5, 5.5}, Scale},
        {"TIM-VX#263 b: corners by m for 0.6 n",
         "RESAMPLE1 --Sizes 4 --DataType FLOAT32 --OutputTensor.Sizes 2 --InterpolationMode LINEAR --Scales 0.46666667 "
         "--InputPixelOffsets 0 --OutputPixelOffsets 0 --data values:1,2,3,4",
         Doubles{1, 4}, Scale},
        {"TIM-VX#263 c: a tie at 1.5",
         "RESAMPLE2 --Sizes 4 --DataType FLOAT32 --OutputTensor.Sizes 3 --RoundingDirection INCREASING --Scales "
         "0.6666667 --InputPixelOffsets 0.5 --OutputPixelOffsets 0 --data values:1,2,3,4",
         Doubles{1, 3, 4}, Tie},
        {"opencv#9096: 0 1 3 for 0 2 4",
         "RESAMPLE1 --Sizes 5 --DataType FLOAT32 --OutputTensor.Sizes 3 --Scales 0.6 --data iota", Doubles{0, 1, 3},
         NearestRule},
        {"pytorch#62237: an axis of length one reads its first element",
         "RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --OutputTensor.Sizes 1,1,3,1 --InterpolationMode LINEAR "
         "--Scales 1,1,0.75,0.25 --data values:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16",
         Doubles{5.0 / 3, 7, 37.0 / 3}, LengthOne},
        {"onnx#4276: 0 for 4.5",
         "RESAMPLE1 --Sizes 10 --DataType FLOAT32 --OutputTensor.Sizes 1 --InterpolationMode LINEAR --Scales 0.1 "
         "--data iota",
         Doubles{0}, LengthOne},
        {"ort#7216: 1 1 1 2, which the report takes for wrong: integers are cut off",
         "RESAMPLE1 --Sizes 2 --DataType INT8 --InterpolationMode LINEAR --Scales 2 --data values:1,2",
         Doubles{1, 1, 1, 2}, None},
        {"burn-flex#5: 3/7 for 1/4",
         "RESAMPLE1 --Sizes 4,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,2 --data "
         "values:1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1",
         indices(32, [](unsigned i) { return std::max(0.0, 1 - std::abs(i % 8 * 3 / 7.0 - i / 8)); }), Coordinates},
        {"opencv#27191: steps of 341/65536", blocks, indices(1920, [](unsigned o) { return o * 341 / 65536; }), Tie},
        {"tf#53291: DEPTH_COLUMN_ROW for COLUMN_ROW_DEPTH",
         "SPACE_TO_DEPTH1 --Sizes 1,3,2,2 --DataType INT32 --Strides 12,1,6,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH "
         "--data values:1,4,7,10,2,5,8,11,3,6,9,12",
         Doubles{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}, Order},
        {"onnx#4919: 223 for 224",
         "RESAMPLE1 --Sizes 706 --DataType FLOAT32 --OutputTensor.Sizes 224 --Scales 0.3172805 --data iota",
         indices(223, [](unsigned o) { return std::floor((o + 0.5) / 0.3172805); }), Scale},
        {"pytorch#96236: 119 for 120",
         "RESAMPLE1 --Sizes 88 --DataType FLOAT32 --OutputTensor.Sizes 120 --Scales 1.3636364 --data iota",
         indices(119, [](unsigned o) { return std::floor((o + 0.5) / 1.3636364); }), Scale},
        {"PyTorch 1.13, ONNX Runtime 1.30 and OpenCV 4.6: NaN and infinity leak from a neighbour of weight 0",
         "RESAMPLE1 --Sizes 1,1,4,2 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --data "
         "values:1,nan,3,5,8,inf,21,34",
         Doubles{nan, nan,      nan,      nan,      nan, nan,      nan,      nan,
                 nan, nan,      nan,      nan,      nan, infinity, infinity, infinity,
                 nan, infinity, infinity, infinity, nan, infinity, infinity, infinity,
                 nan, infinity, infinity, infinity, 21,  24.25,    30.75,    34},
         Edge},
    };
}

Tensor outputOf(const Published& each, const Operator& op)
{
    TensorDesc desc = op.output;
    if (elementCount(desc) != each.output.size())
        desc = {.dataType = desc.dataType, .sizes = {static_cast<uint32_t>(each.output.size())}};
    return tensorWith(desc, [&](uint64_t i) { return fromDouble(desc.dataType, each.output[i]); });
}

TEST(IdentifyPublished, EachIsNamedRightly)
{
    std::map<std::string_view, std::array<unsigned, 3>>
        counts; // alone, in a group, of all: tests/cli/readme.py reads them
    for (const Published& each : published()) {
        const Case c = caseFromText(each.meant);
        const Diagnosis found = identify(loadInput(c), outputOf(each, c.op), c.op);
        EXPECT_EQ(name(found.mistake), name(each.mistake)) << each.report << words(found);
        auto& [alone, together, all] = counts[name(each.mistake)];
        ++(found.classes().mistakes.size() == 1 ? alone : together);
        ++all;
    }
    for (const auto& [word, count] : counts)
        std::cout << word << ": " << count[0] << " alone, " << count[1] << " in a group, of " << count[2] << '\n';
}

} // namespace
} // namespace tessera
