// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/show_window.h"

#include "app/commands/commands.h"
#include "app/window/main_window.h"

#include <QApplication>
#include <QCommandLineParser>

#include <cstdio>

namespace tessera {

bool hasDisplay()
{
#ifdef Q_OS_UNIX
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

int showWindow(int& argc, char** argv)
{
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("tessera"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Tessera"));
    QGuiApplication::setDesktopFileName(QStringLiteral("tessera"));

    QCommandLineParser parser;
    parser.setApplicationDescription(QObject::tr("Opens the window. `tessera --help` lists the commands without one."));
    parser.addHelpOption();
    parser.addOption(
        {QStringLiteral("config"), QObject::tr("Keep the settings in this folder."), QStringLiteral("DIR")});
    parser.addOption({QStringLiteral("fresh"), QObject::tr("Neither read nor write settings.")});
    parser.addOption({QStringLiteral("theme"), QObject::tr("light, dark, contrast-light or contrast-dark."),
                      QStringLiteral("THEME")});
    parser.addOption({QStringLiteral("memory-budget"),
                      QObject::tr("What a case or a file may take, in MiB (half of the machine's memory)."),
                      QStringLiteral("MIB")});
    parser.addPositionalArgument(QStringLiteral("FILE"),
                                 QObject::tr("Cases (.json), tensors (.npy) and pictures to open."),
                                 QStringLiteral("[FILE…]"));
    parser.process(application);

    WindowOptions options{.configFolder = parser.value(QStringLiteral("config")),
                          .fresh = parser.isSet(QStringLiteral("fresh"))};
    if (const QString theme = parser.value(QStringLiteral("theme")); !theme.isEmpty()) {
        options.theme = themeFromName(theme);
        if (!options.theme) {
            std::fprintf(stderr, "tessera: --theme %s: light, dark, contrast-light or contrast-dark would be right\n",
                         qPrintable(theme));
            return exit_code::kBadInput;
        }
    }
    if (const QString budget = parser.value(QStringLiteral("memory-budget")); !budget.isEmpty()) {
        bool isNumber = false;
        options.memoryBudget = budget.toULongLong(&isNumber);
        if (!isNumber || options.memoryBudget == 0 || options.memoryBudget > kMostMebibytes) {
            std::fprintf(stderr, "tessera: --memory-budget %s: a whole number of MiB from 1 to %llu would be right\n",
                         qPrintable(budget), static_cast<unsigned long long>(kMostMebibytes));
            return exit_code::kBadInput;
        }
    }
    MainWindow window(options);
    window.setWindowIcon(QIcon(QStringLiteral(":/icons/tessera.svg")));
    for (const QString& file : parser.positionalArguments())
        window.openFile(file);
    window.show();
    return QApplication::exec();
}

} // namespace tessera
