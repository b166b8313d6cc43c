// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/window_settings.h"
#include "engine/core/case/case.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/case_file.h"
#include "tests/app/support/file_content.h"
#include "tests/support/environment.h"
#include "tests/support/faults.h"

#include <QtWidgets>

#include <gtest/gtest.h>

#include <iostream>

namespace tessera {
namespace {

// Somebody at work on a machine that fails at each call in turn (tests/faults/shim.cpp): opens a case, changes and
// saves it, exports the view, saves the output, closes the window, whose session is kept. The window ends by itself,
// and each file is the old one or the new one. TESSERA_FAULTS asks for more places a kind.
class WindowFaults : public testing::Test {
protected:
    struct End {
        int code; // −1: it was killed, or has crashed
        bool isStruck;
        QByteArray said;
    };

    void SetUp() override
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        GTEST_SKIP() << "a sanitizer has its own calls";
#endif
        const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,16,4,5 --DataType FLOAT32 --BlockSize 2");
        writeCaseFile(c, path("whole.json").toStdU16String());
    }

    QString path(const char* name) const
    {
        return m_folder.filePath(QLatin1String(name));
    }

    End use(const QString& fault)
    {
        for (const char* each : {"case.json", "view.png", "output.npy", "struck", "counts"})
            QFile::remove(path(each));
        QDir(path("config")).removeRecursively();
        writeContent(path("case.json"), contentOf(path("whole.json")));
        writeContent(path("view.png"), "old");
        writeContent(path("output.npy"), "old");
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LD_PRELOAD", QStringLiteral(TESSERA_FAULTS));
        environment.insert("TESSERA_FAULT", fault);
        environment.insert("TESSERA_FAULT_COUNTS", path("counts"));
        environment.insert("TESSERA_FAULT_STRUCK", path("struck"));
        program.setProcessEnvironment(environment);
        program.start(QCoreApplication::applicationFilePath(), {"--use-window", m_folder.path()});
        const bool hasEnded = program.waitForFinished(kMostMilliseconds);
        if (!hasEnded)
            program.kill(), program.waitForFinished();
        const bool isWhole = hasEnded && program.exitStatus() == QProcess::NormalExit;
        return {isWhole ? program.exitCode() : -1, QFile::exists(path("struck")), program.readAllStandardError()};
    }

    static bool isPicture(const QByteArray& content)
    {
        return !QImage::fromData(content, "PNG").isNull();
    }

    void expectSession(const std::string& fault) const
    {
        if (!QFile::exists(path("config/session/session.json")))
            return; // it was the first
        const QByteArray text = contentOf(path("config/session/session.json"));
        const QJsonArray tabs = QJsonDocument::fromJson(text).object()["tabs"].toArray();
        EXPECT_FALSE(tabs.isEmpty()) << fault << text.toStdString();
        for (const QJsonValue tab : tabs)
            if (const QString values = tab["values"].toString(); !values.isEmpty()) {
                EXPECT_NO_THROW(readNpy(path("config/session/").append(values).toStdU16String())) << fault;
            }
    }

    void expectPromise(const QString& name)
    {
        const End end = use(name);
        m_struck += uint64_t(end.isStruck);
        const std::string fault = name.toStdString() + ": " + end.said.toStdString();
        EXPECT_TRUE(end.code == 0 || (end.code == 5 && end.said.contains("tessera-window: "))) << end.code << fault;
        const QByteArray saved = contentOf(path("case.json"));
        EXPECT_TRUE(saved == contentOf(path("whole.json")) || saved == m_saved) << fault;
        const QByteArray view = contentOf(path("view.png"));
        EXPECT_TRUE(view == "old" || isPicture(view)) << fault << ", " << view.size() << " bytes";
        const QByteArray output = contentOf(path("output.npy"));
        if (output != "old") {
            EXPECT_NO_THROW(readNpy(path("output.npy").toStdU16String())) << fault;
        }
        expectSession(fault);
        EXPECT_TRUE(QDir(m_folder.path()).entryList({"*.tmp"}, QDir::Files).isEmpty()) << fault;
    }

    static constexpr int kMostMilliseconds = 60000;
    QTemporaryDir m_folder;
    QByteArray m_saved;
    uint64_t m_struck = 0;
};

TEST_F(WindowFaults, LeaveTheOldFilesOrTheNewOnes)
{
    ASSERT_EQ(use({}).code, 0);
    m_saved = contentOf(path("case.json"));
    ASSERT_NE(m_saved, contentOf(path("whole.json"))) << "it was saved";
    ASSERT_TRUE(isPicture(contentOf(path("view.png"))));
    ASSERT_NO_THROW(readNpy(path("output.npy").toStdU16String()));
    ASSERT_TRUE(QFile::exists(path("config/session/session.json")));
    const auto counts = faultCounts(path("counts").toStdU16String());
    ASSERT_FALSE(counts.empty()) << "the library was not loaded";
    for (const auto& [kind, count] : counts) {
        if (kind == "malloc" || kind == "thread" || kind == "early")
            continue; // Qt ends the program without memory and waits for its threads; `early` is of the tests here
        for (const uint64_t call : someCalls(count, fromEnvironment("TESSERA_FAULTS", 1)))
            expectPromise(QString::fromStdString(kind + ":" + std::to_string(call)));
    }
    std::cout << "window: " << m_struck << " faults struck\n";
}

} // namespace
} // namespace tessera
