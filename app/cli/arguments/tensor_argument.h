// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/pictures/picture.h"

#include <optional>

namespace tessera {

// A tensor that a command's line names: .npy, a picture, a case file's resource (case.json#output), the input of a case
// in field names or of a file's first dispatch, or raw bytes where `like` says what they hold. Of a resource its
// expected values where the file has some, else those that it starts with. Throws IoError, TextError, EngineError.
Tensor readTensor(const CaseArgument& argument, const PictureCodec& codec, const CommandLine& line,
                  const std::optional<TensorDesc>& like = {});

// The operator of `--meant CASE`: a case file's first dispatch, or a line in field names, whose sizes and type are
// those of the input where it says none. Throws what loadCase() throws.
Operator readMeant(const std::string& text, const TensorDesc& input, const PictureCodec& codec,
                   const CommandLine& line);

// The tensor in the description's type, where every value is one of that type; none: one is not.
std::optional<Tensor> converted(const Tensor& tensor, DataType type);

} // namespace tessera
