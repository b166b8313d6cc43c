// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/out_of_memory.h"

#include "app/cli/commands/commands.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>

#include <sys/resource.h>
#include <unistd.h>

namespace tessera {
namespace {

#ifndef __SANITIZE_ADDRESS__ // which tells of crashes by itself

// As the program under a limit (ulimit -v) that it has reached.
void reachTheLimit()
{
    endWithSentenceWithoutMemory();
    const rlimit limit{1, 1};
    setrlimit(RLIMIT_AS, &limit);
    errno = 0;
}

// The compiler must not know the place: it may leave out what writes to a null pointer.
void store(int* place)
{
    int* volatile hidden = place;
    *static_cast<volatile int*>(hidden) = 1;
}

TEST(OutOfMemory, IsSaidOfACrashBehindARefusal)
{
    constexpr size_t kMuch = size_t{1} << 30;
    const testing::ExitedWithCode failed(exit_code::kEngineFailed);
    EXPECT_EXIT(
        {
            reachTheLimit();
            store(static_cast<int*>(std::malloc(kMuch)));
        },
        failed, "not enough memory");
    EXPECT_EXIT(
        {
            reachTheLimit();
            if (!std::malloc(kMuch))
                std::abort();
        },
        failed, "not enough memory");
}

TEST(OutOfMemory, IsNotSaidOfAnotherCrashUnderALimit)
{
    const auto crashes = [](void (*crash)()) {
        reachTheLimit();
        crash();
    };
    const testing::KilledBySignal segmentation(SIGSEGV), abortion(SIGABRT);
    EXPECT_EXIT(crashes([] { store(nullptr); }), segmentation, "");
    EXPECT_EXIT(crashes([] { std::abort(); }), abortion, "");
    EXPECT_EXIT(crashes([] {
                    errno = ENOMEM;
                    kill(getpid(), SIGSEGV); // as another program does
                }),
                segmentation, "");
}

#endif

} // namespace
} // namespace tessera
