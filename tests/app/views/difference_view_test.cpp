// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/difference_view.h"

#include "app/number_edit.h"
#include "engine/case.h"
#include "engine/value.h"
#include "tests/app/panel_support.h"
#include "tests/app/support/flawed_engine.h"

#include <QAbstractButton>
#include <QLabel>
#include <QScrollArea>
#include <QTableView>

#include <gmock/gmock.h>

#include <cmath>

namespace tessera {
namespace {

using testing::HasSubstr;

// The CPU engine, wrong in every element whose number divides by five.
class WrongEngine : public Engine {
public:
    std::string name() const override { return "wrong"; }
    std::string description() const override { return "for tests"; }
    bool executesPlans() const override { return true; }
    Timings run(const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        const Timings timings = makeEngine("cpu")->run(c, plan, input, output, control);
        for (uint64_t i = 0; i < elementCount(output.desc); i += 5)
            output.setBits(i, output.bits(i) + 1 + i);
        return timings;
    }
    std::unique_ptr<CopyProbe> makeCopyProbe(uint64_t bytes) const override
    {
        return makeEngine("reference")->makeCopyProbe(bytes);
    }
};

class DifferenceViewTest : public testing::Test {
protected:
    DifferenceViewTest()
    {
        document.setEngines("cpu", "wrong");
        document.newCase(documentationExample());
        EXPECT_TRUE(settle(document)) << document.runError().toStdString();
        showActive(view, {1100, 240});
    }

    std::string says() { return visibleText(view).toStdString(); }
    QTableView* table() { return view.findChild<QTableView*>(); }
    QAbstractButton* button(const QString& name) { return named<QAbstractButton>(view, name); }

    Document document{[](const EngineOptions&, const std::string& name) -> std::unique_ptr<Engine> {
        if (name == "wrong")
            return std::make_unique<WrongEngine>();
        return name == "negative" ? std::make_unique<FlawedEngine>(FlawedEngine::Flaws{{0, uint64_t{1} << 63}})
                                  : makeEngine(name);
    }};
    DifferenceView view{&document};
};

TEST_F(DifferenceViewTest, CountsAndTheWorstElementAreShown)
{
    // 48 elements, 10 of them wrong, by 1 to 46: the last is the worst.
    EXPECT_THAT(says(), HasSubstr("different · 10 of 48"));
    EXPECT_THAT(says(), HasSubstr("worst (0,1,3,3)"));
    EXPECT_THAT(says(), HasSubstr("ULP 46"));
    EXPECT_THAT(says(), HasSubstr("10 beyond the tolerance"));
    EXPECT_EQ(table()->model()->rowCount(), 10);
}

TEST_F(DifferenceViewTest, TheLargestFiguresAreNotCut)
{
    document.newCase(caseFromText("DEPTH_TO_SPACE --Sizes 1,4,2,2 --DataType FLOAT64 --BlockSize 2 --data random:1"));
    document.setEngines("cpu", "negative");
    ASSERT_TRUE(settle(document)) << document.runError().toStdString();
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
}

TEST_F(DifferenceViewTest, GoTherePinsTheWorstElement)
{
    QTest::mouseClick(button("Go there"), Qt::LeftButton);
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 45}));
}

TEST_F(DifferenceViewTest, AMismatchIsPinnedByAClickAndByEnter)
{
    const auto centre = [&](int row) { return table()->visualRect(table()->model()->index(row, 0)).center(); };
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, centre(1));
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 40})); // the second worst
    QTest::keyClick(table(), Qt::Key_Down);
    QTest::keyClick(table(), Qt::Key_Return);
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 35}));
    QTest::mouseClick(button("Position"), Qt::LeftButton);
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, centre(1));
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 5}));
}

TEST_F(DifferenceViewTest, ATypedToleranceChangesTheVerdict)
{
    typeInto(named<NumberEdit>(view, "Tolerance ULP"), "6");
    ASSERT_TRUE(settle(document));
    EXPECT_EQ(document.tolerance().ulp, 6u);
    EXPECT_THAT(says(), HasSubstr("different · 8 of 48"));
    typeInto(named<NumberEdit>(view, "Tolerance atol"), "50");
    ASSERT_TRUE(settle(document));
    EXPECT_THAT(says(), HasSubstr("within the tolerance"));
    EXPECT_FALSE(table()->isVisibleTo(&view));
}

TEST_F(DifferenceViewTest, AnImpossibleToleranceIsMarkedAndNotTaken)
{
    typeInto(named<NumberEdit>(view, "Tolerance rtol"), "-1");
    EXPECT_TRUE(named<NumberEdit>(view, "Tolerance rtol")->property("invalid").toBool());
    EXPECT_EQ(document.tolerance().rtol, 0);
}

TEST_F(DifferenceViewTest, WithoutASecondEngineItSaysWhatToChoose)
{
    document.setEngines("cpu", "");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !document.isRunning(); }, 20000));
    EXPECT_THAT(says(), HasSubstr("Choose a second one as B"));
    EXPECT_FALSE(table()->isVisibleTo(&view));
}

TEST_F(DifferenceViewTest, AMistrustedCaseGivesItsReason)
{
    document.setEngines("cpu", "reference");
    Operator op = document.currentCase().op;
    setFieldText(op, "BlockSize", "1");
    document.setOperator(op, "block");
    ASSERT_TRUE(settle(document));
    ASSERT_EQ(document.shown()->comparison->verdict, Verdict::Mistrusted);
    EXPECT_THAT(says(), HasSubstr(document.shown()->comparison->reason));
}

TEST(DifferenceMap, SignedIsSymmetricalAndKeepsTheSign)
{
    Tensor a(TensorDesc{.dataType = DataType::Int32, .sizes = {1, 1, 1, 3}}), b = a;
    a.setBits(1, fromDouble(DataType::Int32, 3));
    a.setBits(2, fromDouble(DataType::Int32, -5));
    const TensorView::Overlay map = differenceMap(a, b, DifferenceKind::Signed);
    EXPECT_EQ(map.minimum, -5);
    EXPECT_EQ(map.maximum, 5);
    EXPECT_EQ(toDouble(DataType::Float32, map.tensor.bits(0)), 0);
    EXPECT_EQ(toDouble(DataType::Float32, map.tensor.bits(1)), 3);
    EXPECT_EQ(toDouble(DataType::Float32, map.tensor.bits(2)), -5);
}

TEST(DifferenceMap, NeighboursBeyondDoublesAreOneApart)
{
    Tensor a(TensorDesc{.dataType = DataType::UInt64, .sizes = {1, 1, 1, 1}}), b = a;
    a.setBits(0, (1ull << 60) + 1);
    b.setBits(0, 1ull << 60);
    EXPECT_EQ(toDouble(DataType::Float32, differenceMap(a, b, DifferenceKind::Signed).tensor.bits(0)), 1);
    EXPECT_EQ(toDouble(DataType::Float32, differenceMap(b, a, DifferenceKind::Signed).tensor.bits(0)), -1);
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
        EXPECT_EQ(toDouble(DataType::Float32, map.tensor.bits(0)), 0);
        EXPECT_TRUE(std::isnan(toDouble(DataType::Float32, map.tensor.bits(1))));
        EXPECT_EQ(map.maximum, 1) << "equal elsewhere: any range shows them neutral";
    }
}

} // namespace
} // namespace tessera
