// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged files for the window's own readers (tests/fuzz has those of the engine). The window takes them or says why
// not, within its memory budget. The address sanitizer finds most here. TESSERA_HOSTILE_FILES is the number of files of
// each kind, TESSERA_RANDOM_SEED chooses them.
#include "app/model/document/picture_codec.h"
#include "app/model/document/presets.h"
#include "engine/core/tensor/random.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/dispatch_job.h"
#include "tests/app/tensor/panes/panel_support.h"
#include "tests/support/environment.h"
#include "tests/support/resident_memory.h"

namespace tessera {
namespace {

const MemoryBudget kBudget{.bytes = uint64_t{64} << 20};

struct HostileFiles : testing::Test {
    void SetUp() override
    {
        forgetPeak();
        m_before = residentBytes("VmRSS");
    }

    // A reader holds at most its budget, beside what the program needs without it.
    void TearDown() override
    {
#ifndef __SANITIZE_ADDRESS__ // the sanitizer keeps freed memory
        ASSERT_GT(m_before, 0u);
        EXPECT_LE(residentBytes("VmHWM") - m_before, kBudget.bytes + (uint64_t{200} << 20));
#endif
    }

    // Damages some places: flips a bit, makes a digit a large number, removes, doubles or moves a part.
    QByteArray damaged(QByteArray content)
    {
        for (uint64_t changes = 1 + m_random.below(4); changes > 0 && !content.isEmpty(); --changes) {
            const auto at = qsizetype(m_random.below(uint64_t(content.size())));
            const auto length = qsizetype(m_random.below(40));
            switch (m_random.below(6)) {
            case 0:
                content[at] = char(content[at] ^ (1 << m_random.below(8)));
                break;
            case 1:
                content[at] = char(m_random.below(256));
                break;
            case 2:
                content.insert(at, m_random.pick({"9999999999", "-1", "1e308", "null", "[[[[[[[[", "{", "\"", "\xff"}));
                break;
            case 3:
                content.remove(at, length);
                break;
            case 4:
                content.insert(qsizetype(m_random.below(uint64_t(content.size()))), content.mid(at, length));
                break;
            default:
                content.truncate(at);
            }
        }
        return content;
    }

    // Reads damaged copies of the file.
    template <class Read> void damage(const QByteArray& whole, Read read)
    {
        ASSERT_FALSE(whole.isEmpty());
        for (uint64_t i = 0; i < fromEnvironment("TESSERA_HOSTILE_FILES", 200); ++i) {
            SCOPED_TRACE(i);
            read(damaged(whole));
        }
    }

    QTemporaryDir m_folder;
    uint64_t m_before = 0;
    Random m_random{fromEnvironment("TESSERA_RANDOM_SEED", 1)};
};

TEST_F(HostileFiles, OfTheGallery)
{
    const QString folder = m_folder.filePath("cases"), file = folder + QStringLiteral("/mine.json");
    ASSERT_TRUE(QDir().mkpath(folder));
    Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2");
    c.data = FromValues{loadInput(c), "by hand"};
    writeCaseFile(c, file.toStdU16String());
    damage(contentOf(file), [&](const QByteArray& hostile) {
        writeContent(file, hostile);
        QStringList problems;
        size_t found = 0;
        ASSERT_NO_THROW(found = casesIn(folder, kBudget, problems).size());
        EXPECT_EQ(found + size_t(problems.size()), 1u) << "one that cannot be read is said";
        EXPECT_EQ(contentOf(file), hostile) << "and stays";
    });
}

TEST_F(HostileFiles, OfPictures)
{
    QImage image(19, 13, QImage::Format_RGB32);
    for (int i = 0; i < 19 * 13; ++i)
        image.setPixel(i % 19, i / 19, qRgb(i, 255 - i, i % 7 * 30));
    for (const char* format : {"png", "jpg", "bmp", "ppm", "pgm", "xbm", "ico"}) {
        SCOPED_TRACE(format);
        const QString file = m_folder.filePath(QStringLiteral("x.") + QLatin1String(format));
        ASSERT_TRUE(image.save(file));
        damage(contentOf(file), [&](const QByteArray& hostile) {
            writeContent(file, hostile);
            try {
                loadPicture(file, {}, kBudget);
            } catch (const IoError& e) { // anything else ends the test
                EXPECT_STRNE(e.what(), "");
            }
        });
    }
}

} // namespace
} // namespace tessera
