// SPDX-License-Identifier: GPL-3.0-or-later
// The controllers of the window itself, without the window.
#include "app/views/tabs/range_panel.h"
#include "app/window/bottom_panel.h"
#include "app/window/layout_controller.h"
#include "app/window/look_controller.h"
#include "app/window/window_controllers.h"
#include "tests/app/support/controller_fixture.h"

#include <QPlainTextEdit>

namespace tessera {
namespace {

struct WindowControllersTest : ControllerTest {
    BottomPanel m_bottomPanel{{&m_document, fakeEngines(m_log)}};
    ViewArea m_views{&m_document};
    ControllerContext m_context{m_document, m_views, m_settings, m_actions, m_messages, m_user};
};

TEST_F(WindowControllersTest, TheBottomPanelHasAPageAndAnActionForEveryTab)
{
    QMainWindow window;
    QDockWidget panel;
    RangePanel values(&m_document);
    QSplitter middle;
    LayoutController controller({window, panel, m_bottomPanel, values, middle}, {});
    m_actions.add(controller);
    const auto* tabs = m_bottomPanel.findChild<QTabWidget*>("drawer")->findChild<QTabBar*>();
    const auto shown = [&] {
        QStringList names;
        for (int i = 0; i < tabs->count(); ++i)
            if (tabs->isTabVisible(i))
                names << tabs->tabText(i);
        return names.join(u' ');
    };
    for (const char* line : {kResample, kDepthToSpace}) {
        m_document.newCase(caseFromText(line));
        for (const BottomTab& tab : bottomTabs()) {
            m_actions.get(tab.action())->trigger();
            EXPECT_EQ(m_bottomPanel.currentTab(), QLatin1String(tab.name));
        }
        EXPECT_TRUE(m_bottomPanel.showTab("compare"));
        EXPECT_EQ(m_bottomPanel.currentTab(), "Difference");
        EXPECT_EQ(shown(), line == kResample ? "Mapping Axes Compare Table Code" : "Mapping Memory Compare Table Code");
        EXPECT_EQ(m_bottomPanel.otherTabs().contains("memoryTab"), line == kResample);
        EXPECT_FALSE(m_bottomPanel.otherTabs().contains("pinsTab")) << "no pin is kept";
    }
    m_actions.get("codeTab")->trigger();
    EXPECT_TRUE(m_bottomPanel.findChild<QPlainTextEdit*>()->isVisibleTo(&m_bottomPanel));
    EXPECT_TRUE(m_bottomPanel.showTab("mapping"));
    EXPECT_FALSE(m_bottomPanel.showTab("no such tab"));
}

TEST_F(WindowControllersTest, EnginesAreSwappedAndRunWhenAsked)
{
    const auto run = runActions(m_context.with, 0);
    m_actions.add(*run);
    EXPECT_TRUE(action("live")->isChecked());
    trigger("live");
    EXPECT_FALSE(m_document.live());
    m_document.newCase(caseFromText(kDepthToSpace));
    const auto runsBy = [&](const char* id) { // what a change waits for
        EXPECT_TRUE(waitForRun(m_document));
        setFieldText(m_document, "BlockSize", m_document.blockSize() == 1U ? "2" : "1");
        EXPECT_FALSE(m_document.isRunning());
        const int before = m_log.runs;
        trigger(id);
        EXPECT_TRUE(waitForRun(m_document));
        return m_log.runs - before;
    };
    EXPECT_GT(runsBy("run"), 0);
    EXPECT_GT(runsBy("live"), 0) << "the waiting change is run";
    trigger("live");
    m_document.setEngines("reference", "cpu");
    trigger("swapEngines");
    EXPECT_EQ(m_document.engineA(), "cpu");
    m_document.setEngines("cpu", {});
    EXPECT_FALSE(action("swapEngines")->isEnabled());
    trigger("live");
    trigger("validate");
    EXPECT_TRUE(m_document.validates());
    ASSERT_TRUE(waitForRun(m_document));
    EXPECT_TRUE(m_log.options.validate) << "made anew, and run";
    EXPECT_TRUE(m_settings.value("validate").toBool());
}

// Offscreen the desktop is always light.
TEST_F(WindowControllersTest, TheDesktopsThemeIsFollowedWhileItRunsUntilOneIsChosen)
{
    QMainWindow window;
    LookController look(m_settings, {}, &window);
    m_actions.add(look);
    const auto desktopChanges = [&] {
        QEvent change(QEvent::ThemeChange);
        QCoreApplication::sendEvent(&window, &change);
        QCoreApplication::processEvents();
    };
    applyTheme(*qApp, Theme::Dark); // the desktop's theme before
    desktopChanges();
    EXPECT_EQ(currentTheme(), desktopTheme());
    EXPECT_EQ(QApplication::palette().color(QPalette::Link), color(Role::Accent));
    EXPECT_TRUE(action("systemTheme")->isChecked());
    look.setTheme(Theme::ContrastDark);
    desktopChanges();
    EXPECT_EQ(currentTheme(), Theme::ContrastDark);
    EXPECT_FALSE(action("systemTheme")->isChecked());
    trigger("systemTheme");
    EXPECT_EQ(currentTheme(), desktopTheme());
}

// A layout that an older version kept does not know the panel of values.
TEST_F(WindowControllersTest, AKeptLayoutWithoutThePanelOfValuesLeavesItHidden)
{
    QMainWindow before;
    auto* oldPanel = new QDockWidget;
    oldPanel->setObjectName("casePanel");
    before.addDockWidget(Qt::RightDockWidgetArea, oldPanel);
    m_settings.set("state", QString::fromLatin1(before.saveState(2).toBase64()));
    QMainWindow window;
    auto* middle = new QSplitter;
    auto* panel = new QDockWidget;
    auto* bottomPanel = new BottomPanel({&m_document, fakeEngines(m_log)});
    auto* values = new RangePanel(&m_document);
    panel->setObjectName("casePanel");
    window.setCentralWidget(middle);
    LayoutController layout({window, *panel, *bottomPanel, *values, *middle}, {panel, middle, bottomPanel, values});
    m_actions.add(layout);
    layout.reset();
    layout.restore(m_settings);
    EXPECT_EQ(window.dockWidgetArea(panel), Qt::RightDockWidgetArea);
    EXPECT_TRUE(values->isHidden());
    window.show();
    trigger("profileTab");
    EXPECT_TRUE(values->isVisible());
    EXPECT_EQ(window.dockWidgetArea(values), Qt::RightDockWidgetArea);
    EXPECT_FALSE(values->isFloating());
    layout.save(m_settings);
    trigger("valuesPanel");
    layout.restore(m_settings);
    EXPECT_FALSE(values->isHidden()) << "as it was kept";
}

TEST_F(WindowControllersTest, HelpSaysWhatTheProgramIs)
{
    const auto help = helpActions(m_context.with);
    m_actions.add(*help);
    trigger("about");
    EXPECT_TRUE(m_messages.text().startsWith("Tessera "));
}

TEST_F(WindowControllersTest, FormsAndListsKeepTheirKeys)
{
    QWidget form;
    auto* field = new QLineEdit(&form);
    QComboBox list;
    const auto focusKeeper = keepFocus(m_views, {&form});
    const auto isKept = [](QWidget* widget, int key, Qt::KeyboardModifiers modifiers, const QString& text) {
        QKeyEvent event(QEvent::ShortcutOverride, key, modifiers, text);
        event.ignore();
        QApplication::sendEvent(widget, &event);
        return event.isAccepted();
    };
    EXPECT_TRUE(isKept(&list, Qt::Key_G, {}, "g"));
    EXPECT_TRUE(isKept(field, Qt::Key_Escape, {}, {}));
    EXPECT_FALSE(isKept(field, Qt::Key_Z, Qt::ControlModifier, {}));
}

} // namespace
} // namespace tessera
