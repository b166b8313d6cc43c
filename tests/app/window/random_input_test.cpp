// SPDX-License-Identifier: GPL-3.0-or-later
// Clicks and keys at random: the window stands whatever a user does. It means most under the address sanitizer.
// TESSERA_RANDOM_INPUTS says how many inputs, TESSERA_RANDOM_SEED which ones; a failure names the seed and the input.
#include "engine/core/tensor/random.h"
#include "tests/app/support/window_fixture.h"
#include "tests/support/environment.h"

namespace tessera {
namespace {

class RandomInputTest : public WindowTest {
protected:
    RandomInputTest()
    {
        // A dialog or a menu that opens waits in a loop of its own: it is closed from there.
        m_closer.callOnTimeout([] {
            if (QWidget* popup = QApplication::activePopupWidget())
                popup->close();
            else if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
                dialog->reject();
        });
        m_closer.start(20);
    }

    void act()
    {
        QWidget* widget = randomWidget();
        const QPoint at(upTo(widget->width() - 1), upTo(widget->height() - 1));
        switch (m_random.between(0, 6)) {
        case 0:
        case 1:
            return QTest::mouseClick(widget, Qt::LeftButton, randomModifiers(), at);
        case 2:
            return QTest::mouseDClick(widget, Qt::LeftButton, randomModifiers(), at);
        case 3:
            return drag(widget, at);
        case 4:
            return trigger();
        default:
            return QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &m_window, randomKey(),
                                   randomModifiers());
        }
    }

    std::string whyNothingIsShown() const
    {
        std::string said = "A: " + document().engineA().toStdString() + ", B: " + document().engineB().toStdString()
            + ", the run: " + english(document().runError());
        for (const Issue& issue : document().issues())
            said += ", " + issue.path + ": " + english(issue.message);
        return said;
    }

    Random m_random{fromEnvironment("TESSERA_RANDOM_SEED", 1)};

private:
    int upTo(int last) { return static_cast<int>(m_random.below(static_cast<uint64_t>(std::max(last, 0)) + 1)); }

    QWidget* randomWidget()
    {
        QList<QWidget*> seen;
        for (QWidget* widget : m_window.findChildren<QWidget*>())
            if (widget->isVisible() && !widget->isWindow() && widget->isEnabled())
                seen.append(widget);
        return m_random.pick(seen);
    }

    void drag(QWidget* widget, const QPoint& from)
    {
        const QPoint to = from + QPoint(upTo(80) - 40, upTo(80) - 40);
        const QPointer<QWidget> kept(widget);
        QTest::mousePress(widget, Qt::LeftButton, randomModifiers(), from);
        if (kept)
            QTest::mouseMove(widget, to);
        if (kept)
            QTest::mouseRelease(widget, Qt::LeftButton, {}, to);
    }

    // Any action of the menus but those that end the program.
    void trigger()
    {
        QList<QAction*> enabled;
        for (QAction* action : m_window.findChildren<QAction*>())
            if (action->isEnabled() && !action->menu() && action->objectName() != QLatin1String("quit"))
                enabled.append(action);
        if (!enabled.isEmpty())
            m_random.pick(enabled)->trigger();
    }

    Qt::Key randomKey()
    {
        static constexpr Qt::Key special[] = {Qt::Key_Tab,    Qt::Key_Return, Qt::Key_Escape,    Qt::Key_Left,
                                              Qt::Key_Right,  Qt::Key_Up,     Qt::Key_Down,      Qt::Key_PageDown,
                                              Qt::Key_Delete, Qt::Key_Home,   Qt::Key_F8,        Qt::Key_Space,
                                              Qt::Key_Plus,   Qt::Key_Minus,  Qt::Key_Backspace, Qt::Key_Comma};
        if (m_random.oneIn(2))
            return m_random.pick(special);
        return static_cast<Qt::Key>(m_random.between(Qt::Key_0, Qt::Key_Z));
    }

    // Never Ctrl with a letter: it would end the program, or ask the desktop for a file.
    Qt::KeyboardModifiers randomModifiers() { return m_random.oneIn(4) ? Qt::ShiftModifier : Qt::NoModifier; }

    QTimer m_closer;
};

TEST_F(RandomInputTest, NothingBreaksTheWindow)
{
    const uint64_t inputs = fromEnvironment("TESSERA_RANDOM_INPUTS", 300);
    for (uint64_t i = 0; i < inputs; ++i) {
        SCOPED_TRACE("input " + std::to_string(i));
        ASSERT_NO_THROW(act());
        QCoreApplication::processEvents();
        ASSERT_TRUE(m_window.isVisible());
    }
    // It still works: a case is opened, run and shown. Inputs may have made a case that takes minutes, chosen an engine
    // that is not installed, begun what changes the case when it ends, or switched Live off.
    document().newCase(documentationExample());
    document().setEngines("cpu", "");
    document().cancel();
    waitUntilIdle();
    document().newCase(documentationExample());
    document().run();
    waitUntilIdle();
    EXPECT_TRUE(document().shown()) << whyNothingIsShown();
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 2, 4, 6}");
}

} // namespace
} // namespace tessera
