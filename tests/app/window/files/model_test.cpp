// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/opened_model.h"
#include "app/views/tabs/model_panel.h"
#include "tests/app/support/window_fixture.h"
#include "tests/engine/frameworks/onnx/model_files.h"

namespace tessera {
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

struct ModelTest : HasFolder, testing::Test {
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
    QString write(const char* name, const onnx::ModelProto& model) const
    {
        writeContent(path(name), QByteArray::fromStdString(model.SerializeAsString()));
        return path(name);
    }
    // Two shuffles and a Resize that DirectML does not have.
    QString network(const std::string& batch = "1") const
    {
        onnx::ModelProto model =
            modelOf(13,
                    "(float[" + batch
                        + ",32,2,2] x) => (float[] soft_out) <float[4] twice = {1,1,2,2}> { "
                          "shuffle_1_out = DepthToSpace <blocksize = 2, mode = \"CRD\"> (x) "
                          "shuffle_2_out = DepthToSpace <blocksize = 2, mode = \"DCR\"> (shuffle_1_out) "
                          "up_out = Resize <mode = \"linear\"> (shuffle_2_out, , twice) "
                          "soft_out = Resize <mode = \"cubic\"> (up_out, , twice) }");
        for (const int node : {0, 1}) // names of paths, which a text cannot have
            model.mutable_graph()->mutable_node(node)->set_name("shuffle/" + std::to_string(node + 1));
        return write("net.onnx", model);
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
            Tensor next(op.output);
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

TEST_F(ModelTest, OpenSizesAreAskedForOnceAndStayInTheCase)
{
    {
        const auto window = openOn(network("batch"), false);
        EXPECT_EQ(window->column("DirectML").front(), "batch?");
        auto* size = window->named<QSpinBox>("Size of batch");
        ASSERT_TRUE(size);
        EXPECT_TRUE(size->hasFocus());
        EXPECT_EQ(size->text(), "1");
        QTest::keyClicks(size, "none3"); // replaces the suggested size; letters are none
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
    EXPECT_FALSE(window->panel().isVisible());
}

TEST_F(ModelTest, WhatFlowedIsJudgedNodeByNode)
{
    const auto window = openOn(network());
    Answers answers({typePath(recorded())});
    window->act("modelTensors");
    EXPECT_THAT(window->column("verdict"), ElementsAre("equal", HasSubstr("differ"), "–", "–"));
    EXPECT_EQ(window->title(), "shuffle/1");
    EXPECT_EQ(window->document().shown()->comparison->verdict, Verdict::Pass);
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

TEST_F(ModelTest, ARuntimeThatFailsOrIsStoppedLeavesTheList)
{
    const auto window = openOn(network());
    {
        const FakePython python(path("bin"), "sys.exit('it has no such operator')\n");
        window->act("captureModel");
        EXPECT_THAT(window->visibleText().toStdString(), HasSubstr("it has no such operator"));
    }
    const FakePython python(path("bin"), "time.sleep(600)\n");
    window->action("captureModel")->trigger();
    QTest::qWait(300);
    EXPECT_TRUE(window->action("stopModel")->isEnabled());
    keyIn(window->view(Side::Output), Qt::Key_Escape);
    window->settle();
    EXPECT_EQ(window->nodes()->model()->rowCount(), 4);
    EXPECT_EQ(window->title(), "shuffle/1");
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
    EXPECT_THAT(window->line(), HasSubstr("DEPTH_TO_SPACE1 --Sizes 1,32,2,2")); // the case itself is kept
}

} // namespace
} // namespace tessera
