// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace tessera {

// What kind of file a name promises. Everything that reads or writes files asks here.
enum class FileKind {
    Case, // .json: a case file
    Npy, // .npy
    Picture, // .png, .jpg, .jpeg, .bmp: what DxDispatch calls a picture
    Other, // raw bytes, or a picture of another format: its content tells
};

// By the extension, upper or lower case; the file need not exist.
FileKind fileKind(const std::filesystem::path& path);
// By its first bytes, for what has no name that promises anything. Throws IoError where it cannot be read.
FileKind fileKindByContent(const std::filesystem::path& path);

} // namespace tessera
