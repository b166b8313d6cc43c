// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// A plan as steps. All is arithmetic on the plan: a step is found in the same time in a tensor of any size.

// What the steps follow: the output's elements, the input's, or the addresses of the output's buffer.
enum class StepOrder : uint8_t { Output, Input, Memory };
// What a step fills: an element, a row, a block or a plane of one channel of the tensor whose order it follows. A block
// of a permutation is the b×b elements of one channel; of a resampling it is as many outputs as an input pixel grows to
// (in the input's order: as many inputs as shrink to one output), rounded up.
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
// Which of the names the text is. Throws TextError, which says what was expected, behind the field's name.
size_t choiceFrom(std::string_view text, std::span<const std::string_view> names, std::string_view field = {});

// Elements of a tensor: all sums of one place of each range. May be none.
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

// One axis of the tensors, or one factor of it, cut into the parts that steps take. Where outputs are blended, the part
// of the input's order that an output belongs to is that of the last input which it reads.
struct StepAxis {
    uint32_t outputs = 1, inputs = 1; // how many there are; of a permutation equal
    uint64_t outputStride = 0, inputStride = 0; // in logical elements
    uint32_t width = 1; // how many outputs (in the input's order: inputs) a part takes; the last may take fewer
    const AxisTaps* taps = nullptr; // for the input's order, where outputs are blended

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
    // What step `step` fills. Each output belongs to one step. In the input's order a step may fill none.
    Places places(uint64_t step) const;
    // The input elements whose turn it is. Only in the input's order.
    Places turn(uint64_t step) const;
    uint64_t stepOf(uint64_t output) const; // the step that fills it
    const std::array<StepAxis, 6>& axes() const { return m_axes; } // the outermost first

private:
    std::array<uint32_t, 6> partsOf(uint64_t step) const;

    Stepping m_stepping;
    std::array<StepAxis, 6> m_axes;
};

// What is said of one step: the formula of the first element that it fills, with its numbers, and a sentence. Without
// an element the formula is empty.
struct StepWords {
    std::vector<FormulaLine> formula;
    Message sentence;
};
StepWords wordsOf(const Operator& op, const Plan& plan, const Player& player, uint64_t step);
// The same after `stepsDone` steps: of the last one, or that there was none.
StepWords wordsAfter(const Operator& op, const Plan& plan, const Player& player, uint64_t stepsDone);

} // namespace tessera
