// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"

namespace tessera {

// What stands behind --data, both ways: see toText(const Case&). `input`: the tensor that the data are for.
std::string dataText(const DataSource& data);
DataSource dataFromText(const std::string& text, const TensorDesc& input); // throws TextError

// What stands behind --range, both ways: of a picture's file, and only where it is not the default.
std::string rangeText(const DataSource& data); // empty: the line has none
SampleRange rangeOf(const DataSource& data);
// Throws TextError for another text, of data that name no file, and of a type that has one range.
void setRange(DataSource& data, const std::string& text, const TensorDesc& input);
inline constexpr Text kRangeNeedsPicture = say("case", "--range is a picture's, and --data names none");

} // namespace tessera
