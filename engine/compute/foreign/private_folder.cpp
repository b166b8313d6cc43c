// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/private_folder.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"

#include <stdlib.h>

#include <cerrno>
#include <string>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

namespace tessera {

namespace {

constexpr std::string_view kPrefix = "tessera-engine-";
constexpr std::string_view kTemplate = "tessera-engine-XXXXXX";
constexpr uint64_t kReserve = 1 << 20;

bool hasRoom(const std::filesystem::path& folder, uint64_t bytes)
{
    struct statvfs space = {};
    return statvfs(folder.c_str(), &space) == 0 && access(folder.c_str(), W_OK | X_OK) == 0
        && uint64_t{space.f_bavail} * space.f_frsize >= bytes + kReserve;
}

// None where another program has the folder in use.
Descriptor locked(const std::filesystem::path& folder)
{
    Descriptor file(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
    if (file.number() >= 0 && flock(file.number(), LOCK_EX | LOCK_NB) != 0)
        file.reset();
    return file;
}

bool isOurs(const std::filesystem::path& folder)
{
    struct stat state = {};
    return lstat(folder.c_str(), &state) == 0 && S_ISDIR(state.st_mode) && state.st_uid == geteuid();
}

void removeLeftOvers(const std::filesystem::path& place)
{
    for (const std::filesystem::path& entry : entriesOf(place)) {
        if (!entry.filename().string().starts_with(kPrefix) || !isOurs(entry))
            continue;
        if (const Descriptor lock = locked(entry); lock.number() >= 0)
            removeTree(entry);
    }
}

} // namespace

PrivateFolder::PrivateFolder(uint64_t bytes)
{
    const std::filesystem::path memory = "/dev/shm";
    const auto place = hasRoom(memory, bytes) ? memory : std::filesystem::temp_directory_path();
    static const bool isClean = (removeLeftOvers(memory), removeLeftOvers(place), true); // once a program
    static_cast<void>(isClean);
    while (m_lock.number() < 0) {
        std::string name = (place / kTemplate).string();
        if (mkdtemp(name.data()) == nullptr)
            throw IoError(say("foreign", "%1 takes no private folder: %2")(place.string(), systemReason(errno)));
        m_path = name;
        m_lock = locked(m_path); // else another program has just taken it for a left-over
        if (m_lock.number() < 0 && std::filesystem::exists(m_path))
            throw IoError(say("foreign", "%1 cannot be locked: %2")(name, systemReason(errno)));
        if (m_lock.number() >= 0 && !isOurs(m_path))
            m_lock.reset();
    }
    m_atSignal = Temporary(m_path);
}

PrivateFolder::~PrivateFolder()
{
    removeTree(m_path);
}

bool PrivateFolder::hasRoomFor(uint64_t bytes) const
{
    return hasRoom(m_path, bytes);
}

} // namespace tessera
