// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/support/wait.h"

#include <QtWidgets>

#include <gtest/gtest.h>

#include <functional>

namespace tessera {

// Answers the dialogs that an action opens, one after the other.
class Answers {
public:
    using Answer = std::function<void(QWidget&)>;

    explicit Answers(std::vector<Answer> answers)
        : m_answers(std::move(answers))
    {
        m_timer.setInterval(20);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { look(); });
        m_timer.start();
    }
    ~Answers() { EXPECT_EQ(m_next, m_answers.size()) << "dialogs did not come"; }

private:
    void look()
    {
        QWidget* dialog = QApplication::activeModalWidget();
        m_idle = dialog ? m_idle + 1 : 0;
        if (m_idle * m_timer.interval() > kPatience / 2) { // gives up after a time
            ADD_FAILURE() << "nobody answered " << dialog->windowTitle().toStdString();
            dialog->close();
        }
        if (!dialog || dialog == m_last || m_next == m_answers.size())
            return;
        m_last = dialog;
        m_idle = 0;
        // Queued, since an answer may open the next dialog and wait for it.
        QMetaObject::invokeMethod(
            &m_timer, [answer = m_answers[m_next++], dialog] { answer(*dialog); }, Qt::QueuedConnection);
    }

    std::vector<Answer> m_answers;
    size_t m_next = 0;
    QPointer<QWidget> m_last;
    int m_idle = 0; // how often the same dialog was seen
    QTimer m_timer;
};

// Types a path into the dialog for files.
inline Answers::Answer typePath(const QString& path)
{
    return [path](QWidget& dialog) {
        auto* name = dialog.findChild<QLineEdit*>("fileNameEdit");
        ASSERT_TRUE(name) << dialog.metaObject()->className();
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    };
}

// The visible button with this text, without the mark of its key, or with this accessible name.
inline QAbstractButton* buttonOf(QWidget& root, const QString& text)
{
    for (auto* button : root.findChildren<QAbstractButton*>())
        if (button->isVisible() && (button->text().remove(u'&') == text || button->accessibleName() == text))
            return button;
    return nullptr;
}

inline void press(QWidget& root, const QString& text)
{
    QAbstractButton* button = buttonOf(root, text);
    ASSERT_TRUE(button && button->isEnabled()) << text.toStdString();
    // The right end of a check box takes no clicks.
    QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
}

} // namespace tessera
