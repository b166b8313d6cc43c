// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/compute/foreign/child_process.h"

#include "engine/core/engines/run_failure.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

// What it says lies in our memory: a program that only talks must not fill it while it is sent something.
TEST(ChildProcess, ThatTalksAndDoesNotReadIsEndedSoon)
{
    ChildProcess child({.words = {"yes"}, .hasInput = true});
    const std::string request(size_t{1} << 20, 'x'); // more than a pipe holds
    try {
        child.send(request, Patience(60, {}));
        FAIL() << "it has read what was sent";
    } catch (const RunFailure& failure) {
        EXPECT_EQ(failure.kind, FailureKind::Invalid) << failure.what();
    }
}

} // namespace
} // namespace tessera
