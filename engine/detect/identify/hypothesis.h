// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"
#include "engine/detect/fit/axis_sampling.h"
#include "engine/core/plan/index_map.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/probe/xray.h"

#include <array>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tessera {

inline constexpr std::array<char, 4> kAxes = {'N', 'C', 'H', 'W'};

// Which axes have a change.
enum class Extent : uint8_t {
    Whole, // all
    ResizedAxes, // that do not keep their size and places
    OneAxis,
};

// What may be done to a tensor's memory before an operator or after it: the element that is taken for each.
struct MemoryMove {
    SourceOf source;
    PaddedSizes sizes; // that it makes
    MistakeClass mistake = MistakeClass::None;
    Message what = {}; // in a sentence: "memory written as NHWC"
};

// The tensors of a question, packed.
struct Evidence {
    Tensor input;
    Tensor memory; // the input's memory from its start, as if it had no strides; empty: it has none, or is too short
    Tensor output;
    bool isFinite = true; // no element of the input is NaN or infinite
    // The same with the input that a move before the operator makes, each made once.
    std::shared_ptr<std::map<std::shared_ptr<const MemoryMove>, Evidence>> moved = {};
};
Evidence evidenceOf(const Tensor& input, const Tensor& output);

// What becomes of a gradient's terms: weights multiplied, or terms dropped.
enum class GradientScale : uint8_t {
    One, // ours
    Mean, // 1 / their sum: a mean
    Factor, // 1 / Scale
    FirstOnly, // not added to what is there: the first of an axis that is read from
    LastOnly, // the last
    LowerOnly, // of two neighbours the first alone has a gradient
    UpperOnly,
};

// A resampling as some program does it.
struct Resampling {
    std::array<AxisSampling, 4> axes; // N, C, H, W; of a gradient the forward map's
    bool isTransposed = false;
    Summing summing = {};
    GradientScale gradientScale = GradientScale::One;

    bool isNearest() const { return axes[3].map.mode == InterpolationMode::NearestNeighbor; }
    bool operator==(const Resampling&) const = default;
};

// What may lead from the input to the output.
struct Hypothesis {
    MistakeClass mistake = MistakeClass::None;
    std::optional<MistakeClass> second = {}; // another mistake that was made at once
    unsigned changes = 0; // from the case that is meant
    Named what = {}; // in words: the same for other sizes
    Message plain = {}; // a change of a resampling's axes, without saying which have it; empty: it is none
    Extent extent = Extent::Whole; // the extent of the change
    std::optional<Operator> op = {}; // that copies so, over what is read and written plainly; none: none does
    std::optional<Operator> base = {}; // the operator that it is a change of; none: of no operator
    Reading read = {}; // how the input is read
    Reading written = {}; // how the output is written
    bool readsMemory = false; // Evidence::memory is the input
    std::shared_ptr<const MemoryMove> before = {}, after = {}; // the operator, done to memory; null: nothing is
    std::variant<SourceOf, Resampling> map = {};
    std::vector<uint32_t> resultSizes = {}; // of what was then reshaped; empty: it was not
    Remedy remedy = Remedy::OfClass;
    std::vector<MeasuredAxis> axes = {}; // whose lines were measured, with those that are meant

    const Resampling* resampling() const { return std::get_if<Resampling>(&map); } // null: elements are copied
    bool isPlain() const { return read.isPlain() && written.isPlain() && !readsMemory && !before && !after; }
};

// The same with one change more, after which it is called.
Hypothesis withOneMore(Hypothesis base, MistakeClass mistake, Named what);

// Null: it cannot be in this case. Grid and evidence outlive it. `allowsAnyPrecision`: nobody says in which precision
// another map's coordinates are computed, and values may be as far off as that makes them.
std::unique_ptr<Prediction> predictionOf(const Hypothesis& hypothesis, const Grid& grid, const Evidence& evidence,
                                         bool allowsAnyPrecision);

// What it makes of an input of its sizes and type, packed; the output has these sizes.
Tensor outputOf(const Hypothesis& hypothesis, const Tensor& input, const std::vector<uint32_t>& sizes);

// The rows of the grid on each axis, over the packed input.
SeparableTaps tapsOn(const Resampling& resampling, const Grid& grid, const TensorDesc& input);

// Whether both copy the same, whatever the data; the output has these elements.
bool isSameMap(const Hypothesis& a, const Hypothesis& b, const PaddedSizes& inputSizes, const PaddedSizes& outputSizes);

enum class Listing : uint8_t {
    Distinct, // what another one of the list does by its fields is left out
    Named, // every one by its name, whatever it does in this case
};
// All that are known of an operator without issues: the one that does as it says first, then by changes, the most
// particular first.
std::vector<Hypothesis> hypothesesOf(const Operator& op, Listing listing = Listing::Distinct);
void addMoves(const Operator& op, Listing listing, std::vector<Hypothesis>& list); // adds the moves of a permutation
void addResamplings(const Operator& op, Listing listing, std::vector<Hypothesis>& list);
void addReadings(Hypothesis meant, const Operator& op, Listing listing, std::vector<Hypothesis>& list);

std::optional<Operator> operatorOf(const Hypothesis& hypothesis); // that does all of it; none: none does
std::string lineOf(const Hypothesis& hypothesis); // that operator's line, without data; empty: there is none
// The operator that resamples so; none: none does.
std::optional<Operator> resamplingOperator(const Operator& meant, const Resampling& resampling);

SourceOf copiedBy(const Operator& op); // a permutation
Hypothesis asMeant(const Operator& op);

// What may be at all between tensors of these sizes: of the meant operator, or of the output that it should have had;
// without one of every operator that fits. Packed descriptions.
std::vector<Hypothesis> hypothesesFor(const std::optional<Operator>& meant, const TensorDesc& input,
                                      const TensorDesc& output, Listing listing = Listing::Distinct);

// The operator with these fields, and with the offered output where that is asked for. None: it has issues.
std::optional<Operator> withFields(Operator op, std::initializer_list<std::pair<std::string_view, FieldValue>> fields,
                                   bool isOffered = false);
// The operator that resizes one tensor to the other by the ratio of their sizes, or its gradient.
std::optional<Operator> resizing(const TensorDesc& input, const TensorDesc& output, InterpolationMode mode,
                                 bool isGradient);
// The operator from the input's sizes; none: they do not fit its block.
std::optional<Operator> blockOperator(bool toSpace, uint32_t block, DepthSpaceOrder order, const TensorDesc& input);
std::vector<Operator> blockOperators(const TensorDesc& input, uint32_t most); // in blocks of 2 to so many
BlockMove blocksOf(const Operator& op); // the operator moves blocks
Hypothesis namedBlocks(const Operator& op); // "DEPTH_TO_SPACE1 with BlockSize 2 and Order COLUMN_ROW_DEPTH"

// Writes a permutation as einops does: "n (c bh bw) h w -> n c (h bh) (w bw), bh=2, bw=2". Empty if `op` permutes no
// digits.
std::string rearrangementOf(const Operator& op);
Hypothesis hypothesisOf(const IndexMap& digits); // what such a permutation is called

// A mistake that a program makes of a resampling, whatever else it does: in its axes, weights, edges or sums, with
// another kernel at the same coordinates, or in how its tensors are read and written.
struct Change {
    MistakeClass mistake = MistakeClass::Unknown;
    Named what = {}; // "align_corners coordinates"
    std::function<void(AxisSampling& axis)> axis = {}; // of an axis; what it cannot change it leaves
    unsigned changes = 1;
    std::optional<MistakeClass> second = {}; // another class of mistake that it is as well
    Remedy remedy = Remedy::OfClass;
    Extent extent = Extent::Whole;
    bool isAlone = true; // whether it may be on one axis alone
    bool isLinear = false; // of linear alone
    bool isSingle = true; // frequent enough to be tried before pairs
    bool isFiltered = false; // below an antialiasing filter, too
    std::function<void(Resampling& map)> make = {}; // of all axes, or of what is no axis'
    Message plain = {}; // of axes: what is done, without saying which have it
    const Hypothesis* read = nullptr; // tensors are read or written as this one does, which lives longer

    AxisSampling of(AxisSampling own) const
    {
        axis(own);
        return own;
    }
};
using Changes = std::vector<Change>;
void addChange(Changes& list, MistakeClass mistake, Named what, std::function<void(AxisSampling& axis)> axis,
               unsigned changes = 1, std::optional<MistakeClass> second = {});

// The changes of axes whose samplings are like `meant`, but for their sizes and scales; the most particular of a class
// first.
Changes axisChanges(const AxisSampling& meant, bool isGradient);
// Slips in the formula of x, behind all others.
Changes formulaChanges(const AxisSampling& meant, bool isGradient);

// What programs do with an axis whatever its coordinates are: the rows that single changes and second ones are made of.
Changes edgeRows();
Changes precisionRows(); // of coordinates
Changes weightRows(); // in few bits, of linear
// One term of x's formula missing, with the other sign or off by one; or x that is half a pixel or a whole one too high
// or too low.
Changes slipRows(bool isGradient, bool areShifts);

// Keeps its size and its elements' places: programs copy such an axis.
bool isIdle(const AxisSampling& axis);

// Those that may be beside another mistake, the most frequent first.
Changes secondChanges(const Resampling& meant, DataType type);

// None: it is done already, or changes nothing here.
std::optional<Hypothesis> withChange(const Hypothesis& base, const Change& change);

} // namespace tessera
