// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/nearest_rule.h"
#include "engine/core/ops/operator.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera::quiz {

// Formulas as people write them with a pencil: few decimals, "+ 0.5" for "− (−0.5)", one notation in a question.

// Where an output lies on an axis, in one of the ways to say it.
enum class Placing : uint8_t { ByOffsets, Centred, Cornered, Aligned };
struct Position {
    std::string formula; // the formula of x in o: "(o + 0.5) / 2 − 0.5"
    Placing placing = Placing::ByOffsets;
    double shift = 0; // what x has beyond the coordinate of the axis' map, which may have taken a half into its offsets
    NearestRule rule = NearestRule::HalfUp; // where one element is copied
};
Position positionOf(const AxisMap& map);
std::string centred(const std::string& scale); // "(o + 0.5) / 2 − 0.5"
std::string cornered(const std::string& scale); // "o / 2"
std::string aligned(uint32_t inputs, uint32_t outputs); // "o·3 / 7"

std::string roundingOf(NearestRule rule, const std::string& name); // "floor(x + 0.5)"

std::string decimalText(double value, int decimals = 4); // at most so many: "0.1875", "−0.5"
std::string withNumber(const std::string& formula, uint32_t output); // "(2 + 0.5) / 2 − 0.5"

// The lines of the formula of an element, with the numbers put in; those that say nothing are left out. `last`: how the
// last axis is spoken of.
std::vector<Message> formulaOf(const Operator& op, uint64_t output, const std::optional<Position>& last = {});
// Where the element comes from, in words; of a coordinate that is exactly a half also which way the rule takes it.
Message sentenceOf(const Operator& op, uint64_t output, const std::optional<Position>& last = {});
// The first output of a row that lies at a half, where the rule shows; none: there is none, or the case blends.
std::optional<uint64_t> firstHalf(const Operator& op, const Position& position);
// With a pencil the same element is copied as in float32. False: rounding on the way decides.
bool isExact(const Operator& op, uint64_t output);

} // namespace tessera::quiz
