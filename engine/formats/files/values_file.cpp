// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/values_file.h"

#include "engine/formats/files/folder.h"

#include <cctype>

namespace tessera {

namespace {

std::string fileNamePart(std::string name)
{
    for (char& c : name)
        if (!std::isalnum(static_cast<unsigned char>(c)) && c != '-' && c != '_')
            c = '_';
    return name;
}

// What all files of the resource's values begin with.
std::string stemOf(const std::filesystem::path& path, const std::string& resource)
{
    return path.stem().string() + "." + fileNamePart(resource);
}

} // namespace

std::filesystem::path freeValuesFile(const std::filesystem::path& path, const std::string& resource)
{
    const std::string stem = stemOf(path, resource);
    std::filesystem::path file = path.parent_path() / (stem + ".npy");
    std::error_code error;
    for (unsigned number = 2; std::filesystem::exists(file, error); ++number)
        file = path.parent_path() / (stem + "-" + std::to_string(number) + ".npy");
    return file;
}

void removeOldValues(const std::filesystem::path& path, const std::string& resource, const std::string& text)
{
    const std::string stem = stemOf(path, resource);
    const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
    std::error_code error;
    for (const std::filesystem::path& entry : entriesOf(folder)) {
        const std::string name = entry.filename().string();
        const std::string middle = name.starts_with(stem) && name.ends_with(".npy")
            ? name.substr(stem.size(), name.size() - stem.size() - 4)
            : "?";
        const bool isOurs = middle.empty()
            || (middle.size() > 1 && middle[0] == '-'
                && middle.find_first_not_of("0123456789", 1) == std::string::npos);
        if (isOurs && text.find('"' + name + '"') == std::string::npos)
            std::filesystem::remove(entry, error);
    }
}

} // namespace tessera
