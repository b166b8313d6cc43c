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

#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>

#include <algorithm>

namespace tessera {

namespace {

using Nodes = std::vector<MenuNode>;
const auto kRecentMenu = QStringLiteral("recentFiles"); // FilesController fills it

MenuNode fileMenu()
{
    return {tr("&File"),
            menuNodes("new duplicate open presets … reload | save saveAs saveOutput savePicture exportView exportPage "
                      "saveReport outputAsInput | close quit",
                      {MenuNode(tr("Op&en recent"), {}, kRecentMenu)})};
}

MenuNode editMenu()
{
    const Nodes menus{
        {tr("C&opy as"),
         menuNodes("copyRow copyCsv copyCArray copyNumPy copyPicture copyReproducer copyPictureCommand")},
        {tr("Pi&ns"),
         menuNodes(
             "keepPin nextKeptPin previousKeptPin | pinBack pinForward | removeKeptPin removeKeptPins | pinsTab")}};
    return {tr("&Edit"),
            menuNodes("undo redo | copyValue … paste | toolPan toolSelect toolInspect selectAll | otherOrder goto "
                      "escape …",
                      menus)};
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

MenuNode viewMenu(const LayoutController& layout)
{
    const MenuNode language(tr("Language"), nodesOf(languageActions()));
    const Nodes menus{
        {tr("Link panes b&y"), menuNodes("linkFraction linkPixel linkMapping | nextLinkMode")},
        {tr("C&hannels and images"), menuNodes("atlas plane picture | channels solo | previousChannel nextChannel")},
        {tr("&Colour cells"),
         joined(menuNodes("nextColours previousColours | colourByValue"), nodesOf(colorKeyActions()))},
        {tr("Palette and exposure"),
         menuNodes("mapViridis mapCividis mapGray mapTurbo mapBlueOrange | exposureUp exposureDown gammaUp gammaDown "
                   "clipping | plainTone")},
        {tr("&Range of the colours"), menuNodes("range | rangeBoth rangeOwn rangeVisible rangeUnit")},
        {tr("&Mark cells"), nodesOf(markActions())},
        {tr("Panels"),
         menuNodes("… … … panels | nextPart previousPart | wider narrower higher lower | resetLayout",
                   {{tr("&Case panel"), layout.menu("case")},
                    {tr("&Bottom panel"), layout.menu("drawer")},
                    {tr("&Values"), layout.menu("values")}})},
        {tr("&Theme and text"),
         menuNodes("theme highContrast systemTheme | largerText smallerText normalText dataFont | …", {language})},
    };
    return {tr("&View"),
            menuNodes("fit actualSize zoomIn zoomOut link … | … … … … … | grid minimap | … … fullScreen", menus)};
}

MenuNode runMenu()
{
    const MenuNode model(tr("Mo&del"),
                         menuNodes("captureModel captureModelFile modelTensors forgetTensors stopModel | nextNode "
                                   "previousNode nextFailingNode nodeApart | modelPanel"));
    return {tr("&Run"),
            menuNodes("run live swapEngines | xrayB xrayA foundMap | addEngine newShader … | watchFiles takeTensors "
                      "validate memoryBudget",
                      {model})};
}

MenuNode compareMenu()
{
    const MenuNode results(tr("Results"),
                           menuNodes("fileA fileB expectedB keepAsB compareTabs | addResult keepBeside addTab addPast "
                                     "nextBase | previousResult nextResult | closeResult removeResult removeResults"));
    return {tr("&Compare"),
            menuNodes("compare | compareSide compareWipe compareFlip compareBlend compareDifference | nextMismatch "
                      "previousMismatch goToWorst | showDiagnosed identifyB copyBugReport | …",
                      {results})};
}

MenuNode teachMenu()
{
    const Nodes all = nodesOf(lessonActions());
    const auto line = std::ranges::find(all, QString(), &MenuNode::id); // the separator between lessons and lectures
    const Nodes menus{{tr("&Lessons"), joined({all.begin(), line}, menuNodes("| lessonBack lessonNext lessonRestore"))},
                      {tr("Pla&yer's steps"),
                       menuNodes("playerPlay playerForward playerBack playerFirst playerLast | playerPredict")},
                      {tr("During a l&ecture"),
                       joined({line + 1, all.end()}, menuNodes("| lectureSymbols lectureNext lectureBack"))}};
    return {tr("&Teach"), menuNodes("… | player … | quiz | lecture …", menus)};
}

MenuNode helpMenu()
{
    return {tr("&Help"), menuNodes("palette about")};
}

} // namespace

void fillMenus(QMenuBar& bar, const LayoutController& layout, BottomPanel& bottomPanel, const WindowContext& with)
{
    const Actions& actions = with.actions;
    fillMenus(&bar, {fileMenu(), editMenu(), viewMenu(layout), runMenu(), compareMenu(), teachMenu(), helpMenu()},
              actions);
    QMenu& more = bottomPanel.menu();
    QObject::connect(&more, &QMenu::aboutToShow, &bottomPanel, [&] {
        more.clear();
        for (const QString& tab : bottomPanel.otherTabs())
            more.addAction(actions.get(tab));
        fillMenu(&more, joined(menuNodes("histogramTab profileTab |"), layout.menu("drawer")), actions);
    });
    auto* recent = bar.findChild<QMenu*>(kRecentMenu);
    QObject::connect(recent, &QMenu::aboutToShow, &with.files,
                     [&files = with.files, recent] { files.fillRecent(*recent); });
}

} // namespace tessera
