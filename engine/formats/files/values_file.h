// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>

namespace tessera {

// The files beside a case that hold a resource's values: "case.input.npy", "case.input-2.npy".

// A name for new values that no file has: until the case at `path` is written, the old one holds with all that it
// refers to.
std::filesystem::path freeValuesFile(const std::filesystem::path& path, const std::string& resource);
// Those that the case's new text does not name.
void removeOldValues(const std::filesystem::path& path, const std::string& resource, const std::string& text);

} // namespace tessera
