// SPDX-License-Identifier: GPL-3.0-or-later
// What is done with results, pins and the clipboard, without a window.
#include "app/model/inputs/output_source.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/tensor/panes/goto_bar.h"
#include "app/views/comparison/difference_view.h"
#include "app/views/form/operator_form.h"
#include "app/views/tabs/engines/verify_view.h"
#include "app/views/tabs/pin_view.h"
#include "app/window/views/case_note.h"
#include "app/window/views/difference_controller.h"
#include "app/window/views/edit_controller.h"
#include "app/window/views/navigation_controller.h"
#include "app/window/views/selection_controller.h"
#include "app/window/views/verify_controller.h"
#include "app/window/views/view_area.h"
#include "engine/formats/files/archive.h"
#include "engine/formats/files/npy.h"
#include "tests/app/support/controller_context.h"
#include "tests/app/support/set_field.h"

#include <fstream>

namespace tessera {
namespace {

struct ResultControllersTest : ControllerTest {
    ViewArea m_views{&m_document};
    ControllerContext m_context{m_document, m_views, m_settings, m_actions, m_messages, m_user};
};

TEST_F(ResultControllersTest, UndoSaysWhatItWouldTakeBack)
{
    EditController edit(m_context.with, nullptr);
    m_actions.add(edit);
    show(kDepthToSpace);
    EXPECT_FALSE(action("undo")->isEnabled());
    setFieldText(m_document, "BlockSize", "1");
    ASSERT_TRUE(action("undo")->isEnabled());
    EXPECT_TRUE(action("undo")->text().contains(m_document.undoGroup()->undoText()));
    trigger("undo");
    EXPECT_FALSE(m_document.isModified());
    EXPECT_FALSE(action("undo")->isEnabled());
    trigger("redo");
    EXPECT_TRUE(m_document.isModified());
}

TEST_F(ResultControllersTest, EscapeStopsOneThingAtATime)
{
    GotoBar gotoBar(&m_document);
    PinView list(&m_document);
    NavigationController navigation(m_context.with, gotoBar, list);
    m_actions.add(navigation);
    m_actions.add(m_context.selection);
    show(kDepthToSpace);
    bool measuring = true;
    navigation.addStop([&] { return measuring; }, [&] { measuring = false; });
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

TEST_F(ResultControllersTest, KeptPinsAreWalkedThrough)
{
    PinView list(&m_document);
    GotoBar gotoBar(&m_document);
    NavigationController pins(m_context.with, gotoBar, list);
    m_actions.add(pins);
    EXPECT_FALSE(action("keepPin")->isEnabled());
    show(kDepthToSpace);
    const Pick first{Side::Output, 3}, second{Side::Input, 5};
    for (const Pick& pick : {first, second}) {
        m_document.pin(pick);
        trigger("keepPin");
        EXPECT_TRUE(action("keepPin")->isChecked());
    }
    EXPECT_EQ(m_document.keptPins().size(), 2U);
    trigger("nextKeptPin");
    EXPECT_EQ(m_document.pinned(), first);
    trigger("previousKeptPin");
    EXPECT_EQ(m_document.pinned(), second);
    trigger("removeKeptPins");
    EXPECT_FALSE(action("nextKeptPin")->isEnabled());
}

TEST_F(ResultControllersTest, AFileBecomesAOrB)
{
    DifferenceView view(&m_document);
    DifferenceController difference(m_context.with, view);
    m_actions.add(difference);
    const QSignalSpy shown(&difference, &DifferenceController::shown);
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
    EXPECT_EQ(shown.count(), 2);
}

TEST_F(ResultControllersTest, OfSeveralArraysTheUserNamesTheOutput)
{
    DifferenceView view(&m_document);
    DifferenceController difference(m_context.with, view);
    show(kDepthToSpace);
    const QTemporaryDir folder;
    const QString path = folder.filePath("t.npz");
    const std::string other = npyBytes(Tensor({.dataType = DataType::UInt8, .sizes = {2}}));
    const std::string fits = npyBytes(Tensor(outputDesc(m_document.currentCase().op)));
    std::ofstream(path.toStdString(), std::ios::binary)
        << archiveBytes({{"a.npy", other}, {"b.npy", fits}, {"c.npy", other}});
    difference.useFile(true, path); // the user changes their mind
    EXPECT_FALSE(isFileSource(m_document.engineB()));
    EXPECT_EQ(m_user.offered.size(), 3);
    m_user.path = QStringLiteral("yes");
    difference.useFile(true, path);
    EXPECT_EQ(pathOfSource(m_document.engineB()), path + QStringLiteral("#b")) << "what can be compared is suggested";
    std::ofstream(path.toStdString(), std::ios::binary) << archiveBytes({{"a.npy", fits}});
    m_user.offered.clear();
    difference.useFile(true, path);
    EXPECT_EQ(pathOfSource(m_document.engineB()), path);
    EXPECT_TRUE(m_user.offered.isEmpty());
}

TEST_F(ResultControllersTest, ACheckThatCannotStartSaysWhy)
{
    VerifyView view(&m_document, fakeEngines(m_log));
    VerifyController verify(m_context.with, view);
    m_actions.add(verify);
    const QSignalSpy shown(&verify, &VerifyController::shown);
    show(kResample); // which moves no element to one place
    trigger("provePermutation");
    EXPECT_EQ(shown.count(), 1);
    EXPECT_FALSE(m_messages.sentence.isEmpty());
    emit view.caseChosen(caseFromText(kDepthToSpace));
    EXPECT_EQ(toText(m_document.currentCase()), toText(caseFromText(kDepthToSpace)));
}

TEST_F(ResultControllersTest, TheFormSaysNothingOfTheOrderOfACaseThatIsGone)
{
    OperatorForm form(&m_document);
    const CaseNote notes(m_document, m_views.display(), form);
    show(kDepthToSpace);
    const auto note = [&] { return form.findChild<QLabel*>("caseNote")->text(); }; // another operator, another label
    ASSERT_THAT(note().toStdString(), HasSubstr("of 48 outputs"));
    m_document.newCase(
        caseFromText("RESAMPLE1 --Sizes 1,1,2,2 --DataType FLOAT32 --Scales 1,1,2,2 --data nowhere.npy"));
    EXPECT_TRUE(waitFor([&] { return !m_document.dataError().isEmpty() && !m_document.isRunning(); }));
    EXPECT_EQ(note(), QString());
}

} // namespace
} // namespace tessera
