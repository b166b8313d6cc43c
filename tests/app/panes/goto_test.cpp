// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

class GoToTest : public WindowTest { };

TEST_F(GoToTest, GoToPinsTheElementThatIsTyped)
{
    view(Side::Output)->setFocus();
    key(Qt::Key_G, Qt::ControlModifier);
    auto* field = named<QLineEdit>(QStringLiteral("Coordinate"));
    ASSERT_TRUE(field && field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("0,9,0,0"));
    key(Qt::Key_Return);
    EXPECT_TRUE(visibleText().contains(QStringLiteral("is outside {1, 2, 4, 6}"))) << visibleText().toStdString();
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("0 1 3 5"));
    key(Qt::Key_Return);
    EXPECT_FALSE(field->isVisible());
    EXPECT_TRUE(spoken("outReadout").startsWith(QStringLiteral("out (0,1,3,5)"))) << spoken("outReadout").toStdString();
}

TEST_F(GoToTest, GoToGivesTheKeysBackAndOutweighsTheMouse)
{
    QTest::mouseMove(view(Side::Output), middleOf(Side::Output, {0, 0, 1, 1}));
    view(Side::Output)->setFocus();
    key(Qt::Key_G, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("0,1,2,3"));
    key(Qt::Key_Return);
    EXPECT_TRUE(spoken("outReadout").startsWith(QStringLiteral("out (0,1,2,3)"))) << spoken("outReadout").toStdString();
    key(Qt::Key_Right);
    EXPECT_TRUE(spoken("outReadout").startsWith(QStringLiteral("out (0,1,2,4)"))) << spoken("outReadout").toStdString();
    key(Qt::Key_G, Qt::ControlModifier);
    key(Qt::Key_Escape);
    key(Qt::Key_Right);
    EXPECT_TRUE(spoken("outReadout").startsWith(QStringLiteral("out (0,1,2,5)"))) << spoken("outReadout").toStdString();
}

TEST_F(GoToTest, AFlatIndexOfTheInputLeadsThere)
{
    view(Side::Input)->setFocus();
    key(Qt::Key_G, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("47"));
    key(Qt::Key_Return);
    EXPECT_TRUE(spoken("inReadout").startsWith(QStringLiteral("in (0,7,1,2)"))) << spoken("inReadout").toStdString();
    EXPECT_TRUE(view(Side::Input)->accessibleDescription().startsWith(QStringLiteral("Input (0,7,1,2) = 68. ")))
        << view(Side::Input)->accessibleDescription().toStdString();
}

} // namespace
} // namespace tessera
