// SPDX-License-Identifier: Apache-2.0
#include "engine/capi/handles.h"

#include <gtest/gtest.h>

#include <thread>

namespace tessera {
namespace {

template <class Thrown> tessera_status statusOf(Thrown thrown)
{
    return reportErrors([&] { throw thrown; });
}

TEST(CStatus, EveryExceptionBecomesAStatusWithItsText)
{
    EXPECT_EQ(statusOf(TextError("text")), TESSERA_BAD_INPUT);
    EXPECT_EQ(statusOf(IoError("file")), TESSERA_FILE_FAILED);
    EXPECT_EQ(statusOf(EngineError("engine")), TESSERA_ENGINE_FAILED);
    EXPECT_STREQ(tessera_last_error(), "engine");
    EXPECT_EQ(statusOf(RunFailure(FailureKind::Crash, "signal 11")), TESSERA_ENGINE_FAILED);
    EXPECT_EQ(statusOf(RunFailure(FailureKind::Unsupported, "no DCR")), TESSERA_UNSUPPORTED);
    EXPECT_STREQ(tessera_last_error(), "no DCR");
    EXPECT_EQ(statusOf(Cancelled()), TESSERA_STOPPED);
    EXPECT_EQ(statusOf(std::bad_alloc()), TESSERA_NO_MEMORY);
    EXPECT_STRNE(tessera_last_error(), "");
    EXPECT_EQ(statusOf(std::logic_error("defect")), TESSERA_INTERNAL_ERROR);
    EXPECT_STREQ(tessera_last_error(), "defect");
    EXPECT_EQ(statusOf(42), TESSERA_INTERNAL_ERROR);
    EXPECT_EQ(reportErrors([] {}), TESSERA_OK);
    EXPECT_STREQ(tessera_last_error(), "");
}

TEST(CStatus, EachThreadHasItsOwnError)
{
    EXPECT_EQ(statusOf(TextError("here")), TESSERA_BAD_INPUT);
    std::string there = "not asked";
    std::thread([&] { there = tessera_last_error(); }).join();
    EXPECT_EQ(there, "");
    EXPECT_STREQ(tessera_last_error(), "here");
}

} // namespace
} // namespace tessera
