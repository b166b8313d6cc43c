// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/runner.h"

#include <QString>

#include <filesystem>
#include <stdexcept>

namespace tessera {

// Where one side of a comparison comes from: an engine, by its name, or a file, by its path behind a mark.

bool isFileSource(const QString& name); // "file:/tmp/output.npy"
QString fileSource(const QString& path);
QString pathOfSource(const QString& name);
QString sourceNamed(const std::string& words); // what a user wrote: an engine's name, or a file's path
QString sourceLabel(const QString& name); // an engine's name; of a file its name without the folders

// A file holds something else than this case's output: a sentence, and what it holds.
class Incomparable : public std::runtime_error {
public:
    Incomparable(const std::string& sentence, Tensor holds)
        : std::runtime_error(sentence)
        , tensor(std::move(holds))
    {
    }

    Tensor tensor;
};

std::string incomparable(const TensorDesc& a, const TensorDesc& b); // the sentence

// An output that was made elsewhere, read anew at every run:
//   .npy        of the output's shape and type, or flat with its elements (and up to three bytes of padding)
//   a picture   whose samples become the output's type, as an input's would
//   .json       a case: the expected values of its first dispatch with an output of this type and shape, else what the
//               CPU computes for it
// run() throws Incomparable, IoError.
std::unique_ptr<OutputSource> makeFileSource(const std::filesystem::path& path);

// Its engines, and files beside them.
SourceFactory withFiles(EngineFactory makeEngine);

} // namespace tessera
