// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with results, pins, the clipboard and the views of the tensors, without a window.
#include "app/tensor/canvas/readout.h"
#include "app/tensor/canvas/tensor_pane.h"
#include "app/views/comparison/difference_view.h"
#include "app/views/form/operator_form.h"
#include "app/views/tabs/list_tab.h"
#include "app/views/tabs/verify_view.h"
#include "engine/formats/files/archive.h"
#include "tests/app/support/controller_fixture.h"

#include <fstream>

namespace tessera {
namespace {

struct ResultControllersTest : ControllerTest {
    ViewArea m_views{&m_document};
    ControllerContext m_context{m_document, m_views, m_settings, m_actions, m_messages, m_user};
};

TEST_F(ResultControllersTest, EscapeStopsOneThingAtATime)
{
    GotoBar gotoBar(&m_document);
    PinView list({&m_document});
    const auto navigation = navigationActions(m_context.with, gotoBar, list);
    m_actions.add(*navigation);
    const auto selection = selectionActions(m_context.with);
    m_actions.add(*selection);
    show(kDepthToSpace);
    bool measuring = true;
    m_context.stops.add([&] { return measuring; }, [&] { measuring = false; });
    m_document.pin(Pick{Side::Output, 3});
    trigger("selectAll");
    trigger("escape");
    EXPECT_FALSE(measuring);
    EXPECT_TRUE(m_views.display().selection());
    trigger("escape");
    EXPECT_FALSE(m_views.display().selection());
    EXPECT_TRUE(m_document.pinned());
    trigger("escape");
    EXPECT_FALSE(m_document.pinned());
}

TEST_F(ResultControllersTest, AFileBecomesAOrB)
{
    DifferenceView view({&m_document});
    const auto difference = differenceActions(m_context.with, view);
    m_actions.add(*difference);
    show(kDepthToSpace);
    EXPECT_FALSE(action("expectedB")->isEnabled());
    trigger("fileB"); // the user changes their mind
    EXPECT_FALSE(isFileSource(m_document.engineB()));
    m_user.path = QStringLiteral("/tmp/output.npy");
    trigger("fileB");
    EXPECT_EQ(pathOfSource(m_document.engineB()), m_user.path);
    m_document.setEngines(m_document.engineA(), {});
    trigger("fileA"); // and what A was is B
    EXPECT_EQ(pathOfSource(m_document.engineA()), m_user.path);
    EXPECT_EQ(m_document.engineB(), "cpu");
    EXPECT_EQ(m_context.revealed, "Difference");
}

TEST_F(ResultControllersTest, OfSeveralArraysTheUserNamesTheOutput)
{
    show(kDepthToSpace);
    const QTemporaryDir folder;
    const QString path = folder.filePath("t.npz");
    const std::string other = npyBytes(Tensor({.dataType = DataType::UInt8, .sizes = {2}}));
    const std::string fits = npyBytes(Tensor(m_document.currentCase().op.output));
    std::ofstream(path.toStdString(), std::ios::binary)
        << archiveBytes({{"a.npy", other}, {"b.npy", fits}, {"c.npy", other}});
    useFile(m_context.with, 1, path); // the user changes their mind
    EXPECT_FALSE(isFileSource(m_document.engineB()));
    EXPECT_EQ(m_user.offered.size(), 3);
    m_user.path = QStringLiteral("yes");
    useFile(m_context.with, 1, path);
    EXPECT_EQ(pathOfSource(m_document.engineB()), path + QStringLiteral("#b")) << "what can be compared is suggested";
    std::ofstream(path.toStdString(), std::ios::binary) << archiveBytes({{"a.npy", fits}});
    m_user.offered.clear();
    useFile(m_context.with, 1, path);
    EXPECT_EQ(pathOfSource(m_document.engineB()), path);
    EXPECT_TRUE(m_user.offered.isEmpty());
}

TEST_F(ResultControllersTest, ACheckThatCannotStartSaysWhy)
{
    VerifyView view({&m_document, fakeEngines(m_log)});
    const auto verify = verifyActions(m_context.with, view);
    m_actions.add(*verify);
    show(kResample); // which moves no element to one place
    trigger("provePermutation");
    EXPECT_EQ(m_context.revealed, "Verify");
    EXPECT_FALSE(m_messages.text().isEmpty());
    emit view.caseChosen(caseFromText(kDepthToSpace));
    EXPECT_EQ(toText(m_document.currentCase()), toText(caseFromText(kDepthToSpace)));
}

TEST_F(ResultControllersTest, TheFormSaysNothingOfTheOrderOfACaseThatIsGone)
{
    OperatorForm form(&m_document);
    keepNote(m_document, m_views.display(), *form.messages());
    show(kDepthToSpace);
    const auto note = [&] { return form.findChild<QLabel*>("caseNote")->text(); };
    ASSERT_THAT(note().toStdString(), HasSubstr("of 48 outputs"));
    m_document.newCase(
        caseFromText("RESAMPLE1 --Sizes 1,1,2,2 --DataType FLOAT32 --Scales 1,1,2,2 --data nowhere.npy"));
    EXPECT_TRUE(waitFor([&] { return !m_document.dataError().isEmpty() && !m_document.isRunning(); }));
    EXPECT_EQ(note(), QString());
}

TEST_F(ResultControllersTest, ZoomStepsByPowersOfTwo)
{
    const auto zoom = zoomActions(m_context.with);
    m_actions.add(*zoom);
    show(kDepthToSpace);
    m_views.keyView()->setZoom(5, {});
    trigger("zoomIn");
    EXPECT_EQ(m_views.keyView()->zoom(), 8);
    trigger("zoomOut");
    EXPECT_EQ(m_views.keyView()->zoom(), 4);
}

TEST_F(ResultControllersTest, GridsAndLinkFollowTheirActionsAndTheOtherWayRound)
{
    const auto zoom = zoomActions(m_context.with);
    m_actions.add(*zoom);
    EXPECT_TRUE(action("grid")->isChecked());
    trigger("grid");
    EXPECT_FALSE(m_views.display().hasGrid());
    EXPECT_FALSE(action("grid")->isChecked());
    m_views.display().setGrid(true);
    EXPECT_TRUE(action("grid")->isChecked());

    m_views.setLinked(false);
    EXPECT_FALSE(action("link")->isChecked());
    trigger("linkPixel"); // links them too
    EXPECT_TRUE(action("link")->isChecked());
    EXPECT_EQ(m_views.link().mode(), PaneLink::Mode::SamePixel);
    trigger("nextLinkMode");
    EXPECT_TRUE(action("linkFraction")->isChecked());
    EXPECT_FALSE(action("linkPixel")->isChecked());
}

TEST_F(ResultControllersTest, APictureThatCannotBeIsRefusedWithItsReason)
{
    const auto channels = channelActions(m_context.with);
    m_actions.add(*channels);
    show("DEPTH_TO_SPACE1 --Sizes 1,4,2,2 --DataType UINT32 --BlockSize 2 --data iota");
    trigger("plane");
    EXPECT_EQ(m_views.keyView()->mode(), TensorView::Mode::Plane);
    trigger("picture");
    EXPECT_EQ(m_views.keyView()->mode(), TensorView::Mode::Plane);
    EXPECT_EQ(m_messages.text(), m_views.keyView()->pictureRefusal() + QLatin1Char('.'));
}

TEST_F(ResultControllersTest, ASelectionThatIsTooLargeIsNotCopied)
{
    const auto selection = selectionActions(m_context.with);
    m_actions.add(*selection);
    show("DEPTH_TO_SPACE1 --Sizes 1,4,512,512 --DataType UINT8 --BlockSize 1 --data iota");
    QGuiApplication::clipboard()->setText("before");
    trigger("selectAll");
    trigger("copyNumPy");
    EXPECT_TRUE(m_messages.isError());
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "before");
}

TEST_F(ResultControllersTest, TheFirstResultIsPinnedInTheMiddleAndNoLaterOne)
{
    const std::unique_ptr<QObject> first = showFirstResults(m_document, m_views);
    m_document.awaitFirstResult();
    show(kDepthToSpace);
    ASSERT_TRUE(m_document.pinned());
    EXPECT_EQ(m_document.pinned()->element,
              elementAt(std::vector<uint32_t>{1, 2, 4, 6}, std::vector<uint32_t>{0, 1, 2, 3}));
    m_document.pin({});
    m_document.run();
    ASSERT_TRUE(waitForRun(m_document));
    EXPECT_FALSE(m_document.pinned());
}

} // namespace
} // namespace tessera
