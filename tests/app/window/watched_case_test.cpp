// SPDX-License-Identifier: GPL-3.0-or-later
// The case's own file, while another program writes it.
#include "tests/app/support/dialogs.h"
#include "tests/app/support/window_fixture.h"

#include "engine/formats/files/npy.h"
#include "tests/app/support/watched_change.h"

#include <filesystem>

namespace tessera {
namespace {

class WatchedCaseTest : public WindowTest {
protected:
    QString path() const { return m_folder.filePath("mine.json"); }
    void write(const char* line) const { writeCaseFile(caseFromText(line), path().toStdU16String()); }
    bool comesToShow(const char* words)
    {
        return waitFor([&] { return shows(words); });
    }
    bool comesToSay(const char* words)
    {
        return waitFor([&] { return said().contains(QLatin1String(words)); });
    }
    QString said() const { return part("messageBar")->isVisible() ? spoken("message") : QString(); }
    void undo()
    {
        view(Side::Output)->setFocus();
        key(Qt::Key_Z, Qt::ControlModifier);
    }
    void openFirst()
    {
        write("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2");
        openFile(path());
    }
    void writeSecond() const { write("DEPTH_TO_SPACE1 --Sizes 1,8,5,7 --DataType UINT32 --BlockSize 2"); }
    static constexpr const char* kFirst = "UINT32 {1, 2, 4, 6}";
    static constexpr const char* kSecond = "UINT32 {1, 2, 10, 14}";

    QTemporaryDir m_folder;
};

TEST_F(WatchedCaseTest, IsReadAgainAndUndoBringsTheCaseBack)
{
    openFirst();
    document().pin(Pick{Side::Output, 3});
    writeSecond();
    EXPECT_TRUE(comesToShow(kSecond)) << visibleText().toStdString();
    EXPECT_TRUE(comesToSay("mine.json was changed by another program and is read again"));
    EXPECT_FALSE(m_window.isWindowModified()); // it is what the file says
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,0,0,3)"));
    undo();
    EXPECT_TRUE(shows(kFirst));
    EXPECT_TRUE(m_window.isWindowModified());
    write("DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2"); // the watch goes on
    EXPECT_TRUE(comesToSay("unsaved changes"));
}

TEST_F(WatchedCaseTest, WhatIsReadPastIsSaidWhenItIsOpenedAndReadAgain)
{
    const auto writeMisspelt = [this](const char* line) {
        write(line);
        writeContent(path(), contentOf(path()).replace("\"BlockSize\": 2", "\"BlockSize\": 2, \"Blocksize\": 4"));
    };
    writeMisspelt("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2");
    openFile(path());
    const char* ignored = "Blocksize is no field of DEPTH_TO_SPACE1 and is ignored; did you mean BlockSize?";
    EXPECT_THAT(said().toStdString(), HasSubstr(ignored));
    EXPECT_TRUE(shows(kFirst));
    writeMisspelt("DEPTH_TO_SPACE1 --Sizes 1,8,5,7 --DataType UINT32 --BlockSize 2");
    EXPECT_TRUE(comesToSay("is read again"));
    EXPECT_TRUE(comesToSay(ignored)) << said().toStdString();
    openFirst();
    EXPECT_EQ(said().toStdString(), "");
}

TEST_F(WatchedCaseTest, UndoIsOfferedOnlyOfTheReading)
{
    openFirst();
    writeSecond();
    EXPECT_TRUE(comesToSay("Undo brings the case back"));
    auto* answer = part<QPushButton>("messageAnswer");
    EXPECT_EQ(answer->text(), "Undo");
    type("BlockSize", "1");
    EXPECT_EQ(said(), QString()); // a click would have taken back what was typed

    undo();
    undo();
    EXPECT_TRUE(shows(kFirst));
    write("DEPTH_TO_SPACE1 --Sizes 1,4,5,7 --DataType UINT32 --BlockSize 2");
    EXPECT_TRUE(comesToSay("unsaved changes"));
    QTest::mouseClick(answer, Qt::LeftButton); // Reload
    waitUntilIdle();
    EXPECT_TRUE(shows("UINT32 {1, 1, 10, 14}"));
    writeSecond();
    EXPECT_TRUE(comesToSay("Undo brings the case back"));
    QTest::mouseClick(answer, Qt::LeftButton); // Undo
    waitUntilIdle();
    EXPECT_TRUE(shows("UINT32 {1, 1, 10, 14}"));
    EXPECT_EQ(said(), QString());
}

TEST_F(WatchedCaseTest, UnsavedChangesStayUntilTheReaderIsAskedForIt)
{
    openFirst();
    type("BlockSize", "1");
    writeSecond();
    EXPECT_TRUE(comesToSay("mine.json was changed by another program, and the case here has unsaved changes"));
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}");
    auto* answer = part<QPushButton>("messageAnswer");
    ASSERT_TRUE(answer->isVisible());
    EXPECT_EQ(answer->text(), "Reload");
    QTest::mouseClick(answer, Qt::LeftButton);
    waitUntilIdle();
    EXPECT_TRUE(shows(kSecond));
    EXPECT_EQ(said(), QString());
    EXPECT_FALSE(m_window.isWindowModified());
    undo();
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}"); // nothing is lost
}

TEST_F(WatchedCaseTest, ItsToleranceIsReadToo)
{
    openFirst();
    const std::optional<Tolerance> loose = Tolerance{.atol = 0.25};
    writeCaseFile(document().currentCase(), path().toStdU16String(), {.tolerance = loose});
    EXPECT_TRUE(waitFor([&] { return document().tolerance() == *loose; }));
    undo();
    EXPECT_FALSE(document().toleranceIsChosen());
}

TEST_F(WatchedCaseTest, SavingOverAnothersChangeAsks)
{
    openFirst();
    type("BlockSize", "1");
    writeSecond();
    EXPECT_TRUE(comesToSay("unsaved changes"));
    const auto inFile = [&] { return toText(readCaseFile(path().toStdU16String()).dispatch(0)); };
    const Answers answers({[](QWidget& question) { press(question, "Cancel"); },
                           [](QWidget& question) { press(question, "Replace it"); }});
    trigger("save");
    EXPECT_THAT(inFile(), HasSubstr("1,8,5,7"));
    trigger("save");
    EXPECT_THAT(inFile(), HasSubstr("1,8,2,3"));
    EXPECT_FALSE(m_window.isWindowModified());
}

TEST_F(WatchedCaseTest, SavingAsksAlsoWhereNobodyWatches)
{
    openFirst();
    action("watchFiles")->trigger();
    type("BlockSize", "1");
    writeSecond();
    Answers answers({[](QWidget& question) { press(question, "Cancel"); }});
    action("save")->trigger();
    EXPECT_TRUE(m_window.isWindowModified());
    EXPECT_EQ(said(), QString());
}

TEST_F(WatchedCaseTest, OnesOwnSavingIsNoNews)
{
    openFirst();
    type("BlockSize", "1");
    WatchedChange change(path());
    key(Qt::Key_S, Qt::ControlModifier);
    type("BlockSize", "2"); // before the watcher has looked
    ASSERT_TRUE(change.wait());
    waitUntilIdle();
    EXPECT_EQ(said(), QString());
    undo();
    EXPECT_FALSE(m_window.isWindowModified());
}

TEST_F(WatchedCaseTest, WhatChangesBehindAnotherTabIsTakenWhenItIsShown)
{
    openFirst();
    key(Qt::Key_N, Qt::ControlModifier);
    type("BlockSize", "1");
    WatchedChange change(path());
    writeSecond();
    ASSERT_TRUE(change.wait());
    waitUntilIdle();
    EXPECT_EQ(said(), QString());
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}");
    key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_TRUE(comesToShow(kSecond));
    EXPECT_THAT(said().toStdString(), HasSubstr("read again"));
}

TEST_F(WatchedCaseTest, AHalfWrittenOneLeavesTheCaseAndAWord)
{
    openFirst();
    std::filesystem::resize_file(path().toStdU16String(), 40);
    EXPECT_TRUE(comesToSay("mine.json"));
    EXPECT_THAT(said().toStdString(), HasSubstr("last good"));
    EXPECT_TRUE(shows(kFirst));
    writeSecond();
    EXPECT_TRUE(comesToShow(kSecond));
}

TEST_F(WatchedCaseTest, OneThatIsGoneLeavesTheCaseUnsaved)
{
    openFirst();
    QFile::remove(path());
    EXPECT_TRUE(comesToSay("mine.json is gone"));
    EXPECT_TRUE(shows(kFirst));
    EXPECT_TRUE(m_window.isWindowModified());
    key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(QFile::exists(path()));
    EXPECT_FALSE(m_window.isWindowModified());
}

// Values that lie in a file of their own.
TEST_F(WatchedCaseTest, TheValuesBesideItAreReadAgain)
{
    const auto writeValues = [&](uint64_t first) {
        Tensor values({.dataType = DataType::UInt32, .sizes = {1, 4, 1, 1}});
        values.setBits(0, first);
        writeNpy(values, m_folder.filePath("values.npy").toStdU16String());
    };
    writeValues(7);
    writeContent(path(), R"({"resources": {
        "input": {"initialValuesDataType": "UINT32", "initialValues": {"sourcePath": "values.npy"}},
        "output": {"initialValuesDataType": "UINT32", "initialValues": {"valueCount": 4, "value": 0}}},
      "dispatchables": {"d2s": {"type": "DML_OPERATOR_DEPTH_TO_SPACE1", "desc": {
        "InputTensor": {"DataType": "UINT32", "Sizes": [1, 4, 1, 1]},
        "OutputTensor": {"DataType": "UINT32", "Sizes": [1, 1, 2, 2]}, "BlockSize": 2, "Order": "DEPTH_COLUMN_ROW"}}},
      "commands": [{"type": "dispatch", "dispatchable": "d2s",
        "bindings": {"InputTensor": "input", "OutputTensor": "output"}}]})");
    openFile(path());
    document().pin(Pick{Side::Output, 0});
    EXPECT_THAT(spoken("outReadout").toStdString(), HasSubstr(" 7 "));
    writeValues(9);
    EXPECT_TRUE(waitFor([&] { return spoken("outReadout").contains(" 9 "); })) << spoken("outReadout").toStdString();
}

} // namespace
} // namespace tessera
