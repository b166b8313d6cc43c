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
            {"new", "duplicate", "open", "presets", MenuNode(tr("Op&en recent"), {}, kRecentMenu), "reload", "", "save",
             "saveAs", "saveOutput", "savePicture", "exportView", "exportPage", "saveReport", "outputAsInput", "",
             "close", "quit"}};
}

MenuNode editMenu()
{
    const Nodes pins{"keepPin", "nextKeptPin",   "previousKeptPin", "", "pinBack", "pinForward",
                     "",        "removeKeptPin", "removeKeptPins",  "", "pinsTab"};
    return {tr("&Edit"), {"undo",           "redo",       "",
                          "copyValue",      "copyRow",    "copyCsv",
                          "copyCArray",     "copyNumPy",  "copyPicture",
                          "copyReproducer", "paste",      "",
                          "toolPan",        "toolSelect", "toolInspect",
                          "selectAll",      "",           "otherOrder",
                          "goto",           "escape",     {tr("Pi&ns"), pins}}};
}

MenuNode coloursMenu()
{
    Nodes nodes{"nextColours", "previousColours", "", "colourByValue"};
    for (const QString& action : traitActions())
        nodes.push_back(action);
    nodes.push_back("colourMixed");
    return {tr("&Colour cells"), nodes};
}

MenuNode marksMenu()
{
    const std::vector<QString> actions = markActions();
    return {tr("&Mark cells"), Nodes(actions.begin(), actions.end())};
}

MenuNode drawerTabsMenu()
{
    Nodes nodes;
    for (const DrawerTab& tab : drawerTabs())
        nodes.push_back(tab.action());
    return {tr("Drawer tabs"), nodes};
}

MenuNode panelsMenu(Nodes casePanel, Nodes drawer)
{
    return {tr("Panels"),
            {{tr("&Case panel"), std::move(casePanel)},
             {tr("Dra&wer"), std::move(drawer)},
             "panels",
             "",
             "nextPart",
             "previousPart",
             "",
             "wider",
             "narrower",
             "higher",
             "lower"}};
}

MenuNode viewMenu(Nodes casePanel, Nodes drawer)
{
    const Nodes link{"linkFraction", "linkPixel", "linkMapping", "", "nextLinkMode"};
    const Nodes range{"range", "", "rangeBoth", "rangeOwn", "rangeVisible", "rangeUnit"};
    const Nodes channels{"channels", "solo", "", "previousChannel", "nextChannel", "previousImage", "nextImage"};
    const std::vector<QString> languages = languageActions();
    const Nodes look{"theme", "highContrast", "systemTheme", "", "largerText", "smallerText", "normalText", "dataFont"};
    return {tr("&View"),
            {"fit",
             "autoFit",
             "actualSize",
             "resetView",
             "zoomIn",
             "zoomOut",
             "link",
             {tr("Link panes b&y"), link},
             "grid",
             "blockGrid",
             "minimap",
             "",
             "marks",
             "nextNumbers",
             coloursMenu(),
             {tr("&Range of the colours"), range},
             marksMenu(),
             "",
             "atlas",
             "plane",
             "picture",
             {tr("C&hannels and images"), channels},
             "",
             drawerTabsMenu(),
             {tr("Ca&ses"), {"nextCase", "previousCase", "moveCaseRight", "moveCaseLeft"}},
             {tr("&Theme and text"), look},
             {tr("La&nguage"), Nodes(languages.begin(), languages.end())},
             panelsMenu(std::move(casePanel), std::move(drawer)),
             "",
             "lecture",
             {tr("During a l&ecture"), {"lectureSymbols", "lectureNotes", "lectureNext", "lectureBack"}},
             "fullScreen",
             "resetLayout"}};
}

MenuNode compareMenu()
{
    return {tr("&Compare"),
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
             "showDiagnosed",
             "identifyB",
             "copyBugReport",
             "tolerances",
             "",
             "fileA",
             "fileB",
             "expectedB",
             "",
             "provePermutation",
             "roundTrip",
             "repeatRuns",
             "conformancePack",
             "agreement"}};
}

// In Help.
MenuNode lessonsMenu()
{
    const std::vector<QString> actions = lessonActions();
    Nodes nodes(actions.begin(), actions.end());
    for (const char* action : {"", "lessonBack", "lessonNext", "lessonRestore", "lessonPanel"})
        nodes.emplace_back(action);
    return {tr("&Lessons"), std::move(nodes)};
}

// The menus of the two panels come from their controller.
std::vector<MenuNode> mainMenu(Nodes casePanel, Nodes drawer)
{
    return {fileMenu(),
            editMenu(),
            viewMenu(std::move(casePanel), std::move(drawer)),
            {tr("&Run"),
             {"run",
              "live",
              "swapEngines",
              "",
              "player",
              {tr("Pla&yer's steps"),
               {"playerPlay", "playerForward", "playerBack", "playerFirst", "playerLast", "", "playerPredict"}},
              "",
              "xrayB",
              "xrayA",
              "foundMap",
              "",
              "addEngine",
              "newShader",
              "",
              "watchFiles",
              "validate",
              "memoryBudget"}},
            compareMenu(),
            {tr("&Help"), {lessonsMenu(), "quiz", "", "palette", "shortcuts", "changeKeys", "about"}}};
}

} // namespace

void makeMenus(QMenuBar& bar, const LayoutController& layout, Drawer& drawer, FilesController& files,
               const Actions& actions)
{
    fillMenus(&bar, mainMenu(layout.menu(false), layout.menu(true)), actions);
    fillMenu(&drawer.menu(), layout.menu(true), actions);
    auto* recent = bar.findChild<QMenu*>(kRecentMenu);
    QObject::connect(recent, &QMenu::aboutToShow, &files, [&files, recent] { files.fillRecent(*recent); });
}

} // namespace tessera
