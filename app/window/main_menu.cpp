// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/actions.h"
#include "app/base/look/words.h"
#include "app/window/bottom_panel.h"
#include "app/window/files/files_controller.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/layout_controller.h"
#include "app/window/look_controller.h"
#include "app/window/views/view_controllers.h"
#include "app/window/window_controllers.h"

#include <QMenu>
#include <QMenuBar>

namespace tessera {

namespace {

QMenu* fillFile(QMenu& menu, const Actions& actions) // returns that of the files that were open
{
    actions.fill(menu, "new duplicate open presets");
    QMenu* recent = menu.addMenu(tr("Op&en recent"));
    actions.fill(menu,
                 "reload | save saveAs saveOutput savePicture exportView exportPage saveReport outputAsInput | close "
                 "quit");
    return recent;
}

void fillEdit(QMenu& menu, const Actions& actions)
{
    actions.fill(menu, "undo redo | copyValue");
    actions.addMenu(menu, tr("C&opy as"),
                    "copyRow copyCsv copyCArray copyNumPy copyPicture copyReproducer copyPictureCommand");
    actions.fill(menu, "paste | toolPan toolSelect toolInspect selectAll | otherOrder goto escape");
    actions.addMenu(menu, tr("Pi&ns"),
                    "keepPin nextKeptPin previousKeptPin | pinBack pinForward | removeKeptPin removeKeptPins | "
                    "pinsTab");
}

void fillPanels(QMenu& menu, const Actions& actions)
{
    actions.addMenu(menu, tr("&Case panel"), "case*");
    actions.addMenu(menu, tr("&Bottom panel"), "drawer*");
    actions.addMenu(menu, tr("&Values"), "values*");
    actions.fill(menu, "panels | nextPart previousPart | wider narrower higher lower | resetLayout");
}

void fillView(QMenu& menu, const Actions& actions)
{
    actions.fill(menu, "fit actualSize zoomIn zoomOut link");
    actions.addMenu(menu, tr("Link panes b&y"), "linkFraction linkPixel linkMapping | nextLinkMode");
    menu.addSeparator();
    actions.addMenu(menu, tr("C&hannels and images"),
                    "atlas plane picture | channels solo | previousChannel nextChannel");
    actions.addMenu(menu, tr("&Colour cells"), "nextColours previousColours | colourBy*");
    actions.addMenu(menu, tr("Palette and exposure"),
                    "map[A-Z]* | exposureUp exposureDown gammaUp gammaDown clipping | plainTone");
    actions.addMenu(menu, tr("&Range of the colours"), "range | rangeBoth rangeOwn rangeVisible rangeUnit");
    actions.addMenu(menu, tr("&Mark cells"), "mark[A-Z]*");
    actions.fill(menu, "| grid minimap |");
    fillPanels(*menu.addMenu(tr("Panels")), actions);
    QMenu& look = actions.addMenu(menu, tr("&Theme and text"),
                                  "theme highContrast systemTheme | largerText smallerText normalText dataFont |");
    actions.addMenu(look, tr("Language"), "languageOfDesktop | language_*");
    actions.fill(menu, "fullScreen");
}

void fillRun(QMenu& menu, const Actions& actions)
{
    actions.fill(menu, "run live swapEngines | xrayB xrayA foundMap | addEngine newShader");
    actions.addMenu(menu, tr("Mo&del"),
                    "captureModel captureModelFile modelTensors forgetTensors stopModel | nextNode previousNode "
                    "nextFailingNode nodeApart | modelPanel");
    actions.fill(menu, "| watchFiles takeTensors validate memoryBudget");
}

void fillCompare(QMenu& menu, const Actions& actions)
{
    actions.fill(menu,
                 "compare | compareSide compareWipe compareFlip compareBlend compareDifference | nextMismatch "
                 "previousMismatch goToWorst | showDiagnosed identifyB copyBugReport |");
    actions.addMenu(menu, tr("Results"),
                    "fileA fileB expectedB keepAsB compareTabs | addResult keepBeside addTab addPast nextBase | "
                    "previousResult nextResult | closeResult removeResult removeResults");
}

void fillTeach(QMenu& menu, const Actions& actions)
{
    actions.addMenu(menu, tr("&Lessons"), "lesson[0-9]* | lessonBack lessonNext lessonRestore");
    actions.fill(menu, "| player");
    actions.addMenu(menu, tr("Pla&yer's steps"),
                    "playerPlay playerForward playerBack playerFirst playerLast | playerPredict");
    actions.fill(menu, "| quiz | lecture");
    actions.addMenu(menu, tr("During a l&ecture"), "lecture[0-9]* | lectureSymbols lectureNext lectureBack");
}

} // namespace

void fillMenus(QMenuBar& bar, BottomPanel& bottomPanel, const WindowContext& with)
{
    const Actions& actions = with.actions;
    QMenu* recent = fillFile(*bar.addMenu(tr("&File")), actions);
    fillEdit(*bar.addMenu(tr("&Edit")), actions);
    fillView(*bar.addMenu(tr("&View")), actions);
    fillRun(*bar.addMenu(tr("&Run")), actions);
    fillCompare(*bar.addMenu(tr("&Compare")), actions);
    fillTeach(*bar.addMenu(tr("&Teach")), actions);
    actions.fill(*bar.addMenu(tr("&Help")), "palette about");
    QObject::connect(recent, &QMenu::aboutToShow, &with.files,
                     [&files = with.files, recent] { files.fillRecent(*recent); });
    QMenu& more = bottomPanel.menu();
    QObject::connect(&more, &QMenu::aboutToShow, &bottomPanel, [&] {
        more.clear();
        actions.fill(more, bottomPanel.otherTabs().join(u' ') + " histogramTab profileTab | drawer*");
    });
}

} // namespace tessera
