// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments/shared_options.h"
#include "app/window/window_services.h"

#include "app/base/controls/latest.h"
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/stream_input.h"
#include "app/model/document/picture_codec.h"
#include "app/window/files/files_controller.h"
#include "app/window/main_window.h"
#include "app/window/views/view_area.h"
#include "engine/compute/foreign/child_process.h"

#include <QApplication>
#include <QScreen>

namespace tessera {

namespace {

WindowOptions windowOptionsFrom(const CommandLine& line)
{
    WindowOptions options{.configFolder = QString::fromStdString(line.value("config").value_or("")),
                          .fresh = line.value("fresh").has_value(),
                          .listens = line.value("listen").has_value()};
    if (const auto theme = line.value("theme"))
        options.theme = themeFromName(QString::fromStdString(*theme));
    if (const auto language = line.value("language"))
        options.language = QString::fromStdString(*language);
    if (const auto budget = line.value(kMemoryBudget.name))
        options.memoryBudget = wholeNumber(kMemoryBudget.name, *budget, 1, kMostMebibytes);
    return options;
}

void open(MainWindow& window, const CaseArgument& argument)
{
    const auto* file = argument.path();
    if (file && !isStream(*file))
        window.files().openApart(QString::fromStdString(file->string()));
    else
        window.files().openCase(loadCase(argument, windowPictureCodec(), window.document()->memoryBudget()).first());
}

} // namespace

int showWindow(const Arguments& arguments)
{
    // Qt removes its own options from these arguments, and refers to them as long as the application lives.
    std::vector<std::string> words = {"tessera-window"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers = argumentPointers(words);
    int count = int(words.size());

    requireThreads();
    endWithSentenceWithoutQt();
    QApplication application(count, pointers.data());
    QCoreApplication::setApplicationName(QStringLiteral("tessera"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Tessera"));
    QGuiApplication::setDesktopFileName(QStringLiteral("tessera"));

    const CommandLine line(kWindowText, arguments);
    MainWindow window(windowOptionsFrom(line));
    window.setWindowIcon(QIcon(QStringLiteral(":/icons/tessera.svg")));
    for (const CaseArgument& argument : line.cases())
        open(window, argument);
    if (const std::optional<StepOptions> steps = stepsFromOptions(line))
        window.document()->setPlay(playState(steps));
    const QSize frame(16, 48); // the frame of most window managers
    const bool fits = (window.size() + frame).boundedTo(window.screen()->availableSize()) == window.size() + frame;
    fits ? window.show() : window.showMaximized();
    return QApplication::exec();
}

} // namespace tessera
