// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/tensor.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// A dialect is a row of functions that write its words. The header is for this room; compute/foreign asks it for
// resizes.
namespace tessera::dialects {

// The parts of a script.
struct Program {
    const Operator& op;
    std::string snippet; // what code() says: imports, then `y` made of `x`
    std::string inputCommand; // the command that writes input.npy; may be empty
    std::optional<Tensor> input = {}; // packed, to be written inline; none: it is read from a file
};

using Places = std::map<std::string, std::string, std::less<>>;

// The data types that a framework computes exactly, for moves, nearest and linear. Empty: all that the operator has.
struct ExactTypes {
    std::span<const DataType> moved = {}, nearest = {}, linear = {};
};

// The texts are in resources/programs.txt.
struct DialectRow {
    std::string_view engines = {}; // names of engines that are this framework: "onnxruntime onnxruntime-node"

    // For code(): the first that applies. Each may throw TextError, with what the dialect lacks.
    std::string (*operators)(const Operator& op) = nullptr; // any operator
    std::string (*resampled)(const Operator& op) = nullptr; // in its own way; null: resizedBy()
    std::string_view commentMark = "# ";

    // For resize_of.cpp: the resizes that it has.
    bool resizesAllAxes = false; // false: the last two of four
    bool resizesRowsToo = false; // the last of three
    bool differentiates = false; // it computes gradients of resizes
    // Its kernels resize: resources/adapters ask for the mode, and a script says that they multiply an element by a
    // weight of 0, which the operator does not read.
    bool hasKernels = false;
    double (*sizeBy)(float factor, uint32_t inputs) = nullptr; // the size by a factor; null: floor in float32
    void (*check)(const ResizeWords& resize) = nullptr; // throws TextError for what else it lacks

    // For script(): the first that applies.
    std::string (*model)(const Case& c, const MemoryBudget& budget) = nullptr; // a whole model
    void (*setPlaces)(const Program& program, Places& places) = nullptr; // further places of the text in Python
    ExactTypes types = {};
    bool decidesTies = false; // its arithmetic decides ties
    bool (*passesFloat32)(const Operator& op) = nullptr; // FLOAT16 is computed in FLOAT32
};

const DialectRow& rowOf(Dialect dialect);

// Functions for rows.

// The first of these texts that resources/programs.txt has; empty: it has none.
std::string programText(const std::vector<std::string>& names);
// A text with its {places} filled; other braces stay.
std::string filled(std::string_view text, const Places& places);
// The values of a resize.
Places placesOf(const ResizeWords& resize);

std::string listText(const std::vector<uint32_t>& values, std::string_view open = "[", std::string_view close = "]");
std::string shapeText(const std::vector<uint32_t>& sizes); // a tuple of Python: "(1, 2, 4)"
std::vector<std::string> linesOf(std::string_view text);
std::string indented(const std::string& body);

// A permutation as reshape, transpose, reshape.
struct Moves {
    std::vector<uint32_t> parts, axes, sizes;
};
Moves movesOf(const Plan& plan);
// A permutation in the dialect's words. Throws TextError where it has none.
std::string moved(const Operator& op, Dialect dialect);
// A resize in the dialect's words.
std::string resizedBy(const Operator& op, Dialect dialect);
// The script in Python. Throws TextError where the dialect is no Python.
std::string python(const Program& program, Dialect dialect);

// Lists of the axes from `first` on: "[4, 4]".
std::string sizesText(const ResizeWords& resize, size_t first = 0);
std::string factorsText(const ResizeWords& resize, size_t first = 0);

// The operator as a resize of the dialect, for `code` and for the adapters of resources/adapters. `maps`: its
// axisMaps(), which are not empty. Throws TextError with what the dialect lacks.
ResizeWords resizeOf(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect);

// The same for a framework that resizes the last two axes: tensors are padded in front to four. For a gradient: the
// forward resize.
ResizeWords paddedResizeOf(const Operator& op, Dialect dialect);

// Throws TextError unless only the last two of four axes are resized, or with resizesRowsToo the last of three.
void requireLastAxes(const std::vector<AxisMap>& maps, Dialect dialect);
Message gradientRefusal(Dialect dialect);

// Whether the framework samples the axis where the operator does, within 4 float32 ulps of a coordinate's parts.
// factor: given to the framework; none: it gets sizes. Where its nearest rounds another number, or with `tiesMatter`,
// no sample may be that close to a boundary.
bool readsAlike(const AxisMap& map, const ConventionMatch& way, std::optional<float> factor, bool tiesMatter);

} // namespace tessera::dialects
