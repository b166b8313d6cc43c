// SPDX-License-Identifier: GPL-3.0-or-later
// Kept pins: their list with every result's values, their numbers in the tensors, and that they stay.
#include "tests/app/support/flawed_engine.h"
#include "tests/app/support/window_fixture.h"

#include "engine/compute/registry/registry.h"
#include "engine/formats/io/case_format.h"

namespace tessera {
namespace {

class PinsTest : public WindowTest {
public:
    explicit PinsTest(const QString& folder = {})
        : WindowTest({.configFolder = folder,
                      .fresh = folder.isEmpty(),
                      .theme = Theme::Light,
                      .makeEngine = flawedEngines({{24, 60}})}) // (0,1,0,0) is 96, not 36
    {
        m_window.resize(1280, 800);
        waitUntilIdle();
    }

    QTableView* list() const { return named<QTableView>("Kept pins"); }
    QStringList row(int index) const
    {
        QStringList cells;
        for (int column = 0; column < list()->model()->columnCount(); ++column)
            cells << list()->model()->index(index, column).data().toString();
        return cells;
    }
    int rows() const { return list()->model()->rowCount(); }

    void keep(Side side, std::array<uint32_t, 4> at)
    {
        QTest::mouseClick(view(side), Qt::LeftButton, {}, middleOf(side, at));
        QEvent leave(QEvent::Leave); // the pin is what counts
        QApplication::sendEvent(view(side), &leave);
        view(side)->setFocus();
        key(Qt::Key_P, Qt::ShiftModifier);
    }

    void TestBody() override { }
};

TEST_F(PinsTest, TheListShowsWhatEveryResultHolds)
{
    useEngines("cpu", "flawed");
    keep(Side::Output, {0, 1, 0, 0});
    keep(Side::Input, {0, 0, 0, 0});
    keep(Side::Input, {0, 0, 0, 0}); // again: it is taken off
    keep(Side::Input, {0, 7, 1, 2});
    ASSERT_EQ(rows(), 2);
    EXPECT_EQ(row(0).join(u' ').toStdString(), "1 out (0,1,0,0) 36 36 96 – -60 60");
    EXPECT_EQ(row(1).join(u' ').toStdString(), "2 in (0,7,1,2) 68 68 68 – 0 0");
    useEngines("cpu", "");
    EXPECT_EQ(row(0).join(u' ').toStdString(), "1 out (0,1,0,0) 36 36 – – – –");
}

TEST_F(PinsTest, ExpectedValuesOfTheFileAreAColumn)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("case.json");
    const std::string_view json = builtInCases().front().json;
    writeContent(path, QByteArray(json.data(), qsizetype(json.size())));
    openFile(path);
    keep(Side::Output, {0, 0, 0, 1});
    const QString value = row(0)[3];
    EXPECT_EQ(row(0)[5], value);
    type("BlockSize", "1"); // another case: the file says nothing of it
    EXPECT_EQ(row(0)[5], "–");
}

TEST_F(PinsTest, EnterAndADoubleClickJumpAndDeleteRemoves)
{
    keep(Side::Output, {0, 0, 0, 0});
    keep(Side::Output, {0, 1, 3, 5});
    key(Qt::Key_P, Qt::AltModifier | Qt::ShiftModifier);
    ASSERT_TRUE(list()->hasFocus());
    list()->setCurrentIndex(list()->model()->index(0, 0));
    key(Qt::Key_Return);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,0,0,0)"));
    const QPoint second = list()->visualRect(list()->model()->index(1, 1)).center();
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, second);
    QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, second);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,1,3,5)"));
    list()->setFocus();
    key(Qt::Key_Delete);
    ASSERT_EQ(rows(), 1);
    EXPECT_EQ(row(0)[1], "out (0,0,0,0)");
    view(Side::Output)->setFocus();
    key(Qt::Key_J);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,0,0,0)"));
}

TEST_F(PinsTest, TheirNumbersAreDrawnHereAndAtTheirPartners)
{
    keep(Side::Output, {0, 0, 1, 1});
    document().pin({});
    const uint64_t element = elementAt(document().shown()->plan.output.sizes, std::vector<uint32_t>{0, 0, 1, 1});
    const uint64_t source = document().partners(Pick{Side::Output, element}).list.at(0).element;
    const auto inks = [&](Side side, uint64_t of, Role role) {
        return pixelsLike(view(side)->grab().toImage(), view(side)->elementRect(of).toAlignedRect(), color(role));
    };
    const int own = inks(Side::Output, element, Role::Pin), partner = inks(Side::Input, source, Role::Partner);
    EXPECT_GT(own, 40);
    EXPECT_GT(partner, 40);
    key(Qt::Key_C); // and in the comparison
    auto* a = named<TensorView>("Output of A");
    EXPECT_GT(pixelsLike(a->grab().toImage(), a->elementRect(element).toAlignedRect(), color(Role::Pin)), 40);
    key(Qt::Key_C);
    action("removeKeptPins")->trigger();
    EXPECT_LT(inks(Side::Output, element, Role::Pin), own / 4);
    EXPECT_LT(inks(Side::Input, source, Role::Partner), partner / 4);
}

TEST_F(PinsTest, AnotherShapeLacksThemForAsLongAsItIsThere)
{
    keep(Side::Output, {0, 1, 3, 5});
    type("BlockSize", "1"); // {1, 8, 2, 3}
    EXPECT_EQ(row(0).join(u' ').toStdString(), "1 out (0,1,3,5) – – – – – –");
    type("BlockSize", "2");
    EXPECT_EQ(row(0)[3], "68");
}

TEST_F(PinsTest, EachCaseHasItsOwnAndTheSessionKeepsThem)
{
    const QTemporaryDir folder;
    {
        PinsTest first(folder.path());
        first.keep(Side::Output, {0, 1, 3, 5});
        first.key(Qt::Key_N, Qt::ControlModifier);
        EXPECT_EQ(first.rows(), 0);
        first.keep(Side::Input, {0, 2, 1, 0});
        first.m_window.close();
    }
    PinsTest next(folder.path());
    EXPECT_EQ(next.row(0)[1], "in (0,2,1,0)");
    next.key(Qt::Key_PageUp, Qt::ControlModifier);
    ASSERT_EQ(next.rows(), 1);
    EXPECT_EQ(next.row(0)[1], "out (0,1,3,5)");
}

} // namespace
} // namespace tessera
