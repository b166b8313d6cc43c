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

// "case.json#input": a case file and the resource of it that is meant.
struct NamedResource {
    std::filesystem::path file;
    std::string resource;
};
std::optional<NamedResource> resourceNamed(const std::filesystem::path& path); // none: it is a file of its own

// The case's input in the layout of its operator's input tensor. Throws IoError, EngineError, or TextError where the
// data's type or shape is not the operator's. The budget bounds a file that is read for it.
Tensor loadInput(const Case& c, const MemoryBudget& budget = {});

// The pictures that the data of a case name: "a.png", or "a.png,b.png", a batch. Empty: it names no picture.
std::vector<std::filesystem::path> picturesNamed(const std::string& data, const PictureCodec& codec);
// Decoded as the operator's input takes them, in the range that the case says. Throws what takePictures() does.
ReadPicture takeInputPictures(const Case& c, std::span<const std::filesystem::path> pictures, const PictureCodec& codec,
                              const MemoryBudget& budget = {});
// The case with the pictures that its data name decoded; others stay as they are. Throws what takePictures() does.
Case withPictures(Case c, const PictureCodec& codec, const MemoryBudget& budget = {});

// What is white in values of the case, its output or a picture beside it: what its data state, or as in the picture
// that they are; else the values tell.
SampleRange rangeFor(const Case& c, const Tensor& values);

Message sentences(const Issues& issues, std::string_view between); // the sentence of each; none: empty
void throwIfInvalid(const Operator& op, const MemoryBudget& budget); // throws one TextError, an issue a line

// A dispatch as it runs on any engine: engine.run(job.dispatched, job.plan, job.input, job.output). To run it on two
// engines, copy the output before the first run.
struct DispatchJob {
    Case dispatched; // of a file the operator alone; the title is "dispatchable NAME"
    Plan plan;
    Tensor input; // in the layout of the operator's input; of a file what it gives its resource
    Tensor output; // of a file, too, what lies between the elements; else empty, as described
};
DispatchJob prepare(const Case& c, const MemoryBudget& budget); // throws what throwIfInvalid() and loadInput() do

// The sizes that the operator takes such a tensor with: its own; with ones in front where the operator needs four
// dimensions and the tensor has fewer. {C, H, W} becomes a batch of one. loadInput() reads the tensor in either.
std::vector<uint32_t> sizesTaken(const Operator& op, const TensorDesc& held);

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
