// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

class LiveTest : public WindowTest { };

TEST_F(LiveTest, WithoutItAChangeWaitsForRun)
{
    key(Qt::Key_L, Qt::ControlModifier);
    type("BlockSize", "1");
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 2, 4, 6}");
    key(Qt::Key_R, Qt::ControlModifier);
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}");
    type("BlockSize", "2");
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}");
    key(Qt::Key_L, Qt::ControlModifier); // and what has waited is run
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 2, 4, 6}");
}

} // namespace
} // namespace tessera
