// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/window_settings.h"

#include "tests/fuzz/fuzz.h"

#include <QFile>

#include <cmath>

namespace tessera {
namespace {

// As the window does at its start.
void readAll(WindowSettings& settings)
{
    const TextSettings text = keptText(settings);
    expect(std::isfinite(text.scale) && text.scale > 0);
    expect(keptBudget(settings) <= UINT64_MAX >> 20);
    static_cast<void>(keptTheme(settings));
    for (const QString& file : settings.recentFiles())
        expect(QFile::exists(file));
}

} // namespace

// Whatever stands in the file, the settings are values that the window can use, and one that is set is kept.
void fuzz(std::string_view bytes)
{
    qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {}); // unknown keys are no news
    // Another folder for each input, since Qt remembers what a file of one name held.
    static int count = 0;
    const std::filesystem::path folder = ownPlace("settings-" + std::to_string(++count));
    std::filesystem::create_directories(folder);
    write(folder / "tessera.json", bytes);
    const QString path = QString::fromStdString(folder.string());
    {
        WindowSettings settings(path);
        readAll(settings);
        settings.set(QStringLiteral("theme"), QStringLiteral("dark"));
        settings.addRecentFile(path);
    }
    {
        WindowSettings settings(path);
        expect(settings.value(QStringLiteral("theme")) == QStringLiteral("dark"));
        expect(settings.recentFiles().value(0) == path);
    }
    std::filesystem::remove_all(folder);
}

} // namespace tessera
