// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/output_path.h"

#include "engine/core/tensor/error.h"

#include <algorithm>

namespace tessera {

namespace fs = std::filesystem;

void makeFolder(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        throw IoError(say("files", "%1 cannot be made: %2")(folder.string(), systemReason(error)));
}

void checkIsFree(const fs::path& path, Existing existing)
{
    std::error_code error;
    if (existing == Existing::Refuse && fs::symlink_status(path, error).type() != fs::file_type::not_found)
        throw FileExists(say("files", "%1 exists already")(path.string()));
}

bool liesBelow(const fs::path& path, const fs::path& folder)
{
    std::error_code error, another;
    const fs::path root = fs::canonical(folder.empty() ? fs::path(".") : folder, error);
    const fs::path real = fs::canonical(path, another);
    return !error && !another && std::ranges::mismatch(root, real).in1 == root.end();
}

} // namespace tessera
