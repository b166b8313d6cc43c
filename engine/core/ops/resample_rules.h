// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/checks.h"
#include "engine/core/ops/operators.h"

namespace tessera {

// What RESAMPLE and its gradient have in common. Maps and strides are padded in front to four axes.

inline constexpr DataType kResampleTypes[] = {DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8};

// Backwards: the transpose of the maps.
Plan separablePlan(const TensorDesc& input, const TensorDesc& output, const std::array<AxisMap, 4>& maps,
                   bool backwards);
void checkList(std::span<const float> values, std::string_view field, size_t rank, bool positive, Issues& issues);

// The notes that follow from the forward maps.
std::vector<Message> notesOfMaps(const std::array<AxisMap, 4>& maps, const Plan& plan);

// For a gradient: pixel centres with the offsets exchanged, on an axis where that is another map.
bool haveExchangedOffsets(std::span<const AxisMap> maps);

// Whether an axis of such maps is halved in a way that no document of DirectML says; and the sentence that says so.
bool isHalvedByOurRule(const std::array<AxisMap, 4>& maps);
inline constexpr Text kOurHalving = say("ops",
                                        "How DirectML halves an odd length, or where offsets are not pixel "
                                        "centres, is in no document: here it is our rule.");

// Words: resample_words.cpp.
Explanation explainTaps(const std::array<AxisMap, 4>& maps, const Plan& plan, uint64_t output);
// The sentence of an element that lies at `position`, "y = 1.25, x = 0.5", of the axes that do more than copy; it reads
// `reads` elements, at the edge of an axis or more where `clamped`.
Message placeWords(const std::string& position, InterpolationMode mode, uint64_t reads, bool clamped);
std::string roundingText(Rounding rounding); // "floor(x + 0.5)"

} // namespace tessera
