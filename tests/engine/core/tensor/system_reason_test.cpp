// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/system_reason.h"

#include <gtest/gtest.h>

#include <cerrno>

namespace tessera {
namespace {

TEST(SystemReason, InEnglishItIsTheSystemsOwn)
{
    for (int error = 1; error < 134; ++error) {
        EXPECT_EQ(english(systemReason(error)), std::system_category().message(error));
        EXPECT_TRUE(systemReason(std::error_code(error, std::generic_category())) == systemReason(error)) << error;
    }
    EXPECT_FALSE(systemReason(EACCES).isWords()) << "it can be translated";
}

} // namespace
} // namespace tessera
