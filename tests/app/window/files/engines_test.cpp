// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/engine_form.h"
#include "tests/app/support/dialogs.h"
#include "tests/app/support/window_fixture.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace tessera {
namespace {

// Programs of a user's own, as engine B.
class EnginesTest : public WindowTest {
protected:
    EnginesTest() { qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8()); }
    ~EnginesTest() override { qunsetenv("XDG_CONFIG_HOME"); }

    // A shell script; $1 is the input, $2 the output.
    QString program(const char* lines)
    {
        const QString path = m_folder.filePath(QStringLiteral("mine%1.sh").arg(++m_programs));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("#!/bin/sh\n") + lines);
        file.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
        return QStringLiteral("exec:") + path + QStringLiteral(" {input} {output}");
    }

    void useAsB(const QString& engine)
    {
        m_window.document()->setEngines(QStringLiteral("cpu"), engine);
        settle();
    }

    QTemporaryDir m_folder;
    int m_programs = 0;
};

TEST_F(EnginesTest, AProgramsOutputIsHeldAgainstA)
{
    // With blocks of one element the operator copies.
    m_window.document()->newCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,2,3,4 --BlockSize 1"));
    useAsB(program("cp \"$1\" \"$2\""));
    EXPECT_TRUE(spoken("verdict").startsWith(QStringLiteral("equal"))) << spoken("verdict").toStdString();
    m_window.document()->newCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2"));
    useAsB(program("cp \"$1\" \"$2\""));
    EXPECT_TRUE(spoken("verdict").startsWith(QStringLiteral("INVALID"))) << spoken("verdict").toStdString();
}

TEST_F(EnginesTest, AFailureIsAStateOfBAndAStaysShown)
{
    const std::pair<const char*, const char*> rows[] = {{"kill -SEGV $$", "CRASH"},
                                                        {"echo 'no such order'; exit 77", "UNSUPPORTED"},
                                                        {"echo broken >&2; exit 3", "FAIL"},
                                                        {"exit 0", "INVALID"}};
    for (const auto& [lines, word] : rows) {
        useAsB(program(lines));
        EXPECT_TRUE(spoken("verdict").startsWith(QLatin1String(word))) << spoken("verdict").toStdString();
        ASSERT_TRUE(m_window.document()->shown());
        EXPECT_TRUE(m_window.document()->shown()->a);
        EXPECT_EQ(header(Side::Output), "UINT32 {1, 2, 4, 6}");
    }
    useAsB(QStringLiteral("reference")); // and all is well again
    EXPECT_TRUE(spoken("verdict").contains(QStringLiteral("48 of 48"))) << spoken("verdict").toStdString();
}

TEST_F(EnginesTest, ANamedOneIsKeptAndOffered)
{
    const QString start = program("exit 77");
    const Answers answers({[&](QWidget& form) {
        form.findChild<QComboBox*>()->setCurrentIndex(0);
        const auto edits = form.findChildren<QLineEdit*>();
        const auto named = [&](const char* name) {
            return *std::ranges::find_if(
                edits, [&](const QLineEdit* edit) { return edit->accessibleName() == QLatin1String(name); });
        };
        named("Command")->setText(start.mid(5));
        named("Name")->setText(QStringLiteral("mine"));
        press(form, QStringLiteral("Keep and use"));
    }});
    m_window.actions().get(QStringLiteral("addEngine"))->trigger();
    settle();
    EXPECT_EQ(m_window.document()->engineB(), "mine");
    EXPECT_TRUE(QFile::exists(m_folder.filePath(QStringLiteral("tessera/engines/mine.engine.json"))));
    EXPECT_TRUE(spoken("verdict").startsWith(QStringLiteral("UNSUPPORTED")));
}

} // namespace
} // namespace tessera
