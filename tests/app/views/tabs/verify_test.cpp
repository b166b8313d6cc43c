// SPDX-License-Identifier: GPL-3.0-or-later
// The Verify tab: what each button shows of the engines, and what can be done with a finding.
#include "tests/app/support/flawed_engine.h"
#include "tests/app/support/set_field.h"
#include "tests/app/support/window_fixture.h"

#include "engine/compute/registry/registry.h"
#include "engine/formats/files/npy.h"

namespace tessera {
namespace {

class VerifyTest : public WindowTest {
protected:
    VerifyTest()
        : WindowTest({.fresh = true, .theme = Theme::Light, .makeEngine = flawedEngines({{24, 60}})})
    {
        m_window.resize(1280, 800);
        m_window.activateWindow(); // what is chosen is drawn otherwise in a window behind others
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_window));
        key(Qt::Key_V, Qt::AltModifier | Qt::ShiftModifier);
    }

    QAbstractButton* button(const char* text) const
    {
        for (auto* each : part("verify")->findChildren<QAbstractButton*>())
            if (each->text() == QLatin1String(text))
                return each;
        return nullptr;
    }
    QTableView* list() const { return named<QTableView>("Findings"); }
    QString cell(int row, int column) const { return list()->model()->index(row, column).data().toString(); }
    QString line(int row) const { return QStringList{cell(row, 0), cell(row, 1), cell(row, 2)}.join(u' '); }
    QString summary() const { return part<QLabel>("verifySummary")->text(); }

    // Until all the findings are there.
    void press(const char* text)
    {
        QAbstractButton* pressed = button(text);
        ASSERT_TRUE(pressed && pressed->isEnabled()) << text;
        QTest::mouseClick(pressed, Qt::LeftButton);
        ASSERT_TRUE(waitFor([&] { // "1 of 2 pass"
            const int of = summary().section(u' ', 2, 2).toInt();
            return of > 0 && list()->model()->rowCount() == of && !button("Stop")->isVisible();
        }));
    }
    void choose(int row)
    {
        list()->scrollTo(list()->model()->index(row, 0));
        QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                          list()->visualRect(list()->model()->index(row, 2)).center());
    }
};

TEST_F(VerifyTest, ProvesThePermutationAndTheRoundTrip)
{
    press("Permutation");
    EXPECT_EQ(line(0), "PASS cpu · permutation 48 of 48 input elements stand in the output exactly once");
    press("Round trip");
    EXPECT_THAT(line(0).toStdString(),
                StartsWith("PASS cpu · round trip 48 of 48 are back after SPACE_TO_DEPTH1; in the other order "
                           "only 12 of 48"));
    EXPECT_EQ(summary(), "2 of 2 pass"); // one of them is the reference
    press("Repeat");
    EXPECT_EQ(line(0), "PASS cpu · repeat 10 runs, the same bits each time");

    changeCase("RESAMPLE1 --Sizes 1,1,2,2 --Scales 1,1,2,2");
    EXPECT_FALSE(button("Permutation")->isEnabled());
    EXPECT_FALSE(button("Round trip")->isEnabled());
    EXPECT_TRUE(button("Repeat")->isEnabled());
}

TEST_F(VerifyTest, AnEngineThatErrsIsFoundOut)
{
    useEngines("flawed", "");
    press("Permutation");
    EXPECT_THAT(line(0).toStdString(), StartsWith("FAIL flawed · permutation 47 of 48"));
    EXPECT_EQ(summary(), "0 of 1 pass, 1 fail");
    const QLabel* words = part<QLabel>("verifySummary");
    EXPECT_GT(pixelsLike(const_cast<QLabel*>(words)->grab().toImage(), words->rect(), color(Role::Bad)), 10);
}

TEST_F(VerifyTest, ThePackIsAListOfWhichEachLineRepeatsAndShowsItsCase)
{
    press("Conformance pack");
    const int rows = list()->model()->rowCount();
    EXPECT_GT(rows, 50);
    EXPECT_EQ(summary(), QStringLiteral("%1 of %1 pass").arg(rows));
    choose(6);
    EXPECT_EQ(line(6), "PASS cpu · RESAMPLE1, linear, all four axes halved 1 of 1 equal");
    key(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    const QString command = "tessera check --pack resample1_quadrilinear --engine cpu";
    EXPECT_EQ(QGuiApplication::clipboard()->text(), command);
    EXPECT_TRUE(shows(command));
    QTest::keyClick(list(), Qt::Key_Return);
    waitUntilIdle();
    EXPECT_EQ(spoken("verdict"), "equal, bit for bit · 1 of 1");
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("FLOAT32 {1, 1, 1, 1}"));
}

TEST_F(VerifyTest, TheChosenLineKeepsItsMark)
{
    press("Permutation");
    choose(0);
    const QRect row = list()->visualRect(list()->model()->index(0, 0)), mark(row.topLeft(), QSize(20, row.height()));
    const QImage picture = list()->viewport()->grab().toImage();
    const QColor ground = m_window.palette().color(QPalette::Highlight);
    EXPECT_GT(pixelsLike(picture, mark, ground), 200) << "it is not chosen";
    int bright = 0;
    for (int y = mark.top(); y <= mark.bottom(); ++y)
        for (int x = mark.left(); x <= mark.right(); ++x)
            bright += QColor(picture.pixel(x, y)).lightness() > ground.lightness() + 30;
    EXPECT_GT(bright, 15);
}

// A NaN is moved with all its bits, and one of other bits is another element.
TEST_F(VerifyTest, TheBitsOfANanCount)
{
    const QTemporaryDir folder;
    const QString input = folder.filePath("nan.npy"), expected = folder.filePath("out.npy");
    Tensor values({.dataType = DataType::Float32, .sizes = {1, 8, 2, 3}});
    for (uint64_t i = 0; i < 48; ++i)
        values.setBits(i, 0x7fc00000 + i);
    writeNpy(values, input.toStdU16String());
    openFile(input);
    EXPECT_EQ(spoken("verdict"), "equal, bit for bit · 48 of 48");
    Tensor output = *document().shown()->a;
    output.setBits(8, output.bits(8) ^ 1);
    writeNpy(output, expected.toStdU16String());
    useEngines("cpu", "file:" + expected);
    const QString verdict = spoken("verdict");
    EXPECT_THAT(verdict.toStdString(), StartsWith("different · 1 of 48, by bits alone at (0,0,1,2)"));
}

TEST_F(VerifyTest, FindingsOfACaseGoWithIt)
{
    press("Repeat");
    EXPECT_GT(list()->model()->rowCount(), 0);
    setFieldText(document(), "BlockSize", "1");
    waitUntilIdle();
    EXPECT_EQ(list()->model()->rowCount(), 0);
    EXPECT_FALSE(part("verifySummary")->isVisible());
}

} // namespace
} // namespace tessera
