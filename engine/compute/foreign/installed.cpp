// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/installed.h"

#include <cstdlib>
#include <sstream>
#include <system_error>

#include <dlfcn.h>
#include <unistd.h>

namespace tessera {

namespace {

// The file that this code was loaded from. A relative name says nothing: the working folder may be another one now.
std::filesystem::path ownFile()
{
    Dl_info info = {};
    if (dladdr(reinterpret_cast<const void*>(&ownFile), &info) == 0 || info.dli_fname == nullptr)
        return {};
    const std::filesystem::path file = info.dli_fname;
    return file.is_absolute() ? file : std::filesystem::path();
}

} // namespace

std::optional<std::filesystem::path> installed(const char* name, std::initializer_list<const char*> places)
{
    std::error_code error;
    for (const std::filesystem::path& file :
         {std::filesystem::path("/proc/self/exe"), ownFile(), programInPath("tessera")}) {
        const std::filesystem::path folder = std::filesystem::canonical(file, error).parent_path();
        if (folder.empty()) // there is no such file
            continue;
        for (const char* const place : places)
            if (std::filesystem::path found = folder / place / name; std::filesystem::exists(found, error))
                return found.lexically_normal();
    }
    return {};
}

std::filesystem::path programInPath(const std::string& program)
{
    const char* const path = std::getenv("PATH");
    std::istringstream folders(path ? path : "/bin:/usr/bin");
    for (std::string folder; std::getline(folders, folder, ':');)
        if (const std::string file = folder.empty() ? program : folder + "/" + program; access(file.c_str(), X_OK) == 0)
            return file;
    return {};
}

} // namespace tessera
