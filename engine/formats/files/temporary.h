// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstddef>
#include <filesystem>
#include <memory>

#include <sys/types.h>

namespace tessera {

// The name of a file, or of a folder that is empty in the end, which this object removes when it is destroyed. Where
// the program has called removeTemporariesOnSignals(), a signal that ends the program removes it too.
class Temporary {
public:
    Temporary() = default; // no name
    explicit Temporary(std::filesystem::path path); // before the file is made; nothing else has this name
    ~Temporary() { remove(); }
    Temporary(Temporary&& other) noexcept;
    Temporary& operator=(Temporary&& other) noexcept;

    const std::filesystem::path& path() const { return m_path; } // empty: no name
    void keep(); // the file has another name now, or was never made

private:
    void remove();

    std::filesystem::path m_path;
    size_t m_slot = 0; // 0: signals do not know it
};

struct FreeGroup {
    void operator()(std::atomic<pid_t>* slot) const { *slot = 0; }
};
// A group of processes that is killed where a signal ends the program, and left alone otherwise. Null: none, or no slot
// was free for it.
using EndedWithProgram = std::unique_ptr<std::atomic<pid_t>, FreeGroup>;
EndedWithProgram endedWithProgram(pid_t group);

// From now on SIGINT, SIGTERM and SIGHUP remove what is temporary where they end the program. For programs, not for
// libraries: it sets handlers.
void removeTemporariesOnSignals();

} // namespace tessera
