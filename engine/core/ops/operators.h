// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/tensor.h"

#include <array>
#include <variant>

namespace tessera {

// The enums' values are DirectML's.
enum class DepthSpaceOrder : uint32_t { DepthColumnRow = 0, ColumnRowDepth = 1 };
enum class InterpolationMode : uint32_t { NearestNeighbor = 0, Linear = 1 };
enum class AxisDirection : uint32_t { Increasing = 0, Decreasing = 1 };
// Ours: DirectML has the first one only, and no name for it.
enum class AntialiasFilter : uint32_t { Halving = 0, Triangle = 1 };

// The spellings of an enum, by value. Each has two.
struct EnumType {
    std::string_view prefix; // "DML_DEPTH_SPACE_ORDER_"; empty: of an enum of ours
    std::array<std::string_view, 2> names; // "DEPTH_COLUMN_ROW", …
    std::array<Text, 2> sentences; // what each means, one sentence
};

const EnumType& enumType(DepthSpaceOrder);
const EnumType& enumType(InterpolationMode);
const EnumType& enumType(AxisDirection);
const EnumType& enumType(AntialiasFilter);

// What forms, files, lines of text, options and help need to know of a field.
struct FieldInfo {
    std::string_view name; // DirectML's, letter for letter, unless isOurs
    Text sentence; // what it does, for tooltips and --help
    double minimum = 0; // the least that each number may be, where numbers are
    double maximum = 0;
    Text unit = {}; // "elements", "pixels", or nothing
    bool isOutput = false; // the tensor whose shape is offered
    bool followsRank = false; // a count that is the tensors' rank, or a list with an entry per axis
    bool isOurs = false; // no member of DirectML's structure: files may leave it out, and it is then the default
    std::string_view onlyWith = {}; // the bool field without which this one has no effect; empty: there is none
};

// A field's value. Lists of floats have an entry per axis.
struct EnumValue {
    const EnumType* type;
    uint32_t value;

    std::string_view name() const { return type->names[value]; }
    bool operator==(const EnumValue&) const = default;
};
using FieldValue = std::variant<TensorDesc, uint32_t, bool, std::vector<float>, EnumValue>;

struct Field {
    FieldInfo info;
    FieldValue value;
};

// The operators, in the order in which lists show them.
enum class OperatorKind : uint8_t {
    DepthToSpace,
    DepthToSpace1,
    SpaceToDepth,
    SpaceToDepth1,
    Resample,
    Resample1,
    Resample2,
    Resample3,
    ResampleGrad,
    ResampleGrad1,
};

// What an operator is, and which fields it has: semantics.md, sections 2 and 3.
struct OperatorRow {
    std::string_view name;
    Text sentence;
    bool movesBlocks = false; // depth and space; else it resamples, or is the gradient of a resampling
    bool toSpace = false; // channels become blocks of pixels
    bool hasOrder = false; // the field Order; else DEPTH_COLUMN_ROW
    bool isGradient = false;
    bool hasOffsets = true; // else pixel centres, and the count is called ScaleCount
    bool hasDirection = false; // the field RoundingDirection; else nearest rounds ties up
    bool hasFilter = false; // the fields Antialiased and AntialiasFilter
};

inline constexpr OperatorRow kOperatorRows[] = {
    {.name = "DEPTH_TO_SPACE",
     .sentence = say("ops", "Moves channels into blocks of pixels, depth fastest."),
     .movesBlocks = true,
     .toSpace = true},
    {.name = "DEPTH_TO_SPACE1",
     .sentence = say("ops", "Moves channels into blocks of pixels, in one of two orders."),
     .movesBlocks = true,
     .toSpace = true,
     .hasOrder = true},
    {.name = "SPACE_TO_DEPTH",
     .sentence = say("ops", "Moves blocks of pixels into channels, depth fastest."),
     .movesBlocks = true},
    {.name = "SPACE_TO_DEPTH1",
     .sentence = say("ops", "Moves blocks of pixels into channels, in one of two orders."),
     .movesBlocks = true,
     .hasOrder = true},
    {.name = "RESAMPLE", .sentence = say("ops", "Resizes by scales, pixel centres at one half."), .hasOffsets = false},
    {.name = "RESAMPLE1", .sentence = say("ops", "Resizes by scales and pixel offsets; nearest rounds ties up.")},
    {.name = "RESAMPLE2",
     .sentence = say("ops", "RESAMPLE1 with a rounding direction for nearest."),
     .hasDirection = true},
    {.name = "RESAMPLE3",
     .sentence = say("ops", "RESAMPLE2 with an antialiasing filter for linear."),
     .hasDirection = true,
     .hasFilter = true},
    {.name = "RESAMPLE_GRAD",
     .sentence = say("ops", "The gradient of RESAMPLE1: its map read backwards."),
     .isGradient = true},
    {.name = "RESAMPLE_GRAD1",
     .sentence = say("ops", "The gradient of RESAMPLE2: its map read backwards."),
     .isGradient = true,
     .hasDirection = true},
};

// An operator and its fields. Fields that its row does not have keep their defaults. This header includes no plan, so
// code that computes from the fields alone can include it; operator.h has the functions.
//
// Depth to space: {N, C, H, W} → {N, C/b², H·b, W·b}; space to depth the other way.
// Resampling: the output's shape is the caller's. An output that exceeds the scaled input repeats its edge; one that
// falls short crops it. RESAMPLE_GRAD and RESAMPLE_GRAD1 are the transposes of RESAMPLE1 and RESAMPLE2, axis by axis:
// their input is the gradient of the forward output. Scales are the forward ones. InputPixelOffsets belongs to the
// input, so its values are the forward operator's OutputPixelOffsets.
struct Operator {
    OperatorKind kind = OperatorKind::DepthToSpace;
    TensorDesc input = {}, output = {};

    uint32_t blockSize = 2;
    DepthSpaceOrder order = DepthSpaceOrder::DepthColumnRow;

    InterpolationMode interpolationMode = InterpolationMode::NearestNeighbor;
    AxisDirection roundingDirection = AxisDirection::Increasing;
    uint32_t dimensionCount = 4;
    std::vector<float> scales = perAxis(1);
    std::vector<float> inputPixelOffsets = perAxis(inputCentre());
    std::vector<float> outputPixelOffsets = perAxis(-inputCentre());
    bool antialiased = false;
    AntialiasFilter antialiasFilter = AntialiasFilter::Halving;

    const OperatorRow& row() const { return kOperatorRows[static_cast<size_t>(kind)]; }
    float inputCentre() const { return row().isGradient ? -0.5f : 0.5f; } // where the input's pixels lie
    std::vector<float> perAxis(float value) const // for the defaults; depth and space have no such lists
    {
        return std::vector<float>(row().movesBlocks ? 0 : 4, value);
    }

    bool operator==(const Operator&) const = default;
};

} // namespace tessera
