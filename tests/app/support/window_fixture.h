// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/latest.h"
#include "app/tensor/canvas/tensor_view.h"
#include "app/window/main_window.h"
#include "tests/app/support/wait.h"

#include <QAbstractSpinBox>
#include <QLabel>
#include <QLineEdit>

#include <gtest/gtest.h>

namespace tessera {

// The real window, offscreen, as a user meets it: on the documentation's example, run and drawn.
class WindowTest : public testing::Test {
protected:
    explicit WindowTest(const WindowOptions& options = {.fresh = true, .theme = Theme::Light})
        : m_window(options)
    {
        QCursor::setPos(0, 0); // not where the test before left it
        m_window.show();
        waitUntilIdle();
    }

    // Until the run has ended and what it changed is drawn: a picture asks workers for its colours, and is drawn again.
    void waitUntilIdle()
    {
        ASSERT_TRUE(waitForRun(*m_window.document()));
        for (int round = 0; round < 3 || workerThreads().activeThreadCount() > 0; ++round) {
            ASSERT_TRUE(workerThreads().waitForDone(kPatience));
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QCoreApplication::processEvents();
        }
    }

    // What a screen reader says of a part of the window.
    QString spoken(const char* objectName) const
    {
        const auto* widget = m_window.findChild<QWidget*>(QLatin1String(objectName));
        return widget ? widget->accessibleName() : QStringLiteral("(no such part)");
    }

    template <class Widget> Widget* named(const QString& accessibleName) const
    {
        for (Widget* widget : m_window.findChildren<Widget*>())
            if (widget->accessibleName() == accessibleName)
                return widget;
        return nullptr;
    }

    TensorView* view(Side side) const
    {
        return named<TensorView>(side == Side::Input ? QStringLiteral("Input tensor")
                                                     : QStringLiteral("Output tensor"));
    }

    // What stands over a tensor: "UINT32 {1, 2, 4, 6}".
    std::string header(Side side) const
    {
        const auto* pane = m_window.centralWidget()->findChild<QWidget*>( // a quiz has panes too
            QLatin1String(side == Side::Input ? "inputPane" : "outputPane"));
        return pane->findChild<QLabel*>(QStringLiteral("description"))->accessibleName().toStdString();
    }

    QPoint middleOf(Side side, std::array<uint32_t, 4> at) const
    {
        const std::vector<uint32_t>& sizes = m_window.document()->tensor(side)->desc.sizes;
        return view(side)->elementRect(elementAt(sizes, at)).center().toPoint();
    }

    // Types over what the field holds, as a user does.
    void type(const QString& field, const QString& text)
    {
        auto* edit = named<QAbstractSpinBox>(field);
        ASSERT_TRUE(edit) << field.toStdString();
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
        waitUntilIdle();
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget* target = QApplication::focusWidget() ? QApplication::focusWidget() : &m_window;
        QTest::keyClick(target, key, modifiers);
        waitUntilIdle();
    }

    // Every text that is to be seen now.
    QString visibleText() const
    {
        QString all;
        for (const QLabel* label : m_window.findChildren<QLabel*>())
            if (label->isVisible())
                all += label->text() + QLatin1Char('\n') + label->accessibleName() + QLatin1Char('\n');
        return all;
    }

    MainWindow m_window;
};

// How many pixels of the picture are nearly of this colour.
inline int pixelsLike(const QImage& picture, const QRect& rect, const QColor& wanted)
{
    int count = 0;
    const QRect inside = rect.intersected(picture.rect());
    for (int y = inside.top(); y <= inside.bottom(); ++y) {
        for (int x = inside.left(); x <= inside.right(); ++x) {
            const QColor is(picture.pixel(x, y));
            count += std::abs(is.red() - wanted.red()) + std::abs(is.green() - wanted.green())
                    + std::abs(is.blue() - wanted.blue())
                < 60;
        }
    }
    return count;
}

} // namespace tessera
