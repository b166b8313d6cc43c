// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

class PaletteTest : public WindowTest {
protected:
    QWidget* palette() const { return part("palette"); }
    QListWidget* list() const { return palette()->findChild<QListWidget*>(); }
    void open() { key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier); }
    void type(const char* letters)
    {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(letters));
        waitUntilIdle();
    }
    QString row(int index) const { return list()->item(index)->data(Qt::AccessibleTextRole).toString(); }
};

TEST_F(PaletteTest, RunsAnActionByAFewLetters)
{
    view(Side::Output)->setFocus();
    open();
    ASSERT_TRUE(palette()->isVisible());
    type("copval");
    EXPECT_EQ(row(0), "Copy value or selection, Edit Ctrl+C");
    const QImage before = palette()->grab().toImage();
    EXPECT_GT(pixelsLike(before, before.rect(), color(Role::Accent)), 5000); // the mark
    key(Qt::Key_Return);
    EXPECT_FALSE(palette()->isVisible());
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "49");
    EXPECT_TRUE(view(Side::Output)->hasFocus());
}

TEST_F(PaletteTest, ListsEveryActionAndThoseUsedLastFirst)
{
    open();
    EXPECT_EQ(size_t(list()->count()) + 1, m_window.actions().all().size()); // itself left out
    EXPECT_FALSE(row(0).startsWith("Grid"));
    type("grid");
    key(Qt::Key_Return);
    open();
    EXPECT_THAT(row(0).toStdString(), StartsWith("Grid"));
}

// A run that ends may end the widget that had the focus: the case's new form has other fields.
TEST_F(PaletteTest, LeavesWhenWhatHadTheFocusIsGone)
{
    auto* field = new QLineEdit(&m_window);
    field->show();
    field->setFocus();
    open();
    delete field;
    auto* other = new QLineEdit(&m_window); // likely where the field was
    other->show();
    key(Qt::Key_Escape);
    EXPECT_FALSE(palette()->isVisible());
    EXPECT_FALSE(other->hasFocus());
}

TEST_F(PaletteTest, FindsByTheWordsOfTheSentenceTooButLast)
{
    for (const char* words : {"histog", "histogram", "statistics", "black white"}) {
        open();
        type(words);
        QStringList rows;
        for (int i = 0; i < list()->count(); ++i)
            rows << row(i);
        EXPECT_FALSE(rows.filter("Histogram, range and statistics").isEmpty()) << words;
        EXPECT_THAT(row(0).toStdString(), HasSubstr("istogram")) << words;
        key(Qt::Key_Escape);
    }
}

TEST_F(PaletteTest, FindsTheValuesByWhatIsInThem)
{
    for (const char* word : {"histogram", "statistics", "profile", "values"}) {
        open();
        type(word);
        key(Qt::Key_Return);
        auto* values = part("valuesDock");
        EXPECT_TRUE(values->isVisible()) << word;
        values->hide();
    }
}

TEST_F(PaletteTest, SaysThatNothingIsFound)
{
    open();
    EXPECT_FALSE(shows("No action has these letters"));
    type("zzz");
    EXPECT_TRUE(shows("No action has these letters"));
    EXPECT_FALSE(list()->isVisible());
    key(Qt::Key_Backspace);
    key(Qt::Key_Backspace);
    key(Qt::Key_Backspace);
    EXPECT_TRUE(list()->isVisible());
}

TEST_F(PaletteTest, KeepsItsKeysToItselfAndLeavesWithEscape)
{
    view(Side::Output)->setFocus();
    const double zoom = view(Side::Output)->zoom();
    open();
    type("f"); // a key of the window: here it is a letter
    EXPECT_TRUE(palette()->isVisible());
    key(Qt::Key_Plus);
    EXPECT_EQ(view(Side::Output)->zoom(), zoom);
    key(Qt::Key_Escape);
    EXPECT_FALSE(palette()->isVisible());
    EXPECT_EQ(spoken("outReadout"), "out (0,1,2,3) 49 0x00000031"); // the pin stays
}

TEST_F(PaletteTest, ArrowsGoRoundAndTellWhatIsMarked)
{
    open();
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_TRUE(field);
    key(Qt::Key_Up);
    EXPECT_EQ(list()->currentRow(), list()->count() - 1);
    EXPECT_EQ(field->accessibleDescription(), row(list()->count() - 1));
    key(Qt::Key_Down);
    EXPECT_EQ(list()->currentRow(), 0);
    type("qqqqq");
    EXPECT_EQ(list()->count(), 0);
    EXPECT_EQ(field->accessibleDescription(), "No action has these letters");
    key(Qt::Key_Return);
    EXPECT_TRUE(palette()->isVisible());
}

TEST_F(PaletteTest, ListsWhatCannotBeDoneNowLastAndSaysWhy)
{
    open();
    int able = 0;
    while (able < list()->count() && !row(able).contains(" · "))
        ++able;
    ASSERT_GT(able, 20);
    ASSERT_LT(able, list()->count());
    for (int i = able; i < list()->count(); ++i)
        EXPECT_THAT(row(i).toStdString(), HasSubstr(" · "));
    type("undo");
    EXPECT_EQ(row(0), "Undo, Edit · nothing was changed Ctrl+Z");
    key(Qt::Key_Return);
    EXPECT_TRUE(palette()->isVisible());
}

// It was cut to "A and B do not differ, or one of them is…".
TEST_F(PaletteTest, HasRoomForTheWholeReason)
{
    open();
    type("bug report");
    ASSERT_TRUE(row(0).contains(" · "));
    const int line = list()->fontMetrics().height();
    EXPECT_GE(list()->visualItemRect(list()->item(0)).height(), 3 * line); // the name, and a reason of two lines
    EXPECT_GE(list()->height(), list()->visualItemRect(list()->item(0)).height());
    key(Qt::Key_Escape);
    open();
    type("copy value");
    EXPECT_LT(list()->visualItemRect(list()->item(0)).height(), 3 * line);
}

} // namespace
} // namespace tessera
