// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/form/case_panel.h"

#include "app/base/controls/number_edit.h"
#include "tests/app/support/set_field.h"
#include "tests/app/tensor/panes/panel_support.h"

namespace tessera {
namespace {

// The arrows of BlockSize, clicked time after time, bring and take a sentence about the sizes above it.
TEST(CasePanel, AFieldInHandStaysWhereItIsWhileSentencesComeAndGo)
{
    for (const int height : {1200, 500, 320}) {
        Document document;
        document.setLive(false);
        document.newCase(documentationExample());
        CasePanel panel(&document, nullptr);
        showActive(panel, {320, height});
        auto* edit = named<NumberEdit>(panel, "BlockSize");
        panel.findChild<QScrollArea*>()->ensureWidgetVisible(edit);
        edit->setFocus();
        QCoreApplication::processEvents();
        const auto place = [&] { return edit->mapTo(&panel, QPoint()).y(); };
        const int before = place();
        for (const int size : {3, 2, 1, 2, 3, 2}) {
            setFieldText(document, "BlockSize", QString::number(size));
            QCoreApplication::processEvents();
            EXPECT_EQ(document.issues().empty(), size != 3);
            EXPECT_EQ(place(), before) << size << " in " << height;
        }
    }
}

TEST(CasePanel, WhatIsWrongAtFirstAndThenMendedMovesNoFieldInHand)
{
    Document document;
    document.setLive(false);
    document.newCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 3"));
    CasePanel panel(&document, nullptr);
    showActive(panel, {320, 1200});
    auto* edit = named<NumberEdit>(panel, "BlockSize");
    edit->setFocus();
    QCoreApplication::processEvents();
    const int before = edit->mapTo(&panel, QPoint()).y();
    setFieldText(document, "BlockSize", "2");
    QCoreApplication::processEvents();
    EXPECT_TRUE(document.issues().empty());
    EXPECT_EQ(edit->mapTo(&panel, QPoint()).y(), before);
}

// A sentence that wraps makes the forms higher when they are narrower. Where the panel is about as high as they are,
// the bar came and went without end, each time within the other.
TEST(CasePanel, TheScrollBarComesToRestInAPanelOfAnyHeight)
{
    Document document;
    document.setLive(false);
    document.newCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 3"));
    CasePanel panel(&document, nullptr);
    showActive(panel, {320, 1200});
    const auto* scroll = panel.findChild<QScrollArea*>();
    const QWidget* forms = scroll->widget();
    const auto heightOf = [&] { return forms->layout()->minimumHeightForWidth(forms->width()); };
    for (int width = 280; width <= 340; width += 4) {
        panel.resize(width, 1200);
        QCoreApplication::processEvents();
        const int least = heightOf() + panel.height() - scroll->maximumViewportSize().height();
        for (int height = least - 24; height < least + 24; ++height) {
            panel.resize(width, height);
            QCoreApplication::processEvents();
            EXPECT_EQ(scroll->verticalScrollBar()->isVisible(), heightOf() > scroll->maximumViewportSize().height())
                << width << " by " << height;
        }
    }
}

} // namespace
} // namespace tessera
