// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/actions.h"
#include "app/document/document.h"
#include "app/document/file_watcher.h"
#include "app/document/own_tolerances.h"
#include "app/look/theme.h"
#include "app/look/window_settings.h"
#include "app/window/session.h"
#include "engine/registry/registry.h"

#include <QMainWindow>
#include <QTimer>

#include <array>

class QDockWidget;
class QMenu;
class QSplitter;
class QTabWidget;

namespace tessera {

class CasePanel;
class CompareCanvas;
class ComparePane;
class DifferenceView;
class CaseTabs;
class CommandPalette;
class DropOverlay;
class ExportDialog;
class GotoBar;
class InputLoader;
class MessageBar;
struct MessageAnswer;
class PaneLink;
class PinView;
struct Preset;
class ReadingBar;
class Readout;
class TensorDisplay;
class TensorPane;
class TensorView;
class TimingView;
class VerdictStrip;
class VerifyView;
class ViewPicture;
enum class SelectionFormat;

struct WindowOptions {
    QString configFolder = {}; // where the settings lie; empty: where the desktop keeps them
    bool fresh = false; // no settings are read and none are written
    std::optional<Theme> theme = {}; // none: the settings', else the desktop's
    uint64_t memoryBudget = 0; // MiB; 0: the settings', else half of the machine's memory
    bool readsInBackground = true; // else a large picture is there when open() returns
    EngineFactory makeEngine = makeEngineWith;
};

enum class PictureOf { Input, Output, Both, Comparison };

Theme desktopTheme(); // as it was before ours was set

// The window: the case on the left, both tensors in the middle, a drawer of explanations below them, the verdict above.
// Starts where the last
// one ended, else with the documentation's example, an element of it pinned.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(const WindowOptions& options = {});
    ~MainWindow() override;

    Document* document() { return &m_document; }
    const Document* document() const { return &m_document; }
    const Actions& actions() const { return m_actions; }
    // A case file, a tensor or a picture. Throws IoError, TextError, EngineError.
    void open(const QString& path, size_t dispatch = 0);
    bool openFile(const QString& path, size_t dispatch = 0); // the same; false: the message bar says why
    void openCase(const Case& c); // beside one that was changed
    bool showTab(const QString& name); // of the drawer: "Mapping"; false: there is none of that name
    void setTheme(Theme theme);
    ViewPicture picture(PictureOf of);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    // main_window.cpp
    void makeTop();
    void makeCenter();
    void makeComparison();
    void makeCasePanel();
    void makeStatusBar();
    void connectDocument();
    void showTitle();
    void openTab(const QString& name); // and give it the keys
    void makeCurrent(TensorPane* pane);
    bool overrideInForm(QKeyEvent* event);

    // main_window_panels.cpp
    void makeDrawerDock();
    void makePanelActions();
    void addPanelActions(const QString& name, const QString& title, const QKeySequence& key,
                         const std::function<QDockWidget*()>& panel);
    void addPanelMenus(QMenu* view);
    void resetLayout();
    void setPanelsVisible(bool visible);
    void focusPart(int by); // the case panel, the panes, the drawer
    void makeLookActions();
    void setText(const TextSettings& settings);
    void chooseDataFont();

    // main_window_session.cpp
    void restoreLayout();
    void saveLayout();
    void connectSession();
    void writeSession();
    bool restoreSession();

    // main_window_tabs.cpp
    void makeTabActions();
    void makeTabs();
    void newCase();
    bool makeRoom(); // for a file that is opened; true: in a tab of its own
    void openInTab(const Case& c);
    void closeCase(int index);
    bool mayDiscardAll();

    // main_window_actions.cpp
    void makeFileActions();
    void makeEditActions();
    void makeViewActions();
    void setMode(TensorView::Mode mode); // of the current pane; where it cannot be, the message bar says why

    // main_window_menus.cpp
    void makeZoomActions();
    void makeRunActions();
    void makeHelpActions();
    void makeMenus();
    void addToMenu(QMenu* menu, std::initializer_list<const char*> names); // "" is a separator
    void zoomStep(int direction);

    // main_window_compare.cpp
    void makeCompareActions();
    void makeMismatchActions();
    void makeSourceActions();
    void makeVerifyActions();
    void changeTolerances();
    bool isComparing() const;
    void setComparing(bool on);
    TensorView* keyView() const;
    Side keySide() const;
    void stepMismatch(int direction);
    void chooseFileFor(bool sideB);
    void useAs(bool sideB, const QString& path);

    // main_window_display.cpp
    void makeDisplayActions();
    void makeRangeActions();
    void fitRange(bool own); // each tensor's own, else one of both
    void addDisplayMenus(QMenu* view);
    void showDisplay();
    void showCaseNote(); // in the form: how many outputs the other order moves, or whether the picture shifts
    void stepTrait(int by); // to what cells are coloured by next

    // main_window_tools.cpp
    void makeToolActions();
    void makeLinkActions();
    void addLinkMenu(QMenu* view);
    void copySelection(SelectionFormat format);
    void copyRow();
    void selectAll();

    // main_window_pins.cpp
    void makePinActions();
    void stepKeptPin(int by);
    void addPinMenu(QMenu* edit);

    // main_window_commands.cpp
    void copyValue();
    void copyPicture();
    void copyReproducer();
    void pasteCase();
    void escape();
    void goToWorst();
    void setPin(const Pick& pick); // and bring it into view
    void rememberAction(const QAction* action);
    void openPalette();
    void showShortcuts();
    void changeKeys();
    void changeMemoryBudget();
    void showAbout();

    // main_window_export.cpp
    void makeExportActions();
    void exportView();
    bool saveView(const ExportDialog& dialog);

    // main_window_input.cpp
    void makeInputActions();
    void connectInput();
    void inputOpened(const QString& path, const QString& operatorBefore);
    void watchInput();
    void takeChangedFiles(); // of the shown tab
    QString casePath() const; // absolute; empty: it has none
    bool isOfCaseFile(const QString& path) const;
    void takeCaseFile(const QString& path);
    bool rereadCase();
    MessageAnswer answer(const char* action) const; // by this action
    void offerUndo(const QString& sentence); // of the newest step, until another step is made or taken back
    void takeChanged(const QString& path); // what of the case comes from there
    void sayUnreadable(const QString& why);

    // main_window_presets.cpp
    void makePresetActions();
    void openGallery();
    void openPreset(const Preset& preset);

    // main_window_files.cpp
    void greet(); // the first result of what was opened
    void followPicture();
    void openHere(const QString& path, size_t dispatch = 0); // in the shown tab; throws as open() does
    void openWithDialog();
    bool save();
    bool saveAs();
    bool mayReplace(const QString& path);
    bool saveTo(const QString& path);
    void saveOutput();
    void savePicture();
    void reload();
    bool mayDiscard(); // asks where there are unsaved changes
    void fillRecent(QMenu* menu);
    bool guarded(const std::function<void()>& work); // what fails is said in the message bar
    QString suggestedPath(const QString& suffix) const;

    WindowSettings m_settings;
    OwnTolerances m_ownTolerances{m_settings};
    SessionFolder m_session;
    QTimer m_sessionTimer; // from a change to its writing
    Document m_document;
    Actions m_actions;
    EngineFactory m_makeEngine;

    CaseTabs* m_tabs = nullptr;
    CommandPalette* m_palette = nullptr;
    VerdictStrip* m_strip = nullptr;
    MessageBar* m_messages = nullptr;
    GotoBar* m_goto = nullptr;
    QSplitter* m_panes = nullptr;
    QTabWidget* m_drawer = nullptr;
    TimingView* m_timing = nullptr;
    QDockWidget* m_drawerDock = nullptr;
    QMenu* m_drawerMenu = nullptr; // what can be done with it
    CasePanel* m_casePanel = nullptr;
    InputLoader* m_loader = nullptr; // the case panel's
    FileWatcher m_watcher;
    QString m_unreadable; // said last of a file that the case reads
    QString m_undoable; // said last of a step
    ReadingBar* m_reading = nullptr;
    Readout* m_readout = nullptr;
    DropOverlay* m_overlay = nullptr;
    TensorDisplay* m_display = nullptr;
    std::array<TensorPane*, 2> m_pane = {}; // input, output
    CompareCanvas* m_canvas = nullptr;
    ComparePane* m_compare = nullptr; // hidden, or in the panes' place
    DifferenceView* m_difference = nullptr;
    VerifyView* m_verify = nullptr;
    PinView* m_pins = nullptr;
    TensorPane* m_current = nullptr; // the one that keys are for
    PaneLink* m_link = nullptr;
    QString m_failure; // of a run, told last
    bool m_autoFit = false;
    bool m_justOpened = false; // and not yet run
    bool m_isPicture = false; // what was opened last
    std::pair<int, bool> m_outputIsPicture; // of which tab
};

} // namespace tessera
