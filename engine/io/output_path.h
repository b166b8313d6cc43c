// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/tensor/error.h"

#include <filesystem>
#include <string>

namespace tessera {

// Where a file's own name for an output leads below a folder. The folders on the way are made. Throws IoError where it
// would leave the folder: absolute names, "..", links that lead out, what is there and no file. A backslash is a slash.
std::filesystem::path pathBelow(const std::filesystem::path& folder, const std::string& target);

} // namespace tessera
