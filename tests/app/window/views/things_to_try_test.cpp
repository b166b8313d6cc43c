// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/things_to_try.h"

#include "tests/app/support/window_fixture.h"

#include <QTemporaryDir>

namespace tessera {
namespace {

// A start with a folder of settings of its own, as a user's first one is.
struct Start {
    explicit Start(const QTemporaryDir& folder, QSize size = {1920, 1080})
        : window({.configFolder = folder.path(), .theme = Theme::Light, .language = QStringLiteral("en")})
    {
        window.resize(size);
        window.show();
        settle();
    }

    void settle()
    {
        waitForRun(*window.document());
        workerThreads().waitForDone(kPatience);
        for (int round = 0; round < 3; ++round)
            QCoreApplication::processEvents();
    }
    ThingsToTry* things() const { return window.findChild<ThingsToTry*>(); }
    bool isOnShow() const { return things() && things()->isVisible(); }
    TensorView* view(Side side) const
    {
        for (TensorView* each : window.findChildren<TensorView*>())
            if (each->accessibleName()
                == (side == Side::Input ? QStringLiteral("Input tensor") : QStringLiteral("Output tensor")))
                return each;
        return nullptr;
    }

    MainWindow window;
};

TEST(ThingsToTryTest, AreThereAtAFirstStartWithRoomAndCoverNoTensor)
{
    const QTemporaryDir folder;
    const Start start(folder);
    ASSERT_TRUE(start.isOnShow());
    EXPECT_FALSE(start.things()->isAncestorOf(QApplication::focusWidget()));
    const QRect there(start.things()->mapToGlobal(QPoint()), start.things()->size());
    for (const Side side : {Side::Input, Side::Output})
        for (const QRectF& plane : start.view(side)->planeRects())
            EXPECT_FALSE(there.intersects(
                QRect(start.view(side)->mapToGlobal(plane.topLeft().toPoint()), plane.size().toSize())));
    EXPECT_EQ(start.things()->findChildren<QLabel*>().size(), 4);
}

TEST(ThingsToTryTest, GoWithTheFirstClickAndStayAway)
{
    const QTemporaryDir folder;
    {
        const Start start(folder);
        ASSERT_TRUE(start.isOnShow());
        QTest::mouseClick(start.view(Side::Output), Qt::LeftButton, {}, {20, 20});
        EXPECT_FALSE(start.isOnShow());
    }
    QDir(folder.path() + QStringLiteral("/session")).removeRecursively();
    EXPECT_FALSE(Start(folder).isOnShow());
}

TEST(ThingsToTryTest, NeedALargeWindow)
{
    const QTemporaryDir folder;
    Start start(folder, {1280, 800});
    EXPECT_FALSE(start.isOnShow());
    start.window.resize(1920, 1080);
    start.settle();
    EXPECT_TRUE(start.isOnShow());
    start.window.resize(1600, 900);
    start.settle();
    EXPECT_FALSE(start.isOnShow());
}

TEST(ThingsToTryTest, ALinkDoesItsActionByTheKeyboardToo)
{
    const QTemporaryDir folder;
    Start start(folder);
    ASSERT_TRUE(start.isOnShow());
    QLabel* link = start.things()->findChildren<QLabel*>()[1];
    link->setFocus(Qt::TabFocusReason);
    QTest::keyClick(link, Qt::Key_Tab);
    QTest::keyClick(link, Qt::Key_Return);
    start.settle();
    EXPECT_TRUE(start.window.document()->play().isOn);
    EXPECT_FALSE(start.isOnShow());
}

TEST(ThingsToTryTest, EscapeEndsThem)
{
    const QTemporaryDir folder;
    const Start start(folder);
    ASSERT_TRUE(start.isOnShow());
    QTest::keyClick(start.view(Side::Output), Qt::Key_Escape);
    EXPECT_FALSE(start.isOnShow());
    EXPECT_TRUE(start.window.document()->pinned()) << "what it explains stays";
}

} // namespace
} // namespace tessera
