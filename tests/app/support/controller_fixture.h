// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/actions.h"
#include "app/base/controls/file_writer.h"
#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/window_settings.h"
#include "app/model/document/input_loader.h"
#include "app/model/document/result_history.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/views/tabs/model_panel.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/files_controller.h"
#include "app/window/files/input_controller.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/files/model_controller.h"
#include "app/window/views/view_area.h"
#include "app/window/views/view_controllers.h"
#include "tests/app/tensor/panes/panel_support.h"

#include <utility>

namespace tessera {

// A user with prepared answers.
struct KnownAnswers : Prompts {
    QString fileToOpen(const QString& title, const QString&, const QString&) override { return answer(title); }
    QString fileToSave(const QString& title, const QString& suggested, const QString&) override
    {
        suggestion = suggested;
        return answer(title);
    }
    QStringList filesToOpen(const QString& title, const QString&, const QString&) override
    {
        const QString first = answer(title);
        return first.isEmpty() ? QStringList() : QStringList{first} + morePaths;
    }
    QString folderToOpen(const QString& title, const QString&) override { return answer(title); }
    std::optional<int> chosenOf(const QString& title, const QString&, const QStringList& choices,
                                int suggested) override
    {
        offered = choices;
        return answer(title).isEmpty() ? std::nullopt : std::optional(suggested);
    }
    std::optional<bool> savesChanges(const QStringList& names) override
    {
        changedCases = names;
        ++asked;
        return unsaved == Unsaved::Cancel ? std::nullopt : std::optional(unsaved == Unsaved::Save);
    }
    bool replacesChangedFile(const QString&) override
    {
        ++asked;
        return false;
    }
    bool readsOutside(const QString& what) override
    {
        ++asked;
        lastTitle = what;
        return agreesToReadOutside;
    }
    QString answer(const QString& title)
    {
        lastTitle = title;
        ++asked;
        return path;
    }

    QString path; // the chosen file
    QStringList offered; // the choices of the last question
    QStringList changedCases; // the cases of the last question
    QStringList morePaths; // more chosen files, if several can be chosen
    enum class Unsaved { Save, Discard, Cancel } unsaved = Unsaved::Cancel;
    bool agreesToReadOutside = false;
    int asked = 0;
    QString lastTitle, suggestion;
};

// The parts that a controller works with, without a window.
struct ControllerTest : testing::Test {
    // Shows the case and waits for its run.
    void show(const char* line)
    {
        m_document.newCase(caseFromText(line));
        ASSERT_TRUE(waitForRun(m_document));
        ASSERT_TRUE(m_document.shown()) << english(m_document.runError());
    }
    QAction* action(const char* id) const { return m_actions.get(QLatin1String(id)); }
    void trigger(const char* id) const { action(id)->trigger(); }

    FakeEngine::Log m_log;
    Document m_document{fakeEngines(m_log)};
    WindowSettings m_settings{{}, true};
    Actions m_actions;
    MessageBar m_messages;
    KnownAnswers m_user;
};

inline constexpr auto kDepthToSpace = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --data doc-iota";
inline constexpr auto kResample =
    "RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2";

// The context of controllers, around a document and the test's own messages and answers.
struct ControllerContext {
    ControllerContext(Document& shown, ViewArea& area, WindowSettings& settings, Actions& actions, MessageBar& messages,
                      Prompts& questions, EngineFactory make = makeEngineWith)
        : document(shown)
        , views(area)
        , makeEngine(std::move(make))
        , with{window,
               settings,
               actions,
               messages,
               questions,
               makeEngine,
               document,
               history,
               tabs,
               views,
               loader,
               writer,
               input,
               lessons,
               models,
               files,
               stops,
               [this](const QString& tab) { revealed = tab; },
               [this](const QString& tab) { revealed = tab; }}
    {
        whenAnythingChanges(with, &asks, [this] { with.actions.update(); });
    }

    Document& document;
    ViewArea& views;
    QWidget window;
    EngineFactory makeEngine;
    ResultHistory history{document};
    CaseTabs tabs{&document, {views.view(Side::Input), views.view(Side::Output)}};
    InputLoader loader{&document};
    const std::unique_ptr<QObject> firstLook = showFirstResults(document, views);
    FileWriter writer;
    Stops stops;
    QString revealed; // the tab of the bottom panel that was asked for last
    LessonPanel lesson{document};
    OpenedModel model{makeEngine};
    ModelPanel modelPanel{model};
    const WindowContext with;
    InputController input{with};
    LessonController lessons{with, lesson};
    ModelController models{with, model, modelPanel};
    FilesController files{with};
    QObject asks; // as long as it lives, actions follow all changes
};

} // namespace tessera
