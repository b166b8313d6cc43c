// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/file_writer.h"
#include "app/model/document/input_loader.h"
#include "app/model/document/known_engines.h"
#include "app/model/document/result_history.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/views/model/model_panel.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/files_controller.h"
#include "app/window/files/input_controller.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/files/model_controller.h"
#include "app/window/views/first_look.h"
#include "app/window/views/selection_controller.h"
#include "app/window/views/view_area.h"
#include "tests/app/support/controller_fixture.h"

#include <utility>

namespace tessera {

// What controllers share in a window, around a document and the test's own messages and answers.
struct ControllerContext {
    ControllerContext(Document& shown, ViewArea& area, WindowSettings& settings, Actions& actions, Messages& messages,
                      Questions& questions, EngineFactory make = makeEngineWith)
        : document(shown)
        , views(area)
        , makeEngine(std::move(make))
        , with{window, settings,  actions, messages, questions, makeEngine, limits, document, history,  tabs,
               views,  firstLook, loader,  writer,   input,     lessons,    models, files,    selection}
    {
    }

    Document& document;
    ViewArea& views;
    QWidget window;
    EngineFactory makeEngine;
    EngineLimits limits;
    ResultHistory history{document};
    CaseTabs tabs{&document, {views.view(Side::Input), views.view(Side::Output)}};
    InputLoader loader{&document};
    FirstLook firstLook{document, views};
    FileWriter writer;
    LessonPanel lesson;
    OpenedModel model{makeEngine};
    ModelPanel modelPanel{model};
    const WindowContext with;
    InputController input{with};
    LessonController lessons{with, lesson};
    ModelController models{with, model, modelPanel};
    FilesController files{with};
    SelectionController selection{with};
};

} // namespace tessera
