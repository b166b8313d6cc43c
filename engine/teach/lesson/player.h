// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan.h"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace tessera {

// Plays a plan as steps. A step is computed from the plan, in the same time for a tensor of any size.

// What the steps follow: the output's elements, the input's, or the addresses of the output's buffer.
enum class StepOrder : uint8_t { Output, Input, Memory };
// What a step fills, in the tensor whose order it follows: an element, a row, a block, or a channel's plane. A
// permutation's block is the b×b elements of one channel. A resampling's block is the outputs of one input pixel, or in
// the input's order the inputs of one output, rounded up.
enum class StepUnit : uint8_t { Element, Row, Block, Channel };

inline constexpr std::array<std::string_view, 3> kStepOrders = {"output", "input", "memory"};
inline constexpr std::array<std::string_view, 4> kStepUnits = {"element", "row", "block", "channel"};
static_assert(kStepOrders.size() == static_cast<size_t>(StepOrder::Memory) + 1
              && kStepUnits.size() == static_cast<size_t>(StepUnit::Channel) + 1);

struct Stepping {
    StepOrder order = StepOrder::Output;
    StepUnit unit = StepUnit::Element;

    bool operator==(const Stepping&) const = default;
};
std::string_view name(StepOrder order); // "output"
std::string_view name(StepUnit unit); // "element"
// The index of the text among the names. Throws TextError with the field's name and what was expected.
size_t choiceFrom(std::string_view text, std::span<const std::string_view> names, std::string_view field = {});

// A set of elements: every sum of one place of each range. It may be empty.
struct Places {
    struct Range {
        uint32_t first = 0, count = 1;
        uint64_t stride = 0; // in logical elements

        bool operator==(const Range&) const = default;
    };
    std::array<Range, 6> ranges; // the last one runs fastest

    uint64_t count() const;
    uint64_t at(uint64_t i) const; // the logical element, i in [0, count)
};

// One axis of the tensors, or one factor of it, cut into the parts that steps take. In the input's order a blended
// output belongs to the part of the last input that it reads.
struct StepAxis {
    uint32_t outputs = 1, inputs = 1; // counts; equal in a permutation
    uint64_t outputStride = 0, inputStride = 0; // in logical elements
    uint32_t width = 1; // outputs of a part, or inputs in the input's order; the last part may have fewer
    const AxisTaps* taps = nullptr; // set in the input's order, where outputs are blended

    uint32_t parts() const;
    uint32_t firstOutput(uint32_t part) const; // for part `parts()` it is `outputs`
    uint32_t partOf(uint32_t output) const;
};

class Player {
public:
    // The plan must outlive the player.
    Player(const Plan& plan, Stepping stepping);

    const Stepping& stepping() const { return m_stepping; }
    uint64_t steps() const; // at least 1
    // The outputs that the step fills. Each output belongs to one step. In the input's order a step may fill none.
    Places places(uint64_t step) const;
    // The inputs whose turn it is. Only in the input's order.
    Places turn(uint64_t step) const;
    uint64_t stepOf(uint64_t output) const; // the step that fills it
    const std::array<StepAxis, 6>& axes() const { return m_axes; } // the outermost first

private:
    std::array<uint32_t, 6> partsOf(uint64_t step) const;

    Stepping m_stepping;
    std::array<StepAxis, 6> m_axes;
};

// A step in words: a sentence, and the formula of the first element that it fills, with numbers. A step that fills
// nothing has no formula.
struct StepWords {
    std::vector<FormulaLine> formula;
    Message sentence;
};
// The words of the last of `stepsDone` steps, or that there was none.
StepWords wordsAfter(const Operator& op, const Plan& plan, const Player& player, uint64_t stepsDone);

} // namespace tessera
