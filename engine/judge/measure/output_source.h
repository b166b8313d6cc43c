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

// The sources of a comparison's sides: an engine's name, "file:" with a file's path, or "case:" with a case's line.

bool isFileSource(const std::string& name); // "file:/tmp/output.npy"
std::string fileSource(const std::string& path);
std::string pathOfSource(const std::string& name); // the text after the prefix
// A case and its engine: "case:RESAMPLE1 --Sizes 1,1,1,4 … --engine vulkan"; without --engine the cpu.
bool isCaseSource(const std::string& name);
std::string caseSource(const Case& c, const std::string& engine);
struct EngineCase {
    Case c;
    std::string engine;
};
struct EngineLine {
    std::vector<std::string> words; // of the case only
    std::string engine = "cpu";
};
EngineLine lineOfSource(const std::string& name); // throws TextError
EngineCase caseOfSource(const std::string& name); // throws TextError
// Whether it is an engine, which can run any case.
bool isEngineSource(const std::string& name);
bool sourceExecutesPlans(const std::string& name); // as OutputSource::executesPlans()
// The source that a user wrote: an engine's name, a file's path or a case. A file that is called like an engine needs
// its folder: "./reference".
std::string sourceNamed(const std::string& words, const ForeignOptions& options = {});
// For people: an engine's name, a file's name without folders, or a case's operator and engine.
std::string sourceLabel(const std::string& name);

// A source holds something else than this case's output: a sentence, and what it holds.
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

// An output that was made elsewhere. Every run reads the file again:
//   .npy        of the output's shape and type; or flat: the output's memory if it has strides, else its elements, and
//               up to three bytes of padding
//   a picture   in the output's type and the range that rangeFor() gives
//   .json       a case: the expected values of its first dispatch with an output of this type and shape, else what the
//               CPU computes for it
// Without such an extension the first bytes tell the kind. `reach` is for cases. `shownAs` is its name; empty: the
// path. run() throws Incomparable, IoError. The codec must outlive it.
std::unique_ptr<OutputSource> makeFileSource(const std::filesystem::path& path, const PictureCodec& codec,
                                             const MemoryBudget& budget = {},
                                             SourceReach reach = SourceReach::CaseFolder,
                                             const std::string& shownAs = {});

// A given output, of the sizes and type of the cases that it is asked for.
std::unique_ptr<OutputSource> makeHeldSource(const std::string& name, const Tensor& output);

// Makes engines by the factory, and sources of files and cases. A case runs on its own input, by one of the engines,
// and throws Incomparable, EngineError, and what prepare() and withPictures() throw. The codec must outlive it.
SourceFactory withFiles(EngineFactory makeEngine, const PictureCodec& codec,
                        SourceReach reach = SourceReach::CaseFolder);

} // namespace tessera
