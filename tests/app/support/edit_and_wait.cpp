// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/edit_and_wait.h"

#include "app/window/main_window.h"
#include "tests/app/support/set_field.h"

#include <QApplication>
#include <QTest>

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

} // namespace tessera
