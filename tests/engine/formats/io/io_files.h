// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include <unistd.h>

namespace tessera {

// An empty folder of a test's own, gone with it.
class TemporaryFolder {
public:
    TemporaryFolder()
        : m_path(std::filesystem::temp_directory_path() / ("tessera-test-" + std::to_string(getpid())))
    {
        std::filesystem::remove_all(m_path);
        std::filesystem::create_directory(m_path);
    }
    ~TemporaryFolder() { std::filesystem::remove_all(m_path); }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    std::filesystem::path operator/(std::string_view name) const { return m_path / name; }
    const std::filesystem::path& path() const { return m_path; }

    std::filesystem::path write(std::string_view name, std::string_view content) const
    {
        std::ofstream(m_path / name, std::ios::binary) << content;
        return m_path / name;
    }

private:
    std::filesystem::path m_path;
};

// The bytes with a number in place, low byte first.
inline std::string withNumber(std::string bytes, size_t at, uint64_t number, size_t width)
{
    for (size_t i = 0; i < width; ++i)
        bytes[at + i] = static_cast<char>(number >> (8 * i));
    return bytes;
}

inline std::string contentOf(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace tessera
