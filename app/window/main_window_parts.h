// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/window_settings.h"
#include "app/base/work/file_writer.h"
#include "app/teach/lesson/lecture_controller.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/teach/lesson/player_controller.h"
#include "app/tensor/canvas/readout.h"
#include "app/views/comparison/difference_view.h"
#include "app/views/form/case_panel.h"
#include "app/views/tabs/list_tab.h"
#include "app/views/tabs/model_panel.h"
#include "app/views/tabs/timing_view.h"
#include "app/views/tabs/verify_view.h"
#include "app/window/bottom_panel.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/cases_controller.h"
#include "app/window/files/drop_controller.h"
#include "app/window/files/export_controller.h"
#include "app/window/files/files_controller.h"
#include "app/window/files/history_controller.h"
#include "app/window/files/input_controller.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/files/model_controller.h"
#include "app/window/files/page_controller.h"
#include "app/window/files/session_controller.h"
#include "app/window/files/show_controller.h"
#include "app/window/help_controller.h"
#include "app/window/keys_and_focus.h"
#include "app/window/language_controller.h"
#include "app/window/layout_controller.h"
#include "app/window/look_controller.h"
#include "app/window/main_window.h"
#include "app/window/run_controller.h"
#include "app/window/values_dock.h"
#include "app/window/views/comparison_controller.h"
#include "app/window/views/difference_controller.h"
#include "app/window/views/edit_controller.h"
#include "app/window/views/initial_view.h"
#include "app/window/views/navigation_controller.h"
#include "app/window/views/view_controllers.h"
#include "app/window/views/xray_controller.h"

namespace tessera {

// Everything that the window is made of, each after what it needs. The widgets become the window's.
struct MainWindow::Parts {
    Parts(MainWindow& window, const WindowOptions& options);

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

    RunController run;
    InitialView firstLook{document, views};
    InputController input{with};
    LessonController lessons{with, lesson};
    ModelController models{with, model, modelPanel};
    FileWriter writer;
    FilesController files{with};
    CasesController cases{with};
    ExportController exports{with};
    ShowController show{with};
    SessionController session{with};
    DropController drop;
    ZoomController zoom{with};
    ChannelController channels{with};
    DisplayController display{with};
    SelectionController selection{with};
    EditController edit{with, [this] {
                            const QString timed = bottomPanel.page<TimingView>().selectedCommand();
                            return timed.isEmpty() ? findings.selectedCommand() : timed;
                        }};
    PageController pages{with, lesson, edit};
    NavigationController navigation{with, gotoBar, pinList};
    HistoryController past{with, bottomPanel.page<HistoryView>()};
    ComparisonController comparison{with};
    DifferenceController differences{with, difference};
    VerifyController verify{with, findings};
    XrayController xray{with};
    PlayerController player{document, views.display(), {views.view(Side::Input), views.view(Side::Output)}};
    LayoutController layout;
    LectureController lecture;
    HelpController help{with};
    FormKeys formKeys{{&casePanel, &difference}};
    FocusKeeper focusKeeper{views};
};

} // namespace tessera
