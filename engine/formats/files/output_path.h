// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/export.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"

#include <filesystem>
#include <string>

namespace TESSERA_API tessera {

// Throws FileExists where something has that name and is to be refused.
void checkIsFree(const std::filesystem::path& path, Existing existing);

// Whether the file that `path` leads to lies in the folder or below it, links followed; false where nothing is there.
// An empty folder is the current one.
bool liesBelow(const std::filesystem::path& path, const std::filesystem::path& folder);

// A place below a folder, where a file's own name for an output leads. The folders on the way are made, and the last
// one is held open: whatever is renamed or linked meanwhile, the output lies where it was looked for.
class OutputPlace {
public:
    // Throws IoError where the target would leave the folder: absolute names, "..", links below it, what is there and
    // no file; FileExists. A backslash is a slash.
    OutputPlace(const std::filesystem::path& folder, const std::string& target, Existing existing);
    ~OutputPlace();
    OutputPlace(const OutputPlace&) = delete;
    OutputPlace& operator=(const OutputPlace&) = delete;

    const std::filesystem::path& path() const { return m_path; } // by its names, for messages
    AtomicFile file() const; // this outlives it. Throws IoError

private:
    int m_folder = -1;
    std::filesystem::path m_path;
    Existing m_existing;
};

} // namespace tessera
