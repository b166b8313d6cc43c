// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"
#include "engine/core/plan/index_map.h"
#include "engine/core/plan/plan.h"
#include "engine/detect/fit/axis_sampling.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/probe/xray.h"

#include <array>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tessera {

// How a packed tensor is read: the order of its axes in memory, and which of them run backwards.
struct IndexOrder {
    std::array<uint8_t, 4> order = {0, 1, 2, 3}; // of axes in memory, outermost first
    std::array<bool, 4> isReversed = {};
    bool swapsChannels = false; // the first and the third
    int channelShift = 0; // −1, 0 or 1: how far the channel index is off, wrapping around
    bool repeatsBatch = false; // every batch entry is the first

    bool operator==(const IndexOrder&) const = default;
    bool isPlain() const { return *this == IndexOrder(); }
    bool hasStrides() const { return *this == IndexOrder{.order = order}; } // strides say it
    std::array<uint64_t, 4> strides(const PaddedSizes& sizes) const; // in elements
    uint32_t coordinate(size_t axis, uint32_t at, const PaddedSizes& sizes) const; // the one that is read for `at`
    uint64_t element(uint64_t meant, const PaddedSizes& sizes) const; // the place in memory of a logical element
    uint64_t meant(uint64_t element, const PaddedSizes& sizes) const; // the logical element at a place in memory
};

bool isSameReading(const IndexOrder& a, const IndexOrder& b, const PaddedSizes& sizes);

inline constexpr IndexOrder kNhwc{.order = {0, 2, 3, 1}}, kNwch{.order = {0, 3, 1, 2}},
    kByColumns{.order = {0, 1, 3, 2}}, kLeftTurn{.order = {0, 1, 3, 2}, .isReversed = {false, false, true, false}},
    kRightTurn{.order = {0, 1, 3, 2}, .isReversed = {false, false, false, true}};

// An order in which programs read or write a tensor by mistake.
struct OrderMistake {
    MistakeClass mistake = MistakeClass::None;
    Text how = {}; // after "read" or "written": "as NHWC"
    IndexOrder order = {};
    bool isOnlyRead = false;
    bool isTurned = false; // the tensor gets H and W exchanged
};
std::span<const OrderMistake> orderMistakes();

// The taps over an input that is read in this order. Gaps between the channels of a band have the weight 0.
SeparableTaps readThrough(SeparableTaps taps, const IndexOrder& reading, const PaddedSizes& sizes);

// Which axes a change is on.
enum class Extent : uint8_t {
    Whole, // all
    ResizedAxes, // those that are not the identity
    OneAxis,
};

// Memory that is moved before an operator or after it: the source of each element.
struct MemoryMove {
    SourceOf source;
    PaddedSizes sizes; // of the result
    MistakeClass mistake = MistakeClass::None;
    Message what = {}; // words for a sentence: "memory written as NHWC"
};
using Move = std::shared_ptr<const MemoryMove>;

// The tensors of a question, packed.
struct Evidence {
    Tensor input;
    Tensor memory; // the input's memory read as packed; empty: it is packed, or its memory is too short
    Tensor output;
    bool isFinite = true; // no element of the input is NaN or infinite
    SourceOf origin = {}; // the sources of a moved input's elements
    // The same with a moved input, each made once.
    std::shared_ptr<std::map<Move, Evidence>> moved = {};
};
Evidence evidenceOf(const Tensor& input, const Tensor& output);

// How a program adds a gradient's terms.
enum class GradientScale : uint8_t {
    One, // right
    Mean, // weights divided by their sum
    Factor, // weights divided by Scale
    FirstOnly, // terms are not added: the first of an axis is kept
    LastOnly, // the last is kept
    LowerOnly, // of two neighbours only the first
    UpperOnly, // only the second
};

// A resampling as a program does it.
struct Resampling {
    std::array<AxisSampling, 4> axes; // N, C, H, W; a gradient has those of the forward map
    bool isTransposed = false;
    Summing summing = {};
    GradientScale gradientScale = GradientScale::One;

    bool isNearest() const { return axes[3].map.mode == InterpolationMode::NearestNeighbor; }
    bool operator==(const Resampling&) const = default;
};

// One way to get from the input to the output.
struct Hypothesis {
    MistakeClass mistake = MistakeClass::None;
    std::optional<MistakeClass> second = {}; // made at the same time
    unsigned changes = 0; // from the meant case
    Named what = {}; // words that are the same for other sizes
    Extent extent = Extent::Whole; // the extent of the change
    std::optional<Operator> op = {}; // the operator that copies so; none: no operator does
    std::optional<Operator> base = {}; // the operator that it changes; none: it changes no operator
    IndexOrder read = {}, written = {}; // the input, the output
    bool readsMemory = false; // reads Evidence::memory
    Move before = {}, after = {}; // the operator; null: none
    std::variant<SourceOf, Resampling> map = {};
    std::vector<uint32_t> resultSizes = {}; // before a reshape; empty: there is none
    Remedy remedy = Remedy::OfClass;
    std::vector<MeasuredAxis> axes = {}; // with measured lines

    const Resampling* resampling() const { return std::get_if<Resampling>(&map); } // null: it copies
    bool isPlain() const { return read.isPlain() && written.isPlain() && !readsMemory && !before && !after; }
};

// The hypothesis with one more change, which gives the name.
Hypothesis withOneMore(Hypothesis base, MistakeClass mistake, Named what);

// Null: the hypothesis is impossible here. Grid and evidence outlive the prediction. `allowsAnyPrecision`: coordinates
// may be computed in another precision than ours.
std::unique_ptr<Prediction> predictionOf(const Hypothesis& hypothesis, const Grid& grid, const Evidence& evidence,
                                         bool allowsAnyPrecision);

// Its packed output for an input of its sizes and type.
Tensor outputOf(const Hypothesis& hypothesis, const Tensor& input, const std::vector<uint32_t>& sizes);

// The taps of the grid's rows, over the packed input.
SeparableTaps tapsOf(const Resampling& resampling, const Grid& grid);

// Whether both give equal outputs for all data.
bool isSameMap(const Hypothesis& a, const Hypothesis& b, const PaddedSizes& inputSizes, const PaddedSizes& outputSizes);

enum class Listing : uint8_t {
    Distinct, // each map once
    Named, // each name, even without an effect in this case
};
// The operator, which has no issues, and all its known changes: the fewest first, then the most specific.
std::vector<Hypothesis> hypothesesOf(const Operator& op, Listing listing = Listing::Distinct);
void addMoves(const Operator& op, Listing listing, std::vector<Hypothesis>& list); // of a permutation
void addResamplings(const Operator& op, Listing listing, std::vector<Hypothesis>& list);
void addReadings(const Hypothesis& meant, const Operator& op, Listing listing, std::vector<Hypothesis>& list);

std::optional<Operator> operatorOf(const Hypothesis& hypothesis); // that does the same; none: no operator does
std::string lineOf(const Hypothesis& hypothesis); // its line without data; empty: there is none
// The operator that resamples so; none: no operator does.
std::optional<Operator> resamplingOperator(const Operator& meant, const Resampling& resampling);

SourceOf copiedBy(const Operator& op); // a permutation
Hypothesis asMeant(const Operator& op);

// The hypotheses for tensors of these packed descriptions: changes of the meant operator, of other output sizes too;
// without one, every operator that fits with its changes.
std::vector<Hypothesis> hypothesesFor(const std::optional<Operator>& meant, const TensorDesc& input,
                                      const TensorDesc& output, Listing listing = Listing::Distinct);

template <class Enum> EnumValue valueOf(Enum value) // of a field
{
    return {&enumType(value), static_cast<uint32_t>(value)};
}
// The operator with these fields, and with the output that they offer where `isOffered`. None: it has issues.
std::optional<Operator> withFields(Operator op, std::initializer_list<std::pair<std::string_view, FieldValue>> fields,
                                   bool isOffered = false);
std::vector<float> ratiosOf(const std::vector<uint32_t>& outputs, const std::vector<uint32_t>& inputs);
// The operator that resizes one tensor to the other by the ratio of their sizes, or its gradient.
std::optional<Operator> resizing(const TensorDesc& input, const TensorDesc& output, InterpolationMode mode,
                                 bool isGradient);
// The operator from the input's sizes; none: they do not fit its block.
std::optional<Operator> blockOperator(bool toSpace, uint32_t block, DepthSpaceOrder order, const TensorDesc& input);
std::vector<Operator> blockOperators(const TensorDesc& input, uint32_t most); // of blocks from 2 to `most`
Hypothesis namedBlocks(const Operator& op); // "DEPTH_TO_SPACE1 with BlockSize 2 and Order COLUMN_ROW_DEPTH"

Hypothesis hypothesisOf(const IndexMap& digits); // of a permutation of digits
bool keepsPlanes(const PaddedSizes& input, const PaddedSizes& output); // all but the number of channels is equal

// A row of the table of mistakes that programs make in a resampling: in its axes, weights, edges or sums, with another
// kernel, or in how its tensors are read and written.
struct Change {
    MistakeClass mistake = MistakeClass::Unknown;
    Named what = {}; // "align_corners coordinates"
    std::function<void(AxisSampling& axis)> axis = {}; // changes one axis, if it can
    unsigned changes = 1;
    std::optional<MistakeClass> second = {}; // made at the same time
    Remedy remedy = Remedy::OfClass;
    Extent extent = Extent::Whole;
    bool isAlone = true; // may be on one axis alone
    bool isSingle = true; // frequent: tried before pairs are
    bool isReading = false; // of how tensors are read and written
    std::function<void(Hypothesis& base)> make = {}; // changes the whole base

    AxisSampling of(AxisSampling own) const
    {
        axis(own);
        return own;
    }
};
using Changes = std::vector<Change>;
void addChange(Changes& list, MistakeClass mistake, Named what, std::function<void(AxisSampling& axis)> axis,
               unsigned changes = 1, std::optional<MistakeClass> second = {});

// Changes of axes that sample like `meant` with any sizes and scales; the most specific of a class come first.
Changes axisChanges(const AxisSampling& meant, bool isGradient);
// Slips in the formula of x, which come last: terms that are missing, have the other sign or are off by one; or x half
// a pixel or one pixel off.
Changes formulaChanges(bool isGradient);

// Rows for single changes and second ones.
Changes edgeRows(const AxisSampling& meant);
Changes precisionRows(); // of coordinates
Changes weightRows(); // of linear, in few bits

// Whether the axis keeps its size and its elements' places. Programs copy such an axis.
bool isIdentity(const AxisSampling& axis);

// Changes that are tried beside another one, the most frequent first.
Changes secondChanges(const Resampling& meant, DataType type);

Change readAs(const Hypothesis& other); // tensors are read and written as this one does
Hypothesis changed(const Hypothesis& base, const Change& change); // even where that does nothing
// The base with the change. None: the change has no effect here. An empty change gives the base.
std::optional<Hypothesis> withChange(const Hypothesis& base, const Change& change);

} // namespace tessera
