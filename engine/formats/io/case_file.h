// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// This room reads and writes cases as files: DxDispatch's JSON, and bundles of a case with what was found. It also has
// the JSON reader and writer of all other rooms.

// A DxDispatch model (microsoft/DirectML, DxDispatch 0.18): resources, dispatchables, and the dispatches among its
// commands. What else its commands say is left out.

// Where the files may lie that a case file names. A case from somebody else must not read what lies elsewhere.
enum class SourceReach {
    CaseFolder, // in its folder or below, links followed
    Anywhere, // also in the current folder, as DxDispatch looks for them
};

// A case file names a file outside its folder, which it may not read.
class OutsideFolder : public IoError {
public:
    using IoError::IoError;
};

struct Resource {
    std::string name;
    DataType dataType = DataType::Float32; // the type of the initializer
    Buffer initial = {}; // sizeInBytes bytes, the initial values in place
    uint64_t valueCount = 0; // elements of the initializer: what print shows
};

struct Binding {
    std::string resource;
    uint64_t offsetInBytes = 0;
};

// A dispatch: a case of its own, on the values that the file gives.
struct Dispatch {
    std::string name; // of its dispatchable
    std::optional<Operator> op = {}; // none: this program cannot run it
    Message why = {}; // then, why: the rest of a sentence
    // What its description holds besides, a sentence each: DxDispatch ignores it, and so does this program; often it is
    // misspelt. "dispatchables.op.desc.BlokSize is no field of DEPTH_TO_SPACE and is ignored; did you mean BlockSize?"
    std::vector<Message> unknown = {};
    std::map<std::string, Binding, std::less<>> bindings = {}; // by tensor field: "InputTensor"

    // What the operator, which is there, is bound to; null: nothing.
    const Binding* input() const;
    const Binding* output() const;
};

struct CaseFile {
    std::filesystem::path path; // where it was read
    std::string title;
    std::string sentence; // what it is good for
    std::vector<Resource> resources;
    std::vector<Dispatch> dispatches;
    std::map<std::string, Tensor> expected; // by resource: {count}, or a .npy's own shape
    std::optional<Tolerance> tolerance;
    std::string text; // the case that was saved here, as one line: brings its generator back
    std::map<std::string, std::string>
        origins; // by resource: where values that were set by hand came from, "photo.jpg"
    std::vector<std::filesystem::path> sources; // the files that its values came from
    std::vector<Message> warnings = {}; // what is ignored in it, "line 7: …", and what must be known of it
    MemoryBudget budget; // that it was read within; its dispatches run within it too
    SourceReach reach = SourceReach::CaseFolder; // that it was read with

    const Resource* findResource(const std::string& name) const;
    size_t dispatchCount() const { return dispatches.size(); }
    // The dispatch as a case of its own: its operator, its input as the resources hold it at the start, the title. The
    // data is the generator or the file of `text` where that gives the same elements. Operators with issues are cases
    // too. Throws IoError where there is no such dispatch, this program does not know the operator, or no input is
    // bound.
    Case dispatch(size_t index) const;
};

// The budget bounds all values of the file together. Throws IoError; OutsideFolder where the reach is too short.
CaseFile readCaseFile(const std::filesystem::path& path, const MemoryBudget& budget = {},
                      SourceReach reach = SourceReach::CaseFolder);
CaseFile parseCaseFile(std::string_view json, const std::filesystem::path& folder, const MemoryBudget& budget = {},
                       SourceReach reach = SourceReach::CaseFolder); // the same, from text

// What DxDispatch reads: full enum names, strides only where not packed, as many digits as read back equal (at most 9,
// 17 for FLOAT64), non-finite numbers as strings. More than 4,096 values are left to "input.npy", which the text refers
// to and the caller writes. RESAMPLE3 is written as RESAMPLE2 when Antialiased is false and refused (IoError)
// otherwise. Throws IoError, EngineError.
std::string toJson(const Case& c, const MemoryBudget& budget = {});

// What a case file says besides its case.
struct CaseExtras {
    std::string sentence = {}; // what it is good for
    std::optional<Tolerance> tolerance = {};
    std::optional<Tensor> expected = {}; // of the output, in its layout
};

// Saves one case, written anew whatever the file held before; more than 4,096 values, and those that a text cannot
// hold, go to a .npy beside it. All or nothing is written. Throws IoError, EngineError, Cancelled.
void writeCaseFile(const Case& c, const std::filesystem::path& path, const CaseExtras& extras = {},
                   const MemoryBudget& budget = {}, const WriteControl& control = {});

// A tolerance as it stands in a case file, both ways. Throws IoError.
std::string toJson(const Tolerance& tolerance);
Tolerance toleranceFromJson(std::string_view json);

// A form, besides JSON, in which a case comes: a file or a folder. readCaseFile() reads those that a program has added.
struct CaseFormat {
    bool (*takes)(const std::filesystem::path& path); // by its name, or by what is there
    // Throws IoError; OutsideFolder where the reach is too short for what it names.
    CaseFile (*read)(const std::filesystem::path& path, const MemoryBudget& budget, SourceReach reach);
};

void addCaseFormat(const CaseFormat& format); // when the program begins, before it has threads
const CaseFormat* caseFormatOf(const std::filesystem::path& path); // null: JSON, as far as it is known

// The built-in examples: resources/cases, compiled in.
struct BuiltInCase {
    std::string_view path; // ":/cases/NAME.json": no file has such a path
    std::string_view json;
};

std::span<const BuiltInCase> builtInCases(); // by name
bool isBuiltInCase(std::string_view path); // decided by the path's beginning
CaseFile readBuiltInCase(std::string_view path, const MemoryBudget& budget = {}); // throws IoError

// A resource's memory seen as tensors; the bytes are shared where they can be.

// As many elements as the memory has room for, from its beginning: what a tensor's memory has beyond it is zero.
Tensor tensorOver(const TensorDesc& desc, const Buffer& memory);
// A tensor of one dimension. Throws IoError for more elements than a size can say.
TensorDesc flatDesc(DataType type, uint64_t count);
// {valueCount} of the initializer's type. Throws IoError for a resource without values, or with too many.
Tensor flatTensor(const Resource& resource);
// Whether a tensor at that offset lies within the memory; its description has no issues.
bool fits(const TensorDesc& desc, uint64_t offsetInBytes, const Buffer& memory);
Tensor tensorAt(const TensorDesc& desc, uint64_t offsetInBytes, const Buffer& memory); // that fits
// The same, or the flat tensor where the description has issues or does not fit.
Tensor resourceAs(const TensorDesc& desc, uint64_t offsetInBytes, const Resource& resource);

// Elements from the first to the last, gaps included.
uint64_t memoryElements(const TensorDesc& desc);

// What a resource is written with: a tensor's memory, or zeros for one.
struct ResourceContent {
    DataType type = DataType::Float32;
    uint64_t count = 1; // the number of elements
    uint64_t bytes = 4; // the size of the whole resource
    std::optional<Tensor> values = {}; // {count}; none: zeros

    // They are too many for a text, or some that a text cannot hold: NaNs with a sign or payload of their own.
    bool needsFile() const;
};

// Room for a tensor; a single element where it is not described well enough to have a size.
ResourceContent zeros(const TensorDesc& desc, TensorRole role);

// A tensor's memory, flat.
ResourceContent contentOf(const Tensor& tensor);

// The case's input. What cannot be made (an input without a shape, larger than the budget) is a single zero: the case's
// line of text keeps where it comes from. Throws IoError, EngineError.
ResourceContent inputContent(const Case& c, const MemoryBudget& budget);

} // namespace tessera
