// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"
#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// What a dialect can say: its row, with the functions that write. Those that need many functions have a file of their
// own; the others stand in frameworks.cpp.
namespace tessera::dialects {

// What is put together to a script.
struct Program {
    const Operator& op;
    std::string snippet; // what code() says: imports, then `y` made of `x`
    std::string inputCommand; // that writes input.npy; may be empty
    std::optional<Tensor> input = {}; // packed, to be written inline; none: it is read from a file
};

using Places = std::map<std::string, std::string, std::less<>>;

// The data types that a framework has and computes exactly: where elements only move, by nearest, by linear. Empty: all
// that the operator has.
struct ExactTypes {
    std::span<const DataType> moved = {}, nearest = {}, linear = {};
    Text whyNotLinear = {}; // the rest of a sentence: "rounds integers in its own way"
};

// What is null or left out the dialect cannot say, or needs not. What it says are texts of resources/programs.txt.
struct DialectRow {
    std::string_view engines = {}; // names of engines that are this framework: "onnxruntime onnxruntime-node"

    // code(): the first of these that says the operator. Each may throw TextError, with what the dialect lacks.
    std::string (*operators)(const Operator& op) = nullptr; // any operator
    bool (*saysBlock)(const Operator& op, const BlockOrder& block) = nullptr; // null: where there is a text
    Text whyNotMoved = say("dialects", "%1 has no reshape"); // where there is no text
    std::string (*resampled)(const Operator& op) = nullptr; // in its own way; null: resizedBy()
    std::string_view commentMark = "# ";

    // Which resizes it has: resize_of.cpp.
    bool resizesAllAxes = false; // else the last two of four
    bool resizesRowsToo = false; // the last of three
    bool differentiates = false; // it runs the gradient of a resize
    bool isAskedByAdapters = false; // resources/adapters ask which mode a resize is
    double (*sizeBy)(float factor, uint32_t inputs) = nullptr; // what it makes of a factor; null: floor in float32
    Text whyNoTriangle = {}; // why it does not say AntialiasFilter TRIANGLE; empty: it widens its filter in its own way
    void (*check)(const ResizeWords& resize) = nullptr; // throws TextError where the rest cannot be said

    // script(): the first of these.
    std::string (*model)(const Case& c, const MemoryBudget& budget) = nullptr; // null: a snippet says it
    std::string (*written)(const Program& program) = nullptr; // the whole text, in another language
    void (*setPlaces)(const Program& program, Places& places) = nullptr; // of the text in Python
    std::string_view ending = ".py", language = "python";
    ExactTypes types = {};
    bool readsWithoutWeight = false; // it multiplies an element by a weight of 0, where the operator does not read it
    bool decidesTies = false; // it computes places in arithmetic of its own
    bool (*passesFloat32)(const Operator& op) = nullptr; // FLOAT16 becomes FLOAT32 on the way
};

const DialectRow& rowOf(Dialect dialect);

extern const DialectRow kDirectMl, kNumPy, kOnnx, kPyTorch, kTensorFlow, kOpenVino, kWebNn, kEinops, kOpenCv, kPillow;

// What they write with.

// The first of these texts of resources/programs.txt that there is; empty: none.
std::string programText(const std::vector<std::string>& names);
// A text with values in its places; a brace that opens no place stands for itself.
std::string filled(std::string_view text, const Places& places);
// The values of a resize.
Places placesOf(const ResizeWords& resize);

std::string listText(const std::vector<uint32_t>& values, std::string_view open = "[", std::string_view close = "]");
std::string shapeText(const std::vector<uint32_t>& sizes); // a tuple of Python: "(1, 2, 4)"
std::vector<std::string> linesOf(std::string_view text);
std::string indented(const std::string& body);

// A comment's line; empty: none.
inline std::string remark(const std::string& sentence, std::string_view mark = "# ")
{
    return sentence.empty() ? "" : std::string(mark) + sentence + "\n";
}

// What the operator is called in the dialect, by what it brings or by the row's blocks; none: it follows from the plan.
std::optional<std::string> ownWords(const Operator& op, Dialect dialect);

// A permutation as reshape, transpose, reshape.
struct Moves {
    std::vector<uint32_t> parts, axes, sizes;
};
Moves movesOf(const Plan& plan);
// A permutation in the dialect's words; throws TextError where it has none.
std::string moved(const Operator& op, Dialect dialect);
// The resize that the operator is, in the dialect's words, with what they leave to say.
std::string resizedBy(const Operator& op, Dialect dialect);
// Nearest that repeats every element as often as the others of its axis.
bool isRepeat(const std::vector<AxisMap>& maps);
// The script in Python; throws TextError where the dialect is none of it.
std::string python(const Program& program, Dialect dialect);

// As the framework writes them, of the axes from the first on: "[4, 4]".
std::string factorText(float factor);
std::string sizesText(const ResizeWords& resize, size_t first = 0);
std::string factorsText(const ResizeWords& resize, size_t first = 0);

// The mode of the dialect that is the operator's; `maps` are its axisMaps(), of which there are some. Throws TextError
// where there is none, with what the dialect lacks. What `code` writes and what the adapters of resources/adapters call
// is decided here alone.
ResizeWords resizeOf(const Operator& op, const std::vector<AxisMap>& maps, Dialect dialect);

// The resize of a framework's own tensors, which are padded in front to four axes where it resizes the last two; for a
// gradient the forward resize that it differentiates.
ResizeWords paddedResizeOf(const Operator& op, Dialect dialect);

// Throws TextError where others are resized than the framework resizes: the last two of four axes; PyTorch takes one of
// three too.
void requireLastAxes(const std::vector<AxisMap>& maps, Dialect dialect);
Message gradientRefusal(Dialect dialect);

// Whether the framework reads every output of the axis where the operator does. factor: the framework is given it;
// none: the sizes say the scale. Places are alike within 4 float32 ulps of what a coordinate is made of. Where the
// framework's nearest rounds another number than ours, or `tiesMatter`, no place may be that close to its boundary.
bool readsAlike(const AxisMap& map, const ConventionMatch& way, std::optional<float> factor, bool tiesMatter);

// How ONNX says it.

// The oldest opset that has the operators whose words these are, and whose Resize leaves out inputs.
inline constexpr int kBasicOpset = 13;
// The oldest whose Resize says it. Throws TextError where none has all of it.
int onnxOpset(const ResizeWords& resize);
// The oldest version of the format that knows the opset: a reader may be as old.
int onnxIrVersion(int opset);

// "float32": NumPy's name of the type.
std::string numpyName(DataType type);
// An expression for the tensor, bit for bit: numbers where reading them gives these bits, else the bits in hexadecimal
// and a view.
std::string numpyArray(const Tensor& tensor);

// "Float32Array": the array of JavaScript that holds the type; FLOAT16 as the bits in a Uint16Array.
std::string typedArrayName(DataType type);
std::string typedArray(const Tensor& tensor);

} // namespace tessera::dialects
