// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include <unistd.h>

namespace tessera {

// What a harness does with the bytes that libFuzzer makes up. Each is a program of one file, which includes this one.
void fuzz(std::string_view bytes);

inline void expect(bool holds)
{
    if (!holds)
        std::abort();
}

// A place of this process alone, where temporary files lie.
inline std::filesystem::path ownPlace(const std::string& name)
{
    return std::filesystem::temp_directory_path() / ("fuzz-" + std::to_string(getpid()) + "-" + name);
}

inline void write(const std::filesystem::path& path, std::string_view bytes)
{
    std::ofstream file(path, std::ios::binary);
    expect(bool(file << bytes));
}

// The action, or one of these errors in its place.
template <class... Errors, class Action> void mayRefuse(Action&& action)
{
    try {
        action();
    } catch (const std::exception& error) {
        if (!(dynamic_cast<const Errors*>(&error) || ...))
            throw;
    }
}

} // namespace tessera

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size)
{
    tessera::fuzz({reinterpret_cast<const char*>(data), size});
    return 0;
}
