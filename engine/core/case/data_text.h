// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"

namespace tessera {

// What stands behind --data, both ways: see toText(const Case&). `input`: the tensor that the data are for.
std::string dataText(const DataSource& data);
DataSource dataFromText(const std::string& text, const TensorDesc& input); // throws TextError

// What stands behind --range, both ways: of a file where it was stated, of a picture's values where it is not 0-255.
std::string rangeText(const DataSource& data); // empty: the line has none
SampleRange rangeOf(const DataSource& data);
// Throws TextError for another text, of data that name no file, and of a type that has one range.
void setRange(DataSource& data, const std::string& text, const TensorDesc& input);
inline constexpr Text kRangeNeedsFile = say("case", "--range says what white is in a file, and --data names none");

} // namespace tessera
