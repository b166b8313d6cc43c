// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of scenes: no window, no document.
#include "app/tensor/canvas/element_texts.h"
#include "app/tensor/canvas/readout.h"
#include "app/tensor/canvas/tensor_painter.h"
#include "app/tensor/canvas/tensor_source.h"
#include "app/tensor/painting/glyph_atlas.h"
#include "app/tensor/planes/plane_layout.h"
#include "tests/app/tensor/panes/panel_support.h"

namespace tessera {
namespace {

std::shared_ptr<const DrawableTensor> drawable(uint32_t height, uint32_t width)
{
    const Tensor tensor =
        tensorWith({.dataType = DataType::UInt8, .sizes = {1, 1, height, width}}, [](uint64_t i) { return i % 256; });
    return std::make_shared<const DrawableTensor>(tensor, ValueRange{0, 255}, Reduction::Mean, std::stop_token());
}

int pixelsOf(const QImage& image, const QColor& wanted)
{
    return pixelsThat(image, image.rect(), [&](const QColor& is) { return is.rgb() == wanted.rgb(); });
}

struct TensorPainterTest : testing::TestWithParam<double> {
    TensorPainterTest()
    {
        viewport.resize({320, 240});
        viewport.setDpr(GetParam());
        viewport.setShape(tensor->shape);
        viewport.apply({});
    }

    QSize frame() const { return viewport.area().size().toSize() + QSize(0, static_cast<int>(24 * GetParam())); }
    TensorScene scene() const { return {.tensor = tensor, .viewport = &viewport}; }
    QImage picture(const TensorScene& scene, bool isLoading = false)
    {
        QImage image(frame(), QImage::Format_RGB32);
        QPainter on(&image);
        painter.paint(on, scene, frame(), isLoading);
        return image;
    }
    QRgb colourOf(const QImage& image, uint64_t element) const // near its corner, where no number is written
    {
        return image.pixel(viewport.elementRect(element).topLeft().toPoint() + QPoint(4, 4));
    }

    std::shared_ptr<const DrawableTensor> tensor = drawable(16, 16);
    TensorViewport viewport;
    TensorPainter painter;
};

INSTANTIATE_TEST_SUITE_P(Ratios, TensorPainterTest, testing::Values(1, 1.25, 1.5, 1.75, 2));

TEST_P(TensorPainterTest, WhatWasPaintedStaysUntilItIsInvalid)
{
    TensorScene changed = scene();
    const QImage before = picture(changed);
    changed.hasGrid = false;
    changed.map = ColorMap::Diverging;
    EXPECT_EQ(picture(changed), before);

    painter.invalidateWhenLoaded();
    EXPECT_EQ(picture(changed, true), before) << "the next tensor comes soon";
    EXPECT_TRUE(painter.awaitsTensor());
    EXPECT_NE(picture(changed), before);
    EXPECT_FALSE(painter.awaitsTensor());

    painter.invalidate();
    EXPECT_EQ(picture(scene()), before);
}

// Three ones in a cell too small for coordinates: the same columns three times.
TEST_P(TensorPainterTest, EveryDigitIsWhole)
{
    Tensor ones(TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 1, 8, 8}});
    for (uint64_t i = 0; i < 64; ++i)
        ones.setBits(i, 111);
    tensor = std::make_shared<const DrawableTensor>(ones, ValueRange{0, 255}, Reduction::Mean, std::stop_token());
    viewport.setShape(tensor->shape);
    viewport.apply({});
    const QImage image = picture(scene());
    const QRect cell = viewport.elementRect(9).toRect().adjusted(3, 3, -3, -3);
    const auto isSame = [&](int x, int other) {
        return image.copy(x, cell.top(), 1, cell.height()) == image.copy(other, cell.top(), 1, cell.height());
    };
    int first = cell.left(), last = cell.right();
    while (first < last && isSame(first, cell.left()))
        ++first;
    while (first < last && isSame(last, cell.left()))
        --last;
    const auto repeats = [&](int advance) {
        for (int x = first; x + advance <= last; ++x)
            if (!isSame(x, x + advance))
                return false;
        return true;
    };
    int advance = 3;
    while (advance < last - first && !repeats(advance))
        ++advance;
    EXPECT_LE(2 * advance, last - first) << "from " << first << " to " << last;
}

TEST_P(TensorPainterTest, PicksAreDrawnOverWhatStays)
{
    const QImage before = picture(scene());
    PickMarks picks;
    TensorScene picked = scene();
    picked.picks = &picks;
    EXPECT_EQ(picture(picked), before);
    picks.pinned = 17;
    const QImage pinned = picture(picked);
    EXPECT_GT(pixelsOf(pinned, color(Role::Pin)), pixelsOf(before, color(Role::Pin)));
    picks.pinned.reset();
    EXPECT_EQ(picture(picked), before);
}

TEST_P(TensorPainterTest, WhatIsClippedIsStriped)
{
    TensorScene clipped = scene();
    clipped.tone.showsClipping = true;
    const QImage plain = picture(scene());
    painter.invalidate();
    const QImage striped = picture(clipped);
    const QRect cell = viewport.elementRect(255).toRect(); // the largest value
    const int other = pixelsThatDiffer(striped.copy(cell), plain.copy(cell));
    EXPECT_GT(other, 4);
    EXPECT_LT(other, cell.width() * cell.height() - 4);
}

TEST_P(TensorPainterTest, OldResultsAreDimmed)
{
    TensorScene old = scene();
    const QImage before = picture(old);
    old.isDimmed = true;
    EXPECT_NE(colourOf(picture(old), 8), colourOf(before, 8));
}

// A selection keeps its cells' colours. Two lines go round it, a light and a dark one: one stands out on any colour.
TEST_P(TensorPainterTest, ASelectionIsOutlinedAndTintsNothing)
{
    const QRect area = (viewport.elementRect(2 * 16 + 3) | viewport.elementRect(5 * 16 + 8)).toRect();
    const int line = static_cast<int>(GetParam()); // its thickness
    const QRect inner = area.adjusted(2 * line, 2 * line, -2 * line, -2 * line);
    for (const Theme theme : {Theme::Dark, Theme::ContrastLight, Theme::ContrastDark, Theme::Light})
        for (const auto& role : {std::optional<Role>(), std::optional(Role::Partner), std::optional(Role::Accent)}) {
            applyTheme(*qApp, theme);
            TensorScene selected = scene();
            selected.hasGrid = false;
            painter.invalidate();
            const QImage before = picture(selected);
            selected.isSelected = [](const auto& at) { return at[2] >= 2 && at[2] < 6 && at[3] >= 3 && at[3] < 9; };
            selected.selectionInk = role ? color(*role) : QColor(Qt::white);
            painter.invalidate();
            QImage with = picture(selected);
            EXPECT_EQ(with.copy(inner), before.copy(inner));
            const QColor outer = with.pixelColor(area.center().x(), area.top());
            const QColor second = with.pixelColor(area.center().x(), area.top() + line);
            for (const ColorMap map : {ColorMap::Viridis, ColorMap::Diverging, ColorMap::Grey, ColorMap::Agreement})
                for (int step = 0; step <= 20; ++step) {
                    const QColor ground = QColor::fromRgb(mapped(map, step / 20.0));
                    EXPECT_GE(std::max(contrastRatio(outer, ground), contrastRatio(second, ground)), 2.1)
                        << name(theme).toStdString() << ' ' << int(map) << ' ' << step;
                }
            QPainter(&with).drawImage(area, before, area);
            EXPECT_EQ(with, before) << "nothing beside it";
        }
    applyTheme(*qApp, Theme::Light);
}

// Where every second element is selected, lines round each would cover the picture. One line goes round all.
TEST_P(TensorPainterTest, SmallSelectedCellsThatLieNearEachOtherAreOneArea)
{
    tensor = drawable(100, 100);
    viewport.setShape(tensor->shape);
    viewport.apply({});
    TensorScene selected = scene();
    const QImage before = picture(selected);
    selected.isSelected = [](const auto& at) { return at[2] % 2 == 0 && at[3] % 2 == 0; };
    painter.invalidate();
    const QImage with = picture(selected);
    const QRect inner = (viewport.elementRect(10 * 100 + 10) | viewport.elementRect(90 * 100 + 90)).toRect();
    EXPECT_NE(with, before);
    EXPECT_EQ(with.copy(inner), before.copy(inner));
}

// A view's grid has one colour: where a line changes from light to dark it looks like a border.
TEST_P(TensorPainterTest, ALineHasOneColourWhateverItCrosses)
{
    const Tensor flat = tensorWith({.dataType = DataType::UInt8, .sizes = {1, 1, 16, 16}},
                                   [](uint64_t i) { return i % 16 < 11 ? 255u : 0u; }); // light at the left
    tensor = std::make_shared<const DrawableTensor>(flat, ValueRange{0, 255}, Reduction::Mean, std::stop_token());
    TensorScene lined = scene();
    lined.map = ColorMap::Grey;
    lined.numbers = CellNumbers::Shortest;
    const QImage with = picture(lined);
    for (const uint64_t element : {16 + 4, 16 + 13}) {
        const QPoint at = viewport.elementRect(element).topLeft().toPoint() + QPoint(4, 0);
        const int line = qGray(with.pixel(at)), beside = qGray(with.pixel(at + QPoint(0, 3)));
        if (beside == 255)
            EXPECT_LT(line, beside) << element;
        else
            EXPECT_LT(line, 40) << element << ": no light line on dark cells of a view whose lines are dark";
    }
}

TEST_P(TensorPainterTest, APartOfTheContentHasAMinimap)
{
    viewport.resize({400, 400});
    viewport.zoomTo(100, {0, 0});
    ASSERT_FALSE(viewport.minimap().isEmpty());
    const QImage with = picture(scene());
    viewport.setHasMinimap(false);
    const QImage without = picture(scene());
    EXPECT_NE(with, without);
    EXPECT_EQ(with.copy(0, 0, 100, 100), without.copy(0, 0, 100, 100));
}

// NaN has a colour of its own, and lines for who tells no colours apart.
TEST(TensorPainter, NotANumberIsHatchedAtEverySize)
{
    const Tensor values = tensorWith({.sizes = {1, 1, 32, 32}}, [](uint64_t i) { return i < 512 ? 0x7fc00000u : 0u; });
    const auto tensor =
        std::make_shared<const DrawableTensor>(values, ValueRange{0, 1}, Reduction::Farthest, std::stop_token());
    for (const double zoom : {0.5, 1.0, 2.0, 4.0, 7.0, 12.0, 30.0}) {
        TensorViewport viewport;
        viewport.resize({1200, 1200});
        viewport.setShape(tensor->shape);
        viewport.apply({});
        viewport.zoomTo(zoom, {600, 600});
        QImage image(1200, 1224, QImage::Format_RGB32);
        QPainter on(&image);
        TensorScene scene{.tensor = tensor, .viewport = &viewport};
        scene.hasGrid = false;
        TensorPainter().paint(on, scene, image.size(), false);
        const QRect plane = viewport.layout().planeRect(0, 0).toRect() & viewport.area().toRect();
        const QImage upper = image.copy(plane.x(), plane.y(), plane.width(), plane.height() / 2);
        const int all = upper.width() * upper.height(), plain = pixelsOf(upper, color(Role::Bad));
        EXPECT_GT(all - plain, all / 10) << zoom;
        EXPECT_GT(plain, all / 10) << zoom;
    }
}

// The strip below a tensor, alone.

QImage drawn(const std::function<void(LegendStrip& strip)>& paint)
{
    QImage image(480, 24, QImage::Format_RGB32);
    QPainter painter(&image);
    LegendStrip strip(painter, image.rect(), 1, 1);
    paint(strip);
    return image;
}

QImage withClass(const QString& words)
{
    return drawn([&](LegendStrip& strip) {
        strip.paintClasses({words}, ValueRange{}, LevelColors::ofMap(ColorMap::Agreement));
    });
}

QImage withLegend(const QString& words, const ValueRange& range = {})
{
    return drawn([&](LegendStrip& strip) { strip.paintRange(range, LevelColors::ofMap(ColorMap::Viridis), words); });
}

// Letters that are not in English were spaces.
TEST(LegendStrip, WordsOfEveryAlphabetAreDrawn)
{
    for (const char* words : {"скрыто", "cachée", "·", "가려짐", "°"}) {
        const QString text = QString::fromUtf8(words), blank(text.size(), u' ');
        EXPECT_NE(withClass(text), withClass(blank)) << words;
        EXPECT_NE(withLegend(text), withLegend(blank)) << words;
    }
}

// What is done to the colours is said also where the whole of it has no room.
TEST(LegendStrip, ALongLegendIsCutAndNotLeftOut)
{
    const QString tone = QStringLiteral(" · cividis · +1 EV · γ 2.2 · clipping"), many = QString(90, u'A');
    const QImage whole = withLegend(many + tone, {0, 1000});
    EXPECT_NE(whole, withLegend({}, {0, 1000}));
    EXPECT_NE(whole, withLegend(many, {0, 1000})) << "its end is kept";
}

// Letters of two columns were measured as one.
TEST(LegendStrip, WhatHasNoRoomIsLeftOut)
{
    EXPECT_EQ(withClass(QString(50, QChar(0xac00))), drawn([](LegendStrip&) {}));
}

// Shows three tensors of a small window beside each other.
TEST(LegendStrip, ANarrowOneKeepsItsColours)
{
    QImage image(198, 24, QImage::Format_RGB32);
    QPainter painter(&image);
    const LevelColors colors = LevelColors::ofMap(ColorMap::Diverging);
    LegendStrip strip(painter, image.rect(), 1, 1.37);
    strip.paintRange(ValueRange{-1.1920929e-07, 1.1920929e-07}, colors, {});
    strip.paintZoom();
    int found = 0;
    for (int x = 0; x < image.width(); ++x)
        found += image.pixel(x, image.height() / 2) == colors.byLevel[0];
    EXPECT_GT(found, 0);
}

TEST(GlyphAtlas, HasTheSignOfAHiddenCell)
{
    const auto cell = [](const QString& text) {
        QImage image(32, 32, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        GlyphAtlas::of(16, Qt::black).drawCentered(painter, image.rect(), text);
        return image;
    };
    EXPECT_NE(cell("·"), cell(" "));
}

// The parts of a tensor's view that follow a document, without a view: what is shown, marked, dimmed and spoken.

struct TensorParts : OpenedCase {
    // {1, 8, 2, 3} → {1, 2, 4, 6}, values 9c + 3h + w.
    TensorParts()
        : OpenedCase("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --data doc-iota")
    {
    }

    bool load(TensorSource& source)
    {
        source.load();
        return QTest::qWaitFor([&] { return !source.isLoading(); });
    }
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
