// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/case_panel.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

struct TabsTest : WindowTest {
    QTabBar* bar() const { return part<QTabBar>("caseTabs"); }
    QStringList names() const
    {
        QStringList all;
        for (int i = 0; i < bar()->count(); ++i)
            all << bar()->accessibleTabName(i);
        return all;
    }
    void openNew() { key(Qt::Key_N, Qt::ControlModifier); }
    static Answers::Answer answer(QDialogButtonBox::StandardButton button)
    {
        return [button](QWidget& sheet) {
            QTest::mouseClick(sheet.findChild<QDialogButtonBox*>()->button(button), Qt::LeftButton);
        };
    }
};

TEST_F(TabsTest, EachHasItsOwnCaseUndoPinAndLook)
{
    EXPECT_FALSE(bar()->isVisible()); // one case needs no tabs
    type("BlockSize", "1");
    keyAt(Side::Output, Qt::Key_2, Qt::AltModifier); // one plane
    key(Qt::Key_BracketRight);
    key(Qt::Key_L);
    key(Qt::Key_Plus); // the output alone
    key(Qt::Key_L);
    trigger("exposureUp");
    trigger("clipping");
    openNew();
    EXPECT_TRUE(bar()->isVisible());
    EXPECT_TRUE(shows("UINT32 {1, 2, 4, 6}"));
    EXPECT_EQ(view(Side::Output)->mode(), TensorView::Mode::Atlas);
    EXPECT_EQ(view(Side::Output)->tone(), Tone());
    EXPECT_EQ(spoken("outReadout"), "out (0,1,2,3) 49 0x00000031");
    EXPECT_THAT(names()[0].toStdString(), EndsWith(", with unsaved changes"));
    EXPECT_FALSE(names()[1].endsWith(", with unsaved changes"));
    keyAt(Side::Output, Qt::Key_Z, Qt::ControlModifier); // this tab has nothing to undo
    EXPECT_TRUE(shows("UINT32 {1, 2, 4, 6}"));

    key(Qt::Key_Tab, Qt::ControlModifier);
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}");
    EXPECT_FALSE(shows("UINT32 {1, 2, 4, 6}"));
    EXPECT_EQ(view(Side::Output)->mode(), TensorView::Mode::Plane);
    EXPECT_EQ(view(Side::Output)->plane(), std::pair(0U, 1U));
    EXPECT_EQ(view(Side::Output)->tone(), (Tone{.exposure = 0.5, .showsClipping = true}));
    EXPECT_FALSE(view(Side::Output)->isFitted());
    EXPECT_TRUE(view(Side::Input)->isFitted());
    EXPECT_TRUE(m_window.isWindowModified());
    keyAt(Side::Output, Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(shows("UINT32 {1, 2, 4, 6}"));
    EXPECT_FALSE(m_window.isWindowModified());
    EXPECT_FALSE(names()[0].contains("unsaved"));
}

// The tab of the first picture is hidden before its case has run.
TEST_F(TabsTest, APictureIsShownAsOneWhenItsTabIsSeen)
{
    for (const char* name : {"a.png", "b.png"})
        writePicture(path(name), {8, 6});
    ASSERT_TRUE(m_window.files().tryOpen(path("a.png")) && m_window.files().tryOpen(path("b.png")));
    waitUntilIdle();
    EXPECT_EQ(view(Side::Input)->mode(), TensorView::Mode::Picture);
    key(Qt::Key_Tab, Qt::ControlModifier);
    EXPECT_EQ(view(Side::Input)->mode(), TensorView::Mode::Picture);
    EXPECT_TRUE(document().pinned());
}

TEST_F(TabsTest, KeysWalkThroughThemAndMoveThem)
{
    openNew();
    type("BlockSize", "1");
    openNew();
    type("BlockSize", "0");
    EXPECT_EQ(bar()->currentIndex(), 2);
    keyAt(Side::Output, Qt::Key_PageDown, Qt::ControlModifier); // from the last tab to the first
    EXPECT_EQ(bar()->currentIndex(), 0);
    EXPECT_TRUE(shows("UINT32 {1, 2, 4, 6}"));
    key(Qt::Key_PageUp, Qt::ControlModifier);
    key(Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(bar()->currentIndex(), 1);
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}");
    key(Qt::Key_PageUp, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(bar()->currentIndex(), 0);
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}"); // the same tab at another place
    key(Qt::Key_PageDown, Qt::ControlModifier);
    EXPECT_FALSE(m_window.isWindowModified());
    click(bar(), bar()->tabRect(0).center());
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}");
}

TEST_F(TabsTest, ADuplicateIsTheSameCaseAndGoesItsOwnWay)
{
    QTest::mouseClick(view(Side::Output), Qt::LeftButton, {}, middleOf(Side::Output, {0, 0, 1, 1}));
    QTest::mouseMove(&m_window, QPoint(2, 2));
    key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(bar()->count(), 2);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,0,1,1)"));
    type("BlockSize", "1");
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}");
    keyAt(Side::Output, Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_TRUE(shows("UINT32 {1, 2, 4, 6}"));
    EXPECT_FALSE(m_window.isWindowModified());
}

TEST_F(TabsTest, ANewOneKeepsTheEngines)
{
    useEngines("reference", "cpu");
    openNew();
    const auto shown = [&](const char* name) { return named<QComboBox>(QString::fromLatin1(name))->currentText(); };
    EXPECT_EQ(shown("Engine A"), "reference");
    EXPECT_EQ(shown("Engine B"), "cpu");
    document().setEngines("cpu", "file:/of/the/other/case.npy");
    openNew();
    EXPECT_EQ(shown("Engine A"), "cpu");
    EXPECT_EQ(shown("Engine B"), "reference"); // the file belongs to the other case
}

TEST_F(TabsTest, ClosingAsksOnlyWhereSomethingWouldBeLost)
{
    openNew();
    key(Qt::Key_W, Qt::ControlModifier); // a question would wait for ever
    EXPECT_EQ(bar()->count(), 1);

    openNew();
    type("BlockSize", "1");
    view(Side::Output)->setFocus();
    const Answers answers({answer(QDialogButtonBox::Cancel), answer(QDialogButtonBox::Discard)});
    key(Qt::Key_W, Qt::ControlModifier);
    EXPECT_EQ(bar()->count(), 2);
    click(bar()->tabButton(1, QTabBar::RightSide));
    EXPECT_EQ(bar()->count(), 1);
    EXPECT_TRUE(shows("UINT32 {1, 2, 4, 6}"));
}

TEST_F(TabsTest, AFileGetsATabOnceAndAnUntouchedCaseMakesRoom)
{
    const QString file = path("mine.json");
    saveCase(document(), file);
    document().newCase(documentationExample());
    openFile(file);
    EXPECT_EQ(bar()->count(), 1);
    openNew();
    type("BlockSize", "1");
    openFile(file);
    EXPECT_EQ(names(), (QStringList{"mine.json", names()[1]}));
    EXPECT_EQ(bar()->currentIndex(), 0);
    EXPECT_FALSE(m_window.files().tryOpen(path("none.json")));
    EXPECT_EQ(bar()->count(), 2); // a file that cannot be read gets no tab
}

TEST_F(TabsTest, AnAnswerOfAnotherTabIsNotShown)
{
    openNew();
    EXPECT_TRUE(shows("UINT32 {1, 2, 4, 6}"));
    key(Qt::Key_PageUp, Qt::ControlModifier);
    document().replaceCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,64,256,256 --DataType FLOAT32 --BlockSize 2"), {});
    key(Qt::Key_PageDown, Qt::ControlModifier); // the other tab is shown while this one runs
    waitUntilIdle(); // until the run is stopped
    EXPECT_TRUE(shows("UINT32 {1, 2, 4, 6}")) << visibleText().toStdString();
    EXPECT_FALSE(shows("FLOAT32 {1, 16, 512, 512}"));
    key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_TRUE(waitFor([&] { return shows("FLOAT32 {1, 16, 512, 512}"); }));
}

TEST_F(TabsTest, WhatTheCommandLineNamesHasATabEach)
{
    QStringList files;
    for (const uint32_t height : {2u, 3u}) {
        files << path(QStringLiteral("t%1.npy").arg(height));
        writeNpy(Tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 4, height, 5}}),
                 files.back().toStdU16String());
    }
    type("BlockSize", "1"); // work that nobody has saved
    for (const QString& file : files)
        EXPECT_TRUE(m_window.files().openApart(file));
    waitUntilIdle();
    EXPECT_EQ(bar()->count(), 3);
    EXPECT_TRUE(shows("UINT8 {1, 4, 3, 5}"));
    EXPECT_THAT(names()[2].toStdString(), HasSubstr("t3.npy"));
    EXPECT_FALSE(m_window.files().openApart(path("none.npy")));
    EXPECT_EQ(bar()->count(), 3);
    key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_TRUE(shows("UINT8 {1, 4, 2, 5}"));
    key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_TRUE(shows("UINT32 {1, 8, 2, 3}")); // the first tab is unchanged
}

// Every change in the case panel is one undo step.

struct UndoTest : WindowTest {
    QWidget* panel() const { return m_window.findChild<CasePanel*>(); }

    // Returns how many controls changed the case. Ctrl+Z must take back each change, and Ctrl+Y make it again.
    template <class Control> int changeEach(const std::function<void(Control&)>& change)
    {
        std::set<QString> names; // they are found by name, since a change may make the form again
        for (const Control* control : panel()->findChildren<Control*>())
            if (control->isVisible() && control->isEnabled() && !control->accessibleName().isEmpty())
                names.insert(control->accessibleName());
        int changes = 0;
        for (const QString& name : names) {
            auto* changed = tessera::named<Control>(*panel(), name);
            if (!changed)
                continue;
            const Case before = document().currentCase();
            const int steps = document().undoStack()->index();
            changed->setFocus();
            change(*changed);
            waitUntilIdle();
            const Case after = document().currentCase();
            if (after == before)
                continue;
            ++changes;
            EXPECT_EQ(document().undoStack()->index(), steps + 1) << name.toStdString();
            EXPECT_TRUE(action("undo")->text().contains(document().undoStack()->undoText()));
            key(Qt::Key_Z, Qt::ControlModifier);
            EXPECT_EQ(document().currentCase(), before) << name.toStdString();
            key(Qt::Key_Y, Qt::ControlModifier);
            EXPECT_EQ(document().currentCase(), after) << name.toStdString();
            key(Qt::Key_Z, Qt::ControlModifier);
        }
        return changes;
    }
};

const auto stepUp = [](QAbstractSpinBox& box) { QTest::keyClick(&box, Qt::Key_Up); };
const auto nextEntry = [](QComboBox& box) { QTest::keyClick(&box, Qt::Key_Down); };
const auto pressButton = [](QAbstractButton& button) {
    if (button.isCheckable() && !button.isChecked())
        QTest::keyClick(&button, Qt::Key_Space);
};

TEST_F(UndoTest, EveryControlIsOneStep)
{
    const std::tuple<const char*, int, int> rows[] = {
        // The case, how many numbers it has, and how many choices.
        // Four sizes, the block and the seed; the order.
        {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --data random:7", 6, 1},
        // Sizes, scales, eight offsets and the constant; mode and rounding.
        {"RESAMPLE2 --Sizes 1,2,4,4 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,2 --data constant:2.5", 17, 2},
    };
    for (const auto& [line, numbers, buttons] : rows) {
        showCase(line);
        EXPECT_FALSE(action("undo")->isEnabled());
        if (!tessera::named<QComboBox>(*panel(), "Layout of the input"))
            press(*panel(), "Layout in memory");
        EXPECT_GE(changeEach<QAbstractSpinBox>(stepUp), numbers) << line;
        EXPECT_GE(changeEach<QComboBox>(nextEntry), 5) << line; // operator, type, two layouts, generator
        EXPECT_GE(changeEach<QAbstractButton>(pressButton), buttons) << line;
    }
}

} // namespace
} // namespace tessera
