// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/folder.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <new>
#include <string_view>

#include <dirent.h>
#include <ftw.h>

namespace tessera {

namespace {

namespace fs = std::filesystem;

struct CloseFolder {
    void operator()(DIR* folder) const { closedir(folder); }
};

} // namespace

std::vector<fs::path> entriesOf(const fs::path& folder, std::error_code& error)
{
    error.clear();
    std::vector<fs::path> entries;
    const std::unique_ptr<DIR, CloseFolder> open(opendir(folder.empty() ? "." : folder.c_str()));
    errno = open ? 0 : errno;
    while (const dirent* entry = open ? readdir(open.get()) : nullptr) {
        const std::string_view name = entry->d_name;
        if (name != "." && name != "..")
            entries.push_back(folder / name);
        errno = 0;
    }
    if (errno == ENOMEM)
        throw std::bad_alloc();
    if (errno != 0)
        error.assign(errno, std::generic_category());
    std::ranges::sort(entries);
    return entries;
}

std::vector<fs::path> entriesOf(const fs::path& folder)
{
    std::error_code ignored;
    return entriesOf(folder, ignored);
}

std::vector<fs::path> filesBelow(const fs::path& folder, std::error_code& error)
{
    std::vector<fs::path> files, open = {folder};
    error.clear();
    while (!open.empty()) {
        std::error_code ofThisOne, ofItsKind;
        const fs::path next = std::move(open.back());
        open.pop_back();
        for (fs::path& entry : entriesOf(next, ofThisOne))
            (fs::symlink_status(entry, ofItsKind).type() == fs::file_type::directory ? open : files)
                .push_back(std::move(entry));
        if (!error)
            error = ofThisOne;
    }
    std::ranges::sort(files);
    return files;
}

void removeTree(const fs::path& path) noexcept
{
    constexpr int openFolders = 16; // at most so many descriptors; deeper folders are opened again
    nftw(
        path.c_str(),
        [](const char* each, const struct stat*, int, FTW*) {
            std::remove(each);
            return 0;
        },
        openFolders, FTW_DEPTH | FTW_PHYS);
}

} // namespace tessera
