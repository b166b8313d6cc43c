// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/actions.h"
#include "app/base/look/theme.h"
#include "app/model/document/document.h"
#include "app/window/views/view_area.h"
#include "app/window/views/window_context.h"
#include "engine/compute/registry/registry.h"

#include <QMainWindow>

#include <memory>

namespace tessera {

// This room makes the main window of the parts of other rooms, lays them out and connects them, and draws for the
// commands. No other room uses it.

struct ViewOptions; // app/cli/arguments/shared_options.h
struct WindowOptions {
    QString configFolder = {}; // where the settings lie; empty: where the desktop keeps them
    bool fresh = false; // no settings are read and none are written
    std::optional<Theme> theme = {}; // none: the settings', else the desktop's
    std::optional<QString> language = {}; // one of languages(); none: the settings', else the desktop's
    uint64_t memoryBudget = 0; // MiB; 0: the settings', else half of the machine's memory
    bool listens = false; // takes tensors from other programs, whatever the settings say
    bool readsInBackground = true; // else a large picture is there when open() returns
    EngineFactory makeEngine = makeEngineWith;
};

// The window: the case on the left, both tensors in the middle, a bottom panel of explanations below them, the verdict
// above. Starts where the last one ended, else with the documentation's example, an element of it pinned. Makes the
// parts and the controllers, lays them out and connects them; what the window does is the controllers'
// (app/window/files, app/window/views).
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const WindowOptions& options = {}, const DeferredStyleSheet& whileMade = {});
    ~MainWindow() override;

    const WindowContext& context() const;
    Document* document() const { return &context().document; }
    const Actions& actions() const { return context().actions; }
    FilesController& files() const { return context().files; }
    ViewArea& views() const { return context().views; }
    bool showTab(const QString& name); // shows a tab of the bottom panel: "Mapping"; false: there is none of that name

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Parts;

    void addActions(const WindowOptions& options);
    void layOut();
    QWidget* makeTop(); // above the panels: the menus, the tabs, the verdict, and what there is to say
    void connectParts();
    void connectValues();
    void connectLecture();
    void showTitle();
    void start();

    std::unique_ptr<Parts> d;
};

} // namespace tessera
