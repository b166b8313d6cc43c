// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/actions/command_palette.h"
#include "app/canvas/goto_bar.h"
#include "app/canvas/pane_link.h"
#include "app/canvas/readout.h"
#include "app/canvas/tensor_display.h"
#include "app/canvas/tensor_pane.h"
#include "app/compare/compare_pane.h"
#include "app/compare/difference_view.h"
#include "app/compare/verdict_strip.h"
#include "app/controls/drop_overlay.h"
#include "app/controls/message_bar.h"
#include "app/controls/reading_bar.h"
#include "app/document/input_loader.h"
#include "app/form/case_panel.h"
#include "app/form/operator_form.h"
#include "app/tabs/axes/axis_view.h"
#include "app/tabs/code/code_view.h"
#include "app/tabs/mapping/mapping_view.h"
#include "app/tabs/memory/memory_view.h"
#include "app/tabs/pins/pin_view.h"
#include "app/tabs/table/table_view.h"
#include "app/tabs/timing/timing_view.h"
#include "app/tabs/verify/verify_view.h"
#include "app/window/budget_form.h"
#include "app/window/case_tabs.h"
#include "app/window/drawer_tabs.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QSplitter>
#include <QStatusBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

namespace {

MemoryBudget firstBudget(const WindowOptions& options, const WindowSettings& settings)
{
    return budgetOf(options.memoryBudget != 0 ? options.memoryBudget : settings.value(kBudgetKey).toULongLong());
}

// A letter finds an entry of a list, and Space presses a button, whatever action has that key elsewhere.
bool isControlsOwn(const QWidget* widget, const QKeyEvent& event)
{
    const bool typed = !event.text().isEmpty() && event.text().front().isPrint()
        && !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const bool presses = event.key() == Qt::Key_Space && qobject_cast<const QAbstractButton*>(widget);
    return typed && (presses || qobject_cast<const QComboBox*>(widget));
}

Theme firstTheme(const WindowOptions& options, const WindowSettings& settings)
{
    const Theme desktops = desktopTheme(); // before ours is set
    if (options.theme)
        return *options.theme;
    return themeFromName(settings.value(QStringLiteral("theme")).toString()).value_or(desktops);
}

} // namespace

Theme desktopTheme()
{
    static const Theme theme = themeOf(QApplication::palette());
    return theme;
}

MainWindow::MainWindow(const WindowOptions& options)
    : m_settings(options.configFolder, options.fresh)
    , m_session(m_settings.sessionFolder())
    , m_document(options.makeEngine, firstBudget(options, m_settings))
    , m_actions(this)
    , m_makeEngine(options.makeEngine)
{
    setObjectName(QStringLiteral("mainWindow"));
    applyTheme(*qApp, firstTheme(options, m_settings));
    setTextSettings(*qApp,
                    {m_settings.value(QStringLiteral("textScale"), 1.0).toDouble(),
                     m_settings.value(QStringLiteral("dataFont")).toString()});
    setAcceptDrops(true);
    makeCenter();
    makeTabs();
    makeTabActions();
    makeFileActions();
    makeExportActions();
    makePresetActions();
    makeInputActions();
    makeEditActions();
    makeViewActions();
    makeLookActions();
    makePanelActions();
    makeZoomActions();
    makeDisplayActions();
    makeRangeActions();
    makeToolActions();
    makePinActions();
    makeLinkActions();
    makeRunActions();
    makeCompareActions();
    makeHelpActions();
    makeComparison();
    makeTop();
    makeCasePanel();
    makeStatusBar();
    connectInput();
    makeMenus();
    m_overlay = new DropOverlay(this);
    m_palette = new CommandPalette(m_actions, this);
    connect(m_palette, &CommandPalette::chosen, this, [](QAction* action) { action->trigger(); });
    connect(&m_actions, &Actions::triggered, this, &MainWindow::rememberAction);
    m_loader->setInBackground(options.readsInBackground);
    m_actions.restoreKeys(m_settings);
    connect(&m_actions, &Actions::keysChanged, this, [this] { m_actions.saveKeys(m_settings); });
    connectDocument();
    qApp->installEventFilter(this);

    resize(1280, 800);
    resetLayout();
    restoreLayout();
    if (!restoreSession()) {
        m_justOpened = true;
        m_document.newCase(documentationExample());
    }
    connectSession();
    m_pane[1]->view()->setFocus();
}

MainWindow::~MainWindow()
{
    qApp->removeEventFilter(this);
    // The document goes before the widgets do.
    disconnect(&m_document, nullptr, nullptr, nullptr);
    delete takeCentralWidget();
    delete m_casePanel;
    delete m_drawerDock;
    delete menuWidget();
    delete statusBar();
}

void MainWindow::makeCenter()
{
    m_display = new TensorDisplay(&m_document, this);
    m_pane = {new TensorPane(&m_document, Side::Input, m_display),
              new TensorPane(&m_document, Side::Output, m_display)};
    m_current = m_pane[1];
    m_link = new PaneLink(&m_document, m_pane[0]->view(), m_pane[1]->view(), this);

    m_panes = new QSplitter(Qt::Horizontal);
    m_panes->setChildrenCollapsible(false);
    for (TensorPane* pane : m_pane)
        m_panes->addWidget(pane);
    m_canvas = new CompareCanvas(&m_document, m_display);

    m_drawer = new QTabWidget;
    m_drawer->setDocumentMode(true);
    m_drawer->setAccessibleName(tr("Drawer"));
    m_drawer->setObjectName(QStringLiteral("drawer"));
    m_drawer->setMinimumSize(360, 120); // its widest tab does not rule the window
    m_difference = new DifferenceView(&m_document);
    m_difference->setOwnTolerances(&m_ownTolerances);
    m_verify = new VerifyView(&m_document, m_makeEngine);
    m_timing = new TimingView(&m_document, m_makeEngine);
    m_pins = new PinView(&m_document);
    QWidget* const pages[std::size(kDrawerTabs)] = {new MappingView(&m_document),
                                                    new AxisView(&m_document),
                                                    new MemoryView(&m_document),
                                                    m_difference,
                                                    m_verify,
                                                    m_timing,
                                                    new TableView(&m_document),
                                                    m_pins,
                                                    new CodeView(&m_document)};
    for (size_t i = 0; i < std::size(pages); ++i)
        m_drawer->setTabToolTip(m_drawer->addTab(pages[i], DrawerTab::words(kDrawerTabs[i].name)),
                                DrawerTab::words(kDrawerTabs[i].tip));

    setCentralWidget(m_panes);
}

// In the panes' place, when it is wanted.
void MainWindow::makeComparison()
{
    m_compare = new ComparePane(&m_document, m_canvas, m_display, m_actions);
    m_compare->hide();
    m_panes->addWidget(m_compare);
    connect(m_difference, &DifferenceView::enlargeRequested, this, [this] { setComparing(true); });
    connect(m_canvas, &CompareCanvas::viewChanged, this, [this](double zoom) { m_readout->setZoom(zoom); });
    connect(m_verify, &VerifyView::failed, this,
            [this](const QString& sentence) { m_messages->show(MessageBar::Kind::Note, sentence); });
    connect(m_verify, &VerifyView::caseChosen, this,
            [this](const Case& c) { m_document.replaceCase(c, tr("Show a case of the findings")); });
}

// Above the panels, across the window: the menus, the verdict, and what there is to say.
void MainWindow::makeTop()
{
    m_strip = new VerdictStrip(&m_document, m_actions);
    m_messages = new MessageBar;
    m_goto = new GotoBar(&m_document);
    auto* top = new QWidget;
    auto* layout = new QVBoxLayout(top);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* menus = new QMenuBar;
    menus->setObjectName(QStringLiteral("menus"));
    layout->addWidget(menus);
    layout->addWidget(m_tabs);
    layout->addWidget(m_strip);
    layout->addWidget(m_messages);
    layout->addWidget(m_goto);
    setMenuWidget(top);
    connect(m_strip, &VerdictStrip::detailsRequested, this, &MainWindow::goToWorst);
    connect(m_strip, &VerdictStrip::fileRequested, this, &MainWindow::chooseFileFor);
    connect(m_goto, &GotoBar::found, this, &MainWindow::setPin);
}

void MainWindow::makeCasePanel()
{
    m_casePanel = new CasePanel(&m_document, this);
    m_casePanel->addToTitle(m_actions.get(QStringLiteral("presets")));
    addDockWidget(Qt::LeftDockWidgetArea, m_casePanel);
    makeDrawerDock();
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    connect(m_casePanel->form(), &OperatorForm::noteActivated, this,
            [this](const QString& action) { m_actions.get(action)->trigger(); });
    showCaseNote();
    connect(&m_document, &Document::caseChanged, this, &MainWindow::showCaseNote);
    connect(m_casePanel, &CasePanel::dispatchChosen, this, [this](size_t index) {
        const QString path = m_document.path();
        if (!m_document.isModified() && m_tabs->find(path, index) < 0)
            guarded([&] { openHere(path, index); });
        else
            openFile(path, index); // beside the changed one
    });
}

void MainWindow::makeStatusBar()
{
    m_readout = new Readout(&m_document);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(0, 0, 0, 0);
    statusBar()->addWidget(m_readout, 1);
    m_reading = new ReadingBar;
    statusBar()->addPermanentWidget(m_reading);
    for (TensorPane* pane : m_pane)
        connect(pane->view(), &TensorView::viewChanged, m_readout, [this, pane](double zoom) {
            if (pane == m_current && !isComparing())
                m_readout->setZoom(zoom);
        });
}

void MainWindow::connectDocument()
{
    connect(&m_document, &Document::caseChanged, this, &MainWindow::showTitle);
    connect(&m_document, &Document::shownChanged, this, [this] {
        if (m_document.shown()) {
            greet();
            followPicture();
        }
    });
    connect(&m_document, &Document::failed, this, [this](const QString& sentence) {
        m_failure = sentence;
        m_messages->show(MessageBar::Kind::Error, sentence);
    });
    connect(&m_document, &Document::runStateChanged, this, [this] {
        if (!m_document.isRunning() && m_document.runError().isEmpty() && m_messages->text() == m_failure)
            m_messages->hide(); // a later run went well
    });
    connect(&m_document, &Document::runStateChanged, this, [this] {
        QSignalBlocker quiet(m_actions.get(QStringLiteral("live")));
        m_actions.get(QStringLiteral("live"))->setChecked(m_document.live());
    });
}

void MainWindow::showTitle()
{
    const QString title = QString::fromStdString(m_document.currentCase().title);
    const QString file = QFileInfo(m_document.path()).fileName();
    setWindowTitle(QStringLiteral("%1[*] – Tessera").arg(file.isEmpty() ? title : file));
    setWindowModified(m_document.isModified());
}

bool MainWindow::showTab(const QString& name)
{
    const auto* tab = std::ranges::find_if(kDrawerTabs, [&](const DrawerTab& each) {
        return name.compare(QLatin1String(each.name), Qt::CaseInsensitive) == 0;
    });
    if (tab == std::end(kDrawerTabs))
        return false;
    m_drawer->setCurrentIndex(int(tab - kDrawerTabs));
    return true;
}

void MainWindow::openTab(const QString& name)
{
    m_drawerDock->show();
    if (!showTab(name))
        return;
    QWidget* page = m_drawer->currentWidget();
    (page->focusProxy() ? page->focusProxy() : page)->setFocus(Qt::TabFocusReason);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_session.isOurs() && !mayDiscardAll()) // else nothing is lost: the next start brings it back
        return event->ignore();
    m_sessionTimer.stop();
    saveLayout();
    writeSession();
    m_session.finish();
    event->accept();
}

void MainWindow::makeCurrent(TensorPane* pane)
{
    m_current = pane;
    m_readout->setZoom(pane->view()->zoom());
}

// A form's undo is the document's: its line edits keep none of their own. Escape is the field's first, then the
// window's.
bool MainWindow::overrideInForm(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo) || event->matches(QKeySequence::Redo))
        event->ignore();
    else if (event->key() == Qt::Key_Escape)
        event->accept();
    else
        return false;
    return true;
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        escape();
    else
        QMainWindow::keyPressEvent(event);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    // The pane under the mouse, or with the focus, is the one that keys are for.
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        for (TensorPane* pane : m_pane)
            if (watched == pane->view())
                makeCurrent(pane);
    if (event->type() == QEvent::ShortcutOverride && m_casePanel) {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (isControlsOwn(widget, *static_cast<QKeyEvent*>(event))) {
            event->accept();
            return true;
        }
        if (widget && (m_casePanel->isAncestorOf(widget) || m_difference->isAncestorOf(widget)))
            return overrideInForm(static_cast<QKeyEvent*>(event));
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace tessera
