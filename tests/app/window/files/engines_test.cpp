// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

// A user's programs as engine B.
struct EnginesTest : WindowTest {
    EnginesTest() { qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8()); }
    ~EnginesTest() override { qunsetenv("XDG_CONFIG_HOME"); }

    // A shell script; $1 is the input, $2 the output.
    QString program(const char* lines)
    {
        const QString file = path(QStringLiteral("mine%1.sh").arg(++m_programs));
        writeContent(file, QByteArray("#!/bin/sh\n") + lines);
        QFile::setPermissions(file, QFile::ReadOwner | QFile::ExeOwner);
        return QStringLiteral("exec:") + file + QStringLiteral(" {input} {output}");
    }

    // Types into the form of an engine, and presses a button.
    struct Typed {
        QString command, name = {};
        int timeLimit = 30;
    };
    void addEngine(const Typed& typed, const QString& button)
    {
        const Answers answers({[&](QWidget& form) {
            form.findChild<QComboBox*>()->setCurrentIndex(0);
            for (const auto& [name, text] : {std::pair("Command", typed.command), {"Name", typed.name}})
                tessera::named<QLineEdit>(form, QLatin1String(name))->setText(text);
            form.findChild<QSpinBox*>()->setValue(typed.timeLimit);
            press(form, button);
        }});
        trigger("addEngine");
    }
    bool waitForVerdict(const QString& words)
    {
        return waitFor([&] { return spoken("verdict").contains(words); });
    }

    void useAsB(const QString& engine) { useEngines("cpu", engine); }

    int m_programs = 0;
};

TEST_F(EnginesTest, AFailureIsAStateOfBAndAStaysShown)
{
    for (const auto& [lines, word] : {std::pair("kill -SEGV $$", "CRASH"),
                                      {"echo 'no such order'; exit 77", "UNSUPPORTED"},
                                      {"echo broken >&2; exit 3", "FAIL"},
                                      {"exit 0", "INVALID"}}) {
        useAsB(program(lines));
        EXPECT_THAT(spoken("verdict").toStdString(), StartsWith(word));
        ASSERT_TRUE(document().shown());
        EXPECT_TRUE(document().shown()->a);
        EXPECT_EQ(header(Side::Output), "UINT32 {1, 2, 4, 6}");
    }
    useAsB("reference"); // the failure is forgotten
    EXPECT_THAT(spoken("verdict").toStdString(), HasSubstr("48 of 48"));
}

TEST_F(EnginesTest, ANamedOneIsKeptWithItsTimeLimit)
{
    addEngine({.command = program("sleep 600").mid(5), .name = "mine", .timeLimit = 1}, "Keep and use");
    EXPECT_EQ(document().engineB(), "mine");
    EXPECT_TRUE(QFileInfo::exists(path("tessera/engines/mine.engine.json")));
    EXPECT_THAT(spoken("verdict").toStdString(), AllOf(StartsWith("TIMEOUT"), HasSubstr("1 s")));
    addEngine({.command = program("exit 77").mid(5)}, "Use");
    EXPECT_TRUE(spoken("verdict").startsWith("UNSUPPORTED"));
}

// The verdict's strip has room only for the first words. One other place says all of it.
TEST_F(EnginesTest, WhatAFailingProgramSaysIsShownWholeInOnePlace)
{
    trigger("differenceTab");
    useAsB(program("echo 'File \"mine.py\", line 3' >&2; echo 'NameError: name n is not defined' >&2; exit 1"));
    EXPECT_FALSE(part("messageBar")->isVisible()) << "it would cover what is worked on";
    EXPECT_TRUE(shows("B gave no output."));
    EXPECT_TRUE(shows("line 3\nNameError: name n"));
    trigger("compare");
    EXPECT_EQ(visibleText().count("line 3\nNameError: name n"), 1);
    useAsB("reference");
    EXPECT_FALSE(shows("gave no output"));
}

TEST_F(EnginesTest, AnUnknownEngineIsItsSidesFailure)
{
    useAsB("nowhere");
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("There is no engine \"nowhere\""));
    EXPECT_TRUE(document().shown()->a);
    trigger("differenceTab");
    EXPECT_TRUE(shows("B gave no output"));
}

TEST_F(EnginesTest, AProgramThatIsSavedRunsAgain)
{
    document().newCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,2,3,4 --BlockSize 1"));
    useAsB(program("exit 77"));
    EXPECT_TRUE(spoken("verdict").startsWith("UNSUPPORTED"));
    writeContent(path("mine1.sh"), "#!/bin/sh\ncp \"$1\" \"$2\"\n");
    EXPECT_TRUE(waitForVerdict("equal")) << spoken("verdict").toStdString();
}

TEST_F(EnginesTest, ANewShaderSaysWhatItDoes)
{
    document().newCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,4,2,2 --DataType INT8 --BlockSize 2"));
    const Answers answers({typePath(path("mine.comp"))});
    trigger("newShader");
    EXPECT_THAT(labelText("message"), StartsWith("mine.comp does FLOAT32, UINT32, INT32. "));
}

// A correct shader gets a mistake of the language, then one of the map, and is corrected.
TEST_F(EnginesTest, AShaderIsCompiledAndRunAgainWhenItIsSaved)
{
    const auto machine = engineList();
    const bool hasDevice = std::ranges::any_of(
        machine, [](const EngineEntry& each) { return each.available && each.name.starts_with("vulkan"); });
    if (!hasDevice || std::system("command -v glslc > /dev/null") != 0)
        GTEST_SKIP() << "no Vulkan device, or no glslc";
    const QString shader = path("mine.comp");
    const Answers answers({typePath(shader)});
    trigger("newShader");
    EXPECT_EQ(document().engineB(), "shader:" + shader);
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("equal"));

    const QByteArray right = contentOf(shader);
    writeContent(shader, QByteArray(right) + "\nnonsense;\n");
    const int line = int(right.count('\n')) + 2;
    EXPECT_TRUE(waitForVerdict(QStringLiteral("mine.comp:%1: error").arg(line))) << spoken("verdict").toStdString();
    trigger("differenceTab");
    EXPECT_TRUE(shows(QStringLiteral("mine.comp:%1: error").arg(line)));

    writeContent(shader, right);
    EXPECT_TRUE(waitForVerdict("equal")) << spoken("verdict").toStdString();
}

} // namespace
} // namespace tessera
