// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_programs.h"
#include "app/window/files/files_controller.h"
#include "app/window/main_window.h"
#include "tests/app/support/set_field.h"
#include "tests/app/support/wait.h"

#include <QApplication>
#include <QtWidgets>

#include <cstdio>

namespace tessera {

int editAndWait(const QString& configFolder)
{
    MainWindow window({.configFolder = configFolder, .fresh = false, .theme = Theme::Light});
    window.show();
    Document& document = *window.document();
    (void)QTest::qWaitFor([&] { return document.shown() && !document.isRunning(); }, 20000);
    QTest::keyClick(&window, Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
    setFieldText(document, "BlockSize", "4");
    (void)QTest::qWaitFor([&] { return !document.isStale() && !document.isRunning(); }, 20000);
    document.pin(Pick{Side::Output, elementAt(document.shown()->plan.output.sizes, std::vector<uint32_t>{0, 0, 1, 1})});
    std::puts("edited");
    std::fflush(stdout);
    return QApplication::exec();
}

namespace {

// Answers dialogs like a user who saves to the given paths, replaces old files, and discards what cannot be saved.
class User {
public:
    User()
    {
        m_timer.setInterval(10);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { answer(); });
        m_timer.start();
    }

    void setPath(const QString& path)
    {
        m_path = path;
        m_answers.clear();
    }

private:
    void answer()
    {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        if (++m_answers[dialog->windowTitle()] > 10) // saving fails again and again
            return dialog->reject();
        if (auto* name = dialog->findChild<QLineEdit*>("fileNameEdit")) {
            name->setText(m_path);
            QMetaObject::invokeMethod(dialog, &QDialog::accept, Qt::QueuedConnection);
        } else if (QAbstractButton* button = wanted(*dialog)) {
            QMetaObject::invokeMethod(button, &QAbstractButton::click, Qt::QueuedConnection);
        }
    }

    static QAbstractButton* wanted(const QDialog& dialog)
    {
        const auto buttons = dialog.findChildren<QAbstractButton*>();
        for (const char* words : {"Discard", "Don’t save", "Replace", "Yes", "Save", "OK", "Close"})
            for (QAbstractButton* button : buttons)
                if (button->isVisible() && button->text().remove(u'&').startsWith(QString::fromUtf8(words)))
                    return button;
        return nullptr;
    }

    QTimer m_timer;
    QString m_path;
    QHash<QString, int> m_answers; // by the dialog's title, for this path
};

void trigger(MainWindow& window, const char* action)
{
    window.actions().get(QLatin1String(action))->trigger();
    waitForRun(*window.document());
}

} // namespace

int useWindow(const QString& folder)
{
    const QDir dir(folder);
    User user;
    MainWindow window({.configFolder = dir.filePath("config"), .fresh = false, .theme = Theme::Light});
    window.show();
    waitForRun(*window.document());
    if (window.files().tryOpen(dir.filePath("case.json"))) {
        waitForRun(*window.document());
        setFieldText(*window.document(), "BlockSize", "4");
        waitForRun(*window.document());
        trigger(window, "save");
    }
    user.setPath(dir.filePath("view.png"));
    trigger(window, "exportView");
    user.setPath(dir.filePath("output.npy"));
    trigger(window, "saveOutput");
    window.close();
    return 0;
}

} // namespace tessera
