// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/canvas/pane_link.h"
#include "app/canvas/tensor_pane.h"
#include "app/compare/compare_canvas.h"

#include <QMenu>
#include <QMenuBar>

#include <cmath>

namespace tessera {

void MainWindow::makeZoomActions()
{
    const QString group = tr("View");
    const auto add = [&](const Actions::Spec& spec, std::function<void()> run) {
        return m_actions.add(spec, std::move(run));
    };
    add({"fit", group, tr("&Fit"), tr("Show both tensors whole"), "fit", {QKeySequence(Qt::Key_F)}},
        [this] { isComparing() ? m_canvas->fit() : m_link->fitBoth(); });
    QAction* autoFit = add({"autoFit",
                            group,
                            tr("&Keep fitting"),
                            tr("Fit again whenever the window or the tensors change"),
                            {},
                            {QKeySequence(Qt::SHIFT | Qt::Key_F)},
                            true},
                           [this] {
                               m_autoFit = !m_autoFit;
                               if (m_autoFit)
                                   m_link->fitBoth();
                           });
    connect(&m_document, &Document::shownChanged, autoFit, [this] {
        if (m_autoFit)
            m_link->fitBoth();
    });
    add({"actualSize",
         group,
         tr("&100 %"),
         tr("One element for each device pixel"),
         "actual-size",
         {QKeySequence(Qt::Key_1), QKeySequence(Qt::CTRL | Qt::Key_1)}},
        [this] { keyView()->actualSize(); });
    add({"resetView",
         group,
         tr("R&eset view"),
         tr("Fit, and look at the same part of both tensors again"),
         {},
         {QKeySequence(Qt::CTRL | Qt::Key_0)}},
        [this] { isComparing() ? m_canvas->fit() : m_link->fitBoth(); });
    add({"zoomIn",
         group,
         tr("Zoom &in"),
         tr("Twice as large, by powers of two"),
         "zoom-in",
         {QKeySequence(Qt::Key_Plus), QKeySequence(Qt::Key_Equal)}},
        [this] { zoomStep(1); });
    add({"zoomOut",
         group,
         tr("Zoom &out"),
         tr("Half as large, by powers of two"),
         "zoom-out",
         {QKeySequence(Qt::Key_Minus)}},
        [this] { zoomStep(-1); });
    QAction* grid = add(
        {"grid", group, tr("&Grid"), tr("Lines between elements"), "grid", {QKeySequence(Qt::Key_G)}, true}, [this] {
            for (TensorPane* pane : m_pane)
                pane->view()->setGridVisible(!pane->view()->gridVisible());
            for (TensorView* view : m_canvas->views())
                view->setGridVisible(m_pane[0]->view()->gridVisible());
        });
    grid->setChecked(m_pane[0]->view()->gridVisible());
    QAction* blockGrid = add({"blockGrid",
                              group,
                              tr("&Block grid"),
                              tr("Heavier lines between blocks"),
                              {},
                              {QKeySequence(Qt::SHIFT | Qt::Key_G)},
                              true},
                             [this] {
                                 for (TensorPane* pane : m_pane)
                                     pane->view()->setBlockGridVisible(!pane->view()->blockGridVisible());
                                 for (TensorView* each : m_canvas->views())
                                     each->setBlockGridVisible(m_pane[0]->view()->blockGridVisible());
                             });
    blockGrid->setChecked(m_pane[0]->view()->blockGridVisible());
    QAction* minimap = add({"minimap",
                            group,
                            tr("O&verview"),
                            tr("A small picture of the whole tensor while a part of it is out of sight"),
                            {},
                            {QKeySequence(Qt::Key_V)},
                            true},
                           [this] {
                               for (TensorPane* pane : m_pane)
                                   pane->view()->setMinimapVisible(!pane->view()->minimapVisible());
                           });
    minimap->setChecked(m_pane[0]->view()->minimapVisible());
    QAction* link = add({"link",
                         group,
                         tr("&Link panes"),
                         tr("Zoom and pan both tensors together"),
                         "link",
                         {QKeySequence(Qt::Key_L)},
                         true},
                        [this] {
                            m_link->setOn(!m_link->isOn());
                            m_canvas->setLinked(m_link->isOn());
                        });
    link->setChecked(true);
    connect(m_link, &PaneLink::changed, link, [this, link] {
        link->setChecked(m_link->isOn());
        link->setIcon(icon(m_link->isOn() ? "link" : "unlink"));
    });
}

// To the next power of two, so that cells never have fractional sizes.
void MainWindow::zoomStep(int direction)
{
    TensorView* view = keyView();
    const double level = std::log2(view->zoom());
    const double next = direction > 0 ? std::floor(level + 1e-9) + 1 : std::ceil(level - 1e-9) - 1;
    view->setZoom(std::exp2(next), QRectF(view->rect()).center());
}

void MainWindow::makeRunActions()
{
    const QString group = tr("Run");
    m_actions.add(
        {"run", group, tr("&Run"), tr("Run the case on both engines now"), "run", {QKeySequence(Qt::CTRL | Qt::Key_R)}},
        [this] { m_document.run(); });
    QAction* live = m_actions.add({"live",
                                   group,
                                   tr("&Live"),
                                   tr("Run again after every change"),
                                   "live",
                                   {QKeySequence(Qt::CTRL | Qt::Key_L)},
                                   true},
                                  [this] { m_document.setLive(!m_document.live()); });
    live->setChecked(m_document.live());
    QAction* validate =
        m_actions.add({"validate",
                       group,
                       tr("&Validate Vulkan"),
                       tr("Run Vulkan under its validation layer: what that says is shown as the engine's error"),
                       {},
                       {},
                       true},
                      [this] {
                          m_document.setValidates(!m_document.validates());
                          m_settings.set(QStringLiteral("validate"), m_document.validates());
                      });
    m_document.setValidates(m_settings.value(QStringLiteral("validate"), false).toBool());
    validate->setChecked(m_document.validates());
    m_actions.add({"memoryBudget", group, tr("&Memory budget…"),
                   tr("How much memory a case or a file may take; what needs more is refused before it is read")},
                  [this] { changeMemoryBudget(); });
    QAction* swap = m_actions.add({"swapEngines",
                                   group,
                                   tr("&Swap A and B"),
                                   tr("Swap engine A and engine B"),
                                   "swap",
                                   {QKeySequence(Qt::Key_X)},
                                   false,
                                   nullptr,
                                   tr("there is no B")},
                                  [this] { m_document.setEngines(m_document.engineB(), m_document.engineA()); });
    connect(&m_document, &Document::enginesChanged, swap,
            [this, swap] { swap->setEnabled(!m_document.engineB().isEmpty()); });
}

void MainWindow::makeHelpActions()
{
    const QString group = tr("Help");
    m_actions.add({"shortcuts",
                   group,
                   tr("&Keys"),
                   tr("Every action and its keys"),
                   "help",
                   {QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_Question)}},
                  [this] { showShortcuts(); });
    m_actions.add({"palette",
                   group,
                   tr("&Find an action…"),
                   tr("Run any action by a few letters of its name"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P)}},
                  [this] { openPalette(); });
    m_actions.add({"changeKeys",
                   group,
                   tr("&Change keys…"),
                   tr("Give actions other keys"),
                   "settings",
                   {QKeySequence(Qt::CTRL | Qt::Key_K)}},
                  [this] { changeKeys(); });
    m_actions.add({"about", group, tr("&About Tessera"), tr("What this program is, and its licence")},
                  [this] { showAbout(); });
}

void MainWindow::makeMenus()
{
    auto* bar = menuWidget()->findChild<QMenuBar*>();
    QMenu* file = bar->addMenu(tr("&File"));
    addToMenu(file, {"new", "duplicate", "open", "presets"});
    QMenu* recent = file->addMenu(tr("Open re&cent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(recent); });
    addToMenu(file, {"reload", "", "save", "saveAs", "saveOutput", "savePicture", "exportView", "", "close", "quit"});

    QMenu* edit = bar->addMenu(tr("&Edit"));
    addToMenu(edit,
              {"undo", "redo", "", "copyValue", "copyRow", "copyCsv", "copyCArray", "copyNumPy", "copyPicture",
               "copyReproducer", "paste", "", "toolPan", "toolSelect", "toolInspect", "selectAll", "", "goto",
               "escape"});
    addPinMenu(edit);
    QMenu* view = bar->addMenu(tr("&View"));
    addToMenu(view, {"fit", "autoFit", "actualSize", "resetView", "zoomIn", "zoomOut", "link"});
    addLinkMenu(view);
    addToMenu(view, {"grid", "blockGrid", "minimap", ""});
    addDisplayMenus(view);
    addToMenu(view, {"", "atlas", "plane", "picture"});
    addToMenu(view->addMenu(tr("C&hannels and images")),
              {"channels", "solo", "", "previousChannel", "nextChannel", "previousImage", "nextImage"});
    view->addSeparator();
    addToMenu(view->addMenu(tr("Drawer ta&bs")),
              {"mappingTab", "axesTab", "memoryTab", "differenceTab", "verifyTab", "timingTab", "tableTab", "pinsTab",
               "codeTab"});
    QMenu* cases = view->addMenu(tr("Ca&ses"));
    addToMenu(cases, {"nextCase", "previousCase", "moveCaseRight", "moveCaseLeft"});
    QMenu* look = view->addMenu(tr("&Theme and text"));
    addToMenu(look,
              {"theme", "highContrast", "systemTheme", "", "largerText", "smallerText", "normalText", "dataFont"});
    QMenu* panels = view->addMenu(tr("&Panels"));
    addPanelMenus(panels);
    addToMenu(panels, {"panels", "", "nextPart", "previousPart"});
    addToMenu(view, {"", "fullScreen", "resetLayout"});
    addToMenu(bar->addMenu(tr("&Run")), {"run", "live", "swapEngines", "", "watchFiles", "validate", "memoryBudget"});
    addToMenu(bar->addMenu(tr("&Compare")),
              {"compare",
               "compareSide",
               "compareWipe",
               "compareFlip",
               "compareBlend",
               "compareDifference",
               "differenceKind",
               "",
               "flip",
               "wipeTurn",
               "wipeLock",
               "compareRanges",
               "",
               "nextMismatch",
               "previousMismatch",
               "goToWorst",
               "tolerances",
               "",
               "fileA",
               "fileB",
               "expectedB",
               "",
               "provePermutation",
               "roundTrip",
               "repeatRuns",
               "conformancePack"});
    addToMenu(bar->addMenu(tr("&Help")), {"palette", "shortcuts", "changeKeys", "about"});
}

void MainWindow::addToMenu(QMenu* menu, std::initializer_list<const char*> names)
{
    menu->setToolTipsVisible(true);
    for (const char* name : names) {
        if (*name)
            menu->addAction(m_actions.get(name));
        else
            menu->addSeparator();
    }
}

} // namespace tessera
