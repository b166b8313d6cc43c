// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/canvas/goto_bar.h"
#include "app/compare/difference_view.h"
#include "app/compare/verdict_strip.h"
#include "app/controls/accessible_controls.h"
#include "app/controls/floating.h"
#include "app/controls/message_bar.h"
#include "app/controls/questions.h"
#include "app/document/input_loader.h"
#include "app/document/own_tolerances.h"
#include "app/form/case_panel.h"
#include "app/form/operator_form.h"
#include "app/lecture/lecture_controller.h"
#include "app/lesson/lesson_panel.h"
#include "app/look/window_settings.h"
#include "app/player/player_bar.h"
#include "app/player/player_controller.h"
#include "app/tabs/pins/pin_view.h"
#include "app/tabs/timing/timing_view.h"
#include "app/tabs/verify/agreement_view.h"
#include "app/tabs/verify/verify_tab.h"
#include "app/window/drawer.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/cases_controller.h"
#include "app/window/files/drop_controller.h"
#include "app/window/files/engines_controller.h"
#include "app/window/files/export_controller.h"
#include "app/window/files/files_controller.h"
#include "app/window/files/input_controller.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/files/page_controller.h"
#include "app/window/files/preset_controller.h"
#include "app/window/files/report_controller.h"
#include "app/window/files/session_controller.h"
#include "app/window/form_keys.h"
#include "app/window/help_controller.h"
#include "app/window/layout_controller.h"
#include "app/window/look_controller.h"
#include "app/window/main_menu.h"
#include "app/window/quiz_controller.h"
#include "app/window/run_controller.h"
#include "app/window/status_line.h"
#include "app/window/views/bug_controller.h"
#include "app/window/views/case_note.h"
#include "app/window/views/channel_controller.h"
#include "app/window/views/comparison_controller.h"
#include "app/window/views/difference_controller.h"
#include "app/window/views/display_controller.h"
#include "app/window/views/edit_controller.h"
#include "app/window/views/first_look.h"
#include "app/window/views/navigation_controller.h"
#include "app/window/views/pin_controller.h"
#include "app/window/views/selection_controller.h"
#include "app/window/views/verify_controller.h"
#include "app/window/views/xray_controller.h"
#include "app/window/views/zoom_controller.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QStatusBar>
#include <QVBoxLayout>

namespace tessera {

// Everything that the window is made of, each after what it needs. The widgets become the window's.
struct MainWindow::Parts {
    Parts(MainWindow& window, const WindowOptions& options);

    WindowSettings settings;
    OwnTolerances tolerances{settings};
    EngineLimits limits;
    EngineFactory makeEngine;
    LookController look; // before any widget is made
    Document document;
    Actions actions;
    Dialogs dialogs;

    MessageBar& messages = *new MessageBar;
    ViewArea& views = *new ViewArea(&document);
    Drawer& drawer;
    CaseTabs& tabs = *new CaseTabs(&document, {views.view(Side::Input), views.view(Side::Output)});
    CasePanel& casePanel = *new CasePanel(&document, nullptr);
    GotoBar& gotoBar = *new GotoBar(&document);
    DifferenceView& difference = drawer.page<DifferenceView>();
    VerifyTab& findings = drawer.page<VerifyTab>();
    PinView& pinList = drawer.page<PinView>();

    RunController run;
    FirstLook firstLook{document, views};
    InputController input{{document, tabs, *casePanel.inputLoader(), firstLook, settings}, messages, actions};
    LessonPanel& lesson = *new LessonPanel;
    LessonController lessons{{document, tabs, views, lesson, settings}, messages};
    FilesController files{{document, tabs, views, firstLook, input, lessons, settings}, messages, dialogs};
    CasesController cases{document, tabs, files, firstLook};
    ExportController exports{document, views, settings, messages, dialogs};
    PageController pages{{document, lessons, lesson, makeEngine}, messages, dialogs};
    PresetController presets{document, tabs, firstLook, settings, messages};
    SessionController session{document, tabs, views, settings.sessionFolder(), messages};
    EnginesController engines;
    DropController drop;
    ZoomController zoom{document, views};
    ChannelController channels{views, messages};
    DisplayController display{views};
    SelectionController selection{document, views, messages};
    EditController edit{document, views, selection, &findings, messages, &limits};
    ReportController reports{{document, findings, edit, makeEngine}, messages, dialogs};
    NavigationController navigation{document, views, gotoBar};
    PinController pins{document, views, pinList};
    ComparisonController comparison{document, views, messages};
    DifferenceController differences{document, views, difference, tolerances, dialogs};
    VerifyController verify{document, findings, messages};
    XrayController xray;
    PlayerController player{document, views.display(), {views.view(Side::Input), views.view(Side::Output)}};
    BugController bugs{document, makeEngine, messages};
    DrawerController drawerTabs{drawer};
    LayoutController layout;
    QuizController quiz;
    LectureController lecture;
    HelpController help;
    CaseNote note{document, views.display(), *casePanel.form()};
    FormKeys formKeys{{&casePanel, &difference}};
};

MainWindow::Parts::Parts(MainWindow& window, const WindowOptions& options)
    : settings(options.configFolder, options.fresh)
    , makeEngine(limits.over(options.makeEngine))
    , look(settings, options.theme, &window)
    , document(makeEngine)
    , actions(&window)
    , dialogs(&window)
    , drawer(*new Drawer({&document, makeEngine, &tolerances}))
    , run(document, settings, options.memoryBudget, messages, &window)
    , engines(document, limits, settings, messages, dialogs, &window)
    , drop(window)
    , xray(document, views, makeEngine, messages)
    , layout({window, casePanel, drawer, views},
             {&lesson, &casePanel, views.view(Side::Input), views.view(Side::Output), &drawer})
    , quiz(makeEngine, window)
    , lecture({window, views, document, {views.view(Side::Input), views.view(Side::Output)}})
    , help(actions, settings, messages, window)
{
    input.loader().setInBackground(options.readsInBackground);
}

MainWindow::MainWindow(const WindowOptions& options)
{
    makeControlsAccessible();
    setObjectName(QStringLiteral("mainWindow"));
    d = std::make_unique<Parts>(*this, options);
    addActions();
    layOut();
    connectParts();
    start();
}

MainWindow::~MainWindow()
{
    // The document goes before the widgets do.
    disconnect(&d->document, nullptr, nullptr, nullptr);
    delete takeCentralWidget();
    delete &d->lesson;
    delete &d->casePanel;
    delete &d->drawer;
    delete menuWidget();
    delete statusBar();
}

// The table of actions, in the order of the palette, the shortcut sheet and the key editor.
void MainWindow::addActions()
{
    const std::initializer_list<ActionSource*> sources{
        &d->cases,      &d->files,       &d->exports,   &d->reports,    &d->presets, &d->input,
        &d->edit,       &d->navigation,  &d->channels,  &d->drawerTabs, &d->look,    &d->layout,
        &d->zoom,       &d->display,     &d->selection, &d->pins,       &d->run,     &d->engines,
        &d->comparison, &d->differences, &d->verify,    &d->xray,       &d->player,  &d->pages,
        &d->lessons,    &d->bugs,        &d->quiz,      &d->lecture,    &d->help};
    for (ActionSource* source : sources)
        d->actions.add(*source);
    d->help.restoreKeys();
}

void MainWindow::layOut()
{
    d->views.addComparison(d->actions);
    setCentralWidget(makeMiddle());
    d->player.makeArrows(&d->views, this);
    setMenuWidget(makeTop());
    floatOver(&d->messages, &d->views, this, Qt::BottomEdge);
    floatOver(&d->gotoBar, &d->views, this, Qt::TopEdge);
    d->casePanel.addToTitle(d->actions.get(QStringLiteral("presets")));
    d->lesson.addButtons(d->actions);
    addDockWidget(Qt::LeftDockWidgetArea, &d->lesson);
    splitDockWidget(&d->lesson, &d->casePanel, Qt::Horizontal);
    addDockWidget(Qt::BottomDockWidgetArea, &d->drawer);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    d->pinList.addButtons(d->actions);
    d->drawer.addAbove(d->xray.makeBar());
    fillStatusBar(*statusBar(), d->document, d->views, d->input.loader());
    makeMenus(*menuWidget()->findChild<QMenuBar*>(), d->layout, d->drawer, d->files, d->actions);
}

// The tensors, and the player below them.
QWidget* MainWindow::makeMiddle()
{
    auto* middle = new QWidget;
    auto* rows = new QVBoxLayout(middle);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(&d->views, 1);
    rows->addWidget(d->player.makeBar(d->actions));
    return middle;
}

QWidget* MainWindow::makeTop()
{
    auto* top = new QWidget;
    auto* rows = new QVBoxLayout(top);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* menus = new QMenuBar;
    menus->setObjectName(QStringLiteral("menus"));
    auto* strip = new VerdictStrip(&d->document, d->actions);
    connect(strip, &VerdictStrip::detailsRequested, &d->differences, &DifferenceController::goToWorst);
    connect(strip, &VerdictStrip::fileRequested, &d->differences, &DifferenceController::chooseFile);
    connect(strip, &VerdictStrip::engineRequested, &d->engines, &EnginesController::ask);
    for (QWidget* row : std::initializer_list<QWidget*>{menus, &d->tabs, strip})
        rows->addWidget(row);
    return top;
}

void MainWindow::connectParts()
{
    connect(&d->document, &Document::caseChanged, this, &MainWindow::showTitle);
    connect(&d->edit, &EditController::casePasted, this, [this] { d->firstLook.expect(false); });
    connect(&d->files, &FilesController::quitAsked, this, &QWidget::close);
    connect(&d->casePanel, &CasePanel::dispatchChosen, &d->files, &FilesController::showDispatch);
    connect(d->casePanel.form(), &OperatorForm::noteActivated, this,
            [this](const QString& action) { d->actions.get(action)->trigger(); });
    connect(&d->drop, &DropController::openDropped, &d->files,
            [this](const QStringList& paths) { d->files.openAll(paths); });
    connect(&d->drop, &DropController::compareDropped, &d->differences, &DifferenceController::useFile);
    connect(&d->differences, &DifferenceController::shown, this, [this] { showTab(QStringLiteral("Difference")); });
    connect(&d->verify, &VerifyController::shown, this, [this] {
        d->layout.setPanelsVisible(true);
        showTab(QStringLiteral("Verify"));
    });
    connect(&d->views, &ViewArea::comparingChanged, &d->layout, &LayoutController::makeRoom);
    connect(&d->look, &LookController::textScaled, &d->layout, &LayoutController::grow);
    connect(&d->lessons, &LessonController::shown, &d->layout, &LayoutController::makeRoomForLesson);
    connect(&d->xray, &XrayController::shown, &d->drawer, &Drawer::explain);
    connect(&d->verify, &VerifyController::worstWanted, &d->differences, &DifferenceController::pinWorst);
    d->findings.agreement().setOpenCases([this] { return d->cases.openCases(); });
    d->navigation.addStop([loader = &d->input.loader()] { return loader->isBusy(); },
                          [loader = &d->input.loader()] { loader->cancel(); });
    d->navigation.addStopOf(d->xray, d->bugs, d->findings.agreement());
    d->navigation.addStop([this] { return d->lecture.isOn(); }, [this] { d->lecture.setOn(false); });
    d->lecture.setStep([&playback = d->player.playback()](int by) {
        const bool isStepped = playback.isOn() && playback.hasSteps();
        if (isStepped)
            playback.step(by);
        return isStepped;
    });
    d->navigation.addStop([timing = &d->drawer.page<TimingView>()] { return timing->isMeasuring(); },
                          [timing = &d->drawer.page<TimingView>()] { timing->cancel(); });
}

void MainWindow::start()
{
    resize(1280, 800);
    d->layout.reset();
    d->layout.restore(d->settings);
    if (const QString problem = d->settings.problem(); !problem.isEmpty())
        d->messages.error(problem);
    d->lesson.hide(); // until one is opened
    if (!d->session.restore()) {
        d->firstLook.expect(false);
        d->document.newCase(documentationExample());
    }
    d->session.follow();
    connect(&d->session, &SessionController::writing, this, [this] {
        if (!d->lecture.isOn()) // its layout is not the user's
            d->layout.save(d->settings);
    });
    connect(&d->layout, &LayoutController::changed, &d->session, &SessionController::schedule);
    connect(&d->actions, &Actions::triggered, &d->session, &SessionController::schedule);
    d->views.focusKeyView();
}

Document* MainWindow::document()
{
    return &d->document;
}

const Document* MainWindow::document() const
{
    return &d->document;
}

const Actions& MainWindow::actions() const
{
    return d->actions;
}

void MainWindow::open(const QString& path, size_t dispatch, SourceReach reach)
{
    d->files.open(path, dispatch, reach);
}

bool MainWindow::openApart(const QString& path)
{
    return d->files.openApart(path);
}

void MainWindow::openCase(const Case& c)
{
    d->tabs.makeFreshRoom();
    d->document.newCase(c);
    d->firstLook.expect(false);
}

bool MainWindow::openFile(const QString& path, size_t dispatch)
{
    return d->files.tryOpen(path, dispatch);
}

bool MainWindow::showTab(const QString& name)
{
    return d->drawer.showTab(name);
}

void MainWindow::setTheme(Theme theme)
{
    d->look.setTheme(theme);
}

ViewPicture MainWindow::picture(PictureOf of) const
{
    return d->views.picture(of);
}

void MainWindow::showTitle()
{
    setWindowTitle(QStringLiteral("%1[*] – Tessera").arg(tabName(d->document.state())));
    setWindowModified(d->document.isModified());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    d->lecture.setOn(false);
    if (!d->session.save() && !d->cases.mayDiscardAll()) // else nothing is lost: the next start brings it back
        return event->ignore();
    d->session.save(); // as it is now: what was asked about may have been saved
    event->accept();
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        d->navigation.leaveControl(); // else it were the action's
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace tessera
