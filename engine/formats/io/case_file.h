// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/compare/tolerance.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// This room reads and writes cases as files: DxDispatch's JSON, and bundles of a case with its results. It also has the
// JSON reader and writer of all other rooms.

// A DxDispatch model (microsoft/DirectML, DxDispatch 0.18): resources, dispatchables, and the dispatches among its
// commands. Other commands are ignored.

// Where the files that a case file names may lie. A case that is not trusted must not read files elsewhere.
enum class SourceReach {
    CaseFolder, // in its folder or below, links followed
    Anywhere, // also in the current folder, as DxDispatch looks for them
};

// A case file names a file outside its folder, and may not read it.
class OutsideFolder : public IoError {
public:
    using IoError::IoError;
};

struct Resource {
    std::string name;
    DataType dataType = DataType::Float32; // the type of the initializer
    Buffer initial = {}; // sizeInBytes bytes, with the initial values in their place
    uint64_t valueCount = 0; // elements of the initializer, which a print command shows
};

struct Binding {
    std::string resource;
    uint64_t offsetInBytes = 0;
};

// A dispatch: a case of its own, with the file's values as its input.
struct Dispatch {
    std::string name; // of its dispatchable
    std::optional<Operator> op = {}; // none: this program cannot run it
    Message why = {}; // why not: the rest of a sentence
    // Members of its description that DxDispatch ignores, and so does this program, one sentence each. Many are
    // misspelt. "dispatchables.op.desc.BlokSize is no field of DEPTH_TO_SPACE and is ignored; did you mean BlockSize?"
    std::vector<Message> unknown = {};
    std::map<std::string, Binding, std::less<>> bindings = {}; // by tensor field: "InputTensor"

    // What the operator's tensor is bound to; null: nothing. `op` is there.
    const Binding* input() const;
    const Binding* output() const;
};

struct CaseFile {
    std::filesystem::path path; // where it was read
    std::string title;
    std::string sentence; // what the case shows
    std::vector<Resource> resources;
    std::vector<Dispatch> dispatches;
    std::map<std::string, Tensor> expected; // by resource: {count}, or a .npy's own shape
    std::optional<Tolerance> tolerance;
    std::string text; // the case as one line, which keeps its generator
    std::map<std::string, std::string> origins; // by resource: where its values came from, "photo.jpg"
    std::vector<std::filesystem::path> sources; // the files that its values came from
    std::vector<Message> warnings = {}; // what is ignored, "line 7: …", and what a user must know
    MemoryBudget budget; // the budget of reading it, and of its dispatches
    SourceReach reach = SourceReach::CaseFolder; // the reach that it was read with

    const Resource* findResource(const std::string& name) const;
    size_t dispatchCount() const { return dispatches.size(); }
    // The dispatch as a case of its own: its operator, its input from the initial resources, the title. Its data are
    // the generator or the file of `text` where these give the same elements. Operators with issues are cases too.
    // Throws IoError where there is no such dispatch, the operator is unknown, or no input is bound.
    Case dispatch(size_t index) const;
};

// The budget bounds all values of the file together. Throws IoError; OutsideFolder where the reach is too short.
CaseFile readCaseFile(const std::filesystem::path& path, const MemoryBudget& budget = {},
                      SourceReach reach = SourceReach::CaseFolder);
CaseFile parseCaseFile(std::string_view json, const std::filesystem::path& folder, const MemoryBudget& budget = {},
                       SourceReach reach = SourceReach::CaseFolder); // the same, from text

// JSON that DxDispatch reads: full enum names, strides only where not packed, as many digits as read back equal (at
// most 9, 17 for FLOAT64), non-finite numbers as strings. The text refers to "input.npy" for more than 4,096 values;
// the caller writes that file. RESAMPLE3 is written as RESAMPLE2 when Antialiased is false, and refused (TextError)
// otherwise. Throws IoError, EngineError.
std::string toJson(const Case& c, const MemoryBudget& budget = {});

// What a case file says besides its case.
struct CaseExtras {
    std::string sentence = {}; // what the case shows
    std::optional<Tolerance> tolerance = {};
    std::optional<Tensor> expected = {}; // the output, in its layout
};

// Replaces the file by one case. More than 4,096 values, and values that a text cannot hold, go to a .npy beside it.
// All or nothing is written. Throws IoError, EngineError, Cancelled.
void writeCaseFile(const Case& c, const std::filesystem::path& path, const CaseExtras& extras = {},
                   const MemoryBudget& budget = {}, const WriteControl& control = {});

// A tolerance as it stands in a case file, both ways. Throws IoError.
std::string toJson(const Tolerance& tolerance);
Tolerance toleranceFromJson(std::string_view json);

// Another form of a case than JSON: a file or a folder. readCaseFile() reads the forms that a program has added.
struct CaseFormat {
    bool (*takes)(const std::filesystem::path& path); // by the name or the content
    // Throws IoError; OutsideFolder where the reach is too short for what it names.
    CaseFile (*read)(const std::filesystem::path& path, const MemoryBudget& budget, SourceReach reach);
};

void addCaseFormat(const CaseFormat& format); // call it before the program has threads
const CaseFormat* caseFormatOf(const std::filesystem::path& path); // null: none of those added, perhaps JSON

// A built-in example: resources/cases is compiled in.
struct BuiltInCase {
    std::string_view path; // ":/cases/NAME.json": no file has such a path
    std::string_view json;
};

std::span<const BuiltInCase> builtInCases(); // by name
bool isBuiltInCase(std::string_view path); // by the path's beginning
CaseFile readBuiltInCase(std::string_view path, const MemoryBudget& budget = {}); // throws IoError

// A resource's memory seen as tensors; the bytes are shared where they can be.

// The tensor with the memory's bytes from its beginning; what the memory does not fill is zero.
Tensor tensorOver(const TensorDesc& desc, const Buffer& memory);
// A tensor of one dimension. Throws IoError for 2^32 elements and more.
TensorDesc flatDesc(DataType type, uint64_t count);
// {valueCount} of the initializer's type. Throws IoError for a resource without values, or with too many.
Tensor flatTensor(const Resource& resource);
// Whether a tensor at that offset lies within the memory. Its description has no issues.
bool fits(const TensorDesc& desc, uint64_t offsetInBytes, const Buffer& memory);
Tensor tensorAt(const TensorDesc& desc, uint64_t offsetInBytes, const Buffer& memory); // that fits
// The same, or the flat tensor where the description has issues or does not fit.
Tensor resourceAs(const TensorDesc& desc, uint64_t offsetInBytes, const Resource& resource);

// The elements from the first to the last in memory, gaps included.
uint64_t memoryElements(const TensorDesc& desc);

// The content of a resource that is written: a tensor's memory, or zeros for one.
struct ResourceContent {
    DataType type = DataType::Float32;
    uint64_t count = 1; // the number of elements
    uint64_t bytes = 4; // the size of the whole resource
    std::optional<Tensor> values = {}; // {count}; none: zeros

    // Whether the values are too many for a text, or include NaNs with a sign or payload, which no text can hold.
    bool needsFile() const;
};

// Room for a tensor; a single element where its description has issues.
ResourceContent zeros(const TensorDesc& desc, TensorRole role);

// A tensor's memory, flat.
ResourceContent contentOf(const Tensor& tensor);

// The case's input. An input that cannot be made (without a shape, or larger than the budget) is a single zero; the
// case's line of text keeps its source. Throws IoError, EngineError.
ResourceContent inputContent(const Case& c, const MemoryBudget& budget);

} // namespace tessera
