// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/canvas/tensor_pane.h"
#include "app/form/case_panel.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFontComboBox>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace tessera {

namespace {

constexpr int kCasePanelWidth = 312;
constexpr int kDrawerHeight = 256;
constexpr double kTextStep = 1.125;

} // namespace

// A panel without a title of its own: its tabs are title enough. A floating one has the desktop's frame.
void MainWindow::makeDrawerDock()
{
    m_drawerDock = new QDockWidget(tr("Drawer"), this);
    m_drawerDock->setObjectName(QStringLiteral("drawerDock"));
    m_drawerDock->setWidget(m_drawer);
    auto* none = new QWidget(m_drawerDock);
    m_drawerDock->setTitleBarWidget(none);
    connect(m_drawerDock, &QDockWidget::topLevelChanged, this,
            [this, none](bool floating) { m_drawerDock->setTitleBarWidget(floating ? nullptr : none); });
    addDockWidget(Qt::BottomDockWidgetArea, m_drawerDock);

    auto* menu = new QToolButton;
    menu->setIcon(icon(QStringLiteral("settings")));
    menu->setAutoRaise(true);
    menu->setFocusPolicy(Qt::TabFocus);
    menu->setPopupMode(QToolButton::InstantPopup);
    menu->setToolTip(tr("Move, float or hide this panel"));
    menu->setAccessibleName(tr("Move, float or hide this panel"));
    menu->setMenu(m_drawerMenu = new QMenu(menu));
    auto* corner = new QWidget;
    auto* inset = new QHBoxLayout(corner);
    inset->setContentsMargins(0, 0, 8, 2);
    inset->addWidget(menu);
    m_drawer->setCornerWidget(corner, Qt::TopRightCorner);
}

void MainWindow::makePanelActions()
{
    const QString group = tr("View");
    m_actions.add({"panels",
                   group,
                   tr("Hide or show all pane&ls"),
                   tr("Leave the whole window to the tensors, or bring the panels back"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::Key_B)}},
                  [this] { setPanelsVisible(m_casePanel->isHidden() && m_drawerDock->isHidden()); });
    addPanelActions(QStringLiteral("case"), tr("Case panel"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_1),
                    [this] { return m_casePanel; });
    addPanelActions(QStringLiteral("drawer"), tr("Drawer"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_2),
                    [this] { return m_drawerDock; });
    m_actions.add({"resetLayout", group, tr("&Reset layout"), tr("Put every panel back where it was at first")},
                  [this] { resetLayout(); });
    m_actions.add({"fullScreen",
                   group,
                   tr("&Full screen"),
                   tr("Fill the screen, or leave it again"),
                   {},
                   {QKeySequence(Qt::Key_F11)}},
                  [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    m_actions.add({"nextPart",
                   group,
                   tr("Next part of the window"),
                   tr("Move the focus on: case panel, input, output, drawer"),
                   {},
                   {QKeySequence(Qt::Key_F6)}},
                  [this] { focusPart(1); });
    m_actions.add({"previousPart",
                   group,
                   tr("Previous part of the window"),
                   tr("Move the focus back: drawer, output, input, case panel"),
                   {},
                   {QKeySequence(Qt::SHIFT | Qt::Key_F6)}},
                  [this] { focusPart(-1); });
}

// Dragging does not dock a floating panel again on Wayland; these do.
void MainWindow::addPanelActions(const QString& name, const QString& title, const QKeySequence& key,
                                 const std::function<QDockWidget*()>& panel)
{
    const QString group = tr("View");
    m_actions.add({name + QStringLiteral("Panel"),
                   group,
                   tr("%1: show or hide").arg(title),
                   tr("Show or hide the panel “%1”").arg(title),
                   {},
                   {key}},
                  [panel] { panel()->setVisible(panel()->isHidden()); });
    const auto move = [&](const char* where, const QString& text, Qt::DockWidgetArea area) {
        m_actions.add({name + QLatin1String(where), group, text.arg(title), tr("Dock the panel “%1” there").arg(title)},
                      [this, panel, area] {
                          panel()->setFloating(false);
                          addDockWidget(area, panel());
                          panel()->show();
                      });
    };
    move("Left", tr("%1: to the left"), Qt::LeftDockWidgetArea);
    move("Right", tr("%1: to the right"), Qt::RightDockWidgetArea);
    move("Bottom", tr("%1: to the bottom"), Qt::BottomDockWidgetArea);
    m_actions.add({name + QStringLiteral("Float"), group, tr("%1: float or dock").arg(title),
                   tr("Make the panel “%1” a window of its own, or dock it again").arg(title)},
                  [panel] {
                      panel()->show();
                      panel()->setFloating(!panel()->isFloating());
                  });
}

void MainWindow::addPanelMenus(QMenu* view)
{
    for (const char* name : {"case", "drawer"}) {
        const QString panel = QString::fromLatin1(name);
        QMenu* menu = view->addMenu(panel == QLatin1String("case") ? tr("&Case panel") : tr("Dra&wer"));
        for (const char* what : {"Panel", "Left", "Right", "Bottom", "Float"}) {
            QAction* action = m_actions.get(panel + QLatin1String(what));
            menu->addAction(action);
            if (panel == QLatin1String("drawer"))
                m_drawerMenu->addAction(action);
        }
    }
}

void MainWindow::resetLayout()
{
    setPanelsVisible(true);
    for (QDockWidget* panel : std::initializer_list<QDockWidget*>{m_casePanel, m_drawerDock})
        panel->setFloating(false);
    addDockWidget(Qt::LeftDockWidgetArea, m_casePanel);
    addDockWidget(Qt::BottomDockWidgetArea, m_drawerDock);
    const double scale = textSettings().scale;
    resizeDocks({m_casePanel}, {int(kCasePanelWidth * scale)}, Qt::Horizontal);
    resizeDocks({m_drawerDock}, {int(kDrawerHeight * scale)}, Qt::Vertical);
    m_panes->setSizes({1000, 1000});
}

void MainWindow::setPanelsVisible(bool visible)
{
    m_casePanel->setVisible(visible);
    m_drawerDock->setVisible(visible);
}

// Where the focus goes in a part: to what had it there, else to the first that takes it.
void MainWindow::focusPart(int by)
{
    QWidget* const parts[] = {m_casePanel, m_pane[0]->view(), m_pane[1]->view(), m_drawerDock};
    const int count = int(std::size(parts));
    const QWidget* focus = QApplication::focusWidget();
    int at = by > 0 ? -1 : count;
    for (int i = 0; i < count; ++i)
        if (focus && (parts[i] == focus || parts[i]->isAncestorOf(focus)))
            at = i;
    for (int tries = 0; tries < count; ++tries) {
        at = (at + by + count) % count;
        if (!parts[at]->isVisible())
            continue;
        QWidget* target = parts[at]->focusPolicy() & Qt::TabFocus ? parts[at] : parts[at]->focusWidget();
        for (QWidget* next = parts[at]; !target && (next = next->nextInFocusChain()) != parts[at];)
            if (parts[at]->isAncestorOf(next) && next->isVisible() && next->isEnabled()
                && (next->focusPolicy() & Qt::TabFocus))
                target = next;
        if (!target)
            continue;
        target->window()->activateWindow(); // a floating panel is a window
        target->setFocus(Qt::TabFocusReason);
        return;
    }
}

void MainWindow::makeLookActions()
{
    const QString group = tr("View");
    m_actions.add({"theme",
                   group,
                   tr("&Dark or light"),
                   tr("Change between the dark and the light theme"),
                   isDark(currentTheme()) ? "theme-light" : "theme-dark",
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)}},
                  [this] { setTheme(themeWith(!isDark(currentTheme()), isHighContrast(currentTheme()))); });
    m_actions
        .add({"highContrast",
              group,
              tr("&High contrast"),
              tr("Black on white or white on black, with lines that are seen"),
              {},
              {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H)},
              true},
             [this] { setTheme(themeWith(isDark(currentTheme()), !isHighContrast(currentTheme()))); })
        ->setChecked(isHighContrast(currentTheme()));
    m_actions.add({"systemTheme", group, tr("Theme of the des&ktop"), tr("Follow the desktop, at every start")},
                  [this] {
                      setTheme(desktopTheme());
                      m_settings.remove(QStringLiteral("theme"));
                  });
    m_actions.add({"largerText",
                   group,
                   tr("Lar&ger text"),
                   tr("All words and numbers of the window larger"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)}},
                  [this] {
                      setText({textSettings().scale * kTextStep, textSettings().dataFamily});
                  });
    m_actions.add({"smallerText",
                   group,
                   tr("S&maller text"),
                   tr("All words and numbers of the window smaller"),
                   {},
                   {QKeySequence(Qt::CTRL | Qt::Key_Minus)}},
                  [this] {
                      setText({textSettings().scale / kTextStep, textSettings().dataFamily});
                  });
    m_actions.add({"normalText", group, tr("&Normal text"), tr("Words and numbers as they were designed")},
                  [this] { setText({}); });
    m_actions.add({"dataFont", group, tr("Font of num&bers…"), tr("Choose the font that numbers are written in")},
                  [this] { chooseDataFont(); });
}

void MainWindow::setTheme(Theme theme)
{
    applyTheme(*qApp, theme);
    m_settings.set(QStringLiteral("theme"), name(theme));
    m_actions.get(QStringLiteral("theme"))
        ->setIcon(icon(isDark(theme) ? QStringLiteral("theme-light") : QStringLiteral("theme-dark")));
    m_actions.get(QStringLiteral("highContrast"))->setChecked(isHighContrast(theme));
}

void MainWindow::setText(const TextSettings& settings)
{
    const double before = textSettings().scale;
    setTextSettings(*qApp, settings);
    const double growth = textSettings().scale / before;
    resizeDocks({m_casePanel}, {int(m_casePanel->width() * growth)}, Qt::Horizontal);
    resizeDocks({m_drawerDock}, {int(m_drawerDock->height() * growth)}, Qt::Vertical);
    m_settings.set(QStringLiteral("textScale"), textSettings().scale);
    m_settings.set(QStringLiteral("dataFont"), textSettings().dataFamily);
}

void MainWindow::chooseDataFont()
{
    auto* dialog = new QDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("dataFontDialog"));
    dialog->setWindowTitle(tr("Font of numbers"));
    auto* fonts = new QFontComboBox;
    fonts->setFontFilters(QFontComboBox::MonospacedFonts);
    fonts->setEditable(false);
    fonts->setCurrentFont(QFont(QFontInfo(dataFont()).family()));
    fonts->setAccessibleName(tr("Font of numbers"));
    fonts->setToolTip(tr("Fonts whose digits are equally wide"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults);
    auto* layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addWidget(fonts);
    layout->addWidget(buttons);
    connect(fonts, &QFontComboBox::currentFontChanged, this, [this](const QFont& font) {
        setText({textSettings().scale, font.family()});
    });
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    connect(buttons, &QDialogButtonBox::clicked, this, [this, buttons](const QAbstractButton* button) {
        if (buttons->standardButton(const_cast<QAbstractButton*>(button)) == QDialogButtonBox::RestoreDefaults)
            setText({textSettings().scale, {}});
    });
    dialog->open();
}

} // namespace tessera
