// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/dialect_row.h"

#include <cmath>
#include <cstdlib>

// The frameworks whose texts say nearly all.
namespace tessera::dialects {

namespace {

using enum DataType;

// In float64, of the number as it is written.
double sizeByPyTorch(float factor, uint32_t inputs)
{
    return std::floor(inputs * std::strtod(factorText(factor).c_str(), nullptr));
}

// Its resize is given FLOAT32 in the place of FLOAT16, which not every build of it has.
bool isWidened(const Operator& op)
{
    return inputDesc(op).dataType == Float16 && !axisMaps(op).empty();
}

constexpr DataType kPyTorchMoves[] = {Float64, Float32, Float16, Int64, Int32, Int16, Int8, UInt8};
constexpr DataType kPyTorchCopies[] = {Float32, Float16, UInt8};

constexpr DataType kSingles[] = {Float32}, kFloats[] = {Float32, Float16};

// Its nearest is only sure where it repeats.
std::string resampledByCoreMl(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    if (isTransposed(op) || !isRepeat(maps))
        return resizedBy(op, Dialect::CoreMl);
    requireLastAxes(maps, Dialect::CoreMl);
    const auto times = [](const AxisMap& map) { return std::to_string(map.outputs / map.inputs); };
    return filled(programText({"Core ML repeated"}), {{"rows", times(maps[2])}, {"columns", times(maps[3])}});
}

// "n c h w -> n c (h rh) (w rw)", rh=2, rw=2
std::string repeatedByEinops(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    if (isTransposed(op) || !isRepeat(maps))
        throw TextError(say("dialects", "einops moves and repeats whole elements and does not blend them"));
    const std::string_view letters = maps.size() == 4 ? "nchw" : "abcdefgh";
    std::string from, to, lengths;
    for (size_t axis = 0; axis < maps.size(); ++axis) {
        const std::string own(1, letters[axis]), between = axis == 0 ? "" : " ";
        const uint32_t times = maps[axis].outputs / maps[axis].inputs;
        from += between + own;
        to += between + (times == 1 ? own : "(" + own + " r" + own + ")");
        if (times > 1)
            lengths += ", r" + own + "=" + std::to_string(times);
    }
    return filled(programText({"einops repeat"}), {{"pattern", from + " -> " + to}, {"lengths", lengths}});
}

std::string resampledByNcnn(const Operator& op)
{
    std::string layer = resizedBy(op, Dialect::Ncnn);
    if (outputDesc(op).sizes.front() != 1)
        throw TextError(say("dialects", "ncnn's tensors have no N, and here it is %1")(outputDesc(op).sizes.front()));
    return layer;
}

void setNcnnPlaces(const Program& program, Places& places)
{
    places.insert({{"layers", ""}, {"remarks", ""}});
    for (const std::string& line : linesOf(program.snippet))
        places[line.starts_with('#') ? "remarks" : "layers"] += line + "\n";
}

constexpr std::string_view kNcnnModules[] = {"pathlib", "tempfile"};

void requireOpenCvSizes(const ResizeWords& r)
{
    for (const ResizedAxis& axis : std::span(r.axes).last(2))
        if (axis.factor && std::nearbyint(axis.inputs * double{*axis.factor}) != axis.outputs)
            throw TextError(say("dialects", "OpenCV rounds n·factor to a size, and here it is floored"));
}

constexpr DataType kOpenCvCopies[] = {Float32, UInt8, Int8}, kPillowCopies[] = {Float32, UInt8};
constexpr Text kNoMoves = say("dialects", "%1 moves no elements between channels and pixels");

} // namespace

const DialectRow kPyTorch{
    .engines = "torch",
    .resizesRowsToo = true,
    .differentiates = true,
    .isAskedByAdapters = true,
    .sizeBy = sizeByPyTorch,
    .whyNoTriangle =
        say("dialects",
            "PyTorch's antialias=True, as Pillow's BILINEAR, drops what the filter has outside the input and "
            "does not repeat its edge: another operator"),
    .types = {kPyTorchMoves, kPyTorchCopies, kFloats, say("scripts", "rounds integers in its own way")},
    .readsWithoutWeight = true,
    .passesFloat32 = isWidened,
};

const DialectRow kTensorFlow{
    .engines = "tensorflow",
    .saysBlock = [](const Operator&, const BlockOrder& block) { return block.blockSize >= 2; },
    .isAskedByAdapters = true,
    .types = {.linear = kSingles, .whyNotLinear = say("scripts", "gives FLOAT32, whatever it is given")},
    .readsWithoutWeight = true,
};

const DialectRow kEinops{.resampled = repeatedByEinops};

const DialectRow kOpenVino{
    .engines = "openvino",
    .isAskedByAdapters = true,
    .types = {.linear = kFloats, .whyNotLinear = say("scripts", "rounds integers in its own way")},
    .readsWithoutWeight = true,
};

const DialectRow kCoreMl{
    .resampled = resampledByCoreMl,
    .types = {kSingles, kSingles, kSingles, say("scripts", "has no other program inputs on every system")},
};

const DialectRow kNcnn{
    .saysBlock = [](const Operator& op, const BlockOrder&) { return inputDesc(op).sizes[0] == 1; }, // there is no N
    .whyNotMoved =
        say("dialects", "ncnn has PixelShuffle and Reorg, and tensors of three dimensions: no other permutation"),
    .resampled = resampledByNcnn,
    .setPlaces = setNcnnPlaces,
    .modules = kNcnnModules,
    .types = {kSingles, kSingles, kSingles, say("scripts", "computes nothing else without quantizing")},
};

const DialectRow kOpenCv{
    .engines = "opencv",
    .whyNotMoved = kNoMoves,
    .isAskedByAdapters = true,
    .check = requireOpenCvSizes,
    .types = {{}, kOpenCvCopies, kSingles, say("scripts", "rounds weights to 1/2048 where it takes integers")},
    .readsWithoutWeight = true,
    .decidesTies = true,
};

const DialectRow kPillow{
    .engines = "pillow",
    .whyNotMoved = kNoMoves,
    .isAskedByAdapters = true,
    .types = {{}, kPillowCopies, kSingles, say("scripts", "rounds integers after each axis")},
    .readsWithoutWeight = true,
    .decidesTies = true,
};

} // namespace tessera::dialects
