// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"

#include <gtest/gtest.h>

#include <new>
#include <thread>

namespace tessera {
namespace {

TEST(OutOfMemory, IsSaidOfAnExceptionThatNobodyCatches)
{
    EXPECT_EXIT(
        {
            endWithSentenceWithoutMemory();
            std::thread([] { throw std::bad_alloc(); }).join();
        },
        testing::ExitedWithCode(exit_code::kEngineFailed), "not enough memory");
}

} // namespace
} // namespace tessera
