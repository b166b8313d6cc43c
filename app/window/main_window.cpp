// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/base/controls/file_writer.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/messages.h"
#include "app/base/controls/overlays.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/window_settings.h"
#include "app/model/document/input_loader.h"
#include "app/model/document/result_history.h"
#include "app/teach/lesson/lecture_controller.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/teach/lesson/player_bar.h"
#include "app/teach/lesson/player_controller.h"
#include "app/tensor/canvas/readout.h"
#include "app/views/comparison/difference_view.h"
#include "app/views/comparison/verdict_strip.h"
#include "app/views/form/case_panel.h"
#include "app/views/form/issue_list.h"
#include "app/views/form/operator_form.h"
#include "app/views/tabs/list_tab.h"
#include "app/views/tabs/model_panel.h"
#include "app/views/tabs/range_panel.h"
#include "app/views/tabs/timing_view.h"
#include "app/views/tabs/verify_view.h"
#include "app/window/bottom_panel.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/files_controller.h"
#include "app/window/files/input_controller.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/files/model_controller.h"
#include "app/window/layout_controller.h"
#include "app/window/look_controller.h"
#include "app/window/views/view_area.h"
#include "app/window/views/view_controllers.h"
#include "app/window/window_controllers.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QKeyEvent>
#include <QMenuBar>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

// The parts of the window, each after those that it needs. The window will own the widgets.
struct MainWindow::Parts {
    Parts(MainWindow& window, const WindowOptions& options);

    WindowSettings settings;
    EngineFactory makeEngine;
    Document document;
    ResultHistory history{document};
    OpenedModel model{makeEngine};
    const QString languageProblem; // the language is taken on before any sentence is made
    LookController look; // before any widget is made
    Actions actions;
    const std::unique_ptr<Prompts> questions;
    Stops stops;

    MessageBar& messages = *new MessageBar;
    ViewArea& views = *new ViewArea(&document);
    BottomPanel& bottomPanel;
    RangePanel& values = *new RangePanel(&document);
    CaseTabs& tabs = *new CaseTabs(&document, {views.view(Side::Input), views.view(Side::Output)});
    CasePanel& casePanel = *new CasePanel(&document, nullptr);
    GotoBar& gotoBar = *new GotoBar(&document);
    DifferenceView& difference = bottomPanel.page<DifferenceView>();
    VerifyView& findings = bottomPanel.page<VerifyView>();

    LessonPanel& lesson = *new LessonPanel(document);
    ModelPanel& modelPanel;
    const WindowContext with;

    const std::unique_ptr<QObject> firstLook = showFirstResults(document, views);
    InputController input{with};
    LessonController lessons{with, lesson};
    ModelController models{with, model, modelPanel};
    FileWriter writer;
    FilesController files{with};
    SessionController session{with};
    XrayController xray{with};
    PlayerController player{document, views.display(), {views.view(Side::Input), views.view(Side::Output)}};
    LayoutController layout;
    LectureController lecture;
    std::vector<std::unique_ptr<ActionSource>> rows; // what addActions() makes
    const std::unique_ptr<QObject> drops = takeDrops(with);
    std::unique_ptr<QObject> asks = std::make_unique<QObject>(); // as long as it lives, actions follow all changes
    const std::unique_ptr<QObject> focusKeeper = keepFocus(views, {&casePanel, &difference});
};

MainWindow::Parts::Parts(MainWindow& window, const WindowOptions& options)
    : settings(options.configFolder, options.fresh)
    , makeEngine(options.makeEngine)
    , document(makeEngine)
    , languageProblem(takeLanguage(settings, options.language))
    , look(settings, options.theme, &window)
    , actions(&window)
    , questions(askingByDialogs(&window))
    , bottomPanel(*new BottomPanel({&document, makeEngine, &views.display()}))
    , modelPanel(*new ModelPanel(model))
    , with{window,
           settings,
           actions,
           messages,
           *questions,
           makeEngine,
           document,
           history,
           tabs,
           views,
           *casePanel.inputLoader(),
           writer,
           input,
           lessons,
           models,
           files,
           stops,
           [this](const QString& tab) { layout.showTab(tab); },
           [this](const QString& tab) { layout.revealTab(tab); }}
    , layout(
          {window, casePanel, bottomPanel, values, views},
          {&lesson, &modelPanel, &casePanel, views.view(Side::Input), views.view(Side::Output), &bottomPanel, &values})
    , lecture({window,
               views,
               lesson,
               document,
               {views.view(Side::Input), views.view(Side::Output)},
               [this](const Pick& pick) { views.goTo(pick); }})
{
    casePanel.inputLoader()->setInBackground(options.readsInBackground);
    model.setInBackground(options.readsInBackground);
}

MainWindow::MainWindow(const WindowOptions& options, const DeferredStyleSheet& /*whileMade*/)
{
    makeControlsAccessible();
    d = std::make_unique<Parts>(*this, options);
    addActions(options);
    layOut();
    connectParts();
    start();
}

// Widgets are deleted before the parts that they refer to, except those that other parts use until the end.
MainWindow::~MainWindow()
{
    d->asks.reset();
    disconnect(&d->document, nullptr, nullptr, nullptr);
    disconnect(qApp, nullptr, d->focusKeeper.get(), nullptr); // there is nothing left to give the focus to
    d->messages.setParent(this);
    delete takeCentralWidget();
    qDeleteAll(findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly));
    delete menuWidget();
    delete statusBar();
    qDeleteAll(findChildren<QDialog*>(Qt::FindDirectChildrenOnly));
    const std::initializer_list<QWidget*> bars{&d->messages, &d->gotoBar};
    d.reset();
    qDeleteAll(bars);
}

// The table of actions, in the order of the palette and the list of keys.
void MainWindow::addActions(const WindowOptions& options)
{
    const WindowContext& with = d->with;
    BottomPanel& panel = d->bottomPanel;
    const auto of = [this](std::unique_ptr<ActionSource> made) { return d->rows.emplace_back(std::move(made)).get(); };
    const auto focusedCommand = [&timing = panel.page<TimingView>(), &findings = d->findings] {
        return timing.selectedCommand().isEmpty() ? findings.selectedCommand() : timing.selectedCommand();
    };
    const std::initializer_list<ActionSource*> sources{
        of(caseActions(with)),
        &d->files,
        of(exportActions(with, d->lesson, panel.page<TimingView>())),
        &d->input,
        of(editActions(with, focusedCommand)),
        of(makeShowController(with, options.listens)),
        of(navigationActions(with, d->gotoBar, panel.page<PinView>())),
        of(channelActions(with)),
        &d->layout,
        &d->look,
        of(languageRows(with, options.language)),
        of(zoomActions(with)),
        of(displayActions(with)),
        of(selectionActions(with)),
        of(runActions(with, options.memoryBudget)),
        of(makeComparisonController(with, std::bind_front(&XrayController::showDiagnosed, &d->xray), d->difference)),
        of(differenceActions(with, d->difference)),
        of(verifyActions(with, d->findings)),
        of(historyActions(with, panel.page<HistoryView>())),
        &d->xray,
        &d->player,
        &d->models,
        &d->lessons,
        &d->lecture,
        of(helpActions(with))};
    for (ActionSource* source : sources)
        d->actions.add(*source);
    d->actions.get(QStringLiteral("compare"))->setIconText(BottomTab::words("Compare")); // the text of its button
    d->actions.restoreKeys(d->settings);
    connect(&d->actions, &Actions::keysChanged, this, [this] { d->actions.saveKeys(d->settings); });
    whenAnythingChanges(d->with, d->asks.get(), [this] { d->actions.update(); });
}

void MainWindow::layOut()
{
    d->views.addTools(d->actions);
    auto* middle = new QWidget;
    auto* rows = newLayout<QVBoxLayout>(middle, {0, 0, 0, 0}, 0);
    rows->addWidget(&d->views, 1);
    rows->addWidget(d->player.makeBar(d->actions));
    setCentralWidget(middle);
    d->player.makeArrows(&d->views, this);
    setMenuWidget(makeTop());
    floatOver(&d->gotoBar, &d->views, this);
    d->casePanel.addToTitle(d->actions.get(QStringLiteral("presets")));
    d->lesson.addButtons(d->actions);
    d->lesson.text().installEventFilter(&d->player);
    d->modelPanel.addButtons(d->actions);
    addDockWidget(Qt::LeftDockWidgetArea, &d->lesson);
    splitDockWidget(&d->lesson, &d->modelPanel, Qt::Horizontal);
    splitDockWidget(&d->modelPanel, &d->casePanel, Qt::Horizontal);
    addDockWidget(Qt::BottomDockWidgetArea, &d->bottomPanel);
    addDockWidget(Qt::RightDockWidgetArea, &d->values);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    d->bottomPanel.page<PinView>().addButtons(d->actions);
    d->bottomPanel.page<HistoryView>().addButtons(d->actions);
    d->bottomPanel.addAbove(d->xray.bar());
    floatOver(&d->messages, this, this);
    fillStatusBar(*statusBar(), d->with);
    fillMenus(*menuWidget()->findChild<QMenuBar*>(), d->bottomPanel, d->with);
}

QWidget* MainWindow::makeTop()
{
    auto* top = new QWidget;
    auto* rows = newLayout<QVBoxLayout>(top, {0, 0, 0, 0}, 0);
    auto* menus = new QMenuBar;
    menus->setObjectName(QStringLiteral("menus"));
    auto* strip = new VerdictStrip(&d->document, d->views.sources(), d->actions);
    connect(&d->lesson.task(), &TaskBox::stood, strip, &VerdictStrip::setTask);
    connect(strip, &VerdictStrip::detailsRequested, this, [this] { goToWorst(d->with); });
    addWidgets(rows, {menus, &d->tabs, strip});
    return top;
}

void MainWindow::connectParts()
{
    for (const auto changed : {&Document::caseChanged, &Document::fileChanged})
        connect(&d->document, changed, this, &MainWindow::showTitle);
    connect(&d->casePanel, &CasePanel::dispatchChosen, &d->files, &FilesController::showDispatch);
    IssueList& note = *d->casePanel.form()->messages();
    keepNote(d->document, d->views.display(), note);
    connect(&note, &IssueList::noteActivated, this,
            [this](const QString& action) { d->actions.get(action)->trigger(); });
    connect(&d->look, &LookController::textScaled, &d->layout, &LayoutController::grow,
            Qt::QueuedConnection); // the least sizes have followed the text by then
    connect(&d->lessons, &LessonController::shown, &d->layout,
            [this](bool isShown) { d->layout.makeRoomBeside(d->lesson, isShown); });
    connect(&d->models, &ModelController::shown, &d->layout,
            [this](bool isShown) { d->layout.makeRoomBeside(d->modelPanel, isShown); });
    connect(&d->xray, &XrayController::shown, &d->bottomPanel, &BottomPanel::explain);
    connectLecture();
    connectValues();
    d->stops.add(d->bottomPanel.page<TimingView>(), &TimingView::isMeasuring, &TimingView::cancel);
    d->stops.add(d->document, &Document::isRunning, &Document::cancel);
    d->stops.add<QWidget>(d->gotoBar, &QWidget::isVisible, &QWidget::hide);
}

void MainWindow::connectValues()
{
    RangePanel& values = d->values;
    values.setViews(
        &d->views.display(), [this](Side side) { return d->views.valuesView(side); }, d->actions);
    connect(&d->views, &ViewArea::rangeRequested, &values, [&values](Side side) {
        if (values.isAncestorOf(QApplication::focusWidget()))
            return values.hide(); // the key that opens the panel closes it too
        values.showSide(side);
        values.openHistogram();
    });
    connect(&d->views, &ViewArea::comparingChanged, &values, [this, &values] { values.showSide(d->views.keySide()); });
}

void MainWindow::connectLecture()
{
    d->stops.add([this] { return d->lecture.isOn(); }, [this] { d->lecture.setOn(false); });
    connect(&d->lecture, &ActionSource::actionsChanged, &d->look, // the look of a lecture ends with the lecture
            [this] { d->look.setKeeping(!d->lecture.isOn()); });
    connect(&d->lecture, &LectureController::symbolsChanged, &d->player, &PlayerController::setInSymbols);
    connect(
        &d->lessons, &ActionSource::actionsChanged, &d->player,
        [this] { d->player.setFormulaHidden(d->lessons.foldsFormula()); },
        Qt::QueuedConnection); // only after the shown case is complete
    d->lessons.setIsLecture([this] { return d->lecture.isOn(); });
    // After the player's last step the lesson goes on. The pin stays while the player is on.
    d->lecture.setStep(
        [this](int by) { return d->player.step(by) || d->lessons.lecture(by) || d->document.play().isOn; });
}

void MainWindow::start()
{
    resize(1280, 800);
    d->layout.reset();
    d->layout.restore(d->settings);
    if (const QString problem = d->settings.problem(); !problem.isEmpty())
        d->messages.error(problem);
    if (!d->session.restore()) {
        d->document.awaitFirstResult();
        d->document.newCase(documentationExample());
    }
    if (!d->languageProblem.isEmpty())
        d->messages.error(d->languageProblem);
    d->session.follow(); // changes are written from now on
    connect(&d->session, &SessionController::writing, this, [this] {
        if (!d->lecture.isOn()) // a lecture's layout is not the user's
            d->layout.save(d->settings);
    });
    connect(&d->layout, &LayoutController::changed, &d->session, &SessionController::schedule);
    d->views.focusKeyView();
}

const WindowContext& MainWindow::context() const
{
    return d->with;
}

bool MainWindow::showTab(const QString& name)
{
    return d->layout.showTab(name);
}

void MainWindow::showTitle()
{
    setWindowTitle(QStringLiteral("%1[*] — Tessera").arg(tabName(d->document.state())));
    setWindowModified(d->document.isModified());
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    d->lecture.setOn(false);
    if (!d->files.finishWriting())
        return event->ignore();
    if (!d->session.save() && !d->files.mayDiscard(-1)) // after a save nothing is lost: the next start restores it
        return event->ignore();
    d->session.save(); // the answers may have changed the session
    event->accept();
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        leaveControl(d->with); // outside of controls, the action of Escape takes the key
    else
        QMainWindow::keyPressEvent(event);
}

} // namespace tessera
