// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/program/offscreen.h"

#include "app/base/work/latest.h"
#include "app/cli/commands/commands.h"

#include <QApplication>

#include <cstdio>
#include <cstdlib>

namespace tessera {

namespace {

// Qt keeps references to these.
int argc = 1;
char programName[] = "tessera";
char* argv[] = {programName, nullptr};

// Where Qt cannot start it would end the program by a signal. The first paragraph says why; the rest is about Qt.
[[noreturn]] void endWith(const QString& message)
{
    std::fprintf(stderr, "tessera-window: %s\n", qPrintable(message.section(QLatin1Char('\n'), 0, 0)));
    std::_Exit(exit_code::kEngineFailed);
}

// What Qt says of its own (no runtime folder, a plug-in that cannot do something) is nothing that a command's user
// asked about.
void leaveOut(QtMsgType type, const QMessageLogContext&, const QString& message)
{
    if (type == QtFatalMsg)
        endWith(message);
    if (type == QtCriticalMsg)
        std::fprintf(stderr, "tessera-window: %s\n", qPrintable(message));
}

QtMessageHandler usual = nullptr;

void passOn(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type == QtFatalMsg)
        endWith(message);
    usual(type, context, message);
}

} // namespace

void silenceQt()
{
    qInstallMessageHandler(leaveOut);
}

void endWithSentenceWithoutQt()
{
    usual = qInstallMessageHandler(passOn);
}

OffscreenApplication::OffscreenApplication(double scale)
{
    if (QCoreApplication::instance())
        return;
    requireThreads();
    silenceQt();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", QByteArray::number(scale)); // the widgets themselves, not an enlarged picture of them
    m_own = std::make_unique<QApplication>(argc, argv);
}

OffscreenApplication::~OffscreenApplication() = default;

} // namespace tessera
