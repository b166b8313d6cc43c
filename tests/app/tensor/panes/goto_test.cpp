// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

class GoToTest : public WindowTest { };

TEST_F(GoToTest, GoToPinsTheElementThatIsTyped)
{
    view(Side::Output)->setFocus();
    key(Qt::Key_G, Qt::ControlModifier);
    auto* field = named<QLineEdit>("Coordinate");
    ASSERT_TRUE(field && field->hasFocus());
    QTest::keyClicks(field, "0,9,0,0");
    key(Qt::Key_Return);
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("is outside {1, 2, 4, 6}"));
    field->selectAll();
    QTest::keyClicks(field, "0 1 3 5");
    key(Qt::Key_Return);
    EXPECT_FALSE(field->isVisible());
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,1,3,5)"));
}

TEST_F(GoToTest, GoToGivesTheKeysBackAndOutweighsTheMouse)
{
    QTest::mouseMove(view(Side::Output), middleOf(Side::Output, {0, 0, 1, 1}));
    view(Side::Output)->setFocus();
    key(Qt::Key_G, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), "0,1,2,3");
    key(Qt::Key_Return);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,1,2,3)"));
    key(Qt::Key_Right);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,1,2,4)"));
    key(Qt::Key_G, Qt::ControlModifier);
    key(Qt::Key_Escape);
    key(Qt::Key_Right);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,1,2,5)"));
}

TEST_F(GoToTest, AFlatIndexOfTheInputLeadsThere)
{
    view(Side::Input)->setFocus();
    key(Qt::Key_G, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), "47");
    key(Qt::Key_Return);
    EXPECT_THAT(spoken("inReadout").toStdString(), StartsWith("in (0,7,1,2)"));
    EXPECT_THAT(view(Side::Input)->accessibleDescription().toStdString(), StartsWith("Input (0,7,1,2) = 68. "));
}

// Whatever the mapping, whichever pane was asked, and wherever the link would lead the other one.
TEST_F(GoToTest, BothEndsAreInSightInPanesThatMoveTogether)
{
    const auto isSeen = [this](Side side, uint64_t element) {
        const QRectF cell = view(side)->elementRect(element);
        return !cell.isEmpty() && QRectF(view(side)->rect()).contains(cell);
    };
    for (const char* c :
         {"RESAMPLE1 --Sizes 1,1,200,300 --DataType UINT8 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,0.5",
          "DEPTH_TO_SPACE1 --Sizes 1,8,100,100 --DataType UINT8 --BlockSize 2 --Order COLUMN_ROW_DEPTH",
          "SPACE_TO_DEPTH1 --Sizes 1,2,200,200 --DataType UINT8 --BlockSize 2 --Order DEPTH_COLUMN_ROW"}) {
        m_window.openCase(caseFromText(c));
        waitUntilIdle();
        ASSERT_TRUE(
            waitFor([this] { return view(Side::Input)->centerElement() && view(Side::Output)->centerElement(); }));
        view(Side::Output)->setZoom(40, QRectF(view(Side::Output)->rect()).center());
        for (const Side side : {Side::Input, Side::Output}) {
            const uint64_t last = elementCount(document().tensor(side)->desc) - 1;
            for (const uint64_t element : {uint64_t{0}, last, last / 3, last * 7 / 8, uint64_t{1}}) {
                view(side)->setFocus();
                key(Qt::Key_G, Qt::ControlModifier);
                QTest::keyClicks(QApplication::focusWidget(), QString::number(element));
                key(Qt::Key_Return);
                EXPECT_TRUE(isSeen(side, element)) << c << ", side " << int(side) << ", element " << element;
                const Partners partners = document().partners({side, element});
                if (!partners.list.empty()) {
                    EXPECT_TRUE(isSeen(side == Side::Input ? Side::Output : Side::Input, partners.list.front().element))
                        << c << ", side " << int(side) << ", partner of element " << element;
                }
            }
        }
    }
}

} // namespace
} // namespace tessera
