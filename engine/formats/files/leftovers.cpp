// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/leftovers.h"

#include "engine/formats/files/descriptor.h"
#include "engine/formats/files/folder.h"

#include <algorithm>
#include <cerrno>
#include <mutex>
#include <set>
#include <string_view>
#include <tuple>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tessera {

namespace {

constexpr std::string_view kBegin = ".tessera-", kEnd = ".tmp";

bool isLeftoverName(std::string_view name)
{
    if (!name.starts_with(kBegin) || !name.ends_with(kEnd) || name.size() < kBegin.size() + kEnd.size())
        return false;
    name.remove_prefix(kBegin.size());
    name.remove_suffix(kEnd.size());
    const size_t dash = name.find('-');
    const auto isNumber = [](std::string_view text) {
        return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
    };
    return dash != name.npos && isNumber(name.substr(0, dash)) && isNumber(name.substr(dash + 1));
}

void removeLeftover(const std::filesystem::path& path)
{
    // For writing, which a lock over NFS needs; of a pipe of that name nothing is waited for.
    const Descriptor file(open(path.c_str(), O_WRONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK));
    if (file.number() < 0)
        return;
    struct stat facts { };
    if (fstat(file.number(), &facts) == 0 && S_ISREG(facts.st_mode) && facts.st_uid == geteuid()
        && flock(file.number(), LOCK_EX | LOCK_NB) == 0)
        unlink(path.c_str());
}

// Whether this is the first time that the program asks about the folder by that name.
bool isFirst(const std::filesystem::path& folder)
{
    static std::mutex mutex;
    static std::set<std::tuple<std::filesystem::path, dev_t, ino_t>> seen; // a number may come again
    struct stat facts { };
    if (stat(folder.c_str(), &facts) != 0)
        return false;
    const std::lock_guard lock(mutex);
    return seen.emplace(folder, facts.st_dev, facts.st_ino).second;
}

} // namespace

std::string leftoverName(unsigned number)
{
    return std::string(kBegin) + std::to_string(getpid()) + "-" + std::to_string(number) + std::string(kEnd);
}

bool isKept(int descriptor)
{
    if (flock(descriptor, LOCK_EX | LOCK_NB) != 0)
        return errno != EWOULDBLOCK; // a file system without locks: then nobody removes it either
    struct stat facts { };
    return fstat(descriptor, &facts) == 0 && facts.st_nlink > 0;
}

void removeLeftovers(const std::filesystem::path& folder)
{
    if (!isFirst(folder))
        return;
    for (const std::filesystem::path& entry : entriesOf(folder))
        if (isLeftoverName(entry.filename().string()))
            removeLeftover(entry);
}

} // namespace tessera
