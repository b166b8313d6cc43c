// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/descriptor.h"
#include "engine/formats/files/temporary.h"

#include <cstdint>
#include <filesystem>

namespace tessera {

// A folder that only this user can enter, in memory where that has room for `bytes`, else where temporary files go. It
// is gone with this object, whatever lies in it. One that a program which was killed has left is removed by the next.
class PrivateFolder {
public:
    explicit PrivateFolder(uint64_t bytes); // throws IoError
    ~PrivateFolder();
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;

    const std::filesystem::path& path() const { return m_path; }
    bool hasRoomFor(uint64_t bytes) const;

private:
    std::filesystem::path m_path;
    Descriptor m_lock; // held as long as the folder is in use
    Temporary m_atSignal;
};

} // namespace tessera
