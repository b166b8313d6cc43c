// SPDX-License-Identifier: GPL-3.0-or-later
// Who gets the focus when the control that has it is hidden or disabled.
#include "app/window/bottom_panel.h"
#include "tests/app/support/lesson_fixture.h"
#include "tests/app/support/text_probe.h"

namespace tessera {
namespace {

struct FocusKeeperTest : WindowTest {
    template <class Widget = QWidget> Widget* focused(const char* accessibleName)
    {
        for (Widget* widget : m_window.findChildren<Widget*>())
            if (widget->isVisible() && widget->accessibleName() == QLatin1String(accessibleName)) {
                widget->setFocus(Qt::TabFocusReason);
                return widget;
            }
        ADD_FAILURE() << accessibleName;
        return nullptr;
    }
    static std::string withKeys()
    {
        const QWidget* focus = QApplication::focusWidget();
        return focus ? focus->accessibleName().toStdString() : "nothing";
    }
};

// The button that removes is disabled at its end. If the one that adds got the focus, the next Space would add an axis.
TEST_F(FocusKeeperTest, AButtonAtItsEndGivesThemToNoOtherButton)
{
    changeCase("RESAMPLE --Sizes 4,4 --DataType FLOAT32 --Scales 1,1");
    focused("Remove the first axis");
    key(Qt::Key_Space);
    ASSERT_EQ(document().currentCase().op.input.sizes.size(), 1U);
    EXPECT_NE(withKeys(), "Add an axis in front");
}

TEST_F(FocusKeeperTest, WhatHidesGivesThemToTheTensors)
{
    trigger("player");
    focused("Step forward");
    trigger("player");
    EXPECT_EQ(withKeys(), "Output tensor");
    focused("Operator");
    trigger("panels");
    EXPECT_EQ(withKeys(), "Output tensor");
}

// A hidden page keeps no focus.
TEST_F(FocusKeeperTest, InTheBottomPanelItStaysThere)
{
    m_window.showTab("Pins");
    document().pin(Pick{Side::Output, 7});
    trigger("keepPin");
    focused("Kept pins");
    trigger("removeKeptPins");
    const auto* bottomPanel = part<QTabWidget>("drawer");
    EXPECT_TRUE(bottomPanel->isAncestorOf(QApplication::focusWidget())) << withKeys();
    EXPECT_FALSE(qobject_cast<const QAbstractButton*>(QApplication::focusWidget()));
}

// Tab goes through the whole window, and each stop shows that it has the focus.

QString stopName(const QWidget* widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    const QString said = widget->accessibleName().isEmpty() && button ? button->text() : widget->accessibleName();
    return QStringLiteral("%1 “%2”").arg(QLatin1String(widget->metaObject()->className()), said);
}

constexpr int kLeastRing = 24; // pixels; a caret has fewer

struct TabOrderTest : WindowTest {
    // Each stop of Tab, from the canvas on and back to it. A text with links has a stop for each.
    QList<QWidget*> stops()
    {
        QList<QWidget*> found;
        QWidget* first = view(Side::Output);
        first->setFocus();
        int keys = 0;
        for (QWidget* stop = first; ++keys < 300; stop = QApplication::focusWidget()) {
            if (found.isEmpty() || stop != found.back()) {
                if (found.contains(stop))
                    break;
                found << stop;
            }
            QTest::keyClick(stop, Qt::Key_Tab);
        }
        EXPECT_EQ(QApplication::focusWidget(), first)
            << "Tab does not come round, but to " << stopName(QApplication::focusWidget()).toStdString();
        return found;
    }

    // The picture of a stop and its surroundings, since the parent may draw its frame.
    QImage seen(QWidget* stop)
    {
        QCoreApplication::processEvents();
        const QRect place = placeIn(&m_window, stop).adjusted(-3, -3, 3, 3);
        return m_window.grab(place.intersected(m_window.rect())).toImage();
    }

    void expectRings(const QList<QWidget*>& all)
    {
        for (QWidget* stop : all) {
            if (stop->visibleRegion().isEmpty())
                continue;
            stop->setFocus(Qt::TabFocusReason);
            const QImage with = seen(stop);
            stop->clearFocus();
            EXPECT_GE(pixelsThatDiffer(with, seen(stop)), kLeastRing) << stopName(stop).toStdString();
        }
    }
};

TEST_F(TabOrderTest, EveryStopShowsTheFocusInEveryTheme)
{
    const QList<QWidget*> all = stops();
    for (const Theme theme : {Theme::Light, Theme::ContrastDark}) {
        applyTheme(*qApp, theme);
        expectRings(all);
    }
}

TEST_F(TabOrderTest, TheKeyOfATabOfTheBottomPanelShowsTheFocus)
{
    for (const BottomTab& tab : bottomTabs()) {
        SCOPED_TRACE(tab.name);
        keyAt(Side::Output, tab.key, Qt::AltModifier | Qt::ShiftModifier);
        ASSERT_TRUE(QApplication::focusWidget()->isVisible());
        expectRings({QApplication::focusWidget()});
    }
}

TEST_F(TabOrderTest, ComesRoundInEveryTabOfTheBottomPanel)
{
    for (const char* line :
         {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2", "RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2"}) {
        showCase(line);
        for (const BottomTab& tab : bottomTabs()) {
            SCOPED_TRACE(std::string(tab.name) + " of " + line);
            key(tab.key, Qt::AltModifier | Qt::ShiftModifier);
            EXPECT_GT(stops().size(), 20);
        }
        SCOPED_TRACE(std::string("values of ") + line);
        key(Qt::Key_H, Qt::AltModifier | Qt::ShiftModifier);
        EXPECT_GT(stops().size(), 30);
    }
}

TEST_F(TabOrderTest, TheRingOfATabLeavesItsTextAlone)
{
    auto* tabs = part<QTabWidget>("drawer")->tabBar();
    const QRect tab = tabs->tabRect(tabs->currentIndex());
    const QImage without = tabs->grab(tab).toImage();
    tabs->setFocus(Qt::TabFocusReason);
    const QImage with = tabs->grab(tab).toImage();
    const QRect frame = QRect({}, tab.size()).adjusted(7, 7, -7, -7);
    const QColor ring = color(Role::Accent);
    for (int y = frame.top(); y <= frame.bottom(); ++y) { // no line lies across the letters
        int count = 0;
        for (int x = frame.left(); x <= frame.right(); ++x)
            count += with.pixelColor(x, y) == ring;
        EXPECT_LT(count, frame.width() * 0.6) << y;
    }
    EXPECT_GE(pixelsThatDiffer(with, without), kLeastRing);
}

// The focus comes from another part of the window while the field is scrolled out of sight.
TEST_F(TabOrderTest, WhatGetsTheFocusIsScrolledTo)
{
    m_window.resize(1024, 640);
    showCase("RESAMPLE2 --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2"); // more fields than there is room for
    auto* operators = named<QWidget>("Operator");
    auto* bar = part("casePanel")->findChild<QScrollArea*>()->verticalScrollBar();
    view(Side::Output)->setFocus();
    bar->setValue(bar->maximum());
    ASSERT_TRUE(operators->visibleRegion().isEmpty());
    operators->setFocus(Qt::TabFocusReason);
    EXPECT_EQ(operators->visibleRegion().boundingRect(), operators->rect());
}

TEST_F(TabOrderTest, GoesThroughThePlayerAsItIsRead)
{
    trigger("player");
    const auto* bar = part("playerBar");
    std::vector<int> places;
    for (const QWidget* stop : stops())
        if (bar->isAncestorOf(stop))
            places.push_back(placeIn(bar, stop).x());
    EXPECT_GE(places.size(), 10U);
    EXPECT_TRUE(std::ranges::is_sorted(places));
}

// Tab goes through the strip, the case, the bottom panel and the tensors, in this order.
TEST_F(TabOrderTest, FollowsThePanels)
{
    const QList<QWidget*> all = stops();
    QStringList names;
    std::ranges::transform(all, std::back_inserter(names), stopName);
    for (QWidget* widget : m_window.findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus)
            && !widget->focusProxy() && widget->window() == &m_window) {
            EXPECT_TRUE(all.contains(widget)) << stopName(widget).toStdString() << " is not reached";
        }
    const QString order = "Run the case on both engines now|Engine A|Engine B|Examples…|Hide this panel|Operator|"
                          "DataType|Sizes N|Sizes W|BlockSize|Data|Open…|Layout in memory|Input tensor";
    qsizetype last = 0;
    for (const QString& name : order.split(u'|')) {
        const auto isNamed = [&](const QString& each) { return each.contains(QStringLiteral("“%1”").arg(name)); };
        const auto at = std::ranges::find_if(names, isNamed) - names.begin();
        EXPECT_LT(at, names.size()) << name.toStdString();
        EXPECT_GT(at, last) << name.toStdString();
        last = at;
    }
}

constexpr const char* kColoursLesson = R"(# Colours
Some words, *words that matter*, `code`.

```case
RESAMPLE1 --Sizes 1,2,4,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,1.5 --data iota
pin: 0,1,5,3
```

? Which of them is it?
- [x] This one. Because it is.
- [ ] That one. It is not.
)";

constexpr Theme kThemes[] = {Theme::Light, Theme::Dark, Theme::ContrastLight, Theme::ContrastDark};

struct ContrastTest : LessonWindowTest {
    // Checks every text of every tab in every theme, changing from theme to theme.
    void expectReadable()
    {
        for (const Theme theme : kThemes) {
            applyTheme(*qApp, theme);
            for (const BottomTab& tab : bottomTabs()) {
                trigger(tab.action().toLatin1());
                EXPECT_EQ(unreadable(m_window), "") << qPrintable(name(theme)) << ", " << tab.name;
            }
            trigger("profileTab");
            EXPECT_EQ(unreadable(m_window), "") << qPrintable(name(theme)) << ", values";
            trigger("valuesPanel"); // hidden again
            for (const Side side : {Side::Input, Side::Output}) {
                TextProbe probe(view(side)->size());
                QPainter painter(&probe);
                view(side)->paintVectors(painter);
                painter.end();
                EXPECT_GT(probe.texts().size(), 5U);
                EXPECT_EQ(unreadable(probe), "") << qPrintable(name(theme)) << ", tensor " << int(side);
            }
        }
        applyTheme(*qApp, Theme::Light);
        EXPECT_EQ(unreadable(m_window), "") << "light again";
    }
};

TEST_F(ContrastTest, EveryTextOfALessonReadsInEveryTheme)
{
    m_window.resize(1280, 800);
    openLesson(kColoursLesson);
    expectReadable();
}

TEST_F(ContrastTest, EveryTextOfWhatOpensReadsInEveryTheme)
{
    for (const char* id : {"palette", "range"}) {
        for (const Theme theme : kThemes) {
            applyTheme(*qApp, theme);
            trigger(id);
            int seen = 0;
            for (QWidget* widget : QApplication::topLevelWidgets()) {
                if (!widget->isVisible())
                    continue;
                ++seen;
                EXPECT_EQ(unreadable(*widget), "") << qPrintable(name(theme)) << ", " << id;
                if (widget != &m_window)
                    widget->close();
            }
            EXPECT_GT(seen, 0);
            key(Qt::Key_Escape);
        }
    }
    applyTheme(*qApp, Theme::Light);
}

// A comparison with a failing verdict.
TEST_F(ContrastTest, EveryTextOfAComparisonReadsInEveryTheme)
{
    m_window.resize(1280, 800);
    document().setEngines("cpu", "sabotage:order");
    trigger("compare");
    expectReadable();
}

} // namespace
} // namespace tessera
