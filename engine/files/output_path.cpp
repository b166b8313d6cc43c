// SPDX-License-Identifier: Apache-2.0
#include "engine/files/output_path.h"

#include <algorithm>
#include <cctype>
#include <system_error>
#include <vector>

namespace tessera {

namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const std::string& target, const std::string& why)
{
    throw IoError("targetPath \"" + target + "\" " + why);
}

std::vector<fs::path> parts(const std::string& target)
{
    std::string text = target;
    std::ranges::replace(text, '\\', '/');
    const bool drive = text.size() > 1 && std::isalpha(static_cast<unsigned char>(text[0])) && text[1] == ':';
    if (text.starts_with('/') || drive)
        refuse(target, "is absolute; a path inside the output folder would be right");
    if (text.empty() || text.ends_with('/') || text.find('\0') != std::string::npos)
        refuse(target, "is not a file's name");
    std::vector<fs::path> result;
    for (const fs::path& part : fs::path(text)) {
        if (part == "..")
            refuse(target, "leaves the output folder; \"..\" is not allowed");
        if (part != ".")
            result.push_back(part);
    }
    if (result.empty())
        refuse(target, "is not a file's name");
    return result;
}

void makeFolder(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        throw IoError(folder.string() + " cannot be made: " + error.message());
}

} // namespace

void checkIsFree(const fs::path& path, Existing existing)
{
    std::error_code error;
    if (existing == Existing::Refuse && fs::symlink_status(path, error).type() != fs::file_type::not_found)
        throw FileExists(path.string() + " exists already");
}

bool liesBelow(const fs::path& path, const fs::path& folder)
{
    std::error_code error, another;
    const fs::path root = fs::canonical(folder.empty() ? fs::path(".") : folder, error);
    const fs::path real = fs::canonical(path, another);
    return !error && !another && std::ranges::mismatch(root, real).in1 == root.end();
}

fs::path pathBelow(const fs::path& folder, const std::string& target)
{
    const std::vector<fs::path> names = parts(target);
    const fs::path start = folder.empty() ? fs::path(".") : folder;
    makeFolder(start);
    std::error_code error;
    const fs::path root = fs::canonical(start, error);
    if (error)
        throw IoError(start.string() + " cannot be used: " + error.message());
    fs::path path = root;
    for (size_t i = 0; i < names.size(); ++i) {
        path /= names[i];
        if (fs::is_symlink(path, error) && !liesBelow(path, root))
            refuse(target, "leaves the output folder: " + path.string() + " is a link that leads out");
        if (i + 1 < names.size())
            makeFolder(path);
    }
    const fs::file_type type = fs::status(path, error).type();
    if (type != fs::file_type::not_found && type != fs::file_type::regular)
        refuse(target, "is there and is not a file");
    return path;
}

} // namespace tessera
