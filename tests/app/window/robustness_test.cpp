// SPDX-License-Identifier: GPL-3.0-or-later
// Random clicks and keys do not break the window. The address sanitizer finds most here. TESSERA_RANDOM_INPUTS is the
// number of inputs, TESSERA_RANDOM_SEED chooses them; a failure names the seed and the input.
#include "app/base/look/window_settings.h"
#include "engine/core/tensor/random.h"
#include "tests/app/support/window_fixture.h"
#include "tests/support/environment.h"
#include "tests/support/faults.h"

#include <iostream>

namespace tessera {
namespace {

struct RandomInputTest : WindowTest {
    RandomInputTest()
    {
        // An open dialog or menu runs an event loop of its own, in which this timer closes it.
        m_closer.callOnTimeout([] {
            if (QWidget* popup = QApplication::activePopupWidget())
                popup->close();
            else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
                dialog->reject();
        });
        m_closer.start(20);
    }

    void act()
    {
        QWidget* widget = randomWidget();
        const QPoint at(upTo(widget->width() - 1), upTo(widget->height() - 1));
        switch (m_random.between(0, 6)) {
        case 0:
        case 1:
            return QTest::mouseClick(widget, Qt::LeftButton, randomModifiers(), at);
        case 2:
            return QTest::mouseDClick(widget, Qt::LeftButton, randomModifiers(), at);
        case 3:
            return drag(widget, at);
        case 4:
            return trigger();
        default:
            return QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &m_window, randomKey(),
                                   randomModifiers());
        }
    }

    std::string whyNothingIsShown() const
    {
        std::string said = "A: " + document().engineA().toStdString() + ", B: " + document().engineB().toStdString()
            + ", the run: " + english(document().runError());
        for (const Issue& issue : document().issues())
            said += ", " + issue.path + ": " + english(issue.message);
        return said;
    }

    Random m_random{fromEnvironment("TESSERA_RANDOM_SEED", 1)};

private:
    int upTo(int last) { return static_cast<int>(m_random.below(static_cast<uint64_t>(std::max(last, 0)) + 1)); }

    QWidget* randomWidget()
    {
        QList<QWidget*> seen;
        for (QWidget* widget : m_window.findChildren<QWidget*>())
            if (widget->isVisible() && !widget->isWindow() && widget->isEnabled())
                seen.append(widget);
        return m_random.pick(seen);
    }

    void drag(QWidget* widget, const QPoint& from)
    {
        const QPoint to = from + QPoint(upTo(80) - 40, upTo(80) - 40);
        const QPointer<QWidget> kept(widget);
        QTest::mousePress(widget, Qt::LeftButton, randomModifiers(), from);
        if (kept)
            QTest::mouseMove(widget, to);
        if (kept)
            QTest::mouseRelease(widget, Qt::LeftButton, {}, to);
    }

    // Triggers a random action, except the one that ends the program.
    void trigger()
    {
        QList<QAction*> enabled;
        for (QAction* action : m_window.findChildren<QAction*>())
            if (action->isEnabled() && !action->menu() && action->objectName() != QLatin1String("quit"))
                enabled.append(action);
        if (!enabled.isEmpty())
            m_random.pick(enabled)->trigger();
    }

    Qt::Key randomKey()
    {
        static constexpr Qt::Key special[] = {Qt::Key_Tab,    Qt::Key_Return, Qt::Key_Escape,    Qt::Key_Left,
                                              Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down,      Qt::Key_PageDown,
                                              Qt::Key_Delete, Qt::Key_Home,   Qt::Key_F8,        Qt::Key_Space,
                                              Qt::Key_Plus,   Qt::Key_Minus,  Qt::Key_Backspace, Qt::Key_Comma};
        if (m_random.oneIn(2))
            return m_random.pick(special);
        return static_cast<Qt::Key>(m_random.between(Qt::Key_0, Qt::Key_Z));
    }

    // Never Ctrl, which with a letter would end the program or ask the desktop for a file.
    Qt::KeyboardModifiers randomModifiers() { return m_random.oneIn(4) ? Qt::ShiftModifier : Qt::NoModifier; }

    QTimer m_closer;
};

TEST_F(RandomInputTest, NothingBreaksTheWindow)
{
    const uint64_t inputs = fromEnvironment("TESSERA_RANDOM_INPUTS", 300);
    for (uint64_t i = 0; i < inputs; ++i) {
        SCOPED_TRACE("input " + std::to_string(i));
        ASSERT_NO_THROW(act());
        QCoreApplication::processEvents();
        ASSERT_TRUE(m_window.isVisible());
    }
    // The window can still open, run and show a case. The inputs may have made a case that takes minutes, chosen an
    // engine that is not installed, started a search that changes the case at its end, or switched Live off.
    document().newCase(documentationExample());
    document().setEngines("cpu", "");
    document().cancel();
    waitUntilIdle();
    document().newCase(documentationExample());
    document().run();
    waitUntilIdle();
    EXPECT_TRUE(document().shown()) << whyNothingIsShown();
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 2, 4, 6}");
}

// A user works on a machine on which each call fails in turn (tests/faults/shim.cpp): they open a case, change and save
// it, export the view, save the output and close the window, which keeps its session. The window must end by itself,
// and each file must be the old one or the new one. TESSERA_FAULTS asks for more calls of each kind.
struct WindowFaults : testing::Test {
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
            return; // the first writing failed
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
