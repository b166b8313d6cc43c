// SPDX-License-Identifier: GPL-3.0-or-later
// Geometry in numbers: no window, no document.
#include "app/tensor/canvas/tensor_interaction.h"
#include "tests/support/matchers.h"

#include <cmath>

namespace tessera {
namespace {

TensorViewport viewportOf(std::vector<uint32_t> sizes, double dpr = 1)
{
    TensorViewport viewport;
    viewport.resize({600, 400});
    viewport.setDpr(dpr);
    viewport.setShape(PaddedShape(TensorDesc{.dataType = DataType::Float32, .sizes = std::move(sizes)}));
    viewport.apply({});
    return viewport;
}

struct AtRatio : testing::TestWithParam<double> { };
INSTANTIATE_TEST_SUITE_P(Ratios, AtRatio, testing::Values(1, 1.25, 1.5, 1.75, 2));

TEST_P(AtRatio, TheAreaIsWholePixelsAndNotEmpty)
{
    TensorViewport viewport = viewportOf({1, 1, 4, 4}, GetParam());
    for (const auto& [given, height] : {std::pair(QSize(601, 399), 399), {QSize(100, -8), 1}}) {
        viewport.resize(given);
        EXPECT_EQ(viewport.area(), QRectF(0, 0, std::ceil(given.width() * GetParam()), std::ceil(height * GetParam())));
    }
}

TEST_P(AtRatio, AFittedContentIsWhollyInSight)
{
    const TensorViewport viewport = viewportOf({2, 3, 5, 7}, GetParam());
    EXPECT_TRUE(viewport.isFitted());
    EXPECT_TRUE(viewport.area().contains(QRectF(viewport.layout().origin, viewport.layout().contentSize())));
    EXPECT_EQ(viewport.cellsInSight(), 2u * 3 * 5 * 7);
    EXPECT_TRUE(viewport.minimap().isEmpty());
}

TEST_P(AtRatio, AnotherScaleShowsTheSamePart)
{
    TensorViewport viewport = viewportOf({1, 1, 40, 60});
    viewport.zoomTo(16, {100, 100});
    const QPointF center = viewport.center();
    const TensorViewport scaled = viewport.scaledTo(GetParam());
    viewport.setDpr(GetParam());
    for (const TensorViewport& other : {scaled, viewport}) {
        EXPECT_DOUBLE_EQ(other.zoom(), 16 * GetParam());
        EXPECT_NEAR(other.center().x(), center.x(), 1e-2);
        EXPECT_NEAR(other.center().y(), center.y(), 1e-2);
    }
}

TEST_P(AtRatio, TheElementUnderTheMouseStaysWhenZoomed)
{
    TensorViewport viewport = viewportOf({1, 4, 30, 30}, GetParam());
    const uint64_t element = 2 * 900 + 15 * 30 + 15;
    const QPointF about = viewport.elementRect(element).center();
    for (int i = 0; i < 6; ++i) {
        EXPECT_TRUE(viewport.zoomBy(1.4, about));
        EXPECT_EQ(viewport.elementAt(about), element) << i;
    }
    EXPECT_FALSE(viewport.isFitted());
    EXPECT_EQ(viewport.zoom(), std::round(viewport.zoom()));
}

TEST_P(AtRatio, ALookIsTheSameAtAnyScale)
{
    const ViewState look{.fitted = false, .zoom = 20, .center = {0.25, 0.75}};
    TensorViewport viewport = viewportOf({1, 1, 100, 100}, GetParam());
    EXPECT_TRUE(viewport.apply(look));
    EXPECT_DOUBLE_EQ(viewport.zoom(), 20 * GetParam());
    EXPECT_NEAR(viewport.look().center.x(), 0.25, 1e-9);
    EXPECT_NEAR(viewport.look().center.y(), 0.75, 1e-9);
}

TEST(TensorViewport, NothingMovesWithoutATensor)
{
    TensorViewport viewport;
    EXPECT_FALSE(viewport.resize({300, 200}));
    EXPECT_FALSE(viewport.fit());
    EXPECT_FALSE(viewport.moveBy({10, 10}));
    EXPECT_FALSE(viewport.zoomTo(3, {}));
    EXPECT_FALSE(viewport.follow(3, {0.5, 0.5}));
    EXPECT_FALSE(viewport.elementAt({10, 10}));
    EXPECT_EQ(viewport.cellsInSight(), 0u);
}

TEST(TensorViewport, APartOfTheContentCannotBeDraggedAway)
{
    TensorViewport viewport = viewportOf({1, 1, 10, 10});
    EXPECT_TRUE(viewport.moveBy({1e6, -1e6}));
    const QRectF content(viewport.layout().origin, viewport.layout().contentSize());
    EXPECT_TRUE(content.intersects(viewport.area()));
    EXPECT_FALSE(viewport.isFitted());
    EXPECT_FALSE(viewport.moveBy({}));
}

TEST(TensorViewport, RevealingMovesOnlyWhatIsOutOfSight)
{
    TensorViewport viewport = viewportOf({1, 1, 100, 100});
    EXPECT_FALSE(viewport.reveal(9999)) << "all is in sight";
    viewport.zoomTo(32, {0, 0});
    EXPECT_TRUE(viewport.elementRect(9999).isEmpty());
    EXPECT_TRUE(viewport.reveal(9999));
    EXPECT_TRUE(viewport.area().contains(viewport.elementRect(9999)));
    ASSERT_FALSE(viewport.minimap().isEmpty());
    EXPECT_TRUE(viewport.area().contains(QRectF(viewport.minimap())));
    EXPECT_FALSE(viewport.minimap().intersects(viewport.elementRect(9999).toRect()));
    EXPECT_TRUE(viewport.lookAtShare({0.25, 0.75}));
    EXPECT_NEAR(viewport.center().x(), 0.25, 1e-9);
    EXPECT_NEAR(viewport.center().y(), 0.75, 1e-9);
    viewport.setHasMinimap(false);
    EXPECT_TRUE(viewport.minimap().isEmpty());
}

// A fitted tensor is all in sight, also where an element is smaller than a pixel.
TEST(TensorViewport, RevealingMovesNothingThatIsFitted)
{
    TensorViewport viewport = viewportOf({1, 3, 600, 800});
    viewport.resize({200, 150});
    for (uint64_t element = 0; element < 3 * 600 * 800; element += 12'345) {
        EXPECT_FALSE(viewport.reveal(element)) << element;
        ASSERT_TRUE(viewport.isFitted());
    }
}

TEST(TensorViewport, LookingAtAnElementPutsItInTheMiddle)
{
    TensorViewport viewport = viewportOf({1, 4, 50, 50});
    const uint64_t element = 2 * 2500 + 25 * 50 + 25;
    EXPECT_TRUE(viewport.lookAt(element, 40, false));
    EXPECT_TRUE(viewport.elementRect(element).contains(viewport.area().center()));
    EXPECT_TRUE(viewport.lookAt(10 * 50 + 10, 40, true));
    EXPECT_TRUE(viewport.elementRect(2 * 2500 + 10 * 50 + 10).contains(viewport.area().center())) << "plane kept";
}

TEST(TensorViewport, OnePlaneShowsItsElementsOnly)
{
    TensorViewport viewport = viewportOf({2, 3, 4, 5});
    EXPECT_TRUE(viewport.setMode(PlaneMode::Plane));
    viewport.setPlane(1, 2);
    EXPECT_EQ(viewport.cellsInSight(), 20u);
    EXPECT_TRUE(viewport.shows(5 * 20));
    EXPECT_FALSE(viewport.shows(4 * 20));
    viewport.setPlane(9, 9);
    EXPECT_EQ(viewport.plane(), std::pair(1u, 2u));
    const std::vector<ElementBox> boxes = viewport.boxesInSight();
    ASSERT_EQ(boxes.size(), 1u);
    EXPECT_EQ(boxes[0].first, (std::array<uint32_t, 4>{1, 2, 0, 0}));
    EXPECT_EQ(boxes[0].last, (std::array<uint32_t, 4>{1, 2, 3, 4}));
}

TEST(TensorViewport, APictureNeedsItsChannels)
{
    TensorViewport viewport = viewportOf({1, 2, 4, 4});
    viewport.apply({.mode = PlaneMode::Picture});
    EXPECT_EQ(viewport.mode(), PlaneMode::Atlas);
    viewport.apply({.mode = PlaneMode::Picture, .channels = {.grey = true}});
    EXPECT_EQ(viewport.mode(), PlaneMode::Picture) << "grey needs one";
    EXPECT_EQ(viewport.planes().channels, 1u);
    viewport = viewportOf({1, 5, 4, 4});
    viewport.apply({.mode = PlaneMode::Picture, .c = 3});
    const ShownPlanes planes = viewport.planes();
    EXPECT_TRUE(planes.picture);
    EXPECT_EQ((std::array{planes.picked[0], planes.picked[1], planes.picked[2]}), (std::array{3u, 4u, 0u}));
    viewport.setIsDifference(true); // the same channels, but no picture
    EXPECT_FALSE(viewport.planes().picture);
    EXPECT_EQ(viewport.planes().channels, 3u);
    EXPECT_EQ(viewport.planes().picked, planes.picked);
}

TEST(TensorViewport, CaptionsAndTheNearestElementAreOfTheirPlane)
{
    const TensorViewport viewport = viewportOf({1, 2, 4, 4});
    const QRectF plane = viewport.layout().planeRect(0, 1);
    const auto caption = viewport.captionAt({plane.center().x(), plane.top() - 3});
    ASSERT_TRUE(caption);
    EXPECT_EQ(caption->c, 1u);
    EXPECT_FALSE(viewport.captionAt(plane.center()));
    EXPECT_EQ(viewport.nearestElement(plane.bottomRight() + QPointF(5, 5)), (std::array<uint32_t, 4>{0, 1, 3, 3}));
}

constexpr LookMemory::Sizes kSmall = {1, 1, 10, 10}, kAlike = {1, 1, 20, 20}, kLarge = {1, 1, 100, 100};
const ViewState kZoomed{.fitted = false, .zoom = 8, .center = {0.2, 0.3}};

struct LookMemoryTest : testing::Test {
    LookMemoryTest() { memory.keep(kSmall, kZoomed, {5, 6}, true); }

    LookMemory memory;
};

TEST_F(LookMemoryTest, SizesThatWereThereGetTheirLookBack)
{
    memory.keep(kLarge, {}, {}, true);
    EXPECT_EQ(memory.find(kSmall, true).look, kZoomed);
    EXPECT_FALSE(memory.find(kSmall, true).origin);
    memory.forget();
    EXPECT_NE(memory.find(kSmall, true).look, kZoomed);
}

TEST_F(LookMemoryTest, OtherSizesAreLookedAtAsTheUserChose)
{
    const LookMemory::Found alike = memory.find(kAlike, true);
    EXPECT_EQ(alike.look, kZoomed);
    EXPECT_EQ(alike.origin, QPointF(5, 6));
    EXPECT_TRUE(memory.find(kLarge, true).look.fitted) << "another scale";
    const ViewState led{.zoom = 3};
    memory.setTaken(led);
    memory.keep(kAlike, led, {}, true);
    EXPECT_EQ(memory.find({1, 2, 12, 12}, true).look, kZoomed) << "the user did not choose the other look";
}

TEST_F(LookMemoryTest, OverlaysHaveNoLooksOfTheirOwn)
{
    memory.keep(kAlike, {.zoom = 2}, {}, false);
    EXPECT_EQ(memory.find(kSmall, false).look.zoom, 2);
    EXPECT_EQ(memory.find(kSmall, true).look, kZoomed);
}

// What mouse and keys ask for: no window, a target that writes down what it is asked.

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
struct TensorInteractionTest : testing::TestWithParam<double> {
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
    void drag(uint64_t element, Qt::KeyboardModifiers modifiers = {}, Qt::MouseButton button = Qt::LeftButton)
    {
        interaction.move(at(pixelOf(element), button, modifiers));
    }
    void release(uint64_t element, Qt::MouseButton button = Qt::LeftButton)
    {
        MouseInput mouse = at(pixelOf(element), button);
        mouse.buttons = Qt::NoButton;
        interaction.release(mouse);
    }
    void dragOver(uint64_t from, uint64_t to, Qt::KeyboardModifiers modifiers = {},
                  Qt::MouseButton button = Qt::LeftButton)
    {
        press(from, button);
        drag(to, modifiers, button);
        release(to, button);
    }

    TensorViewport viewport = viewportOf({1, 2, 4, 5}, GetParam());
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
    dragOver(0, 7);
    ASSERT_EQ(target.parts.size(), 1u);
    EXPECT_EQ(target.parts[0].box, (ElementBox{{0, 0, 0, 0}, {0, 0, 1, 2}}));
    dragOver(20, 26, Qt::ShiftModifier);
    dragOver(0, 1, Qt::ControlModifier);
    ASSERT_EQ(target.parts.size(), 3u);
    EXPECT_TRUE(target.parts[0].adds && target.parts[1].adds && !target.parts[2].adds);
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
    dragOver(0, 2, {}, Qt::MiddleButton);
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
    for (const auto& [pressed, modifiers] : {std::pair(Qt::Key_Right, Qt::NoModifier),
                                             {Qt::Key_Right, Qt::NoModifier},
                                             {Qt::Key_Down, Qt::ShiftModifier},
                                             {Qt::Key_Left, Qt::ShiftModifier},
                                             {Qt::Key_PageDown, Qt::NoModifier}})
        EXPECT_TRUE(interaction.key(pressed, modifiers));
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
    for (const bool isTaken : {true, true, false})
        EXPECT_EQ(interaction.key(Qt::Key_Escape, {}), isTaken);
    EXPECT_THAT(target.asked, ElementsAre("clear", "unpin"));
}

} // namespace
} // namespace tessera
