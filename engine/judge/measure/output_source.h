// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/pictures/picture.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace tessera {

// Where one side of a comparison comes from: an engine, by its name; a file, by its path behind a mark; or another
// case, by its line behind one.

bool isFileSource(const std::string& name); // "file:/tmp/output.npy"
std::string fileSource(const std::string& path);
std::string pathOfSource(const std::string& name); // what stands behind the mark
// What an engine gives of a case: "case:RESAMPLE1 --Sizes 1,1,1,4 … --engine vulkan"; without --engine: of cpu.
bool isCaseSource(const std::string& name);
std::string caseSource(const Case& c, const std::string& engine);
struct EngineCase {
    Case c;
    std::string engine;
};
struct EngineLine {
    std::vector<std::string> words; // of the case alone
    std::string engine = "cpu";
};
EngineLine lineOfSource(const std::string& name); // throws TextError
EngineCase caseOfSource(const std::string& name); // throws TextError
// An engine, which can run any case; not one output that is there.
bool isEngineSource(const std::string& name);
bool sourceExecutesPlans(const std::string& name); // as the source that is made of it says
// What a user wrote: an engine's name, which comes before a file of that name ("./reference" is the file), a file's
// path, or a case.
std::string sourceNamed(const std::string& words, const ForeignOptions& options = {});
// An engine's name; of a file its name without the folders; of a case its operator and engine.
std::string sourceLabel(const std::string& name);

// A file holds something else than this case's output: a sentence, and what it holds.
class Incomparable : public Error {
public:
    Incomparable(const Message& sentence, Tensor holds)
        : Error(sentence)
        , tensor(std::move(holds))
    {
    }

    Tensor tensor;
};

Message incomparable(const TensorDesc& a, const TensorDesc& b); // the sentence

// An output that was made elsewhere, read anew at every run:
//   .npy        of the output's shape and type; or flat: its memory in the order of the addresses where it has strides,
//               else its elements (and up to three bytes of padding)
//   a picture   whose samples become the output's type, in the range that rangeFor() says
//   .json       a case: the expected values of its first dispatch with an output of this type and shape, else what the
//               CPU computes for it
// A name without such an extension says nothing: then the first bytes do. All within the budget; `reach` is a case's.
// `shownAs`: its name, where that is not the path. run() throws Incomparable, IoError. The codec lives longer.
std::unique_ptr<OutputSource> makeFileSource(const std::filesystem::path& path, const PictureCodec& codec,
                                             const MemoryBudget& budget = {},
                                             SourceReach reach = SourceReach::CaseFolder,
                                             const std::string& shownAs = {});

// An output that is there, of the sizes and type of the cases that it is asked for.
std::unique_ptr<OutputSource> makeHeldSource(const std::string& name, const Tensor& output);

// Its engines, and files and cases beside them. A case runs on its own input, decoded anew at every run where it is a
// picture, by an engine of these, and throws Incomparable, what prepare() and withPictures() throw, and EngineError.
// The codec lives longer.
SourceFactory withFiles(EngineFactory makeEngine, const PictureCodec& codec,
                        SourceReach reach = SourceReach::CaseFolder);

} // namespace tessera
