// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/segmented_control.h"
#include "app/teach/lesson/lesson_panel.h"
#include "app/teach/lesson/task_box.h"
#include "tests/app/support/window_fixture.h"

#include <stdexcept>

namespace tessera {

// The real window with a lesson.
struct LessonWindowTest : WindowTest {
    LessonPanel& panel() const { return *m_window.findChild<LessonPanel*>(); }
    QTextBrowser& text() const { return *panel().findChild<QTextBrowser*>(); }
    std::string words() const { return text().toPlainText().toStdString(); }
    QPushButton& button(const char* words) const
    {
        for (QPushButton* each : panel().findChildren<QPushButton*>())
            if (each->text() == QLatin1String(words))
                return *each;
        throw std::runtime_error(words);
    }
    bool isEnabled(const char* id) const { return action(id)->isEnabled(); }
    void openLesson(const QByteArray& lesson)
    {
        writeContent(path("lesson.md"), lesson);
        ASSERT_TRUE(m_window.files().openApart(path("lesson.md")));
        waitUntilIdle();
    }
    TaskBox& box() const { return *m_window.findChild<TaskBox*>(); }
    QAbstractButton& segment(const char* words) const // the button of a knob's choice
    {
        for (auto* control : box().findChildren<SegmentedControl*>())
            for (QAbstractButton* each : control->segments())
                if (each->text() == QLatin1String(words))
                    return *each;
        throw std::runtime_error(words);
    }
    void turnTo(const char* words) // turns a knob to this choice
    {
        QAbstractButton& button = segment(words);
        button.setFocus();
        QTest::keyClick(&button, Qt::Key_Space);
        waitUntilIdle();
    }
    std::string standing() const { return labelText("taskStanding"); }
    void goTo(size_t step)
    {
        panel().setStep(step);
        waitUntilIdle();
    }
};

} // namespace tessera
