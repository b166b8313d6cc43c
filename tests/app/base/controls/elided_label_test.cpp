// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/elided_label.h"

#include <QImage>

#include <gtest/gtest.h>

namespace tessera {
namespace {

// The upper of two lines.
QImage firstLine(const QString& text)
{
    ElidedLabel label;
    label.setTwoLines();
    label.setText(text);
    label.resize(200, 40);
    const QImage picture = label.grab().toImage();
    return picture.copy(0, 0, picture.width(), picture.height() / 2);
}

// "8" stood at the end of a line and "388 608" in the next.
TEST(ElidedLabel, ANumberStaysInOneLine)
{
    const QString words = "the largest of all differs by ";
    EXPECT_EQ(firstLine(words + QString::fromUtf8("8\u202f388\u202f608\u202f123 ULP")),
              firstLine(words + QStringLiteral("8888888888888 ULP")));
    EXPECT_NE(firstLine(words + QStringLiteral("8 388 608 123 ULP")),
              firstLine(words + QStringLiteral("8888888888888 ULP")));
}

TEST(ElidedLabel, LinesOfATextFollowEachOther)
{
    EXPECT_EQ(firstLine("one\ntwo"), firstLine("one two"));
}

} // namespace
} // namespace tessera
