// SPDX-License-Identifier: GPL-3.0-or-later
// What mouse and keys ask for: no window, a target that writes down what it is asked.
#include "app/tensor/canvas/tensor_interaction.h"
#include "tests/support/matchers.h"

namespace tessera {
namespace {

using Tool = TensorDisplay::Tool;

class FakeTarget : public InteractionTarget {
public:
    State now{.canPick = true, .canSelect = true, .block = 2};
    Parts parts;
    std::vector<std::string> asked;
    std::optional<uint64_t> hovered;
    QPointF panned;
    double factor = 0;
    std::optional<Qt::CursorShape> cursor;

    State state() const override { return now; }
    Parts selectedParts() const override { return parts; }
    void hover(std::optional<uint64_t> element) override { hovered = element; }
    void pin(std::optional<uint64_t> element) override
    {
        asked.push_back(element ? "pin " + std::to_string(*element) : "unpin");
        now.active = element;
        now.hasPin = element.has_value();
    }
    void select(const Parts& selected) override
    {
        asked.push_back("select");
        parts = selected;
        now.hasSelection = true;
    }
    void clearSelection() override
    {
        asked.push_back("clear");
        now.hasSelection = false;
    }
    void showPlane(uint32_t n, uint32_t c) override
    {
        asked.push_back("plane " + std::to_string(n) + "," + std::to_string(c));
    }
    void pan(QPointF pixels) override
    {
        asked.push_back("pan");
        panned += pixels;
    }
    void zoomBy(double by, QPointF) override { factor = by; }
    void lookAtShare(QPointF) override { asked.push_back("share"); }
    void showCursor(std::optional<Qt::CursorShape> shape) override { cursor = shape; }
    void chooseRange() override { asked.push_back("range"); }
};

// Two planes of 4 by 5 elements.
class TensorInteractionTest : public testing::TestWithParam<double> {
protected:
    TensorInteractionTest()
    {
        viewport.resize({600, 400});
        viewport.setDpr(GetParam());
        viewport.setShape(PaddedShape(TensorDesc{.dataType = DataType::Float32, .sizes = {1, 2, 4, 5}}));
        viewport.apply({});
    }

    QPointF pixelOf(uint64_t element) const { return viewport.elementRect(element).center(); }
    MouseInput at(QPointF pixel, Qt::MouseButton button = Qt::NoButton, Qt::KeyboardModifiers modifiers = {}) const
    {
        return {
            .point = pixel / GetParam(), .pixel = pixel, .button = button, .buttons = button, .modifiers = modifiers};
    }
    void press(uint64_t element, Qt::MouseButton button = Qt::LeftButton)
    {
        EXPECT_TRUE(interaction.press(at(pixelOf(element), button)));
    }
    void drag(uint64_t element, Qt::KeyboardModifiers modifiers = {})
    {
        interaction.move(at(pixelOf(element), Qt::LeftButton, modifiers));
    }
    void release(uint64_t element, Qt::MouseButton button = Qt::LeftButton)
    {
        MouseInput mouse = at(pixelOf(element), button);
        mouse.buttons = Qt::NoButton;
        interaction.release(mouse);
    }

    TensorViewport viewport;
    FakeTarget target;
    TensorInteraction interaction{target, viewport};
};
INSTANTIATE_TEST_SUITE_P(Ratios, TensorInteractionTest, testing::Values(1, 1.5));

TEST_P(TensorInteractionTest, AClickPinsAndADragPans)
{
    press(7);
    release(7);
    EXPECT_THAT(target.asked, ElementsAre("pin 7"));
    EXPECT_EQ(target.hovered, 7u);

    target.asked.clear();
    press(7);
    drag(8);
    EXPECT_EQ(target.cursor, Qt::ClosedHandCursor);
    release(8);
    EXPECT_THAT(target.asked, ElementsAre("pan"));
    EXPECT_NEAR(target.panned.x(), pixelOf(8).x() - pixelOf(7).x(), 2 * GetParam());
    EXPECT_FALSE(target.cursor);
}

TEST_P(TensorInteractionTest, AClickBesideTheElementsUnpins)
{
    const MouseInput beside = at({2, 2}, Qt::LeftButton);
    interaction.press(beside);
    interaction.release({.point = beside.point, .pixel = beside.pixel, .button = Qt::LeftButton});
    EXPECT_THAT(target.asked, ElementsAre("unpin"));
}

TEST_P(TensorInteractionTest, NothingIsHoveredThatCannotBePicked)
{
    target.now.canPick = false;
    interaction.move(at(pixelOf(3)));
    EXPECT_FALSE(target.hovered);
    target.now.canPick = true;
    interaction.move(at(pixelOf(3)));
    EXPECT_EQ(target.hovered, 3u);
    interaction.leave();
    EXPECT_FALSE(target.hovered);
}

TEST_P(TensorInteractionTest, TheSelectToolSelectsABoxAndModifiersAddAndTakeAway)
{
    target.now.tool = Tool::Select;
    interaction.showTool();
    EXPECT_EQ(target.cursor, Qt::CrossCursor);
    press(0);
    drag(7);
    release(7);
    ASSERT_EQ(target.parts.size(), 1u);
    EXPECT_EQ(target.parts[0].box, (ElementBox{{0, 0, 0, 0}, {0, 0, 1, 2}}));
    EXPECT_TRUE(target.parts[0].adds);

    press(20);
    drag(26, Qt::ShiftModifier);
    release(26);
    ASSERT_EQ(target.parts.size(), 2u);
    EXPECT_TRUE(target.parts[1].adds);

    press(0);
    drag(1, Qt::ControlModifier);
    release(1);
    ASSERT_EQ(target.parts.size(), 3u);
    EXPECT_FALSE(target.parts[2].adds);
}

TEST_P(TensorInteractionTest, TakingAwayFromNothingSelectsNothing)
{
    target.now.tool = Tool::Select;
    press(0);
    drag(7, Qt::ControlModifier);
    EXPECT_THAT(target.asked, ElementsAre());
}

TEST_P(TensorInteractionTest, TheInspectToolPinsAlongTheWayAndTheMiddleButtonPans)
{
    target.now.tool = Tool::Inspect;
    press(0);
    drag(1);
    drag(2);
    release(2);
    EXPECT_THAT(target.asked, ElementsAre("pin 1", "pin 2"));

    target.asked.clear();
    press(0, Qt::MiddleButton);
    interaction.move(at(pixelOf(2), Qt::MiddleButton));
    release(2, Qt::MiddleButton);
    EXPECT_THAT(target.asked, ElementsAre("pan"));
}

TEST_P(TensorInteractionTest, AReleaseOfOneOfTwoButtonsEndsNoDrag)
{
    press(0);
    drag(1);
    MouseInput held = at(pixelOf(1), Qt::MiddleButton);
    held.buttons = Qt::LeftButton;
    interaction.release(held);
    drag(2);
    EXPECT_THAT(target.asked, ElementsAre("pan", "pan"));
}

TEST_P(TensorInteractionTest, ThePressBelowThePlanesIsForTheRange)
{
    const MouseInput below = at({50, viewport.area().bottom() + 2}, Qt::LeftButton);
    target.now.hasLegend = true;
    EXPECT_TRUE(interaction.press(below));
    EXPECT_THAT(target.asked, ElementsAre("range"));
    EXPECT_FALSE(interaction.press(at(pixelOf(0), Qt::RightButton)));
}

TEST_P(TensorInteractionTest, TheMinimapMovesTheView)
{
    viewport.zoomTo(300, {0, 0});
    const QPointF inMap = QRectF(viewport.minimap()).center();
    EXPECT_TRUE(interaction.press(at(inMap, Qt::LeftButton)));
    interaction.move(at(inMap + QPointF(1, 1), Qt::LeftButton));
    EXPECT_THAT(target.asked, ElementsAre("share", "share"));
}

TEST_P(TensorInteractionTest, TheWheelZoomsAndWithShiftPans)
{
    interaction.wheel({0, 360}, at(pixelOf(0)));
    EXPECT_DOUBLE_EQ(target.factor, 2);
    interaction.wheel({0, 120}, at(pixelOf(0), Qt::NoButton, Qt::ShiftModifier));
    EXPECT_DOUBLE_EQ(target.panned.x(), 48 * GetParam());
}

TEST_P(TensorInteractionTest, ArrowsMoveThePinUpToTheEdges)
{
    EXPECT_TRUE(interaction.key(Qt::Key_Right, {}));
    EXPECT_TRUE(interaction.key(Qt::Key_Right, {}));
    EXPECT_TRUE(interaction.key(Qt::Key_Down, Qt::ShiftModifier));
    EXPECT_TRUE(interaction.key(Qt::Key_Left, Qt::ShiftModifier));
    EXPECT_TRUE(interaction.key(Qt::Key_PageDown, {}));
    EXPECT_THAT(target.asked, ElementsAre("pin 0", "pin 1", "pin 11", "pin 10", "pin 30"));
    EXPECT_FALSE(interaction.key(Qt::Key_A, {}));
}

TEST_P(TensorInteractionTest, ArrowsWithCtrlStretchASelectionFromThePin)
{
    target.pin(6);
    interaction.key(Qt::Key_Right, Qt::ControlModifier);
    interaction.key(Qt::Key_Down, Qt::ControlModifier);
    ASSERT_EQ(target.parts.size(), 1u);
    EXPECT_EQ(target.parts[0].box, (ElementBox{{0, 0, 1, 1}, {0, 0, 2, 2}}));
    interaction.forgetSelection();
    interaction.key(Qt::Key_Right, Qt::ControlModifier);
    EXPECT_EQ(target.parts[0].box, (ElementBox{{0, 0, 2, 2}, {0, 0, 2, 3}}));
}

TEST_P(TensorInteractionTest, PagesTurnThePlaneWhereNothingIsPinned)
{
    viewport.setMode(PlaneMode::Plane);
    interaction.key(Qt::Key_PageDown, {});
    interaction.key(Qt::Key_PageUp, {});
    EXPECT_THAT(target.asked, ElementsAre("plane 0,1", "plane 0,0"));
}

TEST_P(TensorInteractionTest, EscapeClearsTheSelectionThenThePin)
{
    target.now.hasSelection = target.now.hasPin = true;
    EXPECT_TRUE(interaction.key(Qt::Key_Escape, {}));
    EXPECT_TRUE(interaction.key(Qt::Key_Escape, {}));
    EXPECT_FALSE(interaction.key(Qt::Key_Escape, {}));
    EXPECT_THAT(target.asked, ElementsAre("clear", "unpin"));
}

} // namespace
} // namespace tessera
