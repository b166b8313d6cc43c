// SPDX-License-Identifier: Apache-2.0
#include "engine/case/conformance.h"

#include "engine/ops/operator.h"

#include <array>
#include <string>

namespace tessera {

namespace {

struct Line {
    const char* title;
    const char* text; // the case's one-line form
};

constexpr std::array kLines = {
    // Blocks and orders
    Line{"D2S, b = 3, depth fastest",
         "DEPTH_TO_SPACE1 --Sizes 2,18,3,5 --DataType UINT32 --BlockSize 3 --Order DEPTH_COLUMN_ROW --data iota"},
    Line{"D2S, b = 3, depth slowest",
         "DEPTH_TO_SPACE1 --Sizes 2,18,3,5 --DataType UINT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data iota"},
    Line{"S2D, b = 3, depth fastest",
         "SPACE_TO_DEPTH1 --Sizes 2,3,9,6 --DataType UINT32 --BlockSize 3 --Order DEPTH_COLUMN_ROW --data iota"},
    Line{"S2D, b = 3, depth slowest",
         "SPACE_TO_DEPTH1 --Sizes 2,3,9,6 --DataType UINT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data iota"},
    Line{"D2S to one channel", "DEPTH_TO_SPACE --Sizes 1,9,4,5 --DataType INT16 --BlockSize 3 --data iota"},
    Line{"S2D from one channel", "SPACE_TO_DEPTH --Sizes 1,1,12,15 --DataType INT16 --BlockSize 3 --data iota"},
    Line{"D2S, the block is the whole picture",
         "DEPTH_TO_SPACE1 --Sizes 3,50,1,1 --DataType UINT16 --BlockSize 5 --Order COLUMN_ROW_DEPTH --data iota"},
    Line{"S2D, one block",
         "SPACE_TO_DEPTH1 --Sizes 3,2,5,5 --DataType UINT16 --BlockSize 5 --Order DEPTH_COLUMN_ROW --data iota"},
    Line{"D2S, a row wider than a vector",
         "DEPTH_TO_SPACE1 --Sizes 1,8,3,67 --DataType UINT8 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data random:3"},
    // NaN payloads, −0 and denormals pass unchanged
    Line{"D2S, special values in FLOAT16",
         "DEPTH_TO_SPACE1 --Sizes 1,12,4,8 --DataType FLOAT16 --Order DEPTH_COLUMN_ROW --data special:1"},
    Line{"S2D, special values in FLOAT32",
         "SPACE_TO_DEPTH1 --Sizes 1,3,8,16 --DataType FLOAT32 --Order COLUMN_ROW_DEPTH --data special:2"},
    Line{"D2S, special values in FLOAT64",
         "DEPTH_TO_SPACE1 --Sizes 1,12,4,8 --DataType FLOAT64 --Order COLUMN_ROW_DEPTH --data special:3"},
    // Layouts
    Line{"D2S from interleaved channels",
         "DEPTH_TO_SPACE1 --Sizes 1,18,3,5 --DataType FLOAT32 --BlockSize 3 --Order DEPTH_COLUMN_ROW "
         "--Strides 270,1,90,18 --data iota"},
    Line{"S2D into interleaved channels",
         "SPACE_TO_DEPTH1 --Sizes 1,2,6,9 --DataType UINT8 --BlockSize 3 --Order COLUMN_ROW_DEPTH "
         "--OutputTensor.Strides 108,1,54,18 --data iota"},
    Line{"S2D from padded rows",
         "SPACE_TO_DEPTH1 --Sizes 1,2,6,9 --DataType INT64 --BlockSize 3 --Order DEPTH_COLUMN_ROW "
         "--Strides 200,100,16,1 --data iota"},
    Line{"linear from interleaved channels",
         "RESAMPLE1 --Sizes 1,3,5,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 "
         "--Strides 105,1,21,3 --data random:5"},
    // Nearest: ties, directions, crops, edges
    Line{"nearest, every coordinate a tie",
         "RESAMPLE --Sizes 1,2,8,12 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,0.5,0.5 "
         "--data iota"},
    Line{"nearest, a tie that float32 decides",
         "RESAMPLE1 --Sizes 1,1,1,20 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1,0.3 "
         "--data iota"},
    Line{"nearest, rounding up",
         "RESAMPLE2 --Sizes 1,2,5,7 --DataType FLOAT16 --InterpolationMode NEAREST_NEIGHBOR "
         "--RoundingDirection INCREASING --Scales 1,1,1.5,2.25 --data iota"},
    Line{"nearest, rounding down",
         "RESAMPLE2 --Sizes 1,2,5,7 --DataType INT8 --InterpolationMode NEAREST_NEIGHBOR "
         "--RoundingDirection DECREASING --Scales 1,1,1.5,2.25 --data iota"},
    Line{"nearest, cropped",
         "RESAMPLE1 --Sizes 1,1,9,9 --DataType UINT8 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,2 "
         "--OutputTensor.Sizes 1,1,11,7 --data iota"},
    Line{"nearest, the edge repeats",
         "RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,2 "
         "--OutputTensor.Sizes 1,1,13,12 --OutputPixelOffsets 0,0,2.5,-3 --data iota"},
    Line{"nearest, all four axes",
         "RESAMPLE3 --Sizes 2,3,4,5 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 2,1.5,0.75,3 "
         "--data iota"},
    // Linear
    Line{"linear, 2x",
         "RESAMPLE --Sizes 1,3,9,11 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 "
         "--data random:7"},
    Line{"linear, an odd ratio",
         "RESAMPLE1 --Sizes 1,2,13,17 --DataType FLOAT16 --InterpolationMode LINEAR --Scales 1,1,1.7,0.6 "
         "--data random:8"},
    Line{"linear, rounded to bytes",
         "RESAMPLE2 --Sizes 1,3,12,10 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,1.5,1.25 "
         "--data random:9"},
    Line{"linear, rounded to signed bytes",
         "RESAMPLE2 --Sizes 1,3,12,10 --DataType INT8 --InterpolationMode LINEAR --Scales 1,1,0.75,1.25 "
         "--data random:10"},
    Line{"linear, cropped and moved",
         "RESAMPLE1 --Sizes 1,1,8,8 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 "
         "--OutputTensor.Sizes 1,1,9,21 --InputPixelOffsets 0,0,-1.25,0.5 --data random:11"},
    Line{"linear, all four axes",
         "RESAMPLE1 --Sizes 2,3,4,5 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1.5,1.5,1.5,1.5 "
         "--data random:12"},
    Line{"linear, NaN and infinities stay where they have weight",
         "RESAMPLE1 --Sizes 1,1,8,12 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --data special:4"},
    Line{"antialiased, to a third",
         "RESAMPLE3 --Sizes 1,2,15,24 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,0.333333343,0.3 "
         "--Antialiased true --data random:13"},
    // Ranks
    Line{"linear, rank 1",
         "RESAMPLE1 --Sizes 19 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1.6 "
         "--data random:14"},
    Line{"nearest, rank 2",
         "RESAMPLE2 --Sizes 5,9 --DataType FLOAT16 --InterpolationMode NEAREST_NEIGHBOR "
         "--RoundingDirection DECREASING --Scales 1.5,0.7 --data iota"},
    Line{"linear, rank 3",
         "RESAMPLE1 --Sizes 3,6,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,2,0.5 "
         "--data random:15"},
    // Gradients
    Line{"gradient of nearest",
         "RESAMPLE_GRAD --Sizes 1,2,8,9 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,3 "
         "--data random:16"},
    Line{"gradient of linear",
         "RESAMPLE_GRAD --Sizes 1,2,8,9 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,1.5 "
         "--data random:17"},
    Line{"gradient of linear, rounding down, FLOAT16",
         "RESAMPLE_GRAD1 --Sizes 1,1,6,10 --DataType FLOAT16 --InterpolationMode LINEAR "
         "--RoundingDirection DECREASING --Scales 1,1,1.5,2.5 --data random:18"},
};

// Data that are only moved may be of any type: one case each.
std::vector<Case> ofEveryType()
{
    std::vector<Case> cases;
    for (const DataType type :
         {DataType::Float64, DataType::Float32, DataType::Float16, DataType::Int64, DataType::Int32, DataType::Int16,
          DataType::Int8, DataType::UInt64, DataType::UInt32, DataType::UInt16, DataType::UInt8}) {
        const std::string typeName(name(type));
        Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,18,5,7 --DataType " + typeName
                              + " --BlockSize 3 --Order COLUMN_ROW_DEPTH --data random:1");
        c.title = "D2S of " + typeName;
        cases.push_back(std::move(c));
    }
    return cases;
}

} // namespace

std::vector<Case> conformanceCases()
{
    std::vector<Case> cases;
    for (const Line& line : kLines) {
        cases.push_back(caseFromText(line.text));
        cases.back().title = line.title;
    }
    for (Case& c : ofEveryType())
        cases.push_back(std::move(c));
    return cases;
}

} // namespace tessera
