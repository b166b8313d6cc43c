// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string_view>

namespace tessera {

// What kind of file a name promises. Everything that reads or writes files asks here.
enum class FileKind {
    Case, // .json: a case file; .tessera: a bundle; .onnx, or a folder with a model.onnx: ONNX's form of a test
    Npy, // .npy; .npz, and an array of one, "a.npz#NAME": readArray() reads them
    Lesson, // .md
    Picture, // the extensions of pictureFormats(); an array as "a.npy#picture"; .bmp, which DxDispatch calls one too
    Other, // raw bytes, or a picture of another format: its content tells
};

// By the extension, upper or lower case; the file need not exist, a folder must.
FileKind fileKind(const std::filesystem::path& path);
// A node of a model, "net.onnx#NODE" or "net.onnx?batch=1#NODE", where no file has that name itself: a case.
bool isNodeOfModel(const std::filesystem::path& path);
// By its first bytes, for what has no name that promises anything. Throws IoError where it cannot be read.
FileKind fileKindByContent(const std::filesystem::path& path);

inline constexpr std::string_view kModelInFolder = "model.onnx"; // that makes a folder a case

} // namespace tessera
