// SPDX-License-Identifier: GPL-3.0-or-later
// Save report: the page of what is compared.
#include "tests/app/support/dialogs.h"
#include "tests/app/support/window_fixture.h"
#include "tests/support/file_size_limit.h"

#include "app/cli/commands/commands.h"
#include "app/model/inputs/picture_codec.h"
#include "app/window/program/window_services.h"
#include "engine/formats/files/npy.h"

#include <sstream>

namespace tessera {
namespace {

class ReportTest : public WindowTest {
protected:
    void compare(const char* line, const char* a, const char* b)
    {
        document().newCase(caseFromText(line));
        useEngines(QLatin1String(a), QLatin1String(b));
    }
    QAction* saveReport() const { return action("saveReport"); }
    QString saved(const QString& name)
    {
        const Answers answers({typePath(m_folder.filePath(name))});
        saveReport()->trigger();
        return QString::fromUtf8(contentOf(m_folder.filePath(name)));
    }

    QTemporaryDir m_folder;
};

constexpr auto kOrders = "DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --DataType FLOAT32 --BlockSize 3 --data random:4";

// Between <main> and its end: all but the head, which has the date and the line.
QString body(const QString& page)
{
    const qsizetype begin = page.indexOf("<main>");
    return page.mid(begin, page.indexOf("</main>") - begin);
}

TEST_F(ReportTest, OfAFailureIsThePageOfTheCommand)
{
    compare(kOrders, "sabotage:order", "reference");
    const QString page = saved("a.html");
    ASSERT_TRUE(page.startsWith("<!DOCTYPE html>"));
    EXPECT_THAT(spoken("message").toStdString(), HasSubstr("a.html"));
    std::ostringstream out, err;
    const std::string line = toText(caseFromText(kOrders));
    std::vector<std::string> arguments{"--engine", "sabotage:order", "--against", "reference", "--html", "-"};
    std::istringstream words(line);
    arguments.insert(arguments.begin(), std::istream_iterator<std::string>(words), {});
    EXPECT_EQ(callCommand(kCheckText, arguments, out, err, windowServices()), 2) << err.str();
    const QString command = QString::fromStdString(out.str());
    EXPECT_EQ(body(page), body(command));
    for (const char* each : {"COLUMN_ROW_DEPTH", "The 10 worst", "sabotage:order: ", "<dt>program</dt>"})
        EXPECT_TRUE(page.contains(QLatin1String(each)) && command.contains(QLatin1String(each))) << each;
}

TEST_F(ReportTest, OfAnAgreementToo)
{
    compare(kOrders, "cpu", "reference");
    const QString page = saved("passes"); // an ending is given to it
    EXPECT_TRUE(page.isEmpty());
    EXPECT_TRUE(contentOf(m_folder.filePath("passes.html")).contains("1 result, and it does not fail"));
}

// A file of another shape.
TEST_F(ReportTest, OfWhatCannotBeComparedSaysWhy)
{
    const QString path = m_folder.filePath("b.npy");
    writeNpy(Tensor({.dataType = DataType::Float32, .sizes = {1, 2, 3, 4}}), path.toStdString());
    compare(kOrders, "cpu", ("file:" + path.toStdString()).c_str());
    EXPECT_TRUE(saved("c.html").contains("{1, 2, 3, 4}"));
}

TEST_F(ReportTest, NeedsAComparison)
{
    compare(kOrders, "cpu", "");
    EXPECT_FALSE(saveReport()->isEnabled());
    compare(kOrders, "cpu", "reference");
    EXPECT_TRUE(saveReport()->isEnabled());
}

TEST_F(ReportTest, AFullDiskLeavesNoHalfAndIsSaid)
{
    compare(kOrders, "sabotage:order", "reference");
    {
        const FileSizeLimit full(8);
        EXPECT_EQ(saved("a.html"), QString());
    }
    EXPECT_THAT(spoken("message").toStdString(), AllOf(HasSubstr("a.html"), Not(HasSubstr("is in"))));
    EXPECT_TRUE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

} // namespace
} // namespace tessera
