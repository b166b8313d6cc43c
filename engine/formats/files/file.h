// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/descriptor.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/temporary.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <system_error>
#include <vector>

namespace tessera {

// This room reads and writes files, whole and atomically; zip archives; and NumPy's arrays. All rooms above
// engine/core may use it.

// Stops the writing of a large file, and hears of its progress. A stopped write throws Cancelled, and an existing file
// stays.
struct WriteControl {
    std::stop_token stop = {};
    std::function<void(double fraction)> progress = {}; // 0 … 1, from the writing thread

    void check() const // throws Cancelled
    {
        if (stop.stop_requested())
            throw Cancelled();
    }
    void tell(double fraction) const
    {
        if (progress)
            progress(fraction);
    }
    WriteControl part(double from, double to) const // for a part of the work
    {
        return {stop, [whole = progress, from, to](double fraction) {
                    if (whole)
                        whole(from + (to - from) * fraction);
                }};
    }
};

// The size of a regular file that can be read. Throws IoError for folders, devices, pipes and what is not there, so
// that opening it cannot block.
uint64_t regularFileSize(const std::filesystem::path& path);

// The first `bytes` of the file, or fewer where it is shorter. Throws IoError.
std::string readFile(const std::filesystem::path& path, uint64_t bytes);

// A message about a file, with another name in place of its path.
Message renamed(const Message& message, const std::filesystem::path& path, const Message& name);

std::string lowerCase(std::string text); // of ASCII
std::string lowerCaseExtension(const std::filesystem::path& path); // ".npy"

// What to do with an existing file.
enum class Existing { Refuse, Replace };

class FileExists : public IoError {
public:
    using IoError::IoError;
};

// A file that is replaced whole or not at all. It is written beside the target and synced, and commit() renames it over
// the target. Links are followed, and permissions are kept. What is not a regular file (/dev/stdout) is written in
// place. Each call may throw IoError; without a commit nothing has happened.
class AtomicFile {
public:
    // Where an existing file is to be refused, commit() throws FileExists.
    explicit AtomicFile(const std::filesystem::path& path, Existing existing = Existing::Replace);

    // Asks the control between slices, and tells it how much of the span is written.
    void write(std::span<const std::byte> bytes, const WriteControl& control = {});
    void commit();

private:
    void openBeside();
    void close();
    [[noreturn]] void fail(const Text& sentence) const; // with the path and errno

    std::filesystem::path m_path; // as the caller named it, for messages
    std::filesystem::path m_target; // with links followed
    Existing m_existing;
    Temporary m_temporary; // without a name: written in place
    Descriptor m_descriptor;
};

// The same in one call. Throws IoError.
void writeFileAtomically(const std::filesystem::path& path, std::span<const std::byte> bytes,
                         const WriteControl& control = {});

// Throws FileExists where `existing` refuses and something has that name.
void checkIsFree(const std::filesystem::path& path, Existing existing);

// Whether the file that `path` leads to lies in the folder or below it, links followed; false where nothing is there.
// An empty folder is the current one.
bool liesBelow(const std::filesystem::path& path, const std::filesystem::path& folder);

void makeFolder(const std::filesystem::path& folder); // with those above it; throws IoError

// These replace the iterators and remove_all of std::filesystem, and throw std::bad_alloc. Those of libstdc++ 12 end
// the program where memory runs out (_Dir::advance allocates and is noexcept).

// What lies in a folder, sorted. `error`: why something is missing.
std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& folder, std::error_code& error);
std::vector<std::filesystem::path> entriesOf(const std::filesystem::path& folder); // those that could be read

// The files of this folder and of all below it. Links to folders are not followed.
std::vector<std::filesystem::path> filesBelow(const std::filesystem::path& folder, std::error_code& error);

// Removes a file, or a folder with all that is in it. Links are removed, not their targets. What cannot be removed
// stays.
void removeTree(const std::filesystem::path& path) noexcept;

} // namespace tessera
