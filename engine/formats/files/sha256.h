// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace tessera {

// SHA-256 (FIPS 180-4) of bytes that come in parts.
class Sha256 {
public:
    void add(std::span<const std::byte> bytes);
    std::string hex() const; // the digest of what was added so far: 64 digits, lower case

private:
    void addBlock(const std::byte* block); // takes 64 bytes

    std::array<uint32_t, 8> m_state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                       0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::array<std::byte, 64> m_rest = {}; // what does not fill a block yet
    uint64_t m_bytes = 0; // added so far
};

std::string sha256Hex(std::span<const std::byte> bytes);

} // namespace tessera
