// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/descriptor.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/temporary.h"
#include "engine/formats/files/write_control.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

namespace tessera {

// The size of a regular file that can be read. Throws IoError for folders, devices, pipes and what is not there, so
// that opening it cannot block.
uint64_t regularFileSize(const std::filesystem::path& path);

// The first `bytes` of the file, or fewer where it is shorter. Throws IoError.
std::string readFile(const std::filesystem::path& path, uint64_t bytes);

// What is said of a file, with another name in the place of its path.
Message renamed(const Message& message, const std::filesystem::path& path, const Message& name);

std::string lowerCaseExtension(const std::filesystem::path& path); // ".npy"

// What to do with a file that is there already.
enum class Existing { Refuse, Replace };

class FileExists : public IoError {
public:
    using IoError::IoError;
};

// A file that is replaced whole or not at all: written beside the target, synced, renamed over it in commit(). Links
// are followed, permissions kept. What is not a regular file (/dev/stdout) is written in place. Each call may throw
// IoError; without a commit nothing has happened.
class AtomicFile {
public:
    // Where an existing file is to be refused, commit() throws FileExists.
    explicit AtomicFile(const std::filesystem::path& path, Existing existing = Existing::Replace);

    // Between slices it asks the control, and tells how much of a large span is written.
    void write(std::span<const std::byte> bytes, const WriteControl& control = {});
    void commit();

private:
    void openBeside();
    void close();
    [[noreturn]] void fail(const Text& sentence) const; // with the path and errno

    std::filesystem::path m_path; // as the caller named it, for messages
    std::filesystem::path m_target; // behind links
    Existing m_existing;
    Temporary m_temporary; // without a name: written in place
    Descriptor m_descriptor;
};

} // namespace tessera
