// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/session.h"

#include "tests/app/support/wait.h"
#include "tests/support/no_threads.h"

#include <QtWidgets>

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace tessera {
namespace {

TEST(SessionFolder, SavesOneAfterTheOtherWhereNoThreadStarts)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath("session.json");
    std::atomic<bool> isHeld = false, mayGoOn = false;
    SessionFolder session(folder.path(), [&](const Message&) {
        isHeld = true;
        while (!mayGoOn)
            std::this_thread::yield();
    });
    ASSERT_TRUE(QDir().mkpath(file + QStringLiteral("/in its place")));
    Session saved;
    session.write(saved); // this fails, and stops there
    ASSERT_TRUE(waitFor([&] { return isHeld.load(); }));
    ASSERT_TRUE(QDir(file).removeRecursively());
    {
        const NoThreads none;
        saved.live = false;
        session.write(saved);
    }
    EXPECT_FALSE(QFile::exists(file)) << "two saves at the same time";
    mayGoOn = true;
    session.finish();
    EXPECT_TRUE(QFile::exists(file));
    EXPECT_TRUE(session.problem().isEmpty());
}

} // namespace
} // namespace tessera
