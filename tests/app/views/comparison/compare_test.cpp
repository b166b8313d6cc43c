// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/elided_label.h"
#include "app/tensor/planes/cell_marks.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

// The documentation's example on the CPU as A, and on an engine as B that is wrong in three of 48 elements: by 2 at
// (0,0,1,1), by 60 at (0,1,0,0) and by 7 at (0,1,3,5).
struct CompareTest : FlawedWindowTest {
    explicit CompareTest(const FlawedEngine::Flaws& flaws = {{7, 2}, {24, 60}, {47, 7}})
        : FlawedWindowTest(flaws)
    {
        useEngines("cpu", "flawed");
    }

    TensorView* a() const { return named<TensorView>("Output of A"); }
    TensorView* b() const { return named<TensorView>("Output of B"); }
    TensorView* difference() const { return named<TensorView>("Difference of A and B"); }
    QWidget* canvas() const { return part("compareCanvas"); }
    static int pixelsAbove(TensorView* view, const QColor& wanted) // the legend
    {
        return pixelsLike(view->grab().toImage(), view->rect().adjusted(0, 0, 0, -24), wanted);
    }
    static uint64_t at(uint32_t c, uint32_t y, uint32_t x) { return (c * 4 + y) * 6 + x; }
    static constexpr uint64_t kWorst = 24; // (0,1,0,0): right of the middle, where planes stand side by side

    // The colour of an element where the whole canvas is composed.
    QRgb seen(TensorView* view, uint64_t element) const { return groundOf(view, element, canvas()); }

    QWidget* openTolerances()
    {
        for (QToolButton* button : m_window.findChildren<QToolButton*>())
            if (button->isVisible() && button->accessibleName().startsWith("More tolerances"))
                QTest::mouseClick(button, Qt::LeftButton);
        QCoreApplication::processEvents();
        return part("tolerancePanel");
    }
};

TEST_F(CompareTest, SideBySideHasOneRangeAndLooksAtOnePlace)
{
    key(Qt::Key_C);
    ASSERT_TRUE(canvas()->isVisible());
    EXPECT_FALSE(view(Side::Input)->isVisible());
    EXPECT_TRUE(shows("A cpu"));
    EXPECT_TRUE(shows("B flawed"));
    EXPECT_EQ(a()->range(), (std::pair(0.0, 96.0))); // 36 + 60 is B's
    EXPECT_EQ(b()->range(), a()->range());
    EXPECT_EQ(groundOf(a(), at(1, 3, 0)), groundOf(b(), at(1, 3, 0)));
    EXPECT_NE(groundOf(a(), at(1, 0, 0)), groundOf(b(), at(1, 0, 0)));

    QTest::mouseMove(a(), a()->rect().center());
    key(Qt::Key_Plus);
    EXPECT_EQ(a()->elementRect(at(1, 1, 1)).size(), b()->elementRect(at(1, 1, 1)).size());
    EXPECT_EQ(a()->elementRect(at(1, 1, 1)), difference()->elementRect(at(1, 1, 1)));
    const QSizeF before = b()->elementRect(at(1, 1, 1)).size();
    key(Qt::Key_L); // apart
    key(Qt::Key_Plus);
    EXPECT_EQ(b()->elementRect(at(1, 1, 1)).size(), before);
    EXPECT_NE(a()->elementRect(at(1, 1, 1)).size(), before);

    key(Qt::Key_F);
    key(Qt::Key_N, Qt::ShiftModifier); // each by its own
    EXPECT_EQ(a()->range(), (std::pair(0.0, 68.0)));
    EXPECT_EQ(b()->range(), (std::pair(0.0, 96.0)));
    key(Qt::Key_C);
    EXPECT_TRUE(view(Side::Input)->isVisible());
    EXPECT_FALSE(canvas()->isVisible());
}

TEST_F(CompareTest, KeysOfChannelsAreForWhatIsSeen)
{
    const auto shows = [](TensorView* view, uint32_t c) { return !view->elementRect(at(c, 0, 0)).isEmpty(); };
    document().pin(Pick{Side::Output, at(1, 2, 3)});
    key(Qt::Key_C);
    const auto expectAlone = [&](uint32_t channel) {
        for (TensorView* view : {a(), b(), difference()})
            EXPECT_TRUE(shows(view, channel) && !shows(view, 1 - channel)) << view->accessibleName().toStdString();
    };
    key(Qt::Key_S, Qt::ShiftModifier); // the pinned channel alone, in all of them
    expectAlone(1);
    for (const uint32_t channel : {0, 1}) { // the second time round the end
        key(Qt::Key_BracketLeft);
        expectAlone(channel);
    }
    key(Qt::Key_S, Qt::ShiftModifier);
    EXPECT_TRUE(shows(a(), 0) && shows(a(), 1));
    document().pin(Pick{Side::Output, 0});
    key(Qt::Key_BracketRight); // the pin goes on through all planes
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,1,0,0)"));
    key(Qt::Key_C);
    EXPECT_TRUE(shows(view(Side::Output), 0) && shows(view(Side::Output), 1)); // the hidden pane was left alone
}

// The case's input is a photograph, as a picture or as an array of bytes. A and B are shown in colour, too.
TEST_F(CompareTest, APhotographIsComparedAsOne)
{
    for (const char* origin : {"photograph.png", "photograph.npy"}) {
        Case c = caseFromText("RESAMPLE1 --Sizes 1,3,32,48 --DataType UINT8 --InterpolationMode LINEAR "
                              "--Scales 1,1,2,2");
        c.data = FromValues{Tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 3, 32, 48}}), origin};
        m_window.files().openCase(c);
        waitUntilIdle();
        EXPECT_EQ(view(Side::Input)->mode(), PlaneMode::Picture) << origin;
        key(Qt::Key_C);
        EXPECT_EQ(a()->mode(), PlaneMode::Picture) << origin;
        EXPECT_EQ(b()->mode(), PlaneMode::Picture) << origin;
        EXPECT_TRUE(canvas()->parentWidget()->isAncestorOf(named<QWidget>("Planes or picture")));
        for (const auto& [name, mode] : {std::pair("atlas", PlaneMode::Atlas), {"picture", PlaneMode::Picture}}) {
            trigger(name);
            for (const TensorView* view : {a(), b(), difference()})
                EXPECT_EQ(view->mode(), mode) << name;
        }
        key(Qt::Key_C);
    }
}

TEST_F(CompareTest, WithoutBNothingStandsInItsPlace)
{
    const auto yellow = [](TensorView* view) { return pixelsAbove(view, mapped(ColorMap::Viridis, 1)); }; // the largest
    key(Qt::Key_D);
    ASSERT_FALSE(difference()->elementRect(0).isEmpty());
    useEngines("cpu", {});
    EXPECT_TRUE(difference()->elementRect(0).isEmpty()); // not the one that was there
    key(Qt::Key_S);
    EXPECT_TRUE(shows("B none"));
    EXPECT_GT(yellow(a()), 100);
    EXPECT_EQ(yellow(b()), 0);
    EXPECT_TRUE(b()->elementRect(0).isEmpty());
}

// The region that is repainted on the screen. grab() paints the whole view.
struct PaintedPart : QObject {
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            region += static_cast<QPaintEvent*>(event)->region();
        return false;
    }

    QRegion region;
};

TEST_F(CompareTest, TheWipeLinePartsAAndBAndCanBeDraggedTurnedAndLocked)
{
    key(Qt::Key_W);
    QWidget* line = part("wipeLine");
    ASSERT_TRUE(line && line->isVisible());
    const QRgb ofA = groundOf(a(), kWorst), ofB = groundOf(b(), kWorst);
    ASSERT_NE(ofA, ofB);
    EXPECT_EQ(seen(b(), kWorst), ofB);
    const auto dragToTheRight = [&] {
        const QPoint from = line->rect().center();
        drag(line, {from, from + QPoint(canvas()->width() / 3, 0), from}); // it moves along
        waitUntilIdle();
    };
    dragToTheRight();
    EXPECT_EQ(seen(b(), kWorst), ofA);
    line->setFocus();
    for (int i = 0; i < 4; ++i)
        key(Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(seen(b(), kWorst), ofB);
    PaintedPart painted;
    a()->installEventFilter(&painted);
    const int left = line->geometry().right();
    key(Qt::Key_Right, Qt::ShiftModifier);
    waitUntilIdle();
    ASSERT_GT(line->x(), left + 2);
    EXPECT_TRUE(painted.region.contains(QPoint((left + line->x()) / 2, 100))) << "what B has left";
    key(Qt::Key_X, Qt::ShiftModifier); // locked
    const QRect before = line->geometry();
    dragToTheRight();
    EXPECT_EQ(line->geometry(), before);
    key(Qt::Key_X, Qt::ShiftModifier);
    key(Qt::Key_W, Qt::ShiftModifier); // lying
    EXPECT_GT(line->width(), line->height());
}

// It has another width, and a view that was hidden had its planes elsewhere.
TEST_F(CompareTest, AnotherArrangementLooksAtTheSamePlace)
{
    key(Qt::Key_C);
    key(Qt::Key_W);
    drag(b(), {QPoint(700, 200), QPoint(660, 180)});
    const QRectF before = a()->elementRect(kWorst);
    EXPECT_EQ(b()->elementRect(kWorst), before);
    key(Qt::Key_S);
    document().pin(Pick{Side::Output, kWorst});
    ASSERT_FALSE(a()->elementRect(kWorst).isEmpty());
    for (TensorView* view : {b(), difference()})
        EXPECT_EQ(view->elementRect(kWorst), a()->elementRect(kWorst));
    key(Qt::Key_W);
    EXPECT_EQ(b()->elementRect(kWorst), a()->elementRect(kWorst));
}

TEST_F(CompareTest, SpaceFlipsAndShiftPeeksWithoutAnEmptyFrame)
{
    key(Qt::Key_Space, Qt::ShiftModifier);
    const QRgb ofA = groundOf(a(), kWorst), ofB = groundOf(b(), kWorst);
    ASSERT_NE(ofA, ofB);
    EXPECT_EQ(seen(a(), kWorst), ofA);
    EXPECT_TRUE(shows("A cpu") && !shows("B flawed"));
    keyIn(a(), Qt::Key_Space); // and nothing is waited for
    EXPECT_EQ(seen(a(), kWorst), ofB);
    EXPECT_TRUE(shows("B flawed"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    EXPECT_EQ(seen(a(), kWorst), ofA);
    QTest::keyPress(QApplication::focusWidget(), Qt::Key_Shift);
    EXPECT_EQ(seen(a(), kWorst), ofB);
    QTest::keyRelease(QApplication::focusWidget(), Qt::Key_Shift);
    EXPECT_EQ(seen(a(), kWorst), ofA);
}

// The colours of the hidden side are made in advance: the first frame after a flip is complete.
TEST_F(CompareTest, TheFirstFrameAfterAFlipIsTheOtherOneWhole)
{
    changeCase("DEPTH_TO_SPACE1 --Sizes 1,8,512,512 --DataType UINT32 --BlockSize 2 --data iota");
    key(Qt::Key_Space, Qt::ShiftModifier);
    for (const bool isClose : {false, true}) {
        if (isClose)
            trigger("actualSize");
        QWidget* front = QApplication::focusWidget();
        QTest::keyClick(front, Qt::Key_Space); // and nothing is waited for
        const QImage first = canvas()->grab().toImage();
        waitUntilIdle();
        EXPECT_EQ(first, canvas()->grab().toImage()) << isClose;
    }
}

// Space flips, and does not press the button that was pressed last.
TEST_F(CompareTest, SpaceInTheTensorsFlipsAtOnce)
{
    keyIn(view(Side::Output), Qt::Key_Space);
    EXPECT_TRUE(canvas()->isVisible());
    EXPECT_EQ(seen(b(), kWorst), groundOf(b(), kWorst)) << "the tensors show A: the other one is B";
    EXPECT_NE(seen(b(), kWorst), groundOf(a(), kWorst));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    EXPECT_EQ(seen(a(), kWorst), groundOf(a(), kWorst));
}

TEST_F(CompareTest, BlendMixesAsMuchAsTheSliderSays)
{
    key(Qt::Key_B);
    const QColor ofA = groundOf(a(), kWorst);
    auto* slider = named<QWidget>("Share of B");
    ASSERT_TRUE(slider && slider->isVisible());
    slider->setFocus();
    key(Qt::Key_Home);
    EXPECT_EQ(QColor(seen(a(), kWorst)), ofA);
    key(Qt::Key_End);
    const QColor ofB = seen(a(), kWorst);
    EXPECT_NE(ofA, ofB);
    for (int i = 0; i < 5; ++i)
        key(Qt::Key_PageDown);
    const QColor mixed = seen(a(), kWorst);
    EXPECT_NEAR(mixed.red(), (ofA.red() + ofB.red()) / 2, 3);
    EXPECT_NEAR(mixed.green(), (ofA.green() + ofB.green()) / 2, 3);
    EXPECT_TRUE(shows("B flawed × 50 %"));
}

TEST_F(CompareTest, DifferencesAreNeutralWhereEqualAndSayTheirRange)
{
    key(Qt::Key_D);
    const QRgb neutral = mapped(ColorMap::Diverging, 0.5);
    EXPECT_EQ(groundOf(difference(), at(0, 0, 0)), neutral);
    EXPECT_EQ(groundOf(difference(), at(1, 0, 0)), mapped(ColorMap::Diverging, 0));
    EXPECT_EQ(difference()->range(), (std::pair(-60.0, 60.0)));
    const double largest[] = {60, 60.0 / 96, 3600, 60, 2}; // absolute, relative, squared, ULP, tolerance
    for (const double expected : largest) {
        key(Qt::Key_D, Qt::ShiftModifier);
        EXPECT_EQ(float(difference()->range()->second), float(expected));
        EXPECT_EQ(difference()->range()->first, 0);
    }
    EXPECT_EQ(groundOf(difference(), at(0, 0, 0)), mapped(ColorMap::Agreement, 0));
    EXPECT_EQ(groundOf(difference(), at(1, 0, 0)), mapped(ColorMap::Agreement, 1));
    key(Qt::Key_F8); // brings the tab
    type("Tolerance ULP", "7");
    EXPECT_EQ(groundOf(difference(), at(1, 3, 5)), mapped(ColorMap::Agreement, 0.5));
    EXPECT_EQ(groundOf(difference(), at(1, 0, 0)), mapped(ColorMap::Agreement, 1));
}

TEST_F(CompareTest, F8StepsThroughTheMismatchesInTheirOrder)
{
    const auto step = [this](const char* readout, Qt::KeyboardModifiers modifiers = {}) {
        key(Qt::Key_F8, modifiers);
        EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith(readout));
    };
    key(Qt::Key_Escape);
    step("out (0,1,0,0)"); // the worst
    step("out (0,1,3,5)");
    step("out (0,0,1,1)");
    step("out (0,1,0,0)"); // round the end
    step("out (0,0,1,1)", Qt::ShiftModifier);
    chooseIn(named<QComboBox>("Order of the mismatches"), 1); // by position
    step("out (0,1,0,0)");
    step("out (0,1,3,5)");
    step("out (0,1,0,0)", Qt::ControlModifier);
}

struct LargeCompareTest : CompareTest {
    LargeCompareTest()
        : CompareTest({{1500ull * 2048 + 617, 1}})
    {
    }
};

// An average would hide it: 2048² elements in some 300² pixels.
TEST_F(LargeCompareTest, OneWrongElementAmongFourMillionIsSeenWhenFitted)
{
    key(Qt::Key_D);
    changeCase("DEPTH_TO_SPACE --Sizes 1,4,1024,1024 --DataType UINT8 --data iota");
    ASSERT_TRUE(
        spoken("verdict").startsWith("different · 1 of 4\u202f194\u202f304, largest |A − B| 1 at (0,0,1500,617)"))
        << spoken("verdict").toStdString();
    const QRgb equal = mapped(ColorMap::Diverging, 0.5), wrong = mapped(ColorMap::Diverging, 0);
    QRect plane;
    QPoint found;
    ASSERT_TRUE(waitFor([&] {
        plane = {};
        found = {-1, -1};
        const QImage picture = difference()->grab().toImage();
        for (int y = 0; y < picture.height() - 24; ++y) { // above the legend
            for (int x = 0; x < picture.width(); ++x) {
                if (picture.pixel(x, y) == equal)
                    plane = plane.united(QRect(x, y, 1, 1));
                else if (picture.pixel(x, y) == wrong)
                    found = {x, y};
            }
        }
        return plane.contains(found);
    }));
    EXPECT_NEAR(found.x(), plane.left() + plane.width() * (617.5 / 2048), 2);
    EXPECT_NEAR(found.y(), plane.top() + plane.height() * (1500.5 / 2048), 2);
}

TEST_F(CompareTest, AFileIsDroppedOnASideAndComparedWithTheReason)
{
    const Tensor right = *document().shown()->a;
    Tensor wrong = right;
    wrong.setBits(5, 1000);
    const QString file = path("out.npy");
    writeNpy(wrong, file.toStdU16String());
    const QPoint onB(m_window.width() * 3 / 4, m_window.height() - 60), onA(60, m_window.height() - 60);

    for (const auto& [place, said] : {std::pair(onA, "Compare out.npy as A"), {onB, "Compare out.npy as B"}}) {
        EXPECT_TRUE(drop(file, place, false)); // not let go
        EXPECT_EQ(m_dragSaid, said);
    }
    EXPECT_EQ(document().engineB(), "flawed");
    const QRect left(0, m_window.height() / 2, m_window.width() / 2 - 8, m_window.height() / 2);
    const QRect half = left.translated(m_window.width() / 2, 0);
    EXPECT_GT(pixelsLike(m_dragPicture, half, color(Role::Accent)),
              2 * pixelsLike(m_dragPicture, left, color(Role::Accent)) + 100);

    drop(file, onB);
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("different · 1 of 48, largest |A − B| 989 at (0,0,0,5)"));
    EXPECT_EQ(named<QComboBox>("Engine B")->currentText(), "out.npy");

    key(Qt::Key_F8);
    const auto measured = [&] { return visibleText().contains("PSNR"); };
    EXPECT_TRUE(waitFor(measured));

    writeNpy(Tensor({.dataType = DataType::UInt32, .sizes = {1, 2, 3, 3}}), file.toStdU16String());
    document().run();
    waitUntilIdle();
    EXPECT_EQ(spoken("verdict"), "cannot be compared: UINT32 {1, 2, 4, 6}, not UINT32 {1, 2, 3, 3}");
    key(Qt::Key_C); // to be looked at all the same
    EXPECT_TRUE(a()->isVisible() && b()->isVisible());
    EXPECT_FALSE(difference()->isVisible());
    key(Qt::Key_C);
    EXPECT_FALSE(measured()) << "of the file before";
    Tensor turned = *document().tensor(Side::Input);
    turned.setBits(0, 7);
    writeNpy(turned, file.toStdU16String());
    document().run();
    waitUntilIdle();
    EXPECT_EQ(spoken("verdict"), "cannot be compared: UINT32 {1, 2, 4, 6}, not UINT32 {1, 8, 2, 3}");
    EXPECT_TRUE(shows("48 of 48 outputs are held against the element that they come from"));
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("1 beyond the tolerance"));
    key(Qt::Key_F8);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,0,0,0)"));
}

TEST_F(CompareTest, AnotherToleranceOnlyJudgesAgain)
{
    key(Qt::Key_F8);
    const int runs = FlawedEngine::runs;
    type("Tolerance atol", "60");
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("within the tolerance"));
    type("Tolerance atol", "1");
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("different · 3 of 48"));
    EXPECT_EQ(FlawedEngine::runs, runs);
    document().run();
    waitUntilIdle();
    EXPECT_EQ(FlawedEngine::runs, runs + 1);
}

TEST_F(CompareTest, TheCanvasMarksItsCells)
{
    changeCase("RESAMPLE1 --Sizes 1,1,4,4 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,0.5,0.5 --data special");
    key(Qt::Key_C);
    document().pin({});
    for (TensorView* in : {a(), b(), difference()}) {
        const int before = pixelsAbove(in, inkOf(CellMark::Tie));
        trigger("markTies");
        EXPECT_GT(pixelsAbove(in, inkOf(CellMark::Tie)), before + 50) << in->accessibleName().toStdString();
        trigger("markTies");
    }
}

TEST_F(CompareTest, ExpectedValuesAreASide)
{
    writeContent(path("case.json"), QByteArray::fromStdString(std::string(builtInCases().front().json)));
    openFile(path("case.json"));
    key(Qt::Key_E, Qt::ControlModifier | Qt::AltModifier);
    for (const char* engine : {"Engine B", "Engine A"}) {
        EXPECT_EQ(named<QComboBox>(engine)->currentText(), "expected values");
        EXPECT_EQ(spoken("verdict"), "equal, bit for bit · 48 of 48");
        key(Qt::Key_X); // and as A
    }
}

TEST_F(CompareTest, AToleranceIsChosenUndoneAndSavedWithTheCase)
{
    key(Qt::Key_F8); // brings its tab
    auto* presets = named<QComboBox>("Tolerance preset");
    EXPECT_EQ(presets->currentText(), "Default tolerance");
    type("Tolerance atol", "60");
    EXPECT_EQ(presets->currentText(), "Own");
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("within the tolerance"));
    EXPECT_TRUE(m_window.isWindowModified());
    saveCase(document(), path("a.json"));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("different"));
    EXPECT_EQ(presets->currentText(), "Default tolerance");
    ASSERT_TRUE(m_window.files().tryOpen(path("a.json"))); // beside the changes, with engines of its own
    useEngines("cpu", "flawed");
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("within the tolerance"));

    keyIn(presets, Qt::Key_Home);
    waitUntilIdle();
    EXPECT_TRUE(spoken("verdict").startsWith("different"));
}

// 0, 0, 0 would be equal bits: where the bound lets roundings pass, the fields and the words say so.
TEST_F(CompareTest, TheRuleInForceStandsBesideTheVerdict)
{
    key(Qt::Key_F8);
    EXPECT_TRUE(shows("Tolerance: equal bits"));
    const auto figures = [this] {
        QStringList all;
        for (const char* name : {"Tolerance atol", "Tolerance rtol", "Tolerance ULP"}) {
            const auto* line = named<QAbstractSpinBox>(name)->findChild<QLineEdit*>();
            all << (line->text().isEmpty() ? line->placeholderText() : line->text());
        }
        return all.join(u' ');
    };
    auto* presets = named<QComboBox>("Tolerance preset");
    EXPECT_EQ(figures(), "0 0 0");
    EXPECT_EQ(presets->currentText(), "Default tolerance");
    changeCase("RESAMPLE1 --Sizes 1,3,5,7 --InterpolationMode LINEAR --Scales 1,1,2,2 --data random:5");
    useEngines("cpu", "reference");
    ASSERT_THAT(spoken("verdict").toStdString(),
                AllOf(StartsWith("within the tolerance"), HasSubstr("tolerance: the rounding bound")));
    EXPECT_TRUE(shows("Tolerance: the rounding bound"));
    EXPECT_TRUE(shows("\nallowed "));
    EXPECT_EQ(figures(), "bound bound bound");
    type("Tolerance ULP", "2");
    EXPECT_EQ(figures(), "bound bound 2");
    EXPECT_EQ(document().tolerance(), (Tolerance{.ulp = 2, .interpolationBound = true}));
    type("Tolerance ULP", " ");
    EXPECT_EQ(document().tolerance(), (Tolerance{.interpolationBound = true}));
}

// tests/engine/core/compare tests what each tolerance allows.
TEST_F(CompareTest, FurtherTolerancesStandInAPanel)
{
    key(Qt::Key_F8);
    QWidget* panel = openTolerances();
    ASSERT_TRUE(panel->isVisible());
    for (const QLabel* label : panel->findChildren<QLabel*>())
        EXPECT_GE(label->height(),
                  label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height())
            << label->text().toStdString();
    auto* limit = named<QAbstractSpinBox>("Hard limit");
    EXPECT_EQ(limit->text(), QString());
    const QImage empty = limit->grab(limit->rect().adjusted(3, 3, -3, -3)).toImage();
    EXPECT_GT(pixelsLike(empty, empty.rect(), color(Role::SecondaryText)), 5) << "“none”";
    type("Allowed beyond, percent", "7"); // 7 % of 48 are three
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("as many differ as may · 3 of 48"));
    type("Hard limit", "50");
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("different · 3 of 48"));

    press(*panel, "NaN = NaN");
    waitUntilIdle();
    EXPECT_FALSE(document().tolerance().nanEqualsNan);
}

TEST_F(CompareTest, AClickOnTheVerdictTellsWhereAndByHowMuch)
{
    EXPECT_FALSE(shows("worst (0,1,0,0)"));
    click(part("verdict"), QPoint(20, part("verdict")->height() / 2));
    const auto* list = named<QTableView>("3 beyond the tolerance");
    ASSERT_TRUE(list && list->isVisible());
    EXPECT_EQ(list->model()->index(0, 0).data().toString(), "(0,1,0,0)");
    EXPECT_TRUE(shows("worst (0,1,0,0)"));
    EXPECT_TRUE(shows("A − B -60  ULP 60"));
}

// On a logarithmic scale: one ULP is told from none, and does not vanish beside the sign's.
TEST_F(CompareTest, TheMapOfUlpTellsOneFromNone)
{
    // Flawed by 2, 60 and 7 units in the last place.
    changeCase("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT32 --BlockSize 2 --data ramp");
    key(Qt::Key_D);
    for (int i = 0; i < 4; ++i)
        key(Qt::Key_D, Qt::ShiftModifier);
    ASSERT_EQ(difference()->range(), (std::pair(0.0, 60.0)));
    const auto light = [&](uint64_t element) { return qGray(groundOf(difference(), element)); };
    EXPECT_EQ(groundOf(difference(), at(0, 0, 0)), mapped(ColorMap::Viridis, 0));
    EXPECT_GT(light(at(0, 1, 1)), light(at(0, 0, 0)) + 20);
    EXPECT_GT(light(at(1, 3, 5)), light(at(0, 1, 1)) + 20);
    EXPECT_EQ(groundOf(difference(), at(1, 0, 0)), mapped(ColorMap::Viridis, 1));
}

} // namespace
} // namespace tessera
