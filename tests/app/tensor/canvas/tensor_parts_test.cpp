// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a tensor's view that follow a document, without a view: what is shown, marked, dimmed and spoken.
#include "app/tensor/canvas/pick_sentence.h"
#include "app/tensor/canvas/stale_dimmer.h"
#include "app/tensor/canvas/tensor_scene.h"
#include "app/tensor/canvas/tensor_source.h"
#include "app/tensor/panes/readout.h"
#include "app/tensor/planes/plane_layout.h"
#include "tests/app/support/set_field.h"
#include "tests/app/tensor/panes/panel_support.h"

namespace tessera {
namespace {

class TensorParts : public testing::Test {
protected:
    // The documentation's example: {1, 8, 2, 3} → {1, 2, 4, 6}, values 9c + 3h + w.
    TensorParts()
    {
        document.newCase(
            caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --data doc-iota"));
        document.setEngines("cpu", "");
        document.run();
        EXPECT_TRUE(waitUntilIdle(document));
    }

    bool load(TensorSource& source)
    {
        source.load();
        return QTest::qWaitFor([&] { return !source.isLoading(); });
    }

    Document document;
};

TEST_F(TensorParts, TheMarksOfBothTensorsBelongTogether)
{
    TensorPicks input(&document, Side::Input), output(&document, Side::Output);
    document.pin(Pick{Side::Output, 0});
    EXPECT_TRUE(output.findPicks());
    EXPECT_FALSE(output.findPicks()) << "the same pin";
    input.findPicks();
    EXPECT_EQ(output.marks().pinned, 0u);
    EXPECT_FALSE(input.marks().pinned);
    ASSERT_EQ(input.marks().ofPin.list.size(), 1u);
    EXPECT_EQ(output.marks().active(), 0u);
    EXPECT_EQ(input.marks().active(), input.marks().ofPin.list.front().element);

    document.hover(Pick{Side::Output, 5});
    EXPECT_FALSE(output.findPicks());
    EXPECT_EQ(output.marks().hovered, 5u);
    EXPECT_TRUE(output.marks().pinIsWeak);
}

TEST_F(TensorParts, KeptPinsAreMarkedInBothTensors)
{
    TensorPicks input(&document, Side::Input), output(&document, Side::Output);
    document.pin(Pick{Side::Output, 7});
    document.keepPin();
    for (TensorPicks* picks : {&input, &output}) {
        picks->findKept();
        ASSERT_EQ(picks->marks().kept.size(), 1u);
        EXPECT_EQ(picks->marks().kept[0].number, 1u);
    }
    EXPECT_EQ(output.marks().kept[0].element, 7u);
    EXPECT_FALSE(output.marks().kept[0].isPartner);
    EXPECT_TRUE(input.marks().kept[0].isPartner);
}

TEST_F(TensorParts, TheSourceIsTheDocumentsTensorOrTheOverlay)
{
    TensorSource source(&document, Side::Output);
    QSignalSpy ready(&source, &TensorSource::ready);
    ASSERT_TRUE(load(source));
    ASSERT_TRUE(source.shown());
    EXPECT_TRUE(source.isCurrent());
    EXPECT_EQ(source.marked(), TensorDisplay::Values::A);
    EXPECT_EQ(ready.count(), 1);

    const Tensor ones(TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 1, 2, 2}});
    source.setOverlay(TensorOverlay{.tensor = ones, .map = ColorMap::Viridis, .minimum = -1, .maximum = 3});
    ASSERT_TRUE(load(source));
    EXPECT_TRUE(source.isDifference());
    EXPECT_FALSE(source.isCurrent()) << "other sizes";
    EXPECT_FALSE(source.marked());
    EXPECT_EQ(source.shown()->range, (ValueRange{-1, 3}));

    source.setOverlay({});
    source.setOverlayOnly("no second engine");
    ASSERT_TRUE(load(source));
    EXPECT_FALSE(source.shown());
    EXPECT_EQ(source.whyNothing(), "no second engine");
}

TEST_F(TensorParts, TheRangeIsThatOfBothTensorsOrTheChosenOne)
{
    TensorSource source(&document, Side::Input);
    ASSERT_TRUE(load(source));
    EXPECT_EQ(source.shown()->range, (ValueRange{0, 68}));
    TensorDisplay display(&document);
    display.setRange(TensorDisplay::Range{10, 20});
    source.setDisplay(&display);
    ASSERT_TRUE(load(source));
    EXPECT_EQ(source.shown()->range, (ValueRange{10, 20}));
}

TEST_F(TensorParts, ASceneHasTheSelectionOfEitherTensor)
{
    TensorSource source(&document, Side::Output);
    TensorDisplay display(&document);
    source.setDisplay(&display);
    ASSERT_TRUE(load(source));
    TensorViewport viewport;
    const TensorPicks picks(&document, Side::Output);
    EXPECT_TRUE(sceneOf(source, viewport, picks, nullptr, Side::Output).hatchesSpecials);
    EXPECT_FALSE(sceneOf(source, viewport, picks, &display, Side::Output).isSelected);

    const ElementBox first{{0, 0, 0, 0}, {0, 0, 0, 0}};
    display.setSelection(ElementSelection{.side = Side::Output, .sizes = {1, 2, 4, 6}, .parts = {{first, true}}});
    const TensorScene own = sceneOf(source, viewport, picks, &display, Side::Output);
    EXPECT_TRUE(own.isSelected({0, 0, 0, 0}));
    EXPECT_FALSE(own.isSelected({0, 1, 0, 0}));
    EXPECT_EQ(own.selectionInk, QColor(Qt::white));

    display.setSelection(ElementSelection{.side = Side::Input, .sizes = {1, 8, 2, 3}, .parts = {{first, true}}});
    const TensorScene partners = sceneOf(source, viewport, picks, &display, Side::Output);
    EXPECT_TRUE(partners.isSelected({0, 0, 0, 0}));
    EXPECT_FALSE(partners.isSelected({0, 0, 3, 5}));
    EXPECT_EQ(partners.selectionInk, color(Role::Partner));
}

TEST_F(TensorParts, OldResultsAreDimmedUntilNewOnesCome)
{
    StaleDimmer dimmer(&document);
    document.setLive(false);
    setFieldText(document, "BlockSize", "1");
    EXPECT_FALSE(dimmer.isDimmed()) << "not at once";
    EXPECT_TRUE(QTest::qWaitFor([&] { return dimmer.isDimmed(); }));
    document.run();
    EXPECT_TRUE(dimmer.isDimmed()) << "until the result is there";
    EXPECT_TRUE(QTest::qWaitFor([&] { return !dimmer.isDimmed(); }));
}

TEST_F(TensorParts, AssistiveTechnologyHearsThePinElseTheTensor)
{
    QWidget widget;
    AccessibleTensor accessible(&widget);
    EXPECT_EQ(accessible.role(), QAccessible::Canvas);
    speak(&widget, spokenTensor(document, Side::Output, {1, 2, 4, 6}));
    EXPECT_EQ(accessible.text(QAccessible::Value), "Output {1, 2, 4, 6}");
    document.pin(Pick{Side::Output, 3});
    speak(&widget, spokenTensor(document, Side::Output, {1, 2, 4, 6}));
    EXPECT_TRUE(accessible.text(QAccessible::Value).contains("(0,0,0,3)"));
    EXPECT_EQ(spokenTensor(document, Side::Input, {1, 8, 2, 3}), "Input {1, 8, 2, 3}");
}

// At 400 % it was "10100 …".
TEST(ReadoutTest, TheZoomIsNeverCut)
{
    Document document;
    Readout readout(&document);
    const auto* zoom = readout.findChild<QLabel*>("zoomReadout");
    for (const double each : {kSmallestZoom, 0.333333, 1.0 / 3, 33.333, 101.0, 101.5625, kLargestZoom - 0.01}) {
        readout.setZoom(each);
        EXPECT_LE(zoom->fontMetrics().horizontalAdvance(zoom->text()), zoom->minimumWidth())
            << zoom->text().toStdString();
    }
}

} // namespace
} // namespace tessera
