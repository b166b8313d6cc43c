// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/measure.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/engine.h"

#include <Eigen/Core>
#include <tbb/version.h>

#include <sys/utsname.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <new>
#include <string_view>
#include <thread>

namespace tessera {

namespace {

// The value of the first line "KEY … separator VALUE" of a file; empty where there is none, or no such file.
std::string valueIn(const char* path, std::string_view key, char separator)
try {
    std::ifstream file(path);
    if (!file && errno == ENOMEM)
        throw std::bad_alloc();
    file.exceptions(std::ios::badbit); // else a failed allocation looks like the file's end
    for (std::string line; std::getline(file, line);) {
        const size_t at = line.find(separator);
        if (!line.starts_with(key) || at == std::string::npos)
            continue;
        const size_t begin = line.find_first_not_of(" \t\"", at + 1), end = line.find_last_not_of(" \t\"");
        return begin == std::string::npos ? std::string() : line.substr(begin, end - begin + 1);
    }
    return {};
} catch (const std::ios_base::failure&) { // the file cannot be read
    return {};
}

std::string bytesText(uint64_t bytes)
{
    constexpr uint64_t kMebi = uint64_t{1} << 20, kGibi = uint64_t{1} << 30;
    return bytes < kGibi ? std::to_string(bytes / kMebi) + " MiB"
                         : std::to_string((bytes + kGibi / 2) / kGibi) + " GiB";
}

std::string processor()
{
    std::string text = valueIn("/proc/cpuinfo", "model name", ':');
    const unsigned count = std::thread::hardware_concurrency();
    text += (text.empty() ? "" : ", ") + std::to_string(count) + (count == 1 ? " processor" : " processors");
    if (const uint64_t cache = cacheSizes().last; cache > 0)
        text += ", " + bytesText(cache) + " of last-level cache";
    const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGE_SIZE);
    if (pages > 0 && page > 0)
        text += ", " + bytesText(static_cast<uint64_t>(pages) * static_cast<uint64_t>(page)) + " of memory";
    return text;
}

std::string system()
{
    std::string text = valueIn("/etc/os-release", "PRETTY_NAME", '=');
    if (utsname names = {}; uname(&names) == 0)
        text += (text.empty() ? "" : ", ") + std::string(names.sysname) + " " + names.release + " " + names.machine;
    return text;
}

std::string compiler()
{
#ifdef __clang__
    return "clang " __clang_version__;
#else
    return "g++ " __VERSION__;
#endif
}

std::string libraries()
{
    constexpr std::array eigen = {EIGEN_WORLD_VERSION, EIGEN_MAJOR_VERSION, EIGEN_MINOR_VERSION};
    return "oneTBB " + std::string(TBB_runtime_version()) + ", Eigen "
        + listText(eigen, ".", [](int part) { return std::to_string(part); });
}

} // namespace

bool isOptimisedBuild()
{
#ifdef __OPTIMIZE__
    return true;
#else
    return false;
#endif
}

std::vector<Fact> provenance()
{
    std::vector<Fact> facts;
    const auto add = [&](const char* name, std::string value) {
        if (!value.empty())
            facts.push_back({name, std::move(value)});
    };
    add("processor", processor());
    add("system", system());
    add("program", "tessera " TESSERA_VERSION + std::string(isOptimisedBuild() ? "" : ", not optimised"));
    add("compiler", compiler());
    add("flags", TESSERA_FLAGS "; cpu engine also " TESSERA_CPU_FLAGS);
    add("libraries", libraries());
    return facts;
}

} // namespace tessera
