// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"

#include <filesystem>
#include <string>

namespace tessera {

// Throws FileExists where something has that name and is to be refused.
void checkIsFree(const std::filesystem::path& path, Existing existing);

// Whether the file that `path` leads to lies in the folder or below it, links followed; false where nothing is there.
// An empty folder is the current one.
bool liesBelow(const std::filesystem::path& path, const std::filesystem::path& folder);

void makeFolder(const std::filesystem::path& folder); // with those above it; throws IoError

} // namespace tessera
