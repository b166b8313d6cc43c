// SPDX-License-Identifier: Apache-2.0
#include "engine/io/file_kind.h"

#include "engine/io/file.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace tessera {

FileKind fileKind(const std::filesystem::path& path)
{
    using namespace std::string_view_literals;
    static constexpr std::array kKinds = {
        std::pair(".json"sv, FileKind::Case),    std::pair(".npy"sv, FileKind::Npy),
        std::pair(".png"sv, FileKind::Picture),  std::pair(".jpg"sv, FileKind::Picture),
        std::pair(".jpeg"sv, FileKind::Picture), std::pair(".bmp"sv, FileKind::Picture),
    };
    const std::string extension = lowerCaseExtension(path);
    for (const auto& [name, kind] : kKinds)
        if (name == extension)
            return kind;
    return FileKind::Other;
}

} // namespace tessera
