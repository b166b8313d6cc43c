// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string_view>

namespace tessera {

// The kind of file that a name promises. All code that reads or writes files asks here.
enum class FileKind {
    Case, // .json: a case file; .tessera: a bundle; .onnx, or a folder with a model.onnx: ONNX's form of a test
    Npy, // .npy; .npz, and an array of one, "a.npz#NAME": readArray() reads them
    Lesson, // .md
    Picture, // the extensions of pictureFormats(), and .bmp, as for DxDispatch; an array as "a.npy#picture"
    Other, // raw bytes, or a picture of another format: its content tells
};

// By the extension, upper or lower case; the file need not exist, a folder must.
FileKind fileKind(const std::filesystem::path& path);
// Whether the path is a model's node, "net.onnx#NODE" or "net.onnx?batch=1#NODE", and no file has the whole name.
bool isNodeOfModel(const std::filesystem::path& path);
// By the file's first bytes, for names that promise nothing. Throws IoError where it cannot be read.
FileKind fileKindByContent(const std::filesystem::path& path);

inline constexpr std::string_view kModelInFolder = "model.onnx"; // a folder with it is a case

} // namespace tessera
