// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/files/sha256.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

std::string sumOf(std::string_view text)
{
    return sha256Hex(std::as_bytes(std::span(text)));
}

// FIPS 180-4's examples.
TEST(Sha256, GivesThePublishedSums)
{
    EXPECT_EQ(sumOf(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(sumOf("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(sumOf("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(sumOf(std::string(1'000'000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, IsTheSameHoweverTheBytesCome)
{
    for (size_t length = 0; length < 200; ++length) {
        const std::string text(length, 'x');
        for (const size_t part : {1, 7, 63, 64, 65}) {
            Sha256 sum;
            for (size_t at = 0; at < length; at += part)
                sum.add(std::as_bytes(std::span(text).subspan(at, std::min(part, length - at))));
            ASSERT_EQ(sum.hex(), sumOf(text)) << length << " bytes by " << part;
        }
    }
}

} // namespace
} // namespace tessera
