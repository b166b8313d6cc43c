// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/step_look.h"

#include "app/base/look/theme.h"

#include <QApplication>

#include <gtest/gtest.h>

namespace tessera {
namespace {

// An output that is not filled yet must be told from the paper that it lies on.
TEST(StepLook, EmptyCellsAreSeenInEveryTheme)
{
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::ContrastLight, Theme::ContrastDark}) {
        applyTheme(*qApp, theme);
        EXPECT_GE(contrastRatio(emptyGround(), color(Role::Canvas)), 1.15) << qPrintable(name(theme));
    }
    applyTheme(*qApp, Theme::Light);
}

} // namespace
} // namespace tessera
