// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/questions.h"
#include "app/base/look/theme.h"
#include "tests/app/support/dialogs.h"
#include "tests/support/matchers.h"

#include <QtTest>
#include <QtWidgets>

namespace tessera {

namespace {

QPushButton* button(UnsavedSheet& sheet, QDialogButtonBox::StandardButton which)
{
    return sheet.findChild<QDialogButtonBox*>()->button(which);
}

} // namespace

TEST(UnsavedSheetTest, ThoseTickedAreSavedByTheKeysAlone)
{
    UnsavedSheet sheet({"one", "two", "three"}, nullptr);
    auto* list = sheet.findChild<QListWidget*>();
    ASSERT_TRUE(list);
    EXPECT_EQ(list->count(), 3);
    const QString all = button(sheet, QDialogButtonBox::Save)->text();
    sheet.show();
    ASSERT_EQ(sheet.focusWidget(), list);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Space);
    EXPECT_NE(button(sheet, QDialogButtonBox::Save)->text(), all);
    QTest::keyClick(list, Qt::Key_Return);
    EXPECT_EQ(sheet.result(), QDialog::Accepted);
    EXPECT_THAT(sheet.toSave(), ElementsAre(0, 2));
}

TEST(UnsavedSheetTest, OneCaseIsNamedInTheQuestion)
{
    UnsavedSheet sheet({"mine <b>.json"}, nullptr);
    EXPECT_FALSE(sheet.findChild<QListWidget*>());
    EXPECT_TRUE(sheet.findChild<QLabel*>()->text().contains("mine <b>.json"));
    button(sheet, QDialogButtonBox::Discard)->click();
    EXPECT_EQ(sheet.result(), QDialog::Accepted);
    EXPECT_THAT(sheet.toSave(), IsEmpty());
}

// In the window's own style, which puts the button that discards first.
TEST(Questions, EnterLosesNothing)
{
    applyTheme(*qApp, Theme::Light);
    UnsavedSheet sheet({"mine.json"}, nullptr);
    sheet.show();
    ASSERT_TRUE(sheet.focusWidget());
    QTest::keyClick(sheet.focusWidget(), Qt::Key_Return);
    EXPECT_EQ(sheet.result(), QDialog::Accepted);
    EXPECT_THAT(sheet.toSave(), ElementsAre(0));

    Dialogs dialogs(nullptr);
    const auto afterEnter = [](const auto& ask) { // one at a time: two questions may lie at one address
        const Answers answers({[](QWidget& question) { QTest::keyClick(question.focusWidget(), Qt::Key_Return); }});
        return ask();
    };
    EXPECT_FALSE(afterEnter([&] { return dialogs.replacesChangedFile("mine.json"); }));
    EXPECT_FALSE(afterEnter([&] { return dialogs.readsOutside("mine.json reads ../other.npy"); }));
    EXPECT_EQ(afterEnter([&] { return dialogs.unsavedAnswers(); }), Questions::Unsaved::Save);
}

} // namespace tessera
