// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/ops/operators.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/budget.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/pictures/picture_file.h"

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// "case.json#input": a case file, and one of its resources.
struct NamedResource {
    std::filesystem::path file;
    std::string resource;
};
std::optional<NamedResource> resourceNamed(const std::filesystem::path& path); // none: the path names a file

// The case's input in the layout of its operator's input tensor. Throws IoError, EngineError, or TextError where the
// data's type or shape is not the operator's. The budget bounds a file that is read for it.
Tensor loadInput(const Case& c, const MemoryBudget& budget = {});

// The pictures that a case's data name: "a.png", or a batch, "a.png,b.png". Empty: they name none.
std::vector<std::filesystem::path> picturesNamed(const std::string& data, const PictureCodec& codec);
// Decodes the pictures for the operator's input, in the case's range. Throws what loadPictures() does.
ReadPicture loadInputPictures(const Case& c, std::span<const std::filesystem::path> pictures, const PictureCodec& codec,
                              const MemoryBudget& budget = {});
// The case with the pictures that its data name decoded. Other cases stay as they are. Throws what loadPictures() does.
Case withPictures(Case c, const PictureCodec& codec, const MemoryBudget& budget = {});

// The range of values of the case, such as its output. It is what the data state, or their picture's; else
// rangeOfValues().
SampleRange rangeFor(const Case& c, const Tensor& values);

Message sentences(const Issues& issues, std::string_view between); // empty where there are none
void throwIfInvalid(const Operator& op, const MemoryBudget& budget); // throws one TextError, an issue a line

// A dispatch that is ready for any engine: engine.run(job.dispatched, job.plan, job.input, job.output). To run it on
// two engines, copy the output before the first run.
struct DispatchJob {
    Case dispatched; // a file's has the operator alone; its title is "dispatchable NAME"
    Plan plan;
    Tensor input; // in the layout of the operator's input; a file's has the resource's values
    Tensor output; // zeros; a file's has the resource's bytes between the elements
};
DispatchJob prepare(const Case& c, const MemoryBudget& budget); // throws what throwIfInvalid() and loadInput() do

// The sizes with which the operator takes such a tensor. They are the tensor's own, with ones in front where the
// operator needs four dimensions and the tensor has fewer: {C, H, W} becomes a batch of one. loadInput() reads a tensor
// of either.
std::vector<uint32_t> sizesTaken(const Operator& op, const TensorDesc& held);

// Everything that keeps a dispatch, index < dispatchCount(), from running: the operator's issues, tensors that are not
// bound or do not fit into their resource, input and output in the same bytes, an unknown operator.
Issues validateDispatch(const CaseFile& file, size_t index);
DispatchJob prepareDispatch(const CaseFile& file, size_t index); // throws IoError with every issue, a sentence each

// The file's expected values of the dispatch's output, in its layout. None: the file has none, or a later dispatch
// writes them. Expected values have the order of the memory, as initial values do; a .npy of the tensor's own shape is
// taken as it is. Throws IoError where their number is wrong.
std::optional<Tensor> expectedOutput(const CaseFile& file, size_t index);

// An existing resource in the shape that the first dispatch which binds it gives it; else flat. It has the values that
// the file expects of it, if any, else its initial values. Throws IoError.
Tensor resourceTensor(const CaseFile& file, const std::string& name);

// "Resource 'output': 1, 2, 3", where `title` is what precedes the values. A tensor with a shape is printed in rows
// under their coordinates. 8-bit values are printed as numbers.
void print(const Tensor& tensor, std::string_view title, std::ostream& out);

} // namespace tessera
