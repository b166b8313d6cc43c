// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/tensor/error.h"
#include "engine/tensor/export.h"

#include <filesystem>
#include <string>

namespace TESSERA_API tessera {

// What to do with a file that is there already.
enum class Existing { Refuse, Replace };

class FileExists : public IoError {
public:
    using IoError::IoError;
};

// Throws FileExists where something has that name and is to be refused.
void checkIsFree(const std::filesystem::path& path, Existing existing);

// Whether the file that `path` leads to lies in the folder or below it, links followed; false where nothing is there.
// An empty folder is the current one.
bool liesBelow(const std::filesystem::path& path, const std::filesystem::path& folder);

// Where a file's own name for an output leads below a folder. The folders on the way are made. Throws IoError where it
// would leave the folder: absolute names, "..", links that lead out, what is there and no file. A backslash is a slash.
std::filesystem::path pathBelow(const std::filesystem::path& folder, const std::string& target);

} // namespace tessera
