// SPDX-License-Identifier: GPL-3.0-or-later
// The agreement of many engines, in the Verify tab: the matrix runs in the background, and its cells lead to their
// case.
#include "tests/app/support/dialogs.h"
#include "tests/app/support/fake_engine.h"
#include "tests/app/support/file_content.h"
#include "tests/app/support/window_fixture.h"

#include "app/base/controls/elided_label.h"
#include "app/views/tabs/engines/agreement_model.h"
#include "engine/core/engines/missing_engine.h"
#include "engine/core/engines/run_failure.h"

#include <QClipboard>
#include <QComboBox>
#include <QJsonDocument>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeView>

namespace tessera {
namespace {

FakeEngine::Log slowLog;

// Says at its first run that it is not there, as another program does when it is started; or says nothing, "silent".
struct Gone : FakeEngine {
    inline static std::atomic<int> starts = 0;
    explicit Gone(const std::string& name)
        : FakeEngine(slowLog, name)
    {
    }
    Timings run(const Case&, const Plan&, const Tensor&, Tensor&, const RunControl&) const override
    {
        ++starts;
        if (engineName == "silent")
            throw StartFailure(FailureKind::Timeout, "it gave no greeting within 1 s");
        throw EngineMissing("There is no module gone");
    }
};

// The machine's engines; "slow" takes its time, and "absent" says what would install it.
std::unique_ptr<Engine> engines(const EngineOptions& options, const std::string& name)
{
    if (name == "slow")
        return std::make_unique<FakeEngine>(slowLog, name);
    if (name == "absent")
        throw EngineError("There is no module absent; apt-get install python3-absent installs it.");
    if (name == "gone" || name == "silent")
        return std::make_unique<Gone>(name);
    return makeEngineWith(options, name);
}

class AgreementTest : public WindowTest {
protected:
    AgreementTest()
        : WindowTest({.fresh = true, .theme = Theme::Light, .makeEngine = engines})
    {
        m_window.resize(1280, 800);
        m_window.activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_window));
        key(Qt::Key_V, Qt::AltModifier | Qt::ShiftModifier);
        QTest::mouseClick(button("Agreement"), Qt::LeftButton);
    }

    QAbstractButton* button(const char* text) const
    {
        for (auto* each : m_window.findChildren<QAbstractButton*>())
            if (each->isVisible() && each->text() == QLatin1String(text))
                return each;
        return nullptr;
    }
    QTreeView* table() const { return named<QTreeView>(QStringLiteral("Agreement of the engines")); }
    QString summary() const
    {
        return m_window.findChild<QWidget*>(QStringLiteral("agreementSummary"))->accessibleName();
    }
    QString cell(const QModelIndex& group, int row, int column) const
    {
        return table()->model()->index(row, column, group).data().toString();
    }
    QModelIndex group(int row) const { return table()->model()->index(row, 0); }

    // Ticked in the list, as a user does.
    void tick(const QStringList& wanted)
    {
        auto* choice = m_window.findChild<QPushButton*>(QStringLiteral("engineChoice"));
        QTest::mouseClick(choice, Qt::LeftButton);
        auto* list = named<QListWidget>(QStringLiteral("Engines of the matrix"));
        ASSERT_TRUE(list && list->isVisible());
        for (int i = 0; i < list->count(); ++i) {
            QListWidgetItem* item = list->item(i);
            const bool isTicked = item->checkState() == Qt::Checked;
            if (!(item->flags() & Qt::ItemIsUserCheckable) || isTicked == wanted.contains(item->text()))
                continue;
            list->setCurrentItem(item);
            QTest::keyClick(list, Qt::Key_Space);
        }
        QTest::keyClick(list, Qt::Key_Escape);
        m_window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&m_window));
    }
    void choose(const char* list, const QString& entry)
    {
        auto* box = named<QComboBox>(QLatin1String(list));
        ASSERT_TRUE(box);
        ASSERT_GE(box->findText(entry), 0) << entry.toStdString();
        box->setCurrentIndex(box->findText(entry));
    }
    void run()
    {
        QTest::mouseClick(button("Run the matrix"), Qt::LeftButton);
        ASSERT_TRUE(waitFor([this] { return button("Run the matrix") != nullptr; }));
    }
    // A click on the cell of a case and an engine.
    void click(const QModelIndex& index)
    {
        table()->scrollTo(index);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, table()->visualRect(index).center());
        waitUntilIdle();
    }
};

TEST_F(AgreementTest, CasesLieBelowTheClassesThatTheirEnginesFallInto)
{
    tick({"cpu", "reference", "sabotage:order"});
    choose("Cases of the matrix", "Conformance pack");
    run();
    EXPECT_TRUE(group(0).data().toString().startsWith("{cpu, reference} ≠ {sabotage:order} · "))
        << group(0).data().toString().toStdString();
    const int last = table()->model()->rowCount() - 1;
    EXPECT_GT(last, 0);
    EXPECT_TRUE(table()->isExpanded(group(0))) << "what differs is looked for";
    EXPECT_FALSE(table()->isExpanded(group(last)));
    EXPECT_FALSE(group(last).data().toString().contains(QStringLiteral("≠")));
    EXPECT_TRUE(cell(group(0), 0, 3).startsWith("FAIL ") && cell(group(0), 0, 3).contains(" differ, "));
    EXPECT_EQ(cell(group(0), 0, 1), "PASS");
    EXPECT_TRUE(cell({}, 0, 3).contains(" FAIL")) << "a partition counts its cells";
    EXPECT_TRUE(summary().startsWith("they part on ")) << summary().toStdString();
}

TEST_F(AgreementTest, AClickShowsTheCaseWithThePairAtItsWorstElement)
{
    tick({"cpu", "reference", "sabotage:order"});
    run();
    const QModelIndex failing = table()->model()->index(2, 3, group(0));
    const Case wanted = static_cast<const AgreementModel*>(table()->model())->rowOf(failing)->c;
    click(failing);
    const Document& document = *m_window.document();
    EXPECT_EQ(document.currentCase(), wanted);
    EXPECT_EQ(document.engineA(), "reference");
    EXPECT_EQ(document.engineB(), "sabotage:order");
    ASSERT_TRUE(document.shown() && document.shown()->comparison && document.shown()->comparison->worst);
    const Pick worst{Side::Output, document.shown()->comparison->worst->element};
    EXPECT_EQ(document.pinned(), worst);
    EXPECT_TRUE(table()->isVisible()) << "the next cell is a click away";

    // The same with the keys, on the engine's own column.
    m_window.document()->pin(std::nullopt);
    table()->setFocus();
    table()->setCurrentIndex(failing);
    key(Qt::Key_Return);
    EXPECT_EQ(document.pinned(), worst);
    key(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    const QString command = QGuiApplication::clipboard()->text();
    EXPECT_TRUE(command.startsWith("tessera check ") && command.contains("--engine sabotage:order --against reference"))
        << command.toStdString();
}

TEST_F(AgreementTest, AMissingEngineIsAColumnAndItsReasonIsSaid)
{
    m_window.document()->setEngines("cpu", "absent");
    waitUntilIdle();
    key(Qt::Key_M, Qt::ControlModifier | Qt::AltModifier); // takes on B
    ASSERT_TRUE(waitFor([this] { return button("Run the matrix") != nullptr; }));
    tick({"cpu", "absent"});
    choose("Cases of the matrix", "This case");
    run();
    const auto* model = static_cast<const AgreementModel*>(table()->model());
    const size_t absent = model->report().engines[0] == "absent" ? 0 : 1;
    EXPECT_EQ(cell(group(0), 0, int(absent) + 1), "MISSING");
    table()->setCurrentIndex(model->index(0, int(absent) + 1, group(0)));
    EXPECT_TRUE(m_window.findChild<QLabel*>(QStringLiteral("agreementLine"))
                    ->text()
                    .contains("apt-get install python3-absent"));
    // What is not there neither agrees nor parts.
    const auto* summary = m_window.findChild<ElidedLabel*>(QStringLiteral("agreementSummary"));
    EXPECT_EQ(summary->accessibleName(), "all agree on 1 case · not there: absent");
    EXPECT_EQ(summary->tint(), color(Role::Warning));
    for (const int width : {1024, 1920}) {
        m_window.resize(width, 640);
        waitUntilIdle();
        EXPECT_TRUE(summary->fits(summary->width())) << width;
    }
}

// Starting a program to hear that it cannot be used takes longer than most cases, and one that says nothing its limit.
TEST_F(AgreementTest, AMissingEngineIsLookedForOnce)
{
    m_window.document()->setLive(false);
    int columns = 0; // where engines cannot be used the matrix keeps the columns that it had
    for (const char* name : {"gone", "silent"}) {
        m_window.document()->setEngines("cpu", name);
        Gone::starts = 0;
        key(Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
        ASSERT_TRUE(waitFor([this] { return button("Run the matrix") != nullptr; }));
        const MatrixReport& report = static_cast<const AgreementModel*>(table()->model())->report();
        const size_t gone = size_t(std::ranges::find(report.engines, name) - report.engines.begin());
        ASSERT_LT(gone, report.engines.size());
        EXPECT_EQ(countsOf(report, gone)[static_cast<size_t>(TrialState::Missing)], report.rows.size()) << name;
        EXPECT_GT(report.rows.size(), 10u);
        EXPECT_EQ(Gone::starts, ++columns) << name;
    }
}

TEST_F(AgreementTest, ItRunsBesideTheWindowAndEscapeStopsIt)
{
    m_window.document()->setLive(false); // the window itself does not wait for it
    m_window.document()->setEngines("cpu", "slow");
    slowLog.milliseconds = 50;
    QTest::keyClick(&m_window, Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
    ASSERT_TRUE(waitFor([this] { return table()->model()->rowCount() > 0; }));
    EXPECT_TRUE(button("Stop"));
    QTest::keyClick(table(), Qt::Key_Escape);
    ASSERT_TRUE(waitFor([this] { return button("Run the matrix") != nullptr; }));
    EXPECT_TRUE(summary().contains("stopped before its end")) << summary().toStdString();
    EXPECT_TRUE(static_cast<const AgreementModel*>(table()->model())->report().head.isStopped);
    slowLog.milliseconds = 0;
}

TEST_F(AgreementTest, OpenCasesAreAListOfCases)
{
    key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier); // the same case in a tab of its own
    tick({"cpu", "reference"});
    key(Qt::Key_M, Qt::ControlModifier | Qt::AltModifier);
    ASSERT_TRUE(waitFor([this] { return button("Run the matrix") != nullptr; }));
    choose("Cases of the matrix", "2 open cases");
    run();
    EXPECT_EQ(static_cast<const AgreementModel*>(table()->model())->report().rows.size(), 2u);
    EXPECT_EQ(summary(), "all agree on 2 cases");
}

TEST_F(AgreementTest, TheReportsAreThoseOfTheCommand)
{
    tick({"cpu", "reference", "sabotage:order"});
    choose("Cases of the matrix", "This case");
    run();
    QTemporaryDir folder;
    const struct {
        int entry;
        const char *name, *begins, *holds;
    } reports[] = {{0, "a.txt", "case", "tessera check DEPTH_TO_SPACE1"},
                   {1, "a.json", "{", "\"withinTolerance\""},
                   {2, "a.xml", "<?xml", "<failure type=\"FAIL\""},
                   {3, "a.html", "<!DOCTYPE html>", "{cpu, reference}"}};
    for (const auto& each : reports) {
        const QString path = folder.filePath(each.name);
        const Answers answers({typePath(path)});
        QMenu* menu = nullptr;
        for (auto* pushed : m_window.findChildren<QPushButton*>())
            if (pushed->isVisible() && pushed->text() == "Export")
                menu = pushed->menu();
        ASSERT_TRUE(menu);
        menu->actions()[each.entry]->trigger();
        EXPECT_TRUE(contentOf(path).startsWith(each.begins)) << each.name;
        EXPECT_TRUE(contentOf(path).contains(each.holds)) << each.name;
    }
}

// While the matrix is to be seen, Save report is about it, with what its failing cells look like.
TEST_F(AgreementTest, SaveReportWritesTheMatrixThatIsShown)
{
    tick({"cpu", "reference", "sabotage:order"});
    choose("Cases of the matrix", "This case");
    run();
    QTemporaryDir folder;
    const auto saved = [&](const char* name) {
        const Answers answers({typePath(folder.filePath(QLatin1String(name)))});
        m_window.actions().get(QStringLiteral("saveReport"))->trigger();
        return contentOf(folder.filePath(QLatin1String(name)));
    };
    const auto matrix = saved("matrix.html");
    EXPECT_TRUE(matrix.contains("Agreement of 3 engines on 1 case"));
    EXPECT_TRUE(matrix.contains("held against</dt><dd>reference: "));
    EXPECT_TRUE(matrix.contains("worst elements")) << "what a failing cell looks like";
    m_window.document()->setEngines(QStringLiteral("cpu"), QStringLiteral("reference"));
    waitUntilIdle();
    QTest::mouseClick(button("Proofs"), Qt::LeftButton);
    EXPECT_FALSE(saved("case.html").contains("Agreement of"));
}

TEST_F(AgreementTest, LessThanTwoEnginesAreRefusedInWords)
{
    tick({"cpu"});
    QTest::mouseClick(button("Run the matrix"), Qt::LeftButton);
    EXPECT_TRUE(visibleText().contains("two engines"));
}

} // namespace
} // namespace tessera
