// SPDX-License-Identifier: GPL-3.0-or-later
// Files that somebody else wrote: each reader takes them or says why not, within its memory. It means most under the
// address sanitizer. TESSERA_HOSTILE_FILES says how many of each kind, TESSERA_RANDOM_SEED which ones.
#include "app/base/look/window_settings.h"
#include "app/model/document/known_engines.h"
#include "app/model/document/session.h"
#include "app/model/inputs/picture_codec.h"
#include "app/model/inputs/presets.h"
#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/foreign/serve_protocol.h"
#include "engine/core/case/case.h"
#include "engine/core/engines/run_failure.h"
#include "engine/core/tensor/random.h"
#include "engine/formats/bundle/bundle.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/case_format.h"
#include "engine/formats/io/case_input.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "engine/judge/sweep/sweep_file.h"
#include "tests/app/support/file_content.h"
#include "tests/support/environment.h"
#include "tests/support/resident_memory.h"

#include <QtWidgets>

#include <gtest/gtest.h>

#include <cmath>

namespace tessera {
namespace {

const MemoryBudget kBudget{.bytes = uint64_t{64} << 20};

class HostileFiles : public testing::Test {
protected:
    void SetUp() override
    {
        forgetPeak();
        m_before = residentBytes("VmRSS");
    }

    // No file makes a reader hold more than its budget and what a program needs by itself.
    void TearDown() override
    {
#ifndef __SANITIZE_ADDRESS__ // which keeps what was freed
        ASSERT_GT(m_before, 0u);
        EXPECT_LE(residentBytes("VmHWM") - m_before, kBudget.bytes + (uint64_t{200} << 20));
#endif
    }

    QString path(const QString& name) const
    {
        return m_folder.filePath(name);
    }

    // A few places of it changed: a bit, a digit that becomes a large number, a part that is lost, doubled or moved.
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

    // What a reader throws is of these kinds; anything else ends the test.
    template <class Read> void expectAnAnswer(Read read) const
    {
        try {
            read();
        } catch (const IoError& e) {
            EXPECT_STRNE(e.what(), "");
        } catch (const TextError& e) {
            EXPECT_STRNE(e.what(), "");
        } catch (const EngineError& e) {
            EXPECT_STRNE(e.what(), "");
        }
    }

    uint64_t files() const
    {
        return fromEnvironment("TESSERA_HOSTILE_FILES", 200);
    }

    QTemporaryDir m_folder;
    uint64_t m_before = 0;
    Random m_random{fromEnvironment("TESSERA_RANDOM_SEED", 1)};
};

TEST_F(HostileFiles, OfASession)
{
    const QString folder = path("session"), file = QStringLiteral("session/session.json");
    {
        SessionFolder session(folder);
        Session whole;
        for (const char* line : {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2", "RESAMPLE1 --Sizes 4 --Scales 2"}) {
            SessionTab& tab = whole.tabs.emplace_back();
            tab.c = caseFromText(line);
            tab.engineA = QStringLiteral("cpu");
        }
        whole.tabs[0].c.data = FromValues{loadInput(whole.tabs[0].c), "by hand"};
        whole.tabs[0].keptPins.push_back({Side::Output, {0, 0, 0, 1}});
        session.write(whole);
    }
    const QByteArray text = contentOf(path(file)), values = contentOf(path("session/values-1.npy"));
    ASSERT_FALSE(text.isEmpty());
    ASSERT_FALSE(values.isEmpty());
    for (uint64_t i = 0; i < files(); ++i) {
        SCOPED_TRACE(i);
        QDir(folder).removeRecursively();
        const QByteArray hostile = m_random.oneIn(8) ? text : damaged(text);
        writeContent(path(file), hostile);
        writeContent(path("session/values-1.npy"), m_random.oneIn(2) ? values : damaged(values));
        QStringList problems;
        SessionFolder session(folder);
        ASSERT_NO_THROW(session.read(problems, kBudget));
        // Nothing is lost: it is where it was, or aside.
        EXPECT_TRUE(contentOf(path(file)) == hostile
                    || contentOf(path("session/unreadable-1/session.json")) == hostile);
    }
}

TEST_F(HostileFiles, OfSettings)
{
    {
        WindowSettings settings(m_folder.path());
        settings.set("view/grid", true);
        settings.set("window/geometry", QByteArray(60, '\7'));
        settings.set(kBudgetKey, 4096);
        settings.set("engineTimeLimits", QVariantMap{{"exec:./mine", 2.5}});
        keepText(settings, {1.25, "JetBrains Mono"});
        keepTheme(settings, Theme::Dark);
        settings.addRecentFile(path("tessera.json"));
    }
    const QByteArray text = contentOf(path("tessera.json"));
    ASSERT_FALSE(text.isEmpty());
    for (uint64_t i = 0; i < files(); ++i) {
        SCOPED_TRACE(i);
        const QString folder = QString::number(i); // Qt remembers what a file held
        writeContent(path(folder + QStringLiteral("/tessera.json")), damaged(text));
        WindowSettings settings(path(folder));
        ASSERT_NO_THROW(settings.value("view/grid"));
        ASSERT_NO_THROW(settings.recentFiles());
        ASSERT_NO_THROW(EngineLimits().restore(settings.value("engineTimeLimits").toMap()));
        EXPECT_TRUE(std::isfinite(keptText(settings).scale));
        EXPECT_GE(keptBudget(settings) << 20, keptBudget(settings));
        QDir(path(folder)).removeRecursively();
    }
}

TEST_F(HostileFiles, OfEngines)
{
    const QString file = path("mine.engine.json");
    writeEngineFile({.path = file.toStdU16String(),
                     .name = "mine",
                     .start = "serve:python3 {folder}/mine.py",
                     .operators = {"DEPTH_TO_SPACE1", "RESAMPLE"},
                     .types = {DataType::Float32, DataType::UInt8},
                     .timeLimit = 4,
                     .environment = {{"THREADS", "2"}}});
    const QByteArray whole = contentOf(file);
    ASSERT_FALSE(whole.isEmpty());
    const QByteArray greetings[] = {
        R"({"tessera": 1, "ready": true, "name": "torch", "version": "1.13", "device": "CPU", "operators": ["RESAMPLE"], "types": ["FLOAT32"]})",
        R"({"tessera": 1, "ready": false, "error": "there is no torch", "install": "apt-get install python3-torch"})"};
    const QByteArray answers[] = {R"({"id": 7, "seconds": 0.25})", R"({"id": 7, "unsupported": "no such mode"})",
                                  R"({"id": 7, "error": "out of memory"})"};
    for (uint64_t i = 0; i < files(); ++i) {
        SCOPED_TRACE(i);
        writeContent(file, damaged(whole));
        expectAnAnswer([&] { readEngineFile(file.toStdU16String()); });
        expectAnAnswer([&] { greetingFrom(damaged(m_random.pick(greetings)).toStdString()); });
        expectAnAnswer([&] { secondsFrom(damaged(m_random.pick(answers)).toStdString(), 7); });
    }
}

TEST_F(HostileFiles, OfSweeps)
{
    SweepReport shard{.version = "0.1.0",
                      .seed = 7,
                      .cases = 1000,
                      .shard = {1, 2},
                      .engine = "cpu",
                      .against = "reference",
                      .options = " --ulp 4",
                      .mostShrunk = 10,
                      .sum = {.ran = 500, .isComplete = true}};
    shard.sum.counts[static_cast<size_t>(TrialState::Pass)] = 498;
    shard.sum.counts[static_cast<size_t>(TrialState::Fail)] = 2;
    const SweepFailure failure{.state = TrialState::Fail,
                               .figures = "3 of 4 equal",
                               .mistakes = {"order", "layout"},
                               .line = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2",
                               .shrunk = "DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --BlockSize 2",
                               .shrunkFigures = "1 of 4 equal"};
    shard.sum.known = {failure};
    shard.sum.failures = {{4, failure}, {400, failure}};
    SweepReport other = shard;
    other.shard = {2, 2};
    const QByteArray whole = QByteArray::fromStdString(jsonLines(shard));
    for (uint64_t i = 0; i < files(); ++i) {
        SCOPED_TRACE(i);
        expectAnAnswer([&] {
            const SweepReport read = sweepReportFrom(damaged(whole).toStdString(), "shard-1.jsonl");
            jsonLines(merged({{"shard-1.jsonl", read}, {"shard-2.jsonl", other}}));
        });
    }
}

TEST_F(HostileFiles, OfTheGallery)
{
    const QString folder = path("cases"), file = folder + QStringLiteral("/mine.json");
    ASSERT_TRUE(QDir().mkpath(folder));
    Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2");
    c.data = FromValues{loadInput(c), "by hand"};
    writeCaseFile(c, file.toStdU16String());
    const QByteArray whole = contentOf(file);
    ASSERT_FALSE(whole.isEmpty());
    for (uint64_t i = 0; i < files(); ++i) {
        SCOPED_TRACE(i);
        const QByteArray hostile = damaged(whole);
        writeContent(file, hostile);
        QStringList problems;
        size_t found = 0;
        ASSERT_NO_THROW(found = casesIn(folder, kBudget, problems).size());
        EXPECT_EQ(found + size_t(problems.size()), 1u) << "one that cannot be read is said";
        EXPECT_EQ(contentOf(file), hostile) << "and stays";
    }
}

TEST_F(HostileFiles, OfPictures)
{
    QImage image(19, 13, QImage::Format_RGB32);
    for (int i = 0; i < 19 * 13; ++i)
        image.setPixel(i % 19, i / 19, qRgb(i, 255 - i, i % 7 * 30));
    for (const char* format : {"png", "jpg", "bmp", "ppm", "pgm", "xbm", "ico"}) {
        QByteArray whole;
        QBuffer buffer(&whole);
        ASSERT_TRUE(image.save(&buffer, format)) << format;
        for (uint64_t i = 0; i < files(); ++i) {
            SCOPED_TRACE(std::string(format) + " " + std::to_string(i));
            writeContent(path(QStringLiteral("x.") + QLatin1String(format)), damaged(whole));
            expectAnAnswer([&] { readPicture(path(QStringLiteral("x.") + QLatin1String(format)), {}, kBudget); });
        }
    }
}

TEST_F(HostileFiles, OfCasesAndValues)
{
    const auto cases = builtInCases();
    Tensor tensor({.dataType = DataType::Float32, .sizes = {1, 2, 3, 5}});
    writeNpy(tensor, path("whole.npy").toStdU16String());
    const QByteArray values = contentOf(path("whole.npy"));
    for (uint64_t i = 0; i < files(); ++i) {
        SCOPED_TRACE(i);
        writeContent(path("x.npy"), damaged(values));
        expectAnAnswer([&] { readNpy(path("x.npy").toStdU16String(), kBudget); });
        const BuiltInCase& builtIn = cases[m_random.below(cases.size())];
        writeContent(path("x.json"), damaged(QByteArray(builtIn.json.data(), qsizetype(builtIn.json.size()))));
        expectAnAnswer([&] {
            const CaseFile file = readCaseFile(path("x.json").toStdU16String(), kBudget);
            for (size_t dispatch = 0; dispatch < file.dispatchCount(); ++dispatch)
                loadInput(file.dispatch(dispatch), kBudget);
        });
        const QByteArray line = damaged(QByteArray::fromStdString(toText(readBuiltInCase(builtIn.path).dispatch(0))));
        expectAnAnswer([&] { caseFromText(line.toStdString()); });
    }
}

TEST_F(HostileFiles, OfBundles)
{
    Bundle bundle;
    bundle.c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order DEPTH_COLUMN_ROW");
    bundle.expected = Tensor(outputDesc(bundle.c.op));
    const QByteArray whole = QByteArray::fromStdString(bundleBytes(bundle));
    for (uint64_t i = 0; i < 4 * files(); ++i) {
        SCOPED_TRACE(i);
        writeContent(path("x.tessera"), damaged(whole));
        expectAnAnswer([&] {
            const CaseFile file = readCaseFile(path("x.tessera").toStdU16String(), kBudget);
            for (size_t dispatch = 0; dispatch < file.dispatchCount(); ++dispatch)
                loadInput(file.dispatch(dispatch), kBudget);
        });
    }
}

TEST_F(HostileFiles, OfOnnxFolders)
{
    const Case c = caseFromText("RESAMPLE --Sizes 1,1,3,3 --InterpolationMode LINEAR --Scales 1,1,2,2");
    const auto folder = path("test").toStdU16String();
    writeOnnxFolder(c.op, loadInput(c), Tensor(outputDesc(c.op)), folder);
    for (const char* name :
         {"test/model.onnx", "test/test_data_set_0/input_0.pb", "test/test_data_set_0/output_0.pb"}) {
        const QByteArray whole = contentOf(path(QLatin1String(name)));
        ASSERT_FALSE(whole.isEmpty());
        for (uint64_t i = 0; i < files(); ++i) {
            SCOPED_TRACE(std::string(name) + " " + std::to_string(i));
            writeContent(path(QLatin1String(name)), damaged(whole));
            expectAnAnswer([&] { readCaseFile(folder, kBudget); });
        }
        writeContent(path(QLatin1String(name)), whole);
    }
}

} // namespace
} // namespace tessera
