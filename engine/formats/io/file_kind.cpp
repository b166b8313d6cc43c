// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/file_kind.h"

#include "engine/formats/files/array_file.h"
#include "engine/formats/files/file.h"
#include "engine/formats/pictures/picture_file.h"

#include <array>
#include <span>
#include <string>
#include <system_error>
#include <utility>

namespace tessera {

FileKind fileKind(const std::filesystem::path& path)
{
    using namespace std::string_view_literals;
    static constexpr std::array kKinds = {
        std::pair(".json"sv, FileKind::Case),   std::pair(".tessera"sv, FileKind::Case),
        std::pair(".onnx"sv, FileKind::Case),   std::pair(".md"sv, FileKind::Lesson),
        std::pair(".bmp"sv, FileKind::Picture),
    };
    if (isNodeOfModel(path))
        return FileKind::Case;
    const std::string extension = lowerCaseExtension(path);
    for (const auto& [name, kind] : kKinds)
        if (name == extension)
            return kind;
    if (namesArray(path))
        return FileKind::Npy;
    if (pictureFormat(path) || namesPictureArray(path))
        return FileKind::Picture;
    std::error_code error;
    return std::filesystem::exists(path / kModelInFolder, error) ? FileKind::Case : FileKind::Other;
}

bool isNodeOfModel(const std::filesystem::path& path)
{
    const std::string text = path.string();
    std::error_code error;
    return (text.find(".onnx#") != text.npos || text.find(".onnx?") != text.npos)
        && !std::filesystem::exists(path, error);
}

FileKind fileKindByContent(const std::filesystem::path& path)
{
    const std::string begin = readFile(path, kArchiveStart);
    if (begin.starts_with(kZipSignature))
        return isArchiveOfArrays(begin) ? FileKind::Npy : FileKind::Case;
    if (begin.starts_with("\x93NUMPY"))
        return FileKind::Npy;
    if (pictureFormat(std::as_bytes(std::span(begin))))
        return FileKind::Picture;
    const size_t first = begin.find_first_not_of(" \t\r\n");
    const bool isJson =
        first != begin.npos && (begin[first] == '{' || begin[first] == '/'); // a comment may stand first
    return isJson ? FileKind::Case : FileKind::Other;
}

} // namespace tessera
