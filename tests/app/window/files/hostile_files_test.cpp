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
#include "engine/core/engines/run_failure.h"
#include "engine/core/tensor/random.h"
#include "engine/formats/bundle/bundle.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/case_format.h"
#include "engine/formats/io/case_input.h"
#include "engine/judge/sweep/sweep_file.h"
#include "tests/app/tensor/panes/panel_support.h"
#include "tests/support/environment.h"
#include "tests/support/resident_memory.h"

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
    std::filesystem::path there(const QString& name) const
    {
        return path(name).toStdU16String();
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

    // Reads damaged copies of it.
    template <class Read> void damage(const QByteArray& whole, Read read)
    {
        ASSERT_FALSE(whole.isEmpty());
        for (uint64_t i = 0; i < fromEnvironment("TESSERA_HOSTILE_FILES", 200); ++i) {
            SCOPED_TRACE(i);
            read(damaged(whole));
        }
    }
    // As that file, which an answer is expected of.
    template <class Read> void damageFile(const QString& name, Read read)
    {
        const QByteArray whole = contentOf(path(name));
        damage(whole, [&](const QByteArray& hostile) {
            writeContent(path(name), hostile);
            expectAnAnswer([&] { read(there(name)); });
        });
        writeContent(path(name), whole);
    }
    static void loadAll(const std::filesystem::path& path)
    {
        const CaseFile file = readCaseFile(path, kBudget);
        for (size_t dispatch = 0; dispatch < file.dispatchCount(); ++dispatch)
            loadInput(file.dispatch(dispatch), kBudget);
    }

    const Case m_case = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2");
    QTemporaryDir m_folder;
    uint64_t m_before = 0;
    Random m_random{fromEnvironment("TESSERA_RANDOM_SEED", 1)};
};

TEST_F(HostileFiles, OfASession)
{
    const QString folder = path("session"), file = path("session/session.json"), value = path("session/values-1.npy");
    {
        Session whole;
        for (SessionTab& tab : whole.tabs = std::vector<SessionTab>(2)) {
            tab.c = m_case;
            tab.engineA = QStringLiteral("cpu");
        }
        whole.tabs[0].c.data = FromValues{loadInput(m_case), "by hand"};
        whole.tabs[0].keptPins.push_back({Side::Output, {0, 0, 0, 1}});
        SessionFolder(folder).write(whole);
    }
    const QByteArray values = contentOf(value);
    ASSERT_FALSE(values.isEmpty());
    damage(contentOf(file), [&](const QByteArray& hostile) {
        QDir(folder).removeRecursively();
        writeContent(file, hostile);
        writeContent(value, m_random.oneIn(2) ? values : damaged(values));
        QStringList problems;
        SessionFolder session(folder);
        ASSERT_NO_THROW(session.read(problems, kBudget));
        // Nothing is lost: it is where it was, or aside.
        EXPECT_TRUE(contentOf(file) == hostile || contentOf(path("session/unreadable-1/session.json")) == hostile);
    });
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
    damage(contentOf(path("tessera.json")), [&, count = 0](const QByteArray& hostile) mutable {
        const QString folder = QString::number(++count); // Qt remembers what a file held
        writeContent(path(folder + QStringLiteral("/tessera.json")), hostile);
        WindowSettings settings(path(folder));
        ASSERT_NO_THROW(settings.value("view/grid"));
        ASSERT_NO_THROW(settings.recentFiles());
        ASSERT_NO_THROW(EngineLimits().restore(settings.value("engineTimeLimits").toMap()));
        EXPECT_TRUE(std::isfinite(keptText(settings).scale));
        EXPECT_GE(keptBudget(settings) << 20, keptBudget(settings));
        QDir(path(folder)).removeRecursively();
    });
}

TEST_F(HostileFiles, OfEngines)
{
    writeEngineFile({.path = there("mine.engine.json"),
                     .name = "mine",
                     .start = "serve:python3 {folder}/mine.py",
                     .operators = {"DEPTH_TO_SPACE1", "RESAMPLE"},
                     .types = {DataType::Float32, DataType::UInt8},
                     .timeLimit = 4,
                     .environment = {{"THREADS", "2"}}});
    damageFile("mine.engine.json", [](const auto& file) { readEngineFile(file); });
    for (
        const char* greeting :
        {R"({"tessera": 1, "ready": true, "name": "torch", "version": "1.13", "operators": ["RESAMPLE"], "types": []})",
         R"({"tessera": 1, "ready": false, "error": "there is no torch", "install": "apt-get install python3-torch"})"})
        damage(greeting,
               [&](const QByteArray& hostile) { expectAnAnswer([&] { greetingFrom(hostile.toStdString()); }); });
    for (const char* answer : {R"({"id": 7, "seconds": 0.25})", R"({"id": 7, "unsupported": "no such mode"})",
                               R"({"id": 7, "error": "out of memory"})"})
        damage(answer,
               [&](const QByteArray& hostile) { expectAnAnswer([&] { secondsFrom(hostile.toStdString(), 7); }); });
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
    damage(QByteArray::fromStdString(jsonLines(shard)), [&](const QByteArray& hostile) {
        expectAnAnswer([&] {
            const SweepReport read = sweepReportFrom(hostile.toStdString(), "shard-1.jsonl");
            jsonLines(merged({{"shard-1.jsonl", read}, {"shard-2.jsonl", other}}));
        });
    });
}

TEST_F(HostileFiles, OfTheGallery)
{
    const QString file = path("cases/mine.json");
    ASSERT_TRUE(QDir().mkpath(path("cases")));
    Case c = m_case;
    c.data = FromValues{loadInput(c), "by hand"};
    writeCaseFile(c, there("cases/mine.json"));
    damage(contentOf(file), [&](const QByteArray& hostile) {
        writeContent(file, hostile);
        QStringList problems;
        size_t found = 0;
        ASSERT_NO_THROW(found = casesIn(path("cases"), kBudget, problems).size());
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
        const QString name = QStringLiteral("x.") + QLatin1String(format);
        ASSERT_TRUE(image.save(path(name)));
        damageFile(name, [&](const auto&) { readPicture(path(name), {}, kBudget); });
    }
}

TEST_F(HostileFiles, OfCasesAndValues)
{
    writeNpy(Tensor({.dataType = DataType::Float32, .sizes = {1, 2, 3, 5}}), there("x.npy"));
    damageFile("x.npy", [](const auto& file) { readNpy(file, kBudget); });
    for (const BuiltInCase& each : builtInCases()) {
        SCOPED_TRACE(each.path);
        const QByteArray line = QByteArray::fromStdString(toText(readBuiltInCase(each.path).dispatch(0)));
        for (int i = 0; i < 4; ++i) {
            writeContent(path("x.json"), damaged(QByteArray(each.json.data(), qsizetype(each.json.size()))));
            expectAnAnswer([&] { loadAll(there("x.json")); });
            expectAnAnswer([&] { caseFromText(damaged(line).toStdString()); });
        }
    }
}

TEST_F(HostileFiles, OfBundles)
{
    Bundle bundle;
    bundle.c = m_case;
    bundle.expected = Tensor(outputDesc(m_case.op));
    writeContent(path("x.tessera"), QByteArray::fromStdString(bundleBytes(bundle)));
    for (int round = 0; round < 4; ++round)
        damageFile("x.tessera", &HostileFiles::loadAll);
}

TEST_F(HostileFiles, OfOnnxFolders)
{
    std::filesystem::copy(TESSERA_RESOURCES "/../tests/support/onnx/crd", there("test"),
                          std::filesystem::copy_options::recursive);
    for (const char* name : {"test/model.onnx", "test/test_data_set_0/input_0.pb", "test/test_data_set_0/output_0.pb"})
        damageFile(QLatin1String(name), [&](const auto&) { readCaseFile(there("test"), kBudget); });
}

} // namespace
} // namespace tessera
