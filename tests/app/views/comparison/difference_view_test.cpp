// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/number_edit.h"
#include "app/model/document/element_pair.h"
#include "app/views/comparison/difference_view.h"
#include "app/views/comparison/verdict.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

// A flaw in every fifth element of the largest output here.
FlawedEngine::Flaws flawInEachFifth()
{
    FlawedEngine::Flaws flaws;
    for (uint64_t i = 0; i < 7200; i += 5)
        flaws[i] = 1 + i;
    return flaws;
}

struct DifferenceViewTest : testing::Test {
    DifferenceViewTest()
    {
        document.setEngines("cpu", "wrong");
        open(documentationExample());
        view.setMinimumSize(360, 120); // as of the bottom panel
        showActive(view, {1100, 240});
    }

    void open(const Case& c)
    {
        document.newCase(c);
        ASSERT_TRUE(waitUntilIdle(document)) << english(document.runError());
    }
    void openWrong(const std::string& type)
    {
        open(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,20,30 --BlockSize 2 --DataType " + type + " --data random:1"));
    }
    QString shownColumns()
    {
        QStringList names;
        for (int column = 0; column < table()->model()->columnCount(); ++column)
            if (!table()->isColumnHidden(column))
                names << table()->model()->headerData(column, Qt::Horizontal).toString();
        return names.join(QLatin1Char(' '));
    }
    QString cutColumns() { return tessera::cutColumns(table(), 3).join(QLatin1Char(' ')); }
    void chooseIn(const char* name, int index)
    {
        auto* box = named<QComboBox>(view, name);
        ASSERT_TRUE(box) << name;
        tessera::chooseIn(box, index);
    }
    std::string says() { return visibleText(view).toStdString(); }
    QTableView* table() { return view.findChild<QTableView*>(); }
    QAbstractButton* button(const QString& name) { return named<QAbstractButton>(view, name); }

    Document document{[](const EngineOptions&, const std::string& name) -> std::unique_ptr<Engine> {
        if (name == "wrong")
            return std::make_unique<FlawedEngine>(flawInEachFifth());
        return name == "negative" ? std::make_unique<FlawedEngine>(FlawedEngine::Flaws{{0, uint64_t{1} << 63}})
                                  : makeEngine(name);
    }};
    DifferenceView view{{&document}};
};

TEST_F(DifferenceViewTest, TheLargestFiguresAreNotCut)
{
    document.setEngines("cpu", "negative");
    open(caseFromText("DEPTH_TO_SPACE --Sizes 1,4,2,2 --DataType FLOAT64 --BlockSize 2 --data random:1"));
    auto* figures = view.findChild<QScrollArea*>();
    QString cut;
    EXPECT_TRUE(QTest::qWaitFor([&] { // they are laid out
        cut.clear();
        for (QLabel* label : figures->findChildren<QLabel*>()) {
            const int right = label->mapTo(figures->viewport(), QPoint()).x() + label->width();
            if (right > figures->viewport()->width() || label->width() < label->minimumSizeHint().width())
                cut += label->text() + QLatin1Char('\n');
        }
        return cut.isEmpty();
    })) << cut.toStdString();
    openWrong("FLOAT32");
    const QList<QLabel*> labels = view.findChildren<QLabel*>();
    EXPECT_TRUE(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text().contains(QStringLiteral("of 4\u00a0800")); // a number breaks in no place
    }));
}

// The widths are those of the bottom panel in windows of 1280 by 800 and of 1024 by 640. The narrower one shows the
// place and both values; the other columns are scrolled to.
TEST_F(DifferenceViewTest, EveryColumnOfTheListIsReadable)
{
    for (const int width : {967, 711}) {
        view.resize(width, 226);
        for (const char* type : {"UINT8", "FLOAT16", "FLOAT32", "INT64"}) {
            if (width == 711 && type == std::string("INT64"))
                continue; // which has no room for both values there
            openWrong(type);
            EXPECT_TRUE(waitFor([&] {
                const QString cut = cutColumns();
                return cut.isEmpty() || (width == 711 && (cut == "ULP" || cut == "A − B ULP"));
            })) << type
                << ' ' << width << ": " << cutColumns().toStdString();
            EXPECT_EQ(shownColumns(), "at A B A − B ULP") << type;
            const QRect third = table()->visualRect(table()->model()->index(2, 0));
            EXPECT_TRUE(table()->viewport()->rect().contains(third)) << type;
            EXPECT_TRUE(button("Map")) << "beside the list, or in its place";
        }
    }
}

TEST_F(DifferenceViewTest, TheMapHasTheListsPlace)
{
    auto* map = named<TensorView>(view, "Map of the differences");
    EXPECT_FALSE(map);
    EXPECT_TRUE(table()->isVisibleTo(&view));
    QTest::mouseClick(button("Map"), Qt::LeftButton);
    map = named<TensorView>(view, "Map of the differences");
    ASSERT_TRUE(map);
    EXPECT_FALSE(table()->isVisibleTo(&view));
    EXPECT_EQ(QApplication::focusWidget(), button("Map"));
    ASSERT_TRUE(waitFor([&] { return map->elementRect(45).isValid() && map->width() > 280; }));
    const QRgb worst = mapped(ColorMap::Diverging, 0), neutral = mapped(ColorMap::Diverging, 0.5);
    EXPECT_TRUE(waitFor([&] { // that the worst element stands out
        const QImage shot = map->grab().toImage();
        return pixelsLike(shot, map->elementRect(45).toRect(), worst) > 4
            && pixelsLike(shot, map->elementRect(44).toRect(), neutral) > 4;
    }));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Left);
    EXPECT_TRUE(table()->isVisibleTo(&view)) << nameOf(QApplication::focusWidget()).toStdString();
}

TEST_F(DifferenceViewTest, SaysTheMapsFigure)
{
    open(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,12,20,30 --BlockSize 2 --DataType UINT8 --data random:1"));
    QTest::mouseClick(button("Map"), Qt::LeftButton);
    const auto choose = [&](DifferenceKind kind) { chooseIn("Difference shown", int(kind)); };
    const auto shows = [&](const char* words) { return visibleText(view).contains(words); };
    choose(DifferenceKind::Ssim);
    EXPECT_TRUE(waitFor([&] { return shows("SSIM 0."); })) << says();
    choose(DifferenceKind::Flip);
    EXPECT_TRUE(waitFor([&] { return shows("FLIP 0."); })) << says();
    EXPECT_TRUE(shows("67.02 pixels per degree"));
    choose(DifferenceKind::Signed);
    EXPECT_TRUE(waitFor([&] { return !shows("FLIP"); })) << says();
    open(documentationExample()); // 4 × 6
    choose(DifferenceKind::Ssim);
    auto* map = named<TensorView>(view, "Map of the differences");
    EXPECT_TRUE(waitFor([&] { return !map->range(); })) << "refused: the picture is too small";
}

TEST_F(DifferenceViewTest, HowAlikeTheyAreIsAFigureOfTheLargestValue)
{
    document.setEngines("cpu", "reference");
    open(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,30,30 --BlockSize 2 --DataType FLOAT32 --data iota"));
    EXPECT_TRUE(waitFor([&] { return says().find("SSIM 1.0000 (peak 7199)") != std::string::npos; })) << says();
    EXPECT_THAT(says(), HasSubstr("PSNR"));
}

// The largest |A − B| and the largest ULP are two elements: both are shown.
TEST_F(DifferenceViewTest, TheWorstByUlpHasItsOwnPlace)
{
    // Off by 1 ULP of a million, and by 6 of 1.
    open(caseFromText("DEPTH_TO_SPACE --Sizes 1,1,1,10 --DataType FLOAT32 --BlockSize 1 "
                      "--data values:1000000,1,1,1,1,1,1,1,1,1"));
    const Comparison& found = *document.shown()->comparison;
    ASSERT_NE(found.worst->element, found.worstUlp->element);
    EXPECT_THAT(says(), AllOf(HasSubstr("most |A − B|"), HasSubstr("most ULP")));
    for (QLabel* label : view.findChildren<QLabel*>())
        if (const auto link = QStringLiteral("<a href='%1'>Go there</a>").arg(found.worstUlp->element);
            label->text().contains(link))
            emit label->linkActivated(QString::number(found.worstUlp->element));
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, found.worstUlp->element}));
}

TEST_F(DifferenceViewTest, AMismatchIsPinnedByAClickAndByEnter)
{
    clickCell(table(), 1);
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 40})); // the second worst
    QTest::keyClick(table(), Qt::Key_Down);
    QTest::keyClick(table(), Qt::Key_Return);
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 35}));
    chooseIn("Order of the mismatches", 1);
    clickCell(table(), 1);
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 5}));
}

TEST_F(DifferenceViewTest, AnImpossibleToleranceIsMarkedAndNotTaken)
{
    typeInto(named<NumberEdit>(view, "Tolerance rtol"), "-1");
    EXPECT_TRUE(named<NumberEdit>(view, "Tolerance rtol")->property("invalid").toBool());
    EXPECT_EQ(document.tolerance().rtol, 0);
}

double at(const TensorView::Overlay& map, uint64_t element)
{
    return toDouble(DataType::Float32, map.tensor.bits(element));
}

TEST(DifferenceMap, NeighboursBeyondDoublesAreOneApart)
{
    Tensor a(TensorDesc{.dataType = DataType::UInt64, .sizes = {1, 1, 1, 1}}), b = a;
    a.setBits(0, (1ull << 60) + 1);
    b.setBits(0, 1ull << 60);
    EXPECT_EQ(at(differenceMap(a, b, DifferenceKind::Signed), 0), 1);
    EXPECT_EQ(at(differenceMap(b, a, DifferenceKind::Signed), 0), -1);
}

TEST(DifferenceMap, ANanOnOneSideStaysAndOnBothIsNone)
{
    Tensor a(TensorDesc{.dataType = DataType::Float32, .sizes = {1, 1, 1, 2}}), b = a;
    const uint64_t nan = fromDouble(DataType::Float32, NAN);
    a.setBits(0, nan);
    b.setBits(0, nan | 1);
    a.setBits(1, nan);
    for (const DifferenceKind kind : {DifferenceKind::Signed, DifferenceKind::Absolute, DifferenceKind::Ulp}) {
        const TensorView::Overlay map = differenceMap(a, b, kind);
        EXPECT_EQ(at(map, 0), 0);
        EXPECT_TRUE(std::isnan(at(map, 1)));
        EXPECT_EQ(map.maximum, 1) << "equal elsewhere: any range shows them neutral";
    }
}

TEST_F(DifferenceViewTest, WithoutFiguresItSaysWhy)
{
    EXPECT_THAT(says(), HasSubstr("FAIL"));
    document.setEngines("cpu", "");
    ASSERT_TRUE(waitForRun(document));
    EXPECT_THAT(says(), HasSubstr("Choose a second one as B"));
    EXPECT_FALSE(table()->isVisibleTo(&view));

    document.setEngines("cpu", "reference");
    setFieldText(document, "BlockSize", "1");
    ASSERT_TRUE(waitUntilIdle(document));
    ASSERT_EQ(document.shown()->comparison->verdict, Verdict::Mistrusted);
    EXPECT_THAT(says(), HasSubstr(english(document.shown()->comparison->reason)));

    document.setEngines("cpu", "wrong");
    document.setData(FromFile{"/nowhere/x.npy"}, "Open");
    ASSERT_TRUE(waitFor([&] { return !document.dataError().isEmpty(); }));
    EXPECT_THAT(says(), AllOf(Not(HasSubstr("FAIL")), HasSubstr("A gave no output.")));
    EXPECT_FALSE(table()->isVisibleTo(&view));
}

// What the verdict says while there is none.

struct VerdictTest : testing::Test {
    VerdictTest()
    {
        document.setEngines("fake", "other");
        document.newCase(documentationExample());
    }
    void SetUp() override { ASSERT_TRUE(waitForRun(document)); }
    void edit() { setFieldText(document, "InputTensor.Sizes", "1,8,2,5"); }
    std::string words(bool isOverdue = false) const { return verdictText(document, isOverdue).words.toStdString(); }

    FakeEngine::Log log;
    Document document{fakeEngines(log)};
};

TEST_F(VerdictTest, WaitsForASlowB)
{
    log.act = [this] { log.milliseconds = 3 * kPatience; }; // for the run after it
    edit();
    ASSERT_TRUE(waitFor([&] { return !document.isStale(); }));
    EXPECT_EQ(words(), "B is running…");
    EXPECT_EQ(verdictText(document).role, Role::SecondaryText);
    document.cancel();
    EXPECT_EQ(words(), "cancelled");
}

TEST_F(VerdictTest, OfASlowAStaysForAMoment)
{
    const std::string before = words();
    log.milliseconds = 3 * kPatience;
    edit();
    EXPECT_EQ(words(), before);
    EXPECT_EQ(words(true), "running…");
    document.cancel();
    EXPECT_EQ(words(), "cancelled");
    EXPECT_TRUE(isPending(document, false));
}

TEST_F(VerdictTest, IsNotThatOfOtherEngines)
{
    log.milliseconds = 3 * kPatience;
    document.setEngines("fake", "another");
    document.cancel();
    EXPECT_EQ(words(), "cancelled");
    document.setLive(false);
    EXPECT_NE(words(), "cancelled"); // then nobody has asked for a run
}

TEST_F(VerdictTest, SaysWhyARunFailedUntilALaterOneGoesWell)
{
    log.act = [] { throw EngineError("the device is lost | by the driver"); };
    document.run();
    ASSERT_TRUE(waitForRun(document));
    EXPECT_EQ(words(), "the run failed: the device is lost | by the driver");
    EXPECT_EQ(reportOf(document), "the device is lost\nby the driver");
    log.act = {};
    document.run();
    ASSERT_TRUE(waitForRun(document));
    EXPECT_EQ(words().substr(0, 5), "equal");
}

TEST_F(VerdictTest, SaysThatATextIsNoValue)
{
    document.setInvalidText({"BlockSize", "\"x\"", "is not a number"});
    EXPECT_EQ(words(), "BlockSize = \"x\" is not a number");
    EXPECT_EQ(verdictText(document).role, Role::Bad);
}

} // namespace
} // namespace tessera
