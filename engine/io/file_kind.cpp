// SPDX-License-Identifier: Apache-2.0
#include "engine/io/file_kind.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string>
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
    std::string extension = path.extension().string();
    std::ranges::transform(extension, extension.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    const auto* const found = std::ranges::find(kKinds, extension, &std::pair<std::string_view, FileKind>::first);
    return found == kKinds.end() ? FileKind::Other : found->second;
}

} // namespace tessera
