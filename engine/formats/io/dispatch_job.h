// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/io/case_file.h"
#include "engine/formats/io/case_input.h"

#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// Everything that keeps a dispatch, index < dispatchCount(), from running: the operator's issues, tensors that are not
// bound or do not fit into their resource, input and output in the same bytes, an unknown operator.
Issues validateDispatch(const CaseFile& file, size_t index);
DispatchJob prepareDispatch(const CaseFile& file, size_t index); // throws IoError with every issue, a sentence each

// The file's expected values of the dispatch's output, in its layout; none: it has none, or they are what a later
// dispatch leaves there. Expected values stand in the order of the memory, as initial values do; a .npy of the tensor's
// own shape is taken as it is. Throws IoError where their number is not right.
std::optional<Tensor> expectedOutput(const CaseFile& file, size_t index);

// A resource, in the shape that the first dispatch gives it which has it; else flat. What is expected of it, where the
// file says so, else its initial values. It is there. Throws IoError.
Tensor resourceTensor(const CaseFile& file, const std::string& name);

// "Resource 'output': 1, 2, 3", or with a shape the same in rows under their coordinates; `title` is what stands before
// the values. 8-bit values are numbers.
void print(const Tensor& tensor, std::string_view title, std::ostream& out);

} // namespace tessera
