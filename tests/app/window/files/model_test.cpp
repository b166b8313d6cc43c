// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/opened_model.h"
#include "app/views/tabs/model_panel.h"
#include "tests/app/support/window_fixture.h"

#include <cstdint>
#include <variant>

namespace tessera {

// A model of ONNX as its bytes, written without ONNX's library: a chain of nodes, each on the output of the one before.
class ModelFile {
public:
    using Dim = std::variant<int, const char*>; // a size, or a symbol
    explicit ModelFile(const std::vector<Dim>& input)
    {
        std::string shape;
        for (const Dim& dim : input) {
            const int* size = std::get_if<int>(&dim);
            shape += field(1, size ? varint(1, uint64_t(*size)) : field(2, std::string(std::get<const char*>(dim))));
        }
        m_graph = field(11, field(1, m_last) + field(2, field(1, varint(1, 1) + field(2, shape))));
    }

    // Adds a node whose attributes are whole numbers and texts, such as DepthToSpace.
    ModelFile& add(const std::string& op, const std::string& name, const std::string& attributes)
    {
        const std::string output = name + "_out";
        m_graph += field(1, field(1, m_last) + m_more + field(2, output) + field(3, name) + field(4, op) + attributes);
        m_more.clear();
        m_last = output;
        return *this;
    }
    ModelFile& addDepthToSpace(const std::string& name, int block, const std::string& mode)
    {
        return add("DepthToSpace", name, number("blocksize", block) + text("mode", mode));
    }
    // Adds a Resize whose scales are a constant of the model.
    ModelFile& addResize(const std::string& name, const std::vector<float>& scales, const std::string& mode)
    {
        std::string raw(reinterpret_cast<const char*>(scales.data()), scales.size() * sizeof(float));
        const std::string constant = name + "_scales";
        m_graph += field(5, varint(1, scales.size()) + varint(2, 1) + field(8, constant) + field(9, raw));
        m_more = field(1, std::string()) + field(1, constant);
        return add("Resize", name, text("mode", mode));
    }

    // An attribute.
    static std::string number(const std::string& name, int value)
    {
        return field(5, field(1, name) + varint(3, uint64_t(value)) + varint(20, 2));
    }
    static std::string text(const std::string& name, const std::string& value)
    {
        return field(5, field(1, name) + field(4, value) + varint(20, 3));
    }

    void write(const QString& path)
    {
        const std::string graph =
            m_graph + field(2, std::string("net")) + field(12, field(1, m_last) + field(2, field(1, varint(1, 1))));
        const std::string model =
            varint(1, 7) + field(2, std::string("the tests")) + field(8, varint(2, 13)) + field(7, graph);
        writeContent(path, QByteArray::fromStdString(model));
    }

private:
    static std::string base128(uint64_t value)
    {
        std::string bytes;
        for (; value >= 128; value >>= 7)
            bytes += char(value | 128);
        return bytes + char(value);
    }
    static std::string varint(int number, uint64_t value) { return base128(uint64_t(number) << 3) + base128(value); }
    static std::string field(int number, const std::string& bytes)
    {
        return base128(uint64_t(number) << 3 | 2) + base128(bytes.size()) + bytes;
    }

    std::string m_graph, m_last = "x", m_more;
};

namespace {

// A model beside its nodes, which are shown as cases.

struct Window : WindowTest {
    using WindowTest::WindowTest;
    void TestBody() override { }

    // Waits until the model is read and judged, and the shown case has run.
    void settle()
    {
        ASSERT_TRUE(waitFor([&] { return !action("stopModel")->isEnabled(); }));
        QTest::qWait(200); // the case of a new row is shown a little later
        waitUntilIdle();
    }
    void act(const char* id)
    {
        action(id)->trigger();
        settle();
    }
    ModelPanel& panel() const { return *m_window.findChild<ModelPanel*>(); }
    QTableView* nodes() const { return named<QTableView>("Nodes of the model"); }
    QTabBar* tabs() const { return part<QTabBar>("caseTabs"); }
    std::string line() { return toText(document().currentCase()); }
    std::string title() { return document().currentCase().title; }
    std::string detail() const { return part<QTextBrowser>("nodeDetail")->toPlainText().toStdString(); }
    std::vector<std::string> column(const char* wanted) const
    {
        const QAbstractItemModel* rows = nodes()->model();
        std::vector<std::string> texts;
        for (int column = 0; column < rows->columnCount(); ++column)
            for (int row = 0; row < rows->rowCount(); ++row)
                if (rows->headerData(column, Qt::Horizontal).toString() == QLatin1String(wanted))
                    texts.push_back(rows->index(row, column).data().toString().toStdString());
        return texts;
    }
    void click(int row)
    {
        clickCell(nodes(), row);
        settle();
    }
};

class ModelTest : public HasFolder, public testing::Test {
protected:
    std::unique_ptr<Window> open(bool isFresh = true)
    {
        return std::make_unique<Window>(WindowOptions{
            .configFolder = isFresh ? QString() : path("config"), .fresh = isFresh, .theme = Theme::Light});
    }
    std::unique_ptr<Window> openOn(const QString& file, bool isFresh = true)
    {
        auto window = open(isFresh);
        EXPECT_TRUE(window->m_window.files().tryOpen(file));
        window->settle();
        return window;
    }
    // Two shuffles and a Resize that DirectML does not have.
    QString network(const ModelFile::Dim& batch = 1) const
    {
        ModelFile model({batch, 32, 2, 2});
        model.addDepthToSpace("shuffle/1", 2, "CRD").addDepthToSpace("shuffle/2", 2, "DCR");
        model.addResize("up", {1, 1, 2, 2}, "linear").addResize("soft", {1, 1, 2, 2}, "cubic").write(path("net.onnx"));
        return path("net.onnx");
    }
    // A folder of recorded tensors, in which the second shuffle has the other order.
    QString recorded() const
    {
        QDir().mkpath(path("dumps"));
        Tensor flowing = generate(Generator{.pattern = Pattern::Random}, {.sizes = {1, 32, 2, 2}});
        keep("x", flowing);
        for (const auto& [name, sizes] : {std::pair("shuffle_1_out", "1,32,2,2"), {"shuffle_2_out", "1,8,4,4"}}) {
            const std::string block = "DEPTH_TO_SPACE1 --BlockSize 2 --Order COLUMN_ROW_DEPTH --Sizes ";
            const Operator op = caseFromText(block + sizes).op;
            Tensor next(outputDesc(op));
            makeEngine("cpu")->run({.title = {}, .op = op}, makePlan(op), flowing, next);
            keep(name, flowing = next);
        }
        return path("dumps");
    }
    void keep(const char* name, const Tensor& tensor) const
    {
        writeNpy(tensor, QDir(path("dumps")).filePath(QLatin1String(name) + ".npy").toStdU16String());
    }
};

TEST_F(ModelTest, ItsNodesAreListedAndTheFirstIsShown)
{
    const auto window = openOn(network());
    EXPECT_THAT(window->column("node"), ElementsAre("shuffle/1", "shuffle/2", "up", "soft"));
    EXPECT_THAT(window->column("DirectML"), ElementsAre("DEPTH_TO_SPACE1", "DEPTH_TO_SPACE1", "RESAMPLE", "no"));
    EXPECT_EQ(window->column("sizes")[2], "1,2,8,8 → 1,2,16,16");
    EXPECT_EQ(window->title(), "shuffle/1");
    EXPECT_EQ(fieldText(window->document().currentCase().op, "Order"), "COLUMN_ROW_DEPTH");
    EXPECT_EQ(window->tabs()->count(), 1);
    EXPECT_EQ(window->tabs()->tabText(0).toStdString(), "shuffle/1");
    EXPECT_EQ(suggestedPath(window->document(), ".json"), path("shuffle_1.json"));
    EXPECT_THAT(window->visibleText().toStdString(), HasSubstr("4 of 4 nodes concern DirectML"));
    EXPECT_THAT(window->detail(), HasSubstr("DEPTH_TO_SPACE1 --BlockSize 2 --Order COLUMN_ROW_DEPTH"));
}

TEST_F(ModelTest, NodesAreSteppedThroughInOneTab)
{
    const auto window = openOn(network());
    window->nodes()->setFocus();
    window->key(Qt::Key_Down);
    window->settle();
    EXPECT_EQ(window->title(), "shuffle/2");
    window->act("nextNode");
    EXPECT_EQ(window->title(), "up");
    EXPECT_FALSE(window->action("nextNode")->isEnabled()); // the last one is no case
    EXPECT_EQ(window->tabs()->count(), 1);
    window->nodes()->setFocus();
    window->key(Qt::Key_Down); // the row says why it is no case, and the shown case stays
    window->settle();
    EXPECT_THAT(window->detail(), HasSubstr("cubic"));
    EXPECT_EQ(window->title(), "up");
    window->click(0);
    EXPECT_EQ(window->title(), "shuffle/1");
    window->nodes()->setFocus();
    window->key(Qt::Key_Return, Qt::ControlModifier);
    window->settle();
    EXPECT_EQ(window->tabs()->count(), 2);
    window->act("nextNode"); // in the first tab
    EXPECT_EQ(window->title(), "shuffle/2");
    EXPECT_EQ(window->tabs()->count(), 2);
    EXPECT_EQ(window->tabs()->tabText(1).toStdString(), "shuffle/1");
    window->nodes()->setFocus();
    window->key(Qt::Key_Return);
    EXPECT_EQ(QApplication::focusWidget(), window->view(Side::Output));
}

TEST_F(ModelTest, AChangedNodeKeepsItsTab)
{
    const auto window = openOn(network());
    window->document().replaceCase(caseFromText("RESAMPLE1 --Sizes 1,1,2,2 --Scales 1,1,2,2"), "change");
    window->settle();
    window->act("nextNode");
    EXPECT_EQ(window->tabs()->count(), 2);
    EXPECT_EQ(window->title(), "shuffle/2");
    window->tabs()->setCurrentIndex(0);
    EXPECT_THAT(window->line(), HasSubstr("RESAMPLE1 --Sizes 1,1,2,2"));
}

TEST_F(ModelTest, ANodeIsOpenedByItsName)
{
    network();
    const auto window = openOn(path("net.onnx#up"));
    EXPECT_EQ(window->title(), "up");
    EXPECT_EQ(window->panel().selected(), 2u);
    window->act("copyReproducer");
    EXPECT_THAT(QGuiApplication::clipboard()->text().toStdString(),
                StartsWith("tessera check '" + path("net.onnx#up").toStdString() + "' --engine cpu"));
    (void)window->m_window.files().tryOpen(path("net.onnx#upp"));
    window->settle();
    EXPECT_THAT(window->visibleText().toStdString(), AllOf(HasSubstr("up"), HasSubstr("upp")));
}

TEST_F(ModelTest, OpenSizesAreAskedForOnceAndKept)
{
    {
        const auto window = openOn(network("batch"), false);
        EXPECT_EQ(window->column("DirectML").front(), "batch?");
        auto* size = window->named<QLineEdit>("Size of batch");
        ASSERT_TRUE(size);
        EXPECT_TRUE(size->hasFocus());
        EXPECT_EQ(size->text(), "1");
        QTest::keyClicks(size, "none"); // replaces the suggested size
        EXPECT_THAT(window->visibleText().toStdString(), HasSubstr("none is no size of batch"));
        size->clear();
        QTest::keyClicks(size, "3");
        QTest::keyClick(size, Qt::Key_Return);
        window->settle();
        EXPECT_EQ(window->column("DirectML").front(), "DEPTH_TO_SPACE1");
        EXPECT_THAT(window->line(), HasSubstr("--Sizes 3,32,2,2"));
        window->act("nextNode");
        window->m_window.close();
    }
    const auto window = open(false); // the next start
    window->settle();
    EXPECT_EQ(window->title(), "shuffle/2");
    EXPECT_THAT(window->line(), HasSubstr("--Sizes 3,8,4,4"));
    ASSERT_TRUE(window->panel().isVisible());
    EXPECT_EQ(window->panel().selected(), 1u);
    EXPECT_EQ(window->named<QLineEdit>("Size of batch")->text(), "3");
}

TEST_F(ModelTest, WhatFlowedIsJudgedNodeByNode)
{
    const auto window = openOn(network());
    Answers answers({typePath(recorded())});
    window->act("modelTensors");
    EXPECT_THAT(window->column("verdict"), ElementsAre("equal", HasSubstr("differ"), "–", "–"));
    EXPECT_EQ(window->title(), "shuffle/1");
    EXPECT_EQ(window->document().shown()->comparison->verdict, Verdict::Pass);
    window->nodes()->sortByColumn(4, Qt::AscendingOrder); // failing nodes come first
    EXPECT_EQ(window->column("node").front(), "shuffle/2");
    window->act("nextFailingNode");
    EXPECT_EQ(window->title(), "shuffle/2");
    ASSERT_TRUE(window->document().shown()->comparison);
    EXPECT_EQ(window->document().shown()->comparison->verdict, Verdict::Fail);
    EXPECT_THAT(window->detail(), HasSubstr("order"));
    window->act("copyReproducer");
    EXPECT_THAT(QGuiApplication::clipboard()->text().toStdString(), EndsWith("dumps#shuffle/2' --against reference"));
    window->act("forgetTensors");
    EXPECT_EQ(window->document().engineA(), "cpu");
}

// A program in the place of Python, which does this with the request.
struct FakePython {
    FakePython(const QString& folder, const QByteArray& deeds)
    {
        const QString python = QDir(folder).filePath("python3");
        writeContent(
            python,
            "#!/usr/bin/python3\nimport json, os, re, shutil, sys, time\nasked = json.load(open(sys.argv[-1]))\n"
                + deeds);
        QFile::setPermissions(python, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("PATH", folder.toLocal8Bit() + ':' + path);
    }
    ~FakePython() { qputenv("PATH", path); }
    const QByteArray path = qgetenv("PATH");
};

TEST_F(ModelTest, ACaptureIsJudgedInSixClicks)
{
    network();
    const QString deeds = R"(print('Runtime 1.0', flush=True)
for name, file in asked['outputs'].items():
    there = '%1/' + re.sub('[^a-z0-9]', '_', name) + '.npy'
    if os.path.exists(there): shutil.copy(there, file)
    else: print(name + '\tis left out', flush=True)
)";
    const FakePython python(path("bin"), deeds.arg(recorded()).toUtf8()); // recorded from the generated values
    const auto window = open();
    Answers answers({typePath(path("net.onnx"))});
    window->act("open"); // three clicks: the menu, the entry, the file
    QAbstractButton* capture = buttonOf(window->m_window, "Capture");
    ASSERT_TRUE(capture);
    QTest::mouseClick(capture, Qt::LeftButton);
    window->settle();
    EXPECT_THAT(window->visibleText().toStdString(),
                AllOf(HasSubstr("As Runtime 1.0 ran it: 1 differ"), HasSubstr("is left out")));
    window->click(1);
    EXPECT_EQ(window->title(), "shuffle/2");
    ASSERT_TRUE(window->document().shown() && window->document().shown()->comparison);
    EXPECT_EQ(window->document().shown()->comparison->verdict, Verdict::Fail);
    EXPECT_EQ(window->document().engineB(), "reference");
}

TEST_F(ModelTest, ARuntimeThatFailsSaysWhyAndTheListStays)
{
    const auto window = openOn(network());
    const FakePython python(path("bin"), "sys.exit('it has no such operator')\n");
    window->act("captureModel");
    EXPECT_THAT(window->visibleText().toStdString(), HasSubstr("it has no such operator"));
    EXPECT_EQ(window->nodes()->model()->rowCount(), 4);
    EXPECT_EQ(window->title(), "shuffle/1");
}

TEST_F(ModelTest, EscapeStopsARuntime)
{
    const auto window = openOn(network());
    const FakePython python(path("bin"), "time.sleep(600)\n");
    window->action("captureModel")->trigger();
    QTest::qWait(300);
    EXPECT_TRUE(window->action("stopModel")->isEnabled());
    window->view(Side::Output)->setFocus();
    QTest::keyClick(window->view(Side::Output), Qt::Key_Escape);
    window->settle();
    EXPECT_EQ(window->nodes()->model()->rowCount(), 4);
    EXPECT_TRUE(window->action("captureModel")->isEnabled());
}

TEST_F(ModelTest, AFileThatIsNoneOrGoneSaysSo)
{
    writeContent(path("broken.onnx"), QByteArray(2 << 20, '\xff')); // too large to be looked at as a case
    {
        const auto window = openOn(path("broken.onnx"), false);
        EXPECT_THAT(window->visibleText().toStdString(), HasSubstr("broken.onnx"));
        EXPECT_FALSE(window->action("nextNode")->isEnabled());
        EXPECT_TRUE(window->m_window.files().tryOpen(network()));
        window->settle();
        window->m_window.close();
    }
    QFile::remove(path("net.onnx"));
    const auto window = open(false);
    window->settle();
    EXPECT_THAT(window->visibleText().toStdString(), HasSubstr("net.onnx"));
    EXPECT_EQ(window->nodes()->model()->rowCount(), 0);
    EXPECT_THAT(window->line(), HasSubstr("DEPTH_TO_SPACE1 --Sizes 1,32,2,2")); // the case itself is kept
}

TEST_F(ModelTest, FiveHundredNodesAreFiltered)
{
    ModelFile model({1, 4, 2, 2});
    for (int i = 0; i < 250; ++i) {
        const std::string number = std::to_string(i);
        model.addDepthToSpace("up" + number, 2, "CRD");
        model.add("SpaceToDepth", "down" + number, ModelFile::number("blocksize", 2));
    }
    model.write(path("long.onnx"));
    const auto window = openOn(path("long.onnx"));
    EXPECT_EQ(window->nodes()->model()->rowCount(), 500);
    auto* filter = window->named<QLineEdit>("Filter of the nodes");
    filter->setFocus();
    QTest::keyClicks(filter, "DOWN24");
    EXPECT_EQ(window->nodes()->model()->rowCount(), 11); // 24, 240 … 249
    QTest::keyClick(filter, Qt::Key_Down);
    window->settle();
    EXPECT_EQ(window->title(), "down24");
    EXPECT_TRUE(window->nodes()->hasFocus());
}

} // namespace
} // namespace tessera
