// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"
#include "engine/teach/lesson/lesson.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Knobs change fields of a lesson's case.

// A field is named by its path, with an index for one number of a list: {"InputPixelOffsets[3]", "0.25"}. "Sizes" and
// "Strides" are the input's.
inline constexpr std::string_view kLayoutField = "Layout"; // reads the input's bytes as axes in another order: "NHWC"

std::string fieldTextOf(const Case& c, std::string_view field); // throws TextError; "" for a layout without a name
// The changed case, which may have issues. Throws TextError, and what loadInput() does where Layout changes.
Case changed(Case c, const std::vector<FieldChange>& changes, const MemoryBudget& budget = {});
// "Order=COLUMN_ROW_DEPTH Scales[3]=2". Throws TextError.
std::vector<FieldChange> changesFromText(std::string_view text);
std::string changesText(const std::vector<FieldChange>& changes); // the inverse

// Reads "InputPixelOffsets[3] 0,0.25,0.5"; resources/lessons/README.md describes the format. Throws TextError.
LessonKnob knobFromText(size_t line, const Case& c, std::string_view text);

// A setting is a choice of each knob. Settings are numbered; the last knob runs fastest.
inline constexpr uint64_t kMostSettings = 64;
uint64_t settingCount(const std::vector<LessonKnob>& knobs); // kMostSettings + 1 where there are more
std::vector<FieldChange> changesAt(const std::vector<LessonKnob>& knobs, uint64_t number); // one for each knob
std::optional<size_t> choiceIn(const LessonKnob& knob, const Case& c); // none: another value, or no such field
uint64_t settingOf(const std::vector<LessonKnob>& knobs, const Case& c); // a knob at no choice counts as its `first`

} // namespace tessera
