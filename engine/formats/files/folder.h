// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <system_error>
#include <vector>

namespace tessera {

// In place of the iterators and remove_all of std::filesystem: those of libstdc++ 12 end the program where a step is
// refused memory (_Dir::advance allocates and is noexcept). These throw std::bad_alloc.

// What lies in a folder, sorted. `error`: why it is not all.
std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& folder, std::error_code& error);
std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& folder); // those that could be read

// The same without the folders, of this one and of all below; links to folders are not followed.
std::vector<std::filesystem::path> filesBelow(const std::filesystem::path& folder, std::error_code& error);

// The folder with all that is in it, or a file; links go, not what they lead to. What cannot be removed stays.
void removeTree(const std::filesystem::path& path) noexcept;

} // namespace tessera
