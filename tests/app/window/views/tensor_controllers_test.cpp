// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with the views of the tensors, without a window.
#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/panes/pane_link.h"
#include "app/window/views/channel_controller.h"
#include "app/window/views/display_controller.h"
#include "app/window/views/first_look.h"
#include "app/window/views/selection_controller.h"
#include "app/window/views/view_area.h"
#include "app/window/views/zoom_controller.h"
#include "tests/app/support/controller_context.h"
#include "tests/app/support/controller_fixture.h"

namespace tessera {
namespace {

struct TensorControllersTest : ControllerTest {
    ViewArea m_views{&m_document};
    ControllerContext m_context{m_document, m_views, m_settings, m_actions, m_messages, m_user};
};

TEST_F(TensorControllersTest, ZoomStepsByPowersOfTwo)
{
    ZoomController zoom(m_context.with);
    m_actions.add(zoom);
    show(kDepthToSpace);
    m_views.keyView()->setZoom(5, {});
    trigger("zoomIn");
    EXPECT_EQ(m_views.keyView()->zoom(), 8);
    trigger("zoomOut");
    EXPECT_EQ(m_views.keyView()->zoom(), 4);
}

TEST_F(TensorControllersTest, GridsAndLinkFollowTheirActionsAndTheOtherWayRound)
{
    ZoomController zoom(m_context.with);
    m_actions.add(zoom);
    EXPECT_TRUE(action("grid")->isChecked());
    trigger("grid");
    EXPECT_FALSE(m_views.gridVisible());
    EXPECT_FALSE(action("grid")->isChecked());
    m_views.setGridVisible(true);
    EXPECT_TRUE(action("grid")->isChecked());

    m_views.setLinked(false);
    EXPECT_FALSE(action("link")->isChecked());
    trigger("linkPixel"); // links them too
    EXPECT_TRUE(action("link")->isChecked());
    EXPECT_EQ(m_views.link().mode(), PaneLink::Mode::SamePixel);
    trigger("nextLinkMode");
    EXPECT_TRUE(action("linkFraction")->isChecked());
    EXPECT_FALSE(action("linkPixel")->isChecked());
}

TEST_F(TensorControllersTest, APictureThatCannotBeIsRefusedWithItsReason)
{
    ChannelController channels(m_context.with);
    m_actions.add(channels);
    show("DEPTH_TO_SPACE1 --Sizes 1,4,2,2 --DataType UINT32 --BlockSize 2 --data iota");
    trigger("plane");
    EXPECT_EQ(m_views.keyView()->mode(), TensorView::Mode::Plane);
    trigger("picture");
    EXPECT_EQ(m_views.keyView()->mode(), TensorView::Mode::Plane);
    EXPECT_EQ(m_messages.sentence, m_views.keyView()->pictureRefusal() + QLatin1Char('.'));
}

TEST_F(TensorControllersTest, CellsAreColouredAndMarkedByWhatTheCaseHas)
{
    DisplayController display(m_context.with);
    m_actions.add(display);
    show(kDepthToSpace);
    EXPECT_TRUE(action("colourByValue")->isChecked());
    EXPECT_FALSE(action("markTies")->isEnabled());
    EXPECT_EQ(m_actions.entry(action("markTies")).state.needs, "only of resampling");
    trigger("colourByChannel");
    EXPECT_EQ(m_views.display().trait(), Trait::Channel);
    EXPECT_FALSE(action("colourByValue")->isChecked());
    trigger("markOtherOrder");
    EXPECT_TRUE(m_views.display().marks() & setOf(CellMark::OtherOrder));
    trigger("rangeUnit");
    EXPECT_EQ(m_views.display().fixedRange(), std::pair(0.0, 1.0));
    trigger("rangeOwn");
    EXPECT_EQ(m_views.display().fit(), TensorDisplay::Fit::Own);
}

TEST_F(TensorControllersTest, StepsThroughTheColoursThatThereAre)
{
    DisplayController display(m_context.with);
    m_actions.add(display);
    show(kResample);
    trigger("previousColours"); // from by value round to the last one
    EXPECT_TRUE(action("colourByAddress")->isChecked());
    trigger("nextColours");
    EXPECT_TRUE(action("colourByValue")->isChecked());
}

TEST_F(TensorControllersTest, ASelectionThatIsTooLargeIsNotCopied)
{
    SelectionController selection(m_context.with);
    m_actions.add(selection);
    show("DEPTH_TO_SPACE1 --Sizes 1,4,512,512 --DataType UINT8 --BlockSize 1 --data iota");
    QGuiApplication::clipboard()->setText("before");
    trigger("selectAll");
    trigger("copyNumPy");
    EXPECT_TRUE(m_messages.isError);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "before");
}

TEST_F(TensorControllersTest, TheFirstResultIsPinnedInTheMiddleAndNoLaterOne)
{
    FirstLook first(m_document, m_views);
    first.awaitFirstResult(false);
    show(kDepthToSpace);
    ASSERT_TRUE(m_document.pinned());
    EXPECT_EQ(m_document.pinned()->element,
              elementAt(std::vector<uint32_t>{1, 2, 4, 6}, std::vector<uint32_t>{0, 1, 2, 3}));
    m_document.pin({});
    m_document.run();
    ASSERT_TRUE(waitForRun(m_document));
    EXPECT_FALSE(m_document.pinned());
    first.awaitFirstResult(false);
    first.awaitNone();
    show(kDepthToSpace);
    EXPECT_FALSE(m_document.pinned());
}

} // namespace
} // namespace tessera
