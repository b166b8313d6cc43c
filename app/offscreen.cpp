// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/offscreen.h"

#include "app/work/worker.h"

#include <QApplication>

#include <cstdio>

namespace tessera {

namespace {

// Qt keeps references to these.
int argc = 1;
char name[] = "tessera";
char* argv[] = {name, nullptr};

// What Qt says of its own (no runtime folder, a plug-in that cannot do something) is nothing that a command's user
// asked about.
void leaveOut(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "tessera-window: %s\n", qPrintable(message));
}

} // namespace

void silenceQt()
{
    qInstallMessageHandler(leaveOut);
}

OffscreenApplication::OffscreenApplication(double scale)
{
    if (QCoreApplication::instance())
        return;
    needThreads();
    silenceQt();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", QByteArray::number(scale)); // the widgets themselves, not an enlarged picture of them
    m_own = std::make_unique<QApplication>(argc, argv);
}

OffscreenApplication::~OffscreenApplication() = default;

} // namespace tessera
