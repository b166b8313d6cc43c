// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/file_writer.h"
#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/window_settings.h"
#include "app/model/document/known_engines.h"
#include "app/model/document/result_history.h"
#include "app/teach/lesson/lecture_controller.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/teach/lesson/player_controller.h"
#include "app/tensor/panes/goto_bar.h"
#include "app/views/comparison/difference_view.h"
#include "app/views/form/case_panel.h"
#include "app/views/model/model_panel.h"
#include "app/views/tabs/engines/timing_view.h"
#include "app/views/tabs/engines/verify_view.h"
#include "app/views/tabs/history_view.h"
#include "app/views/tabs/pin_view.h"
#include "app/window/bottom_panel.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/files_controller.h"
#include "app/window/files/input_controller.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/files/model_controller.h"
#include "app/window/keys_and_focus.h"
#include "app/window/layout_controller.h"
#include "app/window/look_controller.h"
#include "app/window/main_window.h"
#include "app/window/views/initial_view.h"
#include "app/window/views/view_controllers.h"
#include "app/window/views/xray_controller.h"
#include "app/window/window_controllers.h"

namespace tessera {

// Everything that the window is made of, each after what it needs. The widgets become the window's.
struct MainWindow::Parts {
    Parts(MainWindow& window, const WindowOptions& options);
    QString resultCommand() const; // the command of the result that has the focus; empty: none has

    WindowSettings settings;
    EngineLimits limits;
    EngineFactory makeEngine;
    Document document;
    ResultHistory history{document};
    OpenedModel model{makeEngine};
    LanguageController language; // before any sentence is made
    LookController look; // before any widget is made
    Actions actions;
    Dialogs dialogs;

    MessageBar& messages = *new MessageBar;
    ViewArea& views = *new ViewArea(&document);
    BottomPanel& bottomPanel;
    ValuesDock& values = *new ValuesDock(&document);
    CaseTabs& tabs = *new CaseTabs(&document, {views.view(Side::Input), views.view(Side::Output)});
    CasePanel& casePanel = *new CasePanel(&document, nullptr);
    GotoBar& gotoBar = *new GotoBar(&document);
    DifferenceView& difference = bottomPanel.page<DifferenceView>();
    VerifyView& findings = bottomPanel.page<VerifyView>();
    PinView& pinList = bottomPanel.page<PinView>();

    LessonPanel& lesson = *new LessonPanel;
    ModelPanel& modelPanel;
    const WindowContext with;

    using Source = std::unique_ptr<ActionSource>;
    const Source run;
    InitialView firstLook{document, views};
    InputController input{with};
    LessonController lessons{with, lesson};
    ModelController models{with, model, modelPanel};
    FileWriter writer;
    FilesController files{with};
    const Source cases = makeCasesController(with), exports = makeExportController(with),
                 pages = makePageController(with, lesson), show;
    SessionController session{with};
    const Source zoom = makeZoomController(with), channels = makeChannelController(with),
                 display = makeDisplayController(with), selection = makeSelectionController(with),
                 edit = makeEditController(with, [this] { return resultCommand(); }),
                 past = makeHistoryController(with, bottomPanel.page<HistoryView>());
    NavigationController navigation{with, gotoBar, bottomPanel.page<PinView>()};
    ComparisonController comparison{with};
    DifferenceController differences{with, difference};
    VerifyController verify{with, findings};
    XrayController xray{with};
    PlayerController player{document, views.display(), {views.view(Side::Input), views.view(Side::Output)}};
    LayoutController layout;
    LectureController lecture;
    const Source help = makeHelpController(with);
    const std::unique_ptr<QObject> drops =
        takeDrops(with, [this](size_t result, const QString& path) { differences.useFile(result, path); });
    FormKeys formKeys{{&casePanel, &difference}};
    FocusKeeper focusKeeper{views};
};

} // namespace tessera
