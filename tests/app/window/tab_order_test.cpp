// SPDX-License-Identifier: GPL-3.0-or-later
// Tab goes through the whole window, and each stop shows that it has the focus.
#include "tests/app/support/window_fixture.h"

#include "app/window/drawer.h"

#include <algorithm>

namespace tessera {
namespace {

QString stopName(const QWidget* widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    const QString said = widget->accessibleName().isEmpty() && button ? button->text() : widget->accessibleName();
    return QStringLiteral("%1 “%2”").arg(QLatin1String(widget->metaObject()->className()), said);
}

constexpr int kLeastRing = 24; // pixels; a caret has fewer

int pixelsThatDiffer(const QImage& one, const QImage& other)
{
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += one.pixel(x, y) != other.pixel(x, y);
    return count;
}

class TabOrderTest : public WindowTest {
protected:
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

    // As it and what lies round it are drawn: a frame round a control may be its parent's.
    QImage seen(QWidget* stop)
    {
        QCoreApplication::processEvents();
        const QRect place = QRect(stop->mapTo(&m_window, QPoint()), stop->size()).adjusted(-3, -3, 3, 3);
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
        m_window.setTheme(theme);
        expectRings(all);
    }
}

TEST_F(TabOrderTest, TheCurrentCellOfATableShowsTheFocus)
{
    m_window.showTab("table");
    document().pin(Pick{Side::Output, 7});
    waitUntilIdle();
    QList<QWidget*> tables;
    for (QTableView* table : m_window.findChildren<QTableView*>())
        if (table->isVisible())
            tables << table;
    EXPECT_FALSE(tables.isEmpty());
    expectRings(tables);
}

TEST_F(TabOrderTest, TheKeyOfATabOfTheDrawerGoesWhereItIsSeen)
{
    for (const DrawerTab& tab : drawerTabs()) {
        SCOPED_TRACE(tab.name);
        view(Side::Output)->setFocus();
        key(tab.key, Qt::AltModifier | Qt::ShiftModifier);
        ASSERT_TRUE(QApplication::focusWidget()->isVisible());
        expectRings({QApplication::focusWidget()});
    }
}

TEST_F(TabOrderTest, ComesRoundInEveryTabOfTheDrawer)
{
    for (const char* line :
         {"DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2", "RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2"}) {
        showCase(line);
        for (const DrawerTab& tab : drawerTabs()) {
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

// The form was scrolled away, and the focus came from outside of it.
TEST_F(TabOrderTest, WhatGetsTheFocusIsScrolledTo)
{
    m_window.resize(1024, 640);
    auto* operators = named<QWidget>("Operator");
    QScrollArea* form = nullptr;
    for (QWidget* around = operators; !form; around = around->parentWidget())
        form = qobject_cast<QScrollArea*>(around);
    view(Side::Output)->setFocus();
    form->verticalScrollBar()->setValue(form->verticalScrollBar()->maximum());
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
            places.push_back(stop->mapTo(bar, QPoint()).x());
    EXPECT_GE(places.size(), 10U);
    EXPECT_TRUE(std::ranges::is_sorted(places));
}

// As they stand: from the strip to the case, the drawer, and the tensors.
TEST_F(TabOrderTest, FollowsThePanels)
{
    QStringList names;
    for (const QWidget* stop : stops())
        names << stopName(stop);
    const char* const kOrder[] = {"Run the case on both engines now",
                                  "Engine A",
                                  "Engine B",
                                  "Examples…",
                                  "Hide this panel",
                                  "Operator",
                                  "DataType",
                                  "Sizes N",
                                  "Sizes W",
                                  "BlockSize",
                                  "Layout of the input",
                                  "Data",
                                  "Open…",
                                  "Input tensor"};
    qsizetype last = 0;
    for (const char* name : kOrder) {
        const auto at =
            std::ranges::find_if(
                names,
                [&](const QString& each) { return each.contains(QStringLiteral("“%1”").arg(QString::fromUtf8(name))); })
            - names.begin();
        EXPECT_LT(at, names.size()) << name;
        EXPECT_GT(at, last) << name;
        last = at;
    }
}

} // namespace
} // namespace tessera
