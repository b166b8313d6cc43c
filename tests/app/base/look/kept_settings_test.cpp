// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/window_settings.h"

#include "tests/app/support/file_content.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace tessera {
namespace {

// What a file of this content gives.
template <class Read> auto readFrom(const QByteArray& content, Read read)
{
    const QTemporaryDir folder;
    writeContent(folder.filePath("tessera.json"), content);
    return read(WindowSettings(folder.path()));
}

TEST(KeptSettings, AScaleThatIsNoNumberIsTheDesignedOne)
{
    for (const char* scale : {"nan", "inf", "-inf", "large", "1.25x", "0", "-2", ""})
        EXPECT_EQ(readFrom(QByteArray(R"({"textScale": ")") + scale + R"("})", keptText).scale, 1) << scale;
    EXPECT_EQ(readFrom(R"({"textScale": 1.5})", keptText).scale, 1.5);
}

TEST(KeptSettings, ABudgetInBytesIsNoSmallerThanItIsInMebibytes)
{
    for (const uint64_t mebibytes : {uint64_t{1} << 44, UINT64_MAX, uint64_t{64}}) {
        const uint64_t kept =
            readFrom(R"({"memoryBudget": )" + QByteArray::number(qulonglong(mebibytes)) + "}", keptBudget);
        EXPECT_GE(kept << 20, uint64_t{64} << 20) << mebibytes;
    }
    EXPECT_EQ(readFrom(R"({"memoryBudget": -3})", keptBudget), 0u);
}

TEST(KeptSettings, AThemeThatIsNoneIsTheDesktops)
{
    EXPECT_EQ(readFrom(R"({"theme": "dark"})", keptTheme), Theme::Dark);
    EXPECT_EQ(readFrom(R"({"theme": "pink"})", keptTheme), std::nullopt);
}

} // namespace
} // namespace tessera
