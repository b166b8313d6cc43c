// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_menu.h"

#include "app/base/actions/menu_tree.h"
#include "app/base/look/words.h"
#include "app/window/drawer.h"
#include "app/window/files/files_controller.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/language_controller.h"
#include "app/window/layout_controller.h"
#include "app/window/views/display_controller.h"

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

namespace tessera {

namespace {

using Nodes = std::vector<MenuNode>;
const auto kRecentMenu = QStringLiteral("recentFiles"); // which FilesController fills

MenuNode fileMenu()
{
    return {tr("&File"),
            menuNodes("new duplicate open presets … reload | save saveAs saveOutput savePicture exportView exportPage "
                      "saveReport outputAsInput | close quit",
                      {MenuNode(tr("Op&en recent"), {}, kRecentMenu)})};
}

MenuNode editMenu()
{
    const MenuNode pins(
        tr("Pi&ns"),
        menuNodes("keepPin nextKeptPin previousKeptPin | pinBack pinForward | removeKeptPin removeKeptPins | pinsTab"));
    return {tr("&Edit"),
            menuNodes("undo redo | copyValue copyRow copyCsv copyCArray copyNumPy copyPicture copyReproducer "
                      "copyPictureCommand paste | toolPan toolSelect toolInspect selectAll | otherOrder goto escape …",
                      {pins})};
}

Nodes nodesOf(const std::vector<QString>& actions)
{
    return Nodes(actions.begin(), actions.end());
}

Nodes joined(Nodes nodes, const Nodes& more)
{
    nodes.insert(nodes.end(), more.begin(), more.end());
    return nodes;
}

MenuNode drawerTabsMenu()
{
    Nodes nodes;
    for (const DrawerTab& tab : drawerTabs())
        nodes.push_back(tab.action());
    return {tr("Drawer tabs"), joined(nodes, menuNodes("| histogramTab profileTab"))};
}

MenuNode viewMenu(const LayoutController& layout)
{
    const Nodes menus{
        {tr("Link panes b&y"), menuNodes("linkFraction linkPixel linkMapping | nextLinkMode")},
        {tr("&Colour cells"),
         joined(menuNodes("nextColours previousColours | colourByValue"), nodesOf(traitActions()))},
        {tr("Palette and exposure"),
         menuNodes("mapViridis mapCividis mapGray mapTurbo mapBlueOrange | exposureUp exposureDown gammaUp gammaDown "
                   "clipping | plainTone")},
        {tr("&Range of the colours"), menuNodes("range | rangeBoth rangeOwn rangeVisible rangeUnit")},
        {tr("&Mark cells"), nodesOf(markActions())},
        {tr("C&hannels and images"), menuNodes("channels solo | previousChannel nextChannel previousImage nextImage")},
        drawerTabsMenu(),
        {tr("Ca&ses"), menuNodes("nextCase previousCase moveCaseRight moveCaseLeft")},
        {tr("&Theme and text"),
         menuNodes("theme highContrast systemTheme | largerText smallerText normalText dataFont")},
        {tr("La&nguage"), nodesOf(languageActions())},
        {tr("Panels"),
         menuNodes("… … … panels | nextPart previousPart | wider narrower higher lower",
                   {{tr("&Case panel"), layout.menu("case")},
                    {tr("Dra&wer"), layout.menu("drawer")},
                    {tr("&Values"), layout.menu("values")}})},
        {tr("During a l&ecture"), menuNodes("lectureSymbols lectureNext lectureBack")},
    };
    return {
        tr("&View"),
        menuNodes("fit autoFit actualSize resetView zoomIn zoomOut link … grid blockGrid minimap | marks nextNumbers … "
                  "… … … | atlas plane picture … | … … … … … | lecture … fullScreen resetLayout | takeTensors",
                  menus)};
}

MenuNode runMenu()
{
    const MenuNode player(tr("Pla&yer's steps"),
                          menuNodes("playerPlay playerForward playerBack playerFirst playerLast | playerPredict"));
    const MenuNode model(tr("Mo&del"),
                         menuNodes("captureModel captureModelFile modelTensors forgetTensors stopModel | nextNode "
                                   "previousNode nextFailingNode nodeApart | modelPanel"));
    return {tr("&Run"),
            menuNodes("run live swapEngines | player … … | xrayB xrayA foundMap | addEngine newShader | watchFiles "
                      "validate memoryBudget",
                      {player, model})};
}

MenuNode compareMenu()
{
    return {
        tr("&Compare"),
        menuNodes(
            "compare compareSide compareWipe compareFlip compareBlend compareDifference differenceKind | flip wipeTurn "
            "wipeLock compareRanges | nextMismatch previousMismatch goToWorst showDiagnosed identifyB copyBugReport | "
            "keepAsB compareTabs … | fileA fileB expectedB | provePermutation roundTrip repeatRuns conformancePack",
            {{tr("Results"),
              menuNodes("addResult keepBeside addTab addPast nextBase closeResult | previousResult nextResult | "
                        "removeResult removeResults | historyTab")}})};
}

MenuNode helpMenu()
{
    const Nodes lessons =
        joined(nodesOf(lessonActions()), menuNodes("| lessonBack lessonNext lessonRestore lessonPanel"));
    return {tr("&Help"), menuNodes("… quiz | palette shortcuts about", {{tr("&Lessons"), lessons}})};
}

} // namespace

void makeMenus(QMenuBar& bar, const LayoutController& layout, Drawer& drawer, FilesController& files,
               const Actions& actions)
{
    fillMenus(&bar, {fileMenu(), editMenu(), viewMenu(layout), runMenu(), compareMenu(), helpMenu()}, actions);
    fillMenu(&drawer.menu(), layout.menu("drawer"), actions);
    auto* recent = bar.findChild<QMenu*>(kRecentMenu);
    QObject::connect(recent, &QMenu::aboutToShow, &files, [&files, recent] { files.fillRecent(*recent); });
}

} // namespace tessera
